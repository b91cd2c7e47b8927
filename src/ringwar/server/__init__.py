"""The server: rooms, people, persistence, over `ringwar.hosting`."""
