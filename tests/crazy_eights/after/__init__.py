"""After a match of Crazy Eights."""
