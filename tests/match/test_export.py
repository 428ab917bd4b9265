"""The exported log (C4)."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.engine.text import Text
from game.engine.view import OPEN
from game.match.errors import NotOpen
from game.match.export import ExportError, export_log, export_path, export_stem
from game.match.replay import Replay
from game.text.catalogue import Catalogue
from tests.match.table import castle, deploy, played_out

ENGLISH = Catalogue.load("en", ["castle"])


def say(message: Text) -> str:
    return ENGLISH.say(message, ("Ann", "Bob"))


def test_c4_the_log_of_a_match_can_be_exported() -> None:
    match = played_out(castle(seed=77, options={"best_of": 3}), Random(1))
    lines = export_log(match, OPEN, say).splitlines()
    assert "Played 2026-11-30 12:00" in lines
    assert "Deal number 77" in lines
    assert "Seat 1: Ann" in lines
    assert "Seat 2: Bob, computer (easy)" in lines
    assert [line for line in lines if line.startswith("Deal ")][1:] == [
        f"Deal {k}, best of 3" for k in range(1, match.deal + 1)
    ]
    assert match.result is not None
    assert lines[-1] == say(match.result.reason)
    numbers = [line.split(".")[0].strip() for line in lines if line[:5].strip()[:1].isdigit()]
    assert numbers[:3] == ["1", "2", "3"]
    assert numbers.count("1") == match.deal


def test_one_seats_log_tells_less_than_the_open_one() -> None:
    match = played_out(castle(), Random(1))
    assert len(export_log(Replay(match), 0, say)) < len(export_log(match, OPEN, say))


def test_an_unfinished_match_keeps_its_secrets() -> None:
    match = castle(seed=77)
    deploy(match, 1, 0)
    for viewer in (1, OPEN):
        with pytest.raises(NotOpen):
            export_log(match, viewer, say)
    content = export_log(match, 0, say)
    assert "77" not in content
    assert content.endswith("The match is not over yet.\n")


def test_exports_never_overwrite(tmp_path: Path) -> None:
    stem = export_stem(castle())
    folder = tmp_path / "Dokumente è" / "Duel Table"
    paths = [export_path(content, stem, folder) for content in ("one", "two", "three")]
    assert [path.name for path in paths] == [
        "castle-20261130-120000.txt",
        "castle-20261130-120000 (2).txt",
        "castle-20261130-120000 (3).txt",
    ]
    assert [path.read_text() for path in paths] == ["one", "two", "three"]


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(ExportError) as error:
        export_path("x", "stem", tmp_path / "file" / "deeper")
    assert error.value.reason.key == "common.export.unwritable"
