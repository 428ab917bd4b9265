"""What a decision is called, asked for, and ruled by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.text import SeatName, Text, TextArg, text
from ...engine.view import Seat
from .cards import PUNTA, card_text
from .phases import (
    ANEW,
    ANSWER,
    AVOIDED,
    BROKEN,
    COUNTERATTACK,
    CUT,
    DENYING,
    ENTRY,
    EXCHANGE,
    EXCHANGED,
    FEINTING,
    FIGHT,
    INSTEAD,
    KICKED,
    LAST_WORD,
    MEZANO,
    MEZANO_BACK,
    NEW_POSTA,
    ORDER,
    OUT,
    OVER_IT,
    OVERRUN,
    PLAIN,
    POSTA,
    REACT,
    SALUTE,
    SALUTE_BACK,
    SIDE,
    STEP,
    STRETTO,
    STRIKE,
    TAKE_BACK,
    TAKE_VIRTUE,
    TAUNTED,
    THRUST,
    TRADE,
    UNHORSING,
    VIRTUES,
)

if TYPE_CHECKING:
    from .state import AudatiaState

_DECISIONS: dict[int, tuple[str, str, bool]] = {
    EXCHANGE: ("exchange", "A6", False),
    VIRTUES: ("virtue", "A7", False),
    SALUTE: ("salute", "A8", True),
    SALUTE_BACK: ("salute_back", "A8", True),
    TRADE: ("trade", "A10", False),
    POSTA: ("posta", "A11", True),
    OUT: ("out", "A12", True),
    STEP: ("step", "A13", True),
    TAUNTED: ("taunted", "A13", False),
    NEW_POSTA: ("new_posta", "A32", False),
    TAKE_BACK: ("take_back", "A32", False),
    REACT: ("react", "A17", True),
    FEINTING: ("feint", "A31", True),
    UNHORSING: ("unhorse", "A31", True),
    SIDE: ("side", "A24", False),
    ENTRY: ("entry", "A20", True),
    FIGHT: ("fight", "A21", True),
    AVOIDED: ("avoided", "A31", True),
    LAST_WORD: ("last_word", "A31", True),
    STRETTO: ("stretto", "A24", True),
    ANSWER: ("answer", "A25", True),
    STRIKE: ("strike", "A31", False),
    TAKE_VIRTUE: ("take_virtue", "A35", False),
    BROKEN: ("broken", "A27", True),
    DENYING: ("deny", "A31", True),
    ORDER: ("order", "A30", False),
}
"""By phase: the kind of decision, its rule, and whether nobody may notice how many answers there were (drafts: a run of
small steps shows nothing)."""

_FORMS = {
    PLAIN: ("attack", "A17"),
    COUNTERATTACK: ("counter", "A22"),
    OVERRUN: ("overrun", "A35"),
    EXCHANGED: ("exchange", "A23"),
    MEZANO: ("mezano", "A27"),
    MEZANO_BACK: ("mezano_back", "A27"),
}
_STRIKES = {
    ANEW: ("anew", "A32"),
    INSTEAD: ("instead", "A35"),
    CUT: ("cut", "A35"),
    THRUST: ("thrust", "A35"),
    OVER_IT: ("over_it", "A35"),
    KICKED: ("kicked", "A32"),
}
_NUMBERED = (EXCHANGE, TRADE, ORDER)


def kind_of(phase: int) -> tuple[str, bool]:
    """The kind of decision in a phase, and whether it is covert."""
    kind, _, covert = _DECISIONS[phase]
    return kind, covert


def rule_of(state: AudatiaState) -> str:
    """The rule by which the present decision is made."""
    if state.phase == REACT:
        return "A23" if state.form == PLAIN and PUNTA >> state.blow & 1 else _FORMS[state.form][1]
    return _STRIKES[state.strike][1] if state.phase == STRIKE else _DECISIONS[state.phase][1]


def phase_rule(phase: int) -> str:
    """The rule of a phase."""
    return _DECISIONS[phase][1]


def ask(state: AudatiaState, seat: Seat) -> Text:
    """The question in words."""
    phase = state.phase
    kind = _DECISIONS[phase][0]
    if phase == REACT:
        return _asked(f"react.{_FORMS[state.form][0]}", seat, card=card_text(state.blow))
    if phase == STRIKE:
        return _asked(f"strike.{_STRIKES[state.strike][0]}", seat)
    if phase in _NUMBERED:
        left = state.size[seat] - len(state.draft[seat]) if phase == ORDER else len(state.draft[seat])
        return text(f"audatia.ask.{kind}", n=left)
    if phase == ANSWER:
        return _asked("answer.entry" if state.entry else "answer", seat, card=card_text(state.remedy))
    if phase == DENYING:
        return _asked("deny.again" if state.denies else "deny", seat, card=card_text(state.ability))
    if phase == STEP:
        return _asked(f"step.{state.step}" if not state.taunted[seat] else "step.taunted", seat)
    if phase == FIGHT:
        return _asked("fight.second" if state.waited else "fight", seat)
    if phase == BROKEN:
        return _asked("broken.thruster" if seat == state.attacker else "broken.breaker", seat)
    return _asked(kind, seat)


def _asked(key: str, seat: Seat, **args: TextArg) -> Text:
    return text(f"audatia.ask.{key}", rival=SeatName(1 - seat), **args)


__all__ = ["ask", "kind_of", "phase_rule", "rule_of"]
