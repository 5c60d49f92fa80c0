"""What is said of Cat Quest."""
