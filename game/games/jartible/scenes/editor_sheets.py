"""What stands on the sheets of the deck editor: the collection, the deck, its rules and curves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from ....engine.text import Text, text
from ....scenes.desk import Desk
from ....scenes.scene import PageScene
from ....table.kit import Kit
from ....table.theme import GARNET, INK, WOOD
from ....table.widgets import Button, Field, Heading, Label, Row, SearchField, Space, Widget
from ..cards import CREATURES, SPECIES_IDS
from ..collection import ANY_SPECIES, SORTS, STAR_COUNTS, Wanted, found
from ..draft import Draft, rule_states, tally
from ..own_decks import MOST_NAME
from .carrying import Source
from .charts import curves
from .chips import Chip, Turn
from .entries import Columns, Entry, RuleLine
from .tiles import Faces, Tile, tile_rows


@dataclass(frozen=True, slots=True)
class Hands:
    """What the sheets let one do with cards."""

    add: Callable[[int], None]
    remove: Callable[[int], None]
    look: Callable[[int], None]
    take: Callable[[Source, int, tuple[int, int]], None]


# The collection


class Collection:
    """The left sheet: filters, then every card that passes them."""

    def __init__(self, desk: Desk, draft: Draft, hands: Hands, faces: Faces, changed: Callable[[], None]) -> None:
        self._desk, self._draft, self._hands, self._faces, self._changed = desk, draft, hands, faces, changed
        self.wanted = Wanted()
        self.search = SearchField(text("jartible.decks.search"), "", self._look_for)

    def widgets(self, columns: int) -> list[Widget]:
        """From top to bottom."""
        kinds = found(self.wanted, self._desk.say)
        self.search.note = str(len(kinds))
        tiles = [self._tile(kind) for kind in kinds]
        none: list[Widget] = [] if kinds else [Label(text("jartible.decks.none_found"), align="center")]
        return [self.search, Row(self._filters()), Space(1), *none, *tile_rows(tiles, columns)]

    def _tile(self, kind: int) -> Tile:
        tile = Tile(kind, self._hands.add, self._hands.look, self._faces)
        tile.count = self._draft.count
        tile.take = partial(self._hands.take, "collection")
        return tile

    def _filters(self) -> list[Button]:
        """None of them moves when another is pressed: a second press at the same place does the same again."""
        wanted = self.wanted
        sorts, stars, species = (
            [text(f"jartible.decks.sort.{sort}") for sort in SORTS],
            [_stars_text(count) for count in range(len(STAR_COUNTS))],
            [species_text(one) for one in (ANY_SPECIES, *range(len(SPECIES_IDS)))],
        )
        at_species = 0 if wanted.species == ANY_SPECIES else wanted.species + 1
        everything = Chip(text("jartible.decks.clear"), self.clear, icon="close")
        everything.enabled = not wanted.everything
        return [
            _turn(sorts, SORTS.index(wanted.sort), self._next_sort),
            _turn(stars, wanted.stars, self._next_stars),
            _turn(species, at_species, self._choose_species),
            everything,
        ]

    def _next_sort(self) -> None:
        self.wanted.sort = SORTS[(SORTS.index(self.wanted.sort) + 1) % len(SORTS)]
        self._changed()

    def _next_stars(self) -> None:
        self.wanted.stars = (self.wanted.stars + 1) % len(STAR_COUNTS)
        self._changed()

    def _choose_species(self) -> None:
        self._desk.scenes.push(SpeciesScene(self._desk, self.wanted.species, self._want_species))

    def _want_species(self, species: int) -> None:
        self.wanted.species = species
        self._changed()

    def _look_for(self, words: str) -> None:
        self.wanted.words = words
        self._changed()

    def search_anew(self) -> None:
        """Empty the line in which cards are looked for: the next word is no end of the last one."""
        self.search.value = ""
        if self.wanted.words:
            self._look_for("")

    def clear(self) -> None:
        """Show every card."""
        self.wanted = Wanted()
        self.search.value = ""
        self._changed()


def _turn(words: list[Text], chosen: int, act: Callable[[], None]) -> Button:
    """A filter; brass where it leaves something out."""
    return Turn(words, chosen, act, style="brass" if chosen else "plate")


def _stars_text(stars: int) -> Text:
    return text("jartible.decks.stars", n=stars) if stars else text("jartible.decks.stars_all")


def species_text(species: int) -> Text:
    """A species by name, or all of them."""
    if species == ANY_SPECIES:
        return text("jartible.decks.species_all")
    return text(f"jartible.card.{SPECIES_IDS[species]}")


class SpeciesScene(PageScene):
    """All species by name, to choose one from."""

    game = "jartible"
    name = "species"

    def __init__(self, desk: Desk, species: int, choose: Callable[[int], None]) -> None:
        super().__init__(desk)
        self._species, self._choose = species, choose

    def widgets(self) -> list[Widget]:
        """One button for each, those for none and for going back."""
        order = sorted(range(len(SPECIES_IDS)), key=lambda species: self.desk.say(species_text(species)))
        buttons = [self._button(species) for species in (ANY_SPECIES, *order)]
        back = Row([Button(text("common.back"), self.back, icon="back")])
        return [Label(text("jartible.decks.species"), "title", align="center"), Row(buttons), Space(4), back]

    def _button(self, species: int) -> Button:
        style = "brass" if species == self._species else "plate"
        return Button(species_text(species), partial(self._chosen, species), style=style)

    def _chosen(self, species: int) -> None:
        self._choose(species)
        self.back()


# The deck


class NameField(Field):
    """The line of a deck's name, as wide as the sheet."""

    def _stacked(self, kit: Kit, width: int) -> bool:
        return True


def deck_widgets(draft: Draft, hands: Hands, rename: Callable[[str], None]) -> list[Widget]:
    """Name, how it stands, and its cards line by line."""
    widgets: list[Widget] = [
        NameField(text("jartible.decks.name"), draft.name, rename, most=MOST_NAME),
        *summary_labels(draft.kinds),
    ]
    if not draft.kinds:
        widgets.append(Label(text("jartible.decks.empty"), colour=WOOD))
    if any(kind < CREATURES for kind in draft.kinds):
        widgets.append(Columns())
    for kind, count in sorted(draft.counts.items()):
        entry = Entry(kind, count, hands.remove, hands.look)
        entry.take = partial(hands.take, "deck")
        widgets.append(entry)
    return widgets


def summary_labels(kinds: tuple[int, ...]) -> list[Widget]:
    """How many cards of which sort, and whether the deck can be played."""
    numbers = tally(kinds)
    counts = {name: numbers[name] for name in ("creatures", "supports", "scenarios")}
    broken = sum(state.broken for state in rule_states(kinds))
    verdict = text("jartible.decks.broken", n=broken) if broken else text("jartible.decks.legal")
    return [
        Label(text("jartible.decks.counts", cards=text("jartible.decks.cards", n=len(kinds)), **counts), "small"),
        Label(verdict, "small", GARNET if broken else INK),
    ]


def fact_widgets(draft: Draft, read: Callable[[], None]) -> list[Widget]:
    """Every rule of J3, kept or broken, where to read it, and the curves."""
    rules = [RuleLine(state) for state in rule_states(draft.kinds)]
    return [
        Heading(text("jartible.decks.rules", rule="J3")),
        *rules,
        Row([Chip(text("jartible.decks.read_rule", rule="J3"), read, icon="book")]),
        Heading(text("jartible.decks.curves")),
        *curves(draft.kinds),
        Space(2),
        Label(text("jartible.decks.keys"), "small", WOOD),
    ]
