"""The cards of Duelo Jartible as small ints (J1, J2).

Cards of one kind are alike: a card's number is its kind. Creatures come first, each plain then shiny, then supports,
then scenarios, all in the order of the file; so a sorted hand shows its creatures first.
"""

from __future__ import annotations

from ...engine.text import Text, text
from . import vocabulary
from .card_set import CardSetFile, Stats, load_card_set

Card = tuple[int, int, int, int, int]
"""(ATQ, VL, DF, stars, 1 for a shiny)."""
ATQ, VL, DF, STARS, SHINE = range(5)
SHINY_SUFFIX = "_shiny"
SPECIAL_STARS = 3

_SET: CardSetFile = load_card_set()


def _card(stats: Stats, stars: int, shine: int) -> Card:
    return (stats.atq, stats.vl, stats.df, stars, shine)


CREATURES = 2 * len(_SET.creatures)
"""Kinds below are creatures."""
SUPPORTS_END = CREATURES + len(_SET.supports)
"""Kinds from `CREATURES` to below this are supports, the others scenarios."""
KINDS = SUPPORTS_END + len(_SET.scenarios)

STATS: tuple[Card, ...] = tuple(
    _card(row.shiny if shine else row.plain, row.stars, shine) for row in _SET.creatures for shine in (0, 1)
)
"""By creature kind."""
CARD_IDS: tuple[str, ...] = (
    *(row.id + suffix for row in _SET.creatures for suffix in ("", SHINY_SUFFIX)),
    *(row.id for row in _SET.supports),
    *(row.id for row in _SET.scenarios),
)
KIND_BY_ID: dict[str, int] = {name: kind for kind, name in enumerate(CARD_IDS)}
SPECIES_IDS: tuple[str, ...] = tuple(row.id for row in _SET.creatures if not row.species)
SPECIES: tuple[int, ...] = tuple(
    SPECIES_IDS.index(row.species or row.id) for row in _SET.creatures for _ in range(2)
)
"""By creature kind: which species it is of, both models and both versions alike."""
IS_SHINY: tuple[bool, ...] = tuple(bool(card[SHINE]) for card in STATS)
IS_SPECIAL: tuple[bool, ...] = tuple(card[STARS] == SPECIAL_STARS for card in STATS)
SPEED: tuple[int, ...] = tuple(card[VL] for card in STATS) + (0,) * (KINDS - CREATURES)
"""VL by kind; supports and scenarios count 0 in the speed draw (J7)."""
SUPPORT_EFFECTS: tuple[vocabulary.Support, ...] = tuple(row.effect for row in _SET.supports)
"""By support kind less `CREATURES`."""
SCENARIO_EFFECTS: tuple[vocabulary.Scenario, ...] = tuple(row.effect for row in _SET.scenarios)
"""By scenario kind less `SUPPORTS_END`."""
MODELS: tuple[str, ...] = tuple(row.id for row in _SET.creatures)


def is_support(kind: int) -> bool:
    """Whether the kind is a support (AP)."""
    return CREATURES <= kind < SUPPORTS_END


def is_scenario(kind: int) -> bool:
    """Whether the kind is a scenario."""
    return kind >= SUPPORTS_END


def support_effect(kind: int) -> vocabulary.Support:
    """The effect of a support."""
    return SUPPORT_EFFECTS[kind - CREATURES]


def scenario_effect(kind: int) -> vocabulary.Scenario:
    """The effect of a scenario."""
    return SCENARIO_EFFECTS[kind - SUPPORTS_END]


def card_text(kind: int) -> Text:
    """The card's name, for logs and reasons."""
    if kind < CREATURES:
        name = text(f"jartible.card.{MODELS[kind // 2]}")
        return text("jartible.card.shiny", card=name) if IS_SHINY[kind] else name
    return text(f"jartible.card.{CARD_IDS[kind]}")
