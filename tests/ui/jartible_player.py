"""A player of Duelo Jartible for the tests: chooses at random, and moves by mouse, by clicks or by keys."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from game.engine.contract import Action, Options
from game.engine.view import Slot, View
from game.games.jartible.actions import (
    FIGHT,
    KEEP_HAND,
    OPEN_LINE,
    PASS,
    PLACE,
    PLAY_SCENARIO,
    PLAY_SUPPORT,
    REDRAW,
    STOP,
    TAKE_ROLE,
    TEXT_BY_ACTION,
)
from game.games.jartible.phases import LINES
from game.games.jartible.rules import JartibleRules
from game.games.jartible.state import JartibleState
from game.games.registry import GAMES
from game.match.match import Match
from game.match.seats import SeatSetup
from tests.ui.duellist import Way
from tests.ui.pilot import Pilot

if "jartible" not in GAMES:
    pytest.skip("the game is not on the table yet", allow_module_level=True)

NAMES = ("Anna", "Bruno")
_MOST_STEPS = 600
_BUTTONS = {KEEP_HAND: "keep", REDRAW: "rebujina", PASS: "pass", STOP: "stop"}
_GOALS = {PLAY_SCENARIO: "scenario", PLAY_SUPPORT: "ap", FIGHT: "duel"}


def match_of(seed: int, options: Options | None = None, *, people: int = 1, folder: Path | None = None) -> Match:
    """A match with one or two people at the screen; the other seat plays by rule."""
    seats = [
        SeatSetup("human", name) if seat < people else SeatSetup("bot", name, "normal")
        for seat, name in enumerate(NAMES)
    ]
    return Match.new("jartible", seed=seed, options=options or {}, seats=seats, bot_seed=1, folder=folder)


class Beginning(JartibleRules):
    """The rules, but every match begins with one given state and what was told of it."""

    def __init__(self, begin: JartibleState) -> None:
        self._begin = begin

    def new(self, seed: int, options: Options) -> JartibleState:
        again = self._begin.clone()
        again.log = list(self._begin.log or ())
        return again


def beginning(begin: JartibleState, *, people: int = 1) -> Match:
    """A match that begins with a state."""
    usual = match_of(1, people=people)
    return Match(replace(usual.setup, rules=Beginning(begin)), usual.started)


class JartiblePlayer:
    """Plays whoever is asked at the screen, in one way."""

    def __init__(self, pilot: Pilot, way: Way, seed: int = 1) -> None:
        self.pilot, self.way = pilot, way
        self.done: set[int] = set()
        """The kinds of actions played so far."""
        self._rng = Random(seed)

    def match(self, most: int = _MOST_STEPS) -> None:
        """Until the match is over, or a number of decisions."""
        for _ in range(most):
            table = self.pilot.table
            if table.sheet is not None or table.seating.viewer not in table.session.humans_asked():
                return
            self.turn()

    def turn(self) -> None:
        """One decision, carried out and seen to its end."""
        table = self.pilot.table
        action, before = self._rng.choice(table.match.legal(table.seating.viewer)), table.match.ply
        self.pilot.frames(6)
        self._act(action)
        said = table.match.rules.action_text(action)
        assert table.match.ply > before, f"{self.way}: {said} was not played: {self.pilot.shown_words()}"
        assert table.match.deals[-1].steps[before].action == action
        self.done.add(action[0])
        self.pilot.rest()
        self.pilot.check()

    def _act(self, action: Action) -> None:
        source, target = self._gesture(action)
        pilot = self.pilot
        if self.way == "keys":
            if source is not None:
                pilot.walk_to(source)
                pilot.enter()
            if isinstance(target, str) and self._rng.random() < 0.5:
                pilot.letter(pilot.bar_button(target).letter)
                return
            pilot.walk_to(target)
            pilot.enter()
        elif source is None:
            pilot.click(pilot.place_of(target))
        elif self.way == "drag":
            pilot.drag(pilot.spot(source), pilot.place_of(target))
        else:
            pilot.click(pilot.spot(source))
            pilot.click(pilot.place_of(target))

    def _gesture(self, action: Action) -> tuple[Slot | None, Slot | str]:
        """(card taken up or None, where it goes): a line is a place for a creature anywhere on it."""
        view, kind = self.pilot.table.view, action[0]
        seat = view.seat
        if kind == TAKE_ROLE:
            return None, TEXT_BY_ACTION[action].removeprefix("role ")
        if kind in _BUTTONS:
            return None, _BUTTONS[kind]
        if kind == OPEN_LINE:
            line = LINES[action[1]]
            return None, self._rng.choice([line, (f"{line}/{seat}", self._rng.randrange(4))])
        if kind == PLACE:
            return lies(view, f"hand/{seat}", action[1]), (f"{LINES[action[2]]}/{seat}", self._rng.randrange(4))
        if kind in _GOALS:
            zone = f"{_GOALS[kind]}/{seat}"
            return lies(view, f"hand/{seat}", action[1]), (zone, len(view.zone(zone).cards) if kind == FIGHT else 0)
        return None, "yield"


def lies(view: View, zone: str, card: int) -> Slot:
    """Where a card of a kind lies."""
    return zone, view.zone(zone).cards.index(card)
