"""Totals beside the lines and signs of effects (J12, J14, J17): what is shown is what decides, and is kept."""

from __future__ import annotations

import pygame

from game.engine.event import Event, events_for
from game.engine.text import SeatName
from game.engine.view import PUBLIC, Seat
from game.games.jartible.phases import ATTACK, DEFENCE, NOTHING
from game.games.jartible.signs import line_total
from game.games.jartible.table import TABLE
from game.games.jartible.tally import attacker, counted, lines_in_window, plays, scenarios, tallies
from game.games.jartible.vocabulary import Floor
from game.table.display import Picture
from game.table.theme import IVORY
from tests.games.jartible.laid import laid_out, played
from tests.games.jartible.match import match, play, seen, side, window


def test_a_total_is_told_as_far_as_the_viewer_may_know_it() -> None:
    """J12, J14: own hidden lines, but not the rival's; of open lines everything."""
    hidden = match(side(hand="abubill", attack="gatapeo toromeo", defence="botijuno"),
                   side(hand="abubill", attack="naranjaguar", defence="alcachofante"), phase="line")  # fmt: skip
    mine = tallies(hidden.view(0))
    assert (mine[0, ATTACK].total, mine[0, DEFENCE].total) == (160, 100)
    assert mine[1, ATTACK].total is None and mine[1, DEFENCE].total is None
    assert all(tally.total is None for tally in tallies(hidden.view(PUBLIC)).values())
    opened = window(side(hand="abubill", attack="gatapeo toromeo", defence="botijuno"),
                    side(hand="abubill", attack="naranjaguar", defence="alcachofante"))  # fmt: skip
    mine = tallies(opened.view(0))
    assert mine[1, DEFENCE].total == 100 and mine[1, DEFENCE].fought
    assert mine[1, ATTACK].total is None


def test_totals_of_the_window_are_those_that_will_decide_it() -> None:
    """J17: what is shown before the last decision is what the engine finds if nobody plays any more."""
    checked = 0
    for seed in range(12):
        for state in played(seed, most=60):
            view = state.view(PUBLIC)
            if not any(tally.fought for tally in tallies(view).values()):
                continue
            result = state.judged()
            shown = tallies(view)
            for seat in (0, 1):
                tally = shown[seat, state.line_in_window(seat) % 2]
                assert (tally.total, tally.vl, tally.fought) == (result.totals[seat], result.vls[seat], True)
            sides = counted(lines_in_window(view), attacker(view.facts), plays(view), scenarios(view))
            for seat, one in enumerate(sides):
                assert one.gone == result.gone[seat]
                if not any(isinstance(effect, Floor) for effect in scenarios(view)):
                    assert result.totals[seat] == max(0, sum(one.values) + one.bonus)
            checked += 1
    assert checked > 20


def test_totals_that_decided_a_window_stay_beside_their_lines() -> None:
    """J17, J18: 60 + 75 against 100 in the opening; nothing of the support is left in the cards themselves."""
    state = window(
        side(hand="medallon_jartible gatapeo", attack="gatapeo", defence="botijuno"),
        side(hand="gatapeo", attack="naranjaguar gatapeo", defence="alcachofante"),
        "0 support medallon_jartible", "1 pass",
    )  # fmt: skip
    for viewer in (0, 1, PUBLIC):
        shown = tallies(state.view(viewer))
        assert (shown[0, ATTACK].total, shown[1, DEFENCE].total) == (135, 100)
        assert not shown[0, ATTACK].fought and shown[0, DEFENCE].fought
    play(state, "0 pass", "1 pass")
    shown = tallies(state.view(1))
    assert [shown[seat, line].total for seat in (0, 1) for line in (ATTACK, DEFENCE)] == [135, 100, 150, 100]


