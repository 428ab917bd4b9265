"""A duel for who can't see it: what is read aloud, the line under the cursor, and silence about secrets."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pygame
import pytest

from game.engine.event import lines_of
from game.engine.view import EMPTY, PUBLIC, View
from game.games.castle.cards import card_text
from game.table.speech import Command, Speech, find_voice
from tests.ui.conftest import Launch
from tests.ui.duellist import Duellist
from tests.ui.matches import fresh, to_phase
from tests.ui.pilot import Pilot


class Ears:
    """A voice that speaks at once and keeps what it said."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def run(self, command: Command) -> Ears:
        if command.args[1:] != ("-S",):
            self.heard.append(command.args[-1])
        return self

    def poll(self) -> int:
        return 0

    def terminate(self) -> None:
        pass

    def since(self) -> str:
        """All that was heard since this was last asked."""
        words = " ".join(self.heard)
        self.heard.clear()
        return words


def listening(pilot: Pilot, wished: bool = True) -> Ears:
    ears = Ears()
    pilot.desk.speech = Speech(ears.run, lambda: find_voice(lambda name: f"/bin/{name}", "linux"))
    pilot.desk.settings.read_aloud = wished
    return ears


def names(pilot: Pilot, views: Iterable[View]) -> set[str]:
    """The cards that are seen in some of the views."""
    cards = {card for view in views for zone in view.zones for card in zone.cards if card not in (EMPTY, -1)}
    return {pilot.desk.say(card_text(card)) for card in cards if card >= 0}


