"""The languages there are, and which of them the player's system asks for."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator

_LANGUAGES = ("en", "es", "it")
_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def languages() -> tuple[str, ...]:
    """The languages that a player can choose, by their codes."""
    return _LANGUAGES


def best_language(wanted: Iterable[str]) -> str:
    """The first of the wanted locales (``es_ES.UTF-8``, ``it-IT`` ...) whose language there is; else English."""
    for name in wanted:
        code = name.replace("-", "_").partition("_")[0].partition(".")[0].lower()
        if code in _LANGUAGES:
            return code
    return _LANGUAGES[0]


def system_language() -> str:
    """The language of the system, from the environment and the system's own settings."""
    return best_language(_locales())


def _locales() -> Iterator[str]:
    """What the system asks for, the most telling first."""
    for variable in _VARIABLES:
        yield from os.environ.get(variable, "").split(":")
    yield _windows_locale()
    import locale  # not before it is needed: it takes its time

    yield locale.getlocale()[0] or ""


def _windows_locale() -> str:
    if sys.platform != "win32":
        return ""
    import locale
    from ctypes import windll

    return locale.windows_locale.get(windll.kernel32.GetUserDefaultUILanguage(), "")
