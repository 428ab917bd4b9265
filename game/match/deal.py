"""One deal of a match: its state and the steps in force."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..engine.contract import Action, State
from ..engine.event import Record
from ..engine.text import SeatName, Text, text
from ..engine.view import PUBLIC, Seat
from .seats import SeatSetup
from .setup import FIRST, Setup


@dataclass(frozen=True, slots=True)
class Step:
    """An action in force. ``chosen``: the seat had another choice; ``log`` and ``chance``: as they stood before."""

    seat: Seat
    action: Action
    chosen: bool
    log: int
    chance: int


class Deal:
    """Deal ``number`` of a match (from 1): the state with its log, and how it came about."""

    def __init__(self, setup: Setup, number: int, first: Seat | None) -> None:
        self.number = number
        self.steps: list[Step] = []
        self._setup = setup
        self._options = setup.options if first is None else {**setup.options, FIRST: first}
        self.state, self.log = self._dealt()

    def _dealt(self) -> tuple[State, list[Record]]:
        state = self._setup.rules.new(self._setup.seed + self.number - 1, self._options)
        log: list[Record] = [] if state.log is None else state.log
        state.log = log
        return state, log

    @property
    def starter(self) -> Seat:
        """The seat that starts: games whose starter changes from deal to deal tell it as ``facts.first``."""
        return int(getattr(self.state.view(PUBLIC).facts, "first", 0))

    def play(self, seat: Seat, action: Action) -> None:
        """Carry out an action, or raise IllegalAction and change nothing."""
        chosen = seat in self.state.pending() and len(self.state.legal(seat)) > 1
        step = Step(seat, action, chosen, len(self.log), chance(self.state))
        self.state.play(seat, action)
        self.steps.append(step)

    def rewind(self, ply: int) -> None:
        """Go back to the position after ``ply`` steps, by playing them anew from the deal."""
        kept = self.steps[:ply]
        self.state, self.log = self._dealt()
        for step in kept:
            self.state.apply(step.seat, step.action)
        self.steps = kept

    def after(self, ply: int) -> State:
        """A state of its own after ``ply`` steps, with its log."""
        state, _ = self._dealt()
        for step in self.steps[:ply]:
            state.apply(step.seat, step.action)
        return state


def chance(state: Any) -> int:
    """The number in which a state keeps its chance; it changes when chance is used."""
    return int(getattr(state, "chance", 0))


def undo_ply(deal: Deal, seat: Seat) -> int | None:
    """The ply of the seat's last own decision; an answer without alternative was none."""
    own = (ply for ply, step in enumerate(deal.steps) if step.seat == seat and step.chosen)
    return max(own, default=None)


def undo_refusal(deal: Deal, seat: Seat, seats: tuple[SeatSetup, ...]) -> Text | None:
    """Why the seat can't take back its last own decision, or None if it can."""
    ply = undo_ply(deal, seat)
    if deal.state.outcome() is not None:
        return text("common.undo.over")
    if ply is None or seats[seat].kind == "bot":
        return text("common.undo.nothing")
    since = deal.steps[ply]
    if any(record.learned for record in deal.log[since.log :]):
        return text("common.undo.learned")
    if chance(deal.state) != since.chance:
        return text("common.undo.chance")
    others = (step.seat for step in deal.steps[ply:] if step.seat != seat and seats[step.seat].kind == "human")
    other = next(others, None)
    return None if other is None else text("common.undo.other_acted", seat=SeatName(other))
