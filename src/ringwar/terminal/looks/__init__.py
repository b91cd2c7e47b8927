"""What is looked at: views as lines of text."""
