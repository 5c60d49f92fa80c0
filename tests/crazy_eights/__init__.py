"""Crazy Eights, complete and small: the worked example of a game on this table, kept whole by the conformance suite."""
