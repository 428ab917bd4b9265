"""The signs of a duel that are no cards: plates, virtues, measure, what each card in hand serves for, joined suns."""

from __future__ import annotations

import pygame

from ...engine.text import Text, text
from ...engine.view import Seat, View
from ...table.display import Picture
from ...table.faces import TableLayout
from ...table.kit import Kit
from ...table.pixels import outline, panel
from ...table.theme import BRASS_BRIGHT, GARNET_BRIGHT, IVORY, IVORY_DIM, NIGHT, Colour
from ...table.tween import Box
from .card_face import printed_name
from .cards import ALL_BLOWS, HAND_SIZE, NO_SIDE, SUN, posta_text
from .distance import OUT, STRETTO, measure_of
from .inks import label
from .measure import gauge
from .notes import notes
from .page import page
from .phases import EXCHANGE, ORDER, POSTA, TRADE
from .plates import plate
from .reasons import SIGNS, is_closed, is_useless, uses
from .scales import scales
from .seen import AudatiaFacts

_Z_PLACE, _Z_DIM, _Z_TAG, _Z_SIGN = 0, 12, 40, 44
_SIDE_WORDS = ("middle", "right", "left")
_SUN_PLACES = {"left": 0.352, "right": 0.648}
"""Where half suns hang, as shares of a card's width."""
_SUN = 0.36
"""A sun that has joined, as a share of a card's width: a little larger than its halves."""
HAND_MARKS = 30
"""So many cards of a hand may bear marks."""


def decorations(kit: Kit, view: View, layout: TableLayout) -> list[Picture]:
    """Everything of the view that is no card."""
    result = page(kit, layout)
    result += [picture for seat, rect in layout.plates.items() for picture in plate(kit, view, rect, seat)]
    result += scales(kit, view, layout)
    result += gauge(kit, view, layout)
    for seat in (0, 1):
        result += _standing(kit, view, layout, seat)
        result += notes(kit, view, layout, seat)
        for pile in ("deck", "discard", "traded"):
            result += _count(kit, view, layout, f"{pile}/{seat}")
    result += _sun(kit, view, layout)
    if view.facts.phase == ORDER:
        result += _places(kit, layout)
    return result + _hand(kit, view, layout)


