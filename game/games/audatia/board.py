"""Where everything of a duel lies: the viewer at the bottom, his rival opposite, blows meeting in the middle."""

from __future__ import annotations

import pygame

from ...engine.view import Seat, Slot, View
from ...table.faces import TableLayout
from ...table.kit import Kit
from ...table.theme import CARD_RATIO
from ...table.tween import Box
from .cards import DECK_SIZE, LEFT, POSTE, RIGHT, VIRTUES
from .distance import BLOW, CROSSED, LARGO, OUT, STRETTO, measure_of
from .frame import CHOOSING, LAYING, Frame, form_of, frame
from .phases import EXCHANGE, OFFERING, SUDDEN, TAKE_BACK, TRADE
from .reasons import is_raised
from .seen import AudatiaFacts

_SPARE = 12
"""Places for cards that come and go before a hand has the size of the view."""
_HAND_STEP, _BACKS_STEP = 1.03, 0.5
"""How far the cards of a row lie apart, in card widths, where there is room."""
_RISE = 0.13
"""How far a card that serves now rises out of the hand, as a share of its height."""
_LAYER = 9
"""So many cards make a pile one layer higher."""
_ASIDE = 0.56
"""How far a pile lies to its side, in card widths (A14)."""
_APART = {STRETTO: 0.0, LARGO: 0.08, CROSSED: 0.08, BLOW: 0.2, OUT: 0.2}
"""The gap between the piles by the measure, as a share of a card's height: in Stretto the edges touch."""
_EARLIER = 0.075
"""How much of each earlier card of a pile is seen, as a share of a card's height."""
_BESIDE = 1.2
"""How far from the left end a virtue lies that can be chosen, in card widths."""
_PILE_CARD, _POSTA_CARD, _DECK_CARD = 0.435, 0.47, 0.27
"""Heights of cards on the page as shares of its height."""

Boxes = dict[Slot, Box]


def layout(kit: Kit, area: pygame.Rect, view: View, bottom: Seat) -> TableLayout:
    """Places for every slot of the view and some to spare; a pure function."""
    facts: AudatiaFacts = view.facts
    form = form_of(facts, view.seat == bottom and view.decision is not None)
    made = frame(kit, area, form)
    boxes: Boxes = {}
    _put_virtues(boxes, made, bottom, facts.phase)
    for seat in (1 - bottom, bottom):
        _put_decks(boxes, made, seat, bottom)
        _put_fencer(boxes, view, made, seat, bottom)
    _put_rival(boxes, view, made, 1 - bottom)
    _put_own(boxes, view, made, bottom, form)
    rival = 1 - bottom
    turned = frozenset({f"pile/{rival}", f"posta/{rival}", f"shown/{rival}"})
    return TableLayout(boxes, _zones(boxes, bottom), _plates(made, bottom, form), bottom, made.fencers, turned)


