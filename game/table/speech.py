"""Reading aloud by the system's own speech, where there is one: silent otherwise, and never in the way.

What is said goes to a program as one argument or on its standard input; no shell sees it, and it is never part of a
script. One thing is said at a time; what happened waits its turn, an answer to a key is heard at once.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Protocol

WAITING = 3
"""How many things wait at most; what comes on top joins the last of them."""
LONGEST = 900
"""Characters in one thing said: short enough for every system's pipe to take it at once."""

_SAPI = (
    "$in = New-Object IO.StreamReader([Console]::OpenStandardInput(), [Text.Encoding]::UTF8); "
    "$language = $in.ReadLine(); $words = $in.ReadToEnd(); "
    "Add-Type -AssemblyName System.Speech; "
    "$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer; "
    "$fitting = $voice.GetInstalledVoices() | Where-Object { "
    "$_.Enabled -and $_.VoiceInfo.Culture.TwoLetterISOLanguageName -eq $language } | Select-Object -First 1; "
    "if ($fitting) { $voice.SelectVoice($fitting.VoiceInfo.Name) }; "
    "$voice.Speak($words)"
)
"""Fixed: the language comes as the first line of the input, the words as the rest."""
_APPLE_VOICES = {"es": "Mónica", "it": "Alice"}
"""`say` knows no languages, only voices; where one is missing, it is asked again without."""


@dataclass(frozen=True, slots=True)
class Command:
    """A program that says something: its arguments, its input, what to try where it fails, and what hushes it."""

    args: tuple[str, ...]
    typed: str = ""
    instead: Command | None = None
    hush: tuple[str, ...] = ()
    """Where it is not enough to end the program."""


class Saying(Protocol):
    """Something that is being said."""

    def poll(self) -> int | None:
        """None while it lasts, then how it ended: 0 if well."""
        ...

    def terminate(self) -> None:
        """Break it off."""
        ...


Runner = Callable[[Command], Saying]
Voice = Callable[[str, str], Command]
"""(words, language) to a command."""


def run(command: Command) -> Saying:
    """Start a program and don't wait for it; OSError if it can't be started."""
    process = subprocess.Popen(
        command.args,
        stdin=subprocess.PIPE if command.typed else subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )
    if process.stdin is not None:
        with suppress(OSError):  # it has ended already: how, it will tell
            process.stdin.write(command.typed.encode("utf-8", "replace"))
        with suppress(OSError):
            process.stdin.close()
    return process


def find_voice(which: Callable[[str], str | None] = shutil.which, platform: str = sys.platform) -> Voice | None:
    """How this system speaks; None if it doesn't."""
    name, voice = {"darwin": ("say", _say), "win32": ("powershell", _sapi)}.get(platform, ("spd-say", _speechd))
    program = which(name)
    return None if program is None else lambda words, language: voice(program, words, language)


def _speechd(program: str, words: str, language: str) -> Command:
    """The client of speech-dispatcher, which stays until everything is said; its server speaks on without it."""
    # Short options: of the long ones some ask for an argument that they don't take (0.11).
    args = (program, "-w", "-N", "duel-table", "-l", language, "--", words)
    return Command(args, hush=(program, "-S"))


def _say(program: str, words: str, language: str) -> Command:
    """What macOS has: reads its input. Square brackets would be commands to it."""
    plain = Command((program,), words.replace("[[", "[ ["))
    voice = _APPLE_VOICES.get(language)
    return Command((program, "-v", voice), plain.typed, plain) if voice is not None else plain


def _sapi(program: str, words: str, language: str) -> Command:
    """What Windows has, by way of PowerShell."""
    args = (program, "-NoLogo", "-NoProfile", "-NonInteractive", "-Command", _SAPI)
    return Command(args, f"{language}\n{words}")


@dataclass(frozen=True, slots=True)
class _Line:
    words: str
    language: str
    answers: bool = False
    """An answer to what the player did: of use only at once."""


class Speech:
    """Says one thing after another. Silent for good once the system has refused."""

    def __init__(self, runner: Runner = run, find: Callable[[], Voice | None] = find_voice) -> None:
        self._run, self._find = runner, find
        self._voice: Voice | None = None
        self._looked = False
        self._waiting: deque[_Line] = deque()
        self._now: tuple[_Line, Command, Saying] | None = None
        self._ending: list[Saying] = []
        """Broken off, but not gone yet."""

    @property
    def available(self) -> bool:
        """Whether the system speaks; looked for when first asked."""
        if not self._looked:
            self._voice, self._looked = self._find(), True
        return self._voice is not None

    @property
    def busy(self) -> bool:
        """Whether something is being said or waits."""
        return self._now is not None or bool(self._waiting)

    def tell(self, words: str, language: str) -> None:
        """Something has happened, or is asked: it is said when its turn comes."""
        line = _Line(_plain(words), language)
        if not self.available or not line.words:
            return
        if len(self._waiting) >= WAITING:
            line = self._joined(self._waiting.pop(), line)
        self._waiting.append(line)
        self.tick()

    def answer(self, words: str, language: str) -> None:
        """An answer to a key: heard at once. It takes the place of earlier ones; what was being told comes after it."""
        line = _Line(_plain(words), language, answers=True)
        if not self.available or not line.words:
            return
        told = [other for other in self._waiting if not other.answers]
        if self._now is not None and not self._now[0].answers:
            told.insert(0, self._now[0])
        while len(told) >= WAITING:
            last = told.pop()
            told[-1] = self._joined(told[-1], last)
        self.hush()
        self._waiting.extend((line, *told))
        self.tick()

    def hush(self) -> None:
        """Break off what is being said, and forget what waits."""
        self._waiting.clear()
        if self._now is not None:
            _, command, saying = self._now
            self._now = None
            self._break_off(command, saying)

    def tick(self) -> None:
        """Go on to the next thing when the last one is said; called in every frame, never waits."""
        if self._ending:  # what comes next must not be hushed in the place of what was before
            self._ending = [saying for saying in self._ending if saying.poll() is None]
        if self._now is not None:
            line, command, saying = self._now
            ended = saying.poll()
            if ended is None:
                return
            self._now = None
            if ended != 0 and command.instead is not None:
                self._start(line, command.instead)
                return
        if self._waiting and not self._ending and self._voice is not None:
            line = self._waiting.popleft()
            self._start(line, self._voice(line.words, line.language))

    def _start(self, line: _Line, command: Command) -> None:
        try:
            self._now = (line, command, self._run(command))
        except OSError:
            self._voice = None
            self._waiting.clear()

    def _break_off(self, command: Command, saying: Saying) -> None:
        try:
            saying.terminate()
            self._ending.append(saying)
            if command.hush:
                self._ending.append(self._run(Command(command.hush)))
        except OSError:
            return

    @staticmethod
    def _joined(first: _Line, second: _Line) -> _Line:
        """Two things in one; where that is too long, the newer part of them."""
        return _Line(_shortened(f"{first.words} {second.words}"), second.language)


def _plain(words: str) -> str:
    """One line without control characters."""
    printable = "".join(letter if letter.isprintable() else " " for letter in words)
    return _shortened(" ".join(printable.split()))


def _shortened(words: str) -> str:
    """The last `LONGEST` characters, from the beginning of a word."""
    return words if len(words) <= LONGEST else words[-LONGEST:].partition(" ")[2] or words[-LONGEST:]
