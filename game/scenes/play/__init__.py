"""A match on the table: the cards, the bar below them, the log beside them, and the sheets laid over them."""
