"""How far apart the two fencers are, as the table shows it."""

from __future__ import annotations

from ...engine.view import View
from . import phases
from .seen import AudatiaFacts

OUT, LARGO, STRETTO, BLOW, CROSSED = "out", "largo", "stretto", "blow", "crossed"
"""Out of range; the two measures of a bind (A19); a blow that is not yet through with its answer; blades that have met
without a bind (A23, A27)."""
_BY_BIND = {
    phases.LARGO: LARGO,
    phases.STRETTO_BIND: STRETTO,
    phases.UNBOUND: BLOW,
    phases.CROSSED: CROSSED,
}


def measure_of(view: View) -> str:
    """Where the two are."""
    facts: AudatiaFacts = view.facts
    lies = any(view.zone(f"pile/{seat}").cards for seat in (0, 1))
    return _BY_BIND[facts.bind] if lies else OUT
