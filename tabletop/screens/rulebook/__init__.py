"""Rulebooks and their pictures."""
