"""The bots of Morpyam."""
