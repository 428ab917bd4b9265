"""The list of saved matches: what it says, what it does, and pictures that give nothing away."""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from random import Random

import pygame
import pytest

from game.data.settings import Settings
from game.engine.text import Text
from game.engine.view import PUBLIC
from game.match.match import Match
from game.match.saves import SavedGame, saved
from game.match.seats import SeatSetup
from game.scenes.desk import Desk
from game.scenes.game_entry import GameEntry, entry_text, standing_icon, standing_text
from game.scenes.games_list import GamesListScene
from game.scenes.play.scene import TableScene
from game.scenes.question import QuestionScene
from game.scenes.replay import ReplayScene
from game.scenes.scene import PageScene
from game.scenes.statistics import StatisticsScene
from game.scenes.thumbnails import Thumbnails, public_picture
from game.table.widgets import Button, Label
from tests.match.table import HOTSEAT, SOLO, castle, deploy, play_some, played_out
from tests.scenes.stage import SIZES, Stage, outside, parts, staged
from tests.ui.matches import fresh, go_on, to_phase, twin

SIZE = (200, 132)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DUEL_TABLE_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def saves(tmp_path: Path) -> Path:
    folder = tmp_path / "saves"
    folder.mkdir()
    return folder


def showing(saves: Path | None) -> Callable[[Desk], GamesListScene]:
    def make(desk: Desk) -> GamesListScene:
        desk.saves = saves
        return GamesListScene(desk)

    return make


def scene_of(stage: Stage) -> GamesListScene:
    scene = stage.desk.scenes.top
    assert isinstance(scene, GamesListScene)
    return scene


def entries(stage: Stage) -> list[GameEntry]:
    return [widget for widget in scene_of(stage).page.widgets if isinstance(widget, GameEntry)]


def said(stage: Stage) -> str:
    scene = stage.desk.scenes.top
    assert isinstance(scene, PageScene)
    return "\n".join(stage.desk.say(part.text) for part in parts(scene) if isinstance(part, Label | Button))


def settled(stage: Stage) -> None:
    """All pictures that are seen are there."""
    for _ in range(80):
        stage.app.frame()
    assert not scene_of(stage).dirty


def ended(saves: Path, seed: int = 1) -> Match:
    match = played_out(castle(saves, seed=seed), Random(seed))
    match.close()
    return match


def started(saves: Path, seats: tuple[SeatSetup, ...] = SOLO, best_of: int = 1, seed: int = 7) -> Match:
    match = castle(saves, seats, seed, {"best_of": best_of})
    deploy(match, 0, 1)
    match.close()
    return match


def press(stage: Stage, key: str, nth: int = 0) -> None:
    """Click the nth button with this text, scrolled into sight by the focus."""
    scene = stage.desk.scenes.top
    assert isinstance(scene, PageScene)
    found = [i for i, stop in enumerate(scene.page.stops) if isinstance(stop, Button) and stop.text.key == key]
    scene.page.focus = found[nth]
    scene.relayout()
    stage.click(scene.page.stops[found[nth]].rect.center)


# What it says


def test_who_played_how_it_stands_and_when(saves: Path) -> None:
    done, solo, two = ended(saves), started(saves), started(saves, HOTSEAT, best_of=3)
    for match, day in ((done, 3), (solo, 2), (two, 1)):
        assert match.path is not None
        moment = datetime(2026, 5, day).timestamp()
        os.utime(match.path, (moment, moment))
    with staged(showing(saves)) as stage:
        plates = [entry.plate for entry in entries(stage)]
        lines = [stage.desk.say(plate.text) for plate in plates]
        assert lines[0] == "Castle Duel: Ann – Bob (easy), 2026-05-02  00:00"
        assert [line[13:24] for line in lines[1:]] == ["Ann – Bea, ", "Ann – Bob ("]
        standing = [stage.desk.say(standing_text(plate.game)) for plate in plates]
        assert standing[:2] == ["8 decisions so far", "Deal 1, best of 3"]
        assert done.result is not None
        assert standing[2] == f"{SOLO[done.result.winners[0]].name} wins"
        assert [standing_icon(plate.game) for plate in plates] == ["hourglass", "hourglass", "trophy"]


