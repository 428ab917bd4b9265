"""The beginning of a round: both decks are shuffled, the speed draw, the roles, hands and the rebujina (J6-J10)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ...engine.chance import next_seed, shuffle_in_place
from ...engine.view import Seat
from . import chronicle
from .actions import BOTH_ROLES, FORMATION_ROLE, SUPPORT_ROLE
from .cards import SPEED
from .fields import SEATS, Fields
from .limits import can_form
from .phases import (
    HAND,
    KEEP,
    KEPT,
    MOST_CREATURES,
    MOST_REDRAWS,
    NOBODY,
    NOTHING,
    OPENING,
    REDRAWN,
    ROLE,
    SCENARIO,
    UNDECIDED,
)

Rnd = Callable[[], float]


class Hands(Fields):
    """A match as far as its hands."""

    __slots__ = ()

    def begin_round(self) -> None:
        """Both decks are shuffled and the top cards compared (J6, J7)."""
        chronicle.round_begun(self)
        self._reset()
        rng = Random(self.chance)
        for seat in SEATS:
            self._shuffle(seat, rng.random)
        one = two = 0
        while one == two:
            if not self.piles[0]:
                self._speed_again(rng.random)
            chronicle.revealed(self)
            for drawn, pile in zip(self.drawn, self.piles, strict=True):
                drawn.append(pile.pop())
            one, two = SPEED[self.drawn[0][-1]], SPEED[self.drawn[1][-1]]
        self.chance = next_seed(rng)
        self.chooser = self.turn = int(two > one)
        self.phase = ROLE
        chronicle.speed_won(self)

    def _reset(self) -> None:
        """Nothing of an earlier round is left but what is remembered."""
        self.limit, self.opened, self.window = MOST_CREATURES, NOTHING, OPENING
        self.first_form = self.first_ap = NOBODY
        self.minipoints, self.wins, self.pace, self.redraws = [0, 0], [0, 0], [0, 0], [0, 0]
        self.totals = [NOTHING, NOTHING, NOTHING, NOTHING]
        self.kept, self.stopped, self.barren = [False, False], [False, False], [False, False]
        self.species, self.shinies = [[], []], [False, False, False, False]

    def _speed_again(self, rnd: Rnd) -> None:
        """The decks ran out without a winner: both are shuffled again (J10)."""
        for seat in SEATS:
            self._remember(seat, self.drawn[seat])
            self._shuffle(seat, rnd)

    def _shuffle(self, seat: Seat, rnd: Rnd) -> None:
        pile = list(self.decks[seat])
        shuffle_in_place(pile, rnd)
        self._gather(seat, pile)

    def _gather(self, seat: Seat, pile: list[int]) -> None:
        """All cards of a seat go back into its deck, which then lies like ``pile``."""
        chronicle.gathered(self, seat, pile)
        self.piles[seat] = pile
        self.hands[seat], self.drawn[seat] = [], []
        self.lines[2 * seat], self.lines[2 * seat + 1] = [], []
        self.out[seat], self.spent[seat], self.duels[seat] = [], [], []
        self.scenarios[seat] = self.ap[seat] = NOTHING

    def _remember(self, seat: Seat, shown: list[int]) -> None:
        """Cards that all have seen since the last shuffle: the deck holds that many of each kind at least."""
        more = [int(kind) for kind in shown]
        known = list(self.known[seat])
        for kind in known:
            if kind in more:
                more.remove(kind)
        if more:
            self.known[seat] = tuple(sorted(known + more))

    def _take_role(self, seat: Seat, role: int) -> None:
        """The winner takes one role and leaves the other, or gives both to one player (J8); hands are dealt (J9)."""
        rival = 1 - seat
        self.first_form = seat if role in (FORMATION_ROLE, BOTH_ROLES) else rival
        self.first_ap = seat if role in (SUPPORT_ROLE, BOTH_ROLES) else rival
        chronicle.roles_taken(self)
        rng = Random(self.chance)
        for each in SEATS:
            self._remember(each, self.drawn[each])
            self._draw_hand(each, HAND, rng.random)
        self.chance = next_seed(rng)
        self.choice = [UNDECIDED, UNDECIDED]
        self.phase = KEEP

    # Hands

    def _draw_hand(self, seat: Seat, size: int, rnd: Rnd) -> None:
        """A fresh hand from the whole deck; one without a formation is drawn again, for all to hear (J10)."""
        used = self.special_used[seat]
        pile = list(self.decks[seat])
        while True:
            shuffle_in_place(pile, rnd)
            if can_form(pile[-size:], used):
                break
            chronicle.redrawn_free(self, seat)
            place = seat + 2 * used
            self.hopeless[place] = max(self.hopeless[place], size)
        self._gather(seat, pile)
        self._draw(seat, size)

    def _draw(self, seat: Seat, count: int) -> None:
        """Cards from the top of the deck into the hand, as long as there are any."""
        pile = self.piles[seat]
        cards = pile[: -count - 1 : -1]
        if cards:
            chronicle.drew(self, seat, cards)
            del pile[-len(cards) :]
            hand = self.hands[seat]
            hand += cards
            hand.sort()

    def _answer_hand(self, seat: Seat, answer: int) -> None:
        """J10: both answer before anybody learns what the other said."""
        self.choice[seat] = answer
        if UNDECIDED in self.choice:
            chronicle.hand_answered(self, seat)
            return
        chronicle.hands_told(self)
        rng = Random(self.chance)
        for each in SEATS:
            if self.choice[each] == REDRAWN:
                self.redraws[each] += 1
                self._draw_hand(each, HAND - self.redraws[each], rng.random)
            self.kept[each] = self.choice[each] == KEPT or self.redraws[each] == MOST_REDRAWS
        self.chance = next_seed(rng)
        self.choice = [KEPT if kept else UNDECIDED for kept in self.kept]
        if all(self.kept):
            self.phase = SCENARIO
            self.turn = self.first_form
