"""How often a computer player does what in each information set of a small game, found out by asking it many times."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from game.bots.guide import guide
from game.bots.players import SearchBot
from game.bots.thought import Findings, Meaning, Table, Watch
from game.engine.chance import derived
from game.engine.contract import Budget
from game.engine.view import View
from game.games import registry
from tests.bots.exact import InfoSet, SmallGame, Strategy, best_reply

DRAWS = 60
"""Of one search so many choices are drawn: searching takes long, drawing does not."""
Mix = list[float]


def still() -> Watch:
    """A watch whose time never ends."""
    return Watch(lambda: 0.0)


class Surest(SearchBot):
    """Broken on purpose: it always plays what it wants to play most."""

    def drawn(self, findings: Findings, rng: Random) -> Meaning:
        """The first of the findings, whatever its share."""
        return findings[0].meaning


class Asked:
    """A searching player, asked in small positions of one game; ``hints`` other than the game's can be given."""

    def __init__(self, game: str, bot: SearchBot | None = None, hints: Any = None) -> None:
        self._rules = registry.rules(game)
        self._hints = hints or guide(game)
        self._bot = bot or SearchBot(game, still())

    def mix(self, info: InfoSet, iterations: int, seeds: Sequence[int]) -> Mix:
        """The mean over searches, one for each seed, of how often each action of ``info`` is played."""
        legal = info.actions
        counts = [0.0] * len(legal)
        table = Table(self._rules, self._hints, info.state.view(info.seat))
        for seed in seeds:
            rng = Random(seed)
            findings = self._bot.findings(table, rng, Budget(iterations, 1.0))
            labels = table.options(table.world(rng), info.seat).labels
            for _ in range(DRAWS):
                meaning = self._bot.drawn(findings, rng)
                alike = [place for place, action in enumerate(legal) if labels.get(action) == meaning]
                for place in alike:
                    counts[place] += 1 / len(alike)
        total = sum(counts)
        return [count / total for count in counts]

    def strategy(self, game: SmallGame, iterations: int, searches: int, seed: int) -> list[Mix]:
        """The player's part for both seats. Where its own choices never lead it is not asked and counts as even."""
        result = game.even()
        known: dict[View, Mix] = {}
        reached = [1.0] * len(game.infos)
        for info in game.infos:
            if info.past is not None:
                before, choice = info.past
                reached[info.number] = reached[before] * result[before][choice]
            if not reached[info.number]:
                continue
            view = info.state.view(info.seat)
            if view not in known:
                seeds = [derived(seed, len(known), search) for search in range(searches)]
                known[view] = self.mix(info, iterations, seeds)
            result[info.number] = known[view]
        return result


def mean(one: Strategy, other: Strategy) -> list[Mix]:
    """Half of the time the one, else the other, tossed anew at every decision."""
    return [[(a + b) / 2 for a, b in zip(row, line, strict=True)] for row, line in zip(one, other, strict=True)]


def crossed(game: SmallGame, one: Strategy, other: Strategy) -> float:
    """NashConv without the luck of the draw: replies learned from one half of the searches, tried on the other half.

    In the mean no more than the true one, while a reply to the very searches that it is tried on gains more.
    """
    gains = 0.0
    for learned, tried in ((one, other), (other, one)):
        for seat, sign in ((0, 1), (1, -1)):
            reply = best_reply(game, seat, learned)[1]
            mine = [reply[i.number] if i.seat == seat else tried[i.number] for i in game.infos]
            gains += sign * game.judge(mine)
    return gains / 2
