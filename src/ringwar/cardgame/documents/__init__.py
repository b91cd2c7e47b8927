"""Positions of the card game as documents."""
