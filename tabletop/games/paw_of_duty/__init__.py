"""Paw of Duty: two squads of cats fight for a city."""
