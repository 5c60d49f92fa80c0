"""The table of Space Kitties."""
