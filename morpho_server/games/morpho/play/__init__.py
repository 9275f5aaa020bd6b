"""Moves: what is legal, and which events follow (R3 to R8)."""
