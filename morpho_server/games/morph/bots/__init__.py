"""Bots for Morph: they weigh what stands on the lines, and look ahead."""
