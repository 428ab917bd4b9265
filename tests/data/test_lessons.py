"""Lesson files: what they may say, and how what is wrong with one is named."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.data import lessons as lesson_files
from game.data.lessons import lesson_numbers, lesson_path, load_lesson
from game.data.paths import assets_root
from game.data.toml import DataError, read_toml
from game.engine.text import Text, text
from game.engine.view import EMPTY, UNKNOWN, Slot, View, Zone
from game.games.registry import GAMES
from game.scenes.lesson.course import Step, read_lesson
from game.text.languages import languages

GOOD = lesson_path("castle", 1).read_text(encoding="utf-8")
SHIPPED = [(game, number) for game in GAMES for number in lesson_numbers(game)]
Broken = Callable[[str], DataError]


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Broken:
    """The error that a lesson with this text leads to."""

    def refused(content: str) -> DataError:
        folder = tmp_path / "castle" / "lessons"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "01.toml").write_text(content, encoding="utf-8")
        monkeypatch.setattr(lesson_files, "levels_root", lambda: tmp_path)
        with pytest.raises(DataError) as error:
            read_lesson("castle", 1)
        assert str(error.value.reason.arg("file")) == str(folder / "01.toml")
        return error.value

    return refused


@pytest.mark.parametrize("game", ["castle", "duelcard", "jartible"])
def test_the_first_lesson_has_few_short_steps(game: str) -> None:
    assert (game, 1) in SHIPPED
    assert 8 <= len(load_lesson(game, 1).step) <= 14


@pytest.mark.parametrize(("game", "number"), SHIPPED)
def test_shipped_lessons_can_be_played_through(game: str, number: int) -> None:
    assert read_lesson(game, number).steps


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "number"), SHIPPED)
def test_every_word_of_a_lesson_exists(game: str, number: int, language: str) -> None:
    words = read_toml(assets_root() / game / "text" / f"{language}.toml", dict[str, str])
    lesson = load_lesson(game, number)
    said = [row.say for row in lesson.step]
    assert [key for key in (lesson.title, lesson.rival, *said) if key not in words] == []
    assert len(words[lesson.title]) <= 40, "titles are shorter still"
    assert len(set(said)) == len(said)
    assert all(len(words[key]) <= 190 for key in said), "steps are short"


def test_a_mark_is_a_place_all_cards_of_a_zone_or_the_top_of_a_pile() -> None:
    zones = (Zone("hand/0", 0, "fan", (3, EMPTY, 5)), Zone("deck", -1, "pile", (UNKNOWN,) * 7))
    view = View(seat=0, pending=(0,), zones=zones, decision=None, score=(0, 0), facts=None)

    def slots(*show: str) -> tuple[Slot, ...]:
        return Step(text("common.back"), show, (), ()).slots(view)

    assert slots("hand/0:1") == (("hand/0", 1),)
    assert slots("hand/0", "ready") == (("hand/0", 0), ("hand/0", 2))
    assert slots("deck") == (("deck", 6),)


def test_lessons_are_counted_in_the_order_in_which_they_are_taught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lesson_files, "levels_root", lambda: tmp_path)
    assert lesson_numbers("castle") == ()
    folder = tmp_path / "castle" / "lessons"
    folder.mkdir(parents=True)
    for name in ("10.toml", "02.toml", "01.toml", "notes.toml", "1.toml", "03.toml~"):
        (folder / name).write_text("")
    assert lesson_numbers("castle") == (1, 2, 10)


@pytest.mark.parametrize("game", GAMES)
def test_a_games_lessons_are_numbered_without_gaps(game: str) -> None:
    numbers = lesson_numbers(game)
    assert numbers == tuple(range(1, len(numbers) + 1))


def test_a_missing_file_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lesson_files, "levels_root", lambda: tmp_path)
    with pytest.raises(DataError):
        read_lesson("castle", 1)


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ("format = 1", "format = 2", "format"),
        ('rival = "castle', 'rvial = "castle', "common.data.whole_file"),
        ('say = "castle.lesson.01.attack"', "say = 3", "step[1].say"),
        ('say = "castle.lesson.01.attack"', 'say = "Hello!"', "step[1].say"),
        ('show = ["accept"]', 'show = ["../x"]', "step[4].show[0]"),
        ('expect = ["uncover g2"]', 'expect = ["uncover g2"]\nexpects = []', "step[3]"),
        ('expect = ["uncover g2"]', 'expect = ["uncover g9"]', "step[3].expect[0]"),
        ('expect = ["uncover g2"]', 'expect = ["uncover g1"]', "step[3].expect[0]"),
        ('"retreat g3"]', '"attack f1 f2"]', "step[7].expect[2]"),
        ('reply = ["attack g2 f4", "support none"]', 'reply = ["attack g2 f4", "support f1"]', "step[5].reply[1]"),
        ('reply = ["attack g2 f4", "support none"]', 'reply = ["attack g2 f4"]', "step[5].reply"),
        ('reply = ["attack g2 f4", "support none"]', "", "step[5].reply"),
        ("attacker = 0", "attacker = 7", "position"),
        ("attacker = 0", 'moves = ["0 dance"]', "position"),
        ("attacker = 0", "moves = 5", "position"),
        ("attacker = 0", 'moves = ["0 attack f7 f1"]', "position.moves"),
        ('"9S", "2H"', '"9S", "9S"', "position"),
        ('"9S", "2H"', '"9S", 2', "position"),
        ('castle = ["", "6H", ""]', "castle = []", "position"),
    ],
)
def test_a_broken_lesson_names_file_and_place(old: str, new: str, where: str, broken: Broken) -> None:
    assert old in GOOD
    error = broken(GOOD.replace(old, new, 1)).reason
    place = error.arg("where")
    named = place.key if isinstance(place, Text) else place
    assert named == where, (place, error.arg("what"))


def test_a_lesson_must_lead_to_the_end(broken: Broken) -> None:
    head = GOOD[: GOOD.rindex("[[step]]")]
    assert broken(head).reason.arg("where") == "step"


def test_a_lesson_without_steps_is_refused(broken: Broken) -> None:
    broken(GOOD[: GOOD.index("[[step]]")])
    broken("format = 1\nstep = [")
    broken("")
