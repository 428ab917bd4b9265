"""``weights.toml``: the fitted weights of a game's evaluation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ..engine.text import text
from .paths import levels_root
from .toml import DataError, read_toml


class WeightsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One weight for each feature, by name."""

    format: Literal[1]
    weights: dict[str, Annotated[float, Meta(ge=-100.0, le=100.0)]]


def load_weights(game: str, features: Sequence[str]) -> tuple[float, ...]:
    """The weights of a game in the order of ``features``; DataError if the file does not name exactly these."""
    path = levels_root() / game / "weights.toml"
    weights = read_toml(path, WeightsFile).weights
    if set(weights) != set(features):
        odd = ", ".join(sorted(set(weights) ^ set(features)))
        raise DataError(text("common.data.invalid", file=str(path), where="weights", what=odd))
    return tuple(weights[name] for name in features)
