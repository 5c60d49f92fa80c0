"""Hints, the coach and why an AI moved as it did."""
