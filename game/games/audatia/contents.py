"""What the files of Audatia hold: its cards and all pictures of them."""

from __future__ import annotations

from ...data.levels import Contents
from .cards import CHARACTERS, KINDS
from .data import data

VELLUM = "audatia/card/vellum.svg"


def back(character: int) -> str:
    """The picture on the back of a character's cards."""
    return f"audatia/backs/{CHARACTERS[character]}.svg"


def face(name: str) -> str:
    """The drawing on a card, to be laid on vellum."""
    return f"audatia/faces/{name}.svg"


def small_face(name: str) -> str:
    """The same for little room."""
    return f"audatia/small/{name}.svg"


def contents() -> Contents:
    """The kinds of cards and their pictures; DataError if a file of the cards is wrong."""
    data()
    faces = [picture for name in KINDS for picture in (face(name), small_face(name))]
    return Contents(len(KINDS), (VELLUM, *faces, *(back(character) for character in range(len(CHARACTERS)))))
