"""What every key does, drawn as keys."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from ..engine.text import Text, text
from ..table.display import Picture
from ..table.kit import Kit
from ..table.theme import INK
from ..table.widgets import Heading, Label, Widget, cap_width, key_cap
from .desk import Desk
from .scene import PageScene


class KeyLine(NamedTuple):
    """One or several keys and what they do."""

    caps: tuple[str, ...]
    """Words of the catalogue behind a dot, else what is printed on the key."""
    says: str
    """A key of the catalogue."""


class KeyGroup(NamedTuple):
    """What keys do in one place."""

    heading: Text
    lines: tuple[KeyLine, ...]


def _common(*lines: tuple[tuple[str, ...], str]) -> tuple[KeyLine, ...]:
    return tuple(KeyLine(caps, f"common.keys.{says}") for caps, says in lines)


TABLE = _common(
    ((".left", ".right", ".up", ".down"), "move"),
    ((".tab",), "zones"),
    ((".enter",), "act"),
    ((".esc",), "cancel"),
    ((".space",), "look"),
    (("A", "B", "C"), "letters"),
    (("H",), "hint"),
    (("U",), "undo"),
    (("L",), "log"),
    (("R",), "rules"),
)
EVERYWHERE = _common(
    (("F1",), "keys"),
    (("F11",), "full_screen"),
    (("F12",), "picture"),
    (("M",), "mute"),
    ((".esc",), "back"),
)
READING = _common(
    ((".up", ".down"), "scroll"),
    ((".page_up", ".page_down"), "pages"),
    ((".enter",), "next_hit"),
    ((".shift", ".enter"), "last_hit"),
)
ARROWS = {".left": "arrow_left", ".right": "arrow_right", ".up": "arrow_up", ".down": "arrow_down"}


class KeyList(Widget):
    """A heading and lines of key caps with words beside them."""

    def __init__(self, heading: Text, lines: tuple[KeyLine, ...], flush: tuple[KeyLine, ...] = ()) -> None:
        super().__init__()
        self._heading = Heading(heading)
        self._lines = lines
        self._flush = flush
        """Lines of another list whose words begin at the same place."""

    def _side(self, kit: Kit) -> int:
        return round(kit.metrics.text_px("body") * 1.5)

    def _cap(self, kit: Kit, cap: str) -> str:
        if cap in ARROWS:
            return " "
        return kit.say(text(f"common.keys.cap{cap}")) if cap.startswith(".") else cap

    def _caps_width(self, kit: Kit, line: KeyLine) -> int:
        widths = [cap_width(kit, self._cap(kit, cap), self._side(kit)) for cap in line.caps]
        return sum(widths) + kit.px(4) * (len(widths) - 1)

    def _column(self, kit: Kit) -> int:
        """Where the words begin."""
        return max(self._caps_width(kit, line) for line in (*self._lines, *self._flush)) + kit.px(14)

    def _words(self, kit: Kit, line: KeyLine, width: int) -> pygame.Surface:
        room = max(kit.px(60), width - self._column(kit))
        px = kit.metrics.text_px("body")
        return kit.fonts.block(kit.say(text(line.says)), "sans", px, INK, room)

    def _line_height(self, kit: Kit, line: KeyLine, width: int) -> int:
        return max(self._side(kit), self._words(kit, line, width).get_height()) + kit.px(7)

    def height(self, kit: Kit, width: int) -> int:
        """The heading and all lines."""
        lines = sum(self._line_height(kit, line, width) for line in self._lines)
        return self._heading.height(kit, width) + kit.px(8) + lines

    def place(self, kit: Kit, rect: pygame.Rect) -> None:
        """The heading stands on top."""
        self.rect = rect
        self._heading.place(kit, pygame.Rect(rect.x, rect.y, rect.w, self._heading.height(kit, rect.w)))

    def pictures(self, kit: Kit, focused: bool, z: int) -> list[Picture]:
        """Heading, caps, words."""
        rect, side, result = self.rect, self._side(kit), self._heading.pictures(kit, False, z)
        y = self._heading.rect.bottom + kit.px(8)
        for i, line in enumerate(self._lines):
            high = self._line_height(kit, line, rect.w) - kit.px(7)
            words = self._words(kit, line, rect.w)
            result += self._caps(kit, line, (rect.x, y + (high - side) // 2), i, z)
            place = (rect.x + self._column(kit), y + (high - words.get_height()) // 2)
            result.append(Picture((id(self), "words", i), words, *place, z))
            y += high + kit.px(7)
        return result

    def _caps(self, kit: Kit, line: KeyLine, place: tuple[int, int], row: int, z: int) -> list[Picture]:
        result: list[Picture] = []
        (x, y), side = place, self._side(kit)
        for i, cap in enumerate(line.caps):
            words, key = self._cap(kit, cap), (id(self), row, i)
            result += key_cap(kit, words, (x, y), side, key, z, ARROWS.get(cap, ""))
            x += cap_width(kit, words, side) + kit.px(4)
        return result


class Columns(Widget):
    """Widgets in two columns; one below the other where the width does not allow two."""

    def __init__(self, left: list[Widget], right: list[Widget], least: int) -> None:
        super().__init__()
        self._left, self._right, self._least = left, right, least

    def _apart(self, kit: Kit, width: int) -> bool:
        return width >= 2 * self._least * kit.metrics.unit * kit.metrics.scale

    def _columns(self, kit: Kit, width: int) -> list[tuple[list[Widget], int, int]]:
        """The widgets of each column, where it begins and how wide it is."""
        if not self._apart(kit, width):
            return [([*self._left, *self._right], 0, width)]
        gap = kit.px(34)
        half = (width - gap) // 2
        return [(self._left, 0, half), (self._right, half + gap, half)]

    def height(self, kit: Kit, width: int) -> int:
        """That of the longest column."""
        return max(
            sum(widget.height(kit, wide) + kit.px(8) for widget in column)
            for column, _, wide in self._columns(kit, width)
        )

    def place(self, kit: Kit, rect: pygame.Rect) -> None:
        """Fill the columns from the top."""
        self.rect = rect
        for column, x, wide in self._columns(kit, rect.w):
            y = rect.y
            for widget in column:
                high = widget.height(kit, wide)
                widget.place(kit, pygame.Rect(rect.x + x, y, wide, high))
                y += high + kit.px(8)

    def pictures(self, kit: Kit, focused: bool, z: int) -> list[Picture]:
        """All of them."""
        parts = [*self._left, *self._right]
        return [picture for part in parts for picture in part.pictures(kit, False, z)]


class KeysScene(PageScene):
    """The keys, laid over whatever is shown; Esc, F1 or a click leaves.

    A scene with keys of its own has them in ``own_keys``; they stand where those of the table stand otherwise.
    """

    name = "keys"
    page_width = 860

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        below = desk.scenes.top
        own = below.own_keys if below is not None else None
        self.group = own or KeyGroup(text("common.keys.table"), TABLE)

    def widgets(self) -> list[Widget]:
        """At the table, or in the scene below; everywhere; in the rules."""
        right: list[Widget] = [
            KeyList(text("common.keys.everywhere"), EVERYWHERE, READING),
            KeyList(text("common.keys.reading"), READING, EVERYWHERE),
        ]
        return [
            Label(text("common.keys.title"), "title", align="center"),
            Columns([KeyList(*self.group)], right, 330),
            Label(text("common.keys.leave"), "small", align="center"),
        ]

    def handle(self, event: pygame.Event) -> None:
        """Everything but scrolling leaves."""
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_ESCAPE, pygame.K_F1):
            self.back()
        elif self.page.handle(event):
            self.dirty = True
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.back()
