"""The technology tree of Kardashev."""
