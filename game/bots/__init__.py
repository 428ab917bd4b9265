"""Computer players: they see a view and nothing else, and never draw."""
