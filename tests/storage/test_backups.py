"""A backup holds one moment of a database, and comes back into any other, or not at all."""

import asyncio
import gzip
import json
import os
import random
import shutil
import sqlite3
import stat
import subprocess
import sys
import threading
from contextlib import closing
from itertools import permutations
from pathlib import Path

import pytest
from sqlalchemy import select

from morpho_server.cli import main
from morpho_server.cli.terminal import REFUSED
from morpho_server.storage.backup.create import BackupUnderWayError, back_up
from morpho_server.storage.database.models import guests
from morpho_server.storage.database.open import backend_of, open_database
from morpho_server.tables.model.ids import Millis
from tests.support.databases import KINDS
from tests.support.databases import usual_url as url
from tests.support.neighbours import fresh_postgres
from tests.support.nightly import nightly
from tests.support.pages import TIMEOUT
from tests.support.serving import running
from tests.support.storage.clocks import SetClock
from tests.support.storage.small_game import EVENT_TYPES, append, entry, read

__all__ = ["url"]

OLDEST = Path(__file__).parent / "stored" / "0.1.0.db"
ONLY_SQLITE = pytest.mark.parametrize("url", ["sqlite"], indirect=True)
BOTH_KINDS = pytest.mark.parametrize("url", KINDS, indirect=True)


