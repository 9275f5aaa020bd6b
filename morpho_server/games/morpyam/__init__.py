"""Morpyam: dice, a grid of 36 boxes, and lines of tokens, for two to four players."""
