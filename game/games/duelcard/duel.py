"""What two plays are worth against each other (D11-D18): one pure function, in the order of D16.

A play is a tuple of kinds, sorted; the empty play is laid by whoever has nothing to lay (D10).
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from .cards import BLOCK, FIRE, JOKER, PLANT, STRENGTH, TYPES, WATER

Play = tuple[int, ...]

EMPTY_PLAY: Play = ()
PLAYS: tuple[Play, ...] = (
    *((kind,) for kind in TYPES),
    *((kind, kind) for kind in TYPES),
    *((kind, STRENGTH) for kind in TYPES),
    *((kind, BLOCK) for kind in TYPES),
    *((kind, JOKER) for kind in TYPES),
    (JOKER,),
    (JOKER, JOKER),
    (STRENGTH, JOKER),
)
"""The eighteen plays of D11."""

NOBODY = -1
DOUBLE, NULLIFIED, NO_JOKER = 8, 9, -1
"""What became of a side's Jokers besides a form: an absolute pair (D15), put out of effect, or none there."""
TYPE_AND_DOUBLE, DOUBLE_ONLY = "type_and_double", "double_only"
"""The house rule about which Jokers become trophies (D18)."""

_BEATS = {PLANT: WATER, WATER: FIRE, FIRE: PLANT}
_FORMS = (*TYPES, STRENGTH, BLOCK)
"""What a Joker can act as, in the order in which equal results are preferred (D16.3)."""


class Duel(NamedTuple):
    """The outcome of two plays. Pairs are (first side, second side)."""

    winner: int
    """0 or 1, NOBODY for a tie."""
    victories: int
    """What the winner scores: 2 for a pair or two Jokers (D15, D17)."""
    forms: tuple[int, int]
    """What each side's Joker acted as: a kind, DOUBLE, NULLIFIED or NO_JOKER."""
    nullified: tuple[int, int]
    """How many Strengths and Jokers of each side had no effect, through a Block or D16.2."""


class _Side(NamedTuple):
    """A play while it is being resolved: its type cards, Strengths, Blocks and Jokers in effect."""

    types: Play
    strengths: int
    block: bool
    jokers: int


@cache
def resolve_duel(a: Play, b: Play, turn: int) -> Duel:
    """Resolve play ``a`` against play ``b``; ``turn``: the side (0 or 1) with the turn's preference (D12-D17)."""
    sides = _one_joker_side(_blocks_nullify([_side(a), _side(b)]), turn)
    forms = [NULLIFIED if JOKER in play else NO_JOKER for play in (a, b)]
    jokers = [side.jokers for side in sides]
    if 2 in jokers:
        winner, victories = jokers.index(2), 2
        forms[winner] = DOUBLE
    else:
        for me in (0, 1):
            if jokers[me]:
                forms[me], sides = _take_form(sides, me)
        winner, victories = _compare(sides[0], sides[1])
    lost = [
        play.count(STRENGTH) + play.count(JOKER) - jokers[i] - sides[i].strengths + (forms[i] == STRENGTH)
        for i, play in enumerate((a, b))
    ]
    return Duel(winner, victories, (forms[0], forms[1]), (lost[0], lost[1]))


def trophies(play: Play, form: int, joker_trophies: str) -> Play:
    """The cards of a winning play that stay before the winner: types, and Jokers that were types or a pair (D18)."""
    types = tuple(kind for kind in play if kind in TYPES)
    if form == DOUBLE:
        return (JOKER, JOKER)
    return (*types, JOKER) if form in TYPES and joker_trophies == TYPE_AND_DOUBLE else types


def _side(play: Play) -> _Side:
    types = tuple(kind for kind in play if kind in TYPES)
    return _Side(types, play.count(STRENGTH), BLOCK in play, play.count(JOKER))


def _blocks_nullify(sides: list[_Side]) -> list[_Side]:
    """Printed Blocks put out the rival's Strengths and Jokers (D13, D16.1)."""
    return [side._replace(strengths=0, jokers=0) if sides[1 - i].block else side for i, side in enumerate(sides)]


def _one_joker_side(sides: list[_Side], turn: int) -> list[_Side]:
    """If both sides still have Jokers, more stay; of equal numbers the turn player's (D16.2)."""
    first, second = sides[0].jokers, sides[1].jokers
    if not first or not second:
        return sides
    loser = 1 - turn if first == second else 0 if first < second else 1
    return [side._replace(jokers=0) if i == loser else side for i, side in enumerate(sides)]


def _take_form(sides: list[_Side], me: int) -> tuple[int, list[_Side]]:
    """The Joker acts as whatever ends best for its owner (D14, D16.3)."""
    best: tuple[int, list[_Side]] | None = None
    best_score = 0
    for form in _FORMS:
        formed = _formed(sides, me, form)
        if formed is None:
            continue
        winner, victories = _compare(formed[0], formed[1])
        score = victories if winner == me else 0 if winner == NOBODY else -1
        if best is None or score > best_score:
            best, best_score = (form, formed), score
    assert best is not None
    return best


def _formed(sides: list[_Side], me: int, form: int) -> list[_Side] | None:
    """Both sides with the Joker in a form; None if it can't have that form: beside a type only the same type."""
    side = sides[me]._replace(jokers=0)
    if form in TYPES:
        if side.types and side.types[0] != form:
            return None
        side = side._replace(types=(*side.types, form))
    elif form == STRENGTH:
        side = side._replace(strengths=side.strengths + 1)
    result = [side, side]
    result[1 - me] = sides[1 - me]._replace(strengths=0) if form == BLOCK else sides[1 - me]
    return result


def _compare(a: _Side, b: _Side) -> tuple[int, int]:
    """(winner, victories): types first, no type loses to any, then a step for each Strength (D12, D16.4)."""
    if a.types and b.types:
        step = (_BEATS[a.types[0]] == b.types[0]) - (_BEATS[b.types[0]] == a.types[0])
    else:
        step = bool(a.types) - bool(b.types)
    step += a.strengths - b.strengths
    if not step:
        return NOBODY, 0
    winner = 0 if step > 0 else 1
    return winner, 2 if len((a, b)[winner].types) == 2 else 1


class Faceoff(NamedTuple):
    """One duel of a chain: the holder against a rival."""

    holder: int
    rival: int
    duel: Duel
    """Sides: holder first."""


class Chain(NamedTuple):
    """All duels of a turn (D20). Seats are places in the list of plays."""

    faceoffs: tuple[Faceoff, ...]
    winner: int
    """Who scores, or NOBODY."""
    victories: int
    form: int
    """What the winner's Joker was in the last duel he won."""


def resolve_chain(plays: tuple[Play, ...], turner: int) -> Chain:
    """The turn player holds first; the others face the holder once each, clockwise (D20)."""
    holder = turner
    winner, victories, form = NOBODY, 0, NO_JOKER
    faceoffs: list[Faceoff] = []
    for step in range(1, len(plays)):
        rival = (turner + step) % len(plays)
        duel = resolve_duel(plays[holder], plays[rival], 0)
        faceoffs.append(Faceoff(holder, rival, duel))
        if duel.winner == NOBODY:
            continue
        if duel.winner == 1:
            holder = rival
        winner, victories, form = holder, duel.victories, duel.forms[duel.winner]
        if holder == turner:
            break
    return Chain(tuple(faceoffs), winner, victories, form)
