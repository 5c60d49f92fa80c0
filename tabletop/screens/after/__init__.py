"""After a match: results, chances, turning points."""
