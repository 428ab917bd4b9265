"""What the honesty checks need to know of Audatia: the duel, the hall bout, sudden death."""

from __future__ import annotations

from dataclasses import replace

from game.engine.view import Seat
from game.games.audatia.phases import SECRET
from game.games.audatia.state import AudatiaState
from tests.bots.audatia_points import DECISIONS, DUEL, HALL, SUDDEN, hidden
from tests.bots.honesty import Honesty, true_world


def chosen(state: AudatiaState, seat: Seat) -> bool:
    """The rival is ready with what both choose in secret."""
    return state.phase in SECRET and state.pending() == (seat,)


def one_true_card(state: AudatiaState, true: AudatiaState, viewer: Seat) -> AudatiaState:
    """A planted leak: one hidden card of the rival's hand or row is the true one in every sample."""
    rival = 1 - viewer
    if state.row[rival]:
        state.row[rival][0] = true.row[rival][0]
        return state
    news = [card for card in true.hand(rival) if card not in state.hand(rival)]
    if news:
        state.take_out(rival, state.hand(rival)[-1])
        state.put_in(rival, news[0])
    return state


IN_A_DUEL = Honesty(
    name="audatia",
    decisions=DECISIONS,
    options=DUEL,
    hidden=hidden,
    chosen=chosen,
    errors={"misjudge": 0.5},
    leaks={"true world": true_world, "one true card": one_true_card},
    iterations=24,
    leak_within=3,
    choice_within=10,
    differ=0.3,  # first hands are known to all, and many decisions come before anything is drawn
)

CASES = (
    IN_A_DUEL,
    replace(IN_A_DUEL, name="audatia in the hall", options=HALL),
    replace(IN_A_DUEL, name="audatia, sudden death", options=SUDDEN),
)
