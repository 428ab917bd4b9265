"""A player for any game's table: does what it is told, by whatever gesture means just that, in one way."""

from __future__ import annotations

from game.engine.contract import Action
from game.engine.view import Slot
from game.table.moves import Moves, Target
from tests.ui.duellist import Way
from tests.ui.pilot import Pilot

Gesture = tuple[Slot | None, Target]
"""(card taken up or None, where it goes or what is touched)."""


class Pupil:
    """Acts for the person at the screen. Dragging draws a card wherever one can be drawn; else a touch is enough."""

    def __init__(self, pilot: Pilot, way: Way) -> None:
        self.pilot, self.way = pilot, way

    def gesture(self, action: Action) -> Gesture | None:
        """How the action is done at present; None if no single gesture means it alone."""
        table = self.pilot.table
        touches, draws = _touches(table.hand.moves, action), _draws(table.hand.moves, action)
        touches = [way for way in touches if not isinstance(way[1], str) or way[1] in table.ways.button_keys]
        found = draws + touches if self.way == "drag" else touches + draws
        return found[0] if found else None

    def act(self, gesture: Gesture) -> None:
        """Do it by mouse, by clicks or by keys."""
        source, target = gesture
        pilot = self.pilot
        pilot.frames(6)
        if self.way == "keys":
            self._press(gesture)
        elif source is None:
            pilot.click(pilot.place_of(target))
        elif self.way == "drag":
            pilot.drag(pilot.spot(source), pilot.place_of(target))
        else:
            pilot.click(pilot.spot(source))
            pilot.click(pilot.place_of(target))

    def do(self, action: Action) -> None:
        """Play an action and see it to its end."""
        table = self.pilot.table
        before, gesture = table.match.ply, self.gesture(action)
        said = table.match.rules.action_text(action)
        assert gesture is not None, f"no gesture means {said}"
        self.act(gesture)
        assert table.match.ply > before, f"{self.way}: {said} was not played: {self.pilot.shown_words()}"
        assert table.match.deals[-1].steps[before].action == action
        self.pilot.rest()
        self.pilot.check()

    def _press(self, gesture: Gesture) -> None:
        source, target = gesture
        if source is None and isinstance(target, str):
            self.pilot.letter(self.pilot.bar_button(target).letter)
            return
        for place in (source, target):
            if place is not None:
                self.pilot.walk_to(place)
                self.pilot.enter()


def _touches(moves: Moves, action: Action) -> list[Gesture]:
    return [(None, target) for target, actions in moves.direct.items() if actions == (action,)]


def _draws(moves: Moves, action: Action) -> list[Gesture]:
    carried = moves.carried.items()
    return [(card, place) for card, places in carried for place, actions in places.items() if actions == (action,)]
