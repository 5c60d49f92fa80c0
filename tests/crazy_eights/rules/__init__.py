"""The rules of Crazy Eights."""
