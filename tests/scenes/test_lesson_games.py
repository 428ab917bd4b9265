"""The guided first game of every game: walked through in three ways and languages, other moves, its slips."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from game.scenes.lesson.course import read_lesson
from game.scenes.lesson.scene import LessonScene
from game.scenes.lesson.ways import GO_ON
from tests.scenes.lessons import TAUGHT, TAUGHT_GAMES, do, lesson, read_on
from tests.ui.duellist import Way
from tests.ui.pilot import Pilot
from tests.ui.pupil import Pupil

WALKS: list[tuple[Way, tuple[int, int], float, str]] = [
    ("drag", (1280, 800), 1.0, "en"),
    ("click", (1920, 1080), 1.0, "es"),
    ("keys", (1280, 800), 2.0, "it"),
    ("drag", (640, 480), 2.0, "es"),
    ("click", (640, 480), 2.0, "it"),
    ("keys", (640, 480), 2.0, "en"),
    ("keys", (640, 480), 2.0, "es"),
]
LOOKS = (((640, 480), 1.0), ((640, 480), 2.0), ((800, 600), 1.0), ((1280, 800), 2.0), ((1920, 1080), 1.0))
LATER_WALKS = (WALKS[0], WALKS[4], WALKS[6])
LATER_LOOKS = (LOOKS[1], LOOKS[2])
"""A game's first lesson is looked at from all sides; for the others a few are enough."""
Launch = Callable[..., Pilot]


@pytest.fixture
def launch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Launch]:
    """Starts programs in a home of their own, and closes them after the test."""
    monkeypatch.setenv("DUEL_TABLE_HOME", str(tmp_path))
    pilots: list[Pilot] = []

    def start(**how: object) -> Pilot:
        pilots.append(Pilot(tmp_path, **how))  # type: ignore[arg-type]
        return pilots[-1]

    yield start
    for pilot in pilots:
        pilot.close()


def check_slip(scene: LessonScene) -> None:
    """All words and the number of the step lie on the slip, and no card lies under it."""
    drawn = {picture.key: picture.rect for picture in scene.slip.pictures(scene.desk.kit, None)}
    slip, whole = scene.slip.slip, scene.desk.kit.metrics
    assert slip.contains(drawn["slip_words"]), (scene.slip.number, slip, drawn["slip_words"])
    assert slip.contains(drawn["slip_count"])
    assert not drawn["slip_words"].colliderect(drawn["slip_count"])
    assert slip.x >= 0 and slip.right <= whole.width
    assert scene.plan is not None
    assert [slot for slot, box in scene.plan.boxes.items() if box.y < slip.bottom] == []


def test_every_game_that_has_a_lesson_teaches_it() -> None:
    assert {"audatia", "castle", "duelcard", "jartible"} <= set(TAUGHT_GAMES)


@pytest.mark.parametrize(
    ("game", "number", "way", "size", "scale", "language"),
    [(*taught, *walk) for taught in TAUGHT for walk in (WALKS if taught[1] == 1 else LATER_WALKS)],
)
def test_the_lesson_is_played_to_its_end(
    game: str, number: int, way: Way, size: tuple[int, int], scale: float, language: str, launch: Launch
) -> None:
    pilot = launch(size=size, language=language, text_scale=scale)
    scene, pupil = lesson(pilot, game, number=number), Pupil(pilot, way)
    for index, step in enumerate(scene.course.lesson.steps):
        assert (scene.course.index, scene.slip.number, scene.slip.taught) == (index, index + 1, step.say)
        check_slip(scene)
        assert scene.teacher.slots == step.slots(scene.view)
        if scene.course.reading:
            read_on(pilot, way)
        else:
            do(pupil, step.expect[-1])
    assert scene.course.step is None and scene.match.result is not None
    assert scene.match.result.winners == (0,)
    assert scene.sheet is not None and scene.sheet.kind == "result"
    assert [taught for taught in TAUGHT if pilot.desk.settings.knows_lesson(*taught)] == [(game, number)]
    assert pilot.desk.saves is None or not list(pilot.desk.saves.glob("*"))


@pytest.mark.parametrize(("game", "number"), TAUGHT)
def test_every_step_points_at_what_it_asks_for(game: str, number: int, launch: Launch) -> None:
    """What glows is there, and one of the gestures that go on touches nothing else."""
    pilot = launch()
    for done, step in enumerate(read_lesson(game, number).steps):
        scene = lesson(pilot, game, done, number)
        shown = {*step.slots(scene.view), *step.show}
        assert all(scene.plan is not None and slot in scene.plan.boxes for slot in step.slots(scene.view)), step.say
        keys = {GO_ON, *scene.match.rules.buttons(scene.view)}
        zones = {zone.key for zone in scene.view.zones}
        assert all(mark.partition(":")[0] in zones | keys for mark in step.show), step.say
        for action in step.expect:
            moves = scene.hand.moves
            ways = [
                {card, place} - {None}
                for card, places in ((None, moves.direct), *moves.carried.items())
                for place, actions in places.items()
                if action in actions
            ]
            assert any(touched <= shown for touched in ways), (step.say, action)


