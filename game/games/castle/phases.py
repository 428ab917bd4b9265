"""The numbers with which a duel is told: its phases, who plays, and what stands for a choice that is no place."""

from __future__ import annotations

DEPLOY, AIM, ASSAULT, COMMIT, EXPLORE, ANSWER, OVER = range(7)
"""The phases: C5, C23, C8, C9, C12, C14, C21."""

NOBODY = -1

UNDECIDED = -2
ACCEPTED = -1
"""The answer of who stands and fights (C14); one who retreats answers with the place of a wall."""
