"""The guests and their tokens."""

import asyncio
import logging
import re
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256

from sqlalchemy import bindparam, insert, select, update

from morpho_server.storage.database.models import guests, members, tables
from morpho_server.storage.database.reader import Reader
from morpho_server.storage.database.writer import Writer, add_row
from morpho_server.storage.expiry import DAY, Expiry
from morpho_server.storage.log.batch_loader import BatchLoader
from morpho_server.tables.model.ids import GuestId, Millis, TableCode
from morpho_server.tables.ports import Clock, LogUnavailableError

_TOKEN_BYTES = 32
_TOKEN = re.compile(r"mg_[A-Za-z0-9_-]{43}")
_HOUR = 3_600_000

_BY_HASH = select(
    *(guests.c.token_hash, guests.c.id, guests.c.name, guests.c.seen_at),
    *(guests.c.let_in, guests.c.program),
).where(guests.c.token_hash.in_(bindparam("hashes", expanding=True)))

_TIMES = select(guests.c.id, guests.c.made_at, guests.c.seen_at)

_OWN = members.alias()
_SHARED = (
    (members.c.table_id == _OWN.c.table_id)
    & (members.c.player == _OWN.c.player)
    & (_OWN.c.guest_id == bindparam("guest"))
)

_SHARING = _TIMES.where(
    guests.c.id.in_(
        select(members.c.guest_id)
        .join(_OWN, _SHARED)
        .where(members.c.guest_id != bindparam("guest"))
    )
).order_by(guests.c.seen_at.desc(), guests.c.id)

_SHARED_TABLES = (
    select(members.c.guest_id, tables.c.code)
    .join(_OWN, _SHARED)
    .join(tables, tables.c.id == members.c.table_id)
    .order_by(tables.c.id.desc())
)

_Found = tuple[GuestId, str, Millis, int | None, bool]
"""A guest, their name, when they were seen, how they were let in, and whether a program."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody with a token, and the name they gave.

    ``let_in``: how they were let in to open tables, if so (``administration/state.py``).
    ``program``: they have said that they are a program.
    """

    id: GuestId
    name: str
    let_in: int | None = None
    program: bool = False


@dataclass(frozen=True, slots=True)
class Device:
    """A device that plays as somebody: a guest, and when it was made and seen last.

    ``tables`` are the codes of those where it is a player whom the one who asks is, too.
    """

    guest: GuestId
    made_at: Millis
    seen_at: Millis
    tables: Sequence[TableCode]


class StoredGuests:
    """The guests in the database, with a hash of each token: a copy of it opens nothing.

    A token is as random as its hash, so a plain SHA-256 is enough. It expires when nobody has used
    it for ``token_days``. Everything may raise :exc:`LogUnavailableError`.
    """

    def __init__(
        self, writer: Writer, reader: Reader, clock: Clock, token_days: int | None = None
    ) -> None:
        self._writer = writer
        self._reader = reader
        self._clock = clock
        self._token_millis = None if token_days is None else token_days * DAY
        self._expiry = Expiry(writer, "tokens")
        self._by_hash = BatchLoader(self._find)
        self._noting: dict[GuestId, asyncio.Task[None]] = {}

    async def make(self, name: str, *, program: bool = False) -> tuple[Guest, str]:
        """Make a guest; return it with its token, which is stored nowhere."""
        token = _new_token()
        now = self._clock.now()
        row = insert(guests).values(
            token_hash=_hash(token), name=name, made_at=now, seen_at=now, program=program
        )

        key = await self._writer.write(lambda connection: add_row(connection, row))
        return Guest(GuestId(key), name, program=program), token

    async def become_program(self, guest: GuestId) -> None:
        """Note for good that a guest is a program."""
        noted = update(guests).where(guests.c.id == guest).values(program=True)
        await self._writer.write(lambda connection: connection.execute(noted))

    async def find(self, token: str) -> Guest | None:
        """Return the guest with that token, and record, to the hour, when it was seen."""
        if not _TOKEN.fullmatch(token):
            return None
        row = await self._by_hash.ask(_hash(token))
        if row is None:
            return None
        guest, name, seen_at, let_in, program = row
        now = self._clock.wall()
        if self._token_millis is not None and seen_at <= self._expiry.confirmed(
            Millis(now - self._token_millis)
        ):
            return None
        # Nobody waits for the note: to know a guest it is enough that the database can be read.
        if now - seen_at >= _HOUR and guest not in self._noting:
            self._noting[guest] = asyncio.create_task(self._note_seen(guest))
        return Guest(guest, name, let_in, program)

    async def expire(self) -> None:
        """Look at the clock, by which tokens expire: two looks, a day or a run apart, must agree.

        It is to be called every hour.
        """
        if self._token_millis is not None:
            before = Millis(self._clock.wall() - self._token_millis)
            await self._expiry.announce(before, self._clock.steady())

    async def renew(self, guest: GuestId) -> str:
        """Replace a guest's token; return the new one. All who had the old one are strangers."""
        token = _new_token()
        renewed = update(guests).where(guests.c.id == guest).values(token_hash=_hash(token))
        await self._writer.write(lambda connection: connection.execute(renewed))
        return token

    async def devices(self, guest: GuestId) -> Sequence[Device]:
        """Return a guest's own device, then the others that share a player, the last seen first."""
        own = await self._reader.rows(_TIMES.where(guests.c.id == guest))
        others = await self._reader.rows(_SHARING, guest=guest)
        shared: dict[GuestId, dict[TableCode, None]] = {}
        for holder, code in await self._reader.rows(_SHARED_TABLES, guest=guest):
            shared.setdefault(holder, {})[code] = None
        return [
            Device(each, made_at, seen_at, tuple(shared.get(each, ())))
            for each, made_at, seen_at in (*own, *others)
        ]

    async def finish(self) -> None:
        """Wait until the recording of when guests were seen is done."""
        await asyncio.gather(*self._noting.values())

    async def _find(self, hashes: Sequence[bytes]) -> Mapping[bytes, _Found]:
        rows = await self._reader.rows(_BY_HASH, hashes=hashes)
        return {token_hash: tuple(found) for token_hash, *found in rows}

    async def _note_seen(self, guest: GuestId) -> None:
        seen = update(guests).where(guests.c.id == guest).values(seen_at=self._clock.wall())
        try:
            await self._writer.write(lambda connection: connection.execute(seen))
        except LogUnavailableError as error:
            _log.warning("When a guest was seen can't be noted: %s", error)
        finally:
            del self._noting[guest]


def _new_token() -> str:
    return f"mg_{secrets.token_urlsafe(_TOKEN_BYTES)}"


def _hash(token: str) -> bytes:
    return sha256(token.encode()).digest()
