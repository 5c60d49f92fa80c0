"""What AIs know of Paw of Duty."""