def _plates(made: Frame, bottom: Seat, form: str) -> dict[Seat, pygame.Rect]:
    wide, high = made.plate
    band = made.hand if form == CHOOSING else made.poste
    own_high = min(high, band.h)
    upper = pygame.Rect(made.area.x + made.gap, made.area.y + made.gap, wide, min(high, made.fan.h + made.upper.h))
    own = pygame.Rect(made.area.x + made.gap, band.centery - own_high // 2, wide, own_high)
    return {1 - bottom: upper, bottom: own}


# Hands and poste


def _put_rival(boxes: Boxes, view: View, made: Frame, seat: Seat) -> None:
    """Backs at the edge, or his row; below them his poste."""
    left = made.plate[0] + 2 * made.gap
    fan = _cut(made.fan, left, made.gap)
    high = fan.h * 0.9
    for zone in (f"hand/{seat}", f"row/{seat}"):
        _fan(boxes, zone, _count(view, zone), fan, high, _BACKS_STEP if zone.startswith("hand") else _HAND_STEP)
    _fan(boxes, f"poste/{seat}", len(POSTE), _cut(made.upper, left, made.gap), made.upper.h * 0.92, 1.1, spare=0)


def _put_own(boxes: Boxes, view: View, made: Frame, seat: Seat, form: str) -> None:
    """The hand at the edge, cards that serve now raised; above it the poste, and in sudden death the row."""
    left = made.plate[0] + 2 * made.gap
    poste = made.poste.inflate(-2 * made.gap, 0) if form == CHOOSING else _cut(made.poste, left, made.gap)
    _fan(boxes, f"poste/{seat}", len(POSTE), poste, poste.h * 0.92, 1.1, spare=0)
    band = _cut(made.hand, left, made.gap) if form == CHOOSING else made.hand.inflate(-2 * made.gap, 0)
    high = min(band.h / (1 + _RISE) * 0.95, band.w / 5.4 * CARD_RATIO)
    low = pygame.Rect(band.x, round(band.bottom - high - made.gap), band.w, round(high))
    row = made.row.inflate(-2 * made.gap, 0) if form == LAYING else low
    _fan(boxes, f"row/{seat}", _count(view, f"row/{seat}"), row, min(high, row.h * 0.95), _HAND_STEP)
    _fan(boxes, f"hand/{seat}", _count(view, f"hand/{seat}"), low, high, _HAND_STEP)
    if form == LAYING and view.facts.phase == TAKE_BACK:
        discard = f"discard/{seat}"
        _fan(boxes, discard, _count(view, discard), row, min(high, row.h * 0.95), _HAND_STEP, DECK_SIZE)
    if view.seat == seat:
        _raise(boxes, view, seat)


def _raise(boxes: Boxes, view: View, seat: Seat) -> None:
    """What serves now, or is marked, stands out of the hand."""
    hand = f"hand/{seat}"
    cards = view.zone(hand).cards
    drafted = list(view.facts.draft) if view.facts.phase in (EXCHANGE, TRADE) else []
    for i, card in enumerate(cards):
        marked = card in drafted
        if marked:
            drafted.remove(card)
        if marked or (card >= 0 and is_raised(view, card)):
            box = boxes[hand, i]
            boxes[hand, i] = box._replace(y=box.y - round(box.h * _RISE))


def _count(view: View, key: str) -> int:
    return next((len(zone.cards) for zone in view.zones if zone.key == key), 0)


# The page


def _put_virtues(boxes: Boxes, made: Frame, bottom: Seat, phase: int) -> None:
    """A row for each virtue: whoever holds the card has it at his end, nobody's lies between (A7).

    While they are chosen, there is room for words at the right of those.
    """
    part = made.virtues
    high = part.h / len(VIRTUES)
    card = high * 0.9
    wide = card / CARD_RATIO
    middle = part.centerx - wide / 2
    places = {
        f"virtues/{bottom}": part.x,
        "virtues": min(part.x + wide * _BESIDE, middle) if phase in OFFERING else middle,
        f"virtues/{1 - bottom}": part.right - wide,
    }
    for zone, x in places.items():
        for n in range(len(VIRTUES)):
            boxes[zone, n] = _box(x, part.y + high * (n + 0.5) - card / 2, card)


def _put_decks(boxes: Boxes, made: Frame, seat: Seat, bottom: Seat) -> None:
    """Draw pile, discard pile, and what was traded away, side by side at the player's edge of the page."""
    part, gap = made.piles, made.gap
    high = min(part.h * _DECK_CARD, (part.w - 2 * gap) / 3 * CARD_RATIO)
    wide = high / CARD_RATIO
    apart = (part.w - wide) / 2
    y = part.bottom - high if seat == bottom else part.y
    rise = max(1, round(high * 0.012))
    for n, zone in enumerate((f"deck/{seat}", f"discard/{seat}", f"traded/{seat}")):
        for i in range(DECK_SIZE):
            layer = i // _LAYER
            boxes[zone, i] = _box(part.x + n * apart - layer * rise, y - layer * rise, high)


def _put_fencer(boxes: Boxes, view: View, made: Frame, seat: Seat, bottom: Seat) -> None:
    """The posta at the player's left, the pile before the rival's, the revealed card at the right."""
    part, facts = made.fencers, view.facts
    near = 1 if seat == bottom else -1
    high = min(part.h * _POSTA_CARD, part.w * 0.25 * CARD_RATIO)
    wide = high / CARD_RATIO
    y = part.bottom - high if near > 0 else part.y
    left, right = part.x, part.right - wide
    boxes[f"posta/{seat}", 0] = _box(left if near > 0 else right, y, high)
    if facts.variant == SUDDEN:
        boxes[f"shown/{seat}", 0] = _box(right if near > 0 else left, y, high)
    _put_pile(boxes, view, made, seat, near, part.w / 2 - wide - made.gap)


def _put_pile(boxes: Boxes, view: View, made: Frame, seat: Seat, near: int, free: float) -> None:
    """The last blow at the line where both meet, earlier ones behind it; aside where the sword is (A14).

    ``free``: how far from the middle of the page it may reach; then the places of other cards come.
    """
    part, facts = made.fencers, view.facts
    zone = f"pile/{seat}"
    count = len(view.zone(zone).cards)
    high = min(part.h * _PILE_CARD, part.w * 0.25 * CARD_RATIO)
    wide = high / CARD_RATIO
    aside = {RIGHT: 1, LEFT: -1}.get(facts.side[seat], 0) * near * min(_ASIDE * wide, free - wide / 2)
    apart = high * _APART[measure_of(view)] / 2
    room = part.h / 2 - apart - high
    step = min(high * _EARLIER, room / max(1, count - 1))
    for i in range(count + _SPARE):
        back = step * max(0, count - 1 - i)
        y = part.centery + apart + back if near > 0 else part.centery - apart - back - high
        boxes[zone, i] = _box(part.centerx - wide / 2 + aside, y, high)


# Rows


def _box(x: float, y: float, high: float) -> Box:
    return Box(round(x), round(y), max(2, round(high / CARD_RATIO)), max(2, round(high)))


def _cut(band: pygame.Rect, left: int, gap: int) -> pygame.Rect:
    """A band without its left part."""
    return pygame.Rect(band.x + left, band.y, band.w - left - gap, band.h)


def _fan(boxes: Boxes, zone: str, count: int, band: pygame.Rect, high: float, step: float, spare: int = _SPARE) -> None:
    """Cards in a row about the middle of a band, closer where it is narrow, and places to spare up to its end."""
    wide = high / CARD_RATIO
    apart = min(step * wide, (band.w - wide) / max(1, count - 1))
    left = band.centerx - (wide + apart * max(0, count - 1)) / 2
    for i in range(count + spare):
        boxes[zone, i] = _box(min(left + i * apart, band.right - wide), band.centery - high / 2, high)


def _zones(boxes: Boxes, bottom: Seat) -> tuple[tuple[Slot, ...], ...]:
    rival = 1 - bottom
    own = ("hand", "row", "shown", "poste", "pile", "posta", "virtues")
    order = [f"{name}/{bottom}" for name in own] + ["virtues"]
    order += [f"{name}/{rival}" for name in ("pile", "posta", "shown", "virtues")]
    order += [f"{name}/{seat}" for seat in (bottom, rival) for name in ("deck", "discard", "traded")]
    order += [f"{name}/{rival}" for name in ("poste", "row", "hand")]
    return tuple(zone for key in order if (zone := tuple(slot for slot in boxes if slot[0] == key)))
