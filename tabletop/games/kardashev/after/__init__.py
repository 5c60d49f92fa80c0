"""After a match of Kardashev."""
