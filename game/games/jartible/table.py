"""How Duelo Jartible lies on the table: lines that meet in two lanes, scenarios across the middle, supports beside."""

from __future__ import annotations

import pygame

from ...engine.contract import Action
from ...engine.event import Event
from ...engine.text import Text, text
from ...engine.view import Seat, Slot, View
from ...table.display import Picture
from ...table.faces import TableLayout, Tempo
from ...table.kit import Kit
from ...table.theme import FLIP, MOVE, REVEAL_BEAT
from . import board, card_face, closer, ground, phrases, signs, verdict

_QUIET = Tempo(0.0)
_TEMPI = {
    "shuffle": Tempo(MOVE * 1.1, 0.0, 0.05, 0.004),
    "speed": Tempo(MOVE * 1.3, REVEAL_BEAT, 0.5),
    "choose": Tempo(0.0, 0.0, 1.3),
    "roles": Tempo(0.0, 0.0, 1.8),
    "free": Tempo(0.0, 0.0, 1.3),
    "draw": Tempo(MOVE * 0.85, 0.0, 0.05, 0.03),
    "keep": Tempo(0.0, 0.0, 0.9),
    "rebujina": Tempo(0.0, 0.0, 1.0),
    "scenario": Tempo(MOVE * 1.3, 0.0, 0.6),
    "no_scenario": Tempo(0.0, 0.0, 0.2),
    "place": Tempo(MOVE, 0.0, 0.1),
    "stop": Tempo(0.0, 0.0, 0.2),
    "open": Tempo(FLIP, REVEAL_BEAT, 0.5),
    "no_supports": Tempo(0.0, 0.0, 1.2),
    "pass": Tempo(0.0, 0.0, 0.3),
    "support": Tempo(MOVE * 1.2, 0.0, 0.6),
    "block": Tempo(0.0, 0.0, 1.0),
    "neutralise": Tempo(0.0, 0.0, 1.1),
    "count": Tempo(0.0, 0.1, 1.5),
    "remove": Tempo(MOVE * 1.3, 0.1, 0.3),
    "ko": Tempo(0.0, 0.0, 1.6),
    "window": Tempo(0.0, 0.1, 2.2),
    "spend": Tempo(MOVE),
    "tie_break": Tempo(0.0, 0.0, 1.0),
    "show": Tempo(MOVE * 1.3, REVEAL_BEAT, 0.4),
    "duel": Tempo(0.0, 0.0, 1.7),
    "coin": Tempo(0.0, 0.2, 2.4),
    "lot": Tempo(0.0, 0.0, 1.6),
    "rest": Tempo(FLIP, REVEAL_BEAT, 0.7),
    "won": Tempo(0.0, 0.0, 1.8),
    "end": Tempo(0.0, 0.0, 0.3),
}
_SOUNDS = {
    "shuffle": "shuffle", "speed": "flip", "choose": "reveal", "draw": "slide", "scenario": "put_down",
    "place": "put_down", "open": "flip", "support": "put_down", "neutralise": "wall_falls", "remove": "slide",
    "ko": "wall_falls", "window": "blades", "spend": "slide", "show": "flip", "duel": "reveal", "coin": "reveal",
    "rest": "flip",
}  # fmt: skip


class JartibleTable:
    """The look of a match; the rules know nothing of it."""

    name = "jartible"

    def layout(self, kit: Kit, area: pygame.Rect, view: View, bottom: Seat) -> TableLayout:
        """Places for every slot, with ``bottom`` nearest to the player."""
        return board.layout(kit, area, view, bottom)

    def ground(self, kit: Kit, surface: pygame.Surface, layout: TableLayout) -> None:
        """Draw what never moves onto the cloth: tiles across the middle, the places of lines and supports."""
        ground.ground(kit, surface, layout)

    def face(self, kit: Kit, slot: Slot, card: int, width: int, height: int) -> pygame.Surface:
        """A card's face, or the back that all cards share."""
        return card_face.face(kit, card, width, height)

    def decorations(self, kit: Kit, view: View, layout: TableLayout) -> list[Picture]:
        """Plates, totals, marks on cards, what the phase has to say."""
        return signs.decorations(kit, view, layout)

    def fleeting(self, kit: Kit, event: Event, layout: TableLayout, share: float) -> list[Picture]:
        """What is seen only while an event is shown; ``share`` of it has passed."""
        return verdict.fleeting(kit, event, layout, share)

    def fleeting_seconds(self, event: Event) -> float:
        """How long `fleeting` draws for an event, at normal speed."""
        return verdict.fleeting_seconds(event)

    def tempo(self, event: Event) -> Tempo:
        """How an event is shown."""
        return _TEMPI.get(event.kind, _QUIET)

    def sound(self, event: Event) -> str:
        """The sound of an event, or an empty string."""
        return _SOUNDS.get(event.kind, "")

    def button_text(self, key: str) -> Text:
        """The words on a button of the choice bar."""
        return text(f"jartible.button.{key}")

    def action_text(self, view: View, action: Action) -> Text:
        """An action in words, for a hint."""
        return phrases.action_text(action)

    def action_label(self, view: View, action: Action) -> Text:
        """One of several actions in a chooser."""
        return phrases.action_text(action)

    def closer(self, view: View, slot: Slot) -> tuple[Text, tuple[Text, ...], str]:
        """What can be said of the card in a slot."""
        return closer.closer(view, slot)


TABLE = JartibleTable()
