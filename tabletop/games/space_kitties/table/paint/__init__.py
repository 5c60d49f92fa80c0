"""Painters of Space Kitties."""
