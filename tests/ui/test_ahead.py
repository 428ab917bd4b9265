"""Nothing that can be read or asked for tells how something ends that is still to be shown."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.engine.text import Text
from game.engine.view import EMPTY, UNKNOWN, Slot
from game.games.castle.actions import ATTACK
from game.games.castle.cards import card_text
from game.games.duelcard.cards import THIEF
from game.table.theme import GUARD, LONG_GUARD
from game.table.widgets import Label
from tests.games.duelcard import table as duelcard
from tests.games.jartible.match import formation
from tests.ui import duelcard_player, jartible_player
from tests.ui.conftest import Launch
from tests.ui.duellist import Duellist
from tests.ui.matches import fresh, to_phase
from tests.ui.pilot import Pilot
from tests.ui.player import Way, lies
from tests.ui.test_reading_aloud import listening, told_of

Ask = Callable[[Pilot, Slot], None]


def at_uncovering(launch: Launch) -> tuple[Pilot, Slot]:
    """An explorer has just been sent out by keyboard, to a hidden card under the cursor; nothing of it was seen yet."""
    pilot = launch(speed=1.0)
    table = pilot.open(match=to_phase(fresh(12), "explore", 0, 1))
    hidden = next(slot for slot in table.hand.moves.direct if isinstance(slot, tuple) and slot[0] == "front/1")
    pilot.walk_to(hidden)
    pilot.frames(6)
    pilot.enter()
    assert table.top.to_come and table.view.card(hidden) != UNKNOWN == table.top.sprites[hidden].card
    return pilot, hidden


def at_fight(launch: Launch) -> Pilot:
    """An attack has just been accepted: the next question is open, but what led to it is still to be shown."""
    pilot = launch(speed=1.0)
    table = pilot.open(match=to_phase(fresh(12), "answer", 0, 1))
    pilot.frames(6)
    pilot.letter(pilot.bar_button("accept").letter)
    while not table.session.humans_asked():
        pilot.frames()
    assert table.top.to_come
    return pilot


def name_of(pilot: Pilot, slot: Slot) -> str:
    return pilot.desk.say(card_text(pilot.table.view.card(slot)))


def words_on_sheet(pilot: Pilot) -> list[str]:
    sheet = pilot.table.sheet
    labels = [widget for widget in sheet.page.widgets if isinstance(widget, Label)] if sheet is not None else []
    return [pilot.desk.say(label.text) for label in labels if isinstance(label.text, Text)]


def test_the_line_under_the_cursor_names_a_card_when_it_is_seen(launch: Launch) -> None:
    pilot, hidden = at_uncovering(launch)
    table, name = pilot.table, name_of(pilot, hidden)
    waited = 0
    while table.top.to_come:
        status = table.hud.status
        assert status is None or name not in pilot.desk.say(status)
        waited += status is not None
        pilot.frames()
    assert waited > 2
    pilot.frames(2)
    status = table.hud.status
    assert status is not None and name in pilot.desk.say(status)


@pytest.mark.parametrize(
    "ask",
    [
        lambda pilot, slot: pilot.key(pygame.K_SPACE, " "),
        lambda pilot, slot: pilot.click(pilot.spot(slot), button=3),
    ],
    ids=["space", "right click"],
)
def test_a_long_look_shows_what_has_been_seen(launch: Launch, ask: Ask) -> None:
    pilot, hidden = at_uncovering(launch)
    ask(pilot, hidden)
    words = words_on_sheet(pilot)
    assert words and not any(name_of(pilot, hidden) in line for line in words)


def test_a_card_that_goes_can_be_looked_at_as_long_as_it_lies_there(launch: Launch) -> None:
    """The model knows already that it is gone."""
    pilot = launch(speed=1.0)
    table = pilot.open(match=to_phase(fresh(12), "answer", 0, 1))
    fighter = ("stage/0", 0)
    name = name_of(pilot, fighter)
    pilot.frames(6)
    pilot.letter(pilot.bar_button("accept").letter)
    while table.view.card(fighter) != EMPTY:
        pilot.frames()
    assert table.top.to_come
    pilot.click(pilot.spot(fighter), button=3)
    assert any(name in line for line in words_on_sheet(pilot))


def test_advice_is_not_given_before_its_question_is_asked(launch: Launch) -> None:
    pilot = at_fight(launch)
    table = pilot.table
    asked = len(pilot.worker.asked)
    pilot.letter("h")
    assert len(pilot.worker.asked) == asked
    assert table.hud.message is not None and table.hud.message.key == "common.hint.not_now"


def test_a_whole_duel_is_never_told_ahead(launch: Launch, monkeypatch: pytest.MonkeyPatch) -> None:
    """While something is still to be shown, every card named in the bar or aloud lies face up on the table."""
    pilot = launch(speed=1.0)
    ears = listening(pilot)
    table = pilot.open(seed=11)
    ahead: list[str] = []
    frame = pilot.app.frame

    def watched() -> bool:
        drawn = frame()
        status = table.hud.status
        said = ears.since() + (pilot.desk.say(status) if status is not None else "")
        seen = {pilot.desk.say(card_text(sprite.card)) for sprite in table.top.sprites.values() if sprite.card >= 0}
        if table.top.to_come and told_of(pilot, said.replace("Can’t be the Jester", "")) - seen:
            ahead.append(said)
        return drawn

    monkeypatch.setattr(pilot.app, "frame", watched)
    Duellist(pilot, "keys", checks=False).duel()
    assert table.match.deal_over
    assert not ahead


def test_an_empty_place_beyond_all_cards_is_not_counted(launch: Launch) -> None:
    """Where the cursor stands on a place that is only there for cards passing through, there is nothing to tell."""
    pilot = launch(speed=1.0)
    table = pilot.open(match=jartible_player.beginning(formation()))
    pilot.tab()
    zone = f"hand/{table.view.seat}"
    count = len(table.view.zone(zone).cards)
    spare = next((slot for slot in table.plan.boxes if slot[0] == zone and slot[1] >= count), None)  # type: ignore[union-attr]
    assert spare is not None
    table.hand.cursor = spare
    table.reader.moved()
    assert table.reader.status is None


@pytest.mark.parametrize("way", ["keys", "click"])
def test_who_hastens_what_is_shown_does_not_answer_what_it_leads_to(way: Way, launch: Launch) -> None:
    """Enter or a click, twice running: the second comes when the question is there, and was not meant for it."""
    pilot = at_fight(launch)
    table = pilot.table
    own = next(("front/0", i) for i, card in enumerate(table.view.zone("front/0").cards) if card != EMPTY)

    def press() -> None:
        if way == "keys":
            pilot.enter()
        else:
            pilot.click(pilot.spot(own))

    table.hand.cursor = own
    press()
    pilot.frames(2, GUARD * 0.6)
    assert table.hand.moves.carried and not table.top.to_come
    press()
    assert table.hand.selected is None
    pilot.frames(5, LONG_GUARD / 5)
    press()
    assert table.hand.selected is not None


def test_enter_where_nothing_can_be_done_only_ends_what_still_moves(launch: Launch) -> None:
    """As a press of the mouse does: nothing is refused that nobody wanted."""
    pilot = launch(speed=1.0)
    table = pilot.open(match=duelcard_player.beginning(duelcard.match("pST", "wf")))
    pilot.frames(6)
    pilot.worker.poll = lambda: None  # type: ignore[method-assign]
    pilot.walk_to(lies(table.view, "hand/0", THIEF))
    pilot.enter()
    pilot.walk_to(("hand/1", 0))
    pilot.frames(6)
    pilot.enter()
    while table.top.to_come or table.guarded:
        pilot.frames()
    assert not table.top.at_rest and not table.session.humans_asked()
    pilot.enter()
    assert table.top.at_rest and table.hud.message is None


def test_who_has_to_wait_is_not_told_what_will_be_asked(launch: Launch) -> None:
    """All choose in secret, the computer first: its wait is not answered as if one's own decision were open."""
    pilot = launch(speed=1.0)
    table = pilot.open(match=to_phase(fresh(12), "assault", 0, 1))
    pilot.worker.poll = lambda: None  # type: ignore[method-assign]
    attack = next(action for action in table.match.legal(0) if action[0] == ATTACK)
    table.play(attack)
    pilot.frames(60)
    assert table.top.at_rest and 0 in table.match.pending() and not table.session.humans_asked()
    pilot.click(pilot.spot(("front/0", 0) if attack[1] else ("front/0", 1)))
    assert table.hud.message is not None and table.hud.message.key == "castle.no.not_your_turn"


