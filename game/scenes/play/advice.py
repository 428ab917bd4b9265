"""The hint: what the strongest level would do in the player's place, and why, asked of the computer's process."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...bots.levels import HINT
from ...bots.worker import Answer
from ...engine.contract import Action
from ...engine.text import Text, text
from ...engine.view import Slot
from ...table.faces import Touches

if TYPE_CHECKING:
    from .scene import TableScene


class Adviser:
    """Asks for advice and shows it: the slots to touch, and a sentence."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._ticket: int | None = None
        self.slots: tuple[Slot, ...] = ()

    def ask(self) -> None:
        """What would you do? Asked only while the player has a choice."""
        scene = self._scene
        seat = scene.seating.viewer
        if not scene.deciding.mine:
            scene.say(text("common.hint.not_now"))
            return
        self._ticket = scene.desk.worker().ask(scene.match.request(seat, HINT))
        scene.say(text("common.hint.thinking"))

    def cancel(self) -> None:
        """The moment has passed."""
        if self._ticket is not None:
            self._scene.desk.worker().cancel()
        self._ticket = None
        self.slots = ()

    def tick(self) -> bool:
        """Look for the answer; True if it has come."""
        if self._ticket is None:
            return False
        answer = self._scene.desk.worker().poll()
        if answer is None or answer.ticket != self._ticket:
            return False
        self._ticket = None
        self._show(answer)
        return True

    def _show(self, answer: Answer) -> None:
        self.slots = self._touched(answer.choice.action)
        self._scene.say(self._sentence(answer))

    def _touched(self, action: Action) -> tuple[Slot, ...]:
        """What one touches to do it. Half a move means whatever stands where it goes: which card of these is open."""
        scene = self._scene
        moves, decision = scene.hand.moves, scene.view.decision
        intent = moves.intent_of(action)
        if decision is not None and decision.halfway:
            return tuple(slot for slot, meant in moves.direct.items() if isinstance(slot, tuple) and action in meant)
        if intent is not None:
            return tuple(part for part in (intent.source, intent.target) if isinstance(part, tuple))
        return scene.look.touched(scene.view, action) if isinstance(scene.look, Touches) else ()

    def _sentence(self, answer: Answer) -> Text:
        """The move in words, then the first reason."""
        scene = self._scene
        move = scene.look.action_text(scene.view, answer.choice.action)
        reasons = answer.choice.reasons
        if not reasons:
            return text("common.hint.move", move=move)
        return text("common.hint.because", move=move, reason=reasons[0])
