"""Kardashev, a game of colonies, fleets and science on a map that the players discover."""
