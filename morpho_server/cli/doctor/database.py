"""Check that the database is usable, up to date and fast, and has room."""

import shutil
import statistics
import time
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import Connection, make_url, select, text
from sqlalchemy.exc import SQLAlchemyError

from morpho_server.cli.doctor.findings import BACKUPS, CLOCK, DATABASE, DISK, MIGRATIONS, Finding
from morpho_server.storage.backup.create import (
    contents_of,
    gaps_in,
    read_rows,
    reflected,
)
from morpho_server.storage.backup.folder import age_of_newest
from morpho_server.storage.database import migrations
from morpho_server.storage.database.backend import MEND_FILE, Backend
from morpho_server.storage.database.errors import DatabaseMissingError, DatabaseUnusableError
from morpho_server.storage.database.models import nodes
from morpho_server.storage.database.open import backend_of

COMMITS = 20
"""The number of commits that are timed."""

SLOW_MS = 50.0
"""The milliseconds from which people notice a commit."""

LIVELY_SECONDS = 3.0
"""The seconds within which every server beats."""

APART_SECONDS = 2.0
"""The most that two clocks may be apart."""

OLD_SECONDS = 172_800
"""The age from which a backup is old."""

LITTLE = 1 << 30
TOO_LITTLE = 100 << 20
"""The free bytes that are few, and those that are too few."""

_MEND = "Put the table back from a backup, or remove it; all others work."

_CLOCK = "SELECT extract(epoch FROM clock_timestamp())"


def check_database(url: str) -> Iterator[Finding]:
    """Check the database without changing it."""
    try:
        backend = backend_of(url)
        backend.check_not_emptied()
        engine = backend.looking()
    except DatabaseMissingError as error:
        yield DATABASE.note(f"{error} The server makes it when it starts.")
        yield from _disk(url)
        return
    except DatabaseUnusableError as error:
        yield DATABASE.problem(str(error))
        return
    try:
        if (damage := backend.check()) is not None:
            yield Finding("database", "problem", damage.text, MEND_FILE)
        with engine.connect() as connection:
            yield from _schema(connection)
            if connection.dialect.name == "postgresql":
                yield from _clock(connection)
        yield from _speed(backend)
    except DatabaseUnusableError as error:
        yield DATABASE.problem(str(error))
    except SQLAlchemyError as error:
        yield DATABASE.problem(str(backend.explain(error)))
    finally:
        engine.dispose()
    yield from _disk(url)


def newest_backup(folder: Path) -> Finding:
    """Return the finding about how old the newest file in the folder of backups is."""
    age = age_of_newest(folder)
    if age is None:
        return BACKUPS.warning(f"There is none in {folder}.", "Make one: morpho admin backup.")
    said = f"The newest in {folder} is {age / 3600:.1f} hours old."
    if age < OLD_SECONDS:
        return BACKUPS.ok(said)
    return BACKUPS.warning(said, "Back up every day.")


def count_servers(url: str) -> int:
    """Return how many servers use a database, by their heartbeats; 0 if that is unknown.

    This takes a while where several may.
    """
    try:
        backend = backend_of(url)
        if not backend.shared:
            return 1
        before = _signs_of_life(backend)
        if len(before) < 2:
            return len(before)
        time.sleep(LIVELY_SECONDS)
        after = _signs_of_life(backend)
    except (DatabaseUnusableError, SQLAlchemyError):
        return 0  # which is said where the database is looked at
    return sum(beats != before.get(node) for node, beats in after.items())


def _signs_of_life(backend: Backend) -> dict[str, int]:
    engine = backend.looking()
    try:
        with engine.connect() as connection:
            return {row.id: row.beats for row in connection.execute(select(nodes))}
    finally:
        engine.dispose()


def _schema(connection: Connection) -> Iterator[Finding]:
    migrations.check(connection)
    schema = migrations.present(connection)
    if schema is None:
        yield DATABASE.note("It is empty; the server fills it when it starts.")
        return
    tables = reflected(connection)
    damaged: list[str] = []
    whole = {
        table.name: sum(len(part) for part in read_rows(connection, table, damaged))
        for table in tables
    }
    yield Finding("database", "ok", f"It can be read, and holds {contents_of(whole)}.")
    for name in damaged:
        yield Finding("database", "problem", f"A row is damaged: {name}.", _MEND)
    for log in gaps_in(connection, tables):
        yield Finding("database", "problem", f"Rows are missing: {log}.", _MEND)
    newest = migrations.newest()
    if schema == newest:
        yield MIGRATIONS.ok(f"The schema is up to date ({schema}).")
    else:
        yield MIGRATIONS.note(
            f"The schema is that of an older release ({schema}); the server brings it to {newest}"
            " when it starts.",
            "Make a backup before that: an older release can't read it any more.",
        )


def _clock(connection: Connection) -> Iterator[Finding]:
    apart = abs(float(connection.execute(text(_CLOCK)).scalar_one()) - time.time())
    yield clock_skew("the database's", apart)


def clock_skew(whose: str, seconds: float) -> Finding:
    """Return the finding about a clock that is this far from ours."""
    if seconds < APART_SECONDS:
        return CLOCK.ok(f"It agrees with {whose}.")
    return CLOCK.warning(
        f"It is {seconds:.0f} s from {whose}: one of them is wrong.",
        "Synchronize the clocks of both machines by NTP.",
    )


def _speed(backend: Backend) -> Iterator[Finding]:
    """Time commits as durable as those of a move, without changing anything."""
    engine = backend.writing()
    times = []
    try:
        with engine.connect() as connection:
            if migrations.present(connection) is None:
                return
            connection.commit()
            for _ in range(COMMITS):
                begun = time.perf_counter()
                with connection.begin():
                    connection.execute(
                        text(f"UPDATE {migrations.VERSION_TABLE} SET version_num = version_num")  # noqa: S608
                    )
                times.append((time.perf_counter() - begun) * 1000)
    finally:
        engine.dispose()
    median = statistics.median(times)
    said = f"A durable commit takes {median:.1f} ms."
    if median < SLOW_MS:
        yield DATABASE.ok(said)
    else:
        yield DATABASE.warning(
            f"{said} People feel that at every move.",
            "Use a local disk, better an SSD, or a database server that is nearer.",
        )


def _disk(url: str) -> Iterator[Finding]:
    """Check the free space of a database that is a file."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite" or not parsed.database:
        return
    folder = Path(parsed.database).absolute().parent
    while not folder.is_dir():
        folder = folder.parent
    free = shutil.disk_usage(folder).free
    said = f"{free / (1 << 30):,.1f} GB are free in {folder}."
    if free >= LITTLE:
        yield DISK.ok(said)
    else:
        found = DISK.warning if free >= TOO_LITTLE else DISK.problem
        yield found(said, "Make room, or have old tables removed: MORPHO_KEEP_DAYS, morpho prune.")
