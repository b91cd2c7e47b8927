"""What every part of the server stands on."""
