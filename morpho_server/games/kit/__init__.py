"""The frame of a game: what games share, with no game in it."""
