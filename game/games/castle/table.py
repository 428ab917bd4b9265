"""How Castle Duel lies on the table: castles behind their front lines, the assault in the middle."""

from __future__ import annotations

import pygame

from ...data.levels import load_cards
from ...engine.contract import Action
from ...engine.event import Event
from ...engine.text import Text, text
from ...engine.view import Seat, Slot, View
from ...table.display import Picture
from ...table.faces import TableLayout, Tempo
from ...table.kit import Kit
from ...table.theme import DEAL_TOTAL, FLIP, MOVE, REVEAL_BEAT
from . import board, closer, four, phrases, signs
from .actions import RETREAT
from .card_face import CardFaces
from .cards import card_text
from .gestures import ACCEPT_BUTTON, NO_SUPPORT_BUTTON, READY_BUTTON, RETREAT_BUTTON
from .seen import card_at, place_text

_QUIET = Tempo(0.0)
_WALLS_FALL = Tempo(0.0, REVEAL_BEAT, 1.4)
_TEMPI = {
    "deal": Tempo(MOVE, 0.1, 0.1, (DEAL_TOTAL - MOVE) / 20),
    "station": Tempo(MOVE),
    "recall": Tempo(MOVE),
    "deploy": Tempo(MOVE, 0.15, 0.3, 0.02),
    "start": Tempo(0.0, 0.0, 0.5),
    "attack": Tempo(MOVE * 1.3, 0.05, 0.25),
    "commit": Tempo(MOVE),
    "support": Tempo(MOVE, 0.05, 0.3),
    "explorer": Tempo(FLIP, REVEAL_BEAT, 0.4),
    "declare": Tempo(0.0, 0.0, 0.35),
    "uncover": Tempo(FLIP, REVEAL_BEAT, 0.55),
    "answers": Tempo(0.0, REVEAL_BEAT, 0.8),
    "fight": Tempo(FLIP, REVEAL_BEAT, 1.5),
    "fall": Tempo(MOVE * 1.2, 0.0, 0.15),
    "aim": Tempo(0.0, 0.0, 0.4),
    "out": Tempo(MOVE * 1.4, REVEAL_BEAT, 0.8, 0.03),
    "return": Tempo(MOVE, 0.0, 0.2),
}
_SOUNDS = {
    "deal": "shuffle", "station": "put_down", "recall": "pick_up", "deploy": "slide", "attack": "slide",
    "commit": "put_down", "support": "put_down", "explorer": "flip", "uncover": "flip", "answers": "reveal",
    "fight": "blades", "fall": "slide", "return": "put_down", "out": "wall_falls",
}  # fmt: skip
_BUTTONS = {
    READY_BUTTON: "castle.button.ready",
    NO_SUPPORT_BUTTON: "castle.button.no_support",
    ACCEPT_BUTTON: "castle.button.accept",
    RETREAT_BUTTON: "castle.button.retreat",
}


class CastleTable:
    """The look of a duel; the rules know nothing of it."""

    name = "castle"

    def __init__(self) -> None:
        self._faces = CardFaces({row.id: row.art for row in load_cards("castle").cards})

    def layout(self, kit: Kit, area: pygame.Rect, view: View, bottom: Seat) -> TableLayout:
        """Places for every slot, with the castle of ``bottom`` nearest to the player."""
        if len(view.facts.alive) > 2:
            return four.layout(kit, area, bottom)
        return board.layout(kit, area, bottom)

    def ground(self, kit: Kit, surface: pygame.Surface, layout: TableLayout) -> None:
        """Draw what never moves onto the cloth: courts, lines, empty places."""
        board.draw_ground(kit, surface, layout)

    def face(self, kit: Kit, slot: Slot, card: int, width: int, height: int) -> pygame.Surface:
        """A card's face, or its owner's back where it is hidden."""
        return self._faces.surface(kit, slot, card, width, height)

    def decorations(self, kit: Kit, view: View, layout: TableLayout) -> list[Picture]:
        """Walls, watch-towers, plates and the sums of the assault."""
        return signs.decorations(kit, view, layout)

    def fleeting(self, kit: Kit, event: Event, layout: TableLayout, share: float) -> list[Picture]:
        """What is seen only while an event is shown; ``share`` of it has passed."""
        return signs.fleeting(kit, event, layout, share)

    def fleeting_seconds(self, event: Event) -> float:
        """How long `fleeting` draws for an event, at normal speed."""
        if event.kind == "answers":
            return 1.4 if signs.walls_fall(event) else 0.8
        return 1.7 if event.kind == "fight" else 0.0

    def tempo(self, event: Event) -> Tempo:
        """How an event is shown."""
        if event.kind == "answers" and signs.walls_fall(event):
            return _WALLS_FALL
        return _TEMPI.get(event.kind, _QUIET)

    def sound(self, event: Event) -> str:
        """The sound of an event, or an empty string."""
        if event.kind == "answers" and signs.walls_fall(event):
            return "wall_falls"
        return _SOUNDS.get(event.kind, "")

    def button_text(self, key: str) -> Text:
        """The words on a button of the choice bar."""
        return text(_BUTTONS[key])

    def action_text(self, view: View, action: Action) -> Text:
        """An action in words, for a hint."""
        return phrases.action_text(view, action)

    def action_label(self, view: View, action: Action) -> Text:
        """Which wall to cede, in a chooser (C14)."""
        place = action[1]
        card = card_at(view, view.seat, place)
        label = "castle.choose.retreat" if action[0] == RETREAT else "castle.choose.place"
        return text(label, place=place_text(place), card=card_text(card))

    def retired(self, view: View) -> tuple[Seat, ...]:
        """Whose castle has fallen while the others fight on (C23)."""
        return tuple(seat for seat, places in enumerate(view.facts.alive) if not places)

    def closer(self, view: View, slot: Slot) -> tuple[Text, tuple[Text, ...], str]:
        """What can be said of the card in a slot."""
        return closer.closer(view, slot)


TABLE = CastleTable()
