"""Duels as they lie on the table, for the tests of their look."""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from game.engine.view import Seat, Slot, View
from game.games.audatia.rules import RULES
from game.games.audatia.state import AudatiaState
from game.games.audatia.table import TABLE
from game.table.display import Picture
from game.table.faces import TableLayout
from game.table.kit import Kit
from tests.games.rooms import board_of, kit_of

SIZES = ((640, 480), (800, 600), (1280, 800), (640, 900), (1920, 1080), (3840, 2160))
VARIANTS = ("duel", "hall", "sudden")


def a_kit(size: tuple[int, int], scale: float = 1.0, language: str = "en") -> Kit:
    return kit_of("audatia", size, scale, language)


def laid_out(
    view: View, size: tuple[int, int] = (1280, 800), scale: float = 1.0, bottom: Seat = 0
) -> tuple[Kit, pygame.Rect, TableLayout]:
    kit = a_kit(size, scale)
    board = board_of(kit)
    return kit, board, TABLE.layout(kit, board, view, bottom)


def played(seed: int, variant: str = "duel", most: int = 200) -> Iterator[AudatiaState]:
    """A duel before its first choice and after every action, played at random."""
    options = {"variant": variant, "character_1": "patron", "character_2": "agnes", "break_thrust": True}
    state, rng = RULES.new(seed, options), Random(seed)
    yield state
    for _ in range(most):
        if not state.pending():
            return
        seat = rng.choice(state.pending())
        state.play(seat, rng.choice(state.legal(seat)))
        yield state


def rect(layout: TableLayout, slot: Slot) -> pygame.Rect:
    return pygame.Rect(*map(round, layout.boxes[slot]))


def signs(
    state: AudatiaState, seat: Seat = 0, size: tuple[int, int] = (1280, 800), scale: float = 1.0
) -> tuple[dict[object, Picture], TableLayout]:
    view = state.view(seat)
    kit, _, plan = laid_out(view, size, scale, bottom=seat)
    return {picture.key: picture for picture in TABLE.decorations(kit, view, plan)}, plan


def is_drawn(picture: Picture) -> bool:
    """Whether anything is seen there: what is not told now leaves an empty place under its name."""
    return picture.surface.get_width() > 1


def row_asked(side: str, posta: str = "") -> AudatiaState:
    """Sudden death: seat 0 has revealed a cut that parries or counters; both swords on a side, or he in a posta."""
    blow = "rf" if side == "left" else "mf"
    own = {"row": [f"{blow}_l", "mm_l", "p"], "virtues": ["celeritas"], "pile": ["rm_l"], "side": side}
    other = {"row": [f"{blow}_r", "mm_l", "rm_l"], "virtues": ["audatia"], "pile": ["ms_l"], "side": side}
    if posta:
        own |= {"pile": [], "posta": posta}
    return RULES.position({"variant": "sudden", "at": "fight", "defender": 1, "seat": [own, other]})
