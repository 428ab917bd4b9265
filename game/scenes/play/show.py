"""What happens, shown: cards that move, signs that follow them, and what is seen only for a moment."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from ...engine.event import Event
from ...engine.view import Seat, Slot, View
from ...table.display import Picture
from ...table.faces import GameTable, TableLayout, laid_face
from ...table.hand import Point
from ...table.tabletop import Tabletop
from ..desk import Desk


class Show:
    """The cards and signs of one view on the table, and the events still to be seen."""

    def __init__(self, desk: Desk, look: GameTable, seen: Callable[[Event], None]) -> None:
        self._desk, self._look, self._seen = desk, look, seen
        self.top = Tabletop(self._face, look.tempo, self._begin)
        self.plan: TableLayout | None = None
        self._area, self._bottom = pygame.Rect(0, 0, 0, 0), 0
        self._view: View | None = None
        self._shown: View | None = None
        """The view that walls and sums are drawn from: it follows when the cards have come to rest."""
        self._fleeting: tuple[Event, float, float] | None = None
        self._left: list[Picture] = []
        """What passing signs have changed for good, until the view that has it is shown."""
        self._signs: tuple[View | None, TableLayout | None, list[Picture]] = (None, None, [])

    @property
    def busy(self) -> bool:
        """Whether something that has happened is still being shown."""
        return not self.top.at_rest or self._fleeting is not None

    @property
    def shown(self) -> View | None:
        """The view that lay there when the table was last at rest."""
        return self._shown

    def lay_out(self, area: pygame.Rect, view: View, bottom: Seat) -> TableLayout:
        """Places for a view in an area."""
        self._area, self._bottom = area, bottom
        self.top.pace = self._desk.pace
        self.plan = self._look.layout(self._desk.kit, area, view, bottom)
        return self.plan

    def place(self, view: View) -> None:
        """Show a view as it is, without motion."""
        assert self.plan is not None
        self.top.place(view, self.plan.boxes)
        self._view = self._shown = view
        self._fleeting = None
        self._left = []

    def gather(self, events: Sequence[Event]) -> None:
        """Take all cards back to where a deal takes them from."""
        self.top.gather(events)

    def follow(self, view: View, events: Sequence[Event]) -> None:
        """Show events one after another; they lead to ``view``."""
        self._view = view
        self._make_room(view, events)
        self.top.enqueue(events)

    def _make_room(self, view: View, events: Sequence[Event]) -> None:
        """Places that depend on what lies there move; cards of the first event move when it is shown."""
        plan = self._look.layout(self._desk.kit, self._area, view, self._bottom)
        if plan == self.plan:
            return
        self.plan = plan
        first = next((event.moves for event in events if event.moves), ())
        self.top.relayout(plan.boxes, {source for source, _, _ in first})

    def tick(self, now: float) -> bool:
        """Let time pass; True if the table looks different."""
        changed = self.top.tick(now)
        if self._fleeting is not None:
            changed = True
            if now >= self._fleeting[1] + self._fleeting[2]:
                self._end_passing(self._fleeting[0])
        if self.top.at_rest and self._shown is not self._view:
            self._shown, changed = self._view, True
            self._left = []
        return changed

    def finish(self) -> None:
        """Bring everything that waits to its end at once."""
        self.top.finish()
        self._fleeting = None
        self._shown = self._view
        self._left = []

    def _begin(self, event: Event) -> None:
        """Sound and sign of an event come when its cards move, not before."""
        self._desk.audio.play(self._look.sound(event))
        length = self._desk.pace.seconds(self._look.fleeting_seconds(event))
        if length > 0:
            if self._fleeting is not None:
                self._end_passing(self._fleeting[0])
            self._fleeting = (event, self._desk.clock(), length)
        self._seen(event)

    def _face(self, slot: Slot, card: int, width: int, height: int) -> pygame.Surface:
        if self.plan is None:
            return self._look.face(self._desk.kit, slot, card, width, height)
        return laid_face(self._look, self._desk.kit, self.plan, slot, card, (width, height))

    def pictures(
        self, *, dragging: Slot | None = None, pointer: Point = (0, 0), lifted: Slot | None = None
    ) -> list[Picture]:
        """Cards, the one on the pointer, signs, and what is seen for a moment."""
        plan, shown = self.plan, self._shown
        if plan is None or shown is None:
            return []
        result = self.top.pictures(hidden=dragging, lifted=lifted)
        if dragging is not None:
            result += self.top.dragged(dragging, pointer)
        passing = {picture.key: picture for picture in (*self._left, *self._passing_pictures(plan))}
        signs = [sign for sign in self._sign_pictures(shown, plan) if sign.key not in passing]
        return [*result, *self._with_cards(signs, dragging, lifted), *passing.values()]

    def _with_cards(self, signs: list[Picture], dragging: Slot | None, lifted: Slot | None) -> list[Picture]:
        """Signs on a card go with it."""
        if dragging is not None:
            return [sign for sign in signs if _card_below(sign) != dragging]
        if lifted is None or self.plan is None:
            return signs
        rise = self.top.rise(self.plan.boxes[lifted])
        return [sign._replace(y=sign.y - rise) if _card_below(sign) == lifted else sign for sign in signs]

    def _passing_pictures(self, plan: TableLayout) -> list[Picture]:
        """What is seen for a moment; it takes the place of the signs that have the same keys."""
        if self._fleeting is None:
            return []
        event, begin, length = self._fleeting
        share = self._desk.pace.share(self._desk.clock() - begin, length)
        return self._look.fleeting(self._desk.kit, event, plan, share)

    def _end_passing(self, event: Event) -> None:
        """The moment is over; signs that it has changed stay as it left them, until a view is shown that has them."""
        self._fleeting = None
        if self.plan is None or self._shown is None or self._shown is self._view:
            return
        keys = {sign.key for sign in self._sign_pictures(self._shown, self.plan)}
        last = self._look.fleeting(self._desk.kit, event, self.plan, 1.0)
        self._left += [picture for picture in last if picture.key in keys]

    def _sign_pictures(self, shown: View, plan: TableLayout) -> list[Picture]:
        """The decorations, made anew only when view or places have changed."""
        view, made_for, signs = self._signs
        if view is not shown or made_for is not plan:
            signs = self._look.decorations(self._desk.kit, shown, plan)
            self._signs = (shown, plan, signs)
        return signs


def _card_below(sign: Picture) -> object:
    """The slot of the card that a sign lies on, by its key; None if it lies on none."""
    key = sign.key
    return key[1] if isinstance(key, tuple) and len(key) > 1 and key[0] == "on" else None
