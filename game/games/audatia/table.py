"""How Audatia lies on the table: two fencers on a page of their book, and their blows that meet in the middle."""

from __future__ import annotations

import pygame

from ...engine.contract import Action, Options
from ...engine.event import Event
from ...engine.text import Text, text
from ...engine.view import Seat, Slot, View
from ...table.display import Picture
from ...table.faces import GameTable, TableLayout, Tempo
from ...table.kit import Kit
from ...table.theme import FLIP, MOVE, REVEAL_BEAT
from . import board, card_face, closer, phrases, signs, verdict
from .cards import CHARACTERS

_QUIET = Tempo(0.0)
_TEMPI = {
    "deal": Tempo(MOVE * 0.8, 0.0, 0.05, 0.015),
    "virtues": Tempo(MOVE, 0.0, 0.2),
    "roles": Tempo(0.0, 0.0, 1.6),
    "exchange": Tempo(MOVE, 0.0, 0.2, 0.03),
    "challenge": Tempo(MOVE, 0.0, 0.3),
    "virtue": Tempo(MOVE * 1.3, 0.0, 0.4),
    "salute": Tempo(MOVE, 0.0, 0.8),
    "bout": Tempo(0.0, 0.0, 0.2),
    "trade": Tempo(MOVE, 0.0, 0.15),
    "draw": Tempo(MOVE * 0.9, 0.0, 0.1, 0.03),
    "posta": Tempo(FLIP, REVEAL_BEAT, 0.4),
    "pass": Tempo(0.0, 0.0, 0.3),
    "hold": Tempo(0.0, 0.0, 0.8),
    "taunt": Tempo(0.0, 0.0, 1.1),
    "discard": Tempo(MOVE, 0.0, 0.2),
    "cycle": Tempo(MOVE, 0.0, 0.3),
    "ability": Tempo(MOVE * 1.2, 0.0, 1.1),
    "denied": Tempo(0.0, 0.0, 1.0),
    "recover": Tempo(MOVE * 1.2, 0.0, 0.3),
    "look": Tempo(0.0, 0.0, 1.2),
    "first_step": Tempo(0.0, 0.0, 1.0),
    "steal": Tempo(MOVE * 1.3, 0.0, 0.8),
    "kicked": Tempo(MOVE, 0.0, 1.0),
    "no_fendente": Tempo(0.0, 0.0, 1.1),
    "attack": Tempo(MOVE * 1.2, 0.0, 0.5),
    "beat": Tempo(MOVE * 1.2, 0.0, 0.7),
    "parry": Tempo(MOVE, 0.0, 0.3),
    "counter": Tempo(MOVE, 0.0, 0.6),
    "exchange_thrust": Tempo(MOVE, 0.0, 0.6),
    "defend": Tempo(MOVE, 0.0, 0.6),
    "break": Tempo(MOVE, 0.0, 0.6),
    "bind": Tempo(0.0, 0.1, 1.2),
    "side": Tempo(0.0, 0.0, 0.9),
    "entry": Tempo(0.0, 0.0, 0.9),
    "remedy": Tempo(MOVE * 1.2, 0.0, 0.8),
    "answer.perfect": Tempo(MOVE * 1.2, 0.0, 1.7),
    "answer.aligned": Tempo(MOVE * 1.2, 0.0, 1.3),
    "answer.blow": Tempo(MOVE * 1.2, 0.0, 1.2),
    "wait": Tempo(0.0, 0.0, 0.6),
    "measure": Tempo(MOVE, 0.0, 1.0),
    "break_off": Tempo(0.0, 0.0, 1.2),
    "clear": Tempo(MOVE, 0.0, 0.2, 0.01),
    "draw_bout": Tempo(0.0, 0.0, 1.6),
    "point": Tempo(0.0, 0.0, 1.8),
    "place": Tempo(MOVE * 0.8),
    "lift": Tempo(MOVE * 0.8),
    "rows": Tempo(MOVE, 0.0, 0.3, 0.01),
    "turn_up": Tempo(FLIP, REVEAL_BEAT * 0.6, 0.25),
    "useless": Tempo(MOVE, 0.0, 0.25),
    "end": Tempo(0.0, 0.0, 0.4),
}
_SOUNDS = {
    "deal": "shuffle", "exchange": "slide", "virtue": "put_down", "salute": "slide", "trade": "slide",
    "draw": "slide", "posta": "flip", "discard": "slide", "cycle": "slide", "ability": "put_down", "recover": "pick_up",
    "steal": "pick_up", "attack": "put_down", "beat": "blades", "parry": "blades", "counter": "blades",
    "exchange_thrust": "blades", "defend": "blades", "break": "blades", "bind": "reveal", "remedy": "put_down",
    "answer.perfect": "reveal", "answer.aligned": "blades", "answer.blow": "blades", "clear": "slide",
    "rows": "shuffle", "turn_up": "flip", "useless": "slide", "place": "put_down", "lift": "pick_up",
}  # fmt: skip


class AudatiaTable:
    """The look of a match between two characters; the rules know nothing of it."""

    name = "audatia"

    def __init__(self, characters: tuple[int, int]) -> None:
        """``characters`` by seat: their cards have backs of their own."""
        self._characters = characters

    def dressed(self, options: Options) -> GameTable:
        """With the backs of the characters that the match is played with (A5)."""
        names = (options.get("character_1", CHARACTERS[0]), options.get("character_2", CHARACTERS[1]))
        one, two = (CHARACTERS.index(str(name)) for name in names)
        return AudatiaTable((one, two))

    def layout(self, kit: Kit, area: pygame.Rect, view: View, bottom: Seat) -> TableLayout:
        """Places for every slot, with ``bottom`` nearest to the player."""
        return board.layout(kit, area, view, bottom)

    def ground(self, kit: Kit, surface: pygame.Surface, layout: TableLayout) -> None:
        """Nothing: the page is smaller while a posta is chosen or a row is laid, so it is among the signs."""

    def face(self, kit: Kit, slot: Slot, card: int, width: int, height: int) -> pygame.Surface:
        """A card's face, or the back of its owner's cards."""
        if card >= 0:
            return card_face.face_of(kit, card, width, height)
        owner = slot[0].partition("/")[2]
        return card_face.back_of(kit, self._characters[int(owner or 0)], width, height)

    def decorations(self, kit: Kit, view: View, layout: TableLayout) -> list[Picture]:
        """Plates, virtues, measure, what each card serves for."""
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
        return text(f"audatia.button.{key}")

    def action_text(self, view: View, action: Action) -> Text:
        """An action in words, for a hint."""
        return phrases.action_text(action)

    def action_label(self, view: View, action: Action) -> Text:
        """One of several actions in a chooser."""
        return phrases.action_text(action)

    def remark(self, view: View, slot: Slot) -> Text | None:
        """What a card in hand serves for now, for what not and why; of other cards what is printed on them."""
        return closer.remark(view, slot)

    def closer(self, view: View, slot: Slot) -> tuple[Text, tuple[Text, ...], str]:
        """What can be said of the card in a slot."""
        return closer.closer(view, slot)


TABLE = AudatiaTable((0, 1))
