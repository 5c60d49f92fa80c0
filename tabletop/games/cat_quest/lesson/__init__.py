"""The lesson and the rulebook's pictures of Cat Quest."""
