"""A match between seats: who plays, what is played, undo, deals and their sum. Saved after every action."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from ..data.files import set_aside
from ..engine.contract import Action, Options, OptionValue, Rules, State
from ..engine.event import Event, events_for
from ..engine.text import Text, text
from ..engine.view import OPEN, Outcome, Seat, View
from .bestof import MatchResult, broken_off, match_result, resigned, tally
from .deal import Deal, undo_ply, undo_refusal
from .errors import DamagedJournal, MatchOver, NoSuchSeat, NotOpen, UndoRefused
from .journal import Act, End, Entry, NextDeal, Resign, Script, Undo, encoded, header_line, read_journal
from .retelling import carry_out, retold, told
from .seats import SeatSetup
from .setup import BEST_OF, Setup, setup
from .sides import Teams
from .writer import Clock, Writer, created, reopened

if TYPE_CHECKING:
    from ..bots.worker import BotRequest


class Match:
    """One match. Made by `new` or `resume`; the constructor makes one that is not saved."""

    def __init__(self, made_of: Setup, when: datetime) -> None:
        self.setup = made_of
        self.started = when
        self.deals = [Deal(made_of, 1, None)]
        """The deals played so far, the current one last."""
        self.save_problem: Text | None = None
        """Why the match is not saved at present; it can be played all the same."""
        self.revision = 0
        """Counts everything that was done, undo too."""
        self._writer: Writer | None = None
        self._resigned: Seat | None = None

    @classmethod
    def new(
        cls,
        game: str,
        *,
        seed: int,
        options: Options,
        seats: Sequence[SeatSetup],
        bot_seed: int | None = None,
        folder: Path | None,
        clock: Clock = datetime.now,
    ) -> Match:
        """A match before its first action, with a journal in ``folder`` if there is one. SetupError if it can't be."""
        when = clock()
        match = cls(setup(game, seed, options, seats, bot_seed), when)
        if folder is not None:
            match._writer = created(folder, game, when, header_line(match.setup))
            match.save_problem = match._writer.flush()
        return match

    @classmethod
    def resume(cls, path: Path) -> Match:
        """The match in a journal, at its last whole action, to be played on.

        JournalError if that can't be; a damaged file is then put aside.
        """
        try:
            script = read_journal(path)
            match = cls.replayed(script)
        except DamagedJournal as error:
            error.kept = set_aside(path, "damaged")
            raise
        match._writer = reopened(script)
        match.save_problem = match._writer.flush()
        if match.result is not None and not script.ended:
            match._write(End(match.result.winners))
        return match

    @classmethod
    def replayed(cls, script: Script) -> Match:
        """The match that a journal tells, unsaved. JournalError names the line that does not fit."""
        return retold(script, cls)

    # What it is

    @property
    def game(self) -> str:
        """The game's name in the registry."""
        return self.setup.game

    @property
    def rules(self) -> Rules:
        """The game's rules."""
        return self.setup.rules

    @property
    def options(self) -> dict[str, OptionValue]:
        """Every house rule with its value."""
        return self.setup.options

    @property
    def seats(self) -> tuple[SeatSetup, ...]:
        """Who sits where."""
        return self.setup.seats

    @property
    def teams(self) -> Teams:
        """Who plays together."""
        return self.setup.teams

    @property
    def seed(self) -> int:
        """The number of the first deal; deal k has number seed + k - 1."""
        return self.setup.seed

    @property
    def best_of(self) -> int:
        """The number of deals at most."""
        return self.setup.best_of

    @property
    def bot_seed(self) -> int:
        """The number from which the bots' chance comes."""
        return self.setup.bot_seed

    @property
    def state(self) -> State:
        """The current deal."""
        return self.deals[-1].state

    @property
    def deal(self) -> int:
        """The number of the current deal, from 1."""
        return len(self.deals)

    @property
    def ply(self) -> int:
        """The number of actions in force in this deal."""
        return len(self.deals[-1].steps)

    @property
    def deal_bot_seed(self) -> int:
        """The number from which the bots' chance comes in this deal."""
        return self.bot_seed + self.deal - 1

    @property
    def log_length(self) -> int:
        """The number of records in the deal's log; it shrinks by an undo."""
        return len(self.deals[-1].log)

    @property
    def resigned_by(self) -> Seat | None:
        """The seat that gave up, or None."""
        return self._resigned

    @property
    def wins(self) -> tuple[int, ...]:
        """Deals won, by team (C22)."""
        return tally(self._outcomes(), self.teams)

    @property
    def deal_over(self) -> bool:
        """Whether the current deal is played to its end."""
        return self.state.outcome() is not None

    @property
    def result(self) -> MatchResult | None:
        """The result of the whole match, or None while it goes on."""
        if self._resigned is not None:
            return resigned(self._resigned, self.teams, self.wins)
        if not self.deal_over:
            return None
        option = self.setup.option(BEST_OF)
        return match_result(self._outcomes(), self.teams, self.best_of, option.rule if option else "")

    def _outcomes(self) -> list[Outcome]:
        outcomes = (deal.state.outcome() for deal in self.deals)
        return [outcome for outcome in outcomes if outcome is not None]

    @property
    def path(self) -> Path | None:
        """The journal, or None while there is none."""
        return self._writer.path if self._writer is not None else None

    @property
    def unsaved(self) -> bool:
        """Whether anything would be lost by leaving: there is no journal, or not all is in it. See `close`."""
        return self._writer is None or self._writer.waits

    # What may be seen

    def view(self, seat: Seat) -> View:
        """What a seat, or PUBLIC, may know. OPEN only when the match is over, else NotOpen."""
        self._check_open(seat)
        view = self.state.view(seat)
        return view if self._resigned is None else broken_off(view)

    def events(self, seat: Seat, since: int = 0) -> tuple[Event, ...]:
        """What happened in this deal from record ``since`` on, as the viewer may see it."""
        self._check_open(seat)
        return events_for(self.deals[-1].log, seat, since)

    def _check_open(self, seat: Seat) -> None:
        if seat == OPEN and self.result is None:
            raise NotOpen(text("common.match.not_open"))

    def pending(self) -> tuple[Seat, ...]:
        """Who owes a decision; nobody when the deal or the match is over."""
        return () if self._resigned is not None else self.state.pending()

    def legal(self, seat: Seat) -> list[Action]:
        """The legal actions of a seat that owes a decision."""
        return self.state.legal(seat) if seat in self.pending() else []

    def request(self, seat: Seat, level: str) -> BotRequest:
        """The decision that a seat owes, as a bot of a level gets it to think about."""
        from ..bots.worker import BotRequest  # who only looks at matches needs no bots

        return BotRequest(
            game=self.game,
            level=level,
            options=tuple(sorted(self.setup.house_rules.items())),
            view=self.view(seat),
            legal=tuple(self.legal(seat)),
            bot_seed=self.deal_bot_seed,
            seat=seat,
            ply=self.ply,
        )

    # What is done

    def play(self, seat: Seat, action: Action) -> None:
        """Carry out an action and save it. IllegalAction or MatchOver says why not; then nothing changed."""
        self._check_running()
        self._check_seat(seat)
        ply = self.ply
        self.deals[-1].play(seat, action)
        self._done(Act(ply, seat, self.rules.action_text(action)))

    def undo_refusal(self, seat: Seat) -> Text | None:
        """Why the seat can't take back its last decision, or None if it can."""
        if self._resigned is not None:
            return text("common.undo.over")
        return undo_refusal(self.deals[-1], seat, self.seats)

    def undo(self, seat: Seat) -> None:
        """Go back to the seat's last own decision; UndoRefused says why not."""
        refusal = self.undo_refusal(seat)
        ply = undo_ply(self.deals[-1], seat)
        if refusal is not None or ply is None:
            raise UndoRefused(refusal or text("common.undo.nothing"))
        self.deals[-1].rewind(ply)
        self._done(Undo(ply, seat))

    def next_deal(self) -> None:
        """Deal anew after a finished deal; the seat after the last starter starts (C22)."""
        self._check_running()
        if not self.deal_over:
            raise MatchOver(text("common.match.deal_goes_on"))
        number = self.deal + 1
        first = (self.deals[0].starter + self.deal) % len(self.seats)
        self.deals.append(Deal(self.setup, number, first))
        self._done(NextDeal(number))

    def resign(self, seat: Seat) -> None:
        """Give up the whole match."""
        self._check_running()
        self._check_seat(seat)
        self._resigned = seat
        self._done(Resign(seat))

    def _check_running(self) -> None:
        if self.result is not None:
            raise MatchOver(text("common.match.over"))

    def _check_seat(self, seat: Seat) -> None:
        if not 0 <= seat < len(self.seats):
            raise NoSuchSeat(text("common.match.no_seat", number=seat))

    def close(self) -> None:
        """Write what could not be written before and let go of the journal; `unsaved` tells whether that went well.

        The match can be played on, and closed again.
        """
        if self._writer is not None:
            self.save_problem = self._writer.close()

    # The journal

    def _done(self, entry: Entry) -> None:
        """Count and save what was done."""
        self.revision += 1
        self._write(entry)
        result = self.result
        if result is not None:
            self._write(End(result.winners))

    def _write(self, entry: Entry) -> None:
        if self._writer is not None:
            self.save_problem = self._writer.append(encoded(entry))

    def entries(self) -> Iterator[Entry]:
        """The match as its journal would tell it, without what was taken back."""
        return told(self)

    def carry_out(self, entry: Entry) -> None:
        """Do what a line of a journal says; TableError if it does not fit."""
        carry_out(self, entry)
