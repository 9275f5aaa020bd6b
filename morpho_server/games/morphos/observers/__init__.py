"""What everybody sees of a game, and what a seat knows besides."""
