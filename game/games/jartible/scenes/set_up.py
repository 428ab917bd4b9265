"""What the set-up of a match asks besides the house rules: a deck for each seat, and the way to the deck editor."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from ....data.settings import MOST_CHOICE
from ....engine.chance import derived, pick
from ....engine.contract import OptionValue
from ....engine.text import Text, text
from ....engine.view import Seat
from ....scenes.desk import Desk
from ....scenes.party import HUMAN
from ....table.widgets import Button, Choice, Label, Row, Widget
from .. import own_decks
from ..deck import OPTION, READY_DECKS, deck_words
from .decks import DecksScene, decks_folder

RANDOM = "random"
_OWN = "own."
_STREAM = 0xDEC5
_DEFAULTS = (READY_DECKS[0], RANDOM)
_REMEMBERED = "jartible.deck.{seat}"


class DeckChoices:
    """The rows of the sheet, and the options that they come to."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        kept = desk.settings.game_choices
        self._chosen = [kept.get(_REMEMBERED.format(seat=seat), _DEFAULTS[seat]) for seat in (0, 1)]
        self._ready = dict(zip(READY_DECKS, own_decks.ready_decks(), strict=True))
        self._shelf = own_decks.Shelf((), ())

    def widgets(self, players: Sequence[str]) -> list[Widget]:
        """A deck for each seat, what is not offered and why, the way to the editor."""
        self._shelf = own_decks.shelf(decks_folder(self._desk))
        return [
            *(self._choice(seat, players) for seat in (0, 1)),
            *self._left_out(),
            Row([Button(text("jartible.decks.title"), self._open, icon="log")]),
        ]

    def _choice(self, seat: Seat, players: Sequence[str]) -> Choice:
        values = [(RANDOM, text("jartible.decks.random")), *self._names()]
        if self._chosen[seat] not in dict(values):
            self._chosen[seat] = _DEFAULTS[seat]
        return Choice(_seat_text(seat, players), values, self._chosen[seat], partial(self._choose, seat))

    def _names(self) -> list[tuple[str, Text]]:
        """Ready decks and the player's own that can be played, by name."""
        named = [(word, text("common.name", seat=deck.name)) for word, deck in self._ready.items()]
        own = [deck for deck in self._shelf.decks if not deck.broken]
        return [*named, *((_OWN + deck.path.stem, text("jartible.decks.yours", name=deck.name)) for deck in own)]

    def _left_out(self) -> list[Widget]:
        """Decks that break rules, by name; files that can't be read are counted."""
        broken = [deck.name for deck in self._shelf.decks if deck.broken]
        lines = [text("jartible.decks.left_out", names=", ".join(broken))] if broken else []
        if self._shelf.problems:
            lines.append(text("jartible.decks.some_unreadable", n=len(self._shelf.problems)))
        return [Label(line, "small") for line in lines]

    def _choose(self, seat: Seat, word: str) -> None:
        self._chosen[seat] = word

    def _open(self) -> None:
        self._desk.scenes.push(DecksScene(self._desk))

    def options(self, seed: int) -> dict[str, OptionValue]:
        """Both decks as lists of cards; a random one goes by the deal's number. TableError if a file is gone."""
        return {OPTION.format(seat=seat): deck_words(self._kinds(seat, seed)) for seat in (0, 1)}

    def _kinds(self, seat: Seat, seed: int) -> tuple[int, ...]:
        word = self._chosen[seat]
        if word == RANDOM:
            word = READY_DECKS[pick(len(READY_DECKS), derived(seed, seat, _STREAM))[0]]
        if word in self._ready:
            return self._ready[word].kinds
        return next(deck.kinds for deck in self._shelf.decks if _OWN + deck.path.stem == word)

    def remember(self) -> None:
        """Offer the same decks next time; a file of endless name is not found again."""
        for seat, word in enumerate(self._chosen):
            self._desk.settings.game_choices[_REMEMBERED.format(seat=seat)] = word[:MOST_CHOICE]


def _seat_text(seat: Seat, players: Sequence[str]) -> Text:
    if players[seat] != HUMAN:
        return text("jartible.decks.of_computer")
    if list(players).count(HUMAN) == 1:
        return text("jartible.decks.of_you")
    return text("jartible.decks.of_player", number=seat + 1)
