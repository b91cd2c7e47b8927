"""The odds of battles and hunts."""
