"""The numbers with which a match of Duelo Jartible is told: phases, windows, lines, limits."""

from __future__ import annotations

ROLE, KEEP, SCENARIO, FORMATION, LINE, SUPPORT, DUEL, OVER = range(8)
"""Speed draw won (J8), rebujina (J10), scenarios (J11), formation (J12), the line to open (J14), AP (J15), a duel of
the tie-break (J20), the end (J5)."""

OPENING, CLOSING, TIE_BREAK = range(3)
"""The windows (J14, J18, J19)."""

ATTACK, DEFENCE = range(2)
"""The lines (J12)."""
LINES = ("attack", "defence")

NOBODY = NOTHING = -1
UNDECIDED = -2
KEPT, REDRAWN = range(2)
"""A secret answer to the hand (J10)."""

DECK_SIZE = 20
HAND = 12
MOST_REDRAWS = 4
MOST_CREATURES = 5
SPECIES_A_ROUND = 2
ROUNDS_TO_WIN = 2
DUELS = 3
DUELS_TO_WIN = 2
MOST_RESTARTS = 3

SPLIT, SAME_PLAYER = "split", "same_player"
"""How the roles of J8 are given."""
