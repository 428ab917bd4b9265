"""Decisions as they are met in play: what is put to computer players, for those who measure them."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from game.bots.guide import guide
from game.bots.thought import Table
from game.bots.worker import BotRequest
from game.engine.chance import derived
from game.engine.contract import Action, State
from game.engine.view import Seat
from game.games import registry

LONGEST = {"hard": 2.0, "champion": 3.0}
"""Seconds in which a level has answered at the latest, from the question to the answer's being there."""


@dataclass(slots=True)
class Deal:
    """One game, from choice to choice. The same deal, levels and answers are the same game as `contest` plays."""

    game: str
    seed: int
    levels: tuple[str, ...]
    """Who plays, by seat."""
    ply: int = 0
    """How many actions have been played."""
    state: State = field(init=False)

    def __post_init__(self) -> None:
        self.state = registry.rules(self.game).new(self.seed, {}).clone()

    def asked(self) -> BotRequest | None:
        """The next decision with a choice, all before it that leave none being made; None if the game is over."""
        while pending := self.state.pending():
            seat = pending[0]
            legal = self.state.legal(seat)
            if len(legal) > 1:
                view, bot_seed = self.state.view(seat), derived(self.seed, len(self.levels))
                return BotRequest(self.game, self.levels[seat], (), view, tuple(legal), bot_seed, seat, self.ply)
            self.play(seat, legal[0])
        return None

    def play(self, seat: Seat, action: Action) -> None:
        """Carry out an action; IllegalAction if it is none, and nothing has changed then."""
        self.state.play(seat, action)
        self.ply += 1


def table_of(request: BotRequest) -> Table:
    """The decision as a bot sees it."""
    return Table(registry.rules(request.game), guide(request.game), request.view)


def takes_thought(request: BotRequest) -> bool:
    """Whether it makes a thinking bot think: several meanings, and no draft."""
    table = table_of(request)
    world = table.world(Random(derived(request.bot_seed, request.seat, request.ply)))
    return len(table.options(world, request.seat).actions) > 1 and not table.drafting(world)
