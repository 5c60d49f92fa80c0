"""The table of Nine Lives."""
