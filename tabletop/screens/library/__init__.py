"""Saved matches: listed, shared, imported."""
