"""Trying moves out in positions that a seat can't rule out."""
