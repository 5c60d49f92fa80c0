"""The lesson and the rulebook's pictures of Paw of Duty."""
