"""The actions of Castle Duel: tuples made once, and their text form in the journal.

Places: 0-6 are the front line (``f1`` ... ``f7``), 7-9 the castle (``g1`` ... ``g3``). During deployment cards are
named by their place in the dealt hand (``h1`` ... ``h10``), castles by their seat (``1`` ... ``4``).
"""

from __future__ import annotations

from ...engine.contract import Action
from .cards import MAX_SEATS

FRONT = 7
GARRISONS = 3
HAND = FRONT + GARRISONS
NO_PLACE = -1

STATION, RECALL, READY, ATTACK, SUPPORT, UNCOVER, ACCEPT, RETREAT, AIM_AT = range(9)
"""Deployment: put a card into the castle, take it back, be done (C5); then one kind per step of an assault. Where two
enemies stand, it begins with aiming at one of them (C23)."""

STATION_ACTIONS: tuple[tuple[Action, ...], ...] = tuple(
    tuple((STATION, i, j) for j in range(GARRISONS)) for i in range(HAND)
)
RECALL_ACTIONS: tuple[Action, ...] = tuple((RECALL, j) for j in range(GARRISONS))
READY_ACTION: Action = (READY,)
ATTACK_ACTIONS: tuple[tuple[Action, ...], ...] = tuple(
    tuple((ATTACK, fighter, target) for target in range(HAND)) for fighter in range(HAND)
)
SUPPORT_ACTIONS: tuple[Action, ...] = tuple((SUPPORT, place) for place in range(HAND))
NO_SUPPORT_ACTION: Action = (SUPPORT, NO_PLACE)
UNCOVER_ACTIONS: tuple[Action, ...] = tuple((UNCOVER, place) for place in range(HAND))
ACCEPT_ACTION: Action = (ACCEPT,)
RETREAT_ACTIONS: tuple[Action, ...] = tuple((RETREAT, place) for place in range(HAND))
AIM_ACTIONS: tuple[Action, ...] = tuple((AIM_AT, seat) for seat in range(MAX_SEATS))

BITS: tuple[tuple[int, ...], ...] = tuple(
    tuple(i for i in range(HAND) if mask >> i & 1) for mask in range(1 << HAND)
)
"""The places in a set of places."""
FRONT_MASK = (1 << FRONT) - 1
CASTLE_MASK = (1 << HAND) - 1 & ~FRONT_MASK
ALL_MASK = (1 << HAND) - 1


def place_code(place: int) -> str:
    """``f1``-``f7`` or ``g1``-``g3``."""
    return f"f{place + 1}" if place < FRONT else f"g{place - FRONT + 1}"


def _hand_code(index: int) -> str:
    return f"h{index + 1}"


def _all_actions() -> dict[str, Action]:
    table: dict[str, Action] = {"ready": READY_ACTION, "accept": ACCEPT_ACTION, "support none": NO_SUPPORT_ACTION}
    for i in range(HAND):
        here = place_code(i)
        table[f"support {here}"] = SUPPORT_ACTIONS[i]
        table[f"uncover {here}"] = UNCOVER_ACTIONS[i]
        if i >= FRONT:
            table[f"retreat {here}"] = RETREAT_ACTIONS[i]
            table[f"recall {here}"] = RECALL_ACTIONS[i - FRONT]
        for j in range(HAND):
            table[f"attack {here} {place_code(j)}"] = ATTACK_ACTIONS[i][j]
        for j in range(GARRISONS):
            table[f"station {_hand_code(i)} {place_code(FRONT + j)}"] = STATION_ACTIONS[i][j]
    for seat in range(MAX_SEATS):
        table[f"aim {seat + 1}"] = AIM_ACTIONS[seat]
    return table


ACTION_BY_TEXT: dict[str, Action] = _all_actions()
TEXT_BY_ACTION: dict[Action, str] = {action: words for words, action in ACTION_BY_TEXT.items()}


def parse_action(words: str) -> Action:
    """The action behind ``attack f3 g1`` and the like; ValueError if there is none."""
    try:
        return ACTION_BY_TEXT[words]
    except KeyError:
        raise ValueError(f"no such action: {words!r}") from None
