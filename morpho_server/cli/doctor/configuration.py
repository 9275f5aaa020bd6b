"""Check that the variables that are set are settings."""

import os
from collections.abc import Iterator
from difflib import get_close_matches

from morpho_server.cli.doctor.findings import Finding
from morpho_server.config import Settings

_PREFIX = "MORPHO_"


def check_configuration() -> Iterator[Finding]:
    """Find variables that nothing reads."""
    known = {f"{_PREFIX}{name.upper()}" for name in Settings.model_fields}
    given = sorted(name.upper() for name in os.environ if name.upper().startswith(_PREFIX))
    for name in given:
        if name not in known:
            similar = get_close_matches(name, known, 1, cutoff=0.8)
            meant = f"Did you mean {similar[0]}?" if similar else None
            yield Finding("settings", "warning", f"{name} is no setting of this server.", meant)
    chosen = [name for name in given if name in known]
    yield Finding("settings", "ok", ", ".join(chosen) + " set" if chosen else "all as usual")
