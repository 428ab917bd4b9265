"""About: which program this is, where it keeps things, what it is made with."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pygame

from .. import __version__
from ..data.licences import PARTS, WorkOfOthers, licence_text, paragraphs, version_of
from ..data.paths import decks_folder, documents_folder, saves_folder, settings_file
from ..engine.text import Text, text
from ..table.display import Picture
from ..table.kit import Kit
from ..table.theme import INK, WOOD_LIGHT
from ..table.widgets import Button, Emblem, Heading, Label, Row, Space, Widget
from ..table.widgets.paragraph import Paragraph
from .desk import Desk
from .scene import PageScene


class Plain(Button):
    """Two lines that only say something: the left part of a row with a button."""

    focusable = False

    def __init__(self, head: Text, below: Text) -> None:
        super().__init__(head, lambda: None)
        self._below = below

    def _lines(self, kit: Kit, width: int) -> list[pygame.Surface]:
        body, small = kit.metrics.text_px("body"), kit.metrics.text_px("small")
        return [
            kit.fonts.block(kit.say(self.text), "sans", body, INK, width),
            kit.fonts.block(kit.say(self._below), "sans", small, WOOD_LIGHT, width),
        ]

    def height(self, kit: Kit, width: int) -> int:
        """Both lines."""
        return sum(line.get_height() for line in self._lines(kit, width))

    def pictures(self, kit: Kit, focused: bool, z: int) -> list[Picture]:
        """One above the other."""
        first, second = self._lines(kit, self.rect.w)
        x, y = self.rect.topleft
        return [
            Picture((id(self), "head"), first, x, y, z),
            Picture((id(self), "below"), second, x, y + first.get_height(), z),
        ]


class Told(Row):
    """Two lines at the left, one button at the right; below them where there is no room beside."""

    def __init__(self, plain: Plain, button: Button) -> None:
        super().__init__([plain, button])
        self._plain, self._button = plain, button

    def _split(self, kit: Kit, width: int) -> tuple[int, int, bool]:
        """The widths of words and button, and whether they stand side by side."""
        button = min(width, self._button.natural_width(kit))
        room = width - button - kit.px(16)
        return (room, button, True) if room >= width * 0.5 else (width, button, False)

    def height(self, kit: Kit, width: int) -> int:
        """The higher of both, or their sum."""
        words, button, beside = self._split(kit, width)
        heights = (self._plain.height(kit, words), self._button.height(kit, button))
        return max(heights) if beside else sum(heights) + kit.px(5)

    def place(self, kit: Kit, rect: pygame.Rect) -> None:
        """Both in their places."""
        self.rect = rect
        words, button, beside = self._split(kit, rect.w)
        high, button_high = self._plain.height(kit, words), self._button.height(kit, button)
        top = rect.y + (rect.h - high) // 2 if beside else rect.y
        self._plain.place(kit, pygame.Rect(rect.x, top, words, high))
        button_top = rect.centery - button_high // 2 if beside else rect.bottom - button_high
        self._button.place(kit, pygame.Rect(rect.right - button, button_top, button, button_high))


class AboutScene(PageScene):
    """One sheet."""

    name = "about"
    page_width = 680

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._texts = {part: licence_text(part) for part in PARTS}

    def widgets(self) -> list[Widget]:
        """Name and version, folders, credits, the work of others."""
        return [
            Emblem("common/icon.svg", 84),
            Label(text("common.about.title"), "title", align="center"),
            Label(text("common.about.version", version=__version__), align="center"),
            Label(_built_on(), "small", align="center"),
            Heading(text("common.about.folders")),
            Label(text("common.about.offline"), "small"),
            *(self._folder(name, path) for name, path in self.folders()),
            Heading(text("common.about.credits")),
            Label(text("common.about.credit.program"), "small"),
            Label(text("common.about.credit.fonts"), "small"),
            Heading(text("common.about.parts")),
            *(self._part(part) for part in PARTS),
            Space(6),
            Row([Button(text("common.back"), self.back, icon="back")]),
        ]

    def folders(self) -> Sequence[tuple[Text, Path]]:
        """What belongs to the player, and where it lies."""
        return (
            (text("common.about.folder.saves"), self.desk.saves or saves_folder()),
            (text("common.about.folder.decks"), self.desk.folder("decks") or decks_folder()),
            (text("common.about.folder.settings"), settings_file().parent),
            (text("common.about.folder.exports"), documents_folder()),
        )

    def _folder(self, name: Text, path: Path) -> Widget:
        plain = Plain(name, text("common.name", seat=str(path)))
        return Told(plain, Button(text("common.about.copy"), partial(self._copy, path)))

    def _copy(self, path: Path) -> None:
        try:
            pygame.scrap.put_text(str(path))
        except pygame.error:
            self.desk.notices.append(text("common.about.not_copied"))
        else:
            self.desk.notices.append(text("common.about.copied", path=str(path)))

    def _part(self, part: WorkOfOthers) -> Widget:
        version = version_of(part)
        name = text("common.about.part", name=part.name, version=version) if version else _named(part)
        plain = Plain(name, text("common.about.licence", licence=part.licence))
        if not self._texts[part]:
            return plain
        return Told(plain, Button(text("common.about.read"), partial(self._read, part), icon="book"))

    def _read(self, part: WorkOfOthers) -> None:
        self.desk.scenes.push(LicenceScene(self.desk, part, self._texts[part]))


class LicenceScene(PageScene):
    """The full text of a licence."""

    name = "licence"
    page_width = 680

    def __init__(self, desk: Desk, part: WorkOfOthers, content: str) -> None:
        super().__init__(desk)
        self._part = part
        self._paragraphs = paragraphs(content)

    def widgets(self) -> list[Widget]:
        """The text, and the way back at its end; Esc is nearer."""
        return [
            Label(text("common.about.read_part", name=self._part.name), "title", align="center"),
            Label(text("common.about.licence", licence=self._part.licence), "small", align="center"),
            *(Paragraph(words) for words in self._paragraphs),
            Space(6),
            Row([Button(text("common.back"), self.back, icon="back")]),
        ]


def _named(part: WorkOfOthers) -> Text:
    return text("common.name", seat=part.name)


def _built_on() -> Text:
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    return text(
        "common.about.built_on",
        python=platform.python_version(),
        pygame=pygame.version.ver,
        sdl=sdl,
        system=f"{platform.system()} {platform.machine()}".strip(),
    )
