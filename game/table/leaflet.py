"""A rules page laid out for reading: numbers in the margin, a comfortable measure, pictures, marks on what is found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, NamedTuple

import pygame

from ..text.rulebook import Paragraph, Rulebook, spans
from .display import Picture
from .fonts import Face
from .kit import Kit
from .pixels import PREMULTIPLIED, blank, panel
from .theme import BRASS, BRASS_BRIGHT, INK, WOOD_DARK, Colour
from .widgets import BRASS_SHADE, hairline

MEASURE = 66
"""Letters on a line."""
_SAMPLE = "Two castles face each other, and nobody knows who is waiting"
Kind = Literal["title", "heading", "paragraph", "caption"]
Illustration = Callable[[Kit, str, int], pygame.Surface]
"""(kit, name, width in pixels) to a picture."""


class Block(NamedTuple):
    """One piece of the page and its place from the top of it."""

    kind: Kind
    paragraph: int
    """Its place among the paragraphs; -1 for titles."""
    number: str
    words: str
    lines: tuple[str, ...]
    top: int
    height: int
    figure: pygame.Surface | None = None
    """The picture above the words."""


class Anchor(NamedTuple):
    """A place on the page that stays the same when it is laid out anew."""

    block: int
    share: float


@dataclass(frozen=True, slots=True)
class Marks:
    """What is marked: the words looked for, the paragraphs that hold them, the one that is read now."""

    query: str = ""
    found: frozenset[int] = frozenset()
    current: int = -1


def measure(kit: Kit) -> int:
    """The width in pixels of the text column that reads best."""
    return round(kit.fonts.width(_SAMPLE, "sans", kit.metrics.text_px("body")) / len(_SAMPLE) * MEASURE)


def margin(kit: Kit, book: Rulebook) -> int:
    """The width of the column in which the numbers stand."""
    px = kit.metrics.text_px("body")
    widest = max((kit.fonts.width(paragraph.number, "serif", px) for paragraph in book.paragraphs), default=0)
    return kit.px(12) + widest + kit.px(14) if widest else kit.px(12)


class Leaflet:
    """The page as blocks at a width, and their drawings while they are in sight."""

    def __init__(self, book: Rulebook, illustration: Illustration) -> None:
        self.book = book
        self._illustration = illustration
        self.blocks: list[Block] = []
        self.height = 0
        self._margin = 0
        self._width = 0
        self._drawn: dict[int, pygame.Surface] = {}
        self._marks = Marks()

    def place(self, kit: Kit, width: int) -> None:
        """Break the lines for a width."""
        self._width, self._margin = width, margin(kit, self.book)
        self._drawn.clear()
        self.blocks = []
        top = self._add(kit, "title", -1, "", self.book.title, 0)
        paragraph = 0
        for section in self.book.sections:
            if section.heading:
                top = self._add(kit, "heading", -1, "", section.heading, top)
            for piece in section.paragraphs:
                if piece.picture:
                    top = self._add_figure(kit, paragraph, piece, top)
                else:
                    top = self._add(kit, "paragraph", paragraph, piece.number, piece.words, top)
                paragraph += 1
        self.height = top + kit.px(24)

    def _add(self, kit: Kit, kind: Kind, paragraph: int, number: str, words: str, top: int) -> int:
        face, px, _ = _type(kit, kind)
        room = self._width - self._margin - kit.px(6)
        lines = tuple(kit.fonts.wrap(words, face, px, room))
        above, below = _air(kit, kind)
        high = len(lines) * _leading(kit, kind)
        self.blocks.append(Block(kind, paragraph, number, words, lines, top + above, high))
        return top + above + high + below

    def _add_figure(self, kit: Kit, paragraph: int, piece: Paragraph, top: int) -> int:
        """A picture as wide as the text, and its words below it."""
        figure = self._illustration(kit, piece.picture, self._width - self._margin - kit.px(6))
        below = self._add(kit, "caption", paragraph, "", piece.words, top + figure.get_height())
        block = self.blocks[-1]
        self.blocks[-1] = block._replace(top=top, height=block.top + block.height - top, figure=figure)
        return below

    def extent(self, paragraph: int) -> tuple[int, int]:
        """Top and bottom of a paragraph."""
        block = next(block for block in self.blocks if block.paragraph == paragraph)
        return block.top, block.top + block.height

    def anchor(self, offset: int) -> Anchor:
        """What stands at a height."""
        place = next((i for i, block in enumerate(self.blocks) if block.top + block.height > offset), 0)
        block = self.blocks[place]
        return Anchor(place, (offset - block.top) / max(1, block.height))

    def offset(self, anchor: Anchor) -> int:
        """At what height an anchor stands now."""
        block = self.blocks[anchor.block]
        return block.top + round(anchor.share * block.height)

    def first_from(self, offset: int) -> int:
        """The first paragraph that begins below a height."""
        return next((block.paragraph for block in self.blocks if block.paragraph >= 0 and block.top >= offset), 0)

    def pictures(self, kit: Kit, view: pygame.Rect, offset: int, marks: Marks, z: int) -> list[Picture]:
        """What is seen of the page through ``view`` at an offset."""
        if marks.query != self._marks.query:
            self._drawn.clear()
        self._marks = marks
        seen = [
            (i, block)
            for i, block in enumerate(self.blocks)
            if block.top + block.height + kit.px(10) > offset and block.top - kit.px(10) < offset + view.h
        ]
        self._drawn = {i: self._drawn[i] if i in self._drawn else self._draw(kit, block) for i, block in seen}
        result: list[Picture] = []
        for i, block in seen:
            result += self._block(kit, i, block, (view.x, view.y + block.top - offset), z)
        return [picture._replace(clip=view) for picture in result]

    def _block(self, kit: Kit, i: int, block: Block, place: tuple[int, int], z: int) -> list[Picture]:
        x, y = place
        words = self._drawn[i]
        result = [Picture((id(self), i), words, x + self._margin, y + block.height - words.get_height(), z + 1)]
        if block.figure is not None:
            result.append(Picture((id(self), i, "figure"), block.figure, x + self._margin, y, z + 1))
        if block.number:
            number = kit.line(block.number, "body", BRASS_SHADE, "serif")
            drop = kit.fonts.font("sans", kit.metrics.text_px("body")).get_ascent()
            drop -= kit.fonts.font("serif", kit.metrics.text_px("body")).get_ascent()
            result.append(Picture((id(self), i, "number"), number, x + kit.px(12), y + drop, z + 1))
        if block.kind == "heading":
            rule = hairline(self._width - self._margin, kit.px(1))
            result.append(Picture((id(self), i, "rule"), rule, x + self._margin, y + block.height + kit.px(2), z))
        if block.paragraph >= 0:
            result += self._mark(kit, i, block, place, z)
        return result

    def _mark(self, kit: Kit, i: int, block: Block, place: tuple[int, int], z: int) -> list[Picture]:
        """A strong bar and a warm ground where one reads now; a slim bar where the words were found."""
        marks, air = self._marks, kit.px(5)
        x, y, high = place[0], place[1] - air, block.height + 2 * air
        if block.paragraph == marks.current:
            ground = panel(self._width, high, kit.px(6), BRASS, 46, None)
            bar = panel(kit.px(5), high, kit.px(2), BRASS_SHADE, 255, None)
            return [Picture((id(self), i, "ground"), ground, x, y, z), Picture((id(self), i, "bar"), bar, x, y, z + 1)]
        if block.paragraph in marks.found:
            bar = panel(kit.px(2), high, 1, BRASS_SHADE, 255, None)
            return [Picture((id(self), i, "bar"), bar, x, y, z + 1)]
        return []

    def _draw(self, kit: Kit, block: Block) -> pygame.Surface:
        """The lines of a block, the words that were looked for on bright brass."""
        face, px, colour = _type(kit, block.kind)
        step = _leading(kit, block.kind)
        font = kit.fonts.font(face, px)
        surface = blank(self._width - self._margin, step * len(block.lines))
        found = spans(block.words, self._marks.query) if block.paragraph >= 0 else ()
        start = 0
        for row, line in enumerate(block.lines):
            start = max(start, block.words.find(line, start))
            for left, right in _inside(found, start, start + len(line)):
                x = font.size(line[: left - start])[0]
                width = font.size(line[: right - start])[0] - x
                surface.fill((*BRASS_BRIGHT, 255), (x, row * step, width, font.get_height()))
            drawn = font.render(line, True, colour).convert_alpha().premul_alpha()
            surface.blit(drawn, (0, row * step), special_flags=PREMULTIPLIED)
            start += len(line)
        return surface


def _inside(found: tuple[tuple[int, int], ...], start: int, end: int) -> list[tuple[int, int]]:
    """The parts of the places found that lie on a line."""
    parts = [(max(left, start), min(right, end)) for left, right in found]
    return [(left, right) for left, right in parts if left < right]


def _type(kit: Kit, kind: Kind) -> tuple[Face, int, Colour]:
    if kind == "title":
        return "serif", kit.metrics.text_px("title"), WOOD_DARK
    if kind == "heading":
        return "serif", kit.metrics.text_px("body"), BRASS_SHADE
    if kind == "caption":
        return "sans", kit.metrics.text_px("small"), INK
    return "sans", kit.metrics.text_px("body"), INK


def _leading(kit: Kit, kind: Kind) -> int:
    """The distance of two lines: wider than elsewhere, this is read at length."""
    face, px, _ = _type(kit, kind)
    return round(kit.fonts.font(face, px).get_height() * (1.2 if kind in ("paragraph", "caption") else 1.05))


def _air(kit: Kit, kind: Kind) -> tuple[int, int]:
    """What stays empty above and below."""
    body = kit.metrics.text_px("body")
    above, below = {"title": (0.5, 0.5), "heading": (1.0, 0.75), "paragraph": (0.0, 0.8), "caption": (0.4, 1.0)}[kind]
    return round(above * body), round(below * body)
