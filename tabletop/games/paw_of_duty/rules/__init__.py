"""The rules of Paw of Duty."""
