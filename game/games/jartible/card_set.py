"""The file ``levels/jartible/cards.toml``: which creatures, supports and scenarios there are (J1, J2)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ...data.levels import Word
from ...data.paths import levels_root
from ...data.toml import read_toml
from .vocabulary import Scenario, Support

Stat = Annotated[int, Meta(ge=0, le=120, multiple_of=10)]
POINTS = {1: (140, 160), 2: (160, 180), 3: (190, 210)}
"""What a creature's three numbers come to, by its stars (least, most)."""
SHINY_POINTS = 20
HIGHEST = {1: 100, 2: 100, 3: 120}


class Stats(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """ATQ, VL and DF (J1)."""

    atq: Stat
    vl: Stat
    df: Stat

    @property
    def points(self) -> int:
        """The sum of the three."""
        return self.atq + self.vl + self.df


class CreatureRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A model of a species: plain and shiny. ``species``: whose second model it is; its own if empty."""

    id: Word
    stars: Literal[1, 2, 3]
    plain: Stats
    shiny: Stats
    species: Word | Literal[""] = ""

    def __post_init__(self) -> None:
        least, most = POINTS[self.stars]
        if not least <= self.plain.points <= most:
            raise ValueError(f"`plain` of {self.id} has {self.plain.points} points, not {least} to {most}")
        if self.shiny.points != self.plain.points + SHINY_POINTS:
            raise ValueError(f"`shiny` of {self.id} has not {SHINY_POINTS} points more than `plain`")
        for stats in (self.plain, self.shiny):
            if max(stats.atq, stats.vl, stats.df) > HIGHEST[self.stars]:
                raise ValueError(f"{self.id} has a number above {HIGHEST[self.stars]}")


class SupportRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A support and its one effect (J2)."""

    id: Word
    effect: Support


class ScenarioRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario and its one effect (J2)."""

    id: Word
    effect: Scenario


class CardSetFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``cards.toml``. A species has one or two models, all with the same stars; ids are told apart."""

    format: Literal[1]
    creatures: Annotated[tuple[CreatureRow, ...], Meta(min_length=1, max_length=200)]
    supports: Annotated[tuple[SupportRow, ...], Meta(max_length=100)]
    scenarios: Annotated[tuple[ScenarioRow, ...], Meta(max_length=100)]

    def __post_init__(self) -> None:
        ids = [row.id for row in (*self.creatures, *self.supports, *self.scenarios)]
        for twice in {name for name in ids if ids.count(name) > 1}:
            raise ValueError(f"`{twice}` is there twice")
        stars = {row.id: row.stars for row in self.creatures if not row.species}
        seconds = [row.species for row in self.creatures if row.species]
        for row in self.creatures:
            if row.species and (stars.get(row.species) != row.stars or seconds.count(row.species) > 1):
                raise ValueError(f"`{row.id}` is no second model of `{row.species}`")


def load_card_set() -> CardSetFile:
    """All cards of the game; DataError if the file is wrong."""
    return read_toml(levels_root() / "jartible" / "cards.toml", CardSetFile)
