"""Gestures that do a move in several halves: the same hand movement is read anew after each of them.

A decision that is `halfway` is the first half of a move. One card brought to another may answer it and the next one,
too; where it does not, the card stays in hand for the second half. What one gesture did one undo takes back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.contract import Action, Intent
from ...engine.view import EMPTY, Seat, Slot
from ...table.faces import TableLayout

if TYPE_CHECKING:
    from .scene import TableScene


class Halves:
    """Carries gestures out; knows which card stays in hand between two of them, and what one of them did at once."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._held: Slot | None = None
        self._joined: set[tuple[int, int]] = set()
        """Deal and ply of each action that the same gesture did as the one before it."""

    def places(self, plan: TableLayout) -> list[Slot]:
        """What gestures may touch. Where one is to go on only cards: empty places would say the same again."""
        view = self._scene.view
        if view.decision is None or not view.decision.halfway:
            return list(plan.boxes)
        return [slot for slot in plan.boxes if view.card(slot) != EMPTY]

    def carry_out(self, intent: Intent, action: Action) -> None:
        """Play what a gesture means, and what it goes on to mean."""
        scene = self._scene
        self._joined.discard(self._here)
        while True:
            decision = scene.view.decision
            scene.play(action)
            if decision is None or not decision.halfway or scene.view.decision == decision:
                return
            actions = scene.match.rules.actions(scene.view, intent)
            if len(actions) != 1:
                self._held = intent.source
                return
            action = actions[0]
            self._joined.add(self._here)

    def undo(self, seat: Seat) -> None:
        """Take back the seat's last gesture. UndoRefused says why not; a half that can't be taken back stays done."""
        scene = self._scene
        scene.session.undo(seat)
        while self._here in self._joined and self._goes_on(seat):
            self._joined.remove(self._here)
            scene.session.undo(seat)

    def _goes_on(self, seat: Seat) -> bool:
        """Whether an undo now would take back the action just before, of the same seat."""
        match = self._scene.match
        before = match.deals[-1].steps[match.ply - 1]
        return before.seat == seat and before.chosen and match.undo_refusal(seat) is None

    @property
    def _here(self) -> tuple[int, int]:
        """Where the next action will stand."""
        return self._scene.match.deal, self._scene.match.ply

    def take_up(self) -> None:
        """In the next decision the card of a half move is in hand, if it can be used there."""
        hand = self._scene.hand
        if self._held in hand.moves.carried:
            hand.selected = self._held
        self._held = None
