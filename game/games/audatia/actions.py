"""The actions of Audatia: tuples made once, and their text form in the journal. Cards are named by kind."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from ...engine.contract import Action
from .cards import (
    ACTION_KINDS,
    ALL_BLOWS,
    ALL_COUNTERS,
    ALL_REMEDIES,
    CYCLING,
    FIRST_POSTA,
    KIND,
    KINDS,
    NEEDS,
    POSTE,
    SIDES,
    VIRTUES,
    kinds_mask,
)

(
    PASS, YIELD, READY, MARK, UNMARK, TAKE_VIRTUE_CARD, STAND, ATTACK, BEAT, PARRY, COUNTER, EXCHANGE_BLOW, DEFEND,
    BREAK, REMEDY, ANSWER_REMEDY, ABILITY, CYCLE, DISCARD, ORIENT, RECOVER, PLACE, LIFT,
) = range(23)  # fmt: skip
"""Pass (hold, wait, let go by), have no answer, end a draft; a card marked or unmarked in it; a virtue, a posta; one
kind per use of a blow, a remedy, a counter-remedy, an ability; a card cycled or discarded; a side; a blow taken back
(Repeat); a card laid at the end of the row or lifted from there (A30)."""

ABILITIES = kinds_mask(NEEDS)
_ANY = kinds_mask(ACTION_KINDS)
_WORDS: dict[int, tuple[str, int]] = {
    MARK: ("mark", _ANY),
    UNMARK: ("unmark", _ANY),
    TAKE_VIRTUE_CARD: ("virtue", 0),
    STAND: ("posta", 0),
    ATTACK: ("attack", ALL_BLOWS),
    BEAT: ("beat", ALL_BLOWS),
    PARRY: ("parry", ALL_BLOWS),
    COUNTER: ("counter", ALL_BLOWS),
    EXCHANGE_BLOW: ("exchange", ALL_BLOWS),
    DEFEND: ("defend", ALL_BLOWS),
    BREAK: ("break", ALL_BLOWS),
    REMEDY: ("remedy", ALL_REMEDIES),
    ANSWER_REMEDY: ("answer", ALL_COUNTERS),
    ABILITY: ("ability", ABILITIES),
    CYCLE: ("cycle", CYCLING),
    DISCARD: ("discard", _ANY),
    RECOVER: ("recover", ALL_BLOWS),
    PLACE: ("place", _ANY),
}
"""By kind of action: its word, and the cards it can be done with."""

PASS_ACTION: Action = (PASS,)
YIELD_ACTION: Action = (YIELD,)
READY_ACTION: Action = (READY,)
LIFT_ACTION: Action = (LIFT,)
VIRTUE_ACTIONS: tuple[Action, ...] = tuple((TAKE_VIRTUE_CARD, virtue) for virtue in range(len(VIRTUES)))
STAND_ACTIONS: tuple[Action, ...] = tuple((STAND, posta) for posta in range(len(POSTE)))
ORIENT_ACTIONS: tuple[Action, ...] = tuple((ORIENT, side) for side in range(len(SIDES)))


_Row = TypeVar("_Row")


class _Rows(dict[int, tuple[_Row, ...]]):
    """By set of kinds: what belongs to each kind in it, in order; remembered when it is first asked for."""

    def __init__(self, rows: Sequence[_Row]) -> None:
        super().__init__()
        self._rows = rows

    def __missing__(self, mask: int) -> tuple[_Row, ...]:
        found: list[_Row] = []
        rest = mask
        while rest:
            low = rest & -rest
            found.append(self._rows[low.bit_length() - 1])
            rest ^= low
        self[mask] = remembered = tuple(found)
        return remembered


_STRETTO = ALL_REMEDIES | ALL_COUNTERS
_Groups = tuple[_Rows[_Row], _Rows[_Row], _Rows[_Row]]


def _by_group(rows: Sequence[_Row]) -> _Groups[_Row]:
    """For blows, for remedies with their counters, for abilities: no group has so many sets that they fill memory."""
    return _Rows(rows), _Rows(rows), _Rows(rows)


_KINDS = _by_group(ACTION_KINDS)


def bits(mask: int) -> list[int]:
    """The kinds of action cards in a set of kinds, in order."""
    blows, stretto, abilities = _KINDS
    return [*blows[mask & ALL_BLOWS], *stretto[mask & _STRETTO], *abilities[mask & ABILITIES]]


CARD_ACTIONS: dict[int, tuple[Action, ...]] = {
    use: tuple((use, card) for card in range(FIRST_POSTA)) for use in _WORDS if use not in (TAKE_VIRTUE_CARD, STAND)
}
"""By kind of action, then by card."""

_CARDS_BY_GROUP = {use: _by_group(rows) for use, rows in CARD_ACTIONS.items()}
_NO_ACTIONS: tuple[Action, ...] = ()
_LISTS: dict[int, tuple[Action, ...]] = {}


def with_cards(use: int, mask: int) -> tuple[Action, ...]:
    """The actions of one kind with each card of a set; remembered, because the same few sets come again and again."""
    if not mask:
        return _NO_ACTIONS
    key = mask << 5 | use
    found = _LISTS.get(key)
    if found is None:
        found = _LISTS[key] = tuple(each_card(use, mask))
    return found


def each_card(use: int, mask: int) -> list[Action]:
    """The same for sets that seldom come twice."""
    blows, stretto, abilities = _CARDS_BY_GROUP[use]
    return [*blows[mask & ALL_BLOWS], *stretto[mask & _STRETTO], *abilities[mask & ABILITIES]]


def _named(use: int, cards: Iterable[int]) -> dict[str, Action]:
    return {f"{_WORDS[use][0]} {KINDS[card]}": CARD_ACTIONS[use][card] for card in cards}


def _all_actions() -> dict[str, Action]:
    table: dict[str, Action] = {
        "pass": PASS_ACTION, "yield": YIELD_ACTION, "ready": READY_ACTION, "lift": LIFT_ACTION,
    }  # fmt: skip
    for use in CARD_ACTIONS:
        table |= _named(use, bits(_WORDS[use][1]))
    table |= {f"virtue {VIRTUES[action[1]]}": action for action in VIRTUE_ACTIONS}
    table |= {f"posta {POSTE[action[1]]}": action for action in STAND_ACTIONS}
    table |= {f"side {SIDES[action[1]]}": action for action in ORIENT_ACTIONS}
    return table


ACTION_BY_TEXT: dict[str, Action] = _all_actions()
TEXT_BY_ACTION: dict[Action, str] = {action: words for words, action in ACTION_BY_TEXT.items()}


def parse_action(words: str) -> Action:
    """The action behind ``parry mf_l`` and the like; ValueError if there is none."""
    try:
        return ACTION_BY_TEXT[words]
    except KeyError:
        raise ValueError(f"no such action: {words!r}") from None


def card_of(action: Action) -> int:
    """The card an action is done with; KeyError if it is done without one."""
    if action[0] == STAND:
        return FIRST_POSTA + action[1]
    if action[0] == TAKE_VIRTUE_CARD:
        return KIND[VIRTUES[action[1]]]
    if action[0] in CARD_ACTIONS:
        return action[1]
    raise KeyError(action)
