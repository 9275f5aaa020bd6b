"""The people of a test, with their own browsers, and tables of them."""

import asyncio
import json
from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Final, Self

from playwright.async_api import Browser, BrowserContext

from tests.support.chromium import as_named
from tests.support.end_to_end.browsing import LAPTOP, PHONE, Size, Tab, open_browser
from tests.support.end_to_end.people import Person
from tests.support.visitors import Guest, Player

COOKIE: Final = "morpho_guest"
"""The cookie that identifies a browser."""
REMEMBER: Final = """name => {
    localStorage.setItem("morpho.name", name);
    localStorage.setItem("morpho.guest", "yes");
}"""
"""Stores what a browser remembers of a guest who has entered a name."""
LIKE: Final = """likes => {
    if (self.origin === "null") return;
    for (const [name, liked] of Object.entries(likes))
        localStorage.setItem(`morpho.${name}`, liked);
}"""
"""Stores what a browser remembers of the settings."""


class Company:
    """Everybody in a test. In the end all their pages are closed.

    ``likes`` is what all of them have chosen in their browsers' settings.
    """

    def __init__(self, browser: Browser, base: str, likes: Mapping[str, str] | None = None) -> None:
        self._browser = browser
        self._base = base
        self._likes = likes
        self._contexts: list[BrowserContext] = []
        self._tabs: list[Tab] = []

    async def person(self, name: str, size: Size = LAPTOP) -> Person:
        """Let somebody come, with a browser of their own."""
        context = await open_browser(self._browser, self._base, size)
        if self._likes:
            await context.add_init_script(f"({LIKE})({json.dumps(dict(self._likes))})")
            language = self._likes.get("language", "en")
            await context.add_cookies([{"name": "language", "value": language, "url": self._base}])
        self._contexts.append(context)
        return await self._before(context, name)

    async def beside(self, other: Person, name: str) -> Person:
        """Let somebody sit before another page of somebody's browser."""
        return await self._before(other.tab.page.context, name)

    async def people(self, names: str, *sizes: Size) -> list[Person]:
        """Let several come; the sizes are those of their browsers, the last that of all others."""
        given = sizes or (PHONE,)
        named = names.split()
        fitting = [*given, *[given[-1]] * len(named)]
        coming = [self.person(n, s) for n, s in zip(named, fitting, strict=False)]
        return list(await asyncio.gather(*coming))

    async def table(self, names: str, *sizes: Size, **options: object) -> list[Person]:
        """Let several come and sit at a table that the first has made, in this order."""
        host, *others = await self.people(names, *sizes)
        code = await host.opens_a_table()
        if options:
            await host.command("set_options", options=options)
        for other in others:
            await other.joins(code)
        return [host, *others]

    async def match(self, names: str, *sizes: Size, **options: object) -> list[Person]:
        """Let several come and begin a match."""
        people = await self.table(names, *sizes, **options)
        await begin(people)
        return people

    async def page_of(self, player: Player, size: Size = LAPTOP) -> Person:
        """Let somebody who is at a table already, by REST, open a page there."""
        person = await self.browser_of(player.guest, player.id, size)
        await person.follows(f"/t/{player.code}")
        await person.comes_back_as(player.id)
        return person

    async def pages_of(self, players: Sequence[Player], size: Size) -> list[Person]:
        """Let several open their pages."""
        return list(await asyncio.gather(*(self.page_of(player, size) for player in players)))

    async def browser_of(self, guest: Guest, name: str, size: Size = LAPTOP) -> Person:
        """Let a guest of the server sit down before a browser that knows them."""
        person = await self.person(name, size)
        context = person.tab.page.context
        await context.add_cookies(
            [{"name": COOKIE, "value": guest.token, "url": as_named(self._base)}]
        )
        await context.add_init_script(f"self.origin === 'null' || ({REMEMBER})('{name}')")
        return person

    async def _before(self, context: BrowserContext, name: str) -> Person:
        tab = Tab(await context.new_page())
        self._tabs.append(tab)
        return Person(name, tab)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for tab in self._tabs:
            await tab.close()
        for context in self._contexts:
            await context.close()


async def begin(people: Sequence[Person]) -> None:
    """Make everybody but the host ready, then start as the host."""
    host = next(person for person in people if person.is_host)
    await asyncio.gather(*(person.is_ready() for person in people if person is not host))
    await host.starts()
    await asyncio.gather(*(person.sees("play") for person in people))
