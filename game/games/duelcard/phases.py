"""The numbers with which a match of DuelCard is told: its phases, and how it can end."""

from __future__ import annotations

ACTION, ANSWER, PICKING, COMMIT, OVER = range(5)
"""Hand mode (D6), answers (D8), the pick of a stolen card (D7), the secret plays (D11), the end (D21)."""

NOBODY = -1
MAX_TURNS = 300
UNTIL_DECK = 0
"""The goal of a match that ends when the deck first runs out (D21)."""

BY_GOAL, BY_DECK, BY_TYPES, BY_TURNS = range(4)
"""What ended the match: victories enough, the deck ran out, no type card is left, too many turns (D21)."""
