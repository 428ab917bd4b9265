"""Tab in the deck editor: from group to group, not from card to card."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from ....table.widgets import Field, Widget
from .entries import Entry
from .panes import Pane
from .tiles import Tile

Zone = tuple[Pane, list[Widget]]


def zones(panes: Sequence[Pane]) -> list[Zone]:
    """The groups: fields and buttons above the cards, cards, the name, entries, the bar; a sheet only to be read."""
    found: list[Zone] = []
    for pane in panes:
        groups = [list(group) for _, group in groupby(pane.stops, _sort)]
        found += [(pane, group) for group in groups] or [(pane, [])]
    return found


def next_zone(panes: Sequence[Pane], active: Pane, by: int) -> tuple[Pane, Widget | None]:
    """The sheet and the first widget of the group that comes next, round the ends."""
    known = zones(panes)
    focused = active.focused
    here = next((i for i, (pane, group) in enumerate(known) if pane is active and _holds(group, focused)), 0)
    pane, group = known[(here + by) % len(known)]
    return pane, next(iter(group), None)


def _sort(widget: Widget) -> str:
    if isinstance(widget, Tile):
        return "card"
    if isinstance(widget, Entry):
        return "entry"
    return "field" if isinstance(widget, Field) else "button"


def _holds(group: Sequence[Widget], widget: Widget | None) -> bool:
    return not group or any(other is widget for other in group)
