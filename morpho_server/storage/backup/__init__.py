"""Backups: the file, how it is made, and how it is restored."""
