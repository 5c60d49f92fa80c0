"""Matches as JSON files: written, read, looked at without playing them."""
