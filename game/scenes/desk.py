"""What every scene shares: settings, words, the drawing kit, saves, the computer's worker, the stack of scenes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from ..data.settings import Settings, save_settings
from ..engine.text import Text
from ..games.registry import GAMES
from ..table.art import Art
from ..table.audio import GROUPS, Audio
from ..table.fonts import Fonts
from ..table.kit import Kit
from ..table.theme import Metrics
from ..table.tween import Pace
from ..text.catalogue import PSEUDO, Catalogue, system_language

if TYPE_CHECKING:
    from ..bots.worker import Answer, BotRequest
    from ..match.match import Match
    from ..table.speech import Speech
    from .scene import Scene

NOTICE_SECONDS = 6.0


class Thinker(Protocol):
    """Where the computer thinks: a process, or what stands for one in tests and pictures. See `match.session`."""

    def ask(self, request: BotRequest) -> int:
        """Put a question; the ticket under which it will be answered."""
        ...

    def poll(self) -> Answer | None:
        """An answer, if one has come."""
        ...

    def cancel(self) -> None:
        """Forget all questions."""
        ...

    def close(self) -> None:
        """Stop for good."""
        ...


class Desk:
    """The services of the program, handed to every scene."""

    def __init__(
        self,
        *,
        settings: Settings,
        settings_path: Path | None,
        saves: Path | None,
        art: Art,
        audio: Audio,
        metrics: Metrics,
        clock: Callable[[], float],
        make_worker: Callable[[], Thinker],
    ) -> None:
        self.settings = settings
        self.clock = clock
        self.saves = saves
        """Where journals are kept; None where nothing can be written."""
        self.audio = audio
        self.scenes = SceneManager()
        self.names: tuple[str, ...] = ()
        """What the seats are called in the match on the table."""
        self.kept: Match | None = None
        """A match that could not be saved: it can be gone on with as long as the program runs."""
        self.notices: list[Text] = []
        self._told: set[Text] = set()
        self.running = True
        self.set_full_screen: Callable[[bool], None] = lambda wanted: None
        self._settings_path = settings_path
        self._make_worker = make_worker
        self._worker: Thinker | None = None
        self._tune()
        self.words = self._load_words()
        self.kit = Kit(Fonts(), art, metrics, self.say)

    def folder(self, *names: str) -> Path | None:
        """A folder of the player's own beside the one of the saves; None where nothing can be written."""
        return self.saves.parent.joinpath(*names) if self.saves is not None else None

    def say(self, message: Text) -> str:
        """The message in the player's language, with the names of the match on the table."""
        return self.words.say(message, self.names)

    @cached_property
    def speech(self) -> Speech:
        """The voice of the system. Few players ask for it, so what calls it is loaded when it is first asked."""
        from ..table.speech import Speech

        return Speech()

    @property
    def has_spoken(self) -> bool:
        """Whether the voice of the system was asked at all."""
        return "speech" in vars(self)

    def read(self, *messages: Text) -> None:
        """Read something aloud in its turn, if the player wishes that."""
        if self.settings.read_aloud:
            self.speech.tell(self._spoken(messages), self._spoken_language)

    def answer(self, *messages: Text) -> None:
        """Read aloud at once what answers a key."""
        if self.settings.read_aloud:
            self.speech.answer(self._spoken(messages), self._spoken_language)

    def _spoken(self, messages: Iterable[Text]) -> str:
        """Sentences, each with an end that a voice can hear."""
        said = (self.say(message).strip() for message in messages)
        return " ".join(words if words[-1] in ".!?…:" else f"{words}." for words in said if words)

    @property
    def _spoken_language(self) -> str:
        return "en" if self.language == PSEUDO else self.language

    @property
    def language(self) -> str:
        """The language in force."""
        return self.settings.language or system_language()

    @property
    def pace(self) -> Pace:
        """How fast things move."""
        return Pace(self.settings.speed, self.settings.reduced_motion)

    def tell_once(self, messages: Iterable[Text]) -> None:
        """Notices that are not worth repeating each time they are found."""
        fresh = [message for message in messages if message not in self._told]
        self._told.update(fresh)
        self.notices += fresh

    def settings_changed(self) -> None:
        """Keep the settings and let everything follow them."""
        self._tune()
        if not self.settings.read_aloud and self.has_spoken:
            self.speech.hush()
        if self.words.language != self.language:
            self.words = self._load_words()
        metrics = self.kit.metrics
        self.resize(Metrics(metrics.width, metrics.height, self.settings.text_scale, metrics.ratio))
        self.keep_settings()

    def _tune(self) -> None:
        """How loud it is, and which events are heard."""
        settings = self.settings
        self.audio.set_volume(settings.volume if settings.sounds else 0.0)
        self.audio.silence(group for group in GROUPS if not getattr(settings, f"sound_{group}"))

    def keep_settings(self) -> None:
        """Write the settings; what goes wrong is said once."""
        if self._settings_path is not None:
            problem = save_settings(self.settings, self._settings_path)
            if problem is not None:
                self._settings_path = None
                self.notices.append(problem)

    def resize(self, metrics: Metrics) -> None:
        """The window or the text scale has changed."""
        if metrics != self.kit.metrics:
            self.kit.metrics = metrics
        self.scenes.relayout()

    def worker(self) -> Thinker:
        """Where the computer thinks, started when first asked for."""
        if self._worker is None:
            self._worker = self._make_worker()
        return self._worker

    def close(self) -> None:
        """Keep what must not be lost, and stop what runs beside the window."""
        self.scenes.close()
        if self.has_spoken:
            self.speech.hush()
        if self.kept is not None:
            self.kept.close()
        if self._worker is not None:
            self._worker.close()
            self._worker = None

    def _load_words(self) -> Catalogue:
        return Catalogue.load(self.language, GAMES)


class SceneManager:
    """The stack of scenes; the topmost one has the window."""

    def __init__(self) -> None:
        self._stack: list[Scene] = []

    @property
    def top(self) -> Scene | None:
        """The scene that has the window."""
        return self._stack[-1] if self._stack else None

    def push(self, scene: Scene) -> None:
        """Lay a scene over the present one."""
        if self._stack:
            self._stack[-1].leave()
        self._stack.append(scene)
        scene.enter()

    def pop(self) -> None:
        """Go back to the scene below."""
        self._stack.pop().leave()
        if self._stack:
            self._stack[-1].enter()

    def replace(self, *scenes: Scene) -> None:
        """Leave every scene and start with others, the last on top."""
        while self._stack:
            self._stack.pop().leave()
        for scene in scenes:
            self._stack.append(scene)
        if self._stack:
            self._stack[-1].enter()

    def exchange(self, scene: Scene) -> None:
        """Put a scene in the place of the topmost one."""
        if self._stack:
            self._stack.pop().leave()
        self._stack.append(scene)
        scene.enter()

    def close(self) -> None:
        """Tell every scene that the program ends."""
        for scene in self._stack:
            scene.close()

    def relayout(self) -> None:
        """Let the topmost scene lay itself out anew; the others do when they come back."""
        if self._stack:
            self._stack[-1].relayout()
