"""What several screens use."""
