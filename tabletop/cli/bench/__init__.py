"""`tabletop bench`: the program's promises as ratios."""
