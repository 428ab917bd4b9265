"""A player of Castle Duel for the tests: chooses by the rule player, and moves by mouse, by clicks or by keys."""

from __future__ import annotations

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
from tests.ui.pilot import Pilot
from tests.ui.player import Gesture, Player, Way

_MOST_STEPS = 400


class Duellist(Player):
    """Plays every human seat of a match in one way."""

    def __init__(self, pilot: Pilot, way: Way, seed: int = 1, *, checks: bool = True) -> None:
        super().__init__(pilot, way, seed, checks=checks)
        self.whole_attacks = self._aims = 0
        self._bot, self._budget = player("castle", "rules")

    def choose(self) -> Action:
        """What the rule player would do; a card that is only touched goes to the place that the table gives it."""
        view = self.pilot.table.view
        action = self._bot.choose(view, self._legal(), self._rng, self._budget).action
        if action[0] == STATION and self.way != "drag":
            (action,) = self.pilot.table.hand.moves.direct[f"hand/{view.seat}", action[1]]
        return action

    def turn(self) -> None:
        """One decision; of an attack on one of two enemies perhaps both halves in one."""
        match = self.pilot.table.match
        before = match.ply
        super().turn()
        steps = match.deals[-1].steps[before:]
        if steps[0].action[0] == AIM_AT and len(steps) > 1:
            assert steps[1].action[0] == ATTACK
            self.whole_attacks += 1

    def duel(self, most: int = _MOST_STEPS) -> None:
        """Until the deal is over, or a number of decisions."""
        for _ in range(most):
            if self.pilot.table.sheet is not None and self.pilot.table.sheet.kind == "curtain":
                self.lift()
            if not self.asked():
                break
            self.turn()

    def gesture(self, view: View, action: Action) -> Gesture:
        """Cards to places and to other cards."""
        facts: CastleFacts = view.facts
        seat, kind = view.seat, action[0]
        if kind == STATION:
            card = (f"hand/{seat}", action[1])
            return (card, (f"castle/{seat}", action[2])) if self.way == "drag" else (None, card)
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

    def _aim(self, enemy: Seat) -> Gesture:
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
