"""Everything that gestures can mean in one decision, found once through the rules' own `actions`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
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
    targets: list[Target] = [*_present(view, slots), *rules.buttons(view)]
    direct = _meanings(rules, view, None, targets)
    carried: dict[Slot, dict[Target, Actions]] = {}
    for source in _sources(view, direct):
        found = _meanings(rules, view, source, targets)
        if found:
            carried[source] = found
    return Moves(direct, carried)


def _present(view: View, slots: Iterable[Slot]) -> list[Slot]:
    """The places that the view has; of an empty zone the first one, of the viewer's own rows also the free ones.

    In other zones a layout may keep more, for cards that only pass.
    """
    sizes = {zone.key: max(1, len(zone.cards)) for zone in view.zones}
    rows = {zone.key for zone in view.zones if zone.form == "row" and zone.owner == view.seat}
    return [slot for slot in slots if slot[1] < sizes.get(slot[0], 0) or slot[0] in rows]


def _sources(view: View, direct: Mapping[Target, Actions]) -> list[Slot]:
    """Cards that may be taken up: the viewer's own, nobody's (of a pile the top one), and others' where a touch alone
    does something: what can be pointed at may be drawn over as well.
    """
    found: list[Slot] = []
    for zone in view.zones:
        places = range(len(zone.cards))
        if zone.owner not in (view.seat, -1):
            found += [(zone.key, i) for i in places if (zone.key, i) in direct]
        else:
            free = places[-1:] if zone.form == "pile" else places
            found += [(zone.key, i) for i in free if zone.cards[i] != EMPTY]
    return found


def _meanings(rules: Rules, view: View, source: Slot | None, targets: list[Target]) -> dict[Target, Actions]:
    found: dict[Target, Actions] = {}
    for target in targets:
        if target != source:
            actions = rules.actions(view, Intent(source, target))
            if actions:
                found[target] = actions
    return found
