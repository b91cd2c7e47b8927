"""What Lords of Middle-earth adds to documents."""
