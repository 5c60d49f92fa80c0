"""What AIs know of Nine Lives."""
