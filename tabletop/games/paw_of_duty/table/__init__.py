"""The table of Paw of Duty."""
