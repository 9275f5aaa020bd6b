"""How many cores there are for bots to think on."""

import os


def cores() -> int:
    """Return how many cores this process may use, where the system says; else all there are."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        return os.cpu_count() or 1
