"""What AIs know of Kardashev."""
