"""The signs of a duel that are no cards: plates, virtues, measure, what each card in hand serves for, joined suns."""

from __future__ import annotations

from ...engine.text import Text, text
from ...engine.view import Seat, View
from ...table.display import Picture
from ...table.faces import TableLayout
from ...table.kit import Kit
from ...table.pixels import outline
from ...table.theme import BRASS_BRIGHT, IVORY_DIM
from ...table.tween import Box
from .card_face import printed_name
from .cards import ALL_BLOWS, HAND_SIZE, NO_SIDE, SUN, card_text
from .counts import count
from .distance import OUT, STRETTO, measure_of
from .hand_marks import hand_marks, token
from .inks import label
from .measure import gauge
from .notes import notes
from .page import page
from .phases import OFFERING, ORDER, POSTA, TAKE_BACK
from .plates import plate
from .scales import scales
from .scores import scores_of
from .seen import AudatiaFacts

_Z_PLACE, _Z_DIM, _Z_TAG, _Z_SIGN = 0, 12, 40, 44
_SIDE_WORDS = ("middle", "right", "left")
_SUN_PLACES = {"left": 0.352, "right": 0.648}
"""Where half suns hang, as shares of a card's width."""
_MOST_COVERED = 0.3
"""The share of a card's height that words on a ribbon may cover."""
_OVER_EDGE = 0.1
"""How far a ribbon may hang over the edge of its card, as a share of the card's width; on a pile twice as far."""
_OVER_PILE = 0.5
"""The same on a pile without a posta beside it."""
_SUN = 0.36
"""A sun that has joined, as a share of a card's width: a little larger than its halves."""


def decorations(kit: Kit, view: View, layout: TableLayout) -> list[Picture]:
    """Everything of the view that is no card."""
    result = page(kit, layout)
    result += [picture for seat, rect in layout.plates.items() for picture in plate(kit, view, rect, seat)]
    scores = scores_of(view.facts)
    result += scales(kit, scores, layout, ~scores.held if view.facts.phase in OFFERING else 0)
    result += gauge(kit, view, layout)
    for seat in (0, 1):
        result += _standing(kit, view, layout, seat)
        result += notes(kit, view, layout, seat)
        for pile in ("deck", "discard", "traded"):
            zone = f"{pile}/{seat}"
            result += count(kit, layout, zone, _number(view, zone))
    result += _sun(kit, view, layout)
    if view.facts.phase == ORDER:
        result += _places(kit, layout)
    return result + hand_marks(kit, view, layout)


# Fencers


def _standing(kit: Kit, view: View, layout: TableLayout, seat: Seat) -> list[Picture]:
    """The name of his posta, or of his last blow and where his sword is, for both to be read upright."""
    facts: AudatiaFacts = view.facts
    result: list[Picture] = []
    box = layout.boxes[f"posta/{seat}", 0]
    stands = view.card((f"posta/{seat}", 0))
    if stands >= 0:
        result += _ribbon(kit, layout, ("posta", seat), [card_text(stands)], box, _beside_posta(view, layout, seat))
    elif facts.phase == POSTA and seat not in view.pending:
        icon = kit.art.icon("check", max(12, round(box.h * 0.22)), BRASS_BRIGHT)
        result += token(("chosen", seat), icon, box.center, BRASS_BRIGHT, _Z_SIGN)
    pile = view.zone(f"pile/{seat}").cards
    if pile:
        box = layout.boxes[f"pile/{seat}", 0]
        lines = _pile_lines(kit, facts, seat, pile[-1], box)
        result += _ribbon(kit, layout, ("pile", seat), lines, box, _about_pile(view, layout, seat))
    elif facts.side[seat] != NO_SIDE and facts.posta[seat] < 0 and measure_of(view) != OUT:
        box = layout.boxes[f"pile/{seat}", 0]
        sword = text("audatia.pile.sword", side=_side_text(facts.side[seat]))
        result += _ribbon(kit, layout, ("pile", seat), [sword], box, _about_pile(view, layout, seat))
    return result


def _side_text(side: int) -> Text:
    return text(f"audatia.pile.{_SIDE_WORDS[side]}")


def _pile_lines(kit: Kit, facts: AudatiaFacts, seat: Seat, card: int, box: Box) -> list[Text]:
    """The card on top, and the side on which the pile lies as its owner sees it (A14): that alone on a small card."""
    name = printed_name(card)
    if facts.side[seat] == NO_SIDE:
        return [name]
    side = _side_text(facts.side[seat])
    return [name, side] if 2 * kit.line_height("small") <= _MOST_COVERED * box.h else [side]


def _beside_posta(view: View, layout: TableLayout, seat: Seat) -> tuple[float, float]:
    """The room for a posta's name: from its outer edge along the page, where it hides little of the figure.

    It ends before the fencer's pile; while none lies there, before his notes or the card revealed last (A30).
    """
    box, pile = layout.boxes[f"posta/{seat}", 0], layout.boxes[f"pile/{seat}", 0]
    reach = pile.w * (-2 * _OVER_EDGE if view.zone(f"pile/{seat}").cards else 1.5)
    edge = box.w * _OVER_EDGE
    if seat == layout.bottom:
        return box.x - edge, pile.x + reach
    return pile.x + pile.w - reach, box.x + box.w + edge


def _about_pile(view: View, layout: TableLayout, seat: Seat) -> tuple[float, float]:
    """The room for words on a pile; beside it may lie a posta, and in sudden death the card revealed last (A30)."""
    box, shown = layout.boxes[f"pile/{seat}", 0], layout.boxes.get((f"shown/{seat}", 0))
    over = box.w * (2 * _OVER_EDGE if view.facts.posta[seat] >= 0 else _OVER_PILE)
    left, right = box.x - over, box.x + box.w + over
    if shown is None:
        return left, right
    return (left, min(right, shown.x - 1)) if seat == layout.bottom else (max(left, shown.x + shown.w + 1), right)


def _ribbon(
    kit: Kit, layout: TableLayout, key: tuple[str, Seat], said: list[Text], box: Box, within: tuple[float, float]
) -> list[Picture]:
    """At the edge of a card that is nearest to its fencer; ``within``: how far it may go to the left and the right."""
    own = key[1] == layout.bottom
    at = (box.center[0], box.y + box.h if own else box.y)
    # A long name that stands alone may take two lines.
    most = kit.line_height("small") * (2 if len(said) == 1 else 1)
    return label(kit, key, said, at, 1.0 if own else 0.0, within, most, _Z_TAG)


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


def _number(view: View, pile: str) -> int:
    """How many cards lie there; none while all of them are to be seen (A32)."""
    laid_out = view.facts.phase == TAKE_BACK and view.decision is not None and pile == f"discard/{view.seat}"
    return 0 if laid_out else len(view.zone(pile).cards)


def _places(kit: Kit, layout: TableLayout) -> list[Picture]:
    """Where the viewer's row will lie (A30)."""
    result: list[Picture] = []
    for i in range(HAND_SIZE):
        box = layout.boxes[f"row/{layout.bottom}", i]
        drawn = outline(round(box.w), round(box.h), max(1, round(box.w * 0.05)), kit.px(1), IVORY_DIM)
        result.append(Picture(("place", i), drawn, round(box.x), round(box.y), _Z_PLACE))
    return result
