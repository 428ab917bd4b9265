"""A player of Audatia for the tests: chooses at random, and moves by mouse, by clicks or by keys."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from game.engine.contract import Action, Options
from game.engine.view import Slot, View
from game.games.audatia.actions import (
    CYCLE,
    DISCARD,
    LIFT,
    MARK,
    ORIENT,
    PASS,
    PLACE,
    READY,
    RECOVER,
    STAND,
    TAKE_VIRTUE_CARD,
    UNMARK,
    YIELD,
)
from game.games.audatia.cards import SIDES
from game.games.audatia.phases import EXCHANGE, TAKE_VIRTUE
from game.games.audatia.rules import AudatiaRules
from game.games.audatia.slots import indexes
from game.games.audatia.state import AudatiaState
from game.games.registry import GAMES
from game.match.match import Match
from game.match.seats import SeatSetup
from tests.ui.duellist import Way
from tests.ui.pilot import Pilot

if "audatia" not in GAMES:
    pytest.skip("the game is not on the table yet", allow_module_level=True)

NAMES = ("Anna", "Bruno")
_MOST_STEPS = 400
_BUTTONS = {PASS: "pass", YIELD: "yield", READY: "ready", LIFT: "lift"}
_GOALS = {DISCARD: "discard", CYCLE: "deck", PLACE: "row"}


def match_of(seed: int, options: Options | None = None, *, people: int = 1, folder: Path | None = None) -> Match:
    """A match with one or two people at the screen; the other seat plays by rule."""
    seats = [
        SeatSetup("human", name) if seat < people else SeatSetup("bot", name, "normal")
        for seat, name in enumerate(NAMES)
    ]
    return Match.new("audatia", seed=seed, options=options or {}, seats=seats, bot_seed=1, folder=folder)


class Beginning(AudatiaRules):
    """The rules, but every match begins with one given state and what was told of it."""

    def __init__(self, begin: AudatiaState) -> None:
        self._begin = begin

    def new(self, seed: int, options: Options) -> AudatiaState:
        again = self._begin.clone()
        again.log = list(self._begin.log or ())
        return again


def beginning(begin: AudatiaState, *, people: int = 1) -> Match:
    """A match that begins with a state."""
    usual = match_of(1, people=people)
    return Match(replace(usual.setup, rules=Beginning(begin)), usual.started)


class AudatiaPlayer:
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
        action, before = self._choice(table.match.legal(table.seating.viewer)), table.match.ply
        self.pilot.frames(6)
        self._act(action)
        if table.sheet is not None and table.sheet.kind == "chooser":
            self.pilot.push(table.look.action_label(table.view, action).key)
            self.pilot.frames(2)
        said = table.match.rules.action_text(action)
        assert table.match.ply > before, f"{self.way}: {said} was not played: {self.pilot.shown_words()}"
        assert table.match.deals[-1].steps[before].action == action
        self.done.add(action[0])
        self.pilot.rest()
        self.pilot.check()

    def _choice(self, legal: list[Action]) -> Action:
        """Any action; what is taken back less often, so that every draft ends some day."""
        forward = [action for action in legal if action[0] not in (UNMARK, LIFT)]
        return self._rng.choice(forward if forward and self._rng.random() < 0.8 else legal)

    # How an action is done

    def _act(self, action: Action) -> None:
        source, target = self._gesture(action)
        pilot = self.pilot
        if source is not None and self.way == "click" and self._touches(source, action):
            source, target = None, source
        if self.way == "keys":
            if source is not None:
                pilot.walk_to(source)
                pilot.enter()
                if pilot.table.sheet is not None or pilot.table.hand.selected is None:
                    return
            if isinstance(target, str) and self._rng.random() < 0.5:
                pilot.letter(pilot.bar_button(target).letter)
                return
            pilot.walk_to(target)
            pilot.enter()
        elif source is None:
            pilot.click(pilot.place_of(target))
        else:
            pilot.drag(pilot.spot(source), pilot.place_of(target))

    def _touches(self, source: Slot, action: Action) -> bool:
        """Whether a touch alone means this action, or leads to a choice that has it."""
        return action in self.pilot.table.hand.moves.direct.get(source, ())

    def _gesture(self, action: Action) -> tuple[Slot | None, Slot | str]:
        """(card taken up or None, where it goes)."""
        view, kind = self.pilot.table.view, action[0]
        seat = view.seat
        if kind in _BUTTONS:
            return None, _BUTTONS[kind]
        if kind == ORIENT:
            return None, SIDES[action[1]]
        if kind in (MARK, UNMARK):
            return self._marking(view, action)
        if kind == STAND:
            return (f"poste/{seat}", action[1]), (f"posta/{seat}", 0)
        if kind == TAKE_VIRTUE_CARD:
            giver = f"virtues/{1 - seat}" if view.facts.phase == TAKE_VIRTUE else "virtues"
            return (giver, action[1]), (f"virtues/{seat}", action[1])
        if kind == RECOVER:
            return None, lies(view, f"discard/{seat}", action[1])
        source = self._held(view, action[1])
        zone = _GOALS.get(kind, "pile")
        count = len(view.zone(f"{zone}/{seat}").cards)
        index = len(view.facts.draft) if zone == "row" else max(0, count - 1)
        return source, (f"{zone}/{seat}", index)

    def _marking(self, view: View, action: Action) -> tuple[Slot | None, Slot | str]:
        """Of cards alike the first ones are marked (A6, A10)."""
        hand, card, drafted = f"hand/{view.seat}", action[1], view.facts.draft
        cards = list(view.zone(hand).cards)
        if action[0] == UNMARK:
            return None, (hand, cards.index(card))
        slot = (hand, indexes(cards, [card] * (drafted.count(card) + 1))[-1])
        pile = "discard" if view.facts.phase == EXCHANGE else "traded"
        count = len(view.zone(f"{pile}/{view.seat}").cards)
        return (slot, (f"{pile}/{view.seat}", max(0, count - 1))) if self.way == "drag" else (None, slot)

    @staticmethod
    def _held(view: View, card: int) -> Slot:
        shown = f"shown/{view.seat}"
        if any(zone.key == shown and card in zone.cards for zone in view.zones):
            return shown, 0
        return lies(view, f"hand/{view.seat}", card)


def lies(view: View, zone: str, card: int) -> Slot:
    """Where a card of a kind lies; of several the last, which is on top."""
    cards = view.zone(zone).cards
    return zone, len(cards) - 1 - cards[::-1].index(card)
