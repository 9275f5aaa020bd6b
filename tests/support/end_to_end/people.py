"""People at a table, each before a page, and what they do there by clicking."""

import os
import re
from dataclasses import dataclass, field
from itertools import count

from playwright.async_api import expect

from tests.support.end_to_end.browsing import Tab
from tests.support.pages import Json

_numbers = count(1)


@dataclass
class Person:
    """Somebody before a page."""

    name: str
    tab: Tab
    code: str = field(default="", init=False)

    @property
    def id(self) -> str:
        """Return which player this is."""
        player: str = self.tab.heard.you["player"]
        return player

    @property
    def seat(self) -> int | None:
        """Return where this person sits."""
        return self.tab.heard.seat

    @property
    def phase(self) -> str:
        """Return how the table stands."""
        phase: str = self.tab.heard.table["phase"]
        return phase

    @property
    def is_host(self) -> bool:
        """Return whether this person is the table's host."""
        return bool(self.tab.heard.table["host"] == self.id)

    @property
    def legal(self) -> list[str]:
        """Return the moves of the decision that this person owes."""
        return self.tab.heard.legal

    async def opens_a_table(self) -> str:
        """Make a table; return its code."""
        await self.tab.page.goto("/")
        await self.asks_for_a_table()
        await self._arrives()
        return self.code

    async def asks_for_a_table(self) -> None:
        """Go through the door to friends, and say one's name."""
        await self.tab.click("[data-action=with-friends]")
        await self.tab.find("[name=name]").fill(self.name)
        await self.tab.click("[data-action=make-table]")

    async def follows(self, link: str) -> None:
        """Open an invitation."""
        await self.tab.page.goto(link)
        await self.tab.shows("invite")

    async def speaks(self, language: str) -> None:
        """Choose a language, as the settings do: the page is loaded again in it."""
        await self.tab.page.evaluate(
            "tag => { localStorage.setItem('morpho.language', tag);"
            " document.cookie = `language=${tag}; Path=/`; }",
            language,
        )
        await self.tab.page.reload()
        await expect(self.tab.find(f"html[lang={language}]")).to_be_attached()
        await self.tab.is_current()

    async def types_the_code(self, code: str) -> None:
        """Come to a table by its code."""
        await self.tab.page.goto("/")
        await self.tab.page.get_by_label("Got a table\u2019s name?").fill(code)
        await self.tab.click("[data-action=join]")
        await self.tab.shows("invite")

    async def joins(self, code: str) -> None:
        """Come to a table by its link, and sit down."""
        await self.follows(f"/t/{code}")
        await self.sits_down()

    async def sits_down(self) -> None:
        """Accept an invitation."""
        await self.tab.find("[name=name]").fill(self.name)
        await self.tab.click("[data-action=sit]")
        await self._arrives()

    async def just_watches(self) -> None:
        """Accept an invitation, but take no seat."""
        await self.tab.find("[name=name]").fill(self.name)
        await self.tab.click("[data-action=watch]")
        await self._arrives()

    async def comes_back_as(self, player: str) -> None:
        """Answer an invitation by being who this browser is at the table already."""
        await self.tab.click(f"[data-action=come-back][data-player={player}]")
        await self._arrives()

    async def goes_home(self) -> None:
        """Go to the first page; from a table there is a way back."""
        if "/t/" in self.tab.page.url:
            await self.tab.page.go_back()
        else:
            await self.tab.page.goto("/")
        await self.tab.shows("home")

    async def comes_back_to(self, code: str) -> None:
        """Choose one of the tables that the first page lists, perhaps among the older ones."""
        await self.goes_home()
        come_back = self.tab.find(f"[data-action=come-back][data-table={code}]")
        await come_back.wait_for(state="attached")
        if not await come_back.is_visible():
            await self.tab.click("[data-action=older]")
        await come_back.click()
        await self._arrives()

    async def is_ready(self) -> None:
        """Press the button, and see it pressed."""
        await self.tab.click("[data-action=ready]")
        await expect(self.tab.find("[data-action=ready]")).to_have_attribute("aria-pressed", "true")

    async def starts(self) -> None:
        """Start the match, as the host."""
        await self.tab.click("[data-action=start]")
        await self.tab.shows("play")

    async def goes_on(self) -> None:
        """Start the next round, as the host."""
        await self.tab.click("[data-action=next-round]")
        await self.tab.shows("play")

    async def says(self, text: str) -> None:
        """Say something to the table; before a match the chat is behind a sign."""
        field = self.tab.page.get_by_label("Say something")
        chat = self.tab.find("[data-screen=waiting] [data-action=chat]")
        await field.or_(chat).first.wait_for()
        if not await field.count():
            await chat.click()
        await field.fill(text)
        await self.tab.click("[data-action=say]")

    async def opens_the_menu(self) -> None:
        """Open the menu that lies beside a table in play."""
        await self.tab.click("[data-action=menu]")
        await expect(self.tab.find("[data-menu]")).to_be_visible()

    async def answers_yes(self) -> None:
        """Confirm what was just asked, in its own place."""
        await self.tab.click(".asking [data-action=confirm]")

    async def sees(self, screen: str) -> None:
        """Wait for a screen that shows the present."""
        await self.tab.shows(screen)
        await self.tab.is_current()

    async def sees_the_result(self) -> None:
        """Go on from the last round of a match, where the table stays, and see the result."""
        podium = self.tab.find("[data-action=podium]")
        await podium.or_(self.tab.find("[data-screen=game-over] h1")).first.wait_for()
        if await podium.count():
            await self.tab.click("[data-action=podium]")
        await self.sees("game-over")

    async def waits_for(self, move: str) -> None:
        """Wait until a move is among those that may be made."""

        def offered() -> bool:
            own = self.tab.heard.own or {}
            return move in (*self.legal, *own.get("open", ()))

        await self.tab.heard.until(offered)

    async def command(self, kind: str, **fields: Json) -> None:
        """Do something out of the way of clicking, to prepare what is tested, and hear of it."""
        command = {"type": kind, "id": f"prepared-{next(_numbers)}-{kind}", **fields}
        done = await self.tab.page.evaluate(
            """async ([address, command]) => {
                const headers = {"Content-Type": "application/json"};
                const body = JSON.stringify(command);
                const answer = await fetch(address, {method: "POST", headers, body});
                if (!answer.ok) throw new Error(await answer.text());
                return answer.json();
            }""",
            [f"/api/v1/tables/{self.code}/commands?player={self.id}", command],
        )
        await self.tab.heard.reach(done["n"])

    async def view(self) -> Json:
        """Return the server's view for this person, asked by another way than the socket."""
        address = f"/api/v1/tables/{self.code}/view?player={self.id}"
        return await self.tab.page.evaluate(
            "address => fetch(address).then(a => a.json())", address
        )

    async def _arrives(self) -> None:
        await self.tab.page.wait_for_url(re.compile(r"/t/"))
        self.code = self.tab.page.url.rpartition("/")[2]
        await expect(self.tab.screen).to_have_attribute("data-connection", "live")
        await self.tab.is_current()


async def seen(name: str, *people: Person) -> None:
    """Take a picture of each page, if ``TEST_PICTURES`` says where."""
    if folder := os.environ.get("TEST_PICTURES"):
        for person in people:
            await person.tab.page.screenshot(path=f"{folder}/{name}-{person.name}.png")
