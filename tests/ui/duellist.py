"""A player of Castle Duel for the tests: chooses by the rule player, and moves by mouse, by clicks or by keys."""

from __future__ import annotations

from random import Random
from typing import Literal

from game.bots.players import player
from game.engine.contract import Action
from game.engine.view import Seat, Slot, View
from game.games.castle.actions import (
    ACCEPT,
    AIM_AT,
    ATTACK,
    READY,
    RECALL,
    RETREAT,
    STATION,
    SUPPORT,
)
from game.games.castle.seen import CastleFacts, engaged, home, rival
from game.table.widgets import Button
from tests.ui.pilot import Pilot

Way = Literal["drag", "click", "keys"]
_MOST_STEPS = 400


class Duellist:
    """Plays every human seat of a match in one way."""

    def __init__(self, pilot: Pilot, way: Way, seed: int = 1, *, checks: bool = True) -> None:
        self.pilot, self.way = pilot, way
        self.actions = self.whole_attacks = self._aims = 0
        self._rng = Random(seed)
        self._checks = checks
        self._bot, self._budget = player("castle", "rules")

    def choose(self) -> Action:
        """What the rule player would do."""
        table = self.pilot.table
        seat = table.seating.viewer
        return self._bot.choose(table.view, table.match.legal(seat), self._rng, self._budget).action

    def asked(self) -> bool:
        """Whether a decision of the viewer's is open and no sheet lies over it."""
        table = self.pilot.table
        return table.sheet is None and table.seating.viewer in table.session.humans_asked()

    def turn(self) -> None:
        """One decision, carried out and seen to its end."""
        pilot, table = self.pilot, self.pilot.table
        action, before = self.choose(), table.match.ply
        pilot.frames(6)
        self.act(action)
        assert table.match.ply > before, f"{self.way}: {table.match.rules.action_text(action)} was not played: " + (
            pilot.shown_words()
        )
        step = table.match.deals[-1].steps[before]
        assert step.action[0] == action[0] and (action[0] == STATION or step.action == action)
        if action[0] == AIM_AT and len(table.match.deals[-1].steps) > before + 1:
            assert table.match.deals[-1].steps[before + 1].action[0] == ATTACK
            self.whole_attacks += 1
        self.actions += 1
        pilot.rest()
        if self._checks:
            pilot.check()

    def duel(self, most: int = _MOST_STEPS) -> None:
        """Until the deal is over, or a number of decisions."""
        for _ in range(most):
            if self.pilot.table.sheet is not None and self.pilot.table.sheet.kind == "curtain":
                self.lift()
            if not self.asked():
                break
            self.turn()

    def lift(self) -> None:
        """Take the screen."""
        if self.way == "keys":
            self.pilot.enter()
        else:
            self.pilot.push("common.curtain.lift")
        self.pilot.rest()

    # How an action is done

    def act(self, action: Action) -> None:
        """By the way of this player."""
        {"drag": self._drag, "click": self._click, "keys": self._keys}[self.way](action)

    def _drag(self, action: Action) -> None:
        pilot, (source, target) = self.pilot, self._gesture(action)
        if source is None:
            pilot.click(pilot.place_of(target))
        else:
            pilot.drag(pilot.spot(source), pilot.place_of(target))

    def _click(self, action: Action) -> None:
        pilot, (source, target) = self.pilot, self._gesture(action)
        if action[0] == STATION and source is not None:
            pilot.click(pilot.spot(source))
        elif action[0] == RETREAT and self._rng.random() < 0.5:
            pilot.click(pilot.place_of("retreat"))
            if self._choosing():
                pilot.click(self._chooser_button(action).rect.center)
        else:
            if source is not None:
                pilot.click(pilot.spot(source))
            pilot.click(pilot.place_of(target))

    def _keys(self, action: Action) -> None:
        pilot, (source, target) = self.pilot, self._gesture(action)
        if isinstance(target, str) and (source is None or self._rng.random() < 0.5):
            pilot.letter(pilot.bar_button(target).letter)
            if self._choosing():
                pilot.letter(self._chooser_button(action).letter)
            return
        if source is not None:
            pilot.walk_to(source)
            pilot.enter()
        if action[0] != STATION:
            pilot.walk_to(target)
            pilot.enter()

    def _choosing(self) -> bool:
        sheet = self.pilot.table.sheet
        return sheet is not None and sheet.kind == "chooser"

    def _chooser_button(self, action: Action) -> Button:
        table = self.pilot.table
        legal = [option for option in table.match.legal(table.seating.viewer) if option[0] == RETREAT]
        wanted = table.look.action_label(table.view, action)
        assert len(legal) > 1
        return next(w for w in self.pilot.widgets() if isinstance(w, Button) and w.text == wanted)

    def _gesture(self, action: Action) -> tuple[Slot | None, Slot | str]:
        view: View = self.pilot.table.view
        facts: CastleFacts = view.facts
        seat = view.seat
        kind = action[0]
        if kind == STATION:
            return (f"hand/{seat}", action[1]), (f"castle/{seat}", action[2])
        if kind == RECALL:
            return (f"castle/{seat}", action[1]), (f"hand/{seat}", facts.stations[action[1]])
        if kind == READY:
            return None, "ready"
        if kind == ATTACK:
            return home(seat, action[1]), home(facts.defender, action[2])
        if kind == AIM_AT:
            return self._aim(action[1])
        if kind == SUPPORT:
            return (None, "no_support") if action[1] < 0 else (home(seat, action[1]), (f"stage/{seat}", 1))
        if kind == ACCEPT:
            return None, "accept"
        if kind == RETREAT:
            return lies_at(view, seat, action[1]), "retreat"
        return None, lies_at(view, rival(facts, seat), action[1])

    def _aim(self, enemy: Seat) -> tuple[Slot | None, Slot]:
        """By turns an own card brought to one of that enemy's, which is the whole attack, and such a card alone."""
        self._aims += 1
        hand = self.pilot.table.hand
        alone = [slot for slot in hand.moves.direct if isinstance(slot, tuple) and slot[0].endswith(f"/{enemy}")]
        whole = [
            (source, target)
            for source, targets in hand.moves.carried.items()
            for target, actions in targets.items()
            if isinstance(target, tuple) and actions == ((AIM_AT, enemy),)
        ]
        return self._rng.choice(whole) if self._aims % 2 else (None, self._rng.choice(alone))


def lies_at(view: View, seat: int, place: int) -> Slot:
    """Where a seat's card of a place lies now."""
    facts: CastleFacts = view.facts
    if place == engaged(facts, seat):
        return (f"stage/{seat}", 0)
    return (f"stage/{seat}", 1) if place == facts.commit[seat] else home(seat, place)

