"""What signs must not say any longer while something happens: the cards they tell of have gone, or its time is over."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from ...engine.event import Event
from ...engine.view import Seat
from ...table.display import Picture
from ...table.faces import TableLayout
from ...table.kit import Kit
from ...table.pixels import blank
from .marks import mark_keys
from .panels import heading_keys, role_keys
from .phases import ATTACK, DEFENCE, LINES
from .signs import bare_tab, caption_keys, chosen_keys, count_keys, number_keys, speed_keys

_PASSED = {"window", "ko", "won", "tie_break", "round"}
"""A window or round is over."""
_MARKED = {"open", "remove", "neutralise"}
"""What effects were to do is out of date."""


def outdated(kit: Kit, event: Event, layout: TableLayout) -> list[Picture]:
    """Nothing, or what is left of it, in the place of each such sign."""
    result = _gone(heading_keys()) if event.kind in _PASSED else []
    if event.kind in _MARKED:
        result += _gone(key for seat in (0, 1) for line in (ATTACK, DEFENCE) for key in mark_keys(seat, line))
    if event.kind == "remove":
        result += [picture for seat, line in _emptied(event) for picture in _untold(kit, layout, seat, line)]
    if event.kind == "roles":
        result += _gone(role_keys())
    if event.kind == "show":
        result += _gone(chosen_keys())
    if event.kind == "shuffle":
        result += _gathered(kit, event, layout)
    return result


def _gone(keys: Iterable[Hashable]) -> list[Picture]:
    """Nothing in the place of what holds no longer."""
    return [Picture(key, blank(1, 1), 0, 0) for key in keys]


def _emptied(event: Event) -> list[tuple[Seat, int]]:
    """The line whose only creature leaves it: no other moves up (J17)."""
    (zone, place), _, _ = event.moves[0]
    alone = len(event.moves) == 1 and place == 0
    return [(seat, line) for seat in (0, 1) for line in (ATTACK, DEFENCE) if alone and zone == f"{LINES[line]}/{seat}"]


def _gathered(kit: Kit, event: Event, layout: TableLayout) -> list[Picture]:
    """All that a player had on the table or in his hand goes into his deck."""
    result: list[Picture] = []
    for seat in (0, 1):
        taken = [source for source, (zone, _), _ in event.moves if zone == f"deck/{seat}"]
        if taken:
            result += _gone([*caption_keys(seat), *count_keys(f"hand/{seat}"), *speed_keys(seat, taken)])
            for line in (ATTACK, DEFENCE):
                result += _untold(kit, layout, seat, line) + _gone(mark_keys(seat, line))
    return result


def _untold(kit: Kit, layout: TableLayout, seat: Seat, line: int) -> list[Picture]:
    """Beside an empty line there are no numbers."""
    return bare_tab(kit, layout, seat, line, False) + _gone(number_keys(seat, line))
