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
from . import board, card_face, closer, pace, phrases, signs, verdict
from .cards import CHARACTERS

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
        return pace.passing_seconds(event)

    def tempo(self, event: Event) -> Tempo:
        """How an event is shown."""
        return pace.tempo(event)

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
