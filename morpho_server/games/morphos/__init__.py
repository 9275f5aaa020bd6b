"""Morphos: two sides connect their edges of a grid, and flip stones that are weak."""
