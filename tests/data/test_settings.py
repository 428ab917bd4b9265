"""Settings: kept, and never in the way."""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.data.settings import MAX_BYTES, Settings, load_settings, read_settings, save_settings
from game.engine.text import text


def test_no_file_is_no_problem(tmp_path: Path) -> None:
    assert load_settings(tmp_path / "none.json") == (Settings(), None)


def test_settings_survive_the_file(tmp_path: Path) -> None:
    path = tmp_path / "a b è" / "settings.json"
    mine = Settings(
        language="it",
        text_scale=1.4,
        speed=0.0,
        player_names=("Zoë", "<b>"),
        window_place=(-20, 30),
        lessons_done=("castle", "duelcard"),
        opponent="human",
        best_of=5,
        tables={"4": ("human", "easy", "human", "hard")},
        game_choices={"a.deck": "mine"},
    )
    assert save_settings(mine, path) is None
    assert load_settings(path) == (mine, None)
    assert list(path.parent.iterdir()) == [path]


def test_names_of_an_older_program_are_filled_up(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"player_names": ["Ann", "Bea"]}')
    mine, problem = load_settings(path)
    assert problem is None
    assert mine.player_names == ("Ann", "Bea", "", "")


def test_a_game_named_by_an_older_program_is_its_first_lesson(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"lessons_done": ["castle", "jartible"]}')
    mine, problem = load_settings(path)
    assert problem is None
    known = [(game, n) for game in ("castle", "audatia", "jartible") for n in (1, 2, 11) if mine.knows_lesson(game, n)]
    assert known == [("castle", 1), ("jartible", 1)]


def test_lessons_are_remembered_one_by_one(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    mine = Settings()
    done = [("audatia", 3), ("castle", 1), ("audatia", 3), ("audatia", 12)]
    for game, number in done:
        mine.lesson_done(game, number)
    assert len(mine.lessons_done) == 3, "the same lesson twice is one"
    assert save_settings(mine, path) is None
    again, _ = load_settings(path)
    known = {(game, n) for game in ("castle", "audatia") for n in range(1, 40) if again.knows_lesson(game, n)}
    assert known == set(done)


def test_unknown_settings_of_a_newer_program_do_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"volume": 0.2, "cloth": "green"}')
    assert load_settings(path) == (Settings(volume=0.2), None)


def test_a_language_that_is_not_there_is_that_of_the_system(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"language": "fr", "volume": 0.2}')
    for load in (load_settings, read_settings):
        assert load(path) == (Settings(volume=0.2), text("common.data.settings_language", language="fr"))
    assert [file.name for file in tmp_path.iterdir()] == ["settings.json"]


DAMAGED = pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff",
        b"{",
        b"[]",
        b"[" * 100_000,
        b" " * (MAX_BYTES + 1),
        b'{"volume": 2}',
        b'{"volume": "loud"}',
        b'{"text_scale": 0.1}',
        b'{"language": "../en"}',
        b'{"player_names": ["a"]}',
        b'{"player_names": ["a", "b", "c", "d", "e"]}',
        b'{"tables": {"4": "human"}}',
        b'{"sounds": null}',
        b'{"sounds": 1}',
        b'{"volume": true}',
        b'{"volume": NaN}',
        b'{"text_scale": 1e999}',
        b'{"language": "EN"}',
        b'{"language": "eng"}',
        b'{"player_names": ["a", "\\ud800"]}',
        b'{"player_names": ["a", 2]}',
        b'{"window_size": [1, 2, 3]}',
        b'{"window_place": [1.5, 2]}',
        b'{"opponent": "cat"}',
        b'{"best_of": 1.0}',
        b'{"tables": {"4": ["human", null]}}',
        b'{"game_choices": ["a"]}',
        b'{"game_choices": {"a": 1}}',
        b'{"game_choices": {"a": "' + b"x" * 81 + b'"}}',
    ],
)


@DAMAGED
def test_a_damaged_file_is_put_aside(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    mine, problem = load_settings(path)
    assert mine == Settings()
    assert problem is not None
    kept = tmp_path / "settings.json.damaged"
    assert (problem.key, problem.arg("kept")) == ("common.data.settings_damaged", str(kept))
    assert kept.read_bytes() == content
    assert not path.exists()
    assert save_settings(mine, path) is None
    assert load_settings(path) == (mine, None)


@DAMAGED
def test_reading_leaves_a_damaged_file_alone(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    mine, problem = read_settings(path)
    assert mine == Settings()
    assert problem is not None
    assert (problem.key, problem.arg("file")) == ("common.data.settings_left", str(path))
    assert [(file.name, file.read_bytes()) for file in tmp_path.iterdir()] == [("settings.json", content)]


def test_reading_and_loading_agree_on_a_sound_file(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    assert save_settings(Settings(language="es", volume=0.1), path) is None
    assert read_settings(path) == load_settings(path) == (Settings(language="es", volume=0.1), None)
    assert read_settings(tmp_path / "none.json") == (Settings(), None)


def test_a_file_that_cannot_be_read_is_put_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"volume": 0.2}')

    def refuse(*args: object) -> None:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", refuse)
        assert read_settings(path)[0] == Settings()
        problem = load_settings(path)[1]
    assert problem is not None and problem.key == "common.data.settings_damaged"
    assert (tmp_path / "settings.json.damaged").read_text() == '{"volume": 0.2}'


def test_a_home_that_is_a_file_holds_no_settings(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert load_settings(tmp_path / "file" / "settings.json") == (Settings(), None)


def test_a_folder_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    problem = save_settings(Settings(), tmp_path / "file" / "settings.json")
    assert problem is not None
    assert problem.key == "common.data.settings_unsaved"


def test_a_folder_in_the_place_of_the_file_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    (path / "deeper").mkdir(parents=True)
    mine, problem = load_settings(path)
    assert mine == Settings()
    assert problem is not None
    assert save_settings(mine, path) is not None
    assert [file.name for file in tmp_path.iterdir()] == ["settings.json"]


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=50),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=5,
)


@settings(max_examples=150, deadline=None)
@given(st.dictionaries(st.sampled_from([setting.name for setting in fields(Settings)]), json_values))
def test_settings_of_any_type_load_or_are_put_aside(
    tmp_path_factory: pytest.TempPathFactory, values: dict[str, Any]
) -> None:
    path = tmp_path_factory.mktemp("settings") / "settings.json"
    path.write_text(json.dumps(values))
    mine, problem = load_settings(path)
    assert path.exists() == (problem is None or problem.key == "common.data.settings_language")
    again = path.with_name("again.json")
    assert save_settings(mine, again) is None
    assert load_settings(again) == (mine, None)
