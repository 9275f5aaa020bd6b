"""Somebody who listens: the accessibility tree is all that they perceive, keys all that they do.

Nothing here asks the document for anything. What a screen reader is given by the browser is read,
and the keyboard is pressed.
"""

import asyncio
import re
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final, Self

from playwright.async_api import CDPSession, Page

from tests.support.pages import TIMEOUT, Json

FAR: Final = 60
"""The number of keyboard steps after which somebody gives up."""


@dataclass(frozen=True)
class Thing:
    """Something in the tree, with what is inside."""

    role: str
    name: str
    states: dict[str, Json]
    inside: "list[Thing]" = field(default_factory=list)

    @property
    def usable(self) -> bool:
        """Return whether it can be used now."""
        return not self.states.get("disabled", False)

    def all(self) -> "Iterator[Thing]":
        """Go through this and everything inside, in the order in which it is read."""
        yield self
        for thing in self.inside:
            yield from thing.all()

    def find(self, role: str, name: str = "") -> "list[Thing]":
        """Return the things with that role, and a name in which a pattern is found.

        Case is ignored: letters that a style makes capital are read as such.
        """
        wanted = re.compile(name, re.IGNORECASE)
        return [one for one in self.all() if one.role == role and wanted.search(one.name)]

    @property
    def focused(self) -> "Thing":
        """Return where in it the keyboard is; this itself, if it is nowhere inside."""
        return ([self] + [one for one in self.all() if one.states.get("focused")])[-1]

    @property
    def text(self) -> str:
        """Return the words that are read out of it."""
        return " ".join(one.name for one in self.find("StaticText"))


class Listener:
    """Somebody before a page whose screen is dark."""

    def __init__(self, page: Page, session: CDPSession) -> None:
        self._page = page
        self._session = session

    @classmethod
    @asynccontextmanager
    async def before(cls, page: Page) -> AsyncIterator[Self]:
        """Sit down before a page."""
        session = await page.context.new_cdp_session(page)
        yield cls(page, session)
        await session.detach()

    async def hear(self) -> Thing:
        """Listen to the whole page."""
        answer = await self._session.send("Accessibility.getFullAXTree")
        nodes = {node["nodeId"]: node for node in answer["nodes"]}
        (page,) = _things(answer["nodes"][0], nodes)
        return page

    async def announced(self) -> list[str]:
        """Return the announcements, the newest last."""
        regions = [one for one in (await self.hear()).all() if one.states.get("live") == "polite"]
        return [said.text for region in regions for said in region.find("paragraph")]

    async def question(self) -> str:
        """Return the heading of the page, in small letters: what is asked."""
        return next(one.name.lower() for one in (await self.hear()).find("heading"))

    async def answers(self) -> list[str]:
        """Return the answers that can be given, in small letters."""
        groups = (await self.hear()).find("group", "^Answers$")
        return [b.name.lower() for group in groups for b in group.find("button") if b.usable]

    async def here(self) -> Thing:
        """Return where the keyboard is."""
        return (await self.hear()).focused

    async def until(self, wanted: Callable[[Thing], object], otherwise: str) -> Thing:
        """Wait for something to be heard."""
        end = time.monotonic() + TIMEOUT
        while not wanted(page := await self.hear()):
            assert time.monotonic() < end, f"{otherwise}; there is: {page.text}"
            await asyncio.sleep(0.05)
        return page

    async def press(self, key: str) -> None:
        """Press a key."""
        await self._page.keyboard.press(key)

    async def write(self, text: str) -> None:
        """Write where the keyboard is."""
        await self._page.keyboard.type(text)

    async def go_to(self, role: str, name: str, key: str = "Tab") -> None:
        """Press a key until the keyboard is at something, once that is there."""
        await self.until(lambda page: page.find(role, name), f"there is no {role} {name!r}")
        passed = list[str]()
        for _ in range(FAR):
            here = await self.here()
            if here.role == role and re.search(name, here.name, re.IGNORECASE):
                return
            passed.append(f"{here.role} {here.name!r}")
            await self.press(key)
        raise AssertionError(f"no {role} {name!r} was come by, only {passed}")

    async def choose(self, role: str, name: str, key: str = "Tab") -> None:
        """Go to something and press Enter."""
        await self.go_to(role, name, key)
        await self.press("Enter")


def _things(node: Json, nodes: dict[str, Json]) -> list[Thing]:
    inside = [
        thing
        for child in node.get("childIds", ())
        if child in nodes
        for thing in _things(nodes[child], nodes)
    ]
    if node.get("ignored"):
        return inside
    states = {one["name"]: one["value"].get("value") for one in node.get("properties", ())}
    name = node.get("name", {}).get("value", "")
    return [Thing(node.get("role", {}).get("value", ""), name, states, inside)]
