"""What Lords of Middle-earth adds to documents: what is written and read of the same thing side by side."""
