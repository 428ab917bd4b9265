"""A saved match in a list: its picture, who played, how it stands, and what can be done with it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from ..engine.text import Text, text
from ..engine.view import Seat
from ..games.registry import GAMES
from ..match.saves import SavedGame
from ..match.seats import SeatSetup
from ..match.sides import Teams, against, together
from ..table.display import Picture
from ..table.kit import Kit
from ..table.miniature import RATIO
from ..table.pixels import outline, panel, shadow
from ..table.theme import CLOTHS, INK, IVORY_DIM, WOOD, WOOD_LIGHT
from ..table.widgets import Button, Row, hairline

_PICTURE_UNITS, _PICTURE_SHARE = 200, 0.38


def player_text(seat: SeatSetup, number: int) -> Text:
    """A player by name; the computer with its level."""
    name = text("common.name", seat=seat.name) if seat.name else text("common.seat", number=number + 1)
    if seat.kind == "human" or not seat.level:
        return name
    return text("common.new.level_of", name=name, level=text(f"common.level.{seat.level}"))


def players_text(seats: Sequence[SeatSetup], teams: Teams) -> Text:
    """Everyone at the table, side against side."""
    if not seats:
        return text("common.seat", number=1)
    return against([together([player_text(seats[seat], seat) for seat in team]) for team in teams])


def winners_text(game: SavedGame, winners: Sequence[Seat]) -> Text:
    """Who has won, by name."""
    names = [game.seats[seat].name or text("common.seat", number=seat + 1) for seat in winners]
    return text("common.result.won", n=len(names), seat=together(names))


def standing_text(game: SavedGame) -> Text:
    """Who has won, or how far it has come."""
    winners = [seat for seat in game.winners if seat < len(game.seats)]
    if game.ended and winners:
        return winners_text(game, winners)
    if game.ended:
        return text("common.result.draw")
    if game.best_of > 1:
        return text("common.log.deal_of", deal=game.deal, n=game.best_of)
    return text("common.games.underway", n=game.ply)


def game_text(game: SavedGame) -> Text:
    """The game by its name; as the file calls it where this program does not have it."""
    return text(f"{game.game}.name") if game.game in GAMES else text("common.name", seat=game.game)


def entry_text(game: SavedGame) -> Text:
    """A match in one line."""
    return text(
        "common.games.entry", game=game_text(game), players=players_text(game.seats, game.teams), date=date_of(game)
    )


def date_of(game: SavedGame) -> str:
    """When it was last played."""
    return f"{game.when:%Y-%m-%d  %H:%M}"


def standing_icon(game: SavedGame) -> str:
    """The sign beside the standing: a cup, two equal hands, an hour-glass."""
    if game.refusal is not None:
        return "warning"
    if not game.ended:
        return "hourglass"
    return "trophy" if game.winners else "handshake"


@dataclass(frozen=True, slots=True)
class _Plan:
    """Where everything lies inside an entry, counted from its upper left corner."""

    picture: pygame.Rect
    lines: tuple[tuple[pygame.Surface, int, int], ...]
    icon: tuple[pygame.Surface, int, int]
    buttons: tuple[pygame.Rect, ...]
    height: int


class Plate(Button):
    """The part of an entry that only shows something; a press on its picture does what the first button does."""

    focusable = False

    def __init__(self, game: SavedGame, act: Button | None) -> None:
        super().__init__(entry_text(game), act.act if act is not None else lambda: None)
        self.game = game
        self.picture: pygame.Surface | None = None
        self.failed = False
        self.plan: _Plan | None = None

    @property
    def frame(self) -> pygame.Rect:
        """Where the picture is seen."""
        return self.plan.picture.move(self.rect.topleft) if self.plan is not None else pygame.Rect(0, 0, 0, 0)

    def pictures(self, kit: Kit, focused: bool, z: int) -> list[Picture]:
        """The picture in its frame, the lines, a fine rule below."""
        plan, (x, y) = self.plan, self.rect.topleft
        if plan is None:
            return []
        result = self._framed(kit, z)
        for i, (line, left, top) in enumerate((*plan.lines, plan.icon)):
            result.append(Picture((id(self), "line", i), line, x + left, y + top, z))
        rule = hairline(self.rect.w, kit.px(1))
        result.append(Picture((id(self), "rule"), rule, x, self.rect.bottom - rule.get_height(), z))
        return result

    def _framed(self, kit: Kit, z: int) -> list[Picture]:
        frame, spread = self.frame, kit.px(6)
        dark = shadow(frame.w, frame.h, spread, 120)
        rim = outline(frame.w, frame.h, kit.px(4), kit.px(1.6), WOOD)
        colour = CLOTHS.get(self.game.game, CLOTHS["common"]) if not self.failed else WOOD_LIGHT
        shown = self.picture or panel(frame.w, frame.h, kit.px(4), colour, 255, None)
        result = [
            Picture((id(self), "shadow"), dark, frame.x - spread + kit.px(2), frame.y - spread + kit.px(3), z),
            Picture((id(self), "picture"), shown, *frame.topleft, z + 1),
            Picture((id(self), "rim"), rim, *frame.topleft, z + 2),
        ]
        if self.failed:
            side = frame.h // 3
            sign = kit.art.icon("warning", side, IVORY_DIM)
            result.append(
                Picture((id(self), "sign"), sign, frame.centerx - side // 2, frame.centery - side // 2, z + 2)
            )
        return result


class GameEntry(Row):
    """A row of a list: the plate, then the buttons. Laid out once per size; scrolling only moves it."""

    def __init__(self, game: SavedGame, buttons: Sequence[Button]) -> None:
        self.plate = Plate(game, buttons[0] if game.refusal is None else None)
        super().__init__([self.plate, *buttons])
        self._key: tuple[object, ...] = ()

    def _plan(self, kit: Kit, width: int) -> _Plan:
        key = (kit.metrics, width)
        if self.plate.plan is None or self._key != key:
            self._key, self.plate.plan = key, self._planned(kit, width)
        return self.plate.plan

    def height(self, kit: Kit, width: int) -> int:
        """The picture, or the lines and buttons beside it."""
        return self._plan(kit, width).height

    def place(self, kit: Kit, rect: pygame.Rect) -> None:
        """Give all parts their places."""
        plan = self._plan(kit, rect.w)
        self.rect = rect
        self.plate.place(kit, rect)
        for button, place in zip(self.buttons[1:], plan.buttons, strict=True):
            button.place(kit, place.move(rect.topleft))

    def _planned(self, kit: Kit, width: int) -> _Plan:
        air = kit.px(7)
        wide = min(kit.px(_PICTURE_UNITS), round(width * _PICTURE_SHARE))
        picture = pygame.Rect(0, air, wide, round(wide * RATIO))
        left = wide + kit.px(18)
        lines, icon, bottom = self._lines(kit, left, air, width - left)
        row = Row(self.buttons[1:])
        beside = sum(button.natural_width(kit) for button in row.buttons) + kit.px(12) * (len(row.buttons) - 1)
        if beside <= width - left:
            high = row.height(kit, beside)
            top = max(bottom + air, picture.bottom - high)
            row.place(kit, pygame.Rect(left, top, beside, high))
        else:
            high = row.height(kit, width)
            top = max(bottom, picture.bottom) + air
            row.place(kit, pygame.Rect(0, top, width, high))
        end = max(picture.bottom, top + high) + 2 * air
        return _Plan(picture, tuple(lines), icon, tuple(button.rect for button in row.buttons), end)

    def _lines(
        self, kit: Kit, left: int, top: int, width: int
    ) -> tuple[list[tuple[pygame.Surface, int, int]], tuple[pygame.Surface, int, int], int]:
        """Players, standing with its sign, game and date; and where they end."""
        game, fonts, body, small = self.plate.game, kit.fonts, kit.metrics.text_px("body"), kit.metrics.text_px("small")
        players = fonts.block(kit.say(players_text(game.seats, game.teams)), "bold", body, INK, width)
        side = round(small * 1.2)
        indent = side + kit.px(6)
        standing = kit.say(game.refusal or standing_text(game))
        told = fonts.block(standing, "sans", small, INK, width - indent)
        dated = fonts.block(f"{kit.say(game_text(game))} · {date_of(game)}", "sans", small, WOOD_LIGHT, width)
        second = top + players.get_height() + kit.px(2)
        third = second + told.get_height() + kit.px(1)
        sign = kit.art.icon(standing_icon(game), side, WOOD)
        shift = max(0, (fonts.line_height("sans", small) - side) // 2)
        lines = [(players, left, top), (told, left + indent, second), (dated, left, third)]
        return lines, (sign, left, second + shift), third + dated.get_height()
