"""What happens in a duel, told as records: the moves of cards, a line of text, and who learns what.

Each function does nothing unless the state keeps a log, and is called before the state changes. The first argument of
every record that says something is its line.
"""

from .before import (
    bout_opened,
    challenged,
    dealt,
    exchanged,
    held,
    no_salute,
    passed,
    posta_changed,
    posta_chosen,
    poste_revealed,
    salute_unanswered,
    saluted,
    saluted_back,
    taunt_unanswered,
    traded,
    virtue_taken,
    virtues_returned,
)
from .cards import announced, cycled, denied, discarded, drew, entry_cancelled, looked, recovered, virtue_stolen
from .ends import broke_off, cleared, drawn_bout, ended, scored
from .fight import (
    answered,
    attacked,
    beaten,
    bound,
    broken,
    countered,
    countered_blow,
    defended,
    entered,
    exchanged_thrust,
    first_step,
    measured,
    no_fendente,
    no_remedy,
    oriented,
    parried,
    remedy_played,
    waited,
)
from .rows import lifted, placed, rows_laid, turned_up, useless

__all__ = [
    "announced", "answered", "attacked", "beaten", "bound", "bout_opened", "broke_off", "broken", "challenged",
    "cleared", "countered", "countered_blow", "cycled", "dealt", "defended", "denied", "discarded", "drawn_bout",
    "drew", "ended", "entered", "entry_cancelled", "exchanged", "exchanged_thrust", "first_step", "held", "lifted",
    "looked", "measured", "no_fendente", "no_remedy", "no_salute", "oriented", "parried", "passed", "placed",
    "posta_changed", "posta_chosen", "poste_revealed", "recovered", "remedy_played", "rows_laid", "salute_unanswered",
    "saluted", "saluted_back", "scored", "taunt_unanswered", "traded", "turned_up", "useless", "virtue_stolen",
    "virtue_taken", "virtues_returned", "waited",
]  # fmt: skip
