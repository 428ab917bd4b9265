"""Everything that gestures can mean in one decision, found once through the rules' own `actions`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from ..engine.contract import Action, Intent, Rules
from ..engine.view import EMPTY, Slot, View

Target = Slot | str
Actions = tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Moves:
    """What can be done with nothing in hand (``direct``), and with each card that can be taken up (``carried``)."""

    direct: dict[Target, Actions] = field(default_factory=dict)
    carried: dict[Slot, dict[Target, Actions]] = field(default_factory=dict)

    def targets(self, source: Slot | None) -> dict[Target, Actions]:
        """Where something happens, by target."""
        return self.direct if source is None else self.carried.get(source, {})

    def intent_of(self, action: Action) -> Intent | None:
        """A gesture that means just this action; slots before buttons."""
        found: Intent | None = None
        for source, targets in ((None, self.direct), *self.carried.items()):
            for target, actions in targets.items():
                if action in actions:
                    intent = Intent(source, target)
                    if len(actions) == 1:
                        return intent
                    found = found or intent
        return found


NO_MOVES = Moves()


def find_moves(rules: Rules, view: View, slots: Iterable[Slot]) -> Moves:
    """All gestures between ``slots`` and the buttons that mean something in the viewer's decision."""
    if view.decision is None:
        return NO_MOVES
    targets: list[Target] = [*slots, *rules.buttons(view)]
    carried: dict[Slot, dict[Target, Actions]] = {}
    for zone in view.zones:
        if zone.owner not in (view.seat, -1):
            continue
        for i, card in enumerate(zone.cards):
            found = _meanings(rules, view, (zone.key, i), targets) if card != EMPTY else {}
            if found:
                carried[zone.key, i] = found
    return Moves(_meanings(rules, view, None, targets), carried)


def _meanings(rules: Rules, view: View, source: Slot | None, targets: list[Target]) -> dict[Target, Actions]:
    found: dict[Target, Actions] = {}
    for target in targets:
        if target != source:
            actions = rules.actions(view, Intent(source, target))
            if actions:
                found[target] = actions
    return found