def test_nothing_saved_and_nothing_kept(saves: Path) -> None:
    for folder, key in ((saves, "common.games.none"), (None, "common.games.not_kept")):
        with staged(showing(folder)) as stage:
            assert stage.desk.say(Text(key)) in said(stage)
            stage.key(pygame.K_RETURN)


def test_damaged_files_are_told_also_later(saves: Path) -> None:
    started(saves)
    (saves / "bad.jsonl").write_text("nonsense\n")
    (saves / "new.jsonl").write_text('{"v":9}\n')
    for _ in range(2):
        with staged(showing(saves)) as stage:
            words = said(stage)
            assert "bad.jsonl.damaged" in words and str(saves) in words
            assert "new.jsonl: it was saved in format 9" in words
            assert len(entries(stage)) == 1
    assert (saves / "bad.jsonl.damaged").read_text() == "nonsense\n"


def test_a_match_that_can_not_be_played_here_says_why_and_can_be_deleted(saves: Path) -> None:
    path = started(saves).path
    assert path is not None
    path.write_text(path.read_text().replace('"data":"', '"data":"0'))
    with staged(showing(saves)) as stage:
        settled(stage)
        (entry,) = entries(stage)
        assert entry.plate.failed
        assert "Castle Duel" in stage.desk.say(entry_text(entry.plate.game)), "a game of ours is called by its name"
        assert [button.text.key for button in entry.buttons[1:]] == ["common.games.delete"]
        stage.click(entry.plate.frame.center)
        assert scene_of(stage)


def test_a_winner_who_has_no_seat_is_nobody(saves: Path) -> None:
    path = ended(saves).path
    assert path is not None
    path.write_text(path.read_text().replace('"end":[0]', '"end":[9]').replace('"end":[1]', '"end":[9]'))
    with staged(showing(saves)) as stage:
        assert stage.desk.say(standing_text(entries(stage)[0].plate.game)) == "A draw"
        settled(stage)
        assert entries(stage)[0].plate.failed
        press(stage, "common.result.replay")
        assert stage.desk.notices


# What it does


def test_resume_and_replay_by_button_and_by_picture(saves: Path) -> None:
    started(saves)
    ended(saves)
    for nth, (key, kind) in enumerate((("common.games.resume", TableScene), ("common.result.replay", ReplayScene))):
        with staged(showing(saves)) as stage:
            press(stage, key)
            assert isinstance(stage.desk.scenes.top, kind)
        with staged(showing(saves)) as stage:
            stage.click(entries(stage)[nth].plate.frame.center)
            assert isinstance(stage.desk.scenes.top, kind)


def test_all_by_keys(saves: Path) -> None:
    started(saves)
    with staged(showing(saves), (640, 480)) as stage:
        keys = [
            "common.games.resume",
            "common.games.export",
            "common.games.delete",
            "common.back",
            "common.stats.title",
        ]
        for key in keys:
            focused = scene_of(stage).page.focused
            assert isinstance(focused, Button) and focused.text.key == key
            assert scene_of(stage).page.area.contains(focused.rect)
            stage.key(pygame.K_TAB)
        stage.key(pygame.K_RETURN)
        assert isinstance(stage.desk.scenes.top, TableScene)


def test_delete_asks_first(saves: Path) -> None:
    paths = [started(saves, seed=seed).path for seed in (1, 2)]
    with staged(showing(saves)) as stage:
        gone = entries(stage)[0].plate.game.path
        for answer in (pygame.K_ESCAPE, pygame.K_RETURN):
            press(stage, "common.games.delete")
            assert isinstance(stage.desk.scenes.top, QuestionScene)
            assert "Ann – Bob (easy)" in said(stage)
            stage.key(answer)
            assert len(entries(stage)) == 2
        press(stage, "common.games.delete")
        stage.key(pygame.K_TAB)
        stage.key(pygame.K_RETURN)
        assert len(entries(stage)) == 1
        assert [path for path in paths if path is not None and path.exists()] == [p for p in paths if p != gone]


