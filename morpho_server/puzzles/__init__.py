"""Puzzles: positions in which a seat wins within some of its moves, and the server as referee."""
