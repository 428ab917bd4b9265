"""The contracts every game keeps: states, views, events, decisions. Standard library only."""
