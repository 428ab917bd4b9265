"""How deals and matches end: the last fight is seen, then the result; next deal, rematch, resigning."""

from __future__ import annotations

import pygame
import pytest

from game.scenes.play.scene import TableScene
from game.scenes.replay import ReplayScene
from game.scenes.title import TitleScene
from tests.ui.conftest import Launch
from tests.ui.duellist import Duellist
from tests.ui.matches import before_the_end, choice, fresh, go_on
from tests.ui.pilot import Pilot, all_texts, lying, lying_on


def headline_shown(pilot: Pilot) -> bool:
    prompt = pilot.table.hud.prompt
    return prompt is not None and prompt.key.startswith("common.result")


@pytest.mark.parametrize("best_of", [1, 3])
def test_the_last_fight_is_seen_before_the_result(launch: Launch, best_of: int) -> None:
    pilot = launch(speed=1.0)
    match, action = before_the_end(11, best_of=best_of)
    pilot.open(match=match)
    pilot.frames(6)
    Duellist(pilot, "click").act(action)
    assert match.deal_over
    verdicts = early = 0
    for _ in range(1200):
        pilot.frames()
        keys = {picture.key for picture in pilot.table.pictures()}
        verdicts += ("verdict", "back") in keys
        told = headline_shown(pilot) or pilot.table.ways.button_keys
        early += bool(told) and not pilot.table.top.at_rest
        if pilot.table.sheet is not None:
            break
    assert verdicts > 30, "the totals of the last fight were not shown"
    assert not early, "the bar tells that all is over before the fight is shown"
    assert pilot.table.sheet is not None and pilot.table.sheet.kind == "result"


def test_a_match_of_three_then_replay_and_rematch(launch: Launch) -> None:
    pilot = launch()
    table = pilot.open(seed=5, best_of=3)
    match = table.match
    player = Duellist(pilot, "click", checks=False)
    deals = 0
    while match.result is None:
        player.duel()
        deals += 1
        assert match.deal_over and table.sheet is not None and table.sheet.kind == "result"
        pilot.check()
        if match.result is None:
            pilot.push("common.result.next_deal")
            pilot.rest()
            assert match.deal == deals + 1
            pilot.check()
    assert deals in (2, 3)
    pilot.push("common.result.replay")
    pilot.rest()
    walk_through_replay(pilot)
    pilot.escape()
    pilot.rest()
    assert pilot.table is table
    pilot.push("common.result.rematch")
    pilot.rest()
    assert pilot.table is not table and pilot.table.match.seats == match.seats
    assert pilot.table.match.options["best_of"] == 3 and pilot.table.match.ply <= 4


def walk_through_replay(pilot: Pilot) -> None:
    """Every step forward with its motion; what lies there is what a jump shows."""
    scene = pilot.scene
    assert isinstance(scene, ReplayScene)
    pilot.key(pygame.K_HOME)
    steps = len(scene.replay.steps)
    for n in range(1, min(steps, 40) + 1):
        pilot.key(pygame.K_RIGHT)
        pilot.rest()
        assert scene.at == n
        assert lying_on(scene) == lying(scene.replay.view(n, scene.viewer))
        pilot.check()
    pilot.key(pygame.K_END)
    pilot.rest()
    assert scene.at == steps
    for _ in scene.viewers:
        pilot.letter("v")
        assert lying_on(scene) == lying(scene.replay.view(scene.at, scene.viewer))
    pilot.key(pygame.K_LEFT)
    assert scene.at == steps - 1
    pilot.letter("p")
    pilot.frames(100, 0.1)
    assert scene.at == steps and not scene.playing


def test_resigning_is_asked_and_shown(launch: Launch) -> None:
    pilot = launch()
    table = pilot.open(seed=5)
    pilot.escape()
    pilot.push("common.menu.resign")
    pilot.push("common.cancel")
    assert table.match.result is None
    pilot.push("common.menu.resign")
    pilot.push("common.menu.resign")
    pilot.rest()
    assert table.match.result is not None and table.match.result.winners == (1,)
    assert table.sheet is not None and table.sheet.kind == "result"
    pilot.check()
    pilot.push("common.menu.leave")
    pilot.rest()
    assert isinstance(pilot.scene, TitleScene)
    assert not pilot.has("common.title.resume")


def test_resigning_between_two_deals_is_shown_too(launch: Launch) -> None:
    pilot = launch()
    match = go_on(fresh(5, best_of=3, folder=pilot.desk.saves), lambda m: m.deal_over)
    table = pilot.open(match=match)
    assert table.sheet is not None and table.sheet.kind == "result"
    pilot.push("common.result.look")
    pilot.escape()
    pilot.push("common.menu.resign")
    pilot.push("common.menu.resign")
    pilot.rest()
    assert match.result is not None
    assert table.sheet is not None and table.sheet.kind == "result"
    assert pilot.has("common.result.rematch") and not pilot.has("common.result.next_deal")


