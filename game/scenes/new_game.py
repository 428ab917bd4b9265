"""Setting up a match: how many play and who they are, house rules, deal number."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from ..bots.levels import levels
from ..data.lessons import lesson_numbers
from ..data.settings import Settings
from ..engine.contract import Option, OptionValue
from ..engine.errors import TableError
from ..engine.text import Text, text
from ..engine.view import Seat
from ..games.registry import rules
from ..match.seats import SeatSetup, humans
from ..match.setup import BEST_OF, SEATS, option_text, seat_count
from ..match.sides import together
from ..table.widgets import Button, Captioned, Choice, Field, Label, Row, Space, Widget
from .desk import Desk
from .launch import DEAL_NUMBERS, new_match, open_match, random_deal
from .own import own_choices
from .party import HUMAN, name_of, party, portrait_of
from .scene import PageScene

_FIRST = 1
"""The lesson with which a newcomer begins: the guided first game."""
_PORTRAIT = 64.0
"""The side of an opponent's picture, in design units."""
_MOST_DIGITS = len(str(DEAL_NUMBERS)) + 8


class NewGameScene(PageScene):
    """One sheet of choices; the last ones are remembered."""

    name = "new_game"

    def __init__(self, desk: Desk, game: str) -> None:
        super().__init__(desk)
        self.game = game
        self._levels = levels(game)
        settings = desk.settings
        self._opponent: str = settings.opponent
        known = [row.id for row in self._levels]
        self._level = settings.level if settings.level in known else known[0]
        self._table = {option.id: option for option in rules(game).option_table()}
        self._options = {name: option.default for name, option in self._table.items()}
        for name, last in ((BEST_OF, settings.best_of), (SEATS, _last_count(settings, game))):
            if name in self._table and last in self._table[name].values:
                self._options[name] = last
        self._names = list(settings.player_names)
        self._crowds = {int(count): list(crowd) for count, crowd in settings.tables.items() if count.isdecimal()}
        """Who sat where last, by the number of seats; see `_crowd`."""
        self._number = ""
        self._problem: Text | None = None
        self._own = own_choices(game, desk)
        """What this game asks besides its house rules."""
        self._lessons = lesson_numbers(game)
        if self._newcomer and self._has_finished_one():
            settings.lesson_done(game, _FIRST)

    def widgets(self) -> list[Widget]:
        """The choices that matter for the players chosen."""
        newcomer = self._newcomer
        widgets: list[Widget] = [Label(text(f"{self.game}.name"), "title", align="center")]
        if newcomer:
            widgets += [Button(text(f"{self.game}.lesson.offer"), self._learn, icon="star", style="brass"), Space(4)]
        if SEATS in self._table:
            widgets.append(self._option_widget(self._table[SEATS], self._set_count))
        widgets += self._pair_widgets() if self._count == 2 else self._crowd_widgets()
        if self._own is not None:
            widgets += self._own.widgets(self._players())
        widgets += [
            self._option_widget(option, partial(self._set_option, name))
            for name, option in self._table.items()
            if name != SEATS
        ]
        number = text("common.new.deal_number")
        widgets.append(Field(number, self._number, self._set_number, most=_MOST_DIGITS, allowed=_is_digit))
        widgets.append(Label(self._problem or text("common.new.deal_hint"), "small"))
        widgets += [
            Space(4),
            Row(
                [
                    Button(text("common.new.start"), self._start, icon="play", style="plate" if newcomer else "brass"),
                    Button(text("common.menu.rules"), self._rules, icon="book"),
                    Button(text("common.back"), self.back, icon="back"),
                    *([self._lessons_button()] if self._lessons and not newcomer else []),
                ]
            ),
        ]
        return widgets

    def _lessons_button(self) -> Button:
        """For who is no newcomer: the lesson, or all of them where there are several."""
        if len(self._lessons) > 1:
            return Button(text("common.lessons.title"), self._choose_lesson, icon="star")
        return Button(text(f"{self.game}.lesson.offer"), self._learn, icon="star")

    @property
    def _newcomer(self) -> bool:
        """Whether the player is taught this game before all else, if he likes."""
        return _FIRST in self._lessons and not self.desk.settings.knows_lesson(self.game, _FIRST)

    def _has_finished_one(self) -> bool:
        """Whether a match of this game was ever played to its end: who has done that is no newcomer to it."""
        folder = self.desk.saves
        if folder is None or not folder.is_dir():
            return False
        from ..match.saves import finished

        games = finished(folder)
        self.desk.tell_once(games.problems)
        return any(game.game == self.game for game in games)

    def _learn(self) -> None:
        """The guided first game; what is wrong with its file is said."""
        from .lesson.course import read_lesson
        from .lesson.scene import LessonScene

        try:
            lesson = read_lesson(self.game, _FIRST)
        except TableError as error:
            self._problem = error.reason
            self.rebuild()
            return
        self.desk.scenes.push(LessonScene(self.desk, lesson))

    def _choose_lesson(self) -> None:
        from .lessons import LessonsScene

        self.desk.scenes.push(LessonsScene(self.desk, self.game))

    # Who plays

    @property
    def _count(self) -> int:
        return seat_count(rules(self.game), self._options)

    def _pair_widgets(self) -> list[Widget]:
        """Two: an opponent, his level or his name."""
        solo = self._opponent == "bot"
        opponents = [("bot", text("common.new.computer")), ("human", text("common.new.friend"))]
        widgets: list[Widget] = [Choice(text("common.new.opponent"), opponents, self._opponent, self._set_opponent)]
        if solo:
            widgets += self._level_widgets()
        widgets.append(self._name_field(text("common.new.your_name" if solo else "common.new.first_name"), 0))
        if not solo:
            widgets.append(self._name_field(text("common.new.second_name"), 1))
        return widgets

    def _crowd(self) -> list[str]:
        """For each seat a level, or HUMAN: as they sat last, else one person among computer players."""
        count = self._count
        known = {row.id for row in self._levels}
        last = self._crowds.get(count, [])
        if len(last) != count or not known.issuperset(kind for kind in last if kind != HUMAN):
            self._crowds[count] = [HUMAN, *[self._level] * (count - 1)]
        return self._crowds[count]

    def _crowd_widgets(self) -> list[Widget]:
        """Several: for each seat a person or a level, and the person's name."""
        crowd = self._crowd()
        widgets: list[Widget] = []
        for seat, kind in enumerate(crowd):
            kinds = [(HUMAN, text("common.new.person")), *self._level_names(crowd[:seat])]
            widgets.append(Choice(self._seat_text(seat), kinds, kind, partial(self._set_kind, seat)))
            if kind == HUMAN:
                widgets.append(self._name_field(text("common.settings.player_name", number=seat + 1), seat))
        return widgets

    def _seat_text(self, seat: Seat) -> Text:
        """A seat, and who plays together with it."""
        team = next(team for team in rules(self.game).teams(self._options) if seat in team)
        partners = [str(other + 1) for other in team if other != seat]
        if not partners:
            return text("common.new.seat", number=seat + 1)
        return text("common.new.seat_with", number=seat + 1, partners=together(partners))

    def _name_field(self, name: Text, seat: Seat) -> Field:
        return Field(name, self._names[seat], partial(self._set_name, seat))

    def _level_names(self, before: Sequence[str] = ()) -> list[tuple[str, Text]]:
        """The computer's players by name and level, as they are called behind those that sit ``before``."""
        names = {row.id: name_of(self.desk, row, before.count(row.id)) for row in self._levels}
        return [
            (id_, text("common.new.level_of", name=name, level=text(f"common.level.{id_}")))
            for id_, name in names.items()
        ]

    def _level_widgets(self) -> list[Widget]:
        row = next(row for row in self._levels if row.id == self._level)
        return [
            Choice(text("common.new.level"), self._level_names(), self._level, self._set_level),
            Captioned(portrait_of(self.game, row), _PORTRAIT, text(row.character)),
        ]

    def _option_widget(self, option: Option, changed: Callable[[OptionValue], None]) -> Choice:
        values = [(value, option_text(self.game, option.id, value)) for value in option.values]
        return Choice(text(f"{self.game}.option.{option.id}"), values, self._options[option.id], changed)

    # What is chosen

    def _set_option(self, name: str, value: OptionValue) -> None:
        self._options[name] = value

    def _set_count(self, value: OptionValue) -> None:
        self._options[SEATS] = value
        self._problem = None
        self.rebuild()

    def _set_kind(self, seat: Seat, kind: str) -> None:
        crowd = self._crowd()
        crowd[seat] = kind
        self._problem = None if HUMAN in crowd else text("common.new.no_person")
        self.rebuild()

    def _set_opponent(self, value: str) -> None:
        self._opponent = value
        self.rebuild()

    def _set_level(self, value: str) -> None:
        self._level = value
        self.rebuild()

    def _set_name(self, seat: Seat, value: str) -> None:
        self._names[seat] = value

    def _set_number(self, value: str) -> None:
        self._number = value

    def _rules(self) -> None:
        from .rules import RulesScene

        self.desk.scenes.push(RulesScene(self.desk, self.game))

    def seats(self) -> list[SeatSetup]:
        """Who sits where, with names that can be told apart."""
        return party(self.desk, self.game, self._players(), self._names)

    def _players(self) -> list[str]:
        """For each seat a level, or HUMAN."""
        if self._count != 2:
            return self._crowd()
        return [HUMAN, self._level if self._opponent == "bot" else HUMAN]

    def _start(self) -> None:
        seats = self.seats()
        if not humans(seats):
            self._problem = text("common.new.no_person")
            self.rebuild()
            return
        seed = int(self._number) if self._number else random_deal()
        try:
            own = self._own.options(seed) if self._own is not None else {}
            match = new_match(self.desk, self.game, seed=seed, options={**self._options, **own}, seats=seats)
        except TableError as error:
            self._problem = error.reason
            self.rebuild()
            return
        self._remember()
        open_match(self.desk, match)

    def _remember(self) -> None:
        settings = self.desk.settings
        settings.opponent = "bot" if self._opponent == "bot" else "human"
        settings.level = self._level
        settings.player_names = tuple(name.strip() for name in self._names)
        if BEST_OF in self._table:
            settings.best_of = int(self._options[BEST_OF])
        if SEATS in self._table:
            keep_count(settings, self.game, self._count)
        if self._own is not None:
            self._own.remember()
        settings.tables = {str(count): tuple(crowd) for count, crowd in self._crowds.items()}
        self.desk.keep_settings()


def keep_count(settings: Settings, game: str, count: int) -> None:
    """So many play this game last: they are offered next time."""
    settings.game_choices[f"{game}.{SEATS}"] = str(count)


def _last_count(settings: Settings, game: str) -> int | None:
    kept = settings.game_choices.get(f"{game}.{SEATS}", "")
    return int(kept) if kept.isascii() and kept.isdigit() else None


def _is_digit(letter: str) -> bool:
    return letter in "0123456789"
