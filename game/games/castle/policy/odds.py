"""What a seat may expect of a card it can't see: chances to beat it, by what is known of its place."""

from __future__ import annotations

from ..actions import FRONT
from ..cards import VALUE
from ..state import FRONT_BONUS, SUPPORT_BONUS, WALL_BONUS, CastleState

HIGHEST = 24
"""No strength is above 13 + 5 + 2 or 13 + 2 + 2; some room is left for shifts."""
BARS_EXPLORER, BARS_JESTER, IN_CASTLE = 1, 2, 4
_KINDS = 8
FIRST_HIDDEN = HIGHEST
"""Foes below this number are a known strength; from it on they are hidden: 2 numbers for each kind of place."""

FRONT_HABIT = (1.0, *(4.0 for _ in range(13)))
"""How many cards of each value a hidden place in the front line may hold (C1)."""
CASTLE_HABIT = (0.0, 1.0, 1.0, 1.0, 8.0, 8.0, 8.0, 2.0, 2.0, 2.0, 3.0, 4.0, 5.0, 5.0)
"""The same behind a wall, where sensible players put archers and strong cards."""


def _spread(kind: int) -> list[float]:
    weights = list(CASTLE_HABIT if kind & IN_CASTLE else FRONT_HABIT)
    if kind & BARS_EXPLORER:
        weights[1:4] = [0.0, 0.0, 0.0]
    if kind & (BARS_JESTER | IN_CASTLE):
        weights[0] = 0.0
    total = sum(weights)
    return [weight / total for weight in weights]


SPREAD = tuple(tuple(_spread(kind)) for kind in range(_KINDS))
"""Chance of each value by kind of place."""


def defence_value(value: int, walled: bool) -> int:
    """What a target is worth behind or without its wall (C17)."""
    return value + WALL_BONUS if walled and 4 <= value <= 6 else value


def _odds(foe: int, strength: int) -> tuple[float, float]:
    """Chance to beat and to tie ``foe`` with ``strength``."""
    if foe < FIRST_HIDDEN:
        return float(strength > foe), float(strength == foe)
    kind, walled = divmod(foe - FIRST_HIDDEN, 2)
    values = [(defence_value(value, bool(walled)), chance) for value, chance in enumerate(SPREAD[kind])]
    win = sum(chance for worth, chance in values if worth < strength)
    return win, sum(chance for worth, chance in values if worth == strength)


ODDS = tuple(tuple(_odds(foe, strength) for strength in range(HIGHEST)) for foe in range(FIRST_HIDDEN + 2 * _KINDS))
"""(win, tie) by foe and by strength."""
BACKED = 0.3
"""How likely a rival is taken to support, before supports are known."""


def _backed(row: tuple[tuple[float, float], ...], strength: int) -> tuple[float, float]:
    win, tie = row[strength]
    backed_win, backed_tie = row[max(0, strength - SUPPORT_BONUS)]
    return win + BACKED * (backed_win - win), tie + BACKED * (backed_tie - tie)


BACKED_ODDS = tuple(tuple(_backed(row, strength) for strength in range(HIGHEST)) for row in ODDS)
"""The same while the rival may still support."""
MEAN_VALUE = tuple(sum(value * chance for value, chance in enumerate(SPREAD[kind])) for kind in range(_KINDS))


def place_kind(state: CastleState, seat: int, place: int) -> int:
    """What everyone knows of a face-down place of ``seat``, as a small number."""
    kind = IN_CASTLE if place >= FRONT else 0
    if state.no_explorer[seat] >> place & 1:
        kind |= BARS_EXPLORER
    if state.no_jester[seat] >> place & 1:
        kind |= BARS_JESTER
    return kind


def target_foe(state: CastleState, seat: int, place: int) -> int:
    """The number under which `ODDS` knows the card of ``seat`` at ``place`` as a target."""
    walled = state.walls[seat] >> place & 1
    if state.known[seat] >> place & 1:
        return defence_value(VALUE[state.cards[seat][place]], bool(walled))
    return FIRST_HIDDEN + 2 * place_kind(state, seat, place) + walled


def bare_foe(state: CastleState, seat: int, place: int) -> int:
    """The same for a target whose wall counts nothing, and for a fighter, without the +2 of the front line."""
    if state.known[seat] >> place & 1:
        return VALUE[state.cards[seat][place]]
    return FIRST_HIDDEN + 2 * place_kind(state, seat, place)


def own_attack(state: CastleState, seat: int, place: int) -> int:
    """Strength of an own fighter without support (C17)."""
    return VALUE[state.cards[seat][place]] + (FRONT_BONUS if place < FRONT else 0)


def own_defence(state: CastleState, seat: int, place: int) -> int:
    """Strength of an own target without support (C17, C19)."""
    return defence_value(VALUE[state.cards[seat][place]], bool(state.walls[seat] >> place & 1))


def rival_support(state: CastleState, rival: int) -> int:
    """What the rival's shown support adds (C18): one that stayed face down through C11 is no explorer."""
    place = state.commit[rival]
    if place < 0:
        return 0
    if state.known[rival] >> place & 1:
        return SUPPORT_BONUS if VALUE[state.cards[rival][place]] > 3 else 0
    return SUPPORT_BONUS
