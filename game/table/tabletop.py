"""The cards on the table as sprites: one per slot, never one per card number.

The model changes at once; the sprites show it by following the moves of events. A sprite knows the number of its
card only if the viewer does.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass

import pygame

from ..engine.event import Event
from ..engine.view import EMPTY, UNKNOWN, Slot, View
from .display import Picture
from .faces import Tempo
from .pixels import faded, shadow
from .theme import LIFT, LIFT_SHARE, RELAYOUT
from .tween import Box, Pace, back_out, ease_in_out

Face = Callable[[Slot, int, int, int], pygame.Surface]
"""(slot, card, width, height) to a drawn card."""

_HAIR = 1e-6
_Z_CARD, _Z_MOVING, _Z_LIFTED = 10, 60, 90


@dataclass(slots=True)
class Sprite:
    """A card in its slot. While ``start`` is before the end of its motion it travels from ``origin``."""

    slot: Slot
    card: int
    box: Box
    origin: Box
    begin: float = 0.0
    length: float = 0.0
    old_card: int | None = None
    """What its face showed before it was turned."""
    fades: bool = False
    """Reduced motion: it does not travel, it fades out there and in here."""

    def share(self, now: float) -> float:
        """How much of its motion is done, 0 to 1."""
        # A hair before its end is the end: sums of seconds are not exact, and at rest nothing is drawn again.
        if now >= self.begin + self.length - _HAIR:
            return 1.0
        return max(0.0, (now - self.begin) / self.length)


@dataclass(slots=True)
class _Step:
    event: Event
    tempo: Tempo


class Tabletop:
    """Sprites of one view and the events still to be shown."""

    def __init__(self, face: Face, tempo: Callable[[Event], Tempo], shown: Callable[[Event], None]) -> None:
        self._face, self._tempo, self._shown = face, tempo, shown
        self.pace = Pace()
        self.sprites: dict[Slot, Sprite] = {}
        self.boxes: Mapping[Slot, Box] = {}
        self._queue: deque[_Step] = deque()
        self._busy_until = 0.0
        self._now = 0.0
        self._pending: tuple[float, _Step] | None = None
        self._lifted: tuple[Slot | None, float] = (None, 0.0)
        """The card under the pointer, and since when it rises."""

    # What lies where

    def place(self, view: View, boxes: Mapping[Slot, Box]) -> None:
        """Show a view as it is, without motion; whatever was still to be shown is dropped."""
        self._queue.clear()
        self._pending = None
        self._busy_until = self._now
        self.boxes = boxes
        self.sprites = {
            (zone.key, i): Sprite((zone.key, i), card, boxes[zone.key, i], boxes[zone.key, i])
            for zone in view.zones
            for i, card in enumerate(zone.cards)
            if card != EMPTY and (zone.key, i) in boxes
        }

    def gather(self, events: Sequence[Event]) -> None:
        """Put the cards of a view back to where these events are going to take them from, backs up."""
        for event in reversed(events):
            taken = [(source, target, self.sprites.pop(target, None)) for source, target, _ in event.moves]
            for source, target, sprite in taken:
                box = self.boxes.get(source)
                if sprite is not None and box is not None:
                    card = sprite.card if source[0] == target[0] else UNKNOWN
                    self.sprites[source] = Sprite(source, card, box, box)

    def relayout(self, boxes: Mapping[Slot, Box], waiting: Container[Slot] = ()) -> None:
        """Places have moved: cards lying elsewhere glide there; those in ``waiting`` stay until their event comes."""
        self.boxes = boxes
        length = self.pace.travel(RELAYOUT)
        for slot, sprite in self.sprites.items():
            box = boxes.get(slot)
            if box is None or box == sprite.box or slot in waiting:
                continue
            sprite.origin, sprite.box = self._seen_box(sprite), box
            sprite.begin, sprite.length, sprite.old_card = self._now, length, None
            sprite.fades = self.pace.reduced
            self._busy_until = max(self._busy_until, self._now + length)

    def shows(self, slot: Slot, card: int) -> bool:
        """Whether a place looks as it will with this card, or EMPTY, in it: what belongs there has come to rest."""
        sprite = self.sprites.get(slot)
        if sprite is None or card == EMPTY:
            return sprite is None and card == EMPTY
        return sprite.card == card and sprite.share(self._now) >= 1

    # What happens

    def enqueue(self, events: Sequence[Event]) -> None:
        """Show these events after those that wait already."""
        self._queue.extend(_Step(event, self._tempo(event)) for event in events)

    @property
    def at_rest(self) -> bool:
        """Whether everything has been shown."""
        return not self.to_come and self._now >= self._busy_until

    @property
    def to_come(self) -> bool:
        """Whether something has happened of which nothing was seen yet."""
        return bool(self._queue) or self._pending is not None

    def tick(self, now: float) -> bool:
        """Let time pass; True if the table looks different."""
        moved = self._now < max(self._busy_until, self._lifted[1] + self.pace.motion(LIFT))
        self._now = now
        while self._now >= self._busy_until and (self._pending or self._queue):
            moved = True
            if self._pending is None:
                self._begin(self._queue.popleft())
            if self._pending is not None and self._now >= self._pending[0]:
                step = self._pending[1]
                self._pending = None
                self._act(step)
            else:
                break
        return moved

    def _begin(self, step: _Step) -> None:
        self._pending = (self._now + self.pace.seconds(step.tempo.before), step)

    def _act(self, step: _Step) -> None:
        length = self.pace.travel(step.tempo.motion)
        gap = self.pace.motion(step.tempo.stagger)
        self._shift(step.event, length, gap)
        self._shown(step.event)
        moves = len(step.event.moves)
        spread = gap * max(0, moves - 1)
        self._busy_until = self._now + (length + spread if moves else 0.0) + self.pace.seconds(step.tempo.after)

    def _shift(self, event: Event, length: float, gap: float) -> None:
        """Take up all moved cards, then put them down: moves of one event happen together."""
        taken = [(move, self.sprites.pop(move[0], None)) for move in event.moves]
        for i, ((source, target, card), sprite) in enumerate(taken):
            box = self.boxes.get(target)
            if box is None:
                continue
            begin = self._now + gap * i
            origin = self._seen_box(sprite) if sprite else self.boxes.get(source, box)
            old = sprite.card if sprite else UNKNOWN
            turned = old if old != card and (sprite is not None or source == target) else None
            self.sprites[target] = Sprite(target, card, box, origin, begin, length, turned, self.pace.reduced)

    def _seen_box(self, sprite: Sprite) -> Box:
        share = sprite.share(self._now)
        return sprite.origin.toward(sprite.box, share) if share < 1 else sprite.box

    def finish(self) -> None:
        """Bring everything that waits to its end at once."""
        if self._pending is not None:
            self._queue.appendleft(self._pending[1])
            self._pending = None
        while self._queue:
            step = self._queue.popleft()
            self._shift(step.event, 0.0, 0.0)
            self._shown(step.event)
        for sprite in self.sprites.values():
            sprite.begin, sprite.length = self._now, 0.0
        self._busy_until = self._now

    # How it looks

    def pictures(self, *, hidden: Slot | None = None, lifted: Slot | None = None) -> list[Picture]:
        """All cards but ``hidden`` (it hangs on the pointer); ``lifted`` rises a little under the pointer.

        Always in the order of the places: cards that overlap lie on each other as a press finds them.
        """
        if lifted != self._lifted[0]:
            self._lifted = (lifted, self._now)
        seen: list[Sprite] = []
        for slot in self.boxes:
            sprite = self.sprites.get(slot)
            if sprite is None or slot == hidden:
                continue
            if seen and slot != lifted and self._covers(sprite, seen[-1]):
                seen.pop()
            seen.append(sprite)
        result: list[Picture] = []
        for sprite in seen:
            result += self._sprite_pictures(sprite, self.rise(sprite.box) if sprite.slot == lifted else 0)
        return result

    def _covers(self, sprite: Sprite, below: Sprite) -> bool:
        """Whether a card at rest lies exactly on another of its pile: of that one nothing is seen."""
        return (
            sprite.box == below.box
            and sprite.slot[0] == below.slot[0]
            and sprite.share(self._now) >= 1
            and below.share(self._now) >= 1
        )

    def rise(self, box: Box) -> int:
        """How far the card under the pointer has risen, in pixels."""
        length = self.pace.motion(LIFT)
        share = 1.0 if length <= 0 else min(1.0, (self._now - self._lifted[1]) / length)
        return round(box.h * LIFT_SHARE * share)

    def _sprite_pictures(self, sprite: Sprite, rise: int) -> list[Picture]:
        share = sprite.share(self._now)
        if share >= 1:
            return self.card_pictures(sprite.slot, sprite.card, sprite.box, _Z_CARD, rise=rise)
        if sprite.fades:
            return self._fading_pictures(sprite, share)
        box = sprite.origin.toward(sprite.box, self._eased(sprite, share))
        z = _Z_MOVING if sprite.origin != sprite.box else _Z_CARD
        card, squeeze = self._turn(sprite, share)
        larger = max(sprite.origin, sprite.box, key=lambda end: end.w * end.h)
        return self.card_pictures(sprite.slot, card, box, z, squeeze=squeeze, drawn=larger)

    def _fading_pictures(self, sprite: Sprite, share: float) -> list[Picture]:
        """The card as it was goes, as it is comes; both stand still."""
        slot, old = sprite.slot, sprite.card if sprite.old_card is None else sprite.old_card
        gone = self.card_pictures(slot, old, sprite.origin, _Z_CARD)
        come = self.card_pictures(slot, sprite.card, sprite.box, _Z_CARD)
        return [
            *(p._replace(key=(p.key, "gone"), surface=faded(p.surface, 1 - share)) for p in gone),
            *(p._replace(surface=faded(p.surface, share)) for p in come),
        ]

    @staticmethod
    def _eased(sprite: Sprite, share: float) -> float:
        return ease_in_out(share) if sprite.length > 0.5 else back_out(share)

    @staticmethod
    def _turn(sprite: Sprite, share: float) -> tuple[int, float]:
        """Which face is seen in mid-turn, and how narrow it looks."""
        if sprite.old_card is None or share >= 1:
            return sprite.card, 1.0
        squeeze = abs(math.cos(share * math.pi))
        return (sprite.old_card if share < 0.5 else sprite.card), max(0.04, squeeze)

    def card_pictures(
        self, slot: Slot, card: int, box: Box, z: int, *, rise: int = 0, squeeze: float = 1.0, drawn: Box | None = None
    ) -> list[Picture]:
        """A card and its shadow; a raised card's shadow is larger, softer and further away.

        ``drawn``: the size in which its face is drawn, to be scaled: a card that grows on its way is drawn but once.
        """
        width, height = max(2, round(box.w)), max(2, round(box.h))
        size = (width, height) if drawn is None else (max(2, round(drawn.w)), max(2, round(drawn.h)))
        face = self._face(slot, card, *size)
        x, y = round(box.x), round(box.y) - rise
        lift = z >= _Z_MOVING or rise > 0
        spread = max(3, width // (7 if lift else 12))
        dark = shadow(width, height, spread, 110 if lift else 130)
        drop = max(1, width // (12 if lift else 40))
        narrow = max(2, round(width * squeeze))
        if (narrow, height) != size:
            face = pygame.transform.smoothscale(face, (narrow, height))
        if squeeze < 1:
            dark = pygame.transform.smoothscale(dark, (narrow + 2 * spread, dark.get_height()))
            x += (width - narrow) // 2
        return [
            Picture((slot, "shadow"), dark, x - spread + drop, y - spread + drop, z - 1),
            Picture((slot, "card"), face, x, y, z),
        ]

    def dragged(self, slot: Slot, center: tuple[int, int]) -> list[Picture]:
        """The card of a slot hanging on the pointer."""
        sprite = self.sprites.get(slot)
        if sprite is None:
            return []
        box = Box(center[0] - sprite.box.w / 2, center[1] - sprite.box.h / 2, sprite.box.w, sprite.box.h)
        return self.card_pictures(slot, sprite.card, box, _Z_LIFTED)

    def glide_back(self, slot: Slot, center: tuple[int, int], length: float) -> None:
        """A card dropped where it can't lie goes back to its slot."""
        sprite = self.sprites.get(slot)
        if sprite is None:
            return
        box = sprite.box
        sprite.origin = Box(center[0] - box.w / 2, center[1] - box.h / 2, box.w, box.h)
        sprite.begin, sprite.length, sprite.old_card = self._now, self.pace.travel(length), None
        sprite.fades = self.pace.reduced
        self._busy_until = max(self._busy_until, self._now + sprite.length)
