"""The decks that come with a game against each other: every pair, and each deck against all others."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import msgspec

from ..engine.contract import Options, OptionValue
from ..games import registry
from .pairs import Pair, pairs_played
from .rates import Rate, rate, rate_text
from .setup import seat_count
from .simulate import Progress, seated


class DeckPair(msgspec.Struct, frozen=True):
    """What one deck got against another."""

    one: str
    other: str
    won: Rate


class DeckShare(msgspec.Struct, frozen=True):
    """What a deck got against all others."""

    deck: str
    won: Rate


class DeckReport(msgspec.Struct, frozen=True):
    """How the decks stand; ``--json`` writes exactly this."""

    format: int
    game: str
    games: int
    """Of each pair."""
    seed: int
    bots: tuple[str, ...]
    """By seat."""
    options: dict[str, OptionValue]
    pairs: tuple[DeckPair, ...]
    decks: tuple[DeckShare, ...]

    def lines(self) -> tuple[str, ...]:
        """The report as a table, in English."""
        wide = max(len(share.deck) for share in self.decks)
        bots = ", ".join(self.bots)
        rows = [f"{self.game}: {self.games} games of each pair of decks, seed {self.seed}, {bots}"]
        rows += [f"  {pair.one:{wide}} - {pair.other:{wide}} {rate_text(pair.won)}" for pair in self.pairs]
        rows.append("  against all others")
        rows += [f"  {share.deck:{wide}}   {'':{wide}} {rate_text(share.won)}" for share in self.decks]
        return tuple(rows)


def decks_compared(
    game: str, games: int, seed: int, bots: Sequence[str], options: Options, progress: Progress | None = None
) -> DeckReport:
    """Let every two of the ready decks play ``games`` games, an even number, in a game where players bring decks."""
    decks = registry.decks(game)
    assert decks is not None
    names = seated(bots, seat_count(registry.rules(game), options))
    house = {name: value for name, value in options.items() if name not in decks.options}
    pairs = list(combinations(decks.ready, 2))
    wins = dict.fromkeys(pairs, 0.0)
    for pair, owner, results in pairs_played(game, pairs, decks.options, games, seed, names, house, progress):
        wins[pair] += sum(result.scores[owner] for result in results)
    return _report(game, games, seed, names, house, decks.ready, wins)


def _report(
    game: str, games: int, seed: int, names: tuple[str, ...], house: dict[str, OptionValue], ready: tuple[str, ...],
    wins: dict[Pair, float],
) -> DeckReport:  # fmt: skip
    pairs = tuple(DeckPair(*pair, rate(won, games)) for pair, won in wins.items())
    shares = tuple(DeckShare(deck, rate(_points(deck, games, wins), games * (len(ready) - 1))) for deck in ready)
    return DeckReport(1, game, games, seed, names, house, pairs, shares)


def _points(deck: str, games: int, wins: dict[Pair, float]) -> float:
    """What a deck got of all its games."""
    return sum(won if pair[0] == deck else games - won for pair, won in wins.items() if deck in pair)
