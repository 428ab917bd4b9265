"""Two against two on the screen: whole games, gestures that aim and attack in one, four people, and secrets."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.engine.contract import Action, Intent
from game.engine.text import text
from game.engine.view import OPEN, PUBLIC, UNKNOWN, Seat, View
from game.games.castle.actions import AIM_AT, ATTACK, CASTLE_MASK
from game.games.castle.phases import AIM, ASSAULT
from game.games.castle.rules import RULES
from game.games.castle.seen import partners
from game.match.match import Match
from game.match.session import PACE
from game.scenes.replay import ReplayScene
from game.table.widgets import Button, Label
from tests.ui.conftest import Launch
from tests.ui.duellist import Duellist, Way
from tests.ui.matches import four, go_on, to_phase, twin
from tests.ui.pilot import Pilot, lying, lying_on
from tests.ui.tables import TWINS
from tests.ui.tour import expect_same, log_frames, look_everywhere

GAMES: list[tuple[Way, tuple[int, int], float, str]] = [
    ("drag", (640, 480), 2.0, "es"),
    ("click", (1280, 800), 1.0, "en"),
    ("keys", (800, 600), 1.0, "it"),
]


@pytest.mark.parametrize(("way", "size", "scale", "language"), GAMES)
def test_a_whole_game_with_a_partner_by_computer(
    launch: Launch, way: Way, size: tuple[int, int], scale: float, language: str
) -> None:
    pilot = launch(size=size, text_scale=scale, language=language)
    table = pilot.open(match=four(len(way) + size[0]))
    player = Duellist(pilot, way)
    player.duel()
    assert table.match.result is not None
    assert table.sheet is not None and table.sheet.kind == "result"
    assert player.actions > 8 and player.whole_attacks > 0


def lift(pilot: Pilot, player: Duellist) -> Seat:
    table = pilot.table
    assert table.sheet is not None and table.sheet.kind == "curtain"
    assert table.seating.viewer == PUBLIC and table.view == table.match.view(PUBLIC)
    assert lying_on(table) == lying(table.match.view(PUBLIC))
    wanted = table.seating.curtain_for
    player.lift()
    assert table.seating.viewer == wanted and table.plan is not None and table.plan.bottom == wanted
    return table.seating.viewer


@pytest.mark.parametrize(("way", "kinds"), [("drag", "hhhh"), ("keys", "hbhb"), ("click", "bhhb")])
def test_people_at_one_screen(launch: Launch, way: Way, kinds: str) -> None:
    pilot = launch(size=(900, 640))
    table = pilot.open(match=four(41, kinds))
    player = Duellist(pilot, way)
    seen: set[Seat] = set()
    while table.match.result is None:
        seat = lift(pilot, player)
        seen.add(seat)
        pilot.check()
        for other in range(4):
            hidden = [card for slot, card in lying_on(table).items() if slot[0] in (f"castle/{other}", f"hand/{other}")]
            if other != seat and not table.match.state.view(PUBLIC).facts.known[other]:
                assert all(card < 0 for card in hidden), "somebody else's cards are seen, a partner's too"
        while table.match.result is None and player.asked():
            player.turn()
    assert seen == {seat for seat, kind in enumerate(kinds) if kind == "h"}
    assert table.seating.viewer == OPEN


# Half a move, and a whole one


def aiming(seed: int = 12) -> Match:
    """The only person aims, with two enemy castles to choose from."""
    return to_phase(four(seed), "aim", 0, 1)


def steps(match: Match) -> list[int]:
    return [step.action[0] for step in match.deals[-1].steps if step.seat == 0]


@pytest.mark.parametrize("way", ["drag", "click", "keys"])
def test_one_gesture_aims_and_attacks(launch: Launch, way: str) -> None:
    pilot = launch()
    table = pilot.open(match=aiming())
    pilot.frames(6)
    source, targets = next((s, t) for s, t in table.hand.moves.carried.items() if len(t) > 2)
    target = next(slot for slot in targets if isinstance(slot, tuple) and slot[0] == "front/3")
    if way == "drag":
        pilot.drag(pilot.spot(source), pilot.spot(target))
    elif way == "click":
        pilot.click(pilot.spot(source))
        pilot.click(pilot.spot(target))
    else:
        for place in (source, target):
            pilot.walk_to(place)
            pilot.enter()
    assert steps(table.match)[-2:] == [AIM_AT, ATTACK]
    assert table.match.view(PUBLIC).facts.defender == 3
    pilot.rest()
    pilot.check()


def test_one_undo_takes_back_what_one_gesture_did(launch: Launch) -> None:
    pilot = launch()
    table = pilot.open(match=aiming())
    pilot.frames(6)
    ply, view = table.match.ply, table.match.view(0)
    source = next(s for s, t in table.hand.moves.carried.items() if len(t) > 2)
    for _ in range(2):
        pilot.drag(pilot.spot(source), pilot.spot(("front/3", 1)))
        assert steps(table.match)[-2:] == [AIM_AT, ATTACK]
        pilot.letter("u")
        assert table.match.ply == ply and table.match.view(0) == view
        pilot.frames(6)
    path = table.match.path
    table.match.close()
    assert path is None or Match.resume(path).view(0) == view


def test_an_undo_takes_back_one_of_two_gestures(launch: Launch) -> None:
    pilot = launch()
    table = pilot.open(match=aiming())
    pilot.frames(6)
    ply = table.match.ply
    source = next(s for s, t in table.hand.moves.carried.items() if len(t) > 2)
    pilot.drag(pilot.spot(source), pilot.spot(("front/3", 1)))
    pilot.letter("u")
    assert table.match.ply == ply
    pilot.frames(6)
    pilot.click(pilot.spot(("front/3", 2)))
    pilot.rest()
    pilot.drag(pilot.spot(source), pilot.spot(("front/3", 1)))
    assert steps(table.match)[-2:] == [AIM_AT, ATTACK]
    pilot.letter("u")
    assert table.match.ply == ply + 1 and table.view.facts.phase == ASSAULT


def test_a_card_stays_in_hand_where_the_second_half_is_open(launch: Launch, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = launch()
    table = pilot.open(match=aiming())
    pilot.frames(6)
    source = next(slot for slot, targets in table.hand.moves.carried.items() if len(targets) > 2)
    meant = RULES.actions
    asked: list[Intent] = []

    def unsure(view: View, intent: Intent) -> tuple[Action, ...]:
        """The first time a whole attack could be meant, it is not."""
        if view.facts.phase == ASSAULT and not asked:
            asked.append(intent)
            return ()
        return meant(view, intent)

    monkeypatch.setattr(RULES, "actions", unsure)
    pilot.drag(pilot.spot(source), pilot.spot(("front/3", 2)))
    assert asked == [Intent(source, ("front/3", 2))] and steps(table.match)[-1] == AIM_AT
    pilot.rest()
    assert table.hand.selected == source
    pilot.click(pilot.spot(("front/3", 4)))
    assert steps(table.match)[-1] == ATTACK


def test_a_castle_pointed_at_is_the_only_target_left_until_that_is_taken_back(launch: Launch) -> None:
    pilot = launch()
    table = pilot.open(match=aiming())
    pilot.frames(6)
    before = {target for targets in table.hand.moves.carried.values() for target in targets}
    assert {"front/1", "front/3"} <= {slot[0] for slot in before}
    pilot.click(pilot.spot(("front/1", 2)))
    pilot.rest()
    assert table.view.facts.phase == ASSAULT and table.view.facts.defender == 1
    after = {target for targets in table.hand.moves.carried.values() for target in targets}
    assert {slot[0] for slot in after} == {"front/1"}
    pilot.letter("u")
    pilot.rest()
    assert table.view.facts.phase == AIM
    pilot.check()


def test_what_can_not_be_attacked_says_why_and_aims_at_nobody(launch: Launch) -> None:
    pilot = launch()
    table = pilot.open(match=aiming())
    pilot.frames(6)
    ply = table.match.ply
    source = next(iter(table.hand.moves.carried))
    pilot.drag(pilot.spot(source), pilot.spot(("castle/1", 0)))
    assert table.match.ply == ply and "C8" in pilot.shown_words()
    pilot.rest()
    pilot.drag(pilot.spot(source), pilot.spot(("front/2", 1)))
    assert table.match.ply == ply and "C23" in pilot.shown_words()


def test_a_hint_whom_to_attack_marks_no_single_card(launch: Launch) -> None:
    pilot = launch()
    table = pilot.open(match=aiming())
    pilot.frames(6)
    pilot.letter("h")
    pilot.rest()
    castles = {slot[0].partition("/")[2] for slot in table.adviser.slots}
    assert len(castles) == 1 and castles <= {"1", "3"}
    cards = [slot for slot in lying_on(table) if slot[0] in {f"front/{seat}" for seat in castles}]
    assert len(cards) > 3 and set(cards) <= set(table.adviser.slots)


def test_empty_places_are_no_targets_while_one_aims(launch: Launch) -> None:
    pilot = launch()
    table = pilot.open(match=aiming())
    alone = [slot for slot in table.hand.moves.direct if isinstance(slot, tuple)]
    assert alone and all(table.view.card(slot) >= UNKNOWN for slot in alone)


def test_both_enemies_are_lit_up_and_with_a_card_in_hand_all_it_may_attack(launch: Launch) -> None:
    pilot = launch()
    table = pilot.open(match=aiming())
    pilot.frames(6)
    seen = keys_of(pilot)
    assert {("aim", 1), ("aim", 3)} <= seen and not {("aim", 0), ("aim", 2)} & seen
    assert not [key for key in seen if isinstance(key, tuple) and key[0] == "target"]
    pilot.click(pilot.spot(next(iter(table.hand.moves.carried))))
    lit = {key[1][0] for key in keys_of(pilot) if isinstance(key, tuple) and key[0] == "target"}
    assert lit == {"front/1", "front/3"}
    pilot.check()


# What is seen


def keys_of(pilot: Pilot) -> set[object]:
    return {picture.key for picture in pilot.table.pictures()}


def test_a_castle_that_has_fallen_lies_in_ruins(launch: Launch) -> None:
    def fallen(match: Match) -> bool:
        return any(not alive & CASTLE_MASK for alive in match.view(PUBLIC).facts.alive)

    match = go_on(four(3, "hhhh"), fallen)
    out = next(seat for seat, alive in enumerate(match.view(PUBLIC).facts.alive) if not alive & CASTLE_MASK)
    pilot = launch()
    table = pilot.open(match=match)
    pilot.check()
    assert {("wall", out, place) for place in (7, 8, 9)} <= keys_of(pilot)
    assert ("part", out) in keys_of(pilot)
    assert all(table.view.card((f"fallen/{out}", place)) >= 0 for place in range(10))
    assert not match.result and not match.view(PUBLIC).facts.alive[out]


def test_the_arrow_leads_from_who_attacks_to_who_is_attacked(launch: Launch) -> None:
    pilot = launch()
    for nth in (1, 2):
        table = pilot.open(match=to_phase(four(12), "answer", 0, nth))
        facts, plan = table.view.facts, table.plan
        assert plan is not None and not partners(facts.attacker, facts.defender)
        (arrow,) = [picture for picture in table.pictures() if picture.key == "assault"]
        lines = [plan.boxes[f"front/{seat}", 0] for seat in (facts.attacker, facts.defender)]
        upper, lower = sorted(lines, key=lambda box: box.y)
        assert upper.y + upper.h <= arrow.y and arrow.rect.bottom <= lower.y
        left, right = sorted(box.x for box in lines)
        assert arrow.rect.left <= right + lines[0].w and arrow.rect.right >= left


# Out before the end


def out(match: Match) -> bool:
    """Whether the castle of the only person has fallen, and nobody has won yet."""
    return not match.view(PUBLIC).facts.alive[0] and not match.deal_over


def watching(best_of: int = 1) -> Match:
    """The only person's castle has fallen; the computers fight on."""
    for seed in range(40):
        match = four(seed, best_of=best_of)
        if out(go_on(match, lambda m: out(m) or not m.pending())):
            return match
    raise AssertionError("no castle of seat 0 falls first")


