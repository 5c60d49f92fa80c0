"""After a match of Space Kitties."""
