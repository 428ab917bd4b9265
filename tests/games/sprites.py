"""The picture a screen would build from events alone: slots and what lies in them, never anything else."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.event import Event
from game.engine.view import EMPTY, UNKNOWN, Slot, View

Lying = dict[Slot, int]


def lying(view: View) -> Lying:
    """Slots that hold a card, as the viewer sees it."""
    return {
        (zone.key, i): card for zone in view.zones for i, card in enumerate(zone.cards) if card != EMPTY
    }


class SpriteTable:
    """One sprite per occupied slot; follows the moves of events and complains where that is impossible."""

    def __init__(self, view: View) -> None:
        self.viewer = view.seat
        self.sprites = lying(view)

    def follow(self, events: Iterable[Event]) -> None:
        """Carry out the moves of each event, all moves of one event at once."""
        for event in events:
            self._follow(event)

    def _follow(self, event: Event) -> None:
        sources = [source for source, _, _ in event.moves]
        flips = {source for source, target, _ in event.moves if source == target}
        travels = [move for move in event.moves if move[0] != move[1]]
        assert len({source for source, _, _ in travels}) == len(travels), f"a sprite moves twice: {self._at(event)}"
        for source in sources:
            arrives = any(target == source for _, target, _ in travels)
            assert source in self.sprites or (source in flips and arrives), f"no card in {source}: {self._at(event)}"
        lifted = [(source, target, card, self.sprites.pop(source)) for source, target, card in travels]
        for source, target, card, was in lifted:
            assert target not in self.sprites, f"{target} is taken: {self._at(event)}"
            assert UNKNOWN in (card, was) or card == was, f"{source} turns into another card: {self._at(event)}"
            self.sprites[target] = card
        for slot, target, card in event.moves:
            if slot == target:
                was = self.sprites[slot]
                assert UNKNOWN in (card, was) or card == was, f"{slot} turns into another card: {self._at(event)}"
                self.sprites[slot] = card

    def _at(self, event: Event) -> str:
        return f"viewer {self.viewer}, {event}"

    def expect(self, view: View) -> None:
        """The picture is the view."""
        assert self.sprites == lying(view), f"viewer {self.viewer}: sprites and view differ"
