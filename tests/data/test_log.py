"""The program's own log: small, lazy, discreet, never in the way."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from game.data.log import LOG_NAME, MAX_BYTES, OLDER, described, noting

LOG = logging.getLogger("game.somewhere")


def failing(secret: str) -> None:
    try:
        raise KeyError(secret)
    except KeyError as error:
        raise ValueError(f"no such card: {secret}") from error


def test_nothing_is_made_before_there_is_something_to_note(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # The letter that can't be encoded is for our own file only: a report of the test run could not be sent with it.
    monkeypatch.setattr(logging.getLogger("game"), "propagate", False)
    folder = tmp_path / "logs"
    with noting(folder) as path:
        LOG.info("too small a thing")
        assert not folder.exists()
        LOG.warning("the worker is late: %s", "Zoë \udc80")
    assert path is not None
    assert path == folder / LOG_NAME
    assert "WARNING game.somewhere: the worker is late: Zoë \\udc80\n" in path.read_text(encoding="utf-8")


def test_nothing_is_noted_afterwards(tmp_path: Path) -> None:
    with noting(tmp_path):
        pass
    LOG.error("too late")
    assert list(tmp_path.iterdir()) == []


def test_without_a_folder_nothing_is_noted_or_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with noting(None) as path:
        LOG.error("unheard")
    assert path is None
    assert capsys.readouterr().err == ""


def test_errors_are_noted_by_kind_and_place_but_not_by_value(tmp_path: Path) -> None:
    secret = "the jester lies on g1"
    with noting(tmp_path) as path:
        try:
            failing(secret)
        except ValueError:
            LOG.exception("stopped")
    assert path is not None
    noted = path.read_text(encoding="utf-8")
    assert noted.index("\nKeyError\n") < noted.rindex("ValueError")
    assert "in failing" in noted
    assert secret not in noted


def test_an_error_of_the_system_keeps_its_words() -> None:
    assert described(OSError(28, "No space left\non device")) == "OSError: [Errno 28] No space left on device"
    assert described(RuntimeError("card 17")) == "RuntimeError"
    assert described(OSError()) == "OSError"


def test_a_full_log_makes_room_for_a_new_one(tmp_path: Path) -> None:
    path, older = tmp_path / LOG_NAME, tmp_path / (LOG_NAME + OLDER)
    older.write_text("very old")
    path.write_bytes(b"x" * (MAX_BYTES - 10))
    with noting(tmp_path):
        LOG.warning("first of a new file")
        LOG.warning("second of it")
    assert older.read_bytes() == b"x" * (MAX_BYTES - 10)
    assert [line.rpartition(": ")[2] for line in path.read_text().splitlines()] == [
        "first of a new file",
        "second of it",
    ]


def test_a_log_that_cannot_be_written_stops_nobody(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("mine")
    with noting(tmp_path / "file" / "logs"):
        LOG.error("lost")
    assert (tmp_path / "file").read_text() == "mine"
    assert capsys.readouterr().err == ""
