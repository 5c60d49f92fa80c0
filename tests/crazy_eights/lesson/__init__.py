"""The lesson of Crazy Eights."""