def test_export_of_a_finished_match_writes_log_and_match(saves: Path, home: Path) -> None:
    path = ended(saves).path
    assert path is not None
    with staged(showing(saves)) as stage:
        press(stage, "common.games.export")
        folder = home / "Documents" / "Duel Table"
        log, match = sorted(folder.iterdir(), key=lambda file: file.suffix, reverse=True)
        assert match.read_bytes() == path.read_bytes()
        assert "Ann" in log.read_text("utf-8")
        told = stage.desk.say(stage.desk.notices[-1])
        assert str(folder) in told and log.name in told and match.name in told


def test_export_before_the_end_tells_no_secret(saves: Path, home: Path) -> None:
    match = started(saves, HOTSEAT)
    with staged(showing(saves)) as stage:
        press(stage, "common.games.export")
        (log,) = (home / "Documents" / "Duel Table").iterdir()
        content = log.read_text("utf-8")
        for event in match.events(0):
            line = event.args[0] if event.kind in ("station", "recall") else None
            assert not isinstance(line, Text) or stage.desk.say(line) not in content


def test_export_to_a_full_disk_is_said(saves: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ended(saves)

    def full(path: Path, data: bytes) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("game.match.export.write_new", full)
    with staged(showing(saves)) as stage:
        press(stage, "common.games.export")
        assert "No space left on device" in stage.desk.say(stage.desk.notices[-1])


def test_a_file_that_vanishes_is_said_and_leaves_the_list(saves: Path) -> None:
    path = started(saves).path
    assert path is not None
    for key in ("common.games.resume", "common.games.export"):
        with staged(showing(saves)) as stage:
            content = path.read_bytes()
            path.unlink()
            press(stage, key)
            assert stage.desk.notices and entries(stage) == []
            path.write_bytes(content)


def test_statistics_are_reached_from_here(saves: Path) -> None:
    with staged(showing(saves)) as stage:
        press(stage, "common.stats.title")
        assert isinstance(stage.desk.scenes.top, StatisticsScene)
        stage.key(pygame.K_ESCAPE)
        assert scene_of(stage)


# Many of them


def copies(saves: Path, count: int) -> None:
    """Many files of one match, each with a time of its own."""
    path = started(saves).path
    assert path is not None
    content = path.read_bytes()
    for number in range(count - 1):
        copy = saves / f"castle-20260101-0000{number:02}-copy.jsonl"
        copy.write_bytes(content)
        os.utime(copy, (number * 1000, number * 1000))


def test_pictures_are_made_only_for_what_is_seen_and_a_few_per_frame(
    saves: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.scenes.thumbnails.SECONDS", 0.0)
    made: list[Path] = []
    real = Thumbnails.picture

    def counting(self: Thumbnails, game: SavedGame, size: tuple[int, int]) -> pygame.Surface | None:
        made.append(game.path)
        return real(self, game, size)

    monkeypatch.setattr(Thumbnails, "picture", counting)
    copies(saves, 50)
    with staged(showing(saves)) as stage:
        assert len(entries(stage)) == 40
        assert len(made) == 1
        stage.app.frame()
        assert len(made) == 2
        settled(stage)
        seen = len(made)
        assert 3 < seen < 10
        stage.key(pygame.K_END)
        settled(stage)
        assert len(made) == len(set(made)) < 20
        assert sum(entry.plate.picture is not None for entry in entries(stage)) < 15


def test_the_rest_is_shown_when_asked_for(saves: Path) -> None:
    copies(saves, 50)
    with staged(showing(saves)) as stage:
        assert "Show 10 more" in said(stage)
        press(stage, "common.games.more")
        assert len(entries(stage)) == 50
        assert "common.games.more" not in [p.text.key for p in parts(scene_of(stage)) if isinstance(p, Button)]


def test_scrolling_lays_nothing_out_anew(saves: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copies(saves, 45)
    with staged(showing(saves)) as stage:
        settled(stage)

        def never(*args: object) -> None:
            raise AssertionError("laid out anew")

        monkeypatch.setattr(GameEntry, "_planned", never)
        stage.wheel(-3)
        stage.wheel(1)
        assert scene_of(stage).page.scroll > 0


# What the pictures tell

MOMENTS: dict[str, Callable[[], Match]] = {
    "deploying": lambda: go_on(fresh(31), lambda m: m.pending() == (0,)),
    "assault": lambda: to_phase(fresh(32), "assault", 0, 2),
    "a support is made": lambda: to_phase(fresh(33), "commit", 0, 2),
    "an answer is made": lambda: to_phase(fresh(34), "answer", 0, 2),
    "late": lambda: to_phase(fresh(35), "assault", 0, 5),
    "two people": lambda: to_phase(fresh(36, hotseat=True), "commit", 1, 2),
}


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


@pytest.mark.parametrize("moment", MOMENTS)
def test_other_hidden_cards_give_the_same_picture(moment: str) -> None:
    match = MOMENTS[moment]()
    with staged(showing(None)) as stage:
        picture = pixels(public_picture(stage.desk, match, SIZE))
        for seed in range(4):
            assert pixels(public_picture(stage.desk, twin(match, PUBLIC, seed), SIZE)) == picture


def test_the_whole_list_is_the_same_for_twins(saves: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = to_phase(fresh(37, folder=saves), "assault", 0, 3)
    match.close()
    frames = []
    for world in (match, twin(match, PUBLIC, 1), twin(match, PUBLIC, 2)):
        monkeypatch.setattr(Match, "replayed", lambda script, world=world: world)
        with staged(showing(saves)) as stage:
            settled(stage)
            assert entries(stage)[0].plate.picture is not None
            frames.append(pixels(stage.app.window.get_surface()))
    assert frames[0] == frames[1] == frames[2]


def test_the_picture_shows_the_last_action(saves: Path) -> None:
    match = started(saves)
    with staged(showing(saves)) as stage:
        (game,) = saved(saves)
        thumbnails = Thumbnails(stage.desk)
        before = thumbnails.picture(game, SIZE)
        assert before is not None and before.get_size() == SIZE
        assert thumbnails.picture(game, SIZE) is before
        assert pixels(before) == pixels(public_picture(stage.desk, match, SIZE))
        play_some(match, Random(3), 12)
        match.close()
        assert match.path is not None
        os.utime(match.path, (9_000_000, 9_000_000))
        (later,) = saved(saves)
        after = thumbnails.picture(later, SIZE)
        assert after is not None and pixels(after) != pixels(before)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0])
@pytest.mark.parametrize("language", ["xx", "it"])
def test_nothing_is_cut_off(saves: Path, size: tuple[int, int], scale: float, language: str) -> None:
    started(saves, HOTSEAT, best_of=3)
    ended(saves)
    settings = Settings(language=language, text_scale=scale)  # type: ignore[arg-type]
    with staged(showing(saves), size, settings) as stage:
        settled(stage)
        page = scene_of(stage).page
        assert pygame.Rect((0, 0), size).contains(page.sheet)
        bottom = 0
        for widget in page.widgets:
            assert widget.rect.top >= bottom
            bottom = widget.rect.bottom
        for entry in entries(stage):
            assert not [
                p for p in outside(entry.rect, entry.plate.pictures(stage.kit, False, 0)) if "shadow" not in str(p.key)
            ]
            for button in entry.buttons[1:]:
                assert entry.rect.contains(button.rect)
                assert not button.rect.colliderect(entry.plate.frame)
                assert not outside(button.rect, button.pictures(stage.kit, False, 0))
