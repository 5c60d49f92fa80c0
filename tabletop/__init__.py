"""Games about cats and space, at one table."""

__version__ = "0.1.0"
