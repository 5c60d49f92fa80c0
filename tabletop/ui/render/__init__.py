"""What draws: fonts, art, colours, scenery, effects."""