@pytest.fixture
def other_url(request, tmp_path):
    """Another database, of a kind that the test names."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'other.db'}"
    else:
        with fresh_postgres(bare=True) as url:
            yield url


@pytest.fixture
def morpho(monkeypatch, capsys):
    """Run a command on a database; return its exit status and what it said."""

    def run(url, *arguments):
        monkeypatch.setenv("MORPHO_DATABASE", url)
        status = main([*map(str, arguments)])
        said = capsys.readouterr()
        assert not said.out
        return status, said.err

    return run


@pytest.fixture
async def filled(url):
    """A database with guests, tables, entries, and numbers that were given and are free again."""
    async with open_database(url, EVENT_TYPES, SetClock()) as database:
        ann, _ = await database.guests.make("Ann \U0001f40c", program=True)
        tables = [await database.index.add(code, "small", 1) for code in ("KTRWPM", "ABCDEF")]
        await database.index.store_player(tables[0], ann.id, "p1")
        noise = random.Random(1)
        texts = [f"{noise.randbytes(50).hex()} \0 \N{SNOWMAN}" for _ in range(1200)]
        lines = [entry(seq, text) for seq, text in enumerate(texts, 1)]
        await database.log.append_all(tables[0], lines)
        await append(database, tables[1], entry(1, "x"))
    return url


@pytest.fixture
def backup(filled, tmp_path, morpho):
    file = tmp_path / "backup"
    assert morpho(filled, "backup", file) == (
        0,
        "Saved 2 tables with 1,201 entries, and 1 guest.\n",
    )
    return file


async def contents(url):
    """Return the contents of a database, as the server reads it."""
    async with open_database(url, EVENT_TYPES, SetClock()) as database:
        of_guests = select(guests.c.id, guests.c.name, guests.c.program)
        found = {"guests": await database.guests._reader.rows(of_guests)}
        for code in ("KTRWPM", "ABCDEF"):
            row = await database.index.find(code)
            if row is None:
                continue
            entries = await database.log.read(row.id, "small")
            found[code] = (row, entries, await database.index.notes_of(row.id))
        return found


@pytest.mark.parametrize(
    ("url", "other_url"),
    [*permutations(KINDS), *(nightly(kind, kind) for kind in KINDS)],
    indirect=True,
)
async def test_a_backup_comes_back_into_either_kind_and_numbers_go_on(
    backup, filled, other_url, morpho
):
    assert morpho(other_url, "restore", backup)[0] == 0

    assert await contents(other_url) == await contents(filled)
    made = []
    for each in (filled, other_url):
        async with open_database(each, EVENT_TYPES, SetClock()) as database:
            table = await database.index.add("NEWONE", "small", 1)
            await append(database, table, entry(1, "x"))
            made.append((table, (await database.guests.make("Bo"))[0].id))
    assert made[0] == made[1] == (3, 2)


async def test_what_administrators_did_comes_back_and_their_sessions_do_not(
    filled, tmp_path, morpho
):
    async with open_database(filled, EVENT_TYPES, SetClock()) as database:
        access, audit = database.administration.access, database.administration.audit
        for link in ("aa" * 32, "bb" * 32):
            await access.make_link(link, "Ada", 1)
        assert await access.begin("aa" * 32, "cc" * 32, 1) is not None
        await audit.note(1, "Ada", "begin_session")
    assert morpho(filled, "backup", tmp_path / "file")[0] == 0

    assert morpho(filled, "restore", "--force", tmp_path / "file")[0] == 0

    async with open_database(filled, EVENT_TYPES, SetClock()) as database:
        access, audit = database.administration.access, database.administration.audit
        assert [entry.who for entry in await audit.entries()] == ["Ada"]
        assert await access.sessions(1) == []
        assert await access.begin("bb" * 32, "dd" * 32, 1) is None


@BOTH_KINDS
async def test_entries_during_a_backup_are_not_in_it(filled, tmp_path, morpho):
    loop, come = asyncio.get_running_loop(), []

    async def somebody_comes():
        async with open_database(filled, EVENT_TYPES, SetClock()) as database:
            bo, _ = await database.guests.make("Bo")
            table = await database.index.add("NEWONE", "small", 1)
            await database.index.store_player(table, bo.id, "p1")
            await append(database, table, entry(1, "x"))
            come.append(table)

    def progress(_done, _total):
        if not come:
            asyncio.run_coroutine_threadsafe(somebody_comes(), loop).result()

    with (tmp_path / "backup").open("wb") as file:
        backend = backend_of(filled)
        await asyncio.to_thread(back_up, backend, file, "test", Millis(1), progress)

    assert come
    other = f"sqlite:///{tmp_path / 'other.db'}"
    restored = morpho(other, "restore", tmp_path / "backup")
    assert restored == (0, "Restored 2 tables with 1,201 entries, and 1 guest.\n")


@pytest.mark.parametrize("url", ["postgres"], indirect=True)
async def test_of_two_nodes_one_backs_up_at_a_time(filled, tmp_path):
    is_on, may_end = threading.Event(), threading.Event()

    def wait(_done, _total):
        is_on.set()
        assert may_end.wait(TIMEOUT)

    def node(name, progress):
        with (tmp_path / name).open("wb") as file:
            back_up(backend_of(filled), file, "test", Millis(1), progress, alone=True)

    first = asyncio.create_task(asyncio.to_thread(node, "first", wait))
    try:
        assert await asyncio.to_thread(is_on.wait, TIMEOUT)
        with pytest.raises(BackupUnderWayError):
            await asyncio.to_thread(node, "second", lambda *_: None)
    finally:
        may_end.set()
        await first

    await asyncio.to_thread(node, "third", wait)
    assert (tmp_path / "third").stat().st_size > 0


async def test_a_backup_is_private_and_never_overwritten_unasked(backup, filled, morpho):
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    before = backup.read_bytes()

    status, said = morpho(filled, "backup", backup)

    assert (status, backup.read_bytes()) == (REFUSED, before)
    assert "it exists; --force replaces a file" in said
    assert morpho(filled, "backup", backup, "--force")[0] == 0
    assert [file.name for file in backup.parent.iterdir() if file.name.startswith(".")] == []


async def test_a_backup_that_can_not_be_written_leaves_nothing(filled, tmp_path, morpho):
    status, said = morpho(filled, "backup", tmp_path / "missing" / "backup")

    assert status == REFUSED
    assert said.count("\n") == 1
    assert "No such file or directory" in said


async def test_a_backup_is_not_shown_on_a_terminal(filled, monkeypatch, morpho):
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)

    assert morpho(filled, "backup", "-") == (
        REFUSED,
        "morpho: A backup can't be read on a terminal; name a file.\n",
    )


async def test_a_database_is_not_destroyed_unasked(backup, filled, morpho):
    saved = await contents(filled)
    async with open_database(filled, EVENT_TYPES, SetClock()) as database:
        await database.guests.make("Late")
    before = await contents(filled)

    status, said = morpho(filled, "restore", backup)

    assert status == REFUSED
    assert "not empty: 2 tables with 1,201 entries, and 2 guests" in said
    assert await contents(filled) == before
    assert morpho(filled, "restore", backup, "--force")[0] == 0
    assert await contents(filled) == saved


async def test_a_database_that_a_server_has_only_made_counts_as_empty(backup, tmp_path, morpho):
    async with running(f"sqlite:///{tmp_path / 'other.db'}"):
        pass

    assert morpho(f"sqlite:///{tmp_path / 'other.db'}", "restore", backup)[0] == 0


@BOTH_KINDS
@pytest.mark.parametrize("serving", [True, nightly(False)])
async def test_nothing_is_restored_into_a_database_in_use(backup, filled, morpho, serving):
    async with open_database(filled, EVENT_TYPES, SetClock(), serving=serving) as database:
        await database.index.find("KTRWPM")
        status, said = morpho(filled, "restore", backup, "--force")

    assert status == REFUSED
    assert "is in use" in said
    assert (await contents(filled)).keys() >= {"KTRWPM", "ABCDEF"}


@ONLY_SQLITE
async def test_a_closing_connection_does_not_stop_a_restore(backup, morpho):
    """PostgreSQL lists a connection for a moment after it was closed."""
    with fresh_postgres(bare=True) as target:
        connection = backend_of(target).looking().connect()
        closing = threading.Timer(0.5, connection.close)
        closing.start()
        status, said = morpho(target, "restore", backup)
        closing.join()

    assert status == 0, said


@ONLY_SQLITE
async def test_a_file_that_is_cut_off_anywhere_is_refused(backup, tmp_path, morpho):
    whole = backup.read_bytes()
    target = f"sqlite:///{tmp_path / 'other.db'}"
    for length in [0, 1, 10, 100, len(whole) // 2, len(whole) - 9, len(whole) - 1]:
        backup.write_bytes(whole[:length])

        status, said = morpho(target, "restore", backup)

        assert (status, said.count("\n")) == (REFUSED, 1), length
        assert not (tmp_path / "other.db").exists(), "the file is checked before anything is done"


@ONLY_SQLITE
async def test_a_file_with_a_wrong_byte_is_refused(backup, tmp_path, morpho):
    whole, places = backup.read_bytes(), random.Random(1)
    for _ in range(20):
        at = places.randrange(10, len(whole))
        backup.write_bytes(whole[:at] + bytes([whole[at] ^ 0x10]) + whole[at + 1 :])

        status, said = morpho(f"sqlite:///{tmp_path / 'other.db'}", "restore", backup)

        assert (status, said.count("\n")) == (REFUSED, 1), at
        assert not (tmp_path / "other.db").exists(), at


def with_head(**parts):
    return lambda lines: [
        json.dumps({**json.loads(lines[0]), **parts}).encode() + b"\n",
        *lines[1:],
    ]


OTHER_MAKINGS = [
    (with_head(version=2), "made by a newer release"),
    (with_head(format="tar"), "not a backup of this server"),
    (with_head(tables=[]), "is damaged: its head is not understood"),
    (lambda lines: lines[:-2] + lines[-1:], "is damaged: it does not add up"),
    (lambda lines: lines[:-1], "is damaged: it is cut off"),
    (lambda lines: [*lines, b"{}\n"], "is damaged: something follows its end"),
    (lambda lines: [lines[0], b"[99]\n", *lines[1:]], "is damaged: a line is not understood"),
    (lambda lines: [lines[0], b"[0,1]\n", *lines[1:]], "is damaged: a row is too long or"),
]


@ONLY_SQLITE
async def test_a_file_of_another_making_is_refused(backup, tmp_path, morpho):
    lines = gzip.decompress(backup.read_bytes()).splitlines(keepends=True)
    for change, sentence in OTHER_MAKINGS:
        backup.write_bytes(gzip.compress(b"".join(change(lines))))

        status, said = morpho(f"sqlite:///{tmp_path / 'other.db'}", "restore", backup)

        assert status == REFUSED
        assert sentence in said
        assert said.count("\n") == 1


@ONLY_SQLITE
async def test_a_backup_of_a_newer_schema_is_refused(filled, tmp_path, morpho):
    with closing(sqlite3.connect(filled.removeprefix("sqlite:///"))) as newer, newer:
        newer.execute("UPDATE alembic_version SET version_num = '0999'")
    assert morpho(filled, "backup", tmp_path / "backup")[0] == 0

    status, said = morpho(f"sqlite:///{tmp_path / 'other.db'}", "restore", tmp_path / "backup")

    assert status == REFUSED
    assert "made by a newer release" in said


@pytest.mark.parametrize("other_url", ["sqlite", nightly("postgres")], indirect=True)
def test_a_backup_made_before_an_update_can_be_restored_after_it(other_url, tmp_path, morpho):
    shutil.copy(OLDEST, tmp_path / "old.db")
    before = (tmp_path / "old.db").read_bytes()
    assert morpho(f"sqlite:///{tmp_path / 'old.db'}", "backup", tmp_path / "backup")[0] == 0
    assert (tmp_path / "old.db").read_bytes() == before, "a backup changes nothing"

    status, said = morpho(other_url, "restore", tmp_path / "backup")

    assert status == 0, said
    assert morpho(other_url, "backup", tmp_path / "again")[0] == 0
    old, new = (
        json.loads(gzip.decompress((tmp_path / name).read_bytes()).partition(b"\n")[0])
        for name in ("backup", "again")
    )
    assert old["schema"] == "0001" < new["schema"]


@pytest.mark.parametrize(
    "damaged", ["CAST(x'ff' || body AS TEXT)", "replace(body, 'killer', 'miller')"]
)
async def test_a_damaged_row_is_left_out_and_named(tmp_path, morpho, sqlite_url, damaged):
    async with open_database(sqlite_url, EVENT_TYPES, SetClock()) as database:
        for table in [await database.index.add(f"T{n}", "small", 1) for n in range(2)]:
            for seq in (1, 2):
                await append(database, table, entry(seq, "secret"))
    with closing(sqlite3.connect(tmp_path / "morpho.db")) as spoiling, spoiling:
        spoiling.execute(f"UPDATE entries SET body = {damaged} WHERE id = 4")

    status, said = morpho(sqlite_url, "backup", tmp_path / "backup")

    assert status == 1
    assert said == (
        "Saved 2 tables with 3 entries, and 0 guests.\n"
        "morpho: A damaged row was left out: entries (id 4, table_id 2, seq 2).\n"
    )
    other = f"sqlite:///{tmp_path / 'other.db'}"
    assert morpho(other, "restore", tmp_path / "backup")[0] == 0
    async with open_database(other, EVENT_TYPES, SetClock()) as database:
        assert len(await read(database, 1)) == 2
        assert len(await read(database, 2)) == 1


@ONLY_SQLITE
async def test_a_backup_comes_back_into_an_emptied_database(backup, filled, morpho):
    before = await contents(filled)
    os.truncate(filled.removeprefix("sqlite:///"), 0)

    assert morpho(filled, "restore", backup)[0] == 0

    assert await contents(filled) == before


def test_there_must_be_something_to_back_up(tmp_path, morpho):
    status, said = morpho(f"sqlite:///{tmp_path / 'none.db'}", "backup", tmp_path / "backup")

    assert status == REFUSED
    assert "There is no database at" in said
    assert not (tmp_path / "none.db").exists()


def test_a_missing_backup_is_named(tmp_path, morpho):
    status, said = morpho(f"sqlite:///{tmp_path / 'x.db'}", "restore", tmp_path / "no-such-file")

    assert status == REFUSED
    assert (
        said == f"morpho: {tmp_path / 'no-such-file'} can't be read: No such file or directory.\n"
    )


WITHOUT_ROOM = """
import resource, signal, sys
from morpho_server.cli import main
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (40_000, 40_000))
sys.exit(main(["backup", sys.argv[1]]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="file sizes can't be limited there")
@ONLY_SQLITE
def test_a_backup_that_finds_no_room_is_not_there(filled, request, tmp_path):
    child = subprocess.run(
        [sys.executable, "-c", WITHOUT_ROOM, tmp_path / "backup"],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"MORPHO_DATABASE": filled},
        cwd=request.config.rootpath,
    )

    assert child.returncode == REFUSED
    assert child.stderr == f"morpho: {tmp_path / 'backup'} can't be written: File too large.\n"
    assert [file.name for file in tmp_path.iterdir() if "backup" in file.name] == []


