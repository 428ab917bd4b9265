"""A question before something that can't be taken back: nothing happens unless it is said so."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..engine.text import Text, text
from ..table.widgets import Button, Label, Row, Space, Widget
from .desk import Desk
from .scene import PageScene


class QuestionScene(PageScene):
    """A small sheet with two answers; Esc means no. The scene below comes back after either."""

    name = "question"
    page_width = 470

    def __init__(self, desk: Desk, lines: Sequence[Text], yes: Text, act: Callable[[], Any], *, icon: str) -> None:
        super().__init__(desk)
        self._lines, self._yes, self._act, self._icon = lines, yes, act, icon

    def widgets(self) -> list[Widget]:
        """The question, what it is about, and the answers; the harmless one first and with the focus."""
        return [
            *(Label(line, align="center") for line in self._lines),
            Space(8),
            Row(
                [
                    Button(text("common.cancel"), self.back, icon="back"),
                    Button(self._yes, self._do, icon=self._icon),
                ]
            ),
        ]

    def _do(self) -> None:
        self._act()
        self.back()