def test_who_is_out_can_have_the_end_at_once(launch: Launch) -> None:
    pilot = launch(speed=1.0)
    table = pilot.open_unsettled(watching())
    pilot.frames(6)
    begun, ply = pilot.ticker.now, table.match.ply
    assert table.ways.button_keys == ("to_end",)
    pilot.click(pilot.bar_button("to_end").rect.center)
    assert table.hud.prompt == text("common.to_end.playing") and not table.hud.buttons
    while table.match.result is None:
        assert pilot.ticker.now - begun < 20
        pilot.frames()
        assert table.top.at_rest or table.match.deal_over, "more than the last move is shown"
    played = table.match.ply - ply
    assert played > 0 and pilot.ticker.now - begun < 0.2 * played + 2
    pilot.rest()
    assert table.sheet is not None and table.sheet.kind == "result"
    pilot.check()


def test_who_is_out_may_watch_at_the_usual_pace(launch: Launch) -> None:
    pilot = launch(speed=1.0)
    table = pilot.open_unsettled(watching())
    begun, ply = pilot.ticker.now, table.match.ply
    while table.match.ply < ply + 3:
        pilot.frames()
    assert pilot.ticker.now - begun > 2 * PACE
    pilot.letter("e")
    assert table.haste.active and not table.haste.offered


