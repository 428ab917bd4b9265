"""``shot``: a picture of any scene, without a window. The pictures of the README are made with it."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from ..data.files import cause
from ..data.lessons import lesson_numbers
from ..engine.chance import derived
from ..engine.errors import TableError
from ..engine.text import text
from ..engine.view import OPEN, PUBLIC, Seat
from ..games.registry import GAMES, own_scenes, rules
from ..match.match import Match
from ..match.replay import Replay
from ..match.seats import SeatSetup, humans
from ..match.setup import seat_count
from . import said
from .asked import asked_game, asked_options

if TYPE_CHECKING:
    from ..app import App
    from ..bots.worker import BotRequest
    from ..match.session import Answer
    from ..scenes.desk import Desk

_STEP = 1 / 30
_LONGEST = 40.0
"""Seconds of the program's own time that a scene may take to come to rest."""
_STILL = 40
"""So many frames without a change are rest."""
RESTLESS = 1
KINDS = (".png", ".jpg", ".jpeg", ".bmp", ".tga")
"""How the name of a picture may end."""
NAMES = ("Anna", "Bruno", "Carla", "Dario")


class Silence:
    """Stands for the computer's process in a picture: it never answers."""

    def ask(self, request: BotRequest) -> int:
        """Say nothing."""
        return 0

    def poll(self) -> Answer | None:
        """Nothing to hear."""
        return None

    def cancel(self) -> None:
        """Nothing to break off."""

    def close(self) -> None:
        """Nothing to stop."""


class Ticker:
    """Time that passes when told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        """The present moment in seconds."""
        return self.now


def take_shot(parsed: argparse.Namespace) -> int:
    """Draw one scene and save it; 1 if it was taken while something moved."""
    asked_game(parsed.game)
    names = (*SCENES, *own_pictures(parsed.game))
    if parsed.scene not in names:
        raise TableError(text("common.cli.scene", name=parsed.scene, names=", ".join(names)))
    out = Path(parsed.out)
    if out.suffix.lower() not in KINDS:
        raise TableError(text("common.cli.picture", file=str(out), kinds=", ".join(KINDS)))
    app, rests = posed(parsed)
    try:
        out.parent.mkdir(parents=True, exist_ok=True)
        app.save_picture(out)
    except OSError as error:
        raise TableError(text("common.cli.unwritable", file=str(out), what=cause(error))) from error
    print(out)
    if not rests:
        print(f"duel-table: {said(text('common.cli.restless', scene=parsed.scene))}", file=sys.stderr)
    return 0 if rests else RESTLESS


def posed(parsed: argparse.Namespace) -> tuple[App, bool]:
    """The scene that a command line asks for, and whether it came to rest."""
    app, ticker = headless(parsed.size, parsed.lang, parsed.text_scale)
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        parsed.saves = Path(folder) / "saves"
        _opener(parsed)(app.desk, parsed)
        return app, settle(app, ticker)


def _opener(parsed: argparse.Namespace) -> Opener:
    """What opens the scene: common to all games, or one of the game's own."""
    return SCENES.get(parsed.scene, _own)


def own_pictures(game: str) -> tuple[str, ...]:
    """The scenes that only this game has."""
    scenes = own_scenes(game)
    return tuple(scenes.PICTURES) if scenes is not None else ()


def scene_names() -> tuple[str, ...]:
    """Every scene that there can be a picture of: common ones, then those of single games."""
    return (*SCENES, *(name for game in GAMES for name in own_pictures(game)))


