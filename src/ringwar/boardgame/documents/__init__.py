"""Positions of the board game as documents: what is written and read of the same thing side by side."""
