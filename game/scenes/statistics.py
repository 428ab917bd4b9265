"""The statistics: how one did against each level and against each other, and how long deals are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from ..data.opponents import load_opponents
from ..engine.text import Text, TextArg, text
from ..games.registry import GAMES
from ..match.records import (
    Band,
    OptionSet,
    Record,
    Sides,
    Table,
    bands,
    by_levels,
    by_people,
    chosen,
    option_sets,
)
from ..match.setup import option_text
from ..match.sides import against, together
from ..match.statistics import Ledger, Played
from ..table.widgets import Button, Choice, Heading, Label, Row, Space, Widget
from ..table.widgets.bars import Bar, Legend, Part, Pattern, compared
from .desk import Desk
from .question import QuestionScene
from .scene import PageScene
from .thumbnails import while_time

_MEANINGS: tuple[tuple[Pattern, Text], ...] = (
    ("full", text("common.stats.won")),
    ("striped", text("common.stats.drawn")),
    ("hollow", text("common.stats.lost")),
)


class StatisticsScene(PageScene):
    """One sheet, for one game and for all of its house rules or one set of them."""

    name = "statistics"
    page_width = 680

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._ledger = Ledger(desk.saves) if desk.saves is not None else None
        self._counting: Iterator[str] | None = None
        self._matches: list[Played] = []
        self._game = GAMES[0]
        self._options: OptionSet | None = None

    def enter(self) -> None:
        """Look for what has been played since."""
        if self._ledger is not None:
            self._counting = self._ledger.update()
            self.tick(self.desk.clock())
        super().enter()

    def tick(self, now: float) -> None:
        """Count on for a part of the frame; show the sum when all is counted."""
        if self._counting is None or self._ledger is None:
            return
        for _ in while_time(self._counting):
            pass
        if next(self._counting, None) is None:
            self._counting = None
            self._show()

    def _show(self) -> None:
        assert self._ledger is not None
        self._matches = self._ledger.matches()
        if self._ledger.problem is not None:
            self.desk.tell_once([self._ledger.problem])
        games = self._games
        if games and self._game not in games:
            self._game = games[0]
        self.rebuild()

    @property
    def _games(self) -> list[str]:
        """The games that were played, in the order of the table."""
        found = {played.game for played in self._matches}
        return [game for game in GAMES if game in found]

    # What stands on the sheet

    def widgets(self) -> list[Widget]:
        """What to look at, then the sums, then the ways out."""
        return [
            Label(text("common.stats.title"), "title", align="center"),
            *self._body(),
            Space(6),
            Row(self._buttons()),
        ]

    def _buttons(self) -> list[Button]:
        buttons = [Button(text("common.back"), self.back, icon="back")]
        if self._matches:
            buttons.append(Button(text("common.stats.reset"), self._ask_reset, icon="trash"))
        return buttons

    def _body(self) -> list[Widget]:
        if self._counting is not None:
            return [Label(text("common.stats.counting"), align="center")]
        if not self._matches:
            key = "common.stats.none" if self._ledger is not None else "common.games.not_kept"
            return [Label(text(key), align="center"), *self._unreadable()]
        matches = chosen(self._matches, self._game, self._options)
        return [
            *self._choices(),
            *self._solo(matches),
            *self._people(matches),
            *_length_widgets(bands(matches)),
            *self._unreadable(),
        ]

    def _choices(self) -> list[Widget]:
        """A choice is offered only where there is one."""
        widgets: list[Widget] = []
        games = [(game, text(f"{game}.name")) for game in self._games]
        if len(games) > 1:
            widgets.append(Choice(text("common.stats.game"), games, self._game, self._set_game))
        sets = option_sets(chosen(self._matches, self._game))
        if len(sets) > 1:
            values = [(None, text("common.stats.options.any")), *((one, self._options_text(one)) for one in sets)]
            widgets.append(Choice(text("common.stats.options"), values, self._options, self._set_options))
        return widgets

    def _options_text(self, options: OptionSet) -> Text:
        """House rules by their values; a value without words, of an older program, as it is."""
        line: Text | None = None
        for name, value in options:
            said = option_text(self._game, name, value)
            said = said if self.desk.words.knows(said.key) else text("common.name", seat=str(value)[:40])
            line = said if line is None else text("common.stats.options.pair", one=line, other=said)
        return line or text("common.stats.options.any")

    def _set_game(self, game: str) -> None:
        self._game, self._options = game, None
        self.rebuild()

    def _set_options(self, options: OptionSet | None) -> None:
        self._options = options
        self.rebuild()

    def _solo(self, matches: Sequence[Played]) -> list[Widget]:
        records = by_levels(matches)
        if not records:
            return []
        order = [row.id for row in load_opponents(self._game).levels]

        def rank(table: Table) -> list[list[int]]:
            groups = (table.partners, table.rivals)
            return [[order.index(id_) if id_ in order else 99 for id_ in levels] for levels in groups]

        return [
            Heading(text("common.stats.solo")),
            Legend(_MEANINGS),
            *compared([_record_bar(self._table_text(table), records[table]) for table in sorted(records, key=rank)]),
        ]

    def _table_text(self, table: Table) -> Text:
        """The rivals, and after them who helped."""
        rivals = self._levels_text(table.rivals)
        if not table.partners:
            return rivals
        return text("common.stats.helped", rivals=rivals, partner=self._levels_text(table.partners))

    def _levels_text(self, levels: Sequence[str]) -> Text:
        """The computer's players by their names and levels, those of one level together."""
        rows = {row.id: row for row in load_opponents(self._game).levels}
        names: list[Text] = []
        for id_, count in Counter(levels).items():
            key = f"common.level.{id_}"
            level = text(key) if self.desk.words.knows(key) else text("common.name", seat=id_)
            row = rows.get(id_)  # type: ignore[call-overload]
            who = text("common.new.level_of", name=text(row.name), level=level) if row is not None else level
            names.append(who if count == 1 else text("common.stats.times", times=count, who=who))
        return _line(together(names)) if names else text("common.new.computer")

    def _people(self, matches: Sequence[Played]) -> list[Widget]:
        records = sorted(by_people(matches).items())
        if not records:
            return []
        return [Heading(text("common.stats.people")), *compared([_group_bar(*group) for group in records])]

    def _unreadable(self) -> list[Widget]:
        count = len(self._ledger.unreadable) if self._ledger is not None else 0
        return [Space(4), Label(text("common.stats.unreadable", n=count), "small")] if count else []

    # What can be done

    def _ask_reset(self) -> None:
        question = text("common.stats.reset_ask")
        self.desk.scenes.push(
            QuestionScene(self.desk, [question], text("common.stats.reset"), self._reset, icon="trash")
        )

    def _reset(self) -> None:
        assert self._ledger is not None
        self._ledger.reset()
        self._options = None


