"""The real program, playing by itself until it is killed: `python torture_child.py SEED [worker]`.

Says one JSON line each time something was done, after the match took it: only what was told can be missed later.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import pygame  # noqa: E402

from game.app import App, Clock, build  # noqa: E402
from game.app import worker_process as real_worker  # noqa: E402
from game.bots.players import player  # noqa: E402
from game.bots.worker import Answer, BotRequest, answer  # noqa: E402
from game.cli.start import open_home  # noqa: E402
from game.match.match import Match  # noqa: E402
from game.match.seats import SeatSetup  # noqa: E402
from game.scenes.launch import new_match, open_match  # noqa: E402
from game.scenes.play.scene import TableScene  # noqa: E402
from game.scenes.title import TitleScene, to_title  # noqa: E402
from game.window import open_window  # noqa: E402

SIZE = (640, 480)
STEP = 0.1
"""Seconds of the program's own time that one frame takes."""
CHANGES = ("play", "undo", "next_deal", "resign")
"""What a match does that its journal must hold."""


class Ticker:
    """Time that passes when told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        """The present moment in seconds."""
        return self.now


class Thoughts:
    """The computer's process, in this one."""

    def __init__(self) -> None:
        self._count = 0
        self._open: BotRequest | None = None

    def ask(self, request: BotRequest) -> int:
        """Remember the question."""
        self._count, self._open = self._count + 1, request
        return self._count

    def poll(self) -> Answer | None:
        """Think now, if there is a question."""
        request, self._open = self._open, None
        return None if request is None else Answer(self._count, answer(request), False)

    def cancel(self) -> None:
        """Forget the question."""
        self._open = None

    def close(self) -> None:
        """Nothing to stop."""
        self._open = None


def tell(**what: Any) -> None:
    """One line for whoever watches, at once."""
    print(json.dumps(what), flush=True)


def tell_state(match: Match) -> None:
    """How far a match has come."""
    over = match.result is not None
    tell(file=match.path.name if match.path else None, done=match.revision, ply=match.ply, deal=match.deal, over=over)


def watched(match: Match) -> Match:
    """The match, telling of each change when it has been made."""

    def telling(change: Callable[..., None]) -> Callable[..., None]:
        def told(*args: Any) -> None:
            change(*args)
            tell_state(match)

        return told

    for name in CHANGES:
        setattr(match, name, telling(getattr(match, name)))
    return match


class Player:
    """Plays the human seat at the table, now and then taking back or leaving for the title."""

    def __init__(self, app: App, ticker: Ticker, seed: int) -> None:
        self.app, self.ticker = app, ticker
        self._rng = Random(seed)
        self._bot, self._budget = player("castle", "rules")

    def sit_down(self) -> None:
        """Go on with what the title offers, else begin a match."""
        desk = self.app.desk
        to_title(desk)
        title = desk.scenes.top
        assert isinstance(title, TitleScene)
        if title._saved is not None:
            title._resume()
        else:
            self._begin()
        self._watch()

    def _begin(self) -> None:
        seats = [SeatSetup("human", "Anna"), SeatSetup("bot", "Bruno", "easy")]
        options = {"best_of": self._rng.choice((1, 3))}
        seed = self._rng.randrange(1, 1_000_000)
        open_match(self.app.desk, new_match(self.app.desk, "castle", seed=seed, options=options, seats=seats))

    def _watch(self) -> None:
        scene = self.app.desk.scenes.top
        assert isinstance(scene, TableScene), "what the title offered could not be opened"
        tell_state(watched(scene.match))

    def frame(self) -> None:
        """One frame of the window, and what a person does in it."""
        self.ticker.now += STEP
        for event in pygame.event.get():
            self.app.dispatch(event)
        self.app.frame()
        scene = self.app.desk.scenes.top
        if isinstance(scene, TableScene):
            self._act(scene)

    def _act(self, scene: TableScene) -> None:
        if not scene.top.at_rest:
            return
        match, seat = scene.match, scene.seating.viewer
        if match.result is not None:
            self.sit_down()
        elif match.deal_over:
            if scene.sheet is not None:
                scene.ways._next_deal()
        elif seat in scene.session.humans_asked():
            self._decide(scene, seat)

    def _decide(self, scene: TableScene, seat: int) -> None:
        chance = self._rng.random()
        if chance < 0.01:
            scene.ways.leave()
            self.sit_down()
        elif chance < 0.08 and scene.match.undo_refusal(seat) is None:
            scene.ways.undo()
        else:
            choice = self._bot.choose(scene.view, scene.match.legal(seat), self._rng, self._budget)
            scene.play(choice.action)


def main() -> None:
    """Play until killed, or told to end."""
    home, ticker = open_home(), Ticker()
    thinker = real_worker if "worker" in sys.argv[2:] else Thoughts
    app = build(
        open_window(SIZE, None), home.settings, home.settings_path, home.saves, clock=Clock(ticker), make_worker=thinker
    )
    tell(notices=[app.desk.say(notice) for notice in home.notices])
    play = Player(app, ticker, int(sys.argv[1]))
    play.sit_down()
    while app.desk.running:
        play.frame()


if __name__ == "__main__":
    main()
