"""After a match of Nine Lives."""
