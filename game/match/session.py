"""A match in progress without any screen: when bots are asked, and when what they answer is played.

Bots commit to a simultaneous choice before any human is asked (C14), one at a time. A covert decision takes the same
beat whatever there was to choose from, also where a human has nothing to choose and is passed over. An open question,
that goes round the table, has a shorter one.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from ..bots.levels import levels
from ..bots.worker import OPEN_SHARE, Answer, BotRequest
from ..data.opponents import has_opponents
from ..engine.contract import Action
from ..engine.view import Seat
from .match import Match
from .seats import humans

LOG = logging.getLogger(__name__)

PACE = 0.6
"""Seconds from a bot's being asked to its move, so that one can follow."""
BEAT = 1.4
"""Seconds that a covert decision takes where no level tells how long it may think."""
OVERHEAD = 0.2
"""What an answer can take beyond a level's cap: a last playout, the way through the pipe, a frame."""


class Worker(Protocol):
    """Where bots think: elsewhere, one decision at a time."""

    def ask(self, request: BotRequest) -> int:
        """Let a bot think; the ticket of its answer."""
        ...

    def poll(self) -> Answer | None:
        """An answer, if one has come."""
        ...

    def cancel(self) -> None:
        """Stop thinking; no answer comes."""
        ...


@dataclass(slots=True)
class _Turn:
    """A decision that is on its way: whose, at what point of the match, since when, and what it will be."""

    revision: int
    seat: Seat
    since: float
    pause: float
    ticket: int | None
    action: Action | None


def beat_of(match: Match, share: float = 1.0) -> float:
    """The seconds that every covert decision takes at this table: longer than its slowest bot may think.

    One beat for all who sit here, or the time would tell who had to think. ``share``: of the time that bots have for
    other decisions.
    """
    caps = {row.id: row.seconds * share + OVERHEAD for row in levels(match.game)} if has_opponents(match.game) else {}
    return max((caps.get(seat.level, BEAT) for seat in match.seats if seat.kind == "bot"), default=PACE)


class Session:
    """Plays the bots' part of a match. ``pace`` and both beats can be set at any time."""

    def __init__(self, match: Match, ask: Worker, clock: Callable[[], float]) -> None:
        self.match = match
        self.take_time()
        self._worker = ask
        self._clock = clock
        self._turn: _Turn | None = None
        self._people = humans(match.seats)
        self._passed: tuple[int, object, tuple[Seat, ...]] = (-1, None, ())

    @property
    def thinking(self) -> Seat | None:
        """The bot that has been asked and has not moved yet."""
        return self._turn.seat if self._turn is not None and self._turn.ticket is not None else None

    def humans_asked(self) -> tuple[Seat, ...]:
        """The humans whose decision is open now."""
        pending = self.match.pending()
        if any(self._is_bot(seat) for seat in pending):
            return ()
        passed = self._passed_over()
        return tuple(seat for seat in pending if seat not in passed)

    def tick(self, at_rest: bool) -> bool:
        """Go on. ``at_rest``: the screen shows all that happened. True if something was played."""
        self._drop_stale()
        self._listen()
        played = at_rest and self._play_due()
        if self._turn is None:
            self._turn = self._next_turn()
        return played

    def hurry(self) -> None:
        """Play without pauses from here on."""
        self.pace = self.beat = self.open_beat = 0.0
        if self._turn is not None:
            self._turn.pause = 0.0

    def take_time(self) -> None:
        """Play at the usual pace."""
        self.pace, self.beat, self.open_beat = PACE, beat_of(self.match), beat_of(self.match, OPEN_SHARE)

    def undo(self, seat: Seat) -> None:
        """Take back the seat's last decision; bots are asked anew with the same chance. UndoRefused says why not."""
        self.match.undo(seat)
        self.cancel()

    def cancel(self) -> None:
        """Ask no more for now: on leaving, undo, or a new deal."""
        if self.thinking is not None:
            self._worker.cancel()
        self._turn = None

    def _is_bot(self, seat: Seat) -> bool:
        return self.match.seats[seat].kind == "bot"

    def _passed_over(self) -> tuple[Seat, ...]:
        """Who of those pending need not be asked; found once at each point of the match, as each frame asks."""
        now = (self.match.revision, self.match.state)
        if self._passed[0] != now[0] or self._passed[1] is not now[1]:
            self._passed = (*now, tuple(seat for seat in self.match.pending() if self._passes_over(seat)))
        return self._passed[2]

    def _passes_over(self, seat: Seat) -> bool:
        """Whether a person has nothing to choose and need not be asked: alone in anything covert, else as agreed.

        Where several share the screen, who is not asked has shown what he holds: only if the house rule says so.
        """
        decision = self.match.state.decision(seat)
        if decision is None or not decision.covert or len(self.match.legal(seat)) != 1:
            return False
        return len(self._people) == 1 or (decision.open and not self.match.setup.asks_always)

    def _next_turn(self) -> _Turn | None:
        bot = next((seat for seat in self.match.pending() if self._is_bot(seat)), None)
        if bot is not None:
            ticket = self._worker.ask(self.match.request(bot, self.match.seats[bot].level))
            return self._new_turn(bot, ticket, None)
        seat = next(iter(self._passed_over()), None)
        return None if seat is None else self._new_turn(seat, None, self.match.legal(seat)[0])

    def _new_turn(self, seat: Seat, ticket: int | None, action: Action | None) -> _Turn:
        return _Turn(self.match.revision, seat, self._clock(), self._pause(seat), ticket, action)

    def _pause(self, seat: Seat) -> float:
        """A draft that others wait for shows nothing, so it needs no time."""
        decision = self.match.state.decision(seat)
        if decision is not None and decision.covert:
            return self.open_beat if decision.open else self.beat
        return 0.0 if len(self.match.pending()) > 1 else self.pace

    def _drop_stale(self) -> None:
        """Forget a turn if the match went another way meanwhile."""
        if self._turn is not None and self._turn.revision != self.match.revision:
            self.cancel()

    def _listen(self) -> None:
        """Hear the answer to one's own question; without one the worker may be answering somebody else."""
        turn = self._turn
        if turn is None or turn.ticket is None:
            return
        answer = self._worker.poll()
        if answer is None or answer.ticket != turn.ticket:
            return
        legal = self.match.legal(turn.seat)
        turn.action = answer.choice.action
        if turn.action not in legal:
            LOG.warning("a bot answered %s, which is not legal", turn.action)
            turn.action = legal[0]

    def _play_due(self) -> bool:
        turn = self._turn
        if turn is None or turn.action is None or self._clock() - turn.since < turn.pause:
            return False
        self._turn = None
        self.match.play(turn.seat, turn.action)
        return True
