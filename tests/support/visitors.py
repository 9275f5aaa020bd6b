"""People who use a server: guests and players, by REST. What is refused raises :class:`Refused`."""

import asyncio
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlencode

import httpx
from websockets.asyncio.client import connect

from morpho_client import Refused
from morpho_server.api.security_log import SecurityLog
from morpho_server.storage.administration import Administration
from morpho_server.tables.log.entry import Entry
from morpho_server.tables.model.ids import TableCode
from morpho_server.tables.model.names import CODE_LETTERS
from morpho_server.tables.runtime.world import World
from tests.support.pages import TIMEOUT, Json, Page, command

if TYPE_CHECKING:
    from morpho_server.metrics.exposition import Exposition  # loads an extra

API: Final = "/api/v1"


def screen_letters() -> str:
    """Draw the letters by which a browser can become a big screen."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(8))


@dataclass
class Site:
    """A running server, as its users see it.

    Of a server in this process a test may also see the ``world`` that it works with, what it
    stores of its ``administration``, its ``security_log``, its ``metrics``, and what it wrote
    to its log as an error: ``complaints``, of which there must be none in the end.
    """

    base: str
    client: httpx.AsyncClient
    world: World | None = None
    administration: Administration | None = None
    security_log: SecurityLog | None = None
    metrics: "Exposition | None" = None
    complaints: list[str] = field(default_factory=list)
    pages: "list[Page]" = field(default_factory=list)

    async def request(
        self, method: str, path: str, token: str | None = None, **more: Any
    ) -> httpx.Response:
        """Send a request, with no cookies but those given."""
        headers = dict(more.pop("headers", {}))
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        answer = await self.client.request(method, path, headers=headers, **more)
        self.client.cookies.clear()
        return answer

    async def guest(self, name: str = "Somebody") -> "Guest":
        """Make a guest, with a bearer token."""
        answer = await self.request("POST", f"{API}/guests", json={"name": name, "bearer": True})
        return Guest(self, body_of(answer)["token"])

    async def company(self, names: str, game: str = "guess", **options: Json) -> "list[Player]":
        """Return people who sit at a new table; the first opened it. Each is a guest."""
        first, *others = names.split()
        host = await (await self.guest(first)).open(first, game, **options)
        return [host, *[await (await self.guest(o)).join(host.code, o) for o in others]]

    async def match(self, names: str, game: str = "guess", **options: Json) -> "list[Player]":
        """Return people whose match has just begun."""
        people = await self.company(names, game, **options)
        await begin(people)
        return people

    async def entries(self, code: str) -> list[Entry]:
        """Return the entries of a table in the log."""
        assert self.world is not None, "only a server in this process shows its log"
        row = await self.world.index.find(TableCode(code))
        assert row is not None, code
        return await self.world.log.read(row.id, row.game)

    async def leave(self) -> None:
        """Close all pages and wait until they are gone."""
        pages, self.pages = self.pages, []
        for page in pages:
            page.vanish()
        for page in pages:
            await page.gone()

    def socket_address(self, code: str, **query: object) -> str:
        """Return the address of a table's socket."""
        base = self.base.replace("http", "ws", 1)
        return f"{base}{API}/tables/{code}/socket?{urlencode(query, doseq=True)}"


@dataclass
class Guest:
    """Somebody with a token."""

    site: Site
    token: str

    async def ask(self, method: str, path: str, **more: Any) -> Json:
        """Send a request and return its answer; raises :exc:`Refused`."""
        return body_of(await self.site.request(method, f"{API}{path}", self.token, **more))

    async def open(
        self, name: str, game: str = "guess", under: str | None = None, **options: Json
    ) -> "Player":
        """Open a table, under an id."""
        body = {"game": game, "name": name, "options": options, "id": under}
        return self.player(await self.ask("POST", "/tables", json=body))

    async def join(
        self, code: str, name: str, *, sit: bool = True, under: str | None = None
    ) -> "Player":
        """Come to a table, under an id."""
        body = {"name": name, "sit": sit, "id": under}
        return self.player(await self.ask("POST", f"/tables/{code}/players", json=body))

    async def use_pass(self, code: str, token: str, name: str | None = None) -> "Player":
        """Come in by a link."""
        body = {"token": token} | ({} if name is None else {"name": name})
        return self.player(await self.ask("POST", f"/tables/{code}/passes", json=body))

    async def become_screen(self, code: str, token: str) -> str:
        """Become a big screen by a link."""
        body = {"token": token}
        return str((await self.ask("POST", f"/tables/{code}/screens", json=body))["screen"])

    async def read_pass(self, code: str, token: str) -> Json:
        """Ask what a link leads to."""
        return await self.ask("POST", f"/tables/{code}/passes/summary", json={"token": token})

    def player(self, seated: Mapping[str, Json]) -> "Player":
        """Return the player that the server has named."""
        return Player(self, seated["code"], seated["player"])


