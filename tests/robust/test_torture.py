"""Small rounds of the tortures: kills in play, damaged files of every kind, disks that refuse."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from build_scripts.torture_disk import trials
from build_scripts.torture_kill import kill
from build_scripts.torture_kinds import kinds
from build_scripts.torture_mutate import Kind, mutate

RUNS = max(1, round(float(os.environ.get("DUEL_TABLE_RUNS", "1"))))
KINDS = (
    "journal", "settings.json", "statistics.json", "cards.toml", "options.toml", "opponents.toml", "weights.toml",
    "text/it.toml", "rules/en.md", "picture.svg", "sound.wav",
)  # fmt: skip


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Kind]:
    return {kind.name: kind for kind in kinds(tmp_path_factory.mktemp("kinds"))}


def test_every_kind_of_file_is_damaged_here(files: dict[str, Kind]) -> None:
    assert tuple(files) == KINDS


@pytest.mark.parametrize("name", KINDS)
def test_a_damaged_file_is_read_or_refused_and_kept(files: dict[str, Kind], name: str) -> None:
    found = mutate(files[name], 40 * RUNS, seed=RUNS)
    assert found.tried == found.read + found.refused
    assert found.refused
    assert not found.problems


def test_a_disk_that_refuses_ends_no_match_and_loses_none(home: Path) -> None:
    for found in trials(3 * RUNS, seed=RUNS):
        assert not found.problems, found.name


def test_a_killed_program_offers_its_game_at_the_last_action() -> None:
    found = kill(3 * RUNS, seed=RUNS, longest=0.6)
    assert not found.problems
    assert found.exact + found.one_more + found.over + found.early == found.kills
    assert found.actions
