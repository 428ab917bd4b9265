"""Two people at one screen: curtains, what is replayed when one lifts, undo across them; and undo alone."""

from __future__ import annotations

import pygame
import pytest

from game.engine.event import lines_of
from game.engine.view import OPEN, PUBLIC
from tests.ui.conftest import Launch
from tests.ui.duellist import Duellist, Way
from tests.ui.matches import PHASES, before_the_end, fresh, go_on, to_phase
from tests.ui.pilot import Pilot, lying, lying_on


def behind_curtain(pilot: Pilot) -> bool:
    table = pilot.table
    return table.sheet is not None and table.sheet.kind == "curtain"


@pytest.mark.parametrize(("way", "size"), [("drag", (1000, 700)), ("keys", (640, 480)), ("click", (800, 600))])
def test_a_whole_game_of_two_people(launch: Launch, way: Way, size: tuple[int, int]) -> None:
    pilot = launch(size=size)
    table = pilot.open(seed=33, hotseat=True)
    player = Duellist(pilot, way)
    curtains = 0
    while table.match.result is None:
        assert behind_curtain(pilot), "the screen changed hands without a curtain"
        curtains += 1
        assert table.seating.viewer == PUBLIC and table.view == table.match.view(PUBLIC)
        pilot.check()
        wanted = table.seating.curtain_for
        player.lift()
        assert table.seating.viewer == wanted and table.seating.bottom == wanted
        while table.match.result is None and player.asked():
            assert table.seating.viewer == wanted
            player.turn()
    assert curtains > 6
    assert table.seating.viewer == OPEN and table.sheet is not None and table.sheet.kind == "result"


def test_lifting_replays_in_short_what_happened_and_ends_at_the_view(launch: Launch) -> None:
    pilot = launch(speed=1.0)
    table = pilot.open(match=fresh(33, hotseat=True))
    player = Duellist(pilot, "click", checks=False)
    moved = 0
    for _ in range(12):
        assert behind_curtain(pilot)
        pilot.push("common.curtain.lift")
        for _ in range(400):
            pilot.frames()
            log = [words for _, words in table.logbook._lines]
            moved += not table.top.at_rest
            assert len(log) <= len(table.match.events(table.seating.viewer)), "a line of the log stands there twice"
            if table.top.at_rest:
                break
        pilot.rest()
        assert lying_on(table) == lying(table.match.view(table.seating.viewer))
        while player.asked():
            player.turn()
    assert moved > 50


def test_what_one_has_watched_is_not_shown_again(launch: Launch) -> None:
    """Who answers last sees the fight at once; when the screen comes back to him, only what came after it."""
    pilot = launch(speed=1.0)
    table = pilot.open(match=to_phase(fresh(33, hotseat=True), "answer", 0, 1))
    player = Duellist(pilot, "click", checks=False)
    seen: dict[int, int] = {}
    again = 0
    for _ in range(14):
        pilot.push("common.curtain.lift")
        viewer = table.seating.viewer
        again += viewer in seen and seen[viewer] > 0
        assert len(table.logbook._lines) >= seen.get(viewer, 0)
        pilot.rest()
        while player.asked():
            player.turn()
        seen[viewer] = len(lines_of(table.match.events(viewer)))
    assert again > 6


def test_the_curtain_stays_shut_until_it_is_lifted(launch: Launch) -> None:
    pilot = launch()
    table = pilot.open(match=to_phase(fresh(25, hotseat=True), "assault", 0, 2))
    for press in (pilot.escape, pilot.escape, pilot.lose_focus, lambda: pilot.resize((900, 700))):
        press()
        pilot.rest()
        assert table.seating.viewer == PUBLIC
        assert table.view == table.match.view(PUBLIC)
        assert set(lying_on(table).values()) == set(lying(table.match.view(PUBLIC)).values())
    pilot.rest()
    assert behind_curtain(pilot)


def test_undo_behind_the_curtain_gives_the_screen_back(launch: Launch) -> None:
    pilot = launch(size=(640, 480))
    table = pilot.open(match=to_phase(fresh(25, hotseat=True), "assault", 0, 1))
    player = Duellist(pilot, "click")
    player.lift()
    ply = table.match.ply
    while not behind_curtain(pilot):
        player.turn()
    assert table.match.ply == ply + 2, "attack and support, then the curtain"
    pilot.letter("u")
    pilot.rest()
    assert table.match.ply == ply + 1
    assert behind_curtain(pilot) and table.seating.curtain_for == 0
    player.lift()
    assert player.asked()
    pilot.letter("u")
    pilot.rest()
    assert table.match.ply == ply and player.asked()
    pilot.check()
    player.duel()
    assert table.match.result is not None


