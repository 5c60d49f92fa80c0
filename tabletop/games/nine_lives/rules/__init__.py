"""The rules of Nine Lives."""
