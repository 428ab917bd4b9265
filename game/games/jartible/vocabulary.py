"""The words in which supports and scenarios are written: a closed set of effects, data and nothing else.

A card of ``cards.toml`` has one of them, ``do`` naming which. What an effect does is one function of `effects` (or a
line of `state`, for those that reach beyond a window), how it reads is made in `wording`: both from the same values.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Whose = Literal["own", "rival"]
Line = Literal["attack", "defence", "any"]
Amount = Annotated[int, Meta(ge=-200, le=200, multiple_of=5)]
Gain = Annotated[int, Meta(ge=5, le=200, multiple_of=5)]


class _Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    pass


class LineBonus(_Effect, frozen=True, tag="line"):
    """So many points more or less for a revealed line, if it is of that kind."""

    whose: Whose
    line: Line
    by: Amount


class EachBonus(_Effect, frozen=True, tag="each"):
    """So many points more or less for each card of a revealed line."""

    whose: Whose
    by: Amount


class LowestBonus(_Effect, frozen=True, tag="lowest"):
    """So many points more for each of the ``count`` lowest cards of the own line."""

    count: Annotated[int, Meta(ge=1, le=5)]
    by: Gain


class Neutralise(_Effect, frozen=True, tag="neutralise"):
    """The support that the rival has already played in this window has no effect (J16)."""


class Block(_Effect, frozen=True, tag="block"):
    """The rival may play no support for the rest of the window (J16)."""


class Ignore(_Effect, frozen=True, tag="ignore"):
    """Scenarios have no effect in this window."""


class Remove(_Effect, frozen=True, tag="remove"):
    """The rival's lowest card leaves the line; a line without cards is a KO (J13)."""


class Swap(_Effect, frozen=True, tag="swap"):
    """In a revealed line ATQ and DF change places."""

    whose: Whose


class Silence(_Effect, frozen=True, tag="silence"):
    """The rival's best card counts nothing."""


class Double(_Effect, frozen=True, tag="double"):
    """The own best card counts twice."""


class Swing(_Effect, frozen=True, tag="swing"):
    """Whoever's line leads in VL: the lead is added to the own total, up to a limit."""

    most: Gain


class Pace(_Effect, frozen=True, tag="pace"):
    """Own creatures are faster, in this window and in the tie-break of this round."""

    by: Gain


class Draw(_Effect, frozen=True, tag="draw"):
    """Cards from the own deck into the hand."""

    count: Annotated[int, Meta(ge=1, le=4)]


class TakeBack(_Effect, frozen=True, tag="take_back"):
    """The last support spent in this round is taken back and played in this card's place."""


Support = (
    LineBonus | EachBonus | LowestBonus | Neutralise | Block | Ignore | Remove | Swap | Silence | Double | Swing | Pace
    | Draw | TakeBack
)  # fmt: skip


class CardsBonus(_Effect, frozen=True, tag="cards"):
    """So many points more or less in one stat, for every card of a kind, of both players."""

    stat: Literal["atq", "df"]
    of: Literal["all", "shiny", "one_star"]
    by: Annotated[int, Meta(ge=-20, le=20, multiple_of=5)]


class UsedBonus(_Effect, frozen=True, tag="used"):
    """So many points more or less in the stat that counts in the window, for every card of a kind."""

    of: Literal["all", "shiny", "one_star"]
    by: Annotated[int, Meta(ge=-20, le=20, multiple_of=5)]


class LinesBonus(_Effect, frozen=True, tag="lines"):
    """So many points more or less for every line of a kind, of both players."""

    line: Literal["attack", "defence"]
    by: Annotated[int, Meta(ge=-25, le=25, multiple_of=5)]


class Floor(_Effect, frozen=True, tag="floor"):
    """No total falls below the printed sum of its cards."""


class NoSupport(_Effect, frozen=True, tag="no_support"):
    """Nobody plays a support in one of the windows."""

    window: Literal["opening", "closing"]


class TieTo(_Effect, frozen=True, tag="tie"):
    """Equal totals are won by a kind of line, and VL is not compared."""

    line: Literal["attack", "defence"]


class Most(_Effect, frozen=True, tag="most"):
    """A formation has at most so many creatures."""

    count: Annotated[int, Meta(ge=2, le=4)]


class Slow(_Effect, frozen=True, tag="slow"):
    """In the tie-break the lower VL wins."""


Scenario = CardsBonus | UsedBonus | LinesBonus | Floor | NoSupport | TieTo | Most | Slow
