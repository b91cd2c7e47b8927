"""What lies on the table of the board game: figures, cards and places as values, and plain questions about them."""