def test_nobody_in_the_game_is_offered_its_end(launch: Launch) -> None:
    pilot = launch()
    match = go_on(four(3, "hhhh"), lambda m: any(not places for places in m.view(PUBLIC).facts.alive))
    table = pilot.open(match=match)
    assert match.result is None and not table.haste.offered


def test_the_next_deal_has_its_usual_pace(launch: Launch) -> None:
    pilot = launch()
    table = pilot.open_unsettled(watching(best_of=3))
    pilot.frames(6)
    usual = (table.session.pace, table.session.beat)
    pilot.letter("e")
    assert (table.session.pace, table.session.beat) == (0, 0)
    pilot.rest()
    pilot.push("common.result.next_deal")
    pilot.rest()
    assert (table.session.pace, table.session.beat) == usual and not table.haste.active


# Secrets


def moment(phase: str, nth: int) -> Callable[[], Match]:
    return lambda: to_phase(four(70 + nth), phase, 0, nth)


MOMENTS: dict[str, Callable[[], Match]] = {
    "deploying": lambda: go_on(four(71), lambda m: m.pending() == (0,)),
    "aim": moment("aim", 2),
    "support": moment("commit", 2),
    "answer": moment("answer", 1),
}


@pytest.mark.parametrize("name", MOMENTS)
def test_worlds_that_a_player_cannot_tell_apart_look_the_same(launch: Launch, name: str) -> None:
    match = MOMENTS[name]()
    worlds = [match, *(twin(match, 0, seed) for seed in range(TWINS))]
    assert len({world.state.view(2).zones for world in worlds}) > 1, "the partner's cards do not differ"
    assert len({world.state.view(1).zones for world in worlds}) > 1, "the enemies' cards do not differ"
    tours = []
    for world in worlds:
        pilot = launch(size=(800, 600))
        pilot.open(match=world)
        tours.append([*look_everywhere(pilot), *log_frames(pilot)])
    expect_same(tours)


