"""The rules of Kardashev."""
