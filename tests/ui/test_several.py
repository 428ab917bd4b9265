"""Three and four people at one screen, computer players between them: curtains in turn, and the open question."""

from __future__ import annotations

import pygame
import pytest

from game.engine.view import OPEN, PUBLIC, Seat
from game.match.match import Match
from game.match.session import BEAT
from game.table.widgets import Button
from tests.engine.toy import BLOCK, COMMIT, PASS
from tests.ui.conftest import Launch
from tests.ui.pilot import Pilot, lying, lying_on
from tests.ui.toy_table import NAMES, blocking, passing, register, to_the_answers, toy_match, worker


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch)


def sheet(pilot: Pilot) -> str:
    open_one = pilot.table.sheet
    return open_one.kind if open_one is not None else ""


def lift(pilot: Pilot) -> Seat:
    """The person for whom the curtain hangs takes the screen."""
    wanted = pilot.table.seating.curtain_for
    assert sheet(pilot) == "curtain" and wanted is not None and pilot.table.seating.viewer == PUBLIC
    assert pilot.table.view == pilot.table.match.view(PUBLIC)
    pilot.push("common.curtain.lift")
    pilot.rest()
    assert pilot.table.seating.viewer == pilot.table.seating.bottom == wanted
    return wanted


def bring(pilot: Pilot, source: tuple[str, int], target: tuple[str, int]) -> None:
    pilot.frames(6)
    pilot.drag(pilot.spot(source), pilot.spot(target))
    pilot.rest()


def press(pilot: Pilot, key: str) -> None:
    pilot.frames(6)
    pilot.click(pilot.bar_button(key).rect.center)
    pilot.rest()


def names(pilot: Pilot) -> list[str]:
    """Who can be pressed on the open question, and nobody."""
    told = ("common.name", "common.open.nobody")
    buttons = [widget for widget in pilot.widgets() if isinstance(widget, Button) and widget.text.key in told]
    return [pilot.desk.say(button.text) for button in buttons]


def claim(pilot: Pilot, name: str) -> None:
    button = next(w for w in pilot.widgets() if isinstance(w, Button) and pilot.desk.say(w.text) == name)
    pilot.click(button.rect.center)
    pilot.rest()


def steps(match: Match) -> list[tuple[Seat, int]]:
    """Who has answered how."""
    return [(step.seat, step.action[0]) for step in match.deals[-1].steps if step.action[0] in (BLOCK, PASS)]


def asked_after(match: Match) -> list[Seat]:
    """The three that are asked, in turn."""
    return [(match.view(PUBLIC).facts.stack[0] + i) % 4 for i in (1, 2, 3)]


# Simultaneous choices


@pytest.mark.parametrize(("kinds", "people"), [("hhhh", [0, 1, 2, 3]), ("hbhh", [0, 2, 3]), ("bhbh", [1, 3])])
def test_everybody_has_a_curtain_of_his_own_in_turn(launch: Launch, kinds: str, people: list[Seat]) -> None:
    pilot = launch()
    pilot.worker = worker(passing)  # type: ignore[assignment]
    table = pilot.open(match=toy_match(kinds))
    for seat in people:
        assert lift(pilot) == seat
        own = set(lying(table.match.view(seat)).items())
        for other in set(people) - {seat}:
            assert all((f"hand/{other}", i) not in dict(own) or dict(own)[f"hand/{other}", i] < 0 for i in range(3))
        bring(pilot, (f"hand/{seat}", 0), (f"kept/{seat}", 0))
        pilot.check()
        press(pilot, "done")
    assert table.match.view(PUBLIC).facts.phase == COMMIT
    assert sheet(pilot) == "" and table.seating.viewer == people[-1], "who sits there already chooses first"
    for seat in (people[-1], *people[:-1]):
        assert table.seating.viewer == seat or lift(pilot) == seat
        bring(pilot, (f"hand/{seat}", 1), (f"table/{seat}", 0))
    assert table.match.view(PUBLIC).facts.phase != COMMIT


def test_partners_do_not_see_each_others_cards(launch: Launch) -> None:
    pilot = launch()
    table = pilot.open(match=toy_match())
    lift(pilot)
    seen = lying_on(table)
    assert all(seen[f"hand/{other}", i] < 0 for other in (1, 2, 3) for i in range(3))
    assert all(seen["hand/0", i] >= 0 for i in range(3))


def test_while_the_computer_plays_only_what_all_know_is_shown(launch: Launch) -> None:
    """After a person has chosen, his cards are no longer seen, though nobody else has come to the screen."""
    pilot = launch(speed=1.0)
    thinker = worker(passing)
    pilot.worker = thinker  # type: ignore[assignment]
    first, second, third = asked_after(to_the_answers(toy_match()))
    match = to_the_answers(toy_match("".join("h" if seat in (first, third) else "b" for seat in range(4))))
    table = pilot.open(match=match)
    claim(pilot, NAMES[first])
    thinker.silent = True
    assert lift(pilot) == first
    pilot.frames(6)
    pilot.click(pilot.bar_button("pass").rect.center)
    pilot.frames(60)
    assert table.session.thinking == second
    assert table.seating.viewer == PUBLIC and table.view == match.view(PUBLIC)
    assert lying_on(table) == lying(match.view(PUBLIC))


