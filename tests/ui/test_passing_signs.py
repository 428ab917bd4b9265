"""What is seen for a moment hides what it replaces, and what tells of cards goes with them, frame by frame."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from game.games.jartible.phases import LINES, ROLE, SUPPORT
from game.match.match import Match
from game.table.display import Picture
from tests.games.jartible.laid import played
from tests.games.jartible.match import side, window
from tests.ui.conftest import Launch
from tests.ui.jartible_player import beginning, match_of
from tests.ui.matches import four, fresh, to_phase
from tests.ui.pilot import Pilot
from tests.ui.tables import played_to

VERDICT = ("verdict", "back")


def drawn(pilot: Pilot) -> dict[object, Picture]:
    """All that can be seen on the table now; a blank stands for nothing."""
    return {shown.key: shown for shown in pilot.table.show.pictures() if shown.rect.w > 1}


def lets_through(panel: Picture) -> bool:
    """Whether what lies below a panel can be seen through it, rounded corners aside."""
    wide, high = panel.surface.get_size()
    return any(panel.surface.get_at((wide * i // 8, high * j // 8)).a < 255 for i in range(1, 8) for j in range(1, 8))


# Castle Duel


@pytest.mark.parametrize("match", [lambda: fresh(12), lambda: four(57)], ids=["two", "four"])
def test_the_verdict_takes_the_place_of_the_sums_for_good(match: Callable[[], Match], launch: Launch) -> None:
    """C17-C20: what was known of the strengths before both fighters were shown is not true any more."""
    pilot = launch(speed=1.0)
    table = pilot.open(match=to_phase(match(), "answer", 0, 1))
    pilot.frames(6)
    assert sums(drawn(pilot))
    pilot.letter(pilot.bar_button("accept").letter)
    assault, seen = table.show.shown, 0
    while VERDICT not in drawn(pilot):
        pilot.frames()
    while table.show.shown is assault:
        frame = drawn(pilot)
        assert not sums(frame)
        assert VERDICT not in frame or not lets_through(frame[VERDICT])
        seen += VERDICT not in frame
        pilot.frames()
    assert seen


def sums(frame: dict[object, Picture]) -> list[object]:
    return [key for key in frame if key == "sums" or (isinstance(key, tuple) and str(key[0]).startswith("sum"))]


# Duelo Jartible


def telling_of_nothing(pilot: Pilot, frame: dict[object, Picture]) -> list[object]:
    """Signs whose cards have left the table."""
    lying = set(pilot.table.top.sprites)
    zones = {zone for zone, _ in lying}
    found: list[object] = []
    for seat, line in product((0, 1), (0, 1)):
        if f"{LINES[line]}/{seat}" not in zones:
            found += [("tab", seat, line, part) for part in ("total", "wing", "vl", "eye")]
            found += [(("mark", seat, line, place), "back") for place in range(-1, 8)]
    found += [("caption", seat) for seat in (0, 1) if f"scenario/{seat}" not in zones]
    found += [(("count", f"hand/{seat}"), "back") for seat in (0, 1) if f"hand/{seat}" not in zones]
    for zone, seat, i in product(("draw", "duel"), (0, 1), range(6)):
        if (f"{zone}/{seat}", i) not in lying:
            found.append(((zone, seat, i), "back"))
    return [key for key in found if key in frame]


def watched(pilot: Pilot) -> int:
    """Until rest; how many frames showed a table that a round has left, without a word of that round."""
    left = 0
    while pilot.table.show.busy:
        pilot.frames()
        frame, shown = drawn(pilot), pilot.table.show.shown
        assert shown is not None
        assert not telling_of_nothing(pilot, frame)
        if VERDICT in frame:
            assert not lets_through(frame[VERDICT])
            assert "heading" not in frame or frame[VERDICT].rect.contains(frame["heading"].rect)
        zones = {zone.partition("/")[0] for zone, _ in pilot.table.top.sprites}
        if shown.facts.phase == SUPPORT and not zones & {"attack", "defence"}:
            assert "heading" not in frame
            left += 1
    return left


@pytest.mark.parametrize("size", [(1280, 800), (640, 480)])
def test_what_a_round_told_goes_with_its_cards(size: tuple[int, int], launch: Launch) -> None:
    """J13, J18: one line is emptied, the round is won, and the next one begins."""
    pilot = launch(size=size, speed=1.0)
    match = played_to(match_of(62), lambda m: m.view(0).facts.window == 1 and m.pending() == (0,))
    pilot.open(match=match)
    pilot.frames(6)
    assert {"heading", ("tab", 0, 0, "total"), ("tab", 1, 0, "total")} <= drawn(pilot).keys()
    pilot.letter(pilot.bar_button("pass").letter)
    left = 0
    while pilot.table.match.view(0).facts.round == 1:
        left += watched(pilot)
        pilot.frames()
    assert left + watched(pilot) > 30


def test_a_window_that_is_decided_is_not_named_any_longer(launch: Launch) -> None:
    """J18: between the verdict and the lines of the next window."""
    pilot = launch(speed=1.0)
    table = pilot.open(match=beginning(window(
        side(hand="palmas abubill", attack="gatapeo", defence="botijuno"),
        side(hand="abubill", attack="gatapeo", defence="botijuno"), "1 pass", first_ap=1,
    )))  # fmt: skip
    pilot.frames(6)
    assert "heading" in drawn(pilot)
    pilot.letter(pilot.bar_button("pass").letter)
    before = table.show.shown
    while VERDICT not in drawn(pilot):
        pilot.frames()
    while table.show.shown is before:
        assert "heading" not in drawn(pilot)
        pilot.frames()
    assert table.view.facts.window == 1 and "heading" in drawn(pilot)


def test_roles_are_explained_until_one_is_chosen(launch: Launch) -> None:
    """J8: then the panels go, and the speed of each card with the card."""
    pilot = launch(speed=1.0)
    states = (next(played(seed)) for seed in range(20))
    table = pilot.open(match=beginning(next(s for s in states if s.phase == ROLE and s.pending() == (0,))))
    pilot.rest()
    explained = {(("role_panel", name), "back") for name in ("formation", "support")}
    assert explained <= drawn(pilot).keys() and (("draw", 0, 0), "back") in drawn(pilot)
    pilot.letter(pilot.bar_button("formation").letter)
    while table.show.busy:
        pilot.frames()
        assert not explained & drawn(pilot).keys()
        assert not telling_of_nothing(pilot, drawn(pilot))
