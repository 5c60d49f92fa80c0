"""The lesson and the rulebook's pictures of Kardashev."""
