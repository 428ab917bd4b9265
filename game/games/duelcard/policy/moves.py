"""The rule player's decisions, one function for each phase. Each reads only what its seat may know.

Values are in victories. ``whim`` says how far off they may be, ``fear`` how much more a rival's answer is dreaded
than it should.
"""

from __future__ import annotations

from collections.abc import Callable

from ....engine.contract import Action
from ..actions import (
    BAR_ACTIONS,
    LAY_ACTIONS,
    OPEN_ACTIONS,
    PASS_ACTION,
    PICK_ACTIONS,
    PLAY_ACTIONS,
    READY_ACTION,
    STEAL_ACTIONS,
    plays_of,
)
from ..cards import BLOCK, CHEST, FIRE, JOKER, KINDS, STRENGTH, THIEF
from ..duel import EMPTY_PLAY
from ..phases import NOBODY
from ..state import DuelCardState
from .plays import (
    CARD_COST,
    COST,
    FACED,
    LAST_CARD_REFUND,
    LAST_TYPE_REFUND,
    MEAN_COST,
    caps,
    shortness,
    type_shares,
    worths,
)

Rnd = Callable[[], float]

SPREAD = 0.12
"""Duel plays must not be guessed: this much of their worth is chance."""
SMALL_SPREAD = 0.1
"""The same for the use of action cards."""
LEADER = 0.08
"""What robbing a rival is worth more for each victory of his."""
TOOL_USE = 0.3
"""What using a Thief or Chest promises at least: they are of no other use."""
SURE = 0.85
"""How often an answer is not answered in turn."""


def act(state: DuelCardState, seat: int, rnd: Rnd, whim: float, fear: float) -> Action:
    """Thief and Chest whenever they can be used; a Joker if it gains more than it would in a duel (D6, D7)."""
    hand = state.hands[seat]
    jokers = JOKER in hand
    if not jokers and THIEF not in hand and CHEST not in hand:
        return PASS_ACTION
    noise = SMALL_SPREAD + whim
    options = [(fear, PASS_ACTION)]
    victim, gain = _victim(state, seat, rnd)
    if victim != NOBODY:
        if THIEF in hand:
            options.append((TOOL_USE + gain, STEAL_ACTIONS[THIEF][victim]))
        if jokers:
            options.append((gain - CARD_COST[JOKER], STEAL_ACTIONS[JOKER][victim]))
    if state.can_fill_chest():
        if CHEST in hand:
            options.append((TOOL_USE + 2 * MEAN_COST, OPEN_ACTIONS[CHEST]))
        if jokers:
            options.append((2 * MEAN_COST - CARD_COST[JOKER], OPEN_ACTIONS[JOKER]))
    return max([(score + noise * rnd(), action) for score, action in options])[1]


def _victim(state: DuelCardState, seat: int, rnd: Rnd) -> tuple[int, float]:
    """Whom to rob, and what it gains: from whom good cards are known, and from the leader before others."""
    best, victim, gain = -1.0, NOBODY, 0.0
    for other, hand in enumerate(state.hands):
        if other == seat or not hand:
            continue
        mean = _mean_card(state, seat, other)
        score = mean + LEADER * state.tally[other] + 0.05 * rnd()
        if score > best:
            best, victim, gain = score, other, mean * (1 + 1 / (len(state.hands) - 1))
    return victim, gain


def _mean_card(state: DuelCardState, seat: int, holder: int) -> float:
    """What a card of the holder is worth as far as ``seat`` knows: those it knows, the others at the mean."""
    hand = state.hands[holder]
    if holder == seat:
        return sum(CARD_COST[kind] for kind in hand) / max(1, len(hand))
    if state.memory is None:
        return MEAN_COST
    entry = state.memory[seat][holder]
    known = total = 0.0
    for kind in range(len(KINDS)):
        if entry[kind]:
            known += entry[kind]
            total += entry[kind] * CARD_COST[kind]
    return (total + (len(hand) - known) * MEAN_COST) / max(1, len(hand))


def answer(state: DuelCardState, seat: int, rnd: Rnd, whim: float, fear: float) -> Action:
    """A Block or Joker if what it undoes costs more than the card is worth in a duel (D8)."""
    hand = state.hands[seat]
    card = BLOCK if BLOCK in hand else JOKER if JOKER in hand else NOBODY
    if card == NOBODY:
        return PASS_ACTION
    holds = len(state.stack) % 2 == 1
    stake = _stake(state, seat) * SURE
    gain = -stake if holds else stake
    price = CARD_COST[card] + fear
    return BAR_ACTIONS[card] if gain + (SMALL_SPREAD + whim) * (rnd() - 0.5) > price else PASS_ACTION


def _stake(state: DuelCardState, seat: int) -> float:
    """What the announced action, if it holds, is worth to the seat."""
    actor, victim = state.actor, state.victim
    rivals = len(state.hands) - 1
    if victim == NOBODY:
        swing = 2 * MEAN_COST
        return swing if seat == actor else -swing / rivals
    if seat == actor:
        return _mean_card(state, seat, victim) * (1 + 1 / rivals)
    if seat == victim:
        return -_mean_card(state, seat, seat) * (1 + 1 / rivals)
    return -MEAN_COST / rivals


def pick(state: DuelCardState, rnd: Rnd) -> Action:
    """Any back: they are freshly shuffled (D7)."""
    return PICK_ACTIONS[int(rnd() * len(state.hands[state.victim]))]


def lay(state: DuelCardState, seat: int, rnd: Rnd, whim: float, fear: float, forgetful: bool) -> Action:
    """The play with the best worth after what its cards cost (D11); a draft is carried on."""
    hand, laid = state.hands[seat], state.laid[seat]
    plays = plays_of(hand)
    if not plays:
        return PLAY_ACTIONS[EMPTY_PLAY]
    if laid:
        plays = [play for play in plays if _extends(play, laid)]
    behind = (seat - state.turner) % len(state.hands)
    rival = (seat + 1) % len(state.hands) if not behind else state.turner
    worth = worths(len(state.hands[rival]), min(1, behind), caps(state, seat))
    plant, water, fire = type_shares(state, seat, forgetful)
    scale = shortness(state) * FACED[behind]
    size = len(hand)
    types = sum(kind <= FIRE for kind in hand)
    noise = SPREAD + whim
    best, choice = -99.0, plays[0]
    for play in plays:
        row = worth[play]
        cost = COST[play]
        if len(play) > size:
            cost -= LAST_CARD_REFUND
        spent = (play[1] <= FIRE) + (len(play) > 2 and play[2] <= FIRE)
        if spent == types:
            cost -= LAST_TYPE_REFUND
        score = row[0] + row[1] * plant + row[2] * water + row[3] * fire - scale * cost + noise * rnd()
        if fear and (STRENGTH in play[1:] or JOKER in play[1:]):
            score -= fear
        if score > best:
            best, choice = score, play
    return _step(choice, laid) if laid else choice


def _extends(play: Action, laid: list[int]) -> bool:
    """Whether a draft can still become the play."""
    cards = list(play[1:])
    for kind in laid:
        if kind not in cards:
            return False
        cards.remove(kind)
    return True


def _step(play: Action, laid: list[int]) -> Action:
    """The next step of a draft towards a play."""
    cards = list(play[1:])
    for kind in laid:
        cards.remove(kind)
    return LAY_ACTIONS[cards[0]] if cards else READY_ACTION
