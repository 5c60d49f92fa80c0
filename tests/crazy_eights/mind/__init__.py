"""What AIs know of Crazy Eights."""
