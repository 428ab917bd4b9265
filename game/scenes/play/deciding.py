"""The decision of whom sits at the screen: when it is opened, what gestures can do in it, what the bar says and offers.

It is not opened before all that led to it lies on the table: what can be done might give that away.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.text import Text
from ...table.moves import NO_MOVES, find_moves
from ...table.theme import GUARD, LONG_GUARD

if TYPE_CHECKING:
    from .scene import TableScene


class Deciding:
    """Opens what is to be decided now, whoever has to; knows since when it is open."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._since = 0.0
        self._guard = self._next_guard = GUARD
        self._problem_told: Text | None = None

    @property
    def point(self) -> object:
        """What a decision hangs on: where this changes, another one is to be opened."""
        scene = self._scene
        asked, thinking = scene.session.humans_asked(), scene.session.thinking
        return scene.match.revision, scene.seating.viewer, asked, thinking, self._held

    @property
    def guarded(self) -> bool:
        """Whether the decision is so new that a press may have been meant for the one before."""
        return self._scene.desk.clock() - self._since < self._guard

    @property
    def mine(self) -> bool:
        """Whether whoever sits at the screen is asked, and knows it."""
        scene = self._scene
        return scene.seating.viewer in scene.session.humans_asked() and not self._held

    @property
    def _held(self) -> bool:
        """Whether something that led here is still to come."""
        scene = self._scene
        over = scene.match.deal_over or scene.match.result is not None
        return scene.show.busy if over else scene.top.to_come

    def hasten(self) -> None:
        """Bring what happens to its end. Who presses for that may press twice: what it opens is guarded for longer."""
        if self._held:
            self._next_guard = LONG_GUARD
        self._scene.show.finish()
        self._scene.dirty = True

    def open(self, now: float) -> None:
        """Ask what is to be decided now."""
        scene, mine = self._scene, self.mine
        self._find_moves(mine)
        self._since, self._guard, self._next_guard = now, self._next_guard, GUARD
        scene.hud.prompt = None if self._held else scene.ways.prompt(mine)
        scene.hud.message = self._fresh_problem()
        scene.hud.message_is_refusal = scene.hud.message is not None
        keys = scene.match.rules.buttons(scene.view) if mine else ()
        scene.hud.set_buttons(scene.desk.kit, scene.ways.bar_buttons(keys))
        if mine:
            scene.keyboard.settle()
        scene.reader.asked()
        scene.dirty = True

    def _find_moves(self, mine: bool) -> None:
        """What the hand can do: everything that is legal, or nothing where somebody else is asked."""
        scene = self._scene
        moves = NO_MOVES
        if mine and scene.plan is not None:
            moves = find_moves(scene.match.rules, scene.view, scene.halves.places(scene.plan))
        scene.hand.new_decision(moves)
        scene.halves.take_up()

    def _fresh_problem(self) -> Text | None:
        """Why the match is not saved at present: said once, and again only after it was saved in between."""
        problem = self._scene.match.save_problem
        told, self._problem_told = self._problem_told, problem
        return problem if problem != told else None
