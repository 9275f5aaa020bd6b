"""Matches to be checked, honest ones and tampered ones."""