def test_no_total_outlives_its_round_or_comes_before_its_window() -> None:
    """What stands beside lines out of the window is what the log told of them in this round."""
    checked = 0
    for seed in range(8):
        told: dict[tuple[Seat, int], int] = {}
        before = 0
        for state in played(seed):
            for event in events_for(state.log or [], PUBLIC, before):
                if event.kind == "round":
                    told = {}
                elif event.kind == "window":
                    told |= decided(event)
            before = len(state.log or [])
            facts = state.view(PUBLIC).facts
            assert {(n // 2, n % 2): total for n, total in enumerate(facts.totals) if total >= 0} == told
            checked += len(told) == 4
    assert checked > 10


def decided(event: Event) -> dict[tuple[Seat, int], int]:
    """The totals of a window that was won, by seat and line."""
    assert event.line is not None
    names = [event.line.arg(name) for name in ("attacker", "defender")]
    seats = [name.seat for name in names if isinstance(name, SeatName)]
    numbers = [arg for arg in event.args if isinstance(arg, int)]
    return {(seat, line): numbers[1 + seat] for seat, line in zip(seats, (ATTACK, DEFENCE), strict=True)}


def test_while_a_window_is_decided_its_totals_take_the_place_of_those_before_the_last_support() -> None:
    before = window(
        side(hand="abubill gatapeo", attack="gatapeo", defence="botijuno"),
        side(hand="chicharrones gatapeo", attack="naranjaguar", defence="alcachofante"), "0 pass",
    )  # fmt: skip
    view = before.view(0)
    kit, _, plan = laid_out(view)
    signs = {sign.key: sign for sign in TABLE.decorations(kit, view, plan)}
    state = play(before.clone(), "1 support chicharrones")
    assert state.view(0).facts.totals == (60, NOTHING, NOTHING, 175)
    state = play(before, "1 support chicharrones")
    event = next(event for event in seen(state) if event.kind == "window")
    for share in (0.0, 1.0):
        passing = {sign.key: sign for sign in TABLE.fleeting(kit, event, plan, share)}
        for (seat, line), total in decided(event).items():
            key = ("tab", seat, line, "total")
            assert same_pixels(passing[key], line_total(kit, plan, seat, line, total, IVORY))
            assert same_pixels(passing[key], signs[key]) == (seat == 0)


def same_pixels(one: Picture, other: Picture) -> bool:
    bytes_of = [pygame.image.tobytes(picture.surface, "RGBA") for picture in (one, other)]
    return bytes_of[0] == bytes_of[1]


def test_what_effects_did_is_told_card_by_card() -> None:
    """J17: Palmas doubles the best, Alpargatazo takes the lowest; both stand in the event before the totals."""
    state = window(
        side(hand="palmas", attack="gatapeo toromeo", defence="botijuno"),
        side(hand="alpargatazo", attack="naranjaguar", defence="alcachofante botijuno"),
        "0 support palmas", "1 support alpargatazo",
    )  # fmt: skip
    kinds = [event.kind for event in seen(state)]
    assert kinds.index("count") < kinds.index("remove") < kinds.index("window")
    count = next(event for event in seen(state) if event.kind == "count")
    numbers = [arg for arg in count.args if isinstance(arg, int)]
    assert numbers == [0, ATTACK, 0, 2, -1, 60, 200, 100, 1, DEFENCE, 0, 2, 100, 100, 100, 100]


def test_signs_of_effects_come_one_after_another() -> None:
    state = window(
        side(hand="palmas rebujito", attack="gatapeo toromeo", defence="botijuno"),
        side(hand="salmorejo", attack="naranjaguar", defence="alcachofante"),
        "0 support rebujito", "1 support salmorejo",
    )  # fmt: skip
    count = next(event for event in seen(state) if event.kind == "count")
    kit, _, plan = laid_out(state.view(0))
    shown = [len(TABLE.fleeting(kit, count, plan, share)) for share in (0.05, 0.3, 1.0)]
    assert shown[0] < shown[1] < shown[2]
