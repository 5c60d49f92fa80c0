"""Painters of Paw of Duty."""
