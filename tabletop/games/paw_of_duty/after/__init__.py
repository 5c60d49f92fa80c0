"""After a match of Paw of Duty."""
