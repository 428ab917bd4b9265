"""What can be done now, shown on the cards: brackets and glow on targets, a ring for the keyboard, marks of a hint."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from ...engine.view import Slot, View
from ...table.display import Picture
from ...table.faces import TableLayout
from ...table.hand import Hand
from ...table.kit import Kit
from ...table.moves import Actions, Target
from ...table.pixels import PREMULTIPLIED, brackets, outline, panel
from ...table.theme import BRASS, BRASS_BRIGHT, IVORY, NIGHT
from ...table.tween import Box, around

_Z_SIGN = 30
"""Above cards at rest, below walls."""
_Z = 50


def signals(
    kit: Kit,
    layout: TableLayout,
    view: View,
    hand: Hand,
    hinted: Iterable[Slot],
    *,
    lifted: Slot | None,
    rise: int,
    keyboard: bool,
    aids: bool,
    seen: Callable[[Slot], bool] = lambda slot: True,
) -> list[Picture]:
    """Light on the targets of the card in hand and on others' cards; a fine rim on own ones that can be used.

    Only places that look already as they do in ``view`` are ``seen`` as what they are: others wait for their cards.
    """
    result: list[Picture] = []
    targets = hand.targets()
    able = [target for target in targets if isinstance(target, tuple) and target in layout.boxes and seen(target)]
    going_on = view.decision is not None and view.decision.halfway
    if hand.source is None:
        own = {zone.key for zone in view.zones if zone.owner == view.seat}
        usable = {slot for slot in able if slot[0] in own} | hand.moves.carried.keys()
        # In the order of the places: rims of cards that overlap lie on each other, always in the same way.
        rims = [slot for slot in layout.boxes if slot in usable and seen(slot)]
        result += [_able(kit, layout, slot, rise if slot == lifted else 0) for slot in rims]
        # Half a move is all that such a card alone would be; whole ones are lit up when a card is taken up.
        able = [] if going_on else [slot for slot in able if slot not in rims]
    # A gesture that goes on means another card by each place, though its first half is the same.
    places = {slot: layout.boxes[slot] for slot in able} if going_on else _places(layout, able, targets)
    result += [_target(kit, slot, box) for slot, box in places.items()]
    if aids:
        result += [_mark(kit, slot, box) for slot, box in places.items()]
    if hand.selected is not None and hand.selected in layout.boxes:
        result.append(_ring(kit, layout.boxes[hand.selected], "selected", kit.px(4), _Z + 1))
    # Below the words that a game lays over its cards.
    result += [_ring(kit, box, ("hint", slot), kit.px(5), _Z_SIGN) for slot, box in _runs(layout, hinted).items()]
    if keyboard and isinstance(hand.cursor, tuple) and hand.cursor in layout.boxes:
        result.append(_cursor(kit, layout.boxes[hand.cursor]))
    return result


def _places(layout: TableLayout, able: list[Slot], targets: Mapping[Target, Actions]) -> dict[Slot, Box]:
    """What is lit, by its first slot: cards of one zone that mean the same are one place."""
    groups: dict[tuple[str, Actions], list[Slot]] = {}
    for slot in able:
        groups.setdefault((slot[0], targets[slot]), []).append(slot)
    return {slots[0]: around([layout.boxes[slot] for slot in slots]) for slots in groups.values()}


def _runs(layout: TableLayout, hinted: Iterable[Slot]) -> dict[Slot, Box]:
    """What is marked, by its first slot: cards that lie on each other are one place, a ring on each would hide them."""
    runs: list[list[Slot]] = []
    for slot in sorted(slot for slot in set(hinted) if slot in layout.boxes):
        before = (slot[0], slot[1] - 1)
        if runs and runs[-1][-1] == before and _overlap(layout.boxes[before], layout.boxes[slot]):
            runs[-1].append(slot)
        else:
            runs.append([slot])
    return {run[0]: around([layout.boxes[slot] for slot in run]) for run in runs}


def _overlap(one: Box, other: Box) -> bool:
    """Whether two places share some room."""
    across = min(one.x + one.w, other.x + other.w) - max(one.x, other.x)
    return across > 0 and min(one.y + one.h, other.y + other.h) > max(one.y, other.y)


def _target(kit: Kit, slot: Slot, box: Box) -> Picture:
    """Where something happens now: light around the place, and strong corners."""
    spread = max(4, round(min(box.w, box.h) * 0.11))
    sign = brackets(round(box.w), round(box.h), spread, kit.px(2), BRASS_BRIGHT)
    return Picture(("target", slot), sign, round(box.x) - spread, round(box.y) - spread, _Z_SIGN)


def _mark(kit: Kit, slot: Slot, box: Box) -> Picture:
    """An arrow that points at a target: the sign for who would rather not rely on light and colour."""
    size = max(18, round(min(box.w, box.h) * 0.36))
    disc = panel(size, size, size // 2, NIGHT, 235, BRASS_BRIGHT).copy()
    inner = round(size * 0.7)
    arrow = kit.art.icon("arrow_down", inner, BRASS_BRIGHT)
    disc.blit(arrow, ((size - inner) // 2, (size - inner) // 2), special_flags=PREMULTIPLIED)
    marked = kit.art.cached(("mark", size), lambda: disc)
    return Picture(("mark", slot), marked, round(box.center[0]) - size // 2, round(box.y - size * 0.3), _Z)


def _able(kit: Kit, layout: TableLayout, slot: Slot, rise: int) -> Picture:
    """What can be taken up: a fine brass rim, that rises with the card under the pointer."""
    box, gap = layout.boxes[slot], kit.px(2)
    size = (round(box.w) + 2 * gap, round(box.h) + 2 * gap)
    rim = outline(*size, round(box.w * 0.06) + gap, kit.px(2), BRASS)
    return Picture(("able", slot), rim, round(box.x) - gap, round(box.y) - gap - rise, _Z_SIGN)


def _ring(kit: Kit, box: Box, key: object, thickness: int, z: int) -> Picture:
    gap = kit.px(3)
    corner = round(min(box.w, box.h) * 0.08)
    ring = outline(round(box.w) + 2 * gap, round(box.h) + 2 * gap, corner, thickness, BRASS_BRIGHT)
    return Picture(("ring", key), ring, round(box.x) - gap, round(box.y) - gap, z)


def _cursor(kit: Kit, box: Box) -> Picture:
    gap = kit.px(6)
    ring = outline(round(box.w) + 2 * gap, round(box.h) + 2 * gap, round(box.w * 0.1), kit.px(2.4), IVORY)
    return Picture("cursor", ring, round(box.x) - gap, round(box.y) - gap, _Z + 2)
