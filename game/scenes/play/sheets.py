"""The sheets laid over the table: menu, chooser, a long look at a card, the curtain's plate, the result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import pygame

from ...engine.contract import Action
from ...engine.text import SeatName, Text, text
from ...engine.view import Seat
from ...match.match import Match
from ...match.sides import against, side_name, team_of
from ...table.display import Picture
from ...table.kit import Kit
from ...table.page import Page
from ...table.pixels import panel, shadow
from ...table.theme import CARD_RATIO, GUARD, LONG_GUARD, NIGHT
from ...table.widgets import Button, Captioned, Label, Row, Space, Widget
from ..party import winners_portrait

_Z = 500
_SHEET_WIDTH = 470
_PORTRAIT = 56.0
"""The side of the winner's picture, in design units."""


@dataclass(slots=True)
class Sheet:
    """A page over the table. ``dismiss``: what Esc and a press beside it do; None where it must be answered."""

    page: Page
    dismiss: Callable[[], Any] | None
    kind: str
    width: int = _SHEET_WIDTH
    dim: int = 120
    """How dark the table below becomes, 0 to 255."""
    guard: float = GUARD
    """Seconds in which presses are still ignored."""
    lies: Literal["middle", "bottom"] = "middle"
    """At the bottom it leaves in sight what it is about."""

    def place(self, kit: Kit, board: pygame.Rect) -> None:
        """Lie on the board."""
        area = board.inflate(-kit.px(24), -kit.px(16))
        width = round(kit.px(self.width) * max(1.0, kit.metrics.scale * 0.8))
        self.page.place(kit, area, width)
        if self.lies == "bottom":
            high = self.page.sheet.h
            self.page.place(kit, pygame.Rect(area.x, area.bottom - high, area.w, high), width)

    def pictures(self, kit: Kit) -> list[Picture]:
        """The dimmed table and the page."""
        metrics = kit.metrics
        dark = kit.art.cached(("dim", metrics.width, metrics.height, self.dim), lambda: _dim(metrics, self.dim))
        return [Picture("dim", dark, 0, 0, _Z), *self.page.pictures(_Z + 1)]


def _dim(metrics: Any, level: int) -> pygame.Surface:
    return panel(metrics.width, metrics.height, 1, NIGHT, level, None)


class CardPicture(Widget):
    """A card as large as the sheet allows."""

    def __init__(self, face: Callable[[int, int], pygame.Surface]) -> None:
        super().__init__()
        self._face = face

    def height(self, kit: Kit, width: int) -> int:
        """Up to 45 % of the window's height."""
        return min(round(kit.metrics.height * 0.45), round(width * CARD_RATIO))

    def pictures(self, kit: Kit, focused: bool, z: int) -> list[Picture]:
        """The card and its shadow."""
        high = self.rect.h
        wide = round(high / CARD_RATIO)
        x = self.rect.centerx - wide // 2
        spread = kit.px(9)
        return [
            Picture("closer_shadow", shadow(wide, high, spread, 120), x - spread + 2, self.rect.y - spread + 4, z),
            Picture("closer_card", self._face(wide, high), x, self.rect.y, z + 1),
        ]


def chooser(
    title: Text, actions: Sequence[Action], label: Callable[[Action], Text], chosen: Callable[[Action], Any],
    dismiss: Callable[[], Any],
) -> Sheet:  # fmt: skip
    """Several actions fit a gesture: one button each."""
    widgets: list[Widget] = [Label(title, align="center"), Space(4)]
    for number, action in enumerate(actions, start=1):
        letter = str(number) if number < 10 else ""
        widgets.append(Button(label(action), _acting(chosen, action), letter=letter))
    widgets.append(Button(text("common.cancel"), dismiss, icon="close"))
    return Sheet(Page(widgets), dismiss, "chooser", guard=LONG_GUARD)


def _acting(chosen: Callable[[Action], Any], action: Action) -> Callable[[], Any]:
    return lambda: chosen(action)


def closer(
    described: tuple[Text, tuple[Text, ...], str], face: Callable[[int, int], pygame.Surface] | None,
    read: Callable[[str], Any], dismiss: Callable[[], Any],
) -> Sheet:  # fmt: skip
    """A card enlarged, with what can be said of it and its rule."""
    title, lines, rule = described
    widgets: list[Widget] = [Label(title, "title", align="center")]
    if face is not None:
        widgets.append(CardPicture(face))
    widgets += [Label(line, align="center") for line in lines]
    widgets.append(
        Row(
            [
                Button(text("common.close"), dismiss, icon="close"),
                Button(text("common.read_rule", rule=rule), lambda: read(rule), icon="book", letter="r"),
            ]
        )
    )
    return Sheet(Page(widgets), dismiss, "closer")


def curtain(seat: Seat, lift: Callable[[], Any], undo: Callable[[], Any] | None, menu: Callable[[], Any]) -> Sheet:
    """The screen changes hands: only the named person goes on."""
    buttons = [Button(text("common.curtain.lift", seat=SeatName(seat)), lift, icon="eye", style="brass")]
    others = [Button(text("common.menu"), menu, icon="menu")]
    if undo is not None:
        others.insert(0, Button(text("common.curtain.undo"), undo, icon="undo", letter="u"))
    widgets: list[Widget] = [
        Label(text("common.curtain.title", seat=SeatName(seat)), "title", align="center"),
        Label(text("common.curtain.explain", seat=SeatName(seat)), align="center"),
        Space(6),
        Row(buttons),
        Row(others),
    ]
    return Sheet(Page(widgets), None, "curtain", width=520, dim=90, guard=LONG_GUARD)


