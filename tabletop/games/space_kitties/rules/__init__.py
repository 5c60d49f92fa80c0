"""The rules of Space Kitties."""
