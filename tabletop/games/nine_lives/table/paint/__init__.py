"""Painters of Nine Lives."""
