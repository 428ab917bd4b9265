"""Whose view the table shows. Alone: always one's own. With several people at one screen: a curtain in between.

From a person's choice until the next one lifts the curtain only what all know is shown, while the computer plays too.
Partners are people like others: no view but one's own is ever shown.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ...engine.view import OPEN, PUBLIC, Seat, View
from ...match.match import Match
from ...match.seats import humans


@dataclass(slots=True)
class Seating:
    """The viewer, and for whom the curtain waits. Nothing private is known to the table while it hangs."""

    match: Match
    viewer: Seat = PUBLIC
    curtain_for: Seat | None = None
    bottom: Seat = 0
    last_actor: Seat | None = None
    partings: dict[Seat, tuple[View, int]] = field(default_factory=dict)
    """What each person saw last, and how long the log was then: what comes after it will be replayed to him."""

    def __post_init__(self) -> None:
        people = humans(self.match.seats)
        if len(people) == 1:
            self.viewer = self.bottom = people[0]

    @property
    def shared(self) -> bool:
        """Whether two or more people share the screen."""
        return len(humans(self.match.seats)) > 1

    def update(self, asked: tuple[Seat, ...], pending: tuple[Seat, ...]) -> bool:
        """Follow the match; True if another view must be shown.

        ``asked``: the people who can choose now; ``pending``: all who owe a decision, of whom some may have to wait
        for the computer.
        """
        before = (self.viewer, self.curtain_for)
        if self.match.result is not None:
            self.viewer, self.curtain_for = OPEN, None
        elif self.shared:
            self._share(asked, pending)
        return before != (self.viewer, self.curtain_for)

    def _share(self, asked: tuple[Seat, ...], pending: tuple[Seat, ...]) -> None:
        if self.match.deal_over:
            self._part()
            self.curtain_for = None
        elif asked and self.viewer not in asked:
            self._part()
            self.curtain_for = asked[0] if self.curtain_for not in asked else self.curtain_for
        elif not asked:
            self.curtain_for = None
            if self.viewer not in pending:
                self._part()

    def _part(self) -> None:
        """The person at the screen gives it away, having seen all so far; from here on only what all know is shown."""
        if self.viewer >= 0:
            self.partings[self.viewer] = (self.match.view(self.viewer), self.match.log_length)
        self.viewer = PUBLIC

    def acting(self, seat: Seat) -> None:
        """A person is about to make his choice."""
        self.last_actor = seat

    def lift(self) -> tuple[View | None, int]:
        """The person takes the screen: his view opens. Returns what he saw last, and the log's length then."""
        assert self.curtain_for is not None
        self.viewer = self.bottom = self.curtain_for
        self.curtain_for = None
        view, since = self.partings.get(self.viewer, (None, 0))
        if since > self.match.log_length:
            return None, self.match.log_length
        return view, since

    def new_deal(self) -> None:
        """Other cards: what people saw last is of no use."""
        self.partings.clear()
        self.last_actor = None
        people = humans(self.match.seats)
        self.viewer = people[0] if len(people) == 1 else PUBLIC
        self.curtain_for = None
