"""Bounds so small that a pair of tables reaches each of them, again and again.

What is forgotten, refused or cut at a bound must not depend on what others have done in secret.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from types import ModuleType
from typing import Any, Final

from morpho_server.api.limiting import rate_limiter
from morpho_server.api.limiting.limits import Quotas
from morpho_server.history import history, time_slices
from morpho_server.realtime import kept_updates
from morpho_server.tables.log import answers

_SMALL: Final[tuple[tuple[ModuleType, str, Any], ...]] = (
    (answers, "KEPT", 3),
    (kept_updates, "KEPT", 2),
    (history, "APART", 10),
    (time_slices, "PAGE", 7),
)

_AMPLE: Final = Quotas(*[10**9] * 13)
_ENTRIES: Final = 10
"""The most entries of a log where bounds are small."""


@contextmanager
def bounds(*, small: bool) -> Iterator[Quotas]:
    """Make all bounds small in the block, or leave them; let no time drain what is counted."""
    kept = [(module, name, getattr(module, name)) for module, name, _ in _SMALL]
    kept.append((rate_limiter, "_now", rate_limiter._now))
    set_to = [*(_SMALL if small else ()), (rate_limiter, "_now", lambda: 0.0)]
    for module, name, value in set_to:
        setattr(module, name, value)
    try:
        yield replace(_AMPLE, entries_per_day=_ENTRIES) if small else _AMPLE
    finally:
        for module, name, value in kept:
            setattr(module, name, value)
