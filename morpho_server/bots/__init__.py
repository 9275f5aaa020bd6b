"""Bots: they decide for a seat by what that seat may know, and by nothing else."""
