"""The hand as a machine: whatever is pressed, moved and let go, no card is lost and only legal actions come out."""

from __future__ import annotations

import os

import hypothesis.strategies as st
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from game.engine.view import EMPTY, Slot
from game.games.castle.rules import RULES
from game.games.castle.state import CastleState
from game.table.hand import Hand, Wish
from game.table.moves import NO_MOVES, Moves, Target, find_moves
from tests.table.test_tabletop import random_game

RUNS = max(1, round(float(os.environ.get("DUEL_TABLE_RUNS", "1"))))
DISTANCE = 6
POINTS = st.tuples(st.integers(0, 300), st.integers(0, 300))
ALL_STATES = [state.clone() for seed in range(3) for state in random_game(seed) if state.pending()]
CENTERS = {(zone, i): (20 + 40 * i, 40 * row) for row, zone in enumerate(
    ("castle/1", "front/1", "stage/1", "stage/0", "front/0", "hand/0", "castle/0")) for i in range(3)}  # fmt: skip


class Handling(RuleBasedStateMachine):
    """One hand over a table in any phase."""

    def __init__(self) -> None:
        super().__init__()
        self.hand = Hand(lambda: DISTANCE)
        self.state: CastleState = ALL_STATES[0]
        self.seat = 0
        self.played = 0

    @initialize(number=st.integers(0, len(ALL_STATES) - 1))
    def sit_down(self, number: int) -> None:
        self.state = ALL_STATES[number].clone()
        self._ask()

    def _ask(self) -> None:
        pending = self.state.pending()
        self.seat = pending[0] if pending else 0
        self.view = self.state.view(self.seat)
        self.slots = [(zone.key, i) for zone in self.view.zones for i in range(len(zone.cards))]
        moves = find_moves(RULES, self.view, self.slots) if pending else NO_MOVES
        self.hand.new_decision(moves)

    def _slot(self, number: int) -> Slot | None:
        return None if number % 7 == 6 else self.slots[number % len(self.slots)]

    def _target(self, number: int) -> Target:
        targets: list[Target] = [*self.slots, *RULES.buttons(self.view)]
        return targets[number % len(targets)]

    def _carry_out(self, wish: Wish | None) -> None:
        if wish is None:
            return
        assert self.hand.source is None or not wish.actions, "a card stays in hand after it was played"
        if not wish.actions:
            reason = RULES.why_not(self.view, wish.intent)
            assert str(reason.arg("rule")).startswith("C")
            return
        legal = self.state.legal(self.seat)
        assert set(wish.actions) <= set(legal)
        assert len(wish.actions) == len(set(wish.actions))
        self.state.play(self.seat, wish.actions[0])
        self.played += 1
        self._ask()

    @rule(number=st.integers(0, 200), pos=POINTS)
    def press(self, number: int, pos: tuple[int, int]) -> None:
        self.hand.press(self._slot(number), pos)

    @rule(number=st.integers(0, 200), pos=POINTS)
    def move(self, number: int, pos: tuple[int, int]) -> None:
        before = (self.hand.dragging, self.hand.hover)
        changed = self.hand.move(self._slot(number), pos)
        assert changed or (self.hand.dragging, self.hand.hover) == before
        assert self.hand.pos == pos

    @rule(number=st.integers(0, 200), pos=POINTS)
    def release(self, number: int, pos: tuple[int, int]) -> None:
        dragged = self.hand.dragging
        wish = self.hand.release(self._slot(number), pos)
        assert self.hand.dragging is None
        if dragged is not None and wish is not None:
            assert wish.intent.source == dragged and wish.dropped_at == pos
        self._carry_out(wish)

    @rule(number=st.integers(0, 200), pos=POINTS)
    def drop_on_anything(self, number: int, pos: tuple[int, int]) -> None:
        if self.hand.dragging is not None:
            self._carry_out(self.hand.release(self._target(number), pos))

    @rule(number=st.integers(0, 200))
    def tap(self, number: int) -> None:
        self._carry_out(self.hand.tap(self._target(number)))

    @precondition(lambda self: self.hand.moves.carried)
    @rule(number=st.integers(0, 200))
    def take_up_and_put_down(self, number: int) -> None:
        """A good player: a card that can be taken up, brought to where it can go."""
        carried = list(self.hand.moves.carried)
        source = carried[number % len(carried)]
        targets = list(self.hand.moves.carried[source])
        self.hand.cancel()
        self.hand.press(source, (0, 0))
        self.hand.move(source, (DISTANCE + 1, 0))
        assert self.hand.dragging == source and self.hand.targets() == self.hand.moves.carried[source]
        before = self.played
        self._carry_out(self.hand.release(targets[number % len(targets)], (9, 9)))
        assert self.played == before + 1

    @rule()
    def cancel(self) -> None:
        had = self.hand.source is not None
        assert self.hand.cancel() == had
        assert not self.hand.cancel()

    @rule()
    def leave(self) -> None:
        selected = self.hand.selected
        self.hand.leave()
        assert self.hand.dragging is None and self.hand.hover is None and self.hand.selected == selected

    @rule()
    def resize(self) -> None:
        """The table lays itself out anew and asks again."""
        self.hand.cancel()
        self._ask()
        assert self.hand.source is None

    @rule(step=st.sampled_from(((-1, 0), (1, 0), (0, -1), (0, 1))))
    def walk(self, step: tuple[int, int]) -> None:
        centers: dict[Target, tuple[int, int]] = {slot: CENTERS[slot] for slot in CENTERS if slot in self.slots}
        self.hand.walk(centers, step)
        assert self.hand.cursor in centers

    @rule(by=st.sampled_from((-1, 1)))
    def next_zone(self, by: int) -> None:
        zones: list[list[Target]] = [
            [(zone.key, i) for i, card in enumerate(zone.cards) if card != EMPTY] for zone in self.view.zones
        ]
        zones = [zone for zone in [*zones, list(RULES.buttons(self.view))] if zone]
        self.hand.next_zone(zones, by)
        assert any(self.hand.cursor in zone for zone in zones)

    @invariant()
    def never_two_cards_in_hand(self) -> None:
        assert self.hand.dragging is None or self.hand.selected is None

    @invariant()
    def only_what_can_be_taken_up_is_in_hand(self) -> None:
        assert self.hand.source is None or self.hand.source in self.hand.moves.carried
        assert self.hand.source is None or self.view.card(self.hand.source) != EMPTY


