"""The rules of the expansion, a file a chapter."""
