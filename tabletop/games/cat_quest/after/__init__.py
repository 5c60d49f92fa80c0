"""After a match of Cat Quest."""
