"""A match being played."""