def headless(size: tuple[int, int], language: str, text_scale: float = 1.0) -> tuple[App, Ticker]:
    """An application that draws into memory, with nothing of the player's own, and its time."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    from ..app import Clock, build
    from ..data.settings import Settings
    from ..window import open_window

    settings = Settings(text_scale=text_scale, player_names=NAMES)
    settings.language = language  # type: ignore[assignment]  (checked by the command line)
    ticker = Ticker()
    app = build(open_window(size, None), settings, None, None, clock=Clock(ticker), make_worker=Silence)
    return app, ticker


def settle(app: App, ticker: Ticker) -> bool:
    """Let time pass until nothing moves any more; False if that took too long."""
    still = 0
    while still < _STILL and ticker.now < _LONGEST:
        ticker.now += _STEP
        still = 0 if app.frame() else still + 1
    return still >= _STILL


def played(parsed: argparse.Namespace, *, moves: int, hotseat: bool = False) -> Match:
    """A match after a number of actions, played by the rule player for all sides; or the one of a journal."""
    if parsed.journal:
        replay = Replay(Path(parsed.journal))
        return replay.match if parsed.at is None else replay.play_on(parsed.at, None, replay.match.seats)
    options = asked_options(parsed.game, parsed.option)
    count = seat_count(rules(parsed.game), options)
    seats = [SeatSetup("human", NAMES[0])]
    seats += [SeatSetup("human" if hotseat else "bot", name, "" if hotseat else "normal") for name in NAMES[1:count]]
    match = Match.new(parsed.game, seed=parsed.seed, options=options, seats=seats, bot_seed=1, folder=None)
    advance(match, moves)
    return match


def advance(match: Match, moves: int) -> None:
    """Let the rule player act for whoever is asked."""
    from ..bots.players import player

    bot, budget = player(match.game, "rules")
    for _ in range(moves):
        pending = match.pending()
        if not pending:
            break
        seat = pending[-1]
        rng = Random(derived(match.deal_bot_seed, seat, match.ply))
        match.play(seat, bot.choose(match.view(seat), match.legal(seat), rng, budget).action)


_WHOLE_MATCH = 10_000
Opener = Callable[["Desk", argparse.Namespace], None]


def _own(desk: Desk, parsed: argparse.Namespace) -> None:
    """A scene that only this game has, with a folder for what is kept."""
    scenes = own_scenes(parsed.game)
    assert scenes is not None, parsed.game
    desk.saves = parsed.saves
    desk.scenes.push(scenes.PICTURES[parsed.scene](desk, parsed.seed, parsed.moves))


def _title(desk: Desk, parsed: argparse.Namespace) -> None:
    from ..scenes.title import TitleScene

    desk.scenes.push(TitleScene(desk))


def _first_run(desk: Desk, parsed: argparse.Namespace) -> None:
    from ..scenes.first_run import FirstRunScene

    desk.scenes.push(FirstRunScene(desk, lambda: None))


def _new_game(desk: Desk, parsed: argparse.Namespace) -> None:
    from ..scenes.new_game import NewGameScene, keep_count

    keep_count(desk.settings, parsed.game, seat_count(rules(parsed.game), asked_options(parsed.game, parsed.option)))
    desk.scenes.push(NewGameScene(desk, parsed.game))


def _settings(desk: Desk, parsed: argparse.Namespace) -> None:
    from ..scenes.settings import SettingsScene

    desk.scenes.push(SettingsScene(desk))


def _rules(desk: Desk, parsed: argparse.Namespace) -> None:
    from ..scenes.rules import RulesScene

    desk.scenes.push(RulesScene(desk, parsed.game))


def _keys(desk: Desk, parsed: argparse.Namespace) -> None:
    from ..scenes.keys import KeysScene

    desk.scenes.push(KeysScene(desk))


def _games(desk: Desk, parsed: argparse.Namespace) -> None:
    from ..scenes.games_list import GamesListScene
    from .samples import sample_games

    desk.saves = parsed.saves
    sample_games(parsed.saves, parsed.game, parsed.seed)
    desk.scenes.push(GamesListScene(desk))


def _statistics(desk: Desk, parsed: argparse.Namespace) -> None:
    from ..scenes.statistics import StatisticsScene
    from .samples import sample_results

    desk.saves = parsed.saves
    sample_results(parsed.saves, parsed.game, parsed.seed)
    desk.scenes.push(StatisticsScene(desk))


def _about(desk: Desk, parsed: argparse.Namespace) -> None:
    from ..scenes.about import AboutScene

    desk.scenes.push(AboutScene(desk))


def _table(desk: Desk, parsed: argparse.Namespace) -> None:
    from ..scenes.play.scene import TableScene

    desk.scenes.push(TableScene(desk, played(parsed, moves=parsed.moves)))


def _curtain(desk: Desk, parsed: argparse.Namespace) -> None:
    from ..scenes.play.scene import TableScene

    desk.scenes.push(TableScene(desk, played(parsed, moves=parsed.moves, hotseat=True)))


def _result(desk: Desk, parsed: argparse.Namespace) -> None:
    from ..scenes.play.scene import TableScene

    match = played(parsed, moves=_WHOLE_MATCH)
    if match.result is None:
        raise TableError(text("common.cli.unfinished", file=parsed.journal))
    desk.scenes.push(TableScene(desk, match))


def _menu(desk: Desk, parsed: argparse.Namespace) -> None:
    from ..scenes.play.scene import TableScene

    scene = TableScene(desk, played(parsed, moves=parsed.moves))
    desk.scenes.push(scene)
    scene.ways.open_menu()


def _closer(desk: Desk, parsed: argparse.Namespace) -> None:
    """The first card that the player sees, enlarged."""
    from ..scenes.play.scene import TableScene

    scene = TableScene(desk, played(parsed, moves=parsed.moves))
    desk.scenes.push(scene)
    slots = ((zone.key, i) for zone in scene.view.zones if zone.owner == 0 for i in range(len(zone.cards)))
    slot = next((slot for slot in slots if scene.view.card(slot) >= 0), None)
    if slot is not None:
        scene.look_closely(slot)


def _lesson(desk: Desk, parsed: argparse.Namespace) -> None:
    """A lesson of the game, with its first steps done."""
    from ..scenes.lesson.course import read_lesson
    from ..scenes.lesson.scene import LessonScene

    scene = LessonScene(desk, read_lesson(parsed.game, parsed.lesson))
    scene.skip(parsed.moves)
    desk.scenes.push(scene)


def _lessons(desk: Desk, parsed: argparse.Namespace) -> None:
    """All lessons of the game; those before the one asked for are done."""
    from ..scenes.lessons import LessonsScene

    for number in lesson_numbers(parsed.game):
        if number < parsed.lesson:
            desk.settings.lesson_done(parsed.game, number)
    desk.scenes.push(LessonsScene(desk, parsed.game))


def _replay(desk: Desk, parsed: argparse.Namespace) -> None:
    from ..scenes.replay import ReplayScene

    match = Replay(Path(parsed.journal)).match if parsed.journal else played(parsed, moves=_WHOLE_MATCH)
    at = parsed.at if parsed.at is not None else parsed.moves
    desk.scenes.push(ReplayScene(desk, match, OPEN, 0, at=at))


def _log(desk: Desk, parsed: argparse.Namespace) -> None:
    from ..scenes.log_scene import LogScene

    match = played(parsed, moves=parsed.moves)
    desk.scenes.push(LogScene(desk, match, seen_by(match), next(iter(humans(match.seats)), 0)))


def seen_by(match: Match) -> Seat:
    """Whose view may be shown: after the end the open one, before it the only human's, else what all know."""
    if match.result is not None:
        return OPEN
    people = humans(match.seats)
    return people[0] if len(people) == 1 else PUBLIC


SCENES: dict[str, Opener] = {
    "title": _title, "first_run": _first_run, "new_game": _new_game, "settings": _settings, "rules": _rules,
    "keys": _keys, "games": _games, "statistics": _statistics, "about": _about, "table": _table,
    "curtain": _curtain, "closer": _closer, "menu": _menu, "result": _result, "replay": _replay, "log": _log,
    "lesson": _lesson, "lessons": _lessons,
}  # fmt: skip
