"""The player's hand: drag, click-click and keyboard made into gestures. Knows slots and places, no drawing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ..engine.contract import Intent
from ..engine.view import Slot
from .moves import NO_MOVES, Actions, Moves, Target

Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Wish:
    """What a gesture has come to: actions to play (several: to choose from), or a refusal to explain."""

    intent: Intent
    actions: Actions
    dropped_at: Point | None = None
    """Where a dragged card was let go, for it to glide back from."""
    is_return: bool = False
    """The card was put back where it came from: nothing is to be explained."""


class Hand:
    """Which card is taken up, which hangs on the pointer, where the keyboard's cursor stands."""

    def __init__(self, drag_distance: Callable[[], int]) -> None:
        self._drag_distance = drag_distance
        self.moves: Moves = NO_MOVES
        self.selected: Slot | None = None
        self.dragging: Slot | None = None
        self.cursor: Target | None = None
        self.hover: Slot | None = None
        self.pos: Point = (0, 0)
        self._pressed: tuple[Slot, Point] | None = None

    def new_decision(self, moves: Moves) -> None:
        """Other things can be done now; whatever was in hand is put down."""
        self.moves = moves
        self.cancel()

    def cancel(self) -> bool:
        """Put down what is in hand, without a move; True if there was anything."""
        had = self.selected is not None or self.dragging is not None
        self.selected = self.dragging = self._pressed = None
        return had

    @property
    def held(self) -> Slot | None:
        """The slot under the button that is down, as long as nothing is dragged."""
        return self._pressed[0] if self._pressed is not None and self.dragging is None else None

    def leave(self) -> bool:
        """The pointer is gone: what hangs on it is put down, what was taken up by a click stays in hand."""
        had = self.dragging is not None or self.hover is not None
        self.dragging = self.hover = self._pressed = None
        return had

    @property
    def source(self) -> Slot | None:
        """The card in hand, taken up or dragged."""
        return self.dragging or self.selected

    def targets(self) -> dict[Target, Actions]:
        """Where the card in hand, or the empty hand, means something."""
        return self.moves.targets(self.source)

    # Mouse

    def press(self, slot: Slot | None, pos: Point) -> None:
        """The main button went down on a slot."""
        self.pos = pos
        self._pressed = (slot, pos) if slot is not None else None
        self.dragging = None

    def move(self, slot: Slot | None, pos: Point) -> bool:
        """The pointer moved; True if anything may look different."""
        self.pos = pos
        if self.dragging is not None:
            return True
        if self._pressed is not None:
            start, origin = self._pressed
            far = abs(pos[0] - origin[0]) + abs(pos[1] - origin[1]) > self._drag_distance()
            if far and start in self.moves.carried:
                self.dragging, self.selected = start, None
                return True
        changed = slot != self.hover
        self.hover = slot
        return changed

    def release(self, target: Target | None, pos: Point) -> Wish | None:
        """The main button went up over a slot, or a card was let go over a button: a drop, or a click."""
        pressed, self._pressed = self._pressed, None
        dragged, self.dragging = self.dragging, None
        self.pos = pos
        if dragged is not None:
            return self._drop(dragged, target, pos)
        if pressed is None:
            return None
        if target == pressed[0]:
            return self.tap(pressed[0])
        return self._dragged_in_vain(pressed[0])

    def _dragged_in_vain(self, slot: Slot) -> Wish | None:
        """Who drags what can't be taken up is told why; who leaves a place that he could have clicked means nothing."""
        return None if slot in self.targets() else Wish(Intent(slot, slot), ())

    def _drop(self, dragged: Slot, target: Target | None, pos: Point) -> Wish:
        if target is None or target == dragged:
            return Wish(Intent(dragged, dragged), (), pos, is_return=target == dragged)
        return Wish(Intent(dragged, target), self.moves.targets(dragged).get(target, ()), pos)

    # Click-click and keyboard

    def tap(self, target: Target) -> Wish | None:
        """A click, or Enter, on a slot or a button: act, take up, put down, or ask why not."""
        source = self.selected
        if source is None:
            return self._tap_empty(target)
        if target == source:
            return self._tap_again(source)
        actions = self.moves.targets(source).get(target, ()) or self._button_actions(target)
        if actions:
            self.selected = None
            return Wish(Intent(source, target), actions)
        if isinstance(target, tuple) and target in self.moves.carried:
            self.selected = target
            return None
        return Wish(Intent(source, target), ())

    def _button_actions(self, target: Target) -> Actions:
        """A button that needs no card works while one is in hand, too."""
        return self.moves.direct.get(target, ()) if isinstance(target, str) else ()

    def _tap_empty(self, target: Target) -> Wish | None:
        actions = self.moves.direct.get(target, ())
        if actions:
            return Wish(Intent(None, target), actions)
        if isinstance(target, tuple) and target in self.moves.carried:
            self.selected = target
            return None
        return Wish(Intent(target if isinstance(target, tuple) else None, target), ())

    def _tap_again(self, source: Slot) -> Wish | None:
        """A second click on the card in hand plays its only target, else puts it down."""
        self.selected = None
        targets = [(target, actions) for target, actions in self.moves.targets(source).items() if target != source]
        if len(targets) == 1:
            return Wish(Intent(source, targets[0][0]), targets[0][1])
        return None

    # The keyboard's cursor

    def walk(self, centers: dict[Target, Point], step: Point) -> None:
        """Move the cursor to the nearest place in a direction."""
        if self.cursor not in centers:
            self.cursor = self._first(centers)
            return
        x, y = centers[self.cursor]
        ranked = [
            (self._distance(px - x, py - y, step), target)
            for target, (px, py) in centers.items()
            if target != self.cursor and (px - x) * step[0] + (py - y) * step[1] > 0
        ]
        if ranked:
            self.cursor = min(ranked, key=lambda entry: entry[0])[1]

    @staticmethod
    def _distance(dx: int, dy: int, step: Point) -> float:
        """How far a place lies in a direction; what lies aside counts more than what lies ahead."""
        along = dx * step[0] + dy * step[1]
        aside = abs(dx * step[1]) + abs(dy * step[0])
        return along + aside * 2.4

    def _first(self, centers: dict[Target, Point]) -> Target | None:
        able = [target for target in centers if target in self.targets() or target in self.moves.carried]
        return able[0] if able else next(iter(centers), None)

    def next_zone(self, zones: Sequence[Sequence[Target]], by: int) -> None:
        """Move the cursor to the next group of places, onto the first one where something can be done."""
        if not zones:
            return
        here = next((i for i, zone in enumerate(zones) if self.cursor in zone), -1 if by > 0 else 0)
        zone = zones[(here + by) % len(zones)]
        able = [target for target in zone if target in self.targets() or target in self.moves.carried]
        self.cursor = (able or list(zone))[0]
