"""A player at the table, of any game: chooses, and moves by mouse, by clicks or by keys."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import ClassVar, Literal

from game.engine.contract import Action
from game.engine.view import Slot, View
from game.table.moves import Target
from game.table.widgets import Button
from tests.ui.pilot import Pilot

Way = Literal["drag", "click", "keys"]
Gesture = tuple[Slot | None, Target]
"""(card taken up or None, where it goes)."""
_MOST_STEPS = 1500


class Player(ABC):
    """Plays whoever is asked at the screen, in one way; a game says with which gesture each action is done."""

    TAKES_BACK: ClassVar[frozenset[int]] = frozenset()
    """Kinds of actions done less often, so that every draft ends some day."""

    def __init__(self, pilot: Pilot, way: Way, seed: int = 1, *, checks: bool = True) -> None:
        self.pilot, self.way = pilot, way
        self.actions = 0
        self.done: set[int] = set()
        """The kinds of actions played so far."""
        self._rng = Random(seed)
        self._checks = checks

    @abstractmethod
    def gesture(self, view: View, action: Action) -> Gesture:
        """How a hand says this action; where a touch of the card says it too, it is only touched or drawn over."""

    def choose(self) -> Action:
        """Any legal action."""
        legal = self._legal()
        forward = [action for action in legal if action[0] not in self.TAKES_BACK]
        return self._rng.choice(forward if self.TAKES_BACK and forward and self._rng.random() < 0.8 else legal)

    def steps(self, action: Action) -> Sequence[Action]:
        """What a hand does one after the other to carry out an action."""
        return [action]

    def asked(self) -> bool:
        """Whether a decision of the viewer's is open and no sheet lies over it."""
        table = self.pilot.table
        return table.sheet is None and table.seating.viewer in table.session.humans_asked()

    def match(self, most: int = _MOST_STEPS) -> None:
        """Until nobody is asked whose view this is, or a number of decisions."""
        for _ in range(most):
            if not self.asked():
                return
            self.turn()

    def turn(self) -> None:
        """One decision, carried out and seen to its end."""
        pilot, match = self.pilot, self.pilot.table.match
        for step in self.steps(self.choose()):
            before = match.ply
            pilot.frames(6)
            self.act(step)
            said = match.rules.action_text(step)
            assert match.ply > before, f"{self.way}: {said} was not played: {pilot.shown_words()}"
            assert match.deals[-1].steps[before].action == step
            self.done.add(step[0])
            self.actions += 1
            pilot.rest()
            if self._checks:
                pilot.check()

    def lift(self) -> None:
        """Take the screen."""
        if self.way == "keys":
            self.pilot.enter()
        else:
            self.pilot.push("common.curtain.lift")
        self.pilot.rest()

    # How an action is done

    def act(self, action: Action) -> None:
        """By the way of this player."""
        source, target = self.gesture(self.pilot.table.view, action)
        if source is None:
            self._touch(target)
        elif self.way == "drag":
            self.pilot.drag(self.pilot.spot(source), self.pilot.place_of(target))
        elif action in self.pilot.table.hand.moves.direct.get(source, ()):
            self._touch(source)
        else:
            if not isinstance(target, str) or self._rng.random() < 0.5:
                self._touch(source)
            self._touch(target)
        self._pick(action)

    def _touch(self, target: Target) -> None:
        pilot = self.pilot
        if self.way != "keys":
            pilot.click(pilot.place_of(target))
        elif isinstance(target, str) and self._rng.random() < 0.5:
            pilot.letter(pilot.bar_button(target).letter)
        else:
            pilot.walk_to(target)
            pilot.enter()

    def _pick(self, action: Action) -> None:
        """Where the gesture can mean several actions, choose the right one."""
        pilot, table = self.pilot, self.pilot.table
        if table.sheet is None or table.sheet.kind != "chooser":
            return
        offered = {w.text: w for w in pilot.widgets() if isinstance(w, Button) and w.letter}
        assert len(offered) > 1, "there was nothing to choose"
        button = offered[table.look.action_label(table.view, action)]
        if self.way == "keys":
            pilot.letter(button.letter)
        else:
            pilot.click(button.rect.center)
        pilot.frames(2)

    def _legal(self) -> list[Action]:
        table = self.pilot.table
        return table.match.legal(table.seating.viewer)


def lies(view: View, zone: str, card: int) -> Slot:
    """Where a card of a kind lies; of several the last, which in a pile is on top."""
    cards = view.zone(zone).cards
    return zone, len(cards) - 1 - cards[::-1].index(card)
