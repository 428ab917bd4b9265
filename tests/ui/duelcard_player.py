"""A player of DuelCard for the tests: chooses at random, and moves by mouse, by clicks or by keys."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

from game.engine.contract import Action, Options
from game.engine.view import Slot, View
from game.games.duelcard.actions import BAR, LAY, LAYABLE, OPEN, PASS, PICK, PLAY, READY, STEAL, TAKE
from game.games.duelcard.cards import BLOCK
from game.games.duelcard.phases import ANSWER
from game.games.duelcard.rules import DuelCardRules
from game.games.duelcard.state import DuelCardState
from game.match.match import Match
from game.match.seats import SeatSetup
from tests.ui.duellist import Way
from tests.ui.pilot import Pilot

NAMES = ("Anna", "Bruno", "Carla", "Dario")
_MOST_STEPS = 1500


def match_of(
    seats: int, seed: int, *, people: int = 1, folder: Path | None = None, **options: int | str | bool
) -> Match:
    """A match with so many people at the screen, the others computers."""
    setups = [
        SeatSetup("human", name) if seat < people else SeatSetup("bot", name, "easy")
        for seat, name in enumerate(NAMES[:seats])
    ]
    options = {"seats": seats, "victories": 3, **options}
    return Match.new("duelcard", seed=seed, options=options, seats=setups, bot_seed=1, folder=folder)


class Beginning(DuelCardRules):
    """The rules, but every match begins with one given state and what was told of it."""

    def __init__(self, begin: DuelCardState) -> None:
        self._begin = begin

    def new(self, seed: int, options: Options) -> DuelCardState:
        again = self._begin.clone()
        again.log = list(self._begin.log or ())
        return again


def beginning(begin: DuelCardState, *, people: int = 1) -> Match:
    """A match that begins with a state."""
    usual = match_of(len(begin.hands), 1, people=people)
    return Match(replace(usual.setup, rules=Beginning(begin)), usual.started)


class DuelCardPlayer:
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
        """One decision, carried out and seen to its end; a whole play card by card."""
        table = self.pilot.table
        action = self._choice(table.match.legal(table.seating.viewer))
        for step in self._steps(action):
            before = table.match.ply
            self.pilot.frames(6)
            self._act(step)
            said = table.match.rules.action_text(step)
            assert table.match.ply > before, f"{self.way}: {said} was not played: {self.pilot.shown_words()}"
            assert table.match.deals[-1].steps[before].action == step
            self.done.add(step[0])
            self.pilot.rest()
            self.pilot.check()

    def _choice(self, legal: list[Action]) -> Action:
        """Any action; a card taken back less often, so that every duel begins some day."""
        forward = [action for action in legal if action[0] != TAKE]
        return self._rng.choice(forward if forward and self._rng.random() < 0.8 else legal)

    @staticmethod
    def _steps(action: Action) -> list[Action]:
        if action[0] != PLAY or len(action) == 1:
            return [action]
        return [*((LAY, card) for card in action[1:]), (READY,)]

    # How an action is done

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
        """(card taken up or None, where it goes); the mouse draws, clicks and keys touch."""
        view, kind = self.pilot.table.view, action[0]
        hand = f"hand/{view.seat}"
        if kind == PASS:
            return None, "pass" if view.facts.phase == ANSWER else "done"
        if kind == STEAL:
            return lies(view, hand, action[1]), (f"hand/{action[2]}", 0)
        if kind == OPEN:
            return lies(view, hand, action[1]), ("deck", max(0, len(view.zone("deck").cards) - 1))
        if kind == BAR:
            if self._rng.random() < 0.4:
                return None, "block" if action[1] == BLOCK else "joker"
            return lies(view, hand, action[1]), ("stack", len(view.zone("stack").cards) - 1)
        if kind == PICK:
            back = (f"hand/{view.facts.victim}", action[1])
            return (back, (hand, 0)) if self.way == "drag" else (None, back)
        if kind == READY:
            return None, "ready"
        if kind == PLAY:
            return None, "nothing"
        return self._laying(view, hand, action)

    def _laying(self, view: View, hand: str, action: Action) -> tuple[Slot | None, Slot | str]:
        table = f"play/{view.seat}"
        assert action[1] in LAYABLE
        if action[0] == LAY:
            card, free = lies(view, hand, action[1]), (table, len(view.facts.laid))
        else:
            card = lies(view, table, action[1])
            free = next((hand, i) for i, kind in enumerate(view.zone(hand).cards) if kind < 0)
        return (card, free) if self.way == "drag" else (None, card)


def lies(view: View, zone: str, card: int) -> Slot:
    """Where a card of a kind lies."""
    return zone, view.zone(zone).cards.index(card)
