"""Setting up a match: opponent, level, names, house rules, deal number."""

from __future__ import annotations

from ..bots.levels import levels
from ..data.lessons import has_lesson
from ..engine.errors import TableError
from ..engine.text import Text, text
from ..games.registry import rules
from ..match.seats import SeatSetup
from ..table.widgets import Button, Choice, Field, Label, Row, Space, Widget
from .desk import Desk
from .launch import DEAL_NUMBERS, new_match, open_match, random_deal
from .scene import PageScene

_LESSON = 1
"""The lesson that is offered here: the guided first game."""
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
        self._options = {option.id: option.default for option in rules(game).option_table()}
        for option in rules(game).option_table():
            if option.id == "best_of" and settings.best_of in option.values:
                self._options["best_of"] = settings.best_of
        self._names = list(settings.player_names)
        self._number = ""
        self._problem: Text | None = None
        self._teaches = has_lesson(game, _LESSON)
        if self._teaches and not settings.lesson_done:
            settings.lesson_done = self._has_finished_one()

    def widgets(self) -> list[Widget]:
        """The choices that matter for the opponent chosen."""
        solo = self._opponent == "bot"
        opponents = [("bot", text("common.new.computer")), ("human", text("common.new.friend"))]
        newcomer = self._teaches and not self.desk.settings.lesson_done
        widgets: list[Widget] = [Label(text(f"{self.game}.name"), "title", align="center")]
        if newcomer:
            widgets += [self._lesson_button("brass"), Space(4)]
        widgets.append(Choice(text("common.new.opponent"), opponents, self._opponent, self._set_opponent))
        if solo:
            widgets += self._level_widgets()
        first = text("common.new.your_name" if solo else "common.new.first_name")
        widgets.append(Field(first, self._names[0], self._set_first))
        if not solo:
            widgets.append(Field(text("common.new.second_name"), self._names[1], self._set_second))
        widgets += self._option_widgets()
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
                    *([self._lesson_button("plate")] if self._teaches and not newcomer else []),
                ]
            ),
        ]
        return widgets

    def _lesson_button(self, style: str) -> Button:
        return Button(text(f"{self.game}.lesson.offer"), self._learn, icon="star", style=style)

    def _has_finished_one(self) -> bool:
        """Whether any match was ever played to its end: who has done that needs no teacher before all else."""
        folder = self.desk.saves
        if folder is None or not folder.is_dir():
            return False
        from ..match.saves import finished

        games = finished(folder)
        self.desk.tell_once(games.problems)
        return bool(games)

    def _learn(self) -> None:
        """The guided first game; what is wrong with its file is said."""
        from .lesson.course import read_lesson
        from .lesson.scene import LessonScene

        try:
            lesson = read_lesson(self.game, _LESSON)
        except TableError as error:
            self._problem = error.reason
            self.rebuild()
            return
        self.desk.scenes.push(LessonScene(self.desk, lesson))

    def _level_widgets(self) -> list[Widget]:
        names = [(row.id, text("common.new.level_of", name=text(row.name), level=text(f"common.level.{row.id}")))
                 for row in self._levels]  # fmt: skip
        character = next(row.character for row in self._levels if row.id == self._level)
        return [
            Choice(text("common.new.level"), names, self._level, self._set_level),
            Label(text(character), "small"),
        ]

    def _option_widgets(self) -> list[Widget]:
        widgets: list[Widget] = []
        for option in rules(self.game).option_table():
            values = [(value, text(f"{self.game}.option.{option.id}.{value}")) for value in option.values]
            name = text(f"{self.game}.option.{option.id}")
            widgets.append(Choice(name, values, self._options[option.id], self._option_setter(option.id)))
        return widgets

    def _option_setter(self, name: str):
        def changed(value: bool | int | str) -> None:
            self._options[name] = value

        return changed

    def _set_opponent(self, value: str) -> None:
        self._opponent = value
        self.rebuild()

    def _set_level(self, value: str) -> None:
        self._level = value
        self.rebuild()

    def _set_first(self, value: str) -> None:
        self._names[0] = value

    def _set_second(self, value: str) -> None:
        self._names[1] = value

    def _set_number(self, value: str) -> None:
        self._number = value

    def _rules(self) -> None:
        from .rules import RulesScene

        self.desk.scenes.push(RulesScene(self.desk, self.game))

    def seats(self) -> list[SeatSetup]:
        """Who sits where, with names that can be told apart."""
        say = self.desk.say
        first = self._names[0].strip() or say(text("common.new.default_name"))
        if self._opponent == "bot":
            row = next(row for row in self._levels if row.id == self._level)
            return [SeatSetup("human", first), SeatSetup("bot", say(text(row.name)), row.id)]
        second = self._names[1].strip() or say(text("common.new.default_second"))
        if second == first:
            second = f"{second} 2"
        return [SeatSetup("human", first), SeatSetup("human", second)]

    def _start(self) -> None:
        seed = int(self._number) if self._number else random_deal()
        try:
            match = new_match(self.desk, self.game, seed=seed, options=self._options, seats=self.seats())
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
        settings.player_names = (self._names[0].strip(), self._names[1].strip())
        best_of = self._options.get("best_of", 1)
        settings.best_of = best_of if isinstance(best_of, int) else 1
        self.desk.keep_settings()


def _is_digit(letter: str) -> bool:
    return letter in "0123456789"
