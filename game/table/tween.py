"""Motion as functions of time: a value is asked for at a moment and never stepped."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .theme import REDUCED_FADE


def ease_out(share: float) -> float:
    """Fast at first, then settling."""
    return 1 - (1 - share) ** 3


def ease_in_out(share: float) -> float:
    """Slow, fast, slow."""
    return 3 * share**2 - 2 * share**3


def back_out(share: float) -> float:
    """Settles after a slight overshoot."""
    over = 1.1
    rest = share - 1
    return 1 + (over + 1) * rest**3 + over * rest**2


class Box(NamedTuple):
    """Where and how large a thing is, in pixels."""

    x: float
    y: float
    w: float
    h: float

    @property
    def center(self) -> tuple[float, float]:
        """The middle."""
        return self.x + self.w / 2, self.y + self.h / 2

    def toward(self, other: Box, share: float) -> Box:
        """The box a share of the way to another."""
        return Box(
            self.x + (other.x - self.x) * share,
            self.y + (other.y - self.y) * share,
            self.w + (other.w - self.w) * share,
            self.h + (other.h - self.h) * share,
        )


def around(boxes: Sequence[Box]) -> Box:
    """The smallest box that holds all of these."""
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(x, y, max(box.x + box.w for box in boxes) - x, max(box.y + box.h for box in boxes) - y)


class Pace(NamedTuple):
    """How fast things move: the player's speed, and whether motion is reduced to short fades."""

    speed: float = 1.0
    """0 is none, 1 normal, 2 twice as fast."""
    reduced: bool = False

    def seconds(self, normal: float) -> float:
        """How long a motion of normal length takes."""
        return 0.0 if self.speed <= 0 else normal / self.speed

    def motion(self, normal: float) -> float:
        """How long a card travels: not at all with reduced motion."""
        return 0.0 if self.reduced else self.seconds(normal)

    def travel(self, normal: float) -> float:
        """How long a card takes from slot to slot: with reduced motion a short fade."""
        return min(REDUCED_FADE, self.seconds(REDUCED_FADE)) if self.reduced else self.seconds(normal)

    def share(self, elapsed: float, length: float) -> float:
        """How much of a passing sign has passed; all of it, and so its last look, with reduced motion."""
        return 1.0 if self.reduced or length <= 0 else max(0.0, min(1.0, elapsed / length))
