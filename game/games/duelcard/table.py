"""How DuelCard lies on the table: players round it, deck and discard pile in the middle, actions and duels between."""

from __future__ import annotations

import pygame

from ...data.levels import load_cards
from ...engine.contract import Action, Options
from ...engine.event import Event
from ...engine.text import Text, text
from ...engine.view import UNKNOWN, Seat, Slot, View
from ...table.display import Picture
from ...table.faces import GameTable, TableLayout, Tempo
from ...table.kit import Kit
from ...table.theme import FLIP, MOVE, REVEAL_BEAT
from . import board, closer, phrases, signs, verdict
from .actions import PLAY
from .card_face import GOLDEN_LAYERS, PLAIN_LAYERS, CardFaces
from .gestures import BLOCK_BUTTON, DONE_BUTTON, JOKER_BUTTON, NOTHING_BUTTON, PASS_BUTTON, READY_BUTTON
from .matrix import matrix
from .seen import laid_indexes

_QUIET = Tempo(0.0)
_TEMPI = {
    "deal": Tempo(MOVE * 0.8, 0.0, 0.02, 0.025),
    "start": Tempo(0.0, 0.0, 0.4),
    "turn": Tempo(0.0, 0.05, 0.1),
    "draw": Tempo(MOVE * 0.85, 0.0, 0.02),
    "reshuffle": Tempo(MOVE * 1.2, 0.05, 0.15, 0.006),
    "pass": Tempo(0.0, 0.0, 0.1),
    "use": Tempo(MOVE * 1.2, 0.05, 0.3),
    "settle": Tempo(MOVE, 0.15, 0.15),
    "nothing": Tempo(0.0, 0.0, 0.5),
    "offer": Tempo(0.0, 0.0, 0.65),
    "steal": Tempo(MOVE * 1.5, 0.0, 0.2),
    "call": Tempo(0.0, 0.0, 0.2),
    "lay": Tempo(MOVE * 0.8),
    "take": Tempo(MOVE * 0.8),
    "down": Tempo(MOVE, 0.0, 0.05),
    "reveal": Tempo(FLIP, REVEAL_BEAT, 0.1),
    "duel": Tempo(0.0, 0.0, 1.6),
    "discard": Tempo(MOVE, 0.0, 0.05),
    "tie": Tempo(0.0, 0.0, 0.2),
    "score": Tempo(MOVE * 1.3, 0.0, 0.6),
    "return": Tempo(MOVE),
    "end": Tempo(0.0, 0.0, 0.3),
}
_SOUNDS = {
    "deal": "shuffle", "draw": "slide", "reshuffle": "shuffle", "use": "put_down", "settle": "slide",
    "offer": "shuffle", "steal": "pick_up", "lay": "put_down", "take": "pick_up", "down": "put_down",
    "reveal": "flip", "duel": "reveal", "discard": "slide", "return": "put_down",
}  # fmt: skip
_BUTTONS = {
    DONE_BUTTON: "duelcard.button.done",
    PASS_BUTTON: "duelcard.button.pass",
    BLOCK_BUTTON: "duelcard.button.block",
    JOKER_BUTTON: "duelcard.button.joker",
    READY_BUTTON: "duelcard.button.ready",
    NOTHING_BUTTON: "duelcard.button.nothing",
}


class DuelCardTable:
    """The look of a match with one of the two decks; the rules know nothing of it."""

    name = "duelcard"

    def __init__(self, faces: CardFaces) -> None:
        self._faces = faces

    def dressed(self, options: Options) -> GameTable:
        """With the golden deck where the match wants it (D23)."""
        return GOLDEN if options.get("golden") else TABLE

    def layout(self, kit: Kit, area: pygame.Rect, view: View, bottom: Seat) -> TableLayout:
        """Places for every slot, with ``bottom`` nearest to the player and the others clockwise round the table."""
        return board.layout(kit, area, view, bottom)

    def ground(self, kit: Kit, surface: pygame.Surface, layout: TableLayout) -> None:
        """Draw what never moves onto the cloth: the places of plays, piles and trophies."""
        board.ground(kit, surface, layout)

    def face(self, kit: Kit, slot: Slot, card: int, width: int, height: int) -> pygame.Surface:
        """A card's face, or the back that all cards share."""
        return self._faces.surface(kit, card, width, height)

    def decorations(self, kit: Kit, view: View, layout: TableLayout) -> list[Picture]:
        """Plates, sizes of piles, labels of the stack."""
        return signs.decorations(kit, view, layout)

    def fleeting(self, kit: Kit, event: Event, layout: TableLayout, share: float) -> list[Picture]:
        """What is seen only while an event is shown; ``share`` of it has passed."""
        back: pygame.Surface | None = None
        if event.kind == "offer":
            box = layout.boxes[verdict.shuffled_zone(event), 0]
            back = self._faces.surface(kit, UNKNOWN, round(box.w), round(box.h))
        return verdict.fleeting(kit, event, layout, share, back)

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
        return text(_BUTTONS[key])

    def action_text(self, view: View, action: Action) -> Text:
        """An action in words, for a hint."""
        return phrases.action_text(view, action)

    def illustration(self, kit: Kit, name: str, width: int) -> pygame.Surface:
        """The picture of the rules page: all plays against each other. KeyError for another name."""
        return {"matrix": matrix}[name](kit, width)

    def touched(self, view: View, action: Action) -> tuple[Slot, ...]:
        """The cards of a whole play, where they stand in the hand (D11)."""
        if action[0] != PLAY:
            return ()
        zone = view.zone(f"hand/{view.seat}")
        return tuple((zone.key, i) for i in laid_indexes(list(zone.cards), list(action[1:])))

    def action_label(self, view: View, action: Action) -> Text:
        """One of several actions in a chooser."""
        return phrases.action_text(view, action)

    def closer(self, view: View, slot: Slot) -> tuple[Text, tuple[Text, ...], str]:
        """What can be said of the card in a slot."""
        return closer.closer(view, slot)


_ART = {row.id: row.art for row in load_cards("duelcard").cards}
TABLE = DuelCardTable(CardFaces(_ART, "plain", PLAIN_LAYERS))
GOLDEN = DuelCardTable(CardFaces(_ART, "golden", GOLDEN_LAYERS))
