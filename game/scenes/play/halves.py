"""Gestures that do a move in several halves: the same hand movement is read anew after each of them.

A decision that is `halfway` is the first half of a move. One card brought to another may answer it and the next one,
too; where it does not, the card stays in hand for the second half.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.contract import Action, Intent
from ...engine.view import EMPTY, Slot
from ...table.faces import TableLayout

if TYPE_CHECKING:
    from .scene import TableScene


class Halves:
    """Carries gestures out, and remembers the card that stays in hand between two of them."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._held: Slot | None = None

    def places(self, plan: TableLayout) -> list[Slot]:
        """What gestures may touch. Where one is to go on only cards: empty places would say the same again."""
        view = self._scene.view
        if view.decision is None or not view.decision.halfway:
            return list(plan.boxes)
        return [slot for slot in plan.boxes if view.card(slot) != EMPTY]

    def carry_out(self, intent: Intent, action: Action) -> None:
        """Play what a gesture means, and what it goes on to mean."""
        scene = self._scene
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

    def take_up(self) -> None:
        """In the next decision the card of a half move is in hand, if it can be used there."""
        hand = self._scene.hand
        if self._held in hand.moves.carried:
            hand.selected = self._held
        self._held = None
