"""A guest of a server, who opens and joins tables."""

from pathlib import Path
from typing import Any, Self
from urllib.parse import quote

from morpho_client.errors import Refused
from morpho_client.keep import Keep
from morpho_client.rest import Rest
from morpho_client.table import Table, new_id
from morpho_client.views import Json


class Client:
    """A guest of the server at an ``address``, as ``https://play.example.org``.

    ``keep`` names a file of one's own for who one is: with it a new process goes on as the same
    players, where the last one was. One client at a time may use it; another one gets a
    :exc:`InUse`. Without it, or a ``token``, one is somebody new: a ``program``, which
    every table shows, unless a person decides. ``patience``: for how many seconds a server may be
    away that has answered before. ``sockets`` are used unless they are blocked or not wanted.

    Use it as a context manager, which closes all connections.
    """

    def __init__(
        self,
        address: str,
        keep: Path | str | None = None,
        *,
        token: str | None = None,
        patience: float = 60.0,
        sockets: bool = True,
        program: bool = True,
    ) -> None:
        address = address.rstrip("/")
        if not address.startswith(("http://", "https://")):
            raise ValueError(f"{address}: an address begins with http:// or https://")
        self._keep = Keep(address, keep)
        token = token or self._keep.token
        self._rest = Rest(address, patience, known=token is not None)
        self._rest.token = token
        self._sockets, self._program = sockets, program
        self._tables: dict[str, Table] = {}

    @property
    def token(self) -> str | None:
        """The secret by which the server knows this guest; none before one is needed."""
        return self._rest.token

    async def ask(self, method: str, path: str, body: Json = None, /, **query: Any) -> Json:
        """Return the answer to a request below ``/api/v1``, as the protocol has it.

        What was refused for a while is asked again, and so is what asks for something or has an
        ``id`` when its answer is lost. Raises :exc:`Refused`, :exc:`Unreachable`.
        """
        return await self._rest.ask(method, path, body, **query)

    async def sign_in(self, name: str) -> None:
        """Become a guest, unless one is; tables do this by themselves."""
        if self._rest.token is None:
            body = {"name": name, "bearer": True} | ({"program": True} if self._program else {})
            made = await self._rest.ask("POST", "/guests", body, repeat=True)
            self._rest.token = self._keep.token = made["token"]
            self._keep.save()

    async def open(
        self, game: str, name: str, *, id: str | None = None, options: Json = None
    ) -> Table:
        """Open a table and sit down there as its host; the same ``id`` opens one table only."""
        body = {"game": game, "name": name, "options": options or {}}
        return await self._come("/tables", body, new_id() if id is None else f"open {id}")

    async def join(self, to: str, name: str, *, sit: bool = True) -> Table:
        """Come to a table by its code or invitation: as who one was there, or as somebody new.

        The player has no seat if none is free, and waits until the host lets them in where they
        must. Raises :exc:`Refused`.
        """
        path = f"/tables/{quote(to, safe='')}/players"
        return await self._come(path, {"name": name, "sit": sit}, f"join {to} as {name}")

    def table(self, code: str, player: str) -> Table:
        """Return a table at which this guest has a player already."""
        known_as = f"{player} at {code}"
        self._keep.table(known_as).update(code=code, player=player)
        return self._table(known_as)

    async def close(self) -> None:
        """Close all connections."""
        for table in self._tables.values():
            await table.close()
        await self._rest.close()
        self._keep.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def _come(self, path: str, body: dict[str, Json], known_as: str) -> Table:
        """Become a player at a table, once under an id that is kept before it is sent."""
        await self.sign_in(body["name"])
        kept = self._keep.table(known_as)
        if "player" not in kept:
            kept.setdefault("id", new_id())
            self._keep.save()
            try:
                seated = await self._rest.ask("POST", path, body | {"id": kept["id"]})
            except Refused:
                self._keep.forget(known_as)
                raise
            kept.update(code=seated["code"], player=seated["player"])
            self._keep.save()
        return self._table(known_as)

    def _table(self, known_as: str) -> Table:
        table = self._tables.get(known_as)
        if table is None or table.ended is not None:
            table = Table(self._rest, self._keep, known_as, sockets=self._sockets)
            self._tables[known_as] = table
        return table
