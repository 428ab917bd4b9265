"""The words of the program in the language of the player."""
