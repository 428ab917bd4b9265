"""Single gestures at the table: what is refused and why, what ends a drag, what is drawn while nothing moves."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.engine.view import EMPTY, UNKNOWN, Slot
from game.table.theme import GUARD
from tests.ui.conftest import Launch
from tests.ui.duellist import Duellist
from tests.ui.matches import choice, fresh, go_on, staged, to_phase
from tests.ui.pilot import Pilot, lying, lying_on


def at_assault(launch: Launch, **how: object) -> Pilot:
    pilot = launch(**how)
    pilot.open(match=to_phase(fresh(12), "assault", 0, 1))
    pilot.frames(6)
    return pilot


def own_card(pilot: Pilot) -> Slot:
    return next(iter(pilot.table.hand.moves.carried))


ENDINGS: dict[str, Callable[[Pilot], None]] = {
    "focus": Pilot.lose_focus,
    "escape": Pilot.escape,
    "resize": lambda pilot: pilot.resize((900, 700)),
    "window left": Pilot.leave_window,
}


@pytest.mark.parametrize("how", ENDINGS)
def test_a_drag_ends_without_a_move(launch: Launch, how: str) -> None:
    pilot = at_assault(launch)
    table, ply = pilot.table, pilot.table.match.ply
    source = own_card(pilot)
    target = next(t for t in table.hand.moves.carried[source] if isinstance(t, tuple))
    pilot.press(pilot.spot(source))
    pilot.glide(pilot.spot(target))
    assert table.hand.dragging == source
    ENDINGS[how](pilot)
    assert table.hand.dragging is None
    pilot.release(pilot.spot(target))
    pilot.rest()
    assert table.match.ply == ply
    pilot.check()


def test_other_buttons_do_not_disturb_a_drag(launch: Launch) -> None:
    pilot = at_assault(launch)
    table, ply = pilot.table, pilot.table.match.ply
    source = own_card(pilot)
    target = next(t for t in table.hand.moves.carried[source] if isinstance(t, tuple))
    pilot.press(pilot.spot(source))
    pilot.glide(pilot.spot(target))
    for button in (2, 4, 5):
        pilot.press(button=button)
        pilot.release(button=button)
    pilot.wheel(2)
    assert table.hand.dragging == source
    pilot.release()
    assert table.match.ply == ply + 1


def test_an_illegal_drop_glides_back_and_says_why(launch: Launch) -> None:
    pilot = launch(speed=1.0)
    match = staged("QH 5C | 7S KS", "9D 4C | 8S 8H")
    table = pilot.open(match=match)
    pilot.frames(6)
    walled = ("castle/1", 0)
    pilot.drag(pilot.spot(("front/0", 0)), pilot.spot(walled))
    assert not table.top.at_rest, "the card does not glide"
    assert "(C8)" in pilot.shown_words() and table.hud.message_is_refusal
    pilot.rest()
    assert lying_on(table) == lying(match.view(0))
    pilot.check()


@pytest.mark.parametrize("phase", ["assault", "commit", "answer"])
def test_every_refusal_has_words_and_a_rule(launch: Launch, phase: str) -> None:
    """From every card to every place: played, or one line with a rule."""
    match = to_phase(fresh(12), phase, 0, 1)
    pilot = launch(size=(640, 480), speed=0.0)
    table = pilot.open(match=match)
    assert table.plan is not None
    slots = [slot for slot in table.plan.boxes if table.view.card(slot) != EMPTY]
    ply = match.ply
    pilot.frames(6)
    refused = 0
    for source in slots:
        for target in slots:
            if target in table.hand.moves.targets(source) or target in table.hand.moves.direct or source == target:
                continue
            table.hud.message = None
            pilot.press(pilot.spot(source))
            pilot.move(pilot.spot(target))
            pilot.release()
            if source in table.hand.moves.carried:
                refused += 1
                assert "(C" in pilot.shown_words(), f"{source} to {target}: {pilot.shown_words()!r}"
                assert "castle." not in pilot.shown_words()
    assert match.ply == ply
    assert refused or phase == "answer"


def test_a_click_on_what_can_do_nothing_says_why(launch: Launch) -> None:
    pilot = launch()
    match = staged("QH JK | 7S KS", "9D 4C | 8S 8H")
    table = pilot.open(match=match)
    pilot.frames(6)
    pilot.click(pilot.spot(("front/0", 1)))
    assert "Jester" in pilot.shown_words() and "(C8)" in pilot.shown_words()
    pilot.click(pilot.spot(("front/1", 0)))
    assert "(C8)" in pilot.shown_words()
    assert table.match.ply == 0


def test_presses_in_the_first_moments_of_a_decision_are_ignored(launch: Launch) -> None:
    pilot = launch(speed=0.0)
    table = pilot.open(match=to_phase(fresh(12), "commit", 0, 1))
    pilot.resize((1000, 700))
    button = pilot.place_of("no_support")
    ply = table.match.ply
    pilot.press(button)
    pilot.release()
    assert table.match.ply == ply
    pilot.frames(1, GUARD * 0.6)
    pilot.frames(1, GUARD * 0.6)
    pilot.click(button)
    assert table.match.ply > ply


def test_a_press_while_cards_move_only_finishes_the_motion(launch: Launch) -> None:
    pilot = launch(speed=1.0)
    pilot.desk.scenes.replace()
    table = pilot.open_unsettled(go_on(fresh(12), lambda m: m.pending() == (0,)))
    pilot.desk.scenes.relayout()
    pilot.frames(8)
    table.top.enqueue(table.match.events(0))
    pilot.frames(2)
    assert not table.top.at_rest
    ply = table.match.ply
    pilot.click((20, 20))
    assert table.top.at_rest and table.match.ply == ply


@pytest.mark.parametrize(("key", "letter"), [(pygame.K_RETURN, ""), (pygame.K_z, "z")])
def test_nothing_is_asked_before_all_that_led_to_it_has_begun_to_be_seen(
    key: int, letter: str, launch: Launch
) -> None:
    """What is asked could give away how something ends that is still being shown; a key brings it to its end."""
    pilot = launch(speed=1.0)
    table = pilot.open_unsettled(fresh(12))
    pilot.frames(2)
    assert table.top.to_come
    assert (table.hud.prompt, table.hud.buttons, table.hand.targets()) == (None, [], {})
    pilot.key(key, letter)
    pilot.frames(1)
    assert table.top.at_rest and not table.top.to_come
    pilot.rest()
    decision = table.view.decision
    assert decision is not None and table.hud.prompt == decision.text
    assert table.hand.moves.carried or table.hud.buttons


def test_a_long_look_at_every_card_that_can_be_seen(launch: Launch) -> None:
    for size, scale in (((640, 480), 2.0), ((1280, 800), 1.0)):
        pilot = launch(size=size, text_scale=scale)
        table = pilot.open(match=to_phase(fresh(12), "answer", 0, 1))
        for slot in list(lying(table.view)):
            pilot.click(pilot.spot(slot), button=3)
            assert table.sheet is not None and table.sheet.kind == "closer", slot
            pilot.check()
            pilot.escape()
            assert table.sheet is None


def test_space_looks_at_what_the_cursor_stands_on(launch: Launch) -> None:
    pilot = at_assault(launch)
    pilot.tab()
    pilot.key(pygame.K_SPACE, " ")
    assert pilot.table.sheet is not None and pilot.table.sheet.kind == "closer"
    pilot.key(pygame.K_SPACE, " ")
    assert pilot.table.sheet is None


def test_the_keyboard_reaches_every_card_and_button(launch: Launch) -> None:
    for phase in ("assault", "commit", "answer"):
        pilot = launch(size=(800, 600))
        table = pilot.open(match=to_phase(fresh(12), phase, 0, 1))
        for target in [*table.hand.moves.carried, *table.hand.moves.direct, *lying(table.view)]:
            pilot.walk_to(target)
        pilot.check()


def test_nothing_is_drawn_while_nothing_moves(launch: Launch) -> None:
    pilot = at_assault(launch)
    drawn = pilot.app.frames_drawn
    assert pilot.frames(120) == 0
    pilot.move((pilot.mouse[0], pilot.mouse[1]))
    pilot.key(pygame.K_LSHIFT)
    assert pilot.frames(60) == 0 and pilot.app.frames_drawn == drawn


@pytest.mark.parametrize("scene", ["title", "curtain", "menu", "result"])
def test_nothing_is_drawn_while_nothing_moves_elsewhere(launch: Launch, scene: str) -> None:
    pilot = launch()
    if scene == "title":
        pilot.title()
    elif scene == "result":
        pilot.open(match=go_on(fresh(12), lambda m: m.deal_over))
    else:
        pilot.open(match=fresh(12, hotseat=scene == "curtain"))
        if scene == "menu":
            pilot.escape()
    pilot.rest()
    pilot.frames(10)
    assert pilot.frames(120) == 0


def test_a_dragged_card_repairs_little(launch: Launch, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = at_assault(launch, size=(1920, 1080))
    table = pilot.table
    source = own_card(pilot)
    start = pilot.spot(source)
    pilot.press(start)
    pilot.glide((start[0] + 40, start[1] - 60))
    shares: list[float] = []
    show = pilot.app.display.show

    def measured(target: pygame.Surface, pictures: object) -> list[pygame.Rect]:
        areas = show(target, pictures)  # type: ignore[arg-type]
        shares.append(sum(a.w * a.h for a in areas) / (target.get_width() * target.get_height()))
        return areas

    monkeypatch.setattr(pilot.app.display, "show", measured)
    for i in range(30):
        pilot.move((start[0] + 40 + i * 8, start[1] - 60 + i))
        pilot.frames()
    assert table.hand.dragging == source
    assert max(shares) < 0.08, f"{max(shares):.0%} of the window is drawn for one card"
    pilot.escape()
    pilot.rest()
    pilot.check()


def test_muting_again_and_again_is_told_once(launch: Launch) -> None:
    pilot = at_assault(launch)
    for _ in range(5):
        pilot.letter("m")
    assert len(pilot.desk.notices) <= 2


def test_the_worker_is_never_asked_with_hidden_cards(launch: Launch) -> None:
    pilot = launch()
    pilot.open(seed=40)
    Duellist(pilot, "click", checks=False).duel(most=12)
    assert pilot.worker.asked
    for request in pilot.worker.asked:
        assert request.view.seat == request.seat
        assert UNKNOWN in {card for zone in request.view.zones for card in zone.cards}


def test_the_hint_is_the_same_for_the_same_table(launch: Launch) -> None:
    words = []
    for _ in range(2):
        pilot = at_assault(launch)
        pilot.letter("h")
        pilot.rest()
        words.append(pilot.shown_words())
        pilot.check()
    assert words[0] == words[1] and words[0]


def test_a_long_press_looks_closely_and_moves_nothing(launch: Launch) -> None:
    pilot = at_assault(launch)
    table, ply = pilot.table, pilot.table.match.ply
    place = pilot.spot(own_card(pilot))
    pilot.press(place)
    pilot.frames(30)
    assert table.sheet is not None and table.sheet.kind == "closer"
    pilot.release()
    pilot.escape()
    assert table.match.ply == ply and table.hand.source is None


@pytest.mark.parametrize("size", [(1, 1), (320, 200), (640, 100), (100, 480)])
def test_a_window_too_small_goes_on_with_the_game(launch: Launch, size: tuple[int, int]) -> None:
    """Cards move, walls fall, the computer thinks; nothing is drawn but a line that says why."""
    pilot = launch(speed=1.0)
    table = pilot.open(match=to_phase(fresh(12), "assault", 0, 1))
    pilot.frames(6)
    pilot.resize(size)
    for _ in range(3):
        match = table.match
        match.play(0, choice(match, 0))
        table.follow()
        pilot.frames(120, 0.1)
    assert pilot.app.desk.kit.metrics.too_small
    pilot.resize((800, 600))
    pilot.rest()
    pilot.check()