@pytest.mark.parametrize("letter", ["r", "l"])
def test_who_reads_in_between_misses_nothing(letter: str, launch: Launch) -> None:
    """Rules or log over the table: what was still to be shown goes on when one comes back."""
    pilot = launch(speed=1.0)
    table = pilot.open(match=to_phase(fresh(12), "answer", 0, 1))
    pilot.frames(6)
    pilot.letter(pilot.bar_button("accept").letter)
    pilot.frames(12)
    assert table.top.to_come
    told = len(table.logbook._lines)
    pilot.letter(letter)
    pilot.frames(30, 0.1)
    assert pilot.scene is not table
    pilot.escape()
    assert pilot.scene is table
    assert table.top.to_come and len(table.logbook._lines) <= told + 1
    assert (table.hud.prompt, table.hud.buttons) == (None, [])
    pilot.rest()
    pilot.check()
    assert len(table.logbook._lines) > told + 1


def test_in_a_window_of_another_size_all_lies_as_it_is_now(launch: Launch) -> None:
    pilot, hidden = at_uncovering(launch)
    pilot.resize((900, 700))
    assert not pilot.table.top.to_come
    assert pilot.table.top.sprites[hidden].card == pilot.table.view.card(hidden)


def test_space_with_nothing_under_the_cursor_ends_what_is_shown(launch: Launch) -> None:
    pilot = launch(speed=1.0)
    table = pilot.open(match=to_phase(fresh(12), "answer", 0, 1))
    pilot.walk_to("accept")
    pilot.frames(6)
    pilot.enter()
    while not table.session.humans_asked():
        pilot.frames()
    assert table.top.to_come
    pilot.key(pygame.K_SPACE, " ")
    assert not table.top.to_come and table.sheet is None