def open_question(
    question: Text, people: Sequence[Seat], answer: Callable[[Seat | None], Any], undo: Callable[[], Any] | None,
    menu: Callable[[], Any],
) -> Sheet:  # fmt: skip
    """All people at the screen are asked at once: one of them takes it, or nobody."""
    names = [
        Button(text("common.name", seat=SeatName(seat)), _answering(answer, seat), letter=str(number), icon="eye")
        for number, seat in enumerate(people, 1)
    ]
    others = [Button(text("common.menu"), menu, icon="menu")]
    if undo is not None:
        others.insert(0, Button(text("common.curtain.undo"), undo, icon="undo", letter="u"))
    widgets: list[Widget] = [
        Label(question, align="center"),
        Label(text("common.open.explain"), "small", align="center"),
        Space(4),
        Button(text("common.open.nobody"), _answering(answer, None), letter="0", icon="close", style="brass"),
        *names,
        Row(others),
    ]
    return Sheet(Page(widgets), None, "open", width=460, dim=40, guard=LONG_GUARD, lies="bottom")


def _answering(answer: Callable[[Seat | None], Any], seat: Seat | None) -> Callable[[], Any]:
    return lambda: answer(seat)


def menu(entries: Sequence[tuple[str, str, Callable[[], Any]]], dismiss: Callable[[], Any]) -> Sheet:
    """Everything that can be done besides playing: (text key, icon, act)."""
    widgets: list[Widget] = [Label(text("common.menu.title"), "title", align="center")]
    widgets += [Button(text(key), act, icon=icon) for key, icon, act in entries]
    return Sheet(Page(widgets), dismiss, "menu", width=380)


def ask(question: Text, yes: Text, act: Callable[[], Any], dismiss: Callable[[], Any]) -> Sheet:
    """A question before something that can't be taken back."""
    widgets: list[Widget] = [
        Label(question, align="center"),
        Row([Button(text("common.cancel"), dismiss, icon="back"), Button(yes, act, icon="flag")]),
    ]
    return Sheet(Page(widgets), dismiss, "ask")


def resigning(match: Match, seat: Seat) -> Text:
    """Whether a seat really gives up, and with it whoever plays at its side."""
    partners = [other for other in match.teams[team_of(seat, match.teams)] if other != seat]
    if not partners:
        return text("common.resign.ask", seat=SeatName(seat))
    return text("common.resign.ask.partner", seat=SeatName(seat), partner=side_name(partners))


def result(match: Match, entries: Sequence[tuple[str, str, Callable[[], Any]]], dismiss: Callable[[], Any]) -> Sheet:
    """The end of a deal or of the whole match, and the ways on."""
    whole = match.result
    outcome = match.state.outcome()
    widgets: list[Widget] = [_told_with_portrait(match)]
    reason = whole.reason if whole is not None and (outcome is None or len(match.deals) > 1) else None
    if outcome is not None:
        widgets.append(Label(outcome.reason, align="center"))
    if reason is not None:
        widgets.append(Label(reason, align="center"))
    if match.best_of > 1:
        widgets.append(Label(score_line(match), align="center"))
    if whole is not None:
        # Before the end it would tell the cards of the next deal.
        number = text("common.log.deal", number=str(match.seed + match.deal - 1))
        widgets.append(Label(number, "small", align="center"))
    widgets.append(Space(4))
    widgets += [Button(text(key), act, icon=icon, style="brass" if i == 0 else "plate")
                for i, (key, icon, act) in enumerate(entries)]  # fmt: skip
    return Sheet(Page(widgets), dismiss, "result", width=430, dim=90)


def _told_with_portrait(match: Match) -> Widget:
    """The headline; a computer player who has won looks at you beside it."""
    portrait = winners_portrait(match)
    if portrait is None:
        return Label(headline(match), "title", align="center")
    return Captioned(portrait, _PORTRAIT, headline(match), "title", align="center")


def headline(match: Match) -> Text:
    """Who has won the match, or the deal."""
    whole = match.result
    outcome = match.state.outcome()
    winners = whole.winners if whole is not None else outcome.winners if outcome is not None else ()
    if not winners:
        return text("common.result.draw")
    key = "common.result.won" if whole is not None else "common.result.deal_won"
    return text(key, n=len(winners), seat=side_name(winners))


def score_line(match: Match) -> Text:
    """The deals won so far by each side."""
    sides = [side_name(team) for team in match.teams]
    if len(sides) == 2:
        score = text("common.result.two", first=sides[0], second=sides[1], wins=match.wins[0], losses=match.wins[1])
    else:
        scores = zip(sides, match.wins, strict=True)
        score = against([text("common.result.side", side=side, wins=wins) for side, wins in scores])
    return text("common.result.score", score=score, best_of=match.best_of)
