"""The server that these tests share, and its limits."""

import pytest

from morpho_server.api import problems
from morpho_server.api.limiting import rate_limiter
from tests.support.serving import server, site

__all__ = ["server", "site"]


@pytest.fixture
def at_once(monkeypatch):
    """Stop the limiter's clock, so that all requests of a test count as simultaneous."""
    monkeypatch.setattr(rate_limiter, "_now", lambda: 0.0)
    monkeypatch.setattr(problems, "HELD_SECONDS", 0)
