"""Files that a test changes under a running server."""

from itertools import count

import pytest

from morpho_server.api import shared_response


@pytest.fixture
def looking_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a second pass between any two looks, so that nothing is as it was a moment ago."""
    seconds = count(step=shared_response.FRESH_SECONDS)
    monkeypatch.setattr(shared_response, "_now", lambda: next(seconds))
