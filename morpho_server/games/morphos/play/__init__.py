"""The course of a game: what can be done, what follows from it, and how it ends."""
