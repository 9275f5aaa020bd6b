"""The guests and their tokens."""

import asyncio
import logging
import re
import secrets
from collections.abc import Mapping, Sequence
from hashlib import sha256

from sqlalchemy import bindparam, insert, select, update

from morpho_server.storage.database.models import guests
from morpho_server.storage.database.reader import Reader
from morpho_server.storage.database.writer import Writer, add_row
from morpho_server.storage.log.batch_loader import BatchLoader
from morpho_server.tables.model.ids import GuestId, Millis
from morpho_server.tables.ports import Clock, Guest, Guests, LogUnavailableError

_TOKEN_BYTES = 32
_TOKEN = re.compile(r"mg_[A-Za-z0-9_-]{43}")
_HOUR = 3_600_000

_BY_HASH = select(guests.c.token_hash, guests.c.id, guests.c.name, guests.c.seen_at).where(
    guests.c.token_hash.in_(bindparam("hashes", expanding=True))
)

_log = logging.getLogger(__name__)


class StoredGuests(Guests):
    """The guests in the database, with a hash of each token: a copy of it opens nothing.

    A token is as random as its hash, so a plain SHA-256 is enough. Making and finding a guest may
    raise :exc:`LogUnavailableError`.
    """

    def __init__(self, writer: Writer, reader: Reader, clock: Clock) -> None:
        self._writer = writer
        self._reader = reader
        self._clock = clock
        self._by_hash = BatchLoader(self._find)
        self._noting: dict[GuestId, asyncio.Task[None]] = {}

    async def make(self, name: str) -> tuple[Guest, str]:
        """Make a guest; return it with its token, which is stored nowhere."""
        token = f"mg_{secrets.token_urlsafe(_TOKEN_BYTES)}"
        now = self._clock.now()
        row = insert(guests).values(token_hash=_hash(token), name=name, made_at=now, seen_at=now)

        key = await self._writer.write(lambda connection: add_row(connection, row))
        return Guest(GuestId(key), name), token

    async def find(self, token: str) -> Guest | None:
        """Return the guest with that token, and record, to the hour, when it was seen."""
        if not _TOKEN.fullmatch(token):
            return None
        row = await self._by_hash.ask(_hash(token))
        if row is None:
            return None
        guest, name, seen_at = row
        # Nobody waits for the note: to know a guest it is enough that the database can be read.
        if self._clock.now() - seen_at >= _HOUR and guest not in self._noting:
            self._noting[guest] = asyncio.create_task(self._note_seen(guest))
        return Guest(guest, name)

    async def finish(self) -> None:
        """Wait until the recording of when guests were seen is done."""
        await asyncio.gather(*self._noting.values())

    async def _find(self, hashes: Sequence[bytes]) -> Mapping[bytes, tuple[GuestId, str, Millis]]:
        rows = await self._reader.rows(_BY_HASH, hashes=hashes)
        return {token_hash: (guest, name, seen_at) for token_hash, guest, name, seen_at in rows}

    async def _note_seen(self, guest: GuestId) -> None:
        seen = update(guests).where(guests.c.id == guest).values(seen_at=self._clock.now())
        try:
            await self._writer.write(lambda connection: connection.execute(seen))
        except LogUnavailableError as error:
            _log.warning("When a guest was seen can't be noted: %s", error)
        finally:
            del self._noting[guest]


def _hash(token: str) -> bytes:
    return sha256(token.encode()).digest()