def test_a_backup_never_replaces_a_folder(tmp_path, morpho):
    (tmp_path / "folder").mkdir()

    status, said = morpho(f"sqlite:///{OLDEST}", "backup", tmp_path / "folder", "--force")

    assert status == REFUSED
    assert "it exists" in said


async def test_missing_entries_are_named(tmp_path, morpho, sqlite_url):
    async with open_database(sqlite_url, EVENT_TYPES, SetClock()) as database:
        for table in [await database.index.add(f"T{n}", "small", 1) for n in range(3)]:
            await database.log.append_all(table, [entry(seq) for seq in (1, 2, 3, 4)])
    with closing(sqlite3.connect(tmp_path / "morpho.db")) as spoiling, spoiling:
        spoiling.execute("DELETE FROM entries WHERE table_id = 2 AND seq IN (1, 3)")
        spoiling.execute("DELETE FROM entries WHERE table_id = 3 AND seq = 4")

    status, said = morpho(sqlite_url, "backup", tmp_path / "backup")

    assert status == 1
    assert said == (
        "Saved 3 tables with 9 entries, and 0 guests.\n"
        "morpho: Rows were missing in the database: entries (table_id 2): 2 of 4.\n"
    )


@pytest.mark.parametrize("other_url", ["sqlite", nightly("postgres")], indirect=True)
async def test_a_restore_begins_another_history(backup, other_url, morpho):
    found = set()
    for _ in range(2):
        assert morpho(other_url, "restore", "--force", backup)[0] == 0
        async with open_database(other_url, EVENT_TYPES, SetClock()) as database:
            found.add(database.log.history)

    assert len(found - {""}) == 2
