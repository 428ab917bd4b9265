"""DuelCard: elemental duels with action cards, two to four players."""
