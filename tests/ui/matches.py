"""Matches at a moment of interest, played there by the rule player without a screen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

from game.bots.players import player
from game.engine.contract import Action, Options
from game.engine.view import Seat
from game.games.castle import chronicle
from game.games.castle.phases import AIM, ANSWER, ASSAULT, COMMIT, DEPLOY, EXPLORE
from game.games.castle.rules import RULES, CastleRules
from game.games.castle.state import CastleState
from game.match.match import Match
from game.match.seats import SeatSetup
from tests.games.cases import Game
from tests.games.castle.duel import side
from tests.games.castle.redeal import redeal
from tests.ui.pilot import NAMES

PHASES = {"aim": AIM, "assault": ASSAULT, "commit": COMMIT, "explore": EXPLORE, "answer": ANSWER}


def fresh(
    seed: int, *, hotseat: bool = False, best_of: int = 1, folder: Path | None = None, level: str = "easy"
) -> Match:
    """A match before its first action."""
    second = SeatSetup("human", NAMES[1]) if hotseat else SeatSetup("bot", NAMES[1], level)
    seats = [SeatSetup("human", NAMES[0]), second]
    return Match.new("castle", seed=seed, options={"best_of": best_of}, seats=seats, bot_seed=1, folder=folder)


def four(seed: int, kinds: str = "hbbb", *, best_of: int = 1, folder: Path | None = None) -> Match:
    """A match of two against two before its first action; ``kinds``: people (h) and computer players (b) by seat."""
    seats = [
        SeatSetup("human", name) if kind == "h" else SeatSetup("bot", name, "easy")
        for kind, name in zip(kinds, NAMES, strict=True)
    ]
    return Match.new("castle", seed=seed, options={"best_of": best_of}, seats=seats, bot_seed=1, folder=folder)


def choice(match: Match, seat: Seat) -> Action:
    """What the rule player would do, always the same at the same place."""
    bot, budget = player("castle", "rules")
    return bot.choose(match.view(seat), match.legal(seat), Random(match.ply * 2 + seat), budget).action


def go_on(match: Match, until: Callable[[Match], bool], most: int = 600) -> Match:
    """Play until something holds, bots first as at a table."""
    for _ in range(most):
        if until(match):
            return match
        pending = match.pending()
        assert pending, "the match is over and it never came so far"
        seat = max(pending, key=lambda s: (match.seats[s].kind == "bot", -pending.index(s)))
        match.play(seat, choice(match, seat))
    raise AssertionError("it never came so far")


def to_phase(match: Match, phase: str, seat: Seat = 0, nth: int = 1) -> Match:
    """To the nth time that a seat alone owes a decision in a phase."""
    seen = 0

    def there(m: Match) -> bool:
        nonlocal seen
        facts = m.view(seat).facts
        seen += m.pending() == (seat,) and facts.phase == PHASES[phase]
        return seen >= nth

    return go_on(match, there)


def before_the_end(seed: int, **how: bool | int | Path | None) -> tuple[Match, Action]:
    """A match before the last answer of seat 0, which ends the deal, and that answer."""
    whole = go_on(fresh(seed), lambda m: m.deal_over)
    steps = whole.deals[-1].steps
    last = max(ply for ply, step in enumerate(steps) if step.seat == 0)
    assert last >= len(steps) - 2
    match = fresh(seed, **how)  # type: ignore[arg-type]
    for ply, step in enumerate(steps):
        if ply != last:
            match.play(step.seat, step.action)
    return match, steps[last].action


class Beginning(CastleRules):
    """The rules, but every deal begins with one given state."""

    def __init__(self, begin: CastleState) -> None:
        self._begin = begin.clone()

    def new(self, seed: int, options: Options) -> CastleState:
        again = self._begin.clone()
        again.log = []
        if again.phase == DEPLOY:
            chronicle.dealt(again)
        return again


def beginning(match: Match, begin: CastleState) -> Match:
    """A match of the same people that begins with a state."""
    return Match(replace(match.setup, rules=Beginning(begin)), match.started)


def staged(one: str, two: str, *moves: str, attacker: Seat = 0, hotseat: bool = False) -> Match:
    """A match whose deal is a position of `duel`, with moves like ``0 attack f1 f2`` played in it."""
    state = RULES.position({"attacker": attacker, "seat": [side(one), side(two)]})
    match = beginning(fresh(1, hotseat=hotseat), state)
    for line in moves:
        seat, _, words = line.partition(" ")
        match.play(int(seat), RULES.parse_action(words))
    return match


def twin(match: Match, viewer: Seat, seed: int) -> Match:
    """Another match that ``viewer`` can't tell from this one: other hidden cards, other secret choices."""
    steps = [(step.seat, step.action) for step in match.deals[-1].steps]
    begin, history = redeal(Game(match.seed, match.options, steps), viewer, Random(seed))
    assert isinstance(begin, CastleState)
    copy = beginning(match, begin)
    for actor, action in history:
        copy.play(actor, action)
    assert copy.view(viewer) == match.view(viewer)
    assert copy.events(viewer) == match.events(viewer)
    return copy
