"""The table of Cat Quest."""
