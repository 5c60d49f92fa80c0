"""The rules of Cat Quest."""
