"""What happened since a person's last decision."""
