"""What can be said of a card at a long look: what it does, what lies in a pile, what is known of a hidden hand."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.text import SeatName, Text, text
from ...engine.view import EMPTY, Seat, Slot, View
from .cards import BLOCK, CHEST, COPIES, FIRE, JOKER, KINDS, STRENGTH, THIEF, card_text
from .memory import LEAST, MOST
from .seen import DuelCardFacts

Described = tuple[Text, tuple[Text, ...], str]

_RULES = {THIEF: "D7", STRENGTH: "D12", CHEST: "D7", BLOCK: "D8", JOKER: "D14"}


def closer(view: View, slot: Slot) -> Described:
    """Title, lines and rule of what lies in a slot."""
    zone, _, owner = slot[0].partition("/")
    card = view.card(slot)
    if zone == "deck":
        return _deck(view)
    if zone == "discard":
        return _discard(view)
    if card == EMPTY:
        return text("duelcard.look.empty"), (), "D11"
    if card < 0:
        return _hidden(view, int(owner))
    return card_text(card), (*_effect(card), *_whose(view, slot, zone, owner)), _RULES.get(card, "D1")


def _effect(card: int) -> tuple[Text, ...]:
    """What a card does in hand mode and in the duel."""
    if card <= FIRE:
        return text(f"duelcard.look.role.{KINDS[card]}"), text("duelcard.look.role.pair")
    if card in (THIEF, CHEST):
        return text(f"duelcard.look.role.{KINDS[card]}"), text("duelcard.look.role.no_duel")
    return text(f"duelcard.look.role.{KINDS[card]}"), text(f"duelcard.look.role.{KINDS[card]}.duel")


def _whose(view: View, slot: Slot, zone: str, owner: str) -> tuple[Text, ...]:
    if zone == "trophies":
        return (text("duelcard.look.trophy", seat=SeatName(int(owner))),)
    if zone == "stack":
        return (text("duelcard.look.played", seat=SeatName(view.facts.stack_seats[slot[1]])),)
    return ()


# Piles


def _deck(view: View) -> Described:
    """How many cards, and which ones the viewer hasn't seen anywhere (the deck's are among them)."""
    left = list(COPIES)
    for zone in view.zones:
        for card in zone.cards:
            if card >= 0:
                left[card] -= 1
    lines = (text("duelcard.look.unseen"), *_counted(left))
    return text("duelcard.look.deck", n=len(view.zone("deck").cards)), lines, "D19"


def _discard(view: View) -> Described:
    """All that lies there, by kind: the pile is open to everybody."""
    cards = view.zone("discard").cards
    counts = [cards.count(kind) for kind in range(len(KINDS))]
    return text("duelcard.look.discard", n=len(cards)), _counted(counts), "D19"


def _counted(counts: Sequence[int]) -> tuple[Text, ...]:
    """Types in one line, action cards in another; what isn't there is left out."""
    lines: list[Text] = []
    for kinds in (range(FIRE + 1), range(FIRE + 1, len(KINDS))):
        found = [
            text("duelcard.look.count", n=counts[kind], card=card_text(kind)) for kind in kinds if counts[kind] > 0
        ]
        if found:
            lines.append(_row(found))
    return tuple(lines)


def _row(texts: Sequence[Text]) -> Text:
    row = texts[0]
    for more in texts[1:]:
        row = text("duelcard.look.counts", first=row, second=more)
    return row


# Hidden hands


def _hidden(view: View, seat: Seat) -> Described:
    """How many cards, and what the viewer knows of them (D5, D7, D10)."""
    facts: DuelCardFacts = view.facts
    size = len(view.zone(f"hand/{seat}").cards)
    lines = [text("duelcard.look.hand", seat=SeatName(seat), n=size)]
    known = facts.known[seat] if seat < len(facts.known) else ()
    if known:
        sure = [
            text("duelcard.look.count", n=known[kind], card=card_text(kind))
            for kind in range(len(KINDS))
            if known[kind] > 0
        ]
        lines += [text("duelcard.look.known", cards=_row(sure))] if sure else []
        lines += _types(known[LEAST], known[MOST], size)
    return text("duelcard.look.hidden", seat=SeatName(seat)), tuple(lines), "D5"


def _types(least: int, most: int, size: int) -> list[Text]:
    """Bounds for the type cards of a hand, where they say anything."""
    if most == 0:
        return [text("duelcard.look.no_type")]
    return [text("duelcard.look.types", least=least, most=most)] if least > 0 or most < size else []
