"""How far apart the two fencers are, as the table shows it."""

from __future__ import annotations

from ...engine.view import View
from .phases import DENYING, FEINTING, REACT, STRETTO_BIND, UNHORSING
from .seen import AudatiaFacts

OUT, LARGO, STRETTO, BLOW = "out", "largo", "stretto", "blow"
"""Out of range; the two measures in which swords are crossed (A19); a blow that is not yet through with its answer."""
_UNDECIDED = (REACT, FEINTING, UNHORSING)


def measure_of(view: View) -> str:
    """Where the two are."""
    facts: AudatiaFacts = view.facts
    if not any(view.zone(f"pile/{seat}").cards for seat in (0, 1)):
        return OUT
    phase = facts.resume if facts.phase == DENYING else facts.phase
    if phase in _UNDECIDED:
        return BLOW
    return STRETTO if facts.bind == STRETTO_BIND else LARGO
