"""Check that the variables that are set are settings."""

import os
from collections.abc import Iterator

from morpho_server.cli.doctor.findings import Finding
from morpho_server.cli.environment import IS_NONE, NAMES, unknown_settings


def check_configuration() -> Iterator[Finding]:
    """Find variables that nothing reads: with them the server does not start."""
    for name, meant in unknown_settings():
        yield Finding("settings", "problem", f"{name} {IS_NONE}", meant or None)
    chosen = sorted(name.upper() for name in os.environ if name.upper() in NAMES)
    yield Finding("settings", "ok", ", ".join(chosen) + " set" if chosen else "all as usual")
