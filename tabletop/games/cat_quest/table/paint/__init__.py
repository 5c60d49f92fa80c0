"""Painters of Cat Quest."""
