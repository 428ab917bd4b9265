"""The very first sheet: what language, how large, how lively."""

from __future__ import annotations

from collections.abc import Callable

from ..engine.text import text
from ..table.widgets import Button, Choice, Emblem, Label, Row, Space, Widget
from ..text.catalogue import PSEUDO, languages
from .desk import Desk
from .scene import PageScene
from .settings import language_name, reduced_motion_toggle, setter, text_scale_choice


class FirstRunScene(PageScene):
    """Shown once; everything on it can be changed later in the settings."""

    name = "first_run"
    page_width = 500

    def __init__(self, desk: Desk, done: Callable[[], None]) -> None:
        super().__init__(desk)
        self._done = done

    def widgets(self) -> list[Widget]:
        """A greeting, three choices, one button."""
        return [
            Emblem("common/icon.svg", 68),
            Label(text("common.first.title"), "title", align="center"),
            Label(text("common.first.welcome"), align="center"),
            Space(4),
            self._language(),
            text_scale_choice(self.desk),
            reduced_motion_toggle(self.desk),
            Space(4),
            Label(text("common.first.later"), "small", align="center"),
            Row([Button(text("common.first.start"), self.back, style="brass")]),
        ]

    def _language(self) -> Choice:
        codes = [*languages(), PSEUDO] if self.desk.language == PSEUDO else languages()
        values = [(code, language_name(code)) for code in codes]
        return Choice(text("common.settings.language"), values, self.desk.language, setter(self.desk, "language"))

    def back(self) -> None:
        """Start: what stands on the sheet is taken as it is, by Esc too."""
        self.desk.settings.first_run_done = True
        self.desk.keep_settings()
        self._done()
