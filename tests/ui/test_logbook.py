"""The log beside the table: lines that fit, the newest in sight, the same said again told once."""

from __future__ import annotations

import pygame

from game.engine.text import Text, text
from game.scenes.play.logbook import Logbook
from game.table.kit import Kit
from tests.table.pictures import kit, screen


def told(seats: str) -> list[Text]:
    """A line for each letter, the same for the same letter."""
    return [text("common.name", seat=letter) for letter in seats]


def written(lines: list[Text]) -> tuple[Logbook, Kit]:
    screen((64, 48))
    measures = kit((1280, 800))
    book = Logbook()
    book.place(pygame.Rect(10, 10, 240, 700))
    book.set(measures, "A game", "", lines)
    return book, measures


def rows(book: Logbook, measures: Kit) -> list[tuple[int, int]]:
    """From the top: where a line stands, and how many lines before the newest it is."""
    book.pictures(measures)
    found: list[tuple[int, int]] = []
    for y in range(book.rect.top, book.rect.bottom):
        line = book.line_at((book.rect.x + 60, y))
        if line is not None and line not in [number for _, number in found]:
            found.append((y, line))
    return found


def test_each_line_leads_to_its_own_place() -> None:
    assert [line for _, line in rows(*written(told("abc")))] == [2, 1, 0]


def test_the_same_line_again_stands_there_once_and_says_how_often() -> None:
    book, measures = written(told("abbbca"))
    assert [line for _, line in rows(book, measures)] == [5, 2, 1, 0]
    assert [words for _, words in book._newest_first()] == ["a", "c", "b ×3", "a"]
    book.add(measures, told("a")[0])
    assert next(words for _, words in book._newest_first()) == "a ×2"
    assert [line for _, line in rows(book, measures)] == [6, 3, 2, 0]
