"""Erasures that are newer than the backup which is put back: they are repeated."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, insert, inspect, select
from sqlalchemy.exc import SQLAlchemyError

from morpho_server.storage.database.backend import Backend
from morpho_server.storage.database.errors import DatabaseUnusableError
from morpho_server.storage.database.models import erasures, guests
from morpho_server.storage.erasures import make_nobody


class Erased(NamedTuple):
    """A guest who was erased, and when the guest was made and erased."""

    guest: int
    made_at: int
    erased_at: int


def noted_erasures(backend: Backend) -> Sequence[Erased]:
    """Return the erasures that a database knows of; none if it is missing, older or damaged."""
    try:
        engine = backend.looking()
    except DatabaseUnusableError:
        return []
    noted = select(erasures.c.guest_id, erasures.c.made_at, erasures.c.erased_at)
    try:
        with engine.connect() as connection:
            if not inspect(connection).has_table(erasures.name):
                return []
            return [Erased(*row) for row in connection.execute(noted)]
    except SQLAlchemyError:
        return []
    finally:
        engine.dispose()


def begin_again(connection: Connection, noted: Sequence[Erased]) -> int:
    """Begin the erasure of those guests who are back; return how many there are.

    A guest of that number who was made at another moment is somebody else.
    """
    known = set(connection.execute(select(erasures.c.guest_id)).scalars())
    there = {
        row.id: row.made_at for row in connection.execute(select(guests.c.id, guests.c.made_at))
    }
    back = 0
    for guest, made_at, erased_at in noted:
        if guest in known:
            continue
        is_back = there.get(guest) == made_at
        row = {"guest_id": guest, "made_at": made_at, "erased_at": erased_at, "done": not is_back}
        connection.execute(insert(erasures).values(row))
        if is_back:
            back += 1
            make_nobody(connection, guest)
    return back
