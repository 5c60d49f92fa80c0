"""Painters of Kardashev."""
