"""Files that are no matches of ours: the title and the list open all the same, and say what is wrong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.scenes.games_list import GamesListScene
from tests.ui.conftest import Launch
from tests.ui.matches import fresh
from tests.ui.pilot import Pilot

SEAT = {"kind": "human", "name": "X"}
CHANGES: dict[str, dict[str, Any]] = {
    "no seats": {"seats": []},
    "one seat": {"seats": [SEAT]},
    "six seats": {"seats": [SEAT] * 6},
    "a foreign game with one seat": {"game": "chess", "seats": [SEAT]},
    "a later version": {"v": 99},
    "other data": {"data": "0" * 64},
    "no names": {"seats": [SEAT | {"name": ""}] * 2},
    "names of other signs": {"seats": [SEAT | {"name": "{first}\n\u202e漢字 \U0001f5e1"}] * 2},
    "an unknown level": {"seats": [SEAT, {"kind": "bot", "name": "B", "level": "nobody"}]},
    "odd options": {"options": {"best_of": True, "first": 7}},
}


def write(pilot: Pilot, content: bytes) -> Path:
    match = fresh(3, folder=pilot.desk.saves)
    match.close()
    assert match.path is not None
    match.path.write_bytes(content)
    return match.path


def changed_header(pilot: Pilot, change: dict[str, Any]) -> bytes:
    match = fresh(3, folder=pilot.desk.saves)
    match.close()
    assert match.path is not None
    header = json.loads(match.path.read_text("utf-8").splitlines()[0])
    match.path.unlink()
    return json.dumps(header | change).encode() + b"\n"


def open_everything(pilot: Pilot) -> None:
    """The title, whatever it offers to go on with, and the list with all its buttons."""
    pilot.title()
    pilot.check()
    if pilot.has("common.title.resume"):
        pilot.push("common.title.resume")
        pilot.rest()
    pilot.title()
    pilot.desk.scenes.push(GamesListScene(pilot.desk))
    pilot.rest()
    for key in ("common.games.resume", "common.games.delete"):
        if isinstance(pilot.scene, GamesListScene) and pilot.has(key):
            pilot.push(key)
            pilot.rest()


@pytest.mark.parametrize("name", CHANGES)
def test_a_header_that_fits_nothing(launch: Launch, name: str) -> None:
    pilot = launch(size=(640, 480))
    write(pilot, changed_header(pilot, CHANGES[name]))
    open_everything(pilot)


@pytest.mark.parametrize("content", [b"", b"\n\n", b"{}", b"[[[[", b"\xff\xfe\x00", b'{"v":1}\n', b"null\n" * 50])
def test_a_file_that_is_no_journal(launch: Launch, content: bytes) -> None:
    pilot = launch(size=(640, 480))
    path = write(pilot, content)
    open_everything(pilot)
    assert [kept for kept in path.parent.iterdir() if kept.read_bytes() == content], "the file is lost"
