"""Castle Duel in the words of the search: which actions mean the same, and which situations.

Meanings speak of ranks and kinds of places, never of slot numbers, so that what the search learns in one sampled
duel holds in another, and a slot's number can tell it nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.contract import Action
from ..actions import (
    AIM_AT,
    ATTACK,
    BITS,
    FRONT,
    HAND,
    NO_PLACE,
    NO_SUPPORT_ACTION,
    READY,
    RETREAT,
    STATION,
    SUPPORT,
    UNCOVER,
)
from ..cards import VALUE
from ..state import AIM, ANSWER, ASSAULT, COMMIT, DEPLOY, EXPLORE, GARRISONS, UNDECIDED, CastleState
from ..turns import ENEMIES, OTHERS

Meaning = tuple[int, ...]

_HIDDEN = 15
_CASTLE, _WALLED, _SEEN, _NO_EXPLORER, _NO_JESTER, _ENGAGED, _BACKING = (1 << bit for bit in range(4, 11))
JESTER_SORT, EXPLORER_SORT, STRONG_SORT = range(3)
_WALL_CLASS = (0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 2, 2, 2, 2)
_STRENGTH_CLASS = (0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5)
"""Before supports are chosen the exact rank matters little; fewer situations are learned faster."""


def exchange(state: CastleState) -> int:
    """How many assaults are over: where a playout may be judged."""
    return state.assault


def reopen(state: CastleState, seat: int) -> None:
    """Take back secret choices that others have already made, so that the search makes them anew (C5, C9, C14)."""
    for other in OTHERS[len(state.alive)][seat]:
        if state.phase == COMMIT:
            state.commit[other] = UNDECIDED
        elif state.phase == ANSWER:
            state.answer[other] = UNDECIDED
        elif state.phase == DEPLOY:
            state.unready |= 1 << other
            state.stations[other] = [NO_PLACE] * GARRISONS


def meanings(state: CastleState, seat: int, legal: Sequence[Action]) -> list[Meaning | None]:
    """What each legal action means to the seat; None for one that is never better than another."""
    phase = state.phase
    if phase == ASSAULT:
        return _attacks(state, seat, legal)
    if phase == COMMIT:
        return _supports(state, seat, legal)
    if phase == EXPLORE:
        rival = state.rival(seat)
        return [(UNCOVER, rival_card(state, rival, action[1])) for action in legal]
    if phase == ANSWER:
        return _answers(state, seat, legal)
    if phase == AIM:
        return [(AIM_AT, (action[1] - seat) % len(state.alive)) for action in legal]
    return _deployments(state, seat, legal)


def own_card(state: CastleState, seat: int, place: int) -> int:
    """An own card as a number: rank, kind of place, and whether the rival has seen it."""
    code = VALUE[state.cards[seat][place]]
    if place >= FRONT:
        code |= _CASTLE
    if state.walls[seat] >> place & 1:
        code |= _WALLED
    if state.known[seat] >> place & 1:
        code |= _SEEN
    return code | _ENGAGED if place == state.engaged(seat) else code


def rival_card(state: CastleState, rival: int, place: int) -> int:
    """A card of the rival as a number: its rank if seen, else all that everyone knows of its place."""
    if state.known[rival] >> place & 1:
        code = VALUE[state.cards[rival][place]]
    else:
        code = _HIDDEN
        if state.no_explorer[rival] >> place & 1:
            code |= _NO_EXPLORER
        if state.no_jester[rival] >> place & 1:
            code |= _NO_JESTER
    if place >= FRONT:
        code |= _CASTLE
    if state.walls[rival] >> place & 1:
        code |= _WALLED
    if place == state.engaged(rival):
        code |= _ENGAGED
    if state.phase != COMMIT and place == state.commit[rival]:
        code |= _BACKING
    return code


def _attacks(state: CastleState, seat: int, legal: Sequence[Action]) -> list[Meaning | None]:
    own = [own_card(state, seat, place) for place in range(HAND)]
    other = [rival_card(state, state.defender, place) for place in range(HAND)]
    return [(ATTACK, own[fighter], other[target]) for _, fighter, target in legal]


def _supports(state: CastleState, seat: int, legal: Sequence[Action]) -> list[Meaning | None]:
    """Of each sort of support only the cheapest card; a Jester that was seen and a scout with nothing to see: never."""
    result: list[Meaning | None] = [None] * len(legal)
    prices: dict[int, tuple[int, int]] = {}
    for index, action in enumerate(legal):
        if action == NO_SUPPORT_ACTION:
            result[index] = action
            continue
        sort = support_sort(state, seat, action[1])
        if sort == JESTER_SORT and state.known[seat] >> action[1] & 1:
            continue
        if sort == EXPLORER_SORT and not state.hidden_from(seat):
            continue
        price = (support_price(state, seat, action[1]), index)
        if sort not in prices or price < prices[sort]:
            prices[sort] = price
    for sort, (_, index) in prices.items():
        result[index] = (SUPPORT, sort)
    return result


def support_sort(state: CastleState, seat: int, place: int) -> int:
    """Jester, explorer, or a card that adds 2 (C18)."""
    value = VALUE[state.cards[seat][place]]
    return JESTER_SORT if value == 0 else EXPLORER_SORT if value <= 3 else STRONG_SORT


def support_price(state: CastleState, seat: int, place: int) -> int:
    """An order of what to spend first: low before high, seen before unseen, the castle last."""
    price = 2 * VALUE[state.cards[seat][place]] + (0 if state.known[seat] >> place & 1 else 1)
    return price + 100 if place >= FRONT else price


def _answers(state: CastleState, seat: int, legal: Sequence[Action]) -> list[Meaning | None]:
    """Ceded walls differ by what stood behind them: an archer, a strong card, anything else."""
    cards = state.cards[seat]
    return [
        (RETREAT, _WALL_CLASS[VALUE[cards[action[1]]]]) if action[0] == RETREAT else action for action in legal
    ]


def _deployments(state: CastleState, seat: int, legal: Sequence[Action]) -> list[Meaning | None]:
    """The next free station gets a card of some rank; all three are alike, and nothing is taken back."""
    stations = state.stations[seat]
    if NO_PLACE not in stations:
        return [action if action[0] == READY else None for action in legal]
    free = stations.index(NO_PLACE)
    cards = state.cards[seat]
    return [
        (STATION, VALUE[cards[action[1]]]) if action[0] == STATION and action[2] == free else None for action in legal
    ]


def situation(state: CastleState, seat: int) -> tuple[object, ...]:
    """What the seat's decision depends on, as far as the seat knows it."""
    if state.phase == DEPLOY:
        cards = state.cards[seat]
        return (DEPLOY, tuple(sorted(VALUE[cards[index]] for index in state.stations[seat] if index >= 0)))
    rivals = ENEMIES[state.living][seat] if state.phase == AIM else (state.rival(seat),)
    seen = tuple([
        VALUE[state.cards[rival][place]] for rival in rivals for place in BITS[state.known[rival] & state.alive[rival]]
    ])  # fmt: skip
    return (
        state.phase, state.defender, *state.alive, *state.walls, *state.known, state.fighter, state.target,
        *state.declared, seen, _private(state, seat), state.commit[rivals[0]] if state.phase > COMMIT else UNDECIDED,
    )  # fmt: skip


def _private(state: CastleState, seat: int) -> int:
    """What the seat alone knows of its cards in this assault."""
    if state.phase in (AIM, ASSAULT):
        return -1
    value = VALUE[state.cards[seat][state.engaged(seat)]]
    if state.phase == COMMIT:
        return _STRENGTH_CLASS[value]
    place = state.commit[seat]
    return value if place < 0 else value + 16 * (1 + support_sort(state, seat, place))
