"""What is said of Kardashev."""
