"""A match between seats: who plays, what was played, saved after every action."""
