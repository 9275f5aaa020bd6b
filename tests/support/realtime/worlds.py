"""Two worlds that somebody can't tell apart, and everything that is sent to them in each.

Both have the same dice of the server and the same clock, which stands still so that times tell
nothing. They differ in what Bo has put into the shuffle, and so in every card that the observers do
not see. Everything that comes to an observer is compared byte for byte: frames on the socket,
answers by REST, refusals, and what it is told again later.
"""

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from morpho_server.games.outcome import Standing
from morpho_server.storage.database.open import Database
from morpho_server.tables.messages.events import SecretKept
from morpho_server.tables.model.match import chance_of_deal, match_seed
from morpho_server.tables.ports import Randomness
from morpho_server.tables.runtime.session import World
from tests.support.absent import kinds
from tests.support.games import guess_events as guess
from tests.support.games.guess import GUESS
from tests.support.serving import API, Page, Player, Refused, Site, StoppedClock, running

NAMES = "Ada Bo Cy"
ATTEMPTS = ["pass", "show", "hop", "stake 2", "guess A 1", "guess B 1", "guess M 21", "resign now"]
"""Moves that Ada tries where they are refused."""


class KnownDice(Randomness):
    """Randomness that is the same in every world."""

    def __init__(self) -> None:
        self._dice = Random(2026)

    def bytes(self, number: int) -> bytes:
        """Return the next of them."""
        return self._dice.randbytes(number)


def world_of(database: Database) -> World:
    """Return a world with those."""
    return World(database.log, database.index, StoppedClock(), KnownDice())


@dataclass
class Observer:
    """Somebody who collects everything that they are sent."""

    player: Player
    page: Page
    answers: list[str] = field(default_factory=list)

    async def collect(self) -> None:
        """Ask for everything that can be asked for."""
        for path in ("view", "updates?after=0&limit=500", "updates?after=3&limit=2"):
            await self._ask("GET", f"{API}/tables/{self.player.code}/{path}")
        await self._ask("GET", f"{API}/tables/{self.player.code}")
        late = await self.player.page(after=0)
        self.answers += late.frames
        await late.close()
        await self.page.reach((await self.player.view())["n"])

    async def attempt(self, move: str) -> None:
        """Try a move that is refused."""
        for by in (self.player, self.page):
            try:
                await by.do("move", id="attempt", move=move)
            except Refused as refusal:
                self.answers.append(str(refusal))
            else:
                raise AssertionError(f"{move} was not refused")

    async def _ask(self, method: str, path: str) -> None:
        path += f"{'&' if '?' in path else '?'}player={self.player.id}"
        answer = await self.player.site.request(method, path, self.player.guest.token)
        self.answers.append(f"{path}: {answer.status_code} {answer.text}")

    @property
    def everything(self) -> list[str]:
        """Return all that came, by all ways."""
        return [*self.page.frames, *self.answers]


@dataclass
class Telling:
    """One world: its table, its people, and those who observe it."""

    people: list[Player]
    observers: list[Observer]
    moves: int = 0

    async def do(self, seat: int, move: str) -> None:
        """Make a move for a seat, collect what the observers see, and try Ada's illegal moves."""
        await self.move(seat, move)
        await self.collect()
        for attempt in ATTEMPTS:
            if attempt not in self.ada.legal:
                await self.observers[-1].attempt(attempt)

    async def move(self, seat: int, move: str) -> None:
        """Make a move for a seat."""
        self.moves += 1
        await self.people[seat].do("move", id=f"move-{self.moves}", move=move)

    @property
    def ada(self) -> Page:
        """Return the page of the host, who observes."""
        return self.observers[-1].page

    async def wait(self, seconds: float) -> None:
        """Let time pass without a request of Bo's, and let the server check for absences."""
        clock = self.people[0].site.world.clock
        assert isinstance(clock, StoppedClock)
        clock.put_forward(seconds)
        await self.people[2].view()
        self.moves += 1
        await self.people[0].do("rename", id=f"rename-{self.moves}", name=f"Ada {self.moves}")

    async def stood_in(self, times: int) -> None:
        """Wait until a stand-in has decided so often, then collect what the observers see."""
        await self.ada.until(lambda: kinds(self.ada).count("stand_in_moved") == times)
        await self.collect()

    async def collect(self) -> None:
        """Collect what the observers see."""
        for observer in self.observers:
            await observer.collect()


@asynccontextmanager
async def telling(
    database: Path,
    salt: Callable[[bytes], str],
    options: Mapping[str, int] = {},
    bot: str | None = None,
    **settings: float,
) -> AsyncIterator[Telling]:
    """Begin a match in one world, with the salt of Bo that is chosen knowing the secret.

    If a strength is given, a ``bot`` of that sits where Cy would.
    """
    async with running(database, world_of=world_of, **settings) as site:
        names = NAMES if bot is None else "Ada Bo"
        people = await site.company(names, turn_seconds=60, bank_seconds=30, **options)
        ada, bo = people[:2]
        if bot is not None:
            await ada.do("add_bot", id="bot", strength=bot)
        dora = await (await site.guest()).join(ada.code, "Dora", sit=False)
        observers = [Observer(player, await player.page()) for player in (dora, ada)]
        await bo.do("salt", salt=salt(await secret_of(site, ada.code)))
        for player in people[1:]:
            await player.do("ready", ready=True)
        await ada.do("start", id="start")
        for observer in observers:
            await observer.collect()
        yield Telling(people, observers)


async def secret_of(site: Site, code: str) -> bytes:
    """Return the secret of the match to come, from the log."""
    events = [event for entry in await site.entries(code) for event in entry.events]
    return bytes.fromhex(next(e.secret for e in events if isinstance(e, SecretKept)))


def deal(secret: bytes, salt: str) -> tuple[int, dict[str, int]]:
    """Return who begins and what is dealt, if Bo gives that salt."""
    chance = chance_of_deal(match_seed(secret, [salt]), 1)
    begun, dealt, *_ = GUESS.start(GUESS.options({}), 3, Standing(1, (0, 0, 0)), chance)
    assert isinstance(begun, guess.RoundStarted)
    assert isinstance(dealt, guess.Dealt)
    return begun.first, dealt.cards


def salts() -> list[str]:
    """Return salts to try."""
    return [f"{number:016x}" for number in range(20_000)]


def first_world(secret: bytes) -> str:
    """Return a salt with which Ada begins."""
    return next(salt for salt in salts() if deal(secret, salt)[0] == 0)


def other_world(secret: bytes) -> str:
    """Return a salt with which Ada begins with the same card, and all others are other ones."""
    _, one = deal(secret, first_world(secret))
    for salt in salts():
        first, other = deal(secret, salt)
        if first == 0 and [k for k in "ABCM" if one[k] == other[k]] == ["A"]:
            return salt
    raise AssertionError("no such salt")


async def compare(one: Telling, other: Telling) -> None:
    """Assert that the observers of both worlds have been sent the same."""
    for mine, theirs in zip(one.observers, other.observers, strict=True):
        assert mine.everything == theirs.everything


async def cards_of(told: Telling) -> dict[str, int]:
    """Return where every card lies, from the log."""
    entries = await told.people[0].site.entries(told.people[0].code)
    events = [event for entry in entries for event in entry.events]
    return next(event.cards for event in events if isinstance(event, guess.Dealt))
