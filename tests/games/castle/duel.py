"""Short forms for duels in tests: positions in one line, whole assaults, and what can be seen of the result.

``"QH 2C+ | 5D- 7S"``: front line, a bar, garrisons; ``+`` lies face up, ``-`` has lost its wall, ``.`` is a gap.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.engine.errors import IllegalAction
from game.engine.event import Event, events_for
from game.engine.text import Text
from game.engine.view import PUBLIC, UNKNOWN, Seat
from game.games.castle.cards import card_code
from game.games.castle.rules import RULES
from game.games.castle.state import CastleState

PLACES = [f"f{i}" for i in range(1, 8)] + ["g1", "g2", "g3"]
ACCEPT = ("accept", "accept")


def side(words: str) -> dict[str, Any]:
    """One seat's table of a position."""
    parts = [part.split() for part in words.split("|")]
    table: dict[str, Any] = {"known": [], "walls": []}
    for name, letter, row in zip(("front", "castle"), "fg", parts, strict=True):
        table[name] = ["" if token == "." else token.rstrip("+-") for token in row]
        for i, token in enumerate(row, 1):
            if "+" in token:
                table["known"].append(f"{letter}{i}")
            if letter == "g" and "-" not in token:
                table["walls"].append(f"g{i}")
    return table


def duel(one: str, two: str, *moves: str, attacker: Seat = 0) -> CastleState:
    """A position with a log, and lines like ``0 attack f1 f2`` played in it."""
    state = RULES.position({"attacker": attacker, "seat": [side(one), side(two)]})
    state.log = []
    return play(state, *moves)


def four(*sides: str, attacker: Seat = 0) -> CastleState:
    """A position of four with a log; ``"|"`` is a castle that has fallen."""
    state = RULES.position({"attacker": attacker, "seat": [side(words) for words in sides]})
    state.log = []
    return state


def play(state: CastleState, *moves: str) -> CastleState:
    """Play lines like ``0 attack f1 f2``, checked."""
    for line in moves:
        seat, _, words = line.partition(" ")
        state.play(int(seat), RULES.parse_action(words))
    return state


def until_answers(state: CastleState, attack: str, own: str = "none", enemy: str = "none", *looks: str) -> CastleState:
    """An assault up to the answers, of four after the attacker has aimed; ``looks`` are lines like ``0 g1``."""
    me, you = state.attacker, state.defender
    play(state, f"{me} attack {attack}", f"{me} support {own}", f"{you} support {enemy}")
    return play(state, *(f"{line[0]} uncover {line[2:]}" for line in looks))


def assault(
    state: CastleState, attack: str, own: str = "none", enemy: str = "none", *looks: str,
    answers: Sequence[str] = ACCEPT,
) -> CastleState:  # fmt: skip
    """A whole assault; answers: attacker's, defender's."""
    me, you = state.attacker, state.defender
    until_answers(state, attack, own, enemy, *looks)
    return play(state, f"{me} {answers[0]}", f"{you} {answers[1]}")


def legal(state: CastleState, seat: Seat) -> set[str]:
    """Text forms of what a pending seat may do."""
    assert seat in state.pending()
    return {RULES.action_text(action) for action in state.legal(seat)}


def refused(state: CastleState, seat: Seat, words: str) -> tuple[str, str]:
    """(key without its prefix, rule) of the reason why an action is refused."""
    try:
        state.play(seat, RULES.parse_action(words))
    except IllegalAction as refusal:
        return short(refusal.reason)
    raise AssertionError(f"{seat} {words} was allowed")


def short(reason: Text) -> tuple[str, str]:
    """(key without its prefix, rule)."""
    assert reason.key.startswith("castle.no.")
    return reason.key.removeprefix("castle.no."), str(reason.arg("rule"))


def standing(state: CastleState, seat: Seat) -> set[str]:
    """Places whose card lives."""
    return {PLACES[i] for i, card in enumerate(state.view(PUBLIC).zone(f"fallen/{seat}").cards) if card < 0}


def gone(state: CastleState, seat: Seat) -> set[str]:
    """Cards that have been eliminated and are shown to everyone, by code (gaps of a position excepted)."""
    told = [event for event in seen(state, PUBLIC) if event.kind == "fall" and event.args[1] == seat]
    return {card_code(card) for event in told for *_, card in event.moves}


def walls(state: CastleState, seat: Seat) -> set[str]:
    """Garrisons that are protected."""
    return {place for i, place in enumerate(PLACES) if state.view(PUBLIC).facts.walls[seat] >> i & 1}


def face_up(state: CastleState, seat: Seat) -> set[str]:
    """Codes of the living cards of a seat whose faces its enemies see."""
    view = state.view((seat + 1) % len(state.cards))
    zones = [zone for zone in view.zones if zone.owner == seat and not zone.key.startswith("fallen")]
    return {card_code(card) for zone in zones for card in zone.cards if card >= 0}


def hidden_count(state: CastleState, seat: Seat) -> int:
    """How many cards of a seat lie face down to its enemies."""
    view = state.view((seat + 1) % len(state.cards))
    return sum(card == UNKNOWN for zone in view.zones if zone.owner == seat for card in zone.cards)


def seen(state: CastleState, viewer: Seat) -> tuple[Event, ...]:
    """The whole log as one viewer sees it."""
    assert state.log is not None
    return events_for(state.log, viewer)


def kinds(state: CastleState, viewer: Seat = PUBLIC) -> list[str]:
    """The kinds of all events a viewer saw."""
    return [event.kind for event in seen(state, viewer)]


def strengths(state: CastleState) -> tuple[int, int]:
    """Attack and defence of the last fight, as told to everyone."""
    line = [event for event in seen(state, PUBLIC) if event.kind == "fight"][-1].args[0]
    assert isinstance(line, Text)
    attack, defence = line.arg("attack"), line.arg("defence")
    assert isinstance(attack, int) and isinstance(defence, int)
    return attack, defence
