"""What AIs know of Space Kitties."""
