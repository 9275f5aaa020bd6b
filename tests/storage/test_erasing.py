"""Guests are erased from what an earlier release has written in the middle of a match, too."""

import shutil
import sqlite3
from contextlib import closing

import pytest

from morpho_server.app import erase_again
from morpho_server.storage.database.open import open_database
from morpho_server.tables.messages.events import PlayerErased
from morpho_server.tables.model.names import erased_name
from tests.storage.test_stored import EVENT_TYPES, RELEASES, replay_all
from tests.support.storage.clocks import SetClock

HELD = """
    SELECT members.guest_id, members.player, tables.id, tables.code FROM members
    JOIN tables ON tables.id = members.table_id WHERE tables.phase = 'playing' LIMIT 1
"""


@pytest.mark.parametrize("file", RELEASES, ids=lambda file: file.stem)
async def test_a_guest_of_an_older_release_is_erased(file, tmp_path):
    stored = shutil.copy(file, tmp_path / "morpho.db")
    url = f"sqlite:///{stored}"
    async with open_database(url, EVENT_TYPES, SetClock()):
        pass  # migrates it
    with closing(sqlite3.connect(stored)) as connection, connection:
        guest, player, table, code = connection.execute(HELD).fetchone()
        [(name,)] = connection.execute("SELECT name FROM guests WHERE id = ?", [guest])
        begun = "INSERT INTO erasures SELECT id, made_at, made_at, false FROM guests WHERE id = ?"
        connection.execute(begun, [guest])

    await erase_again(url)

    with closing(sqlite3.connect(stored)) as connection:
        bodies = "SELECT body FROM entries WHERE table_id = ?"
        texts = [body for (body,) in connection.execute(bodies, [table])]
    assert f'"name":"{name}"' not in "".join(texts)
    async with open_database(url, EVENT_TYPES, SetClock()) as database:
        last = (await database.log.read(table, (await database.index.find(code)).game))[-1]
    assert [type(event) for event in last.events] == [PlayerErased]
    replayed = (await replay_all(stored))[code].table
    assert player not in replayed.players
    assert erased_name(player) in [gone.name for gone in replayed.left.values()]
