"""Invented matches in a folder of their own, for pictures of the scenes that list and count them."""

from __future__ import annotations

import os
from datetime import datetime, timedelta
from pathlib import Path
from random import Random

from ..bots.levels import levels
from ..engine.contract import Options
from ..games.registry import rules
from ..match.journal import Act, End, Entry, NextDeal, encoded, header_line
from ..match.match import Match
from ..match.seats import SeatSetup
from ..match.setup import BEST_OF, setup
from ..match.writer import created

_FIRST_DAY = datetime(2026, 10, 4, 18, 30)
_ACTIONS = (14, 40, 62, 10_000, 10_000, 10_000, 10_000)
"""How far each of the sample games has come."""
_CROWDED = (2, 5)
"""Which of them four play, where that can be."""
ME, GUEST = SeatSetup("human", "Anna"), SeatSetup("human", "Bruno")
RIVALS = ("Pia", "Tomas", "Vera", "Ottilia")
"""One of each level."""


def sample_games(folder: Path, game: str, seed: int) -> None:
    """A few real matches: some under way, one of them in its second deal, some finished."""
    from .shot import advance

    rivals = [SeatSetup("bot", name, row.id) for row, name in zip(levels(game), RIVALS, strict=False)]
    for number, actions in enumerate(_ACTIONS):
        rival = GUEST if number % 3 == 2 else rivals[number % len(rivals)]
        options = _best_of(game, 3 if number in (1, 4) else 1)
        when = _when(number * 9)
        crowded = number in _CROWDED and max(rules(game).seats) >= 4
        seats = [ME, rivals[0], GUEST, rivals[1]] if crowded else [ME, rival]
        match = Match.new(game, seed=seed + number, options=options, seats=seats, folder=folder, clock=lambda w=when: w)
        advance(match, actions)
        while match.deal_over and match.result is None:
            match.next_deal()
            advance(match, actions if number != 1 else 30)
        match.close()
        _dated(match.path, when)


def sample_results(folder: Path, game: str, seed: int) -> None:
    """Results of some months, invented: journals with an end, whose moves are none."""
    rng = Random(seed)
    ids = [row.id for row in levels(game)]
    for number in range(64):
        level = rng.choices(range(len(ids)), weights=range(len(ids) + 1, 1, -1))[0]
        rival = GUEST if number % 7 == 6 else SeatSetup("bot", ids[level].capitalize(), ids[level])
        won = rng.random() < 0.8 - 0.18 * level
        winners = () if rng.random() < 0.07 else (0,) if won else (1,)
        options = _best_of(game, 3 if rng.random() < 0.3 else 1)
        _write_result(folder, game, [ME, rival], options, winners, _when(number), rng)


def _best_of(game: str, deals: int) -> Options:
    """Matches of so many deals, in games that have such."""
    return {BEST_OF: deals} if any(option.id == BEST_OF for option in rules(game).option_table()) else {}


def _write_result(
    folder: Path, game: str, seats: list[SeatSetup], options: Options, winners: tuple[int, ...], when: datetime,
    rng: Random,
) -> None:  # fmt: skip
    deals = 1 if options.get(BEST_OF, 1) == 1 else rng.choice((2, 3))
    entries: list[Entry] = []
    for deal in range(1, deals + 1):
        entries += [NextDeal(deal)] if deal > 1 else []
        entries += [Act(n, n % 2, "") for n in range(round(rng.gauss(92, 17)))]
    made_of = setup(game, rng.randrange(1000), options, seats, None)
    writer = created(folder, game, when, header_line(made_of))
    for entry in (*entries, End(winners)):
        writer.append(encoded(entry))
    writer.close()
    _dated(writer.path, when)


def _when(number: int) -> datetime:
    return _FIRST_DAY + timedelta(hours=21 * number, minutes=17 * number)


def _dated(path: Path | None, when: datetime) -> None:
    if path is not None:
        os.utime(path, (when.timestamp(), when.timestamp()))
