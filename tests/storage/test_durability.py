"""Acknowledged entries are never lost."""

import asyncio
import shutil
import sys
from contextlib import closing
from pathlib import Path
from sqlite3 import connect

from morpho_server.storage.database.open import open_database
from tests.support.nightly import walked
from tests.support.storage import killed
from tests.support.storage.clocks import SetClock
from tests.support.storage.small_game import EVENT_TYPES, append, entry, read


async def acknowledged_before_death(url, count):
    """Run the appending program and kill it after that many lines; return the last seq by table."""
    child = await asyncio.create_subprocess_exec(
        sys.executable, Path(killed.__file__), url, stdout=asyncio.subprocess.PIPE
    )
    lines = [await child.stdout.readline() for _ in range(count)]
    child.kill()
    rest = await child.stdout.read()
    assert await child.wait() == -9

    lines += [line for line in rest.splitlines(keepends=True) if line.endswith(b"\n")]
    assert all(lines), "the program ended by itself"
    return {int(table): int(seq) for table, seq in (line.split() for line in lines)}


async def test_a_copy_of_the_files_has_acknowledged_entries(sqlite_url, tmp_path):
    async with open_database(sqlite_url, EVENT_TYPES, SetClock()) as database:
        table = await database.index.add("KTRWPM", "small", 1)
        for seq in range(1, 11):
            await append(database, table, entry(seq))
            copy = tmp_path / f"copy {seq}"
            copy.mkdir()
            for file in tmp_path.glob("morpho.db*"):
                shutil.copy(file, copy)

            with closing(connect(copy / "morpho.db")) as copied:
                [(found,)] = copied.execute("SELECT max(seq) FROM entries")
            assert found == seq


async def test_another_process_sees_acknowledged_entries(url, database, table):
    async with open_database(url, EVENT_TYPES, SetClock()) as other:
        await append(database, table, entry(1))

        assert await read(other, table) == [entry(1)]


async def test_commits_are_flushed_to_the_disk(sqlite_url):
    async with open_database(sqlite_url, EVENT_TYPES, SetClock()) as database:

        def settings(connection):
            pragmas = ("journal_mode", "synchronous", "foreign_keys")
            return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in pragmas]

        full = 2
        assert await database.log._writer.write(settings) == ["wal", full, 1]


async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(url, clock):
    acknowledged = {}
    for count in walked((1, 300, 1000), 200):
        acknowledged |= await acknowledged_before_death(url, count)

        async with open_database(url, EVENT_TYPES, clock) as database:
            for table, seq in acknowledged.items():
                found = await read(database, table)
                assert len(found) >= seq
                assert found == [entry(each) for each in range(1, len(found) + 1)]
    assert len(acknowledged) > 1, "it wrote for several tables at a time"