def _record_bar(name: Text, record: Record) -> Bar:
    """Won, drawn and lost against one opponent."""
    parts: list[Part] = [(record.won, "full"), (record.drawn, "striped"), (record.lost, "hollow")]
    lines = (
        text("common.stats.record", won=record.won, drawn=record.drawn, lost=record.lost),
        text("common.stats.streak", now=record.streak, best=record.best),
    )
    return Bar(name, parts, text("common.stats.played", n=record.played), lines)


def _group_bar(sides: Sides, records: Sequence[Record]) -> Bar:
    """People by name: what the first side has won, what is drawn, what others have won."""
    first = records[0]
    known = [together([_person(name, i) for name in side]) for i, side in enumerate(sides)]
    parts: list[Part] = [(first.won, "full"), (first.drawn, "striped"), (first.lost, "plain")]
    lines = [
        text("common.stats.wins", name=name, won=record.won, best=record.best)
        for name, record in zip(known, records, strict=True)
    ]
    return Bar(against(known), parts, text("common.stats.played", n=first.played), lines)


def _person(name: str, number: int) -> Text:
    return text("common.name", seat=name) if name else text("common.seat", number=number + 1)


def _line(words: TextArg) -> Text:
    return words if isinstance(words, Text) else text("common.name", seat=words)


def _length_widgets(spread: Sequence[Band]) -> list[Widget]:
    """How long deals are: a bar for each group of lengths."""
    bars = [
        Bar(
            text("common.stats.band", first=band.first, last=band.last),
            [(band.deals, "plain")],
            text("common.stats.deals", n=band.deals),
        )
        for band in spread
    ]
    return [Heading(text("common.stats.lengths")), *compared(bars)] if bars else []
