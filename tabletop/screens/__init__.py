"""What fills the window."""
