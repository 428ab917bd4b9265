"""Which places on the table can be pointed at one by one."""

from __future__ import annotations

from collections.abc import Container, Mapping

from ..engine.view import EMPTY, Slot, View
from .moves import Target
from .tween import Box

_SEEN, _SEEN_PX = 0.06, 3
"""A card of which less than this share of its width, or so few pixels, is seen lies in a pile: only what is on top can
be reached. The layers of a small pile are a pixel apart, and that is a large share of its cards."""


def in_reach(view: View, boxes: Mapping[Slot, Box], targets: Container[Target]) -> list[Slot]:
    """Where something lies or can be done, in the order of the places; of piles the top alone."""
    lying = {(zone.key, i) for zone in view.zones for i, card in enumerate(zone.cards) if card != EMPTY}
    found: list[Slot] = []
    for slot, box in boxes.items():
        if slot not in targets and slot not in lying:
            continue
        if found and found[-1][0] == slot[0] and _covers(box, boxes[found[-1]]):
            found.pop()
        found.append(slot)
    return found


def _covers(box: Box, below: Box) -> bool:
    return abs(box.x - below.x) + abs(box.y - below.y) < max(_SEEN_PX, _SEEN * box.w)
