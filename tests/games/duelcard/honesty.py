"""What the honesty checks need to know of DuelCard, for two and for three."""

from __future__ import annotations

from dataclasses import replace

from game.engine.view import Seat
from game.games.duelcard.phases import COMMIT
from game.games.duelcard.state import DuelCardState
from tests.bots.duelcard_points import DECISIONS, THREE, TWO
from tests.bots.honesty import Honesty, true_world


def hand(state: DuelCardState, seat: Seat) -> object:
    """The seat's hand."""
    return state.hands[seat]


def chosen(state: DuelCardState, seat: Seat) -> bool:
    """Somebody's play of this duel lies there already."""
    return state.phase == COMMIT and len(state.pending()) < len(state.hands)


def one_true_card(state: DuelCardState, true: DuelCardState, viewer: Seat) -> DuelCardState:
    """A planted leak: one hidden card of the next seat is the true one in every sample."""
    rival = (viewer + 1) % len(state.hands)
    hand, real = state.hands[rival], true.hands[rival]
    kind = max(real, default=-1)
    if kind >= 0 and hand.count(kind) < real.count(kind) and kind in state.deck:
        place = state.deck.index(kind)
        state.deck[place] = hand.pop()
        hand.append(kind)
        hand.sort()
    return state


PAIR = Honesty(
    name="duelcard",
    decisions=DECISIONS,
    options=TWO,
    hidden=hand,
    chosen=chosen,
    errors={"forget": 0.5, "misjudge": 0.7, "fear": 0.1},
    leaks={"true world": true_world, "one true card": one_true_card},
    leak_within=2,
)

CASES = (PAIR, replace(PAIR, name="duelcard of three", options=THREE))
