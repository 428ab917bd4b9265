"""What the honesty checks need to know of Castle Duel, one against one and two against two."""

from __future__ import annotations

from dataclasses import replace

from game.engine.view import Seat
from game.games.castle.state import ANSWER, COMMIT, CastleState
from tests.bots.honesty import Honesty, true_world
from tests.bots.points import DECISIONS, DUEL, FOUR


def highest(state: CastleState, seat: Seat) -> object:
    """The seat's highest card."""
    return max(state.cards[seat])


def chosen(state: CastleState, seat: Seat) -> bool:
    """A support or an answer is made, the other not yet."""
    return state.phase in (COMMIT, ANSWER) and state.pending() == (seat,)


def one_true_card(state: CastleState, true: CastleState, viewer: Seat) -> CastleState:
    """A planted leak: one hidden card of a rival lies in every sample where it really lies."""
    rival = (viewer + 1) % len(state.cards)
    hidden = [place for place in range(10) if state.cards[rival][place] != true.cards[rival][place]]
    if hidden:
        place, cards = hidden[0], state.cards[rival][:]
        card = true.cards[rival][place]
        if card in cards:
            cards[cards.index(card)] = cards[place]
        cards[place] = card
        state.cards[rival] = cards
        state.jester[rival] = next((i for i, card in enumerate(cards) if card % 53 == 52), -1)
    return state


def true_choice(state: CastleState, true: CastleState, viewer: Seat) -> CastleState:
    """A planted leak: another's secret support or answer is the true one, and nothing else."""
    state.commit, state.answer = true.commit[:], true.answer[:]
    return state


PAIR = Honesty(
    name="castle",
    decisions=DECISIONS,
    options=DUEL,
    hidden=highest,
    chosen=chosen,
    errors={"forget": 0.5, "misjudge": 1.0, "fear": 0.2},
    leaks={"true world": true_world, "one true card": one_true_card},
    choice_leak=true_choice,
)

CASES = (PAIR, replace(PAIR, name="castle of four", options=FOUR))
