"""The exchanges of the games' pages: played on a real server, and written from what it sent.

In the Markdown of a game, a block ``json A sends`` is a message of seat A, and ``json A receives``
the next that the page of seat A is sent after it; before any, that is its snapshot. Options of the
table stand in a block ``json options``. Of what is received, parts that differ each time or are
the same for every game are left out, and long lists are cut short.
"""

import json
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

from tests.support.pages import Json, Page
from tests.support.serving import Site

BLOCK: Final = re.compile(
    r"(?<=```json )(options|[A-I] sends|[A-I] receives)\n(.*?)(?=```)", re.DOTALL
)
LEFT_OUT: Final = ("now", "at", "history", "table", "here")
TOLD: Final = ("snapshot", "update", "refused", "done", "error")
MOST: Final = 8
NAMES: Final = "Ada Bo Cy Dora Emil Fay Gus Hal Ida"


def shortened(value: Json) -> Json:
    """Return JSON with its long lists of texts cut short."""
    match value:
        case dict():
            return {key: shortened(inner) for key, inner in value.items()}
        case [str(), *_] if len(value) > MOST:
            return [*value[:3], "…"]
        case list():
            return [shortened(inner) for inner in value]
    return value


def written(message: Json) -> str:
    """Return a message as the page shows it: what is short on one line, the rest on its own."""
    lines = [""]
    for key, value in shortened(message).items():
        if key not in LEFT_OUT:
            part = f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}"
            if lines[-1] and (isinstance(value, dict | list) or len(lines[-1]) > MOST * 10):
                lines.append("")
            lines[-1] += f", {part}" if lines[-1] else part
    return "{" + ",\n ".join(lines) + "}\n"


class Exchange:
    """The pages of all seats of a match, and how many messages each had when one was last sent."""

    def __init__(self, pages: dict[str, Page]) -> None:
        self.pages = pages
        self._seen = dict.fromkeys(pages, 0)

    async def send(self, seat: str, message: Json) -> None:
        """Send a message from a seat, and wait until everybody has been told."""
        before = {each: len(self._sent(each)) for each in self.pages}
        self._seen = before
        await self.pages[seat].send(message)
        answer = await self._next(seat, before[seat])
        if answer["type"] == "update":
            for each in self.pages:
                await self._next(each, before[each])

    async def receive(self, seat: str) -> Json:
        """Return the next message to a seat."""
        message = await self._next(seat, self._seen[seat])
        self._seen[seat] += 1
        return message

    def _sent(self, seat: str) -> list[Json]:
        return [each for each in self.pages[seat].heard if each["type"] in TOLD]

    async def _next(self, seat: str, seen: int) -> Json:
        await self.pages[seat].until(lambda: len(self._sent(seat)) > seen)
        return self._sent(seat)[seen]


async def played(site: Site, game: str, text: str) -> AsyncIterator[tuple[str, str]]:
    """Play the exchange of a page; yield each block that is received, as it stands and as it is."""
    blocks = BLOCK.findall(text)
    options = next((json.loads(block) for kind, block in blocks if kind == "options"), {})
    seats = sorted({kind[0] for kind, _ in blocks if kind != "options"})
    people = await site.match(" ".join(NAMES.split()[: len(seats)]), game, **options)
    exchange = Exchange({s: await p.page() for s, p in zip(seats, people, strict=True)})
    for kind, block in blocks:
        seat, _, does = kind.partition(" ")
        if does == "sends":
            await exchange.send(seat, json.loads(block))
        elif does == "receives":
            yield block, written(await exchange.receive(seat))


def page_of(game: str) -> Path:
    """Return the file with what people wrote about a game's wire."""
    return Path(__file__).parents[3] / "docs" / "games" / f"{game}.md"