def public_moment(phase: str, seat: Seat) -> Callable[[], Match]:
    return lambda: to_phase(four(90, "hhhh"), phase, seat, 1)


@pytest.mark.parametrize("make", [lambda: four(91, "hhhh"), public_moment("aim", 2), public_moment("commit", 2)])
def test_under_the_curtain_only_what_all_four_know_is_drawn(launch: Launch, make: Callable[[], Match]) -> None:
    match = make()
    worlds = [match, *(twin(match, PUBLIC, seed) for seed in range(TWINS))]
    assert len({world.state.view(seat).zones for world in worlds for seat in range(4)}) > 4
    tours = []
    for world in worlds:
        pilot = launch(size=(800, 600))
        table = pilot.open(match=world)
        assert table.sheet is not None and table.sheet.kind == "curtain"
        tours.append(look_everywhere(pilot))
    expect_same(tours)


# Elsewhere


@pytest.mark.parametrize("size", [(640, 480), (1280, 800)])
def test_the_title_offers_to_go_on_with_both_sides_by_name(launch: Launch, size: tuple[int, int]) -> None:
    pilot = launch(size=size, text_scale=2.0)
    match = to_phase(four(8, "hbhb", folder=pilot.desk.saves), "aim", 2)
    match.close()
    pilot.title()
    button = pilot.widget("common.title.resume")
    assert isinstance(button, Button)
    assert pilot.desk.say(button.text) == "Continue: Anna and Carla – Bruno and Dario"
    assert pilot.screen.get_rect().contains(button.rect)
    pilot.push("common.title.resume")
    pilot.rest()
    table = pilot.table
    assert table.match.seats == match.seats and table.match.view(PUBLIC) == match.view(PUBLIC)


