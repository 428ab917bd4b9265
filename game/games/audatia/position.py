"""A duel from a table of a TOML file: lessons, worked examples, pictures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from . import out_of_range, revealing, setup
from .actions import parse_action
from .cards import CHARACTERS, COPIES, FIRST_POSTA, KIND, NO_SIDE, POSTE, VIRTUES, deck
from .phases import FIGHT, LARGO, NONE, SUDDEN, VARIANTS
from .state import AudatiaState

_SIDES = {"middle": 0, "right": 1, "left": 2}
_STARTS = ("virtues", "trade", "posta", "out", "step", "fight")


def position(data: Mapping[str, Any]) -> AudatiaState:
    """A duel in the middle, then the actions of ``moves`` played in it.

    Two tables ``seat``: ``hand`` (card names like ``"mf_l"``), and optionally ``character``, ``virtues``, ``posta`` or
    ``side`` (``"left"``, ``"right"``, ``"middle"``: out of his posta), ``pile``, ``discard``, ``deck`` (top card
    first; cards named nowhere lie below in their order), ``salute`` (Audatia that waits for the first blow) and
    ``score``; in sudden death ``row`` (the leftmost first) in place of ``hand``. ``at`` says where it begins:
    ``"step"`` (default, both stand in a posta), ``"out"``, ``"posta"``, ``"trade"``, ``"virtues"`` (before the first
    bout, nobody has one yet), or ``"fight"`` (Largo, ``defender`` to act). Further: ``challenger`` (seat, default 0),
    ``variant`` (``"duel"``, ``"hall"``, ``"sudden"``), ``draws``, ``break_thrust``, ``mirrored``. ``moves`` lists lines
    like ``"0 attack mf_l"``. ValueError names what is wrong.
    """
    seats = data.get("seat", [])
    if len(seats) != 2:
        raise ValueError("a position of Audatia has two tables 'seat'")
    state = AudatiaState()
    state.variant = _index(VARIANTS, data.get("variant", "duel"), "variant")
    state.challenger = state.first = _seat(data, "challenger", 0)
    state.draws = int(data.get("draws", 0))
    state.break_thrust, state.mirrored = bool(data.get("break_thrust")), bool(data.get("mirrored"))
    state.characters = (_character(seats[0], "galeazzo"), _character(seats[1], "boucicault"))
    for seat in (0, 1):
        _place_seat(state, seat, seats[seat])
    if state.virtues[0] & state.virtues[1]:
        raise ValueError("a virtue card lies before both")
    if any(bool(state.row[seat]) != (state.variant == SUDDEN) for seat in (0, 1)):
        raise ValueError("row: in sudden death both have one, elsewhere nobody")
    _begin(state, data)
    if state.variant == SUDDEN:
        revealing.go_on(state)
    for line in data.get("moves", ()):
        seat_word, _, words = str(line).partition(" ")
        state.play(int(seat_word), parse_action(words))
    return state


def _seat(data: Mapping[str, Any], key: str, default: int) -> int:
    seat = data.get(key, default)
    if seat not in (0, 1):
        raise ValueError(f"{key}: seat 0 or 1, not {seat!r}")
    return int(seat)


def _character(table: Mapping[str, Any], default: str) -> int:
    name = table.get("character", default)
    if name not in CHARACTERS:
        raise ValueError(f"no such character: {name!r}")
    return CHARACTERS.index(name)


def _place_seat(state: AudatiaState, seat: int, table: Mapping[str, Any]) -> None:
    left = list(COPIES[state.characters[seat]])
    for card in _cards(table, "hand", left):
        state.put_in(seat, card)
    state.row[seat] = _cards(table, "row", left)
    state.row_size[seat] = len(state.row[seat])
    state.discard[seat], state.pile[seat] = _cards(table, "discard", left), _cards(table, "pile", left)
    top = _cards(table, "deck", left)
    rest = [kind for kind in sorted(set(deck(state.characters[seat]))) for _ in range(left[kind])]
    state.deck[seat] = rest + top[::-1]
    state.virtues[seat] = sum(1 << _index(VIRTUES, name, "virtue") for name in table.get("virtues", ()))
    state.salute[seat] = int(table.get("salute", 0))
    state.score[seat] = int(table.get("score", 0))
    posta, side = table.get("posta"), table.get("side")
    if posta is not None:
        state.posta[seat] = _index(POSTE, posta, "posta")
    elif side is not None:
        if side not in _SIDES:
            raise ValueError(f"side: left, right or middle, not {side!r}")
        state.side[seat] = _SIDES[side]
        state.blows[seat] = max(1, len(state.pile[seat]))


def _cards(table: Mapping[str, Any], key: str, left: list[int]) -> list[int]:
    """Cards by name, taken from those that are left."""
    found: list[int] = []
    for name in table.get(key, ()):
        kind = KIND.get(name, FIRST_POSTA)
        if kind >= FIRST_POSTA:
            raise ValueError(f"no such card: {name!r}")
        left[kind] -= 1
        if left[kind] < 0:
            raise ValueError(f"{key}: more cards {name!r} than this deck has")
        found.append(kind)
    return found


def _index(names: tuple[str, ...], name: object, what: str) -> int:
    if name not in names:
        raise ValueError(f"no such {what}: {name!r}")
    return names.index(str(name))


def _begin(state: AudatiaState, data: Mapping[str, Any]) -> None:
    start = data.get("at", "step")
    if start not in _STARTS:
        raise ValueError(f"at: one of {', '.join(_STARTS)}, not {start!r}")
    state.bout, state.stepper = 1, state.challenger
    if start in ("virtues", "trade", "posta"):
        state.posta, state.side = [NONE, NONE], [NO_SIDE, NO_SIDE]
    if start == "virtues":
        if any(state.virtues):
            raise ValueError("virtues: where they are chosen nobody has one yet")
        state.bout = 0
        setup.assign_virtues(state)
    elif start == "trade":
        out_of_range.trade_round(state, (0, 1))
    elif start == "posta":
        out_of_range.choose_poste(state)
    else:
        for seat in (0, 1):
            if state.posta[seat] == NONE and (start != "fight" or state.side[seat] == NO_SIDE):
                raise ValueError(f"seat {seat}: a posta is needed, or in a fight a side")
        _begin_with_poste(state, data, start)


def _begin_with_poste(state: AudatiaState, data: Mapping[str, Any], start: str) -> None:
    if start == "out":
        out_of_range.out_abilities(state)
    elif start == "step":
        out_of_range.next_step(state)
    else:
        state.defender = _seat(data, "defender", 0)
        state.attacker = 1 - state.defender
        state.phase, state.actor, state.bind = FIGHT, state.defender, LARGO
