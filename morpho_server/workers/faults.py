"""Faults of bots, in words that show the host where to look and nothing of what a seat holds."""

from traceback import extract_tb


def fault(error: Exception) -> str:
    """Return which fault it was and where, and nothing of its message, which may hold secrets."""
    place = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} at {place.filename}:{place.lineno}"
