"""Scenes of Duelo Jartible's own: its decks on a sheet, the deck editor, a test hand, and what the set-up asks."""

from .decks import takes_file
from .pictures import PICTURES
from .set_up import DeckChoices as Choices

__all__ = ["PICTURES", "Choices", "takes_file"]
