"""What lies on the table: cards, places, drag, motion, text. Knows no game."""
