"""How effects read: one sentence each, made from the very values that the rules apply, so that they can't differ.

And how a heap of cards is told.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ...engine.text import Text, TextArg, text
from . import vocabulary as v
from .cards import CREATURES, card_text, is_support, scenario_effect, support_effect


def effect_text(effect: v.Support | v.Scenario) -> Text:
    """The effect as a sentence."""
    return _SENTENCES[type(effect)](effect)


def card_effect(kind: int) -> Text | None:
    """What stands on a support or a scenario; None for a creature, which has numbers instead (J1, J2)."""
    if kind < CREATURES:
        return None
    return effect_text(support_effect(kind) if is_support(kind) else scenario_effect(kind))


def cards_text(counts: Mapping[int, int]) -> Text:
    """Cards by name in a row, of each kind how many there are; at least one kind."""
    row, *others = (_many(kind, count) for kind, count in sorted(counts.items()))
    for other in others:
        row = text("jartible.look.counts", first=row, second=other)
    return row


def _many(kind: int, count: int) -> Text:
    return card_text(kind) if count == 1 else text("jartible.look.count", n=count, card=card_text(kind))


def _say(key: str, **args: TextArg) -> Text:
    return text(f"jartible.effect.{key}", **args)


def _points(by: int) -> Text:
    """An amount with its sign."""
    return text("jartible.points.plus" if by >= 0 else "jartible.points.minus", by=abs(by))


def _fixed(key: str) -> Callable[[Any], Text]:
    return lambda effect: _say(key)


_SENTENCES: dict[type, Callable[[Any], Text]] = {
    v.LineBonus: lambda effect: _say(f"line.{effect.whose}.{effect.line}", points=_points(effect.by)),
    v.EachBonus: lambda effect: _say(f"each.{effect.whose}", points=_points(effect.by)),
    v.LowestBonus: lambda effect: _say("lowest", n=effect.count, points=_points(effect.by)),
    v.Neutralise: _fixed("neutralise"),
    v.Block: _fixed("block"),
    v.Ignore: _fixed("ignore"),
    v.Remove: _fixed("remove"),
    v.Swap: lambda effect: _say(f"swap.{effect.whose}"),
    v.Silence: _fixed("silence"),
    v.Double: _fixed("double"),
    v.Swing: lambda effect: _say("swing", most=effect.most),
    v.Pace: lambda effect: _say("pace", points=_points(effect.by)),
    v.Draw: lambda effect: _say("draw", n=effect.count),
    v.TakeBack: _fixed("take_back"),
    v.CardsBonus: lambda effect: _say(f"cards.{effect.stat}.{effect.of}", points=_points(effect.by)),
    v.UsedBonus: lambda effect: _say(f"used.{effect.of}", points=_points(effect.by)),
    v.LinesBonus: lambda effect: _say(f"lines.{effect.line}", points=_points(effect.by)),
    v.Floor: _fixed("floor"),
    v.NoSupport: lambda effect: _say(f"no_support.{effect.window}"),
    v.TieTo: lambda effect: _say(f"tie.{effect.line}"),
    v.Most: lambda effect: _say("most", n=effect.count),
    v.Slow: _fixed("slow"),
}
