"""Rooms: games that people and computer players play on a server."""
