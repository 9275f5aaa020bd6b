"""Starts that must fail, and leave nothing behind."""

import threading

import pytest

from morpho_server.storage.database.errors import DatabaseUnusableError
from morpho_server.storage.database.open import open_database
from tests.support.storage.small_game import EVENT_TYPES


async def refusal(url, clock, **how):
    """Return why a database can't be opened, after seeing that nothing is left open."""
    others = set(threading.enumerate())
    with pytest.raises(DatabaseUnusableError) as raised:
        async with open_database(url, EVENT_TYPES, clock, **how):
            pass
    left = {thread.name for thread in threading.enumerate() if thread not in others}
    assert "database writer" not in left
    return raised.value
