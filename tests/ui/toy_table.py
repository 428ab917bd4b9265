"""The toy game on a table: plain cards in rows, so that what scenes promise can be tried with four seats and teams."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.bots.worker import BotRequest
from game.engine.contract import Action
from game.engine.event import Event
from game.engine.text import Text, text
from game.engine.view import Seat, Slot, View
from game.match.match import Match
from game.match.seats import SeatSetup
from game.table.display import Picture
from game.table.faces import TableLayout, Tempo
from game.table.kit import Kit
from game.table.pixels import panel
from game.table.tween import Box
from tests.engine.toy import DRAFT, KEEP, PASS, PLAY, SEATS
from tests.match.table import FakeWorker, register_toy

NAMES = ("Ann", "Bea", "Cid", "Dan")
_COLUMNS, _ROWS = 12, 5


class ToyTable:
    """A row for each seat, the pile below them."""

    name = "toy"

    def layout(self, kit: Kit, area: pygame.Rect, view: View, bottom: Seat) -> TableLayout:
        wide, high = area.w / _COLUMNS, area.h / _ROWS
        boxes: dict[Slot, Box] = {}
        for zone in view.zones:
            row = (zone.owner - bottom - 1) % len(SEATS) if zone.owner >= 0 else len(SEATS)
            left = {"hand": 0, "kept": 4, "table": 6, "pile": 0}[zone.key.partition("/")[0]]
            for i in range(12 if zone.key == "pile" else len(zone.cards)):
                x, y = area.x + (left + i) * wide, area.y + row * high
                boxes[zone.key, i] = Box(round(x), round(y), round(wide * 0.9), round(high * 0.9))
        zones = tuple(tuple(slot for slot in boxes if slot[0] == zone.key) for zone in view.zones)
        return TableLayout(boxes, zones, {}, bottom, area)

    def face(self, kit: Kit, slot: Slot, card: int, width: int, height: int) -> pygame.Surface:
        shade = 40 + 15 * card if card >= 0 else 20
        return panel(width, height, 4, (shade, 90, 255 - shade), 255, None)

    def ground(self, kit: Kit, surface: pygame.Surface, layout: TableLayout) -> None: ...

    def decorations(self, kit: Kit, view: View, layout: TableLayout) -> list[Picture]:
        return []

    def fleeting(self, kit: Kit, event: Event, layout: TableLayout, share: float) -> list[Picture]:
        return []

    def fleeting_seconds(self, event: Event) -> float:
        return 0.0

    def tempo(self, event: Event) -> Tempo:
        return Tempo(0.2)

    def sound(self, event: Event) -> str:
        return ""

    def button_text(self, key: str) -> Text:
        return text(f"toy.button.{key}")

    def action_text(self, view: View, action: Action) -> Text:
        return text("toy.move")

    def action_label(self, view: View, action: Action) -> Text:
        return text("toy.move")

    def closer(self, view: View, slot: Slot) -> tuple[Text, tuple[Text, ...], str]:
        return text("toy.card"), (), "T1"


class ToyWorker(FakeWorker):
    """The computer's process of a program that plays the toy."""

    def close(self) -> None: ...


def register(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the toy be played on the table."""
    register_toy(monkeypatch)
    monkeypatch.setattr("game.scenes.play.scene.game_table", lambda game: ToyTable())


def seated(kinds: str) -> list[SeatSetup]:
    """``hbhh``: people and computer players."""
    return [
        SeatSetup("human", name) if kind == "h" else SeatSetup("bot", name, "easy")
        for kind, name in zip(kinds, NAMES, strict=True)
    ]


def toy_match(kinds: str = "hhhh", seed: int = 3) -> Match:
    """A match before its first action."""
    return Match.new("toy", seed=seed, options={"rounds": 1}, seats=seated(kinds), bot_seed=1, folder=None)


def to_the_answers(match: Match) -> Match:
    """Everybody has kept and shown a card: somebody claims the point, and the others are asked."""
    for seat in SEATS:
        match.play(seat, (KEEP, 0))
        match.play(seat, (2,))
    for seat in SEATS:
        match.play(seat, (PLAY, 1))
    return match


def passing(request: BotRequest) -> Action:
    """A computer player that lets every question pass, and else does what comes first."""
    if request.view.facts.phase == DRAFT and (2,) in request.legal:
        return (2,)
    return (PASS,) if (PASS,) in request.legal else request.legal[0]


def blocking(request: BotRequest) -> Action:
    """One that always answers."""
    return request.legal[-1]


def worker(choose: Callable[[BotRequest], Action]) -> ToyWorker:
    return ToyWorker(choose)

