"""The list of saved matches."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest

from game.match import saves
from game.match.saves import delete, finished, unfinished
from tests.match.table import NOON, SOLO, castle, deploy, play_some, played_out


def aged(path: Path | None, seconds: int) -> Path:
    """Set the date of a file."""
    assert path is not None
    os.utime(path, (seconds, seconds))
    return path


def test_unfinished_and_finished_newest_first(tmp_path: Path) -> None:
    old, new, over = castle(tmp_path), castle(tmp_path, options={"best_of": 3}), castle(tmp_path)
    deploy(new, 0)
    played_out(over, Random(1))
    paths = [aged(match.path, 1000 * k) for k, match in enumerate((old, new, over), 1)]
    games = unfinished(tmp_path)
    assert [game.path for game in games] == [paths[1], paths[0]]
    assert [game.path for game in finished(tmp_path)] == [paths[2]]
    first = games[0]
    assert (first.game, first.seats, first.deal, first.ply, first.best_of) == ("castle", SOLO, 1, 4, 3)
    assert (first.started, first.refusal, first.ended) == (NOON, None, False)
    assert games.problems == ()


def test_ply_and_deal_are_told_without_playing(tmp_path: Path) -> None:
    for seed in range(5):
        match = castle(tmp_path, seed=seed, options={"best_of": 5})
        play_some(match, Random(seed), 150)
        if match.result is None:
            game = next(game for game in unfinished(tmp_path) if game.path == match.path)
            assert (game.deal, game.ply) == (match.deal, match.ply)


def test_what_was_taken_back_does_not_count(tmp_path: Path) -> None:
    match = castle(tmp_path)
    for _ in range(3):
        match.play(0, match.legal(0)[0])
    match.undo(0)
    assert [game.ply for game in unfinished(tmp_path)] == [2]


def test_damaged_files_are_put_aside_and_reported(tmp_path: Path) -> None:
    good = castle(tmp_path)
    (tmp_path / "bad.jsonl").write_text("nonsense\n")
    (tmp_path / "note.txt").write_text("not ours")
    (tmp_path / "folder.jsonl").mkdir()
    games = unfinished(tmp_path)
    assert [game.path for game in games] == [good.path]
    assert [problem.arg("file") for problem in games.problems] == ["bad.jsonl"]
    assert (tmp_path / "bad.jsonl.damaged").read_text() == "nonsense\n"
    assert unfinished(tmp_path).problems == ()


def test_foreign_games_are_listed_with_the_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    castle(tmp_path)

    def other(game: str) -> str:
        return "0" * 64

    monkeypatch.setattr(saves, "levels_hash", other)
    (game,) = unfinished(tmp_path)
    assert game.refusal is not None
    assert game.refusal.key == "common.journal.file"


def test_a_game_of_another_version_is_reported_and_left(tmp_path: Path) -> None:
    path = castle(tmp_path).path
    assert path is not None
    path.write_text(path.read_text().replace('{"v":1', '{"v":9'))
    games = unfinished(tmp_path)
    assert (list(games), len(games.problems)) == ([], 1)
    assert path.exists()


def test_a_line_cut_off_does_not_hide_a_game(tmp_path: Path) -> None:
    match = castle(tmp_path)
    deploy(match, 0)
    assert match.path is not None
    match.path.write_bytes(match.path.read_bytes()[:-9])
    (game,) = unfinished(tmp_path)
    assert game.ply == 3


def test_delete(tmp_path: Path) -> None:
    match = castle(tmp_path)
    match.close()
    (game,) = unfinished(tmp_path)
    assert delete(game) is None
    assert delete(game) is None
    assert list(tmp_path.iterdir()) == []


def test_no_folder_no_games(tmp_path: Path) -> None:
    assert list(unfinished(tmp_path / "none")) == []
