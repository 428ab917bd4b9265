"""How long everything is shown: cards that move, and what is seen only for a moment beside them."""

from __future__ import annotations

from ...engine.event import Event
from ...table.faces import Tempo
from ...table.theme import FLIP, MOVE, REDUCED_FADE, REVEAL_BEAT

_QUIET = Tempo(0.0)
_TEMPI: dict[str, Tempo] = {
    "deal": Tempo(MOVE * 0.8, 0.0, 0.05, 0.015),
    "virtues": Tempo(MOVE, 0.0, 0.2),
    "roles": Tempo(0.0, 0.0, 1.6),
    "exchange": Tempo(MOVE, 0.0, 0.2, 0.03),
    "challenge": Tempo(MOVE, 0.0, 0.3),
    "virtue": Tempo(MOVE * 1.3, 0.0, 0.4),
    "salute": Tempo(MOVE, 0.0, 0.8),
    "bout": Tempo(0.0, 0.0, 0.2),
    "trade": Tempo(MOVE, 0.0, 0.15),
    "draw": Tempo(MOVE * 0.9, 0.0, 0.1, 0.03),
    "posta": Tempo(FLIP, REVEAL_BEAT, 0.4),
    "pass": Tempo(0.0, 0.0, 0.3),
    "hold": Tempo(0.0, 0.0, 0.8),
    "taunt": Tempo(0.0, 0.0, 1.1),
    "discard": Tempo(MOVE, 0.0, 0.2),
    "cycle": Tempo(MOVE, 0.0, 0.45),
    "ability": Tempo(MOVE * 1.2, 0.0, 1.1),
    "denied": Tempo(0.0, 0.0, 1.0),
    "recover": Tempo(MOVE * 1.2, 0.0, 0.45),
    "look": Tempo(0.0, 0.0, 1.2),
    "first_step": Tempo(0.0, 0.0, 1.0),
    "steal": Tempo(MOVE * 1.3, 0.0, 0.8),
    "kicked": Tempo(MOVE, 0.0, 1.0),
    "no_fendente": Tempo(0.0, 0.0, 1.1),
    "attack": Tempo(MOVE * 1.2, 0.0, 0.6),
    "beat": Tempo(MOVE * 1.2, 0.0, 0.7),
    "parry": Tempo(MOVE, 0.0, 0.3),
    "counter": Tempo(MOVE, 0.0, 0.7),
    "exchange_thrust": Tempo(MOVE, 0.0, 0.7),
    "defend": Tempo(MOVE, 0.0, 0.7),
    "break": Tempo(MOVE, 0.0, 0.7),
    "bind": Tempo(0.0, 0.1, 1.2),
    "side": Tempo(0.0, 0.0, 0.9),
    "entry": Tempo(0.0, 0.0, 0.9),
    "remedy": Tempo(MOVE * 1.2, 0.0, 0.8),
    "answer.perfect": Tempo(MOVE * 1.2, 0.0, 1.7),
    "answer.aligned": Tempo(MOVE * 1.2, 0.0, 1.3),
    "answer.blow": Tempo(MOVE * 1.2, 0.0, 1.2),
    "wait": Tempo(0.0, 0.0, 0.75),
    "measure": Tempo(MOVE, 0.0, 1.0),
    "break_off": Tempo(0.0, 0.0, 1.2),
    "clear": Tempo(MOVE, 0.0, 0.2, 0.01),
    "draw_bout": Tempo(0.0, 0.0, 1.6),
    "point": Tempo(0.0, 0.0, 1.8),
    "place": Tempo(MOVE * 0.8),
    "lift": Tempo(MOVE * 0.8),
    "rows": Tempo(MOVE, 0.0, 0.3, 0.01),
    "turn_up": Tempo(FLIP, REVEAL_BEAT * 0.6, 0.25),
    "useless": Tempo(MOVE, 0.0, 0.25),
    "end": Tempo(0.0, 0.0, 1.6),
}
_PASSING = frozenset((
    "roles", "salute", "hold", "pass", "taunt", "ability", "denied", "look", "first_step", "steal", "kicked",
    "no_fendente", "attack", "beat", "parry", "counter", "exchange_thrust", "defend", "break", "bind", "side", "entry",
    "remedy", "answer.perfect", "answer.aligned", "answer.blow", "wait", "measure", "break_off", "draw_bout", "point",
    "turn_up", "useless", "clear", "posta", "discard", "cycle", "recover", "trade", "draw", "exchange", "end",
    "rows",
))  # fmt: skip
"""Events beside which something is seen for a moment."""
_SPARE, _LEAST = 0.04, 0.05


def tempo(event: Event) -> Tempo:
    """How an event is shown."""
    return _TEMPI.get(event.kind, _QUIET)


def passing_seconds(event: Event) -> float:
    """How long something is seen for an event, at normal speed; 0 for nothing.

    A little shorter than the event itself, with reduced motion too: it takes the place of signs that hold no longer,
    and must be gone when the signs of the next decision come.
    """
    if event.kind not in _PASSING:
        return 0.0
    shown = tempo(event)
    moving = min(shown.motion, REDUCED_FADE) if event.moves else 0.0
    return max(_LEAST, shown.after + moving - _SPARE)
