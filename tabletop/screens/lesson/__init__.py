"""Lessons at a real table."""