@pytest.mark.parametrize(("game", "number"), TAUGHT)
def test_every_expected_move_goes_on(game: str, number: int, launch: Launch) -> None:
    pilot = launch()
    for done, step in enumerate(read_lesson(game, number).steps):
        for action in step.expect if len(step.expect) > 1 else ():
            scene = lesson(pilot, game, done, number)
            Pupil(pilot, "drag").do(action)
            assert scene.course.index == done + 1


@pytest.mark.parametrize(("game", "number"), TAUGHT)
def test_an_other_legal_move_is_answered_and_changes_nothing(game: str, number: int, launch: Launch) -> None:
    pilot, tried = launch(), 0
    for done, step in enumerate(read_lesson(game, number).steps):
        scene, pupil = lesson(pilot, game, done, number), Pupil(pilot, ("drag", "click", "keys")[done % 3])
        before = scene.view
        others = [action for action in scene.match.legal(0) if action not in step.expect]
        gestures = [found for action in others if (found := pupil.gesture(action)) is not None]
        if pupil.way == "keys":  # of a pile only the top card can be walked to
            places = {None, *scene.keyboard._centers()}
            gestures = [gesture for gesture in gestures if places.issuperset(gesture)]
        for gesture in gestures[:4]:
            scene.hand.cancel()
            pupil.act(gesture)
            pilot.rest()
            assert scene.view == before and scene.course.index == done
            kind = "move" if step.expect else "read"
            assert scene.hud.message is not None and scene.hud.message.key == f"{game}.lesson.other.{kind}"
            assert not scene.hud.message_is_refusal
            assert scene.sheet is None
            pilot.check()
            tried += 1
    assert tried > (20 if number == 1 else 4)


@pytest.mark.parametrize("language", ["xx", "en", "es", "it"])
@pytest.mark.parametrize(
    ("game", "number", "size", "scale"),
    [(*taught, *look) for taught in TAUGHT for look in (LOOKS if taught[1] == 1 else LATER_LOOKS)],
)
def test_the_slip_has_room_and_covers_no_card(
    game: str, number: int, language: str, size: tuple[int, int], scale: float, launch: Launch
) -> None:
    pilot = launch(size=size, language=language, text_scale=scale)
    for done in range(len(read_lesson(game, number).steps)):
        check_slip(lesson(pilot, game, done, number))
        pilot.check()


@pytest.mark.parametrize(
    ("game", "number", "seed"), [(*taught, seed) for taught in TAUGHT for seed in range(3 if taught[1] == 1 else 1)]
)
def test_random_events_never_lead_out_of_the_course(game: str, number: int, seed: int, launch: Launch) -> None:
    pilot = launch(size=(800, 600))
    rng, scene = Random(seed), lesson(pilot, game, seed * 3, number)
    keys = (pygame.K_LEFT, pygame.K_UP, pygame.K_RIGHT, pygame.K_DOWN, pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE)
    for _ in range(700):
        spot = (rng.randrange(800), rng.randrange(600))
        act = rng.randrange(6)
        if act == 0:
            pilot.key(rng.choice(keys))
        elif act == 1:
            pilot.letter(rng.choice("abeghjlnprx"))
        elif act == 2:
            pilot.drag(pilot.mouse, spot, steps=2)
        elif act == 3:
            pilot.escape()
        else:
            pilot.click(spot)
        pilot.frames(rng.randrange(4))
        if pilot.scene is not scene:
            scene = lesson(pilot, game, rng.randrange(len(scene.course.lesson.steps)), number)
        mine = [step for step in scene.match.deals[-1].steps if step.seat == 0]
        taught = [step.expect for step in scene.course.lesson.steps[: scene.course.index] if step.expect]
        assert len(mine) == len(taught)
        assert all(step.action in expect for step, expect in zip(mine, taught, strict=True))


@pytest.mark.parametrize("size", [(640, 480), (1280, 800)])
def test_one_ring_marks_cards_that_lie_on_each_other(size: tuple[int, int], launch: Launch) -> None:
    """A ring on each would hide the numbers of its neighbours."""
    scene = lesson(launch(size=size), "jartible", 0)
    hands = {slot for slot in scene.teacher.slots if slot[0].startswith("hand/")}
    marks = {("ring", ("hint", slot)) for slot in hands}
    rings = [picture.rect for picture in scene.pictures() if picture.key in marks]
    assert len(hands) > 12 and rings and scene.plan is not None
    for slot in hands:
        box = scene.plan.boxes[slot]
        whole = [ring for ring in rings if ring.contains(pygame.Rect(box.x, box.y, box.w, box.h))]
        edges = [ring for ring in rings if ring not in whole and ring.collidepoint(box.center)]
        assert len(whole) == 1 and not edges, slot
