"""Short forms for matches of DuelCard in tests: positions in one line, moves as lines, what can be seen of them.

A letter is a card: p w f the types, T Thief, S Strength, C Chest, B Block, J Joker.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from game.engine.contract import Intent
from game.engine.errors import IllegalAction
from game.engine.event import Event, events_for
from game.engine.text import Text
from game.engine.view import PUBLIC, Outcome, Seat, Slot
from game.games.duelcard.cards import KINDS
from game.games.duelcard.phases import ANSWER
from game.games.duelcard.rules import RULES
from game.games.duelcard.state import DuelCardState

LETTERS = dict(zip("pwfTSCBJ", KINDS, strict=True))


def words(letters: str) -> list[str]:
    """Cards by name from their letters."""
    return [LETTERS[letter] for letter in letters]


def cards(letters: str) -> list[int]:
    """Cards by number, sorted as a hand is."""
    return sorted(KINDS.index(word) for word in words(letters))


def letters(kinds: Iterable[int]) -> str:
    """The letters of cards, sorted by kind."""
    return "".join("pwfTSCBJ"[kind] for kind in sorted(kinds))


def match(
    *hands: str, deck: str = "", discard: str = "", trophies: Sequence[str] = (), moves: Sequence[str] = (), **rest: Any
) -> DuelCardState:
    """A position with a log; ``deck`` from the top, under it all cards named nowhere; see `position`."""
    rows = [*trophies, *([""] * len(hands))]
    seats = [{"hand": words(hand), "trophies": words(row)} for hand, row in zip(hands, rows, strict=False)]
    state = RULES.position({"seat": seats, "deck": words(deck), "discard": words(discard), **rest})
    state.log = []
    return play(state, *moves)


def only(state: DuelCardState, deck: str = "") -> DuelCardState:
    """The same position with nothing in the deck but these cards, the top first: the rest has left the table."""
    state.deck = [KINDS.index(word) for word in words(deck)][::-1]
    return state


def play(state: DuelCardState, *moves: str) -> DuelCardState:
    """Play lines like ``0 steal thief 2``, checked; ``01 pass``: seat 0 passes, then seat 1."""
    for line in moves:
        seats, _, action = line.partition(" ")
        for seat in seats:
            state.play(int(seat), RULES.parse_action(action))
    return state


def to_duel(state: DuelCardState) -> DuelCardState:
    """Everyone passes in hand mode."""
    return play(state, *(f"{seat} pass" for seat in state.from_turner()))


def clash(state: DuelCardState, *plays: str) -> DuelCardState:
    """Everyone lays his play, by seat; ``-`` is the empty one."""
    for seat, laid in enumerate(plays):
        names = " ".join(KINDS[card] for card in cards(laid.replace("-", ""))) or "nothing"
        play(state, f"{seat} play {names}")
    return state


def hands(state: DuelCardState) -> list[str]:
    return [letters(hand) for hand in state.hands]


def legal(state: DuelCardState, seat: Seat) -> set[str]:
    """Text forms of what a pending seat may do."""
    assert seat in state.pending()
    return {RULES.action_text(action) for action in state.legal(seat)}


def refused(state: DuelCardState, seat: Seat, action: str) -> tuple[str, str]:
    """(key without its prefix, rule) of the reason why an action is refused."""
    try:
        state.play(seat, RULES.parse_action(action))
    except IllegalAction as refusal:
        return short(refusal.reason)
    raise AssertionError(f"{seat} {action} was allowed")


def short(reason: Text) -> tuple[str, str]:
    """(key without its prefix, rule)."""
    assert reason.key.startswith("duelcard.no.")
    return reason.key.removeprefix("duelcard.no."), str(reason.arg("rule"))


def meant(state: DuelCardState, seat: Seat, source: Slot | None, target: Slot | str) -> list[str]:
    """What a gesture means."""
    return [RULES.action_text(action) for action in RULES.actions(state.view(seat), Intent(source, target))]


def why_not(state: DuelCardState, seat: Seat, source: Slot | None, target: Slot | str) -> tuple[str, str]:
    """Why a gesture means nothing."""
    intent = Intent(source, target)
    assert RULES.actions(state.view(seat), intent) == ()
    return short(RULES.why_not(state.view(seat), intent))


def seen(state: DuelCardState, viewer: Seat = PUBLIC) -> tuple[Event, ...]:
    """The whole log as one viewer sees it."""
    assert state.log is not None
    return events_for(state.log, viewer)


def kinds(state: DuelCardState, viewer: Seat = PUBLIC) -> list[str]:
    """The kinds of all events a viewer saw."""
    return [event.kind for event in seen(state, viewer)]


def draws(state: DuelCardState) -> list[tuple[Seat, int]]:
    """(who, how many) of each draw so far, as everyone saw it."""
    told = [event for event in seen(state) if event.kind in ("draw", "deal")]
    return [(int(event.moves[0][1][0].removeprefix("hand/")), len(event.moves)) for event in told]


def outcome(state: DuelCardState) -> Outcome:
    found = state.outcome()
    assert found is not None
    return found


def steal(state: DuelCardState, thief: Seat, victim: Seat, letter: str, by: str = "thief") -> DuelCardState:
    """A theft of that card that nobody answers."""
    pick = index_of(announced(state, thief, victim, by), victim, letter)
    return play(state, f"{thief} pick {pick + 1}")


def announced(state: DuelCardState, thief: Seat, victim: Seat, by: str = "thief") -> DuelCardState:
    """A theft that nobody answers, before the card is picked."""
    play(state, f"{thief} steal {by} {victim + 1}")
    while state.phase == ANSWER:
        play(state, f"{state.asked[0]} pass")
    return state


def index_of(state: DuelCardState, victim: Seat, letter: str) -> int:
    """Where among the backs held out a card is."""
    return state.offered.index(state.hands[victim].index(KINDS.index(LETTERS[letter])))