@dataclass
class Player:
    """Somebody at a table, by REST."""

    guest: Guest
    code: str
    id: str

    @property
    def site(self) -> Site:
        """Return where the table stands."""
        return self.guest.site

    async def do(self, kind: str, **fields: Json) -> int:
        """Carry out a command; return the update as which it was done. Raises :exc:`Refused`."""
        body = command(kind, **fields)
        done = await self.ask("POST", "commands", json=body)
        assert done == {"type": "done", "id": body["id"], "n": done["n"]}
        return done["n"]

    async def move(self, move: str) -> int:
        """Make a move."""
        return await self.do("move", move=move)

    async def let_in(self, name: str) -> "Player":
        """Let a new guest come and sit down in the middle of a round, as the host."""
        newcomer = await (await self.site.guest()).join(await self.invitation(), name)
        await self.do("admit", player=newcomer.id)
        return newcomer

    async def invitation(self) -> str:
        """Return the invitation that lets others in."""
        table = (await self.view())["table"]
        return str(table.get("invitation", table["code"]))

    async def view(self) -> Json:
        """Return the snapshot."""
        return await self.ask("GET", "view")

    async def updates(self, after: int = 0, limit: int = 500) -> list[Json]:
        """Return the updates above a number."""
        params = {"after": after, "limit": limit, "history": await self.history(after)}
        return (await self.ask("GET", "updates", params=params))["updates"]

    async def history(self, after: int = 1) -> str:
        """Return the history that a number belongs to; 0 needs none."""
        return (await self.ask("GET", "updates", params={"limit": 1}))["history"] if after else ""

    async def ask(self, method: str, what: str, **more: Any) -> Json:
        """Send a request about this player; raises :exc:`Refused`."""
        params = {"player": self.id, **more.pop("params", {})}
        path = f"/tables/{self.code}/{what}"
        return await self.guest.ask(method, path, params=params, **more)

    async def page(self, after: int | None = None, history: str | None = None, **more: Any) -> Page:
        """Open a page; wait until it has been sent what it begins with. It is closed in the end.

        Without the ``history`` of the number it is of the present one.
        """
        query: dict[str, object] = {"player": self.id, "version": 1}
        if after is not None:
            history = history or await self.history(after)
            query |= {"after": after, "history": history}
        page = await open_page(self.site, self.code, self.guest.token, query, **more)
        await page.until(lambda: page.greeted or page.closed)
        return page


async def open_page(
    site: Site, code: str, token: str | None, query: Mapping[str, object], **more: Any
) -> "Page":
    """Open a socket, whether or not the server wants it."""
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    headers |= more.pop("headers", {})
    address = site.socket_address(code, **query)
    patience = {"open_timeout": TIMEOUT, "ping_interval": None}  # a browser has no less
    how = {"max_size": None, "compression": None, "proxy": None, **patience, **more}
    connection = await connect(address, additional_headers=headers, **how)
    page = Page(connection)
    site.pages.append(page)
    return page


async def begin(people: list[Player]) -> None:
    """Make everybody ready, then start as the first, the host."""
    for player in people[1:]:
        await player.do("ready", ready=True)
    await people[0].do("start")


async def together(*asked: Any) -> list[Any]:
    """Do several things at the same time; a refusal is a result like another."""
    results = await asyncio.gather(*asked, return_exceptions=True)
    for result in results:
        if isinstance(result, BaseException) and not isinstance(result, Refused):
            raise result
    return list(results)


def body_of(answer: httpx.Response) -> Json:
    """Return the content of an answer; raises :exc:`Refused`."""
    if answer.is_success:
        return answer.json()
    assert answer.headers["content-type"] == "application/problem+json", answer.text
    problem = answer.json()
    assert problem["status"] == answer.status_code
    raise Refused(problem["code"], problem["detail"], answer.status_code)
