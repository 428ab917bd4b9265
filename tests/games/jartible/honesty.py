"""What the honesty checks need to know of Duelo Jartible, with secret decks and with open ones."""

from __future__ import annotations

from dataclasses import replace

from game.engine.view import Seat
from game.games.jartible.cards import CREATURES, IS_SPECIAL
from game.games.jartible.phases import DUEL, FORMATION, UNDECIDED
from game.games.jartible.state import JartibleState
from tests.bots.honesty import Honesty, true_world
from tests.bots.jartible_points import DECISIONS, OPEN_LISTS, SECRET


def hand(state: JartibleState, seat: Seat) -> object:
    """The seat's hand."""
    return state.hands[seat]


def chosen(state: JartibleState, seat: Seat) -> bool:
    """The rival's creature of a tie-break is chosen."""
    return state.phase == DUEL and state.picks[1 - seat] != UNDECIDED


def one_true_card(state: JartibleState, true: JartibleState, viewer: Seat) -> JartibleState:
    """A planted leak: one creature of the rival's hand is the true one in every sample."""
    hand, real = state.hands[1 - viewer], true.hands[1 - viewer]
    news = [kind for kind in real if kind < CREATURES and not IS_SPECIAL[kind] and kind not in hand]
    old = [kind for kind in hand if kind < CREATURES and not IS_SPECIAL[kind]]
    if news and len(old) > 1 and state.phase != FORMATION:
        hand[hand.index(old[0])] = news[-1]
        hand.sort()
    return state


SECRET_DECKS = Honesty(
    name="jartible",
    decisions=DECISIONS,
    options=SECRET,
    hidden=hand,
    chosen=chosen,
    errors={"misjudge": 1.0, "hasty": 0.2},
    leaks={"true world": true_world, "one true card": one_true_card},
    iterations=24,
    leak_within=6,
    choice_within=20,
)

CASES = (SECRET_DECKS, replace(SECRET_DECKS, name="jartible, open decks", options=OPEN_LISTS))
