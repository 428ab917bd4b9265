"""A deck is left with changes that were not kept: keep them, discard them, or go back to it."""

from __future__ import annotations

from collections.abc import Callable

from ....engine.text import text
from ....scenes.desk import Desk
from ....scenes.scene import PageScene
from ....table.widgets import Button, Label, Row, Space, Widget


class LeaveScene(PageScene):
    """A small sheet with three answers; Esc goes back to the deck. ``keep`` says whether it worked."""

    game = "jartible"
    name = "leave_deck"
    page_width = 520

    def __init__(self, desk: Desk, deck: str, keep: Callable[[], bool] | None, leave: Callable[[], None]) -> None:
        super().__init__(desk)
        self._deck, self._keep, self._leave = deck, keep, leave

    def widgets(self) -> list[Widget]:
        """The question and the answers; what loses nothing comes first and has the focus."""
        buttons = [Button(text("common.back"), self.back, icon="back")]
        if self._keep is not None:
            buttons.insert(0, Button(text("jartible.decks.keep"), self._kept, icon="check", style="brass"))
        buttons.append(Button(text("jartible.decks.discard"), self._discarded, icon="trash"))
        key = "jartible.decks.leave" if self._keep is not None else "jartible.decks.leave_unkept"
        return [Label(text(key, name=self._deck), align="center"), Space(8), Row(buttons)]

    def _kept(self) -> None:
        """Back to the deck if it could not be kept: there it is said why."""
        assert self._keep is not None
        worked = self._keep()
        self.back()
        if worked:
            self._leave()

    def _discarded(self) -> None:
        self.back()
        self._leave()
