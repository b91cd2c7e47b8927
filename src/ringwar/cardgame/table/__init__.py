"""What lies on the table of the card game: cards and places as values, and plain questions about them."""
