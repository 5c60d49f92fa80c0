"""What is said of Paw of Duty."""
