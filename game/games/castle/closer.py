"""What can be said of a card at a long look: its role, who knows it, what the unseen card can't be."""

from __future__ import annotations

from ...engine.text import SeatName, Text, text
from ...engine.view import EMPTY, Seat, Slot, View
from .actions import FRONT, HAND, NO_PLACE
from .cards import ROLE_NAMES, VALUE, Role, card_text, role_of
from .phases import DEPLOY
from .seen import CastleFacts, place_of, place_text, stage
from .strength import strength

_ROLE_RULES = {Role.JESTER: "C18", Role.EXPLORER: "C12", Role.ARCHER: "C17", Role.TROOP: "C3"}


def closer(view: View, slot: Slot) -> tuple[Text, tuple[Text, ...], str]:
    """Name, lines and rule of the card in a slot."""
    card = view.card(slot)
    seat = int(slot[0].rpartition("/")[2])
    if card == EMPTY:
        return text("castle.look.empty"), (), "C6"
    facts: CastleFacts = view.facts
    lines: list[Text] = []
    if card >= 0:
        role = role_of(VALUE[card])
        lines.append(text(f"castle.look.role.{ROLE_NAMES[role]}"))
        title, rule = card_text(card), _ROLE_RULES[role]
    else:
        title, rule = text("castle.look.hidden", seat=SeatName(seat)), "C6"
    place = _place(facts, slot)
    if facts.phase != DEPLOY and place != NO_PLACE:
        lines += _standing(facts, seat, place)
        lines += _strength(view, seat, slot)
        lines += _knowledge(view, facts, seat, place, card)
    return title, tuple(lines), rule


def _place(facts: CastleFacts, slot: Slot) -> int:
    if slot[0].startswith("fallen"):
        return slot[1] if slot[1] < HAND else NO_PLACE
    return place_of(facts, slot)


def _standing(facts: CastleFacts, seat: Seat, place: int) -> list[Text]:
    """Where the card stands and whether a wall protects it."""
    lines = [text("castle.look.place", seat=SeatName(seat), place=place_text(place))]
    if not facts.alive[seat] >> place & 1:
        return [*lines, text("castle.look.fallen")]
    if place >= FRONT:
        walled = facts.walls[seat] >> place & 1
        lines.append(text("castle.look.protected" if walled else "castle.look.exposed"))
    return lines


def _strength(view: View, seat: Seat, slot: Slot) -> list[Text]:
    """The sum of a side, told with the card that fights (C17-C19)."""
    side = strength(view, seat) if slot == stage(seat, 0) else None
    if side is None:
        return []
    amount = str(side.low) if side.exact else f"{side.low}\u2013{side.high}"
    return [text("castle.look.strength", amount=amount)]


def _knowledge(view: View, facts: CastleFacts, seat: Seat, place: int, card: int) -> list[Text]:
    """Who knows the card, and what an unseen card can't be."""
    if not facts.alive[seat] >> place & 1:
        return []
    if facts.known[seat] >> place & 1:
        return [text("castle.look.known" if len(facts.alive) == 2 else "castle.look.known.all")]
    lines = [text("castle.look.secret", seat=SeatName(seat))] if card >= 0 else []
    if facts.no_explorer[seat] >> place & 1:
        lines.append(text("castle.look.no_explorer"))
    if facts.no_jester[seat] >> place & 1 and card < 0:
        lines.append(text("castle.look.no_jester"))
    return lines
