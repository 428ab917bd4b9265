"""Duelo Jartible: own decks of creatures, supports and scenarios, two hidden lines, three windows (J1-J21)."""