def test_the_end_names_both_who_have_won(launch: Launch) -> None:
    pilot = launch()
    match = go_on(four(3), lambda m: m.deal_over)
    table = pilot.open(match=match)
    outcome = match.state.outcome()
    assert outcome is not None and len(outcome.winners) == 2 and table.hud.prompt is not None
    one, two = (match.seats[seat].name for seat in outcome.winners)
    assert pilot.desk.say(table.hud.prompt) == f"{one} and {two} win"
    assert {("trophy", seat) for seat in outcome.winners} <= keys_of(pilot)


def test_who_gives_up_is_told_for_whom(launch: Launch) -> None:
    pilot = launch()
    table = pilot.open(match=aiming())
    pilot.escape()
    pilot.push("common.menu.resign")
    (question,) = [pilot.desk.say(label.text) for label in pilot.widgets() if isinstance(label, Label)]
    assert question == "Anna, resign the whole match, for Carla too? This can’t be undone."
    pilot.push("common.menu.resign")
    pilot.rest()
    assert table.match.result is not None and table.match.result.winners == (1, 3)


def test_a_match_of_several_deals_goes_round(launch: Launch) -> None:
    match = go_on(four(8, "hhhh", best_of=3), lambda m: m.deal_over)
    first = match.deals[0].starter
    pilot = launch()
    pilot.open(match=match)
    sides = "Anna and Carla {}–{} Bruno and Dario (best of 3)"
    told = [pilot.desk.say(label.text) for label in pilot.widgets() if isinstance(label, Label)]
    assert sides.format(*match.wins) in told
    pilot.push("common.result.next_deal")
    pilot.rest()
    assert match.deals[1].starter == (first + 1) % 4
    assert pilot.table.sheet is not None and pilot.table.sheet.kind == "curtain"
    pilot.check()


def test_a_replay_from_every_seat(launch: Launch) -> None:
    pilot = launch()
    match = go_on(four(3), lambda m: m.deal_over)
    scene = ReplayScene(pilot.desk, match, OPEN, 0, at=40)
    pilot.desk.scenes.push(scene)
    seen: set[Seat] = set()
    for _ in range(6):
        pilot.letter("v")
        pilot.rest()
        seen.add(scene.viewer)
        assert lying_on(scene) == lying(scene.replay.view(40, scene.viewer))
        pilot.check()
    assert seen == {0, 1, 2, 3, PUBLIC, OPEN}
