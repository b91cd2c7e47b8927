"""What Lords of Middle-earth lays on the table."""
