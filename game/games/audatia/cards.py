"""The cards of Audatia (A1-A4) as small ints, and what is printed on them as tables for the rules.

Cards that look alike are alike: a card's number is its kind. Action cards are 0-42 (blows, remedies, counter-remedies,
abilities), then come the twelve poste and the four virtues. A set of kinds is a bitmask.
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import sub

from ...engine.text import Text, text
from .data import data

_DATA = data()
_CARDS = _DATA.blows.cards
_REMEDIES = _DATA.stretto.remedies
_COUNTERS = _DATA.stretto.counters
_POSTE = _DATA.poste.poste
_ABILITIES = _DATA.abilities.abilities

BLOWS = tuple(row.id for row in _DATA.blows.blows)
MF, RF, MM, RM, MS, RS, P = range(7)
VIRTUES = ("audatia", "prudentia", "celeritas", "fortitudo")
AUDATIA, PRUDENTIA, CELERITAS, FORTITUDO = range(4)
POSTE = tuple(row.id for row in _POSTE)
CHARACTERS = tuple(row.id for row in _DATA.abilities.characters)
NO_VIRTUE = -1

KINDS: tuple[str, ...] = (
    *(row.id for row in _CARDS),
    *(row.id for row in _REMEDIES),
    *(row.id for row in _COUNTERS),
    *(row.id for row in _ABILITIES),
    *POSTE,
    *VIRTUES,
)
KIND = {name: kind for kind, name in enumerate(KINDS)}
FIRST_REMEDY = len(_CARDS)
FIRST_COUNTER = FIRST_REMEDY + len(_REMEDIES)
FIRST_ABILITY = FIRST_COUNTER + len(_COUNTERS)
FIRST_POSTA = FIRST_ABILITY + len(_ABILITIES)
FIRST_VIRTUE = FIRST_POSTA + len(POSTE)
ACTION_KINDS = range(FIRST_POSTA)
POSTA_CARDS = tuple(range(FIRST_POSTA, FIRST_VIRTUE))
VIRTUE_CARDS = tuple(range(FIRST_VIRTUE, len(KINDS)))

KICK, BREAK_OFF, FEINT = (KIND[name] for name in ("kick_to_the_groin", "break_off", "feint"))
SECOND_THOUGHT, REPEAT, LURE, TAUNT = (KIND[name] for name in ("second_thought", "repeat", "lure", "taunt"))
DENY, EYE, PRE_EMPT, MEASURE = (KIND[name] for name in ("deny", "eye_of_the_lynx", "pre_empt", "perfect_measure"))
UNHORSE, REVEAL, SECOND_WIND, SWIFT = (KIND[name] for name in ("unhorse", "reveal", "second_wind", "swift_reply"))
UBERLAUFEN, DUPLIEREN, MUTIEREN = (KIND[name] for name in ("uberlaufen", "duplieren", "mutieren"))
POISON, NACHREISEN = KIND["poison_dust"], KIND["nachreisen"]
SOPRANA = KIND["soprana_tor_di_spada"]


def kinds_mask(kinds: Iterable[int]) -> int:
    """The set of these kinds."""
    mask = 0
    for kind in kinds:
        mask |= 1 << kind
    return mask


def _of_blows(names: Iterable[str]) -> int:
    """All cards of the named blows."""
    wanted = set(names)
    return kinds_mask(kind for kind, row in enumerate(_CARDS) if row.blow in wanted)


def _blows_that(column: str, *values: object) -> int:
    """All cards of blows with one of these values in a column."""
    return _of_blows(row.id for row in _DATA.blows.blows if getattr(row, column) in values)


# Blows (A2)

BLOW_OF: tuple[int, ...] = tuple(BLOWS.index(row.blow) for row in _CARDS)
"""By kind of card."""
SUN: tuple[str, ...] = tuple(row.sun for row in _CARDS)
MIDDLE, RIGHT, LEFT = range(3)
"""Where a pile lies, as its owner sees it (A14)."""
NO_SIDE = -1
HAND: tuple[int, ...] = tuple(("middle", "right", "left").index(_DATA.blows.blows[blow].hand) for blow in BLOW_OF)
"""By kind of card: the side from which it is played."""
ALL_BLOWS = kinds_mask(range(FIRST_REMEDY))
OF_BLOW: tuple[int, ...] = tuple(_of_blows([name]) for name in BLOWS)
FENDENTI = _blows_that("height", "fendente")
MEZANI = _blows_that("height", "mezano")
SOTTANI = _blows_that("height", "sottano")
MEZANI_SOTTANI = MEZANI | SOTTANI
PUNTA = OF_BLOW[P]
CUTS = ALL_BLOWS & ~PUNTA
NEED_PRUDENTIA = _blows_that("attack", "prudentia")
PARRIERS = _blows_that("parry", True)
COUNTERERS = _blows_that("counter", True)
BREAKERS = _blows_that("breaks", True)
PARRIED_BY: tuple[int, ...] = tuple(_of_blows(_DATA.blows.blows[blow].parried_by) & PARRIERS for blow in BLOW_OF)
"""By kind of the attack: the cards that parry it."""
FROM_SIDE: tuple[int, ...] = (ALL_BLOWS, _blows_that("hand", "right", "middle"), _blows_that("hand", "left", "middle"))
FINAL: tuple[int, ...] = tuple(POSTE.index(_DATA.blows.blows[blow].final) for blow in BLOW_OF)

# Poste (A4)

FROM_POSTA: tuple[int, ...] = tuple(_of_blows(row.blows) for row in _POSTE)
CLOSED_TO: tuple[int, ...] = tuple(_of_blows(row.closed_to) for row in _POSTE)
Bonus = tuple[int, int, int, int]
NO_BONUS: Bonus = (0, 0, 0, 0)


def _bonus(row: dict[str, int]) -> Bonus:
    return (row.get("audatia", 0), row.get("prudentia", 0), row.get("celeritas", 0), row.get("fortitudo", 0))


BONUS: tuple[Bonus, ...] = tuple(_bonus({str(name): n for name, n in row.bonus.items()}) for row in _POSTE)
EXTENSA: tuple[bool, ...] = tuple(row.extensa for row in _POSTE)
EXCHANGE: tuple[bool, ...] = tuple(row.exchange for row in _POSTE)
PUNTA_DEFENCE: tuple[bool, ...] = tuple(row.punta_defence for row in _POSTE)

# Remedies and counter-remedies (A24, A25)

INTERNAL, EXTERNAL = range(2)
SIDES = ("internal", "external")
ALL_REMEDIES = kinds_mask(range(FIRST_REMEDY, FIRST_COUNTER))
ALL_COUNTERS = kinds_mask(range(FIRST_COUNTER, FIRST_ABILITY))
FITTING: tuple[int, int] = tuple(  # pyright: ignore[reportAssignmentType]
    kinds_mask(FIRST_REMEDY + i for i, row in enumerate(_REMEDIES) if side in row.sides) for side in SIDES
)
"""By side: the remedies that can be played there."""
INTERNAL_COUNTERS = kinds_mask(FIRST_COUNTER + i for i, row in enumerate(_COUNTERS) if "internal" in row.sides)
PERFECT: dict[int, int] = {
    FIRST_REMEDY + i: kinds_mask(FIRST_COUNTER + j for j, row in enumerate(_COUNTERS) if row.perfect == remedy.id)
    for i, remedy in enumerate(_REMEDIES)
}
"""By remedy: the counters that undo it."""
ALIGNED: dict[int, int] = {
    FIRST_REMEDY + i: PERFECT[FIRST_REMEDY + i]
    | kinds_mask(FIRST_COUNTER + j for j, row in enumerate(_COUNTERS) if remedy.id in row.aligned)
    for i, remedy in enumerate(_REMEDIES)
}
"""By remedy: the counters that answer it, perfect or not."""

# Abilities

NEEDS: dict[int, int] = {
    FIRST_ABILITY + i: VIRTUES.index(row.virtue) if row.virtue in VIRTUES else NO_VIRTUE
    for i, row in enumerate(_ABILITIES)
}
"""By ability: the virtue in which its player needs advantage."""
CYCLING = kinds_mask(kind for kind, virtue in NEEDS.items() if virtue != NO_VIRTUE)
OUT_OF_RANGE = kinds_mask(FIRST_ABILITY + i for i, row in enumerate(_ABILITIES) if row.when == "out")

# Decks (A1)

DECK_SIZE = 39
HAND_SIZE = 12


def _copies(character: int, column: str) -> list[int]:
    owned = {row.id: row for row in _DATA.abilities.characters[character].abilities}
    rows = [*_CARDS, *_REMEDIES, *_COUNTERS, *(owned.get(row.id) for row in _ABILITIES)]
    return [int(getattr(row, column)) if row is not None else 0 for row in rows]


COPIES: tuple[tuple[int, ...], ...] = tuple(tuple(_copies(i, "copies")) for i in range(len(CHARACTERS)))
"""By character, by kind: how many cards of it are in the action deck."""
_BASIC: tuple[tuple[int, ...], ...] = tuple(tuple(_copies(i, "basic")) for i in range(len(CHARACTERS)))


def _cards(counts: Iterable[int]) -> tuple[int, ...]:
    """So many cards of each kind, in order."""
    return tuple(kind for kind, count in enumerate(counts) for _ in range(count))


_DECKS = tuple(_cards(copies) for copies in COPIES)
_BASICS = tuple(_cards(basic) for basic in _BASIC)
_BEYOND_BASICS = tuple(_cards(map(sub, copies, basic)) for copies, basic in zip(COPIES, _BASIC, strict=True))


def deck(character: int) -> list[int]:
    """The 39 action cards of a character in order."""
    return list(_DECKS[character])


def basics(character: int) -> list[int]:
    """The 12 Basic cards of a character (A6)."""
    return list(_BASICS[character])


def beyond_basics(character: int) -> list[int]:
    """The other 27 in order."""
    return list(_BEYOND_BASICS[character])


def card_text(card: int) -> Text:
    """The card's name, for logs and reasons."""
    return text(f"audatia.card.{KINDS[card]}")


def posta_text(posta: int) -> Text:
    """A posta's name."""
    return text(f"audatia.card.{POSTE[posta]}")


def virtue_text(virtue: int) -> Text:
    """A virtue's name."""
    return text(f"audatia.card.{VIRTUES[virtue]}")
