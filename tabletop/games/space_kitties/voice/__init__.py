"""What is said of Space Kitties."""