def test_nobody_resigns_behind_the_curtain_and_in_front_of_it_the_one_who_sits_there(launch: Launch) -> None:
    pilot = launch()
    table = pilot.open(match=to_phase(fresh(25, hotseat=True), "assault", 1, 1))
    pilot.escape()
    assert not pilot.has("common.menu.resign")
    pilot.push("common.menu.resume")
    Duellist(pilot, "click").lift()
    pilot.escape()
    pilot.push("common.menu.resign")
    pilot.push("common.menu.resign")
    pilot.rest()
    assert table.match.resigned_by == 1
    assert table.sheet is not None and table.sheet.kind == "result"


@pytest.mark.parametrize("speed", [0.0, 1.0])
def test_the_press_that_ends_a_turn_does_not_lift_the_curtain(launch: Launch, speed: float) -> None:
    """Enter pressed twice, or a nervous click, must not show the other's hand."""
    pilot = launch(speed=speed)
    match = go_on(fresh(25, hotseat=True), lambda m: m.view(PUBLIC).facts.phase == PHASES["commit"])
    table = pilot.open(match=match)
    Duellist(pilot, "keys").lift()
    pilot.letter("n")
    for _ in range(200):
        if table.sheet is not None:
            break
        pilot.frames()
    enter = pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, unicode="", mod=0)
    pilot.frames(3)
    pilot.app.dispatch(enter)
    pilot.frames(3)
    assert behind_curtain(pilot) and table.seating.viewer == PUBLIC


def test_a_second_enter_on_retreat_cedes_no_wall(launch: Launch) -> None:
    """The chooser opens under the finger that opened it."""
    pilot = launch(speed=0.0)
    table = pilot.open(match=to_phase(fresh(3), "answer", 0, 1))
    pilot.rest()
    assert len(table.match.legal(0)) > 2, "the position offers no choice of walls"
    ply = table.match.ply
    pilot.letter(table.hud.buttons[table.ways.button_keys.index("retreat")].letter)
    assert table.sheet is not None and table.sheet.kind == "chooser"
    pilot.app.dispatch(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, unicode="", mod=0))
    pilot.frames(2)
    assert table.match.ply == ply and table.sheet is not None


def test_a_match_of_two_people_is_resumed_behind_a_curtain(launch: Launch) -> None:
    pilot = launch()
    match = to_phase(fresh(25, hotseat=True, folder=pilot.desk.saves), "commit", 0, 1)
    match.close()
    pilot.title()
    pilot.push("common.title.resume")
    pilot.rest()
    assert behind_curtain(pilot) and pilot.table.view.seat == PUBLIC


def test_the_deal_of_a_match_of_two_people_begins_behind_a_curtain(launch: Launch) -> None:
    pilot = launch()
    match, action = before_the_end(11, best_of=3, hotseat=True)
    table = pilot.open(match=match)
    player = Duellist(pilot, "click")
    player.lift()
    pilot.frames(6)
    player.act(action)
    pilot.rest()
    assert match.deal_over and table.seating.viewer == PUBLIC
    pilot.push("common.result.next_deal")
    pilot.rest()
    assert behind_curtain(pilot) and match.deal == 2
    assert table.view == match.view(PUBLIC)
    pilot.check()


# Undo alone


@pytest.mark.parametrize("by_key", [True, False])
def test_the_deployment_can_be_taken_back_step_by_step(launch: Launch, by_key: bool) -> None:
    pilot = launch()
    table = pilot.open(match=go_on(fresh(9), lambda m: m.pending() == (0,)))
    before, ply = lying_on(table), table.match.ply
    player = Duellist(pilot, "click")
    player.turn()
    player.turn()
    for n in (1, 0):
        pilot.letter("u") if by_key else pilot.push("common.icon.undo")
        pilot.rest()
        assert table.match.ply == ply + n
        pilot.check()
    assert lying_on(table) == before
    pilot.letter("u")
    assert table.hud.message is not None and table.hud.message.key == "common.undo.nothing"
    assert table.hud.message_is_refusal


def test_an_undo_that_is_not_possible_says_why(launch: Launch) -> None:
    pilot = launch()
    table = pilot.open(match=to_phase(fresh(9), "assault", 0, 2))
    ply = table.match.ply
    pilot.letter("u")
    pilot.rest()
    assert table.match.ply == ply
    assert table.hud.message is not None and table.hud.message.key == "common.undo.learned"
    assert pilot.shown_words()


def test_undo_while_the_computer_is_asked(launch: Launch) -> None:
    """An attack can be taken back until the computer's answer has become known."""
    pilot = launch(speed=1.0)
    table = pilot.open(match=to_phase(fresh(9), "assault", 0, 1))
    ply = table.match.ply
    pilot.frames(6)
    Duellist(pilot, "click").act(table.match.legal(0)[0])
    pilot.frames(2)
    assert table.match.ply == ply + 1
    pilot.letter("u")
    pilot.frames(2)
    assert table.match.ply == ply
    pilot.rest()
    assert table.match.ply == ply and 0 in table.session.humans_asked()
    pilot.check()