def test_the_deal_number_stays_secret_while_it_tells_cards_to_come(launch: Launch) -> None:
    """Deal k has number N + k - 1: between two deals it would tell the next one."""
    pilot = launch()
    match = go_on(fresh(4711, best_of=3), lambda m: m.deal_over)
    table = pilot.open(match=match)
    assert match.result is None
    words = "\n".join([*all_texts(pilot), *table.ways.log_heading()])
    assert "4711" not in words


def test_looking_at_the_table_leads_back_to_the_result(launch: Launch) -> None:
    pilot = launch()
    table = pilot.open(match=go_on(fresh(5), lambda m: m.deal_over))
    pilot.push("common.result.look")
    pilot.rest()
    assert table.sheet is None
    pilot.check()
    pilot.escape()
    pilot.push("common.menu.resume")
    assert table.sheet is not None and table.sheet.kind == "result"


def test_leaving_keeps_the_match_and_the_title_goes_on_with_it(launch: Launch) -> None:
    pilot = launch()
    table = pilot.open(seed=9)
    Duellist(pilot, "drag").duel(most=9)
    before = table.match
    journal = before.path
    assert journal is not None
    pilot.escape()
    pilot.push("common.menu.leave")
    pilot.rest()
    assert isinstance(pilot.scene, TitleScene)
    pilot.push("common.title.resume")
    pilot.rest()
    after = pilot.table.match
    assert after is not before and after.path == journal
    assert after.seats == before.seats and after.ply >= before.ply
    assert after.view(0).zones == pilot.table.view.zones
    pilot.check()
    Duellist(pilot, "click").duel()
    assert pilot.table.match.result is not None


def test_the_same_program_started_again_finds_the_match(launch: Launch) -> None:
    first = launch()
    first.open(seed=9)
    Duellist(first, "click").duel(most=6)
    ply = first.table.match.ply
    second = launch()
    second.title()
    second.push("common.title.resume")
    second.rest()
    assert second.table.match.ply >= ply
    assert isinstance(second.scene, TableScene)


def test_a_finished_match_can_be_replayed_and_deleted_from_the_list(launch: Launch) -> None:
    pilot = launch()
    match = go_on(fresh(3, folder=pilot.desk.saves), lambda m: m.result is not None)
    match.close()
    pilot.title()
    pilot.push("common.title.saved")
    pilot.rest()
    pilot.push("common.result.replay")
    pilot.rest()
    assert isinstance(pilot.scene, ReplayScene)
    pilot.escape()
    pilot.push("common.games.delete")
    assert match.path is not None and match.path.exists(), "deleted without asking"
    pilot.push("common.games.delete")
    pilot.rest()
    assert not match.path.exists()
    assert not pilot.has("common.result.replay")
    pilot.escape()
    assert isinstance(pilot.scene, TitleScene)


def test_the_log_is_written_where_it_says(launch: Launch) -> None:
    pilot = launch()
    pilot.open(seed=3)
    Duellist(pilot, "click").duel(most=5)
    pilot.escape()
    pilot.push("common.menu.export")
    said = pilot.shown_words()
    files = list((pilot.home / "Documents").rglob("*.txt"))
    assert len(files) == 1 and str(files[0]) in said
    content = files[0].read_text("utf-8")
    assert "Anna" in content and "Deal number" not in content


def test_playing_on_from_a_replay(launch: Launch) -> None:
    pilot = launch()
    match = go_on(fresh(3), lambda m: m.result is not None)
    pilot.open(match=match)
    pilot.push("common.result.replay")
    pilot.rest()
    pilot.key(pygame.K_END)
    for _ in range(5):
        pilot.key(pygame.K_LEFT)
    pilot.letter("o")
    pilot.rest()
    assert pilot.table.match.result is None and pilot.table.match.ply >= match.ply - 5
    assert choice(pilot.table.match, 0) in pilot.table.match.legal(0)


def test_the_end_of_the_program_writes_what_still_waits(launch: Launch, monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that was full while the match went on, and has room again when the window is closed."""
    pilot = launch()
    match = fresh(3, folder=pilot.desk.saves)
    pilot.open(match=match)
    closed: list[bool] = []
    monkeypatch.setattr(match, "close", lambda: closed.append(True))
    pilot.desk.close()
    assert closed
