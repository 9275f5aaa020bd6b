"""What hands and moves are worth, by rules of thumb."""
