"""What can be said of a card at a long look: numbers, effect, limits; of a deck what may be in it."""

from __future__ import annotations

from collections import Counter

from ...engine.text import SeatName, Text, text
from ...engine.view import EMPTY, Seat, Slot, View
from .cards import (
    CREATURES,
    IS_SHINY,
    IS_SPECIAL,
    MODELS,
    SPECIES,
    SPECIES_IDS,
    STATS,
    card_text,
    is_scenario,
)
from .phases import LINES
from .seen import JartibleFacts
from .tally import attacker, counted, fought_line, in_window, lines_in_window, plays, scenarios
from .wording import card_effect, cards_text

Described = tuple[Text, tuple[Text, ...], str]


def closer(view: View, slot: Slot) -> Described:
    """Title, lines and rule of what lies in a slot."""
    zone, _, owner = slot[0].partition("/")
    card = view.card(slot)
    if zone == "deck":
        return _deck(view, int(owner))
    if card == EMPTY:
        return text("jartible.look.empty"), (), "J6"
    if card < 0:
        return _hidden(view, zone, int(owner))
    title, lines, rule = described(card)
    return title, (*lines, *_counts(view, slot)) if card < CREATURES else lines, rule


def described(card: int) -> Described:
    """Title, lines and rule of a card as it is printed (J1, J2)."""
    effect = card_effect(card)
    if effect is None:
        return card_text(card), _creature(card), "J4" if IS_SPECIAL[card] else "J1"
    sort, rule = ("scenario", "J11") if is_scenario(card) else ("support", "J15")
    return card_text(card), (effect, text(f"jartible.look.role.{sort}")), rule


# Creatures


def _creature(card: int) -> tuple[Text, ...]:
    """Numbers, stars, species, and what limits there are (J1, J4)."""
    atq, vl, df, stars, _ = STATS[card]
    lines = [
        text("jartible.look.values", atq=atq, vl=vl, df=df, sum=atq + vl + df),
        text("jartible.look.stars", n=stars),
    ]
    species = SPECIES_IDS[SPECIES[card]]
    if MODELS[card // 2] != species:
        lines.append(text("jartible.look.role.model", card=text(f"jartible.card.{species}")))
    if IS_SPECIAL[card]:
        lines.append(text("jartible.look.role.special"))
    if IS_SHINY[card]:
        lines.append(text("jartible.look.role.shiny"))
    return tuple(lines)


def _counts(view: View, slot: Slot) -> tuple[Text, ...]:
    """What a creature of the present window counts, where that is not what is printed (J17)."""
    facts: JartibleFacts = view.facts
    zone, _, owner = slot[0].partition("/")
    if not in_window(facts) or zone not in LINES or LINES.index(zone) != fought_line(facts, int(owner)):
        return ()
    side = counted(lines_in_window(view), attacker(facts), plays(view), scenarios(view))[int(owner)]
    if slot[1] in side.gone:
        return (text("jartible.look.gone"),)
    value, printed = side.values[slot[1]], side.printed[slot[1]]
    return (text("jartible.look.counting", value=value, printed=printed),) if value != printed else ()


# Hidden cards and decks


def _hidden(view: View, zone: str, seat: Seat) -> Described:
    """How many lie there (J10, J12)."""
    count = len(view.zone(f"{zone}/{seat}").cards)
    if zone in LINES:
        lines = (text(f"jartible.look.line.{zone}", seat=SeatName(seat), n=count),)
        return text("jartible.look.hidden_creature", seat=SeatName(seat)), lines, "J12"
    return text("jartible.look.hidden_card", seat=SeatName(seat)), (text("jartible.look.hand", n=count),), "J10"


def _deck(view: View, seat: Seat) -> Described:
    """Its size, and what is in it or may be: all of a known deck that the viewer sees nowhere else (J3)."""
    facts: JartibleFacts = view.facts
    title = text("jartible.look.deck", seat=SeatName(seat), n=len(view.zone(f"deck/{seat}").cards))
    if not facts.decks[seat]:
        return title, (text("jartible.look.secret"),), "J3"
    left = Counter(facts.decks[seat])
    for zone in view.zones:
        if zone.owner == seat and not zone.key.startswith("deck/"):
            left.subtract(card for card in zone.cards if card >= 0)
    left = +left
    if not left:
        return title, (), "J3"
    hidden = any(card == -1 for zone in view.zones if zone.owner == seat and zone.form != "pile" for card in zone.cards)
    key = "jartible.look.may_be" if hidden else "jartible.look.in_deck"
    return title, (text(key, cards=cards_text(left)),), "J3"
