"""Processes in which bots think, aids are computed and records are played."""
