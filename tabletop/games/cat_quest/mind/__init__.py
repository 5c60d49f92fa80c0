"""What AIs know of Cat Quest."""
