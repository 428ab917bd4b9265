"""Sheets in words, for who has them read aloud: what stands on one, and what has the focus."""

from __future__ import annotations

from ..engine.text import Text, text
from ..table.page import Page
from ..table.widgets import Choice, Field, Label, Toggle, Widget


def described(widget: Widget | None) -> tuple[Text, ...]:
    """A widget as one would name it to somebody who can't see it."""
    if isinstance(widget, Choice):
        return widget.name, widget.values[widget.index][1]
    if isinstance(widget, Toggle):
        return widget.name, text("common.aloud.on" if widget.value else "common.aloud.off")
    if isinstance(widget, Field):
        return widget.name, text("common.aloud.typed", words=widget.value)
    words = getattr(widget, "text", None)
    return (words,) if isinstance(words, Text) else ()


def heading(page: Page) -> tuple[Text, ...]:
    """The first line of a page, and what has the focus."""
    return (*labels(page)[:1], *described(page.focused))


def labels(page: Page) -> tuple[Text, ...]:
    """Everything on a page that is only to be read."""
    return tuple(widget.text for widget in page.widgets if isinstance(widget, Label))
