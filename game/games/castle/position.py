"""A duel from a table of a TOML file: lessons, worked examples, pictures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .actions import ALL_MASK, CASTLE_MASK, FRONT, GARRISONS, HAND, parse_action, place_code
from .cards import card_from_code
from .state import CastleState, find_jester, standing
from .turns import SEATS_IN, TEAMS

_PLACES = {place_code(place): place for place in range(HAND)}


def position(data: Mapping[str, Any]) -> CastleState:
    """A duel before an assault, then the actions of ``moves`` played in it.

    ``attacker`` is a seat (default 0). Each of the two or four tables ``seat`` has ``front`` (up to seven card codes;
    ``""`` is an empty place) and ``castle`` (up to three), and may have ``walls`` (places that still have theirs;
    default: all garrisons) and ``known`` (places that lie face up). Of four, one of each team may have fallen: he has
    no cards at all (C23). ``moves`` lists lines like ``"0 attack f1 f2"``.
    ValueError names what is wrong.
    """
    seats = data.get("seat", [])
    if len(seats) not in (2, 4):
        raise ValueError("a position of Castle Duel has two or four tables 'seat'")
    state = CastleState(len(seats))
    for seat, table in enumerate(seats):
        _place_seat(state, seat, table)
    state.unready, state.living = 0, standing(state.alive)
    for team in TEAMS:
        if not state.living & team:
            raise ValueError("each team needs a castle with a garrison (C21)")
    attacker = data.get("attacker", 0)
    if attacker not in SEATS_IN[state.living]:
        raise ValueError(f"attacker: a seat whose castle stands, not {attacker!r}")
    state.first = int(attacker)
    state.begin_turn(state.first)
    for line in data.get("moves", ()):
        seat_word, _, words = str(line).partition(" ")
        state.play(int(seat_word), parse_action(words))
    return state


def _place_seat(state: CastleState, seat: int, table: Mapping[str, Any]) -> None:
    front, castle = list(table.get("front", ())), list(table.get("castle", ()))
    if len(front) > FRONT or len(castle) > GARRISONS:
        raise ValueError(f"seat {seat}: at most {FRONT} cards in front and {GARRISONS} in the castle")
    codes = front + [""] * (FRONT - len(front)) + castle + [""] * (GARRISONS - len(castle))
    used = [card_from_code(code, seat) for code in codes if code]
    if len(set(used)) != len(used):
        raise ValueError(f"seat {seat}: a card stands there twice")
    fillers = iter(card for card in range(seat * 53, seat * 53 + 52) if card not in used)
    state.cards[seat] = [card_from_code(code, seat) if code else next(fillers) for code in codes]
    alive = sum(1 << place for place, code in enumerate(codes) if code)
    walls = _mask(table["walls"]) if "walls" in table else CASTLE_MASK
    state.alive[seat] = alive
    state.walls[seat] = walls & alive & CASTLE_MASK
    state.known[seat] = _mask(table.get("known", ())) | ALL_MASK & ~alive
    state.jester[seat] = find_jester(state.cards[seat])
    if not alive & CASTLE_MASK and (alive or len(state.alive) == 2):
        raise ValueError(f"seat {seat}: a castle without a garrison has fallen (C21)")
    if state.jester[seat] >= FRONT:
        raise ValueError(f"seat {seat}: the Jester may not be a garrison (C5)")


def _mask(codes: Any) -> int:
    unknown = [code for code in codes if code not in _PLACES]
    if unknown:
        raise ValueError(f"no such place: {unknown[0]!r}")
    return sum(1 << _PLACES[code] for code in set(codes))
