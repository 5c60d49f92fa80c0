"""What is said of Nine Lives."""
