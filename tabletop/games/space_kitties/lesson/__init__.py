"""The lesson and the rulebook's pictures of Space Kitties."""
