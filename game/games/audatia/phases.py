"""The numbers with which a duel is told: its steps, the forms of an attack, how it can end."""

from __future__ import annotations

(
    EXCHANGE, VIRTUES, SALUTE, SALUTE_BACK,
    TRADE, POSTA, OUT, STEP, TAUNTED, NEW_POSTA, TAKE_BACK,
    REACT, FEINTING, UNHORSING, SIDE, ENTRY, FIGHT, AVOIDED, LAST_WORD,
    STRETTO, ANSWER, STRIKE, TAKE_VIRTUE, BROKEN, DENYING,
    ORDER, OVER,
) = range(27)  # fmt: skip
"""Set-up (A6-A8); out of range (A9-A13) with what its abilities ask for; after an attack (A17, A23): the reaction, the
windows after a parry, the choice of the side, the bold entry (A20), attack or wait (A21), who was avoided, who has
waited; stretto (A24), the answer to a remedy (A25), the blow that an ability leads to, the virtue taken, what follows a
broken thrust (A27), the answer to an ability; the order of the row (A30); the end."""

SECRET = frozenset((EXCHANGE, TRADE, POSTA, ORDER))
"""Both choose at once; nothing is seen until both have."""

OFFERING = frozenset((EXCHANGE, VIRTUES))
"""Virtues that nobody has lie there to be chosen, now or soon (A7)."""

NOBODY = -1
NONE = -1
"""No posta, no card, no side."""

PLAIN, COUNTERATTACK, OVERRUN, EXCHANGED, MEZANO, MEZANO_BACK = range(6)
"""What has to be reacted to: an attack; a counterattack (A22); an Überlaufen; an exchange (A23); a Mezano after a
broken thrust, and the Mandritto Mezano against it (A27)."""

LARGO, STRETTO_BIND, UNBOUND, CROSSED = range(4)
"""The bind (A19). While a blow is on its way, or parried but not yet past its windows, there is none; nor is there one
after an exchange or a broken thrust, though blades have met and remedies are played (A23, A27)."""

BY_PARRY, BY_BEAT, BY_MEASURE = range(3)
"""What brought the two to attack or wait (A21): a parry, a beat (A26), Perfect Measure."""

ANEW, INSTEAD, CUT, THRUST, OVER_IT, KICKED = range(6)
"""The blow that an ability leads to: Feint, Nachreisen, Duplieren, Mutieren, Überlaufen, Kick to the Groin."""

DUEL, HALL, SUDDEN = range(3)
VARIANTS = ("duel", "hall", "sudden")
"""The base game, Roland's hall bout (A29), Guy's sudden death (A30)."""

MOST_QUIET_TERMS = 2
"""In the hall: so many Challengers in a row without a blow or beat end it (A29)."""

(
    NOT_REACTED, NOT_PARRIED, NO_REMEDY, NOT_COUNTERED, PERFECT_COUNTER, GROIN, SECOND_DRAW,
    NO_BLOWS, QUIET_TERMS, ROWS_EMPTY,
) = range(10)  # fmt: skip
"""What ended a bout (A28), the hall bout (A29) or sudden death (A30)."""
ENDS = (
    "not_reacted", "not_parried", "no_remedy", "not_countered", "perfect", "kick", "second_draw",
    "no_blows", "quiet", "rows",
)  # fmt: skip
