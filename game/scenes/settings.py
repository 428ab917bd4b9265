"""The settings: each change is in force at once and kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from ..engine.text import Text, text
from ..table.audio import GROUPS
from ..table.widgets import Button, Choice, Field, Heading, Label, Row, Space, Toggle, Widget
from ..text.catalogue import PSEUDO, languages, system_language
from .desk import Desk
from .scene import PageScene

TEXT_SCALES = (0.8, 1.0, 1.25, 1.5, 1.75, 2.0)
_SPEEDS = ((0.0, "none"), (0.5, "slow"), (1.0, "normal"), (1.5, "fast"), (2.0, "very_fast"))
_VOLUMES = tuple(tenth / 10 for tenth in range(1, 11))


def language_name(code: str) -> Text:
    """What a language calls itself."""
    return text(f"common.settings.language.{code}")


def percent(share: float) -> Text:
    """A share in hundredths."""
    return text("common.settings.percent", number=round(share * 100))


def setter(desk: Desk, setting: str) -> Callable[[Any], None]:
    """Changes one setting, at once and for good."""

    def changed(value: Any) -> None:
        setattr(desk.settings, setting, value)
        desk.settings_changed()

    return changed


def text_scale_choice(desk: Desk) -> Choice:
    """The size of all texts."""
    values = [(scale, percent(scale)) for scale in TEXT_SCALES]
    now = nearest(desk.settings.text_scale, TEXT_SCALES)
    return Choice(text("common.settings.text_scale"), values, now, setter(desk, "text_scale"))


def reduced_motion_toggle(desk: Desk) -> Toggle:
    """Whether things fade instead of flying."""
    name = text("common.settings.reduced_motion")
    return Toggle(name, desk.settings.reduced_motion, setter(desk, "reduced_motion"))


def nearest(value: float, values: Sequence[float]) -> float:
    """The offered value that comes closest to one that may have been set by hand."""
    return min(values, key=lambda offered: abs(offered - value))


class SettingsScene(PageScene):
    """One sheet with all settings."""

    name = "settings"

    def widgets(self) -> list[Widget]:
        """Four groups and the way back."""
        return [
            Label(text("common.settings.title"), "title", align="center"),
            Heading(text("common.settings.group.reading")),
            *self._reading(),
            Heading(text("common.settings.group.motion")),
            *self._motion(),
            Heading(text("common.settings.group.sound")),
            *self._sound(),
            Heading(text("common.settings.group.players")),
            *self._players(),
            Space(4),
            Row(
                [
                    Button(text("common.settings.back"), self.back, icon="back"),
                    Button(text("common.about.short"), self._about, icon="why"),
                ]
            ),
        ]

    def _about(self) -> None:
        from .about import AboutScene

        self.desk.scenes.push(AboutScene(self.desk))

    def _reading(self) -> list[Widget]:
        settings = self.desk.settings
        system = text("common.settings.language.system", language=language_name(system_language()))
        choices = [("", system), *((code, language_name(code)) for code in languages())]
        if settings.language == PSEUDO:
            choices.append((PSEUDO, language_name(PSEUDO)))
        return [
            self._choice("language", choices, settings.language),
            text_scale_choice(self.desk),
            self._toggle("colour_aids"),
            self._read_aloud(),
            Toggle(text("common.settings.full_screen"), settings.full_screen, self.desk.set_full_screen),
        ]

    def _read_aloud(self) -> Toggle:
        """At rest where the system has no voice."""
        if self.desk.speech.available or self.desk.settings.read_aloud:
            return self._toggle("read_aloud")
        toggle = Toggle(text("common.settings.no_voice"), False, setter(self.desk, "read_aloud"))
        toggle.enabled = False
        return toggle

    def _motion(self) -> list[Widget]:
        speeds = [(speed, text(f"common.settings.speed.{name}")) for speed, name in _SPEEDS]
        now = nearest(self.desk.settings.speed, [speed for speed, _ in _SPEEDS])
        return [self._choice("speed", speeds, now), reduced_motion_toggle(self.desk)]

    def _sound(self) -> list[Widget]:
        settings = self.desk.settings
        volumes = [(volume, percent(volume)) for volume in _VOLUMES]
        volume = self._choice("volume", volumes, nearest(settings.volume, _VOLUMES))
        switches = [volume, *(self._toggle(f"sound_{group}") for group in GROUPS)]
        for switch in switches:
            switch.enabled = settings.sounds
        return [self._toggle("sounds"), *switches]

    def _players(self) -> list[Widget]:
        names = self.desk.settings.player_names
        fields = [
            Field(text("common.settings.player_name", number=seat + 1), names[seat], partial(self._name, seat))
            for seat in range(len(names))
        ]
        return [self._toggle("hotseat_replay"), *fields]

    def _choice(self, setting: str, values: Sequence[tuple[Any, Text]], value: Any) -> Choice:
        return Choice(text(f"common.settings.{setting}"), values, value, setter(self.desk, setting))

    def _toggle(self, setting: str) -> Toggle:
        value = getattr(self.desk.settings, setting)
        return Toggle(text(f"common.settings.{setting}"), value, setter(self.desk, setting))

    def _name(self, seat: int, name: str) -> None:
        """Kept without a new layout: nothing else looks different, and the caret stays where it is."""
        names = self.desk.settings.player_names
        self.desk.settings.player_names = (*names[:seat], name, *names[seat + 1 :])
        self.desk.keep_settings()
