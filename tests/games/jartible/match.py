"""Short forms for matches of Duelo Jartible in tests: positions in a few words, plays, and what can be seen of them."""

from __future__ import annotations

from typing import Any

from game.engine.contract import Options
from game.engine.errors import IllegalAction
from game.engine.event import Event, events_for
from game.engine.text import Text
from game.engine.view import PUBLIC, Seat
from game.games.jartible.cards import CARD_IDS, CREATURES, KIND_BY_ID, MODELS, SPECIES, SPECIES_IDS
from game.games.jartible.deck import DECK_SIZE, MOST_OF_SPECIES
from game.games.jartible.rules import RULES
from game.games.jartible.state import JartibleState

ROWS = ("hand", "attack", "defence", "spent", "out", "duels", "draw", "pile")


def full_deck(*names: str) -> list[str]:
    """Twenty cards, these among them; the others are plain creatures of few stars."""
    deck = list(names)
    for model in MODELS:
        kind = KIND_BY_ID[model]
        same = [name for name in deck if KIND_BY_ID[name] < CREATURES and SPECIES[KIND_BY_ID[name]] == SPECIES[kind]]
        while len(deck) < DECK_SIZE and len(same) < MOST_OF_SPECIES and model in SPECIES_IDS:
            deck.append(model)
            same.append(model)
    return deck


def side(**rows: Any) -> dict[str, Any]:
    """One seat's table of a position; rows of cards are words in a line."""
    table: dict[str, Any] = {}
    named: list[str] = []
    for key, value in rows.items():
        table[key] = value.split() if key in ROWS else value
        named += table[key] if key in ROWS else [value] if key == "scenario" else []
    return {"deck": full_deck(*named), **table}


def match(one: dict[str, Any], two: dict[str, Any], *moves: str, **rest: Any) -> JartibleState:
    """A position with a log, and lines like ``0 place abubill attack`` played in it."""
    state = RULES.position({"seat": [one, two], **rest})
    state.log = []
    return play(state, *moves)


def play(state: JartibleState, *moves: str) -> JartibleState:
    """Play lines like ``0 place abubill attack``, checked."""
    for line in moves:
        seat, _, words = line.partition(" ")
        state.play(int(seat), RULES.parse_action(words))
    return state

HANDS = (
    "abubill gatapeo toromeo perdigallo botijuno sardinete chicharrones cartujanos feria",
    "abubill gatapeo toromeo perdigallo botijuno sardinete palmas morancos alcazaba",
)


def formation(one: str = HANDS[0], two: str = HANDS[1], *moves: str, **rest: Any) -> JartibleState:
    """Two hands before the first placement; seat 0 begins."""
    return match(side(hand=one), side(hand=two), *moves, **rest)


def window(one: dict[str, Any], two: dict[str, Any], *moves: str, **rest: Any) -> JartibleState:
    """The opening window: seat 0 attacks, seat 1 defends; seat 0 decides on AP first unless told otherwise."""
    return match(one, two, *moves, **{"phase": "support", "opened": "attack", "first_ap": 0, **rest})


def duels(one: str, two: str, *moves: str, **rest: Any) -> JartibleState:
    """A tie-break after one minipoint each."""
    return match(
        side(hand=one, attack="gatapeo", defence="botijuno", minipoints=1),
        side(hand=two, attack="gatapeo", defence="botijuno", minipoints=1),
        *moves, **{"phase": "duel", "window": "tie_break", "opened": "attack", **rest},
    )  # fmt: skip


def dealt(seed: int = 1, **options: Any) -> JartibleState:
    """A match after its first speed draw."""
    return RULES.new(seed, options)


def with_decks(one: list[str], two: list[str], **options: Any) -> Options:
    """Options that name both decks."""
    return {"deck.0": ",".join(one), "deck.1": ",".join(two), **options}


def legal(state: JartibleState, seat: Seat) -> set[str]:
    """Text forms of what a pending seat may do."""
    assert seat in state.pending()
    return {RULES.action_text(action) for action in state.legal(seat)}


def refused(state: JartibleState, seat: Seat, words: str) -> tuple[str, str]:
    """(key without its prefix, rule) of the reason why an action is refused."""
    try:
        state.play(seat, RULES.parse_action(words))
    except IllegalAction as refusal:
        return short(refusal.reason)
    raise AssertionError(f"{seat} {words} was allowed")


def short(reason: Text) -> tuple[str, str]:
    """(key without its prefix, rule)."""
    assert reason.key.startswith("jartible.no.")
    return reason.key.removeprefix("jartible.no."), str(reason.arg("rule"))


def seen(state: JartibleState, viewer: Seat = PUBLIC) -> tuple[Event, ...]:
    """The whole log as one viewer sees it."""
    assert state.log is not None
    return events_for(state.log, viewer)


def told(state: JartibleState, kind: str, viewer: Seat = PUBLIC) -> list[Event]:
    """The events of one kind that a viewer saw."""
    return [event for event in seen(state, viewer) if event.kind == kind]


def totals(state: JartibleState) -> list[tuple[Any, ...]]:
    """(winner, total of seat 0, total of seat 1) of each window that was won."""
    return [event.args[1:] for event in told(state, "window")]


def zone(state: JartibleState, key: str, viewer: Seat = -2) -> list[str]:
    """The ids of the cards in a zone; ``?`` for a back."""
    return ["?" if card < 0 else CARD_IDS[card] for card in state.view(viewer).zone(key).cards if card != -2]
