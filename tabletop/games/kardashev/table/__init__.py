"""The table of Kardashev."""
