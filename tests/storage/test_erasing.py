"""What is erased is gone from the log, from what is kept beside it, and from a file's bytes.

So it is from what an earlier release has written in the middle of a match.
"""

import shutil
import sqlite3
from contextlib import closing

import pytest

from morpho_server.app import erase_again
from morpho_server.storage.database.open import backend_of, open_database
from morpho_server.tables.messages.events import CallGiven, PlayerErased, Said
from morpho_server.tables.model.names import erased_name
from morpho_server.tables.ports import Attendee, Summary
from tests.storage.test_stored import EVENT_TYPES, RELEASES, replay_all
from tests.support.storage.clocks import SetClock
from tests.support.storage.small_game import append, entry, read

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


async def test_the_call_that_an_erased_host_gave_is_gone(database, table):
    given = CallGiven((), "p1", "https://meet.example/room")
    await append(database, table, entry(1)._replace(move=None, events=(given,)))

    erased = PlayerErased("all", "p1", erased_name("p1"))
    await append(database, table, entry(2)._replace(player=None, move=None, events=(erased,)))

    [first, _] = await read(database, table)
    assert first.events == (CallGiven((), "p1", ""),)


async def test_the_index_has_nobody_who_is_erased_though_it_was_behind(database, table):
    """As if the process had ended before it noted that they left."""
    ann, bo = Attendee("p1", "Ann", 0, is_bot=False), Attendee("p2", "Bo", 1, is_bot=False)
    await append(database, table, entry(1)._replace(turn=()))
    await database.index.store_summary(table, Summary("small", "playing", (ann, bo)), 5, 0)

    erased = PlayerErased("all", "p1", erased_name("p1"))
    await append(database, table, entry(2)._replace(player=None, move=None, events=(erased,)))

    assert (await database.index.notes_of(table)).summary.company == (bo,)
    first, _ = await read(database, table)
    assert [event.text for event in first.events if isinstance(event, Said)] == [""]


@pytest.mark.parametrize("how", ["scrub", "settle"])
def test_bytes_that_sqlite_has_left_behind_are_scrubbed(how, tmp_path):
    """An earlier release left them, and so do pages that are split."""
    file = tmp_path / "morpho.db"
    backend = backend_of(f"sqlite:///{file}")
    backend.check()
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("PRAGMA secure_delete = OFF")
        connection.execute("CREATE TABLE said (text TEXT)")
        connection.execute("INSERT INTO said VALUES ('nobody may read this')")
        connection.execute("DELETE FROM said")
    assert b"nobody may read this" in file.read_bytes()

    getattr(backend, how)()

    left = b"".join(each.read_bytes() for each in tmp_path.iterdir())
    assert b"nobody may read this" not in left