# The open question


def test_all_are_asked_at_once_and_nobody_answers(launch: Launch) -> None:
    pilot = launch()
    table = pilot.open(match=to_the_answers(toy_match()))
    asked = asked_after(table.match)
    assert sheet(pilot) == "open" and table.seating.viewer == PUBLIC and table.view == table.match.view(PUBLIC)
    assert names(pilot) == ["Nobody", *(NAMES[seat] for seat in asked)]
    pilot.check()
    pilot.push("common.open.nobody")
    pilot.rest()
    assert steps(table.match) == [(seat, PASS) for seat in asked]
    assert table.match.deal_over and table.seating.viewer == OPEN


def test_who_claims_gets_the_curtain_and_may_still_pass(launch: Launch) -> None:
    pilot = launch()
    table = pilot.open(match=to_the_answers(toy_match()))
    one, two, three = asked_after(table.match)
    claim(pilot, NAMES[two])
    assert steps(table.match) == [(one, PASS)]
    assert lift(pilot) == two
    assert lying_on(table) == lying(table.match.view(two))
    press(pilot, "pass")
    assert steps(table.match) == [(one, PASS), (two, PASS)]
    assert sheet(pilot) == "open" and names(pilot) == ["Nobody", NAMES[three]]
    assert table.seating.viewer == PUBLIC and lying_on(table) == lying(table.match.view(PUBLIC))


def test_an_answer_opens_the_question_again_for_who_is_asked_after_it(launch: Launch) -> None:
    pilot = launch()
    table = pilot.open(match=to_the_answers(toy_match()))
    one, two, three = asked_after(table.match)
    claim(pilot, NAMES[one])
    lift(pilot)
    bring(pilot, (f"hand/{one}", 2), ("pile", 0))
    assert steps(table.match) == [(one, BLOCK)]
    assert sheet(pilot) == "open" and names(pilot) == ["Nobody", NAMES[two], NAMES[three]]


def test_a_claim_lapses_if_the_computer_answers_first(launch: Launch) -> None:
    pilot = launch()
    pilot.worker = worker(blocking)  # type: ignore[assignment]
    match = to_the_answers(toy_match("hhhh"))
    one, two, three = asked_after(match)
    kinds = "".join("b" if seat == two else "h" for seat in range(4))
    table = pilot.open(match=to_the_answers(toy_match(kinds)))
    assert names(pilot) == ["Nobody", NAMES[one], NAMES[three]]
    claim(pilot, NAMES[three])
    assert steps(table.match) == [(one, PASS), (two, BLOCK)]
    assert sheet(pilot) == "open" and names(pilot) == ["Nobody", NAMES[three]]


def test_the_computer_asked_in_between_takes_its_beat(launch: Launch) -> None:
    pilot = launch()
    pilot.worker = worker(passing)  # type: ignore[assignment]
    _, two, three = asked_after(to_the_answers(toy_match()))
    kinds = "".join("b" if seat == two else "h" for seat in range(4))
    table = pilot.open(match=to_the_answers(toy_match(kinds)))
    button = next(w for w in pilot.widgets() if isinstance(w, Button) and pilot.desk.say(w.text) == NAMES[three])
    pilot.click(button.rect.center)
    begin = pilot.ticker.now
    while len(steps(table.match)) < 2:
        pilot.frames()
    assert pilot.ticker.now - begin >= BEAT - 0.1
    pilot.rest()
    assert lift(pilot) == three


def test_by_keyboard(launch: Launch) -> None:
    pilot = launch(size=(640, 480), text_scale=2.0)
    table = pilot.open(match=to_the_answers(toy_match()))
    asked = asked_after(table.match)
    pilot.letter("3")
    pilot.rest()
    assert table.seating.curtain_for == asked[2]
    other = launch(size=(640, 480))
    table = other.open(match=to_the_answers(toy_match()))
    other.key(pygame.K_DOWN)
    other.enter()
    other.rest()
    assert table.seating.curtain_for == asked[0]
    third = launch(size=(800, 600))
    table = third.open(match=to_the_answers(toy_match()))
    third.letter("0")
    third.rest()
    assert table.match.deal_over


def test_the_question_stays_through_menu_and_resize(launch: Launch) -> None:
    pilot = launch()
    pilot.open(match=to_the_answers(toy_match()))
    before = names(pilot)
    pilot.escape()
    assert sheet(pilot) == "menu" and not pilot.has("common.menu.resign")
    pilot.push("common.menu.resume")
    pilot.rest()
    assert names(pilot) == before
    pilot.resize((700, 520))
    pilot.lose_focus()
    pilot.rest()
    assert names(pilot) == before and pilot.table.seating.viewer == PUBLIC
    pilot.check()


def test_one_person_alone_is_asked_as_always(launch: Launch) -> None:
    pilot = launch()
    pilot.worker = worker(passing)  # type: ignore[assignment]
    asked = asked_after(to_the_answers(toy_match()))
    kinds = "".join("h" if seat == asked[1] else "b" for seat in range(4))
    table = pilot.open(match=to_the_answers(toy_match(kinds)))
    assert sheet(pilot) == "" and table.seating.viewer == asked[1]
    assert table.ways.button_keys == ("pass",)
    press(pilot, "pass")
    assert table.match.deal_over
