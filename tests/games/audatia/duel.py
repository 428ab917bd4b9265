"""Short forms for duels in tests: positions in two lines, moves, and what can be seen of the result.

``"mf_l rf_r | donna_destra | audatia fortitudo"``: hand, posta or side, virtues; more about a seat by keyword.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.engine.errors import IllegalAction
from game.engine.text import Text
from game.engine.view import Seat
from game.games.audatia.cards import KIND, KINDS, POSTE
from game.games.audatia.phases import OVER
from game.games.audatia.rules import RULES
from game.games.audatia.state import AudatiaState
from tests.games.cases import Case
from tests.games.walk import step

SIDES = ("middle", "right", "left")
GALEAZZO, BOUCICAULT, AGNES, PATRON = "galeazzo", "boucicault", "agnes", "patron"


def side(words: str, **more: Any) -> dict[str, Any]:
    """One seat's table of a position."""
    hand, place, virtues = (part.split() for part in words.split("|"))
    where = {"side" if place[0] in SIDES else "posta": place[0]} if place else {}
    return {"hand": hand, "virtues": virtues, **where, **more}


def duel(one: str, two: str, *moves: str, chars: tuple[str, str] = (GALEAZZO, GALEAZZO), **more: Any) -> AudatiaState:
    """A position with a log, and lines like ``0 attack mf_l`` played in it.

    Keywords ``one_...`` and ``two_...`` are for the tables of the seats, others for the whole.
    """
    tables = []
    for words, prefix, character in ((one, "one_", chars[0]), (two, "two_", chars[1])):
        own = {key.removeprefix(prefix): value for key, value in more.items() if key.startswith(prefix)}
        tables.append(side(words, character=character, **own))
    rest = {key: value for key, value in more.items() if not key.startswith(("one_", "two_"))}
    state = RULES.position({"seat": tables, **rest})
    state.log = []
    return play(state, *moves)


def play(state: AudatiaState, *moves: str) -> AudatiaState:
    """Play lines like ``0 attack mf_l``, checked."""
    for line in moves:
        seat, _, words = line.partition(" ")
        state.play(int(seat), RULES.parse_action(words))
    return state


def walked(case: Case, seed: int) -> Iterator[AudatiaState]:
    """A random game, step by step."""
    for state, _, _ in step(case, seed):
        assert isinstance(state, AudatiaState)
        yield state


def legal(state: AudatiaState, seat: Seat | None = None) -> set[str]:
    """Text forms of what a pending seat may do."""
    if seat is None:
        (seat,) = state.pending()
    assert seat in state.pending()
    return {RULES.action_text(action) for action in state.legal(seat)}


def uses(state: AudatiaState, word: str) -> set[str]:
    """The cards with which the pending seat can do something."""
    return {words.partition(" ")[2] for words in legal(state) if words.partition(" ")[0] == word}


def asked(state: AudatiaState) -> str:
    """Who decides what: ``1 react``."""
    return " ".join(f"{seat} {d.kind}" for seat in state.pending() if (d := state.decision(seat)) is not None)


def refused(state: AudatiaState, line: str) -> str:
    """Key and rule of the refusal: ``closed A15``."""
    seat, _, words = line.partition(" ")
    try:
        state.play(int(seat), RULES.parse_action(words))
    except IllegalAction as refusal:
        reason: Text = refusal.reason
        return f"{reason.key.removeprefix('audatia.no.')} {reason.arg('rule')}"
    raise AssertionError(f"{line} was possible")


def places(state: AudatiaState) -> tuple[str, str]:
    """By seat: the posta, or the side of the pile."""
    return tuple(  # pyright: ignore[reportReturnType]
        POSTE[state.posta[seat]] if state.posta[seat] >= 0 else SIDES[state.side[seat]] for seat in (0, 1)
    )


def hand(state: AudatiaState, seat: Seat) -> list[str]:
    """The cards in a hand, by name."""
    return [KINDS[card] for card in state.hand(seat)]


def names(cards: list[int]) -> list[str]:
    return [KINDS[card] for card in cards]


def kind(name: str) -> int:
    return KIND[name]


def won(state: AudatiaState) -> tuple[Seat, str]:
    """Who has won, and why."""
    outcome = state.outcome()
    assert state.phase == OVER and outcome is not None
    why = outcome.reason.arg("why")
    assert isinstance(why, Text)
    return (outcome.winners[0] if outcome.winners else -1), why.key.removeprefix("audatia.why.")


def is_break_off(state: AudatiaState, bout: int = 2) -> bool:
    """Whether both are out of range again."""
    return state.bout == bout and state.posta == [-1, -1] and not state.pile[0] and not state.pile[1]


def to_steps(state: AudatiaState, one: str, two: str) -> AudatiaState:
    """From trades to the first step: nobody trades, both choose these poste, nobody plays an ability."""
    while asked(state).endswith("trade"):
        play(state, f"{state.pending()[0]} ready")
    play(state, f"0 posta {one}", f"1 posta {two}")
    while asked(state).endswith("out"):
        play(state, f"{state.pending()[0]} pass")
    return state
