"""Nothing hidden is sent: in two worlds that somebody can't tell apart, all they get is the same.

Both worlds have the same clock and the same dice of the server. They differ in what Bo has put into
the shuffle, and so in every card that the observers do not see; and in choices made in secret.
Everything that comes to an observer is compared byte for byte: frames on the socket, answers by
REST, refusals, and what it is told again later.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from json import dumps
from pathlib import Path
from random import Random

import pytest

from morpho_server.games.outcome import Standing
from morpho_server.storage.database import Database
from morpho_server.tables.desk import World
from morpho_server.tables.events import SecretKept
from morpho_server.tables.match import chance_of_deal, match_seed
from morpho_server.tables.ports import Clock, Randomness
from morpho_server.tables.words import Millis
from tests.games import guess_events as guess
from tests.games.guess import GUESS
from tests.serving import API, Page, Player, Refused, Site, running

NAMES = "Ada Bo Cy"
ATTEMPTS = ["pass", "show", "hop", "stake 2", "guess A 1", "guess B 1", "guess M 21", "resign now"]
"""Moves that Ada tries where they are refused."""


class StoppedClock(Clock):
    """A clock that stands still, so that times tell nothing."""

    def now(self) -> Millis:
        """Return the one time there is."""
        return Millis(1_800_000_000_000)


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
        """Have a seat make a move, and the observers collect what they can."""
        self.moves += 1
        await self.people[seat].do("move", id=f"move-{self.moves}", move=move)
        for observer in self.observers:
            await observer.collect()
        ada = self.observers[-1]
        for attempt in ATTEMPTS:
            if attempt not in ada.page.legal:
                await ada.attempt(attempt)


@asynccontextmanager
async def telling(database: Path, salt: Callable[[bytes], str]) -> AsyncIterator[Telling]:
    """Begin a match in one world, with the salt of Bo that is chosen knowing the secret."""
    async with running(database, world_of=world_of) as site:
        ada, bo, cy = await site.company(NAMES, turn_seconds=60, bank_seconds=30)
        dora = await (await site.guest()).join(ada.code, "Dora", sit=False)
        observers = [Observer(player, await player.page()) for player in (dora, ada)]
        await bo.do("salt", salt=salt(await secret_of(site, ada.code)))
        await bo.do("ready", ready=True)
        await cy.do("ready", ready=True)
        await ada.do("start", id="start")
        for observer in observers:
            await observer.collect()
        yield Telling([ada, bo, cy], observers)


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


async def test_two_worlds_that_look_alike_are_told_alike(tmp_path):
    async with (
        telling(tmp_path / "one.db", first_world) as one,
        telling(tmp_path / "two.db", other_world) as two,
    ):
        cards = [(await t.people[1].view())["own"]["known"]["B"] for t in (one, two)]
        assert cards[0] != cards[1], "the worlds are not the same"
        await compare(one, two)

        # What Bo and Cy choose in secret differs.
        await asyncio.gather(one.do(1, "stake 1"), two.do(1, "stake 2"))
        await compare(one, two)


async def test_two_worlds_that_look_alike_stay_alike_while_cards_are_shown_to_others(tmp_path):
    async with (
        telling(tmp_path / "one.db", first_world) as one,
        telling(tmp_path / "two.db", other_world) as two,
    ):
        dealt = [await cards_of(t) for t in (one, two)]
        wrong = next(n for n in count(1) if n not in {d[p] for d in dealt for p in "BCM"})
        script = [(seat, "stake 1") for seat in range(3)]
        script += [(0, "pass"), (1, "ask C"), (2, "show"), (2, f"guess B {wrong}"), (0, "ask B")]

        for seat, move in script:
            await asyncio.gather(one.do(seat, move), two.do(seat, move))
            await compare(one, two)

        # To whom a card is shown, it is shown.
        known = [(await t.people[1].view())["own"]["known"]["C"] for t in (one, two)]
        assert known[0] != known[1]
        for told in (one, two):
            await told.people[1].move("show")
        known = [(await t.people[0].view())["own"]["known"]["B"] for t in (one, two)]
        assert known[0] != known[1]
        for told in (one, two):
            await told.observers[0].collect()
        dora = [told.observers[0].everything for told in (one, two)]
        assert dora[0] == dora[1]


async def test_two_worlds_that_look_alike_stay_alike_when_a_seat_changes_hands(tmp_path):
    async with (
        telling(tmp_path / "one.db", first_world) as one,
        telling(tmp_path / "two.db", other_world) as two,
    ):
        await asyncio.gather(one.do(1, "stake 1"), two.do(1, "stake 2"))
        newcomers = [await taken_over(told) for told in (one, two)]

        await compare(one, two)
        known = [(await eve.view())["own"]["known"]["B"] for eve in newcomers]
        assert known[0] != known[1], "who takes a seat over sees its cards"
        await asyncio.gather(one.do(0, "stake 1"), two.do(0, "stake 1"))
        await compare(one, two)


async def taken_over(told: Telling) -> Player:
    """Have Bo link another device, then leave, and Eve take over his seat; return her."""
    ada, bo, _ = told.people
    token, link = "A" * 43, "B" * 43
    await bo.do("link_device", id="link", token=link)
    await (await bo.site.guest()).use_pass(bo.code, link)
    await bo.do("keep_this_device", id="keep")
    await bo.do("leave", id="leave")
    await ada.do("offer_seat", id="offer", seat=1, token=token)
    eve = await (await bo.site.guest()).use_pass(bo.code, token, "Eve")
    for observer in told.observers:
        await observer.collect()
    return eve


@pytest.mark.parametrize("game", ["guess", "morpho"])
async def test_who_takes_a_seat_over_knows_what_the_seat_knew_and_nothing_more(tmp_path, game):
    dice = Random(9)
    async with running(tmp_path / "morpho.db", world_of=world_of) as site:
        people = await site.match("Ada Bo Cy", game)
        for _ in range(5):
            views = [await player.view() for player in people]
            due = next(seat for seat, view in enumerate(views) if view.get("legal"))
            await people[due].move(dice.choice(views[due]["legal"]))
        ada, bo, _ = people
        before = await knowledge(bo)
        stranger = await (await site.guest()).join(ada.code, "Dora", sit=False)
        await bo.do("leave")
        await ada.do("offer_seat", seat=1, token="A" * 43)

        eve = await (await site.guest()).use_pass(ada.code, "A" * 43, "Eve")

        assert await knowledge(eve) == before
        page = await eve.page(after=0)
        assert dumps(page.own) == before["own"]
        told, public = await eve.updates(), await stranger.updates()
        assert len(told) == len(public)
        for mine, theirs in zip(told, public, strict=True):
            for part in ("legal", "at_zero"):  # what the seat owes, from when she sat down on
                mine.pop(part, None)
            assert dumps(mine) == dumps(theirs)


async def knowledge(player: Player) -> dict[str, str]:
    """Return what a player is shown of the game, as it came."""
    view = await player.view()
    return {part: dumps(view.get(part)) for part in ("public", "own", "legal", "at_zero")}


async def cards_of(told: Telling) -> dict[str, int]:
    """Return where every card lies, from the log."""
    entries = await told.people[0].site.entries(told.people[0].code)
    events = [event for entry in entries for event in entry.events]
    return next(event.cards for event in events if isinstance(event, guess.Dealt))
