"""Space Kitties, a race up ladders of planets with a commander to bend the rules."""
