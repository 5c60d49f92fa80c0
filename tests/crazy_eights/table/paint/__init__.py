"""Painters of Crazy Eights."""