def told_of(pilot: Pilot, words: str) -> set[str]:
    """The cards that are named in some words."""
    everything = {pilot.desk.say(card_text(card)) for card in range(54)}
    return {name for name in everything if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", words)}


def test_a_whole_duel_is_told_line_by_line(launch: Launch) -> None:
    pilot = launch()
    ears = listening(pilot)
    table = pilot.open(seed=11)
    player = Duellist(pilot, "keys", checks=False)
    player.duel()
    heard = ears.since()
    for line in lines_of(table.match.events(0)):
        assert pilot.desk.say(line).rstrip(".") in heard
    assert "Your assault" in heard or "Under attack" in heard
    assert "wins" in heard


def test_nothing_is_said_where_nobody_wished_it(launch: Launch) -> None:
    pilot = launch()
    ears = listening(pilot, wished=False)
    pilot.open(seed=11)
    Duellist(pilot, "keys", checks=False).duel(4)
    assert ears.since() == ""


@pytest.mark.parametrize("seed", [25, 33])
def test_behind_the_curtain_only_what_all_know_is_said(launch: Launch, seed: int) -> None:
    pilot = launch()
    ears = listening(pilot)
    table = pilot.open(match=fresh(seed, hotseat=True))
    secrets: list[str] = []

    class Witness(Ears):
        def run(self, command: Command) -> Ears:
            known = names(pilot, [table.match.view(PUBLIC)])
            if table.seating.viewer == PUBLIC and told_of(pilot, command.args[-1]) - known:
                secrets.append(command.args[-1])
            return ears.run(command)

    pilot.desk.speech = Speech(Witness().run, lambda: find_voice(lambda name: f"/bin/{name}", "linux"))
    player = Duellist(pilot, "keys", checks=False)
    curtains = 0
    while table.match.result is None and curtains < 14:
        assert table.seating.viewer == PUBLIC and table.sheet is not None
        assert "Over to" in ears.since()
        for back in (False, False, True, True):
            pilot.tab(back)
            pilot.lose_focus()
        pilot.rest()
        assert "Menu" in ears.since()
        assert table.hud.status is None
        curtains += 1
        player.lift()
        while player.asked():
            player.turn()
    assert curtains > 6
    assert not secrets


def test_what_waits_is_forgotten_when_the_screen_changes_hands(launch: Launch) -> None:
    pilot = launch()
    pilot.desk.settings.read_aloud = True
    table = pilot.open(match=to_phase(fresh(25, hotseat=True), "assault", 0, 1))
    player = Duellist(pilot, "keys", checks=False)
    player.lift()

    class Slow(Ears):
        def poll(self) -> int | None:  # type: ignore[override]
            return None

    slow = Slow()
    pilot.desk.speech = Speech(slow.run, lambda: find_voice(lambda name: name, "darwin"))
    pilot.desk.read(card_text(7))
    pilot.desk.read(card_text(8))
    while player.asked():
        player.turn()
    assert table.seating.viewer == PUBLIC
    assert not told_of(pilot, " ".join(line.words for line in pilot.desk.speech._waiting))


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_the_card_under_the_cursor_is_named_with_its_place_and_use(launch: Launch, language: str) -> None:
    pilot = launch(language=language)
    ears = listening(pilot)
    table = pilot.open(match=to_phase(fresh(25), "assault", 0, 1))
    pilot.tab()
    pilot.rest()
    cursor = table.hand.cursor
    assert isinstance(cursor, tuple)
    heard = ears.since()
    status = table.hud.status
    assert status is not None
    for part in table.reader._parts:
        assert pilot.desk.say(part) in heard
        assert pilot.desk.say(part) in pilot.desk.say(status)
    keys = [part.key for part in table.reader._parts]
    assert "castle.look.place" in keys
    assert "common.status.take_up" in keys
    pilot.enter()
    assert [part.key for part in table.reader._parts][-1] == "common.status.put_back"
    pilot.walk_to(next(iter(table.hand.targets())))
    assert [part.key for part in table.reader._parts][-1] == "common.status.enter"


def test_the_mouse_takes_the_line_away(launch: Launch) -> None:
    pilot = launch()
    table = pilot.open(seed=11)
    pilot.tab()
    assert table.hud.status is not None
    pilot.click((5, 400))
    pilot.rest()
    assert table.hud.status is None


def test_refusals_hints_and_sheets_are_read(launch: Launch) -> None:
    pilot = launch()
    ears = listening(pilot)
    table = pilot.open(match=to_phase(fresh(25), "assault", 0, 1))
    pilot.tab()
    ears.since()
    pilot.letter("h")
    pilot.rest()
    assert "My advice" in ears.since()
    pilot.key(pygame.K_SPACE, " ")
    pilot.rest()
    assert table.sheet is not None and table.sheet.kind == "closer"
    assert "Close" in ears.since()
    pilot.escape()
    pilot.letter("u")
    assert table.hud.message is not None
    assert pilot.desk.say(table.hud.message) in ears.since()
    pilot.escape()
    pilot.key(pygame.K_DOWN)
    assert pilot.desk.say(table.sheet.page.focused.text) in ears.since()  # type: ignore[union-attr]


def test_title_settings_and_log_are_read_as_one_walks(launch: Launch) -> None:
    pilot = launch()
    ears = listening(pilot)
    pilot.title()
    assert "Duel Table" in ears.since()
    pilot.tab()
    assert ears.since()
    pilot.push("common.title.settings")
    assert "Settings" in ears.since()
    pilot.tab()
    pilot.key(pygame.K_RIGHT)
    assert "Text size" in ears.since()
    pilot.escape()
    pilot.open(match=to_phase(fresh(25), "assault", 0, 2))
    pilot.letter("l")
    ears.since()
    pilot.key(pygame.K_UP)
    assert ears.since()


def test_the_fighter_tells_the_strength_of_its_side(launch: Launch) -> None:
    pilot = launch()
    table = pilot.open(match=to_phase(fresh(25), "commit", 0, 1))
    for seat in (0, 1):
        _, lines, _ = table.look.closer(table.view, (f"stage/{seat}", 0))
        assert "castle.look.strength" in [line.key for line in lines]


def test_without_a_voice_the_switch_rests(launch: Launch) -> None:
    pilot = launch()
    pilot.desk.speech = Speech(Ears().run, lambda: None)
    pilot.title()
    pilot.push("common.title.settings")
    assert not pilot.widget("common.settings.no_voice").enabled


def test_switched_on_it_speaks_switched_off_it_is_silent(launch: Launch) -> None:
    pilot = launch()
    ears = listening(pilot, wished=False)
    pilot.title()
    pilot.push("common.title.settings")
    assert ears.since() == ""
    pilot.push("common.settings.read_aloud")
    pilot.tab()
    assert ears.since()
    pilot.push("common.settings.read_aloud")
    pilot.tab()
    assert ears.since() == ""
    assert not pilot.desk.speech.busy
