"""The program's own characters, and the cats that people design."""