TestHandling = Handling.TestCase
TestHandling.settings = settings(
    max_examples=60 * RUNS, stateful_step_count=25, deadline=None, derandomize=True, database=None
)


def one_move() -> Hand:
    hand = Hand(lambda: DISTANCE)
    hand.new_decision(Moves({}, {("hand/0", 0): {("row/0", 0): ((1,),)}}))
    return hand


def test_a_second_click_plays_the_only_target() -> None:
    hand = one_move()
    assert hand.tap(("hand/0", 0)) is None and hand.selected == ("hand/0", 0)
    wish = hand.tap(("hand/0", 0))
    assert wish is not None and wish.actions == ((1,),) and hand.source is None


def test_a_shaking_finger_does_not_drag() -> None:
    hand = one_move()
    hand.press(("hand/0", 0), (10, 10))
    hand.move(("hand/0", 0), (13, 12))
    assert hand.dragging is None
    hand.move(("hand/0", 0), (15, 12))
    assert hand.dragging == ("hand/0", 0)


def test_a_press_that_slides_off_is_no_click() -> None:
    hand = Hand(lambda: DISTANCE)
    hand.new_decision(Moves({("row/0", 0): ((1,),)}, {}))
    hand.press(("row/0", 0), (10, 10))
    assert hand.release(("hand/0", 0), (40, 10)) is None


def test_who_drags_what_cant_be_taken_up_asks_why_not() -> None:
    hand = one_move()
    hand.press(("hand/0", 1), (10, 10))
    hand.move(("hand/0", 1), (40, 10))
    assert hand.dragging is None
    wish = hand.release(("row/0", 0), (90, 10))
    assert wish is not None and not wish.actions and wish.intent.source == wish.intent.target == ("hand/0", 1)


def test_a_drag_after_a_click_leaves_one_card_in_hand() -> None:
    hand = Hand(lambda: DISTANCE)
    hand.new_decision(Moves({}, {("hand/0", i): {("row/0", 0): ((i,),)} for i in (0, 1)}))
    hand.tap(("hand/0", 0))
    hand.press(("hand/0", 1), (0, 0))
    hand.move(("hand/0", 1), (20, 0))
    assert hand.dragging == ("hand/0", 1) and hand.selected is None
