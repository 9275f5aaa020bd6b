"""Bots for Morphos: they see a board, measure how far each side is from a chain, and look ahead."""