def token(key: object, icon: pygame.Surface, centre: tuple[float, float], rim: Colour, z: int) -> list[Picture]:
    """A dark disc with a sign on it."""
    size = round(icon.get_width() * 1.4)
    disc = panel(size, size, size // 2, NIGHT, 240, rim)
    x, y = round(centre[0] - size / 2), round(centre[1] - size / 2)
    shift = (size - icon.get_width()) // 2
    return [Picture((key, "disc"), disc, x, y, z), Picture((key, "sign"), icon, x + shift, y + shift, z + 1)]


# Fencers


def _standing(kit: Kit, view: View, layout: TableLayout, seat: Seat) -> list[Picture]:
    """The name of his posta, or of his last blow and where his sword is, for both to be read upright."""
    facts: AudatiaFacts = view.facts
    result: list[Picture] = []
    if facts.posta[seat] >= 0:
        box = layout.boxes[f"posta/{seat}", 0]
        result += _ribbon(kit, layout, ("posta", seat), posta_text(facts.posta[seat]), box, seat, 1.2)
    elif facts.phase == POSTA and seat not in view.pending:
        box = layout.boxes[f"posta/{seat}", 0]
        icon = kit.art.icon("check", max(12, round(box.h * 0.22)), BRASS_BRIGHT)
        result += token(("chosen", seat), icon, box.center, BRASS_BRIGHT, _Z_SIGN)
    pile = view.zone(f"pile/{seat}").cards
    if pile:
        box = layout.boxes[f"pile/{seat}", 0]
        result += _ribbon(kit, layout, ("pile", seat), _pile_text(facts, seat, pile[-1]), box, seat, 1.7)
    elif facts.side[seat] != NO_SIDE and facts.posta[seat] < 0 and measure_of(view) != OUT:
        box = layout.boxes[f"pile/{seat}", 0]
        result += _ribbon(kit, layout, ("pile", seat), _side_text(facts.side[seat]), box, seat, 1.7)
    return result


def _side_text(side: int) -> Text:
    return text(f"audatia.pile.{_SIDE_WORDS[side]}")


def _pile_text(facts: AudatiaFacts, seat: Seat, card: int) -> Text:
    """The card on top and the side on which the pile lies, as its owner sees it (A14)."""
    name = printed_name(card)
    if facts.side[seat] == NO_SIDE:
        return name
    return text("audatia.pile.top", card=name, side=_side_text(facts.side[seat]))


def _ribbon(kit: Kit, layout: TableLayout, key: object, said: Text, box: Box, seat: Seat, wide: float) -> list[Picture]:
    """At the edge that is nearest to the fencer; ``wide``: its room as a share of the card's width."""
    own = seat == layout.bottom
    at = (box.center[0], box.y + box.h if own else box.y)
    room = (round(box.w * wide), round(kit.line_height("small") * 1.5))
    return label(kit, key, said, at, 1.0 if own else 0.0, room, _Z_TAG)


def _sun(kit: Kit, view: View, layout: TableLayout) -> list[Picture]:
    """Where the half suns of attack and parry have joined: a whole one over the line (A19)."""
    piles = [view.zone(f"pile/{seat}").cards for seat in (layout.bottom, 1 - layout.bottom)]
    if measure_of(view) != STRETTO or not all(piles):
        return []
    tops = [pile[-1] for pile in piles]
    if not all(ALL_BLOWS >> card & 1 for card in tops):
        return []
    own, other = (SUN[card] for card in tops)
    if own not in _SUN_PLACES or other not in _SUN_PLACES or own == other:
        return []
    count = len(view.zone(f"pile/{layout.bottom}").cards)
    box = layout.boxes[f"pile/{layout.bottom}", count - 1]
    size = round(box.w * _SUN)
    drawn = kit.art.picture("audatia/sky/sun.svg", size, size)
    x = box.x + box.w * _SUN_PLACES[own]
    return [Picture("sun", drawn, round(x - size / 2), round(box.y - size / 2), _Z_SIGN)]


# Piles


def _count(kit: Kit, view: View, layout: TableLayout, pile: str) -> list[Picture]:
    """How many cards lie there, on the lower edge of the pile."""
    number = len(view.zone(pile).cards)
    if not number:
        return []
    box = layout.boxes[pile, 0]
    px = max(9, min(kit.metrics.text_px("small"), round(box.h * 0.24)))
    drawn = kit.fonts.digits(str(number), "bold", px, IVORY)
    wide, high = drawn.get_width() + kit.px(10), drawn.get_height() + kit.px(1)
    back = panel(wide, high, high // 2, NIGHT, 225, None)
    x, y = round(box.center[0]) - wide // 2, round(box.y + box.h - high)
    return [
        Picture(("count", pile), back, x, y, _Z_TAG),
        Picture(("number", pile), drawn, x + kit.px(5), y + (high - drawn.get_height()) // 2, _Z_TAG + 1),
    ]


def _places(kit: Kit, layout: TableLayout) -> list[Picture]:
    """Where the viewer's row will lie (A30)."""
    result: list[Picture] = []
    for i in range(HAND_SIZE):
        box = layout.boxes[f"row/{layout.bottom}", i]
        drawn = outline(round(box.w), round(box.h), max(1, round(box.w * 0.05)), kit.px(1), IVORY_DIM)
        result.append(Picture(("place", i), drawn, round(box.x), round(box.y), _Z_PLACE))
    return result


# The viewer's hand


def _hand(kit: Kit, view: View, layout: TableLayout) -> list[Picture]:
    """Signs of use on cards that serve now, shade on those that don't, a bar where the rival's posta is closed."""
    if view.decision is None or view.seat != layout.bottom:
        return []
    zone = f"hand/{view.seat}"
    cards = view.zone(zone).cards
    if view.facts.phase in (EXCHANGE, TRADE):
        return _marked(kit, view, layout, zone)
    result: list[Picture] = []
    for i, card in enumerate(cards):
        if card < 0:
            continue
        box = layout.boxes[zone, i]
        seen = _seen(layout, zone, i, len(cards))
        kinds = uses(view, card)
        if not kinds and is_useless(view, card):
            shade = panel(round(box.w), round(box.h), max(1, round(box.w * 0.05)), NIGHT, 66, None)
            result.append(Picture(("dim", i), shade, round(box.x), round(box.y), _Z_DIM, seen))
        result += _uses(kit, box, i, kinds)
        if is_closed(view, card):
            result += _bar(kit, box, seen, i)
    return result


def _seen(layout: TableLayout, zone: str, i: int, count: int) -> pygame.Rect:
    """The part of a card that the next one leaves free."""
    box = layout.boxes[zone, i]
    wide = box.w if i + 1 >= count else min(box.w, layout.boxes[zone, i + 1].x - box.x)
    return pygame.Rect(round(box.x), round(box.y), max(1, round(wide)), round(box.h))


def _uses(kit: Kit, box: Box, i: int, kinds: tuple[int, ...]) -> list[Picture]:
    """One sign below the other at the upper left, where a fan leaves every card free."""
    size = max(11, round(box.w * 0.2))
    result: list[Picture] = []
    for n, kind in enumerate(kinds[:3]):
        icon = kit.art.silhouette(f"audatia/signs/{SIGNS[kind]}.svg", size, BRASS_BRIGHT)
        centre = (box.x + box.w * 0.145, box.y + size * (0.62 + 1.5 * n))
        result += token(("use", i, n), icon, centre, BRASS_BRIGHT, _Z_SIGN)
    return result


def _bar(kit: Kit, box: Box, seen: pygame.Rect, i: int) -> list[Picture]:
    """A small red bar across the card: the line is closed (A15)."""
    wide, high = round(seen.w * 0.72), max(3, round(box.h * 0.045))
    bar = panel(wide, high, max(1, high // 3), GARNET_BRIGHT, 255, NIGHT)
    x = seen.x + (seen.w - wide) // 2
    return [Picture(("bar", i), bar, x, round(box.y + box.h * 0.36), _Z_TAG)]


def _marked(kit: Kit, view: View, layout: TableLayout, zone: str) -> list[Picture]:
    """What is to be exchanged or traded away: of cards alike the first ones (A6, A10)."""
    drafted = list(view.facts.draft)
    result: list[Picture] = []
    for i, card in enumerate(view.zone(zone).cards):
        if card in drafted:
            drafted.remove(card)
            box = layout.boxes[zone, i]
            icon = kit.art.silhouette("audatia/signs/cycle.svg", max(11, round(box.w * 0.24)), BRASS_BRIGHT)
            result += token(("use", i, 0), icon, (box.x + box.w * 0.16, box.y + box.h * 0.1), BRASS_BRIGHT, _Z_SIGN)
    return result


def hand_keys() -> list[object]:
    """The pictures of all marks on a hand."""
    uses_of = [(("use", i, n), part) for i in range(HAND_MARKS) for n in range(3) for part in ("disc", "sign")]
    return [*uses_of, *(("dim", i) for i in range(HAND_MARKS)), *(("bar", i) for i in range(HAND_MARKS))]
