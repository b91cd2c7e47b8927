"""Lords of Middle-earth, the expansion of the board game."""
