"""Two worlds that somebody can't tell apart, and everything that is sent to them in each.

Both have the same dice of the server and the same clock, which stands still so that times tell
nothing. They differ in every card that the observers do not see. Everything that comes to an
observer is compared byte for byte: frames on the socket, answers by REST with their headers and
sizes, refusals, previews of the table, and what it is sent again later, from any number on.
"""

from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Final

from httpx import Response

from morpho_server.games.chance import Chance
from morpho_server.games.events import Event
from morpho_server.games.options import Choices
from morpho_server.games.outcome import Standing
from morpho_server.games.registry import RULES
from morpho_server.games.seats import Seat
from morpho_server.storage.database.open import Database
from morpho_server.tables.ports import Randomness
from morpho_server.tables.runtime.world import World
from tests.support.absent import kinds
from tests.support.games import guess_events as guess
from tests.support.games.dealt import DealtGame
from tests.support.games.guess import GUESS
from tests.support.games.morpho_subject import MorphoSubject
from tests.support.serving import (
    ALL_GAMES,
    API,
    Page,
    Player,
    StoppedClock,
    running,
)

NAMES = "Ada Bo Cy"
ATTEMPTS: Final[Mapping[str, Sequence[str]]] = {
    "guess": (
        *("pass", "show", "hop", "stake 2", "guess A 1"),
        *("guess B 1", "guess M 21", "resign now"),
    ),
    "morpho": ("hop", "pass", "look B1", "snipe C1 with A1", "mission", "agree", "report"),
}
"""Moves that observers try where they are refused."""

BACK = (None, 0, 1, 2, 4, 20, -3)
"""By how many updates an attempt's `at` is before the last; ``None`` for no `at` at all."""

PAST = (
    *("matches/1", "matches/1/analysis", "matches/1/rounds/1", "matches/1/rounds/1/analysis"),
    *("matches/1/rounds/1/record", "replay-links", "season"),
)
"""What a table answers of its past."""

NUMBERS = (*("guests/me/matches", "guests/me/numbers", "guests/me/rivals", "statistics", "games"),)
"""What a server answers of what was played."""


class KnownDice(Randomness):
    """Randomness that is the same in every world."""

    def __init__(self) -> None:
        self._dice = Random(2026)

    def bytes(self, number: int) -> bytes:
        """Return the next of them."""
        return self._dice.randbytes(number)


def world_of(database: Database) -> World:
    """Return a world with those, in a history that is the same."""
    database.log.history = "the same"
    return World(database.log, database.index, StoppedClock(), KnownDice())


@dataclass
class Observer:
    """Somebody who collects everything that they are sent."""

    player: Player
    page: Page
    answers: list[str] = field(default_factory=list)
    attempts: int = 0

    async def collect(self) -> None:
        """Ask for everything that can be asked for."""
        mine = f"{API}/tables/{self.player.code}"
        for path in ("view", "report", "updates?after=0&limit=500", "updates?after=3&limit=2"):
            await self.ask(f"{mine}/{path}{'&' if '?' in path else '?'}player={self.player.id}")
        for path in (mine, f"{API}/guests/me"):
            await self.ask(path)
        if self.page.seat is None:  # The preview is the same for everybody, and costs most.
            await self.ask(f"/t/{self.player.code}")
        await self.come_back(0)
        await self.page.reach((await self.player.view())["n"])

    async def ask_beside(self) -> None:
        """Ask for everything else, most of which is refused in a round: its past, links to it,
        a table that plays on from it, a bet on it, and to lead others through it.
        """
        mine, who = f"{API}/tables/{self.player.code}", f"player={self.player.id}"
        for path in PAST:
            await self.ask(f"{mine}/{path}?{who}")
        for path in NUMBERS:
            await self.ask(f"{API}/{path}")
        link = {"token": "C" * 43}
        await self.ask(f"{mine}/replay-links?{who}", link | {"match": 1, "round": 1})
        await self.ask(f"{API}/shared-replays", link)
        begun = {"id": "on", "steps": 1, "seat": 0, "strength": "random"}
        await self.ask(f"{mine}/matches/1/rounds/1/tables?{who}", begun)
        await self.ask(f"{mine}/commands?{who}", {"type": "bet", "id": "bet", "on": 1})
        moment = {"match": 1, "round": 1, "step": 0, "eyes": 1, "playing": False, "speed": 1}
        for role in ("other", "follow", "none"):
            await self.page.send({"type": "watch", "role": role})
        seen = len(self.page.frames)
        await self.page.send({"type": "watch", "role": "lead", "moment": moment})
        await self.page.message(lambda message: message.get("code") == "match_goes_on", seen)

    async def come_back(self, *numbers: int) -> None:
        """Open a page from some numbers, each for a moment."""
        for after in numbers:
            late = await self.player.page(after=after)
            self.answers += late.frames
            await late.close()

    async def attempt(self, move: str) -> None:
        """Try a move that is refused, on the socket and by REST, which say the same.

        Each time it is sent with another `at`.
        """
        self.attempts += 1
        back, newest = BACK[self.attempts % len(BACK)], self.page.n
        assert newest is not None
        body: dict[str, object] = {"id": "attempt", "move": move, "type": "move"}
        if back is not None:
            body["at"] = max(0, newest - back)
        path = f"{API}/tables/{self.player.code}/commands?player={self.player.id}"
        answer = (await self.ask(path, body)).json()
        seen = len(self.page.frames)
        await self.page.send(body)
        refusal = await self.page.message(lambda message: message.get("id") == "attempt", seen)
        assert refusal["type"] == "refused", f"{move} was not refused"
        assert (refusal["code"], refusal["reason"]) == (answer["code"], answer["detail"])

    async def ask(
        self, path: str, body: Mapping[str, object] | None = None, method: str | None = None
    ) -> Response:
        """Send a request; note the answer with its headers and the size of its body as sent."""
        site, how = self.player.site, method or ("GET" if body is None else "POST")
        # Each world has a port of its own, which a page would name.
        named = {"headers": {"Host": "table.example"}} | ({} if body is None else {"json": body})
        answer = await site.request(how, path, self.player.guest.token, **named)
        headers = [header for header in answer.headers.multi_items() if header[0] != "date"]
        size = answer.num_bytes_downloaded
        self.answers.append(f"{path}: {answer.status_code} {size} {headers} {answer.text}")
        return answer

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
        """Make a move for a seat, collect what the observers see, and try illegal moves."""
        await self.move(seat, move)
        await self.collect()
        await self.attempt()

    async def attempt(self) -> None:
        """Let Ada try what is illegal, and the spectator one of it."""
        texts = ATTEMPTS[self.ada.table["game"]]
        for text in texts:
            if text not in self.ada.legal:
                await self.observers[-1].attempt(text)
        await self.observers[0].attempt(texts[self.moves % len(texts)])

    async def say(self, seat: int) -> None:
        """Say something for a seat."""
        self.moves += 1
        await self.people[seat].do("say", id=f"move-{self.moves}", text="Hm.")

    async def come_back(self) -> None:
        """Let the observers come back from every number that there has been, and some more."""
        for observer in self.observers:
            await observer.come_back(*range((await observer.player.view())["n"] + 3))

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
    opening: tuple[Event, ...],
    options: Mapping[str, int] = {},
    bot: str | None = None,
    game: str = "guess",
    **settings: float,
) -> AsyncIterator[Telling]:
    """Begin a match in one world, with that opening.

    If a strength is given, a ``bot`` of that sits where the last player would.
    """
    games = {**ALL_GAMES, game: DealtGame(ALL_GAMES[game], opening)}
    names = NAMES if game == "guess" else f"{NAMES} Di"
    async with running(database, games, world_of=world_of, **settings) as site:
        names = names if bot is None else names.rpartition(" ")[0]
        people = await site.company(names, game, turn_seconds=60, bank_seconds=30, **options)
        ada = people[0]
        if bot is not None:
            await ada.do("add_bot", id="bot", strength=bot)
        dora = await (await site.guest()).join(ada.code, "Dora", sit=False)
        observers = [Observer(player, await player.page()) for player in (dora, ada)]
        for player in people[1:]:
            await player.do("ready", ready=True)
        await ada.do("start", id="start")
        for observer in observers:
            await observer.collect()
        yield Telling(people, observers)


def _guess_opening() -> tuple[Event, ...]:
    """Return an opening with which Ada begins."""
    standing = Standing(1, (0, 0, 0), Seat(0))
    return GUESS.start(Choices(GUESS.options({}), 3), standing, Chance(bytes(32)))


def _dealt_on(opening: tuple[Event, ...]) -> Iterator[Event]:
    """Return an opening in which every card but Ada's lies at the next place."""
    cards = next(event.cards for event in opening if isinstance(event, guess.Dealt))
    moved = cards | {"B": cards["C"], "C": cards["M"], "M": cards["B"]}
    for event in opening:
        match event:
            case guess.Dealt():
                yield replace(event, cards=moved)
            case guess.Saw(place=place):
                yield replace(event, card=moved[place])
            case _:
                yield event


first_world = _guess_opening()
"""Ada begins."""

other_world = tuple(_dealt_on(first_world))
"""Ada begins with the same card, and all others are other ones."""


def morpho_worlds(known: set[str]) -> list[tuple[Event, ...]]:
    """Return two openings of M.O.R.P.H.O. for four, alike in Ada's cards and some other places.

    In each hand of another there is another card.
    """
    rules, subject, dice = RULES["morpho"], MorphoSubject(), Random(1)
    standing = Standing(1, (0,) * 4, Seat(0))
    while True:
        chance = Chance(dice.randbytes(32))
        opening = rules.start(Choices(rules.options({"mode": "basic"}), 4), standing, chance)
        cards = subject.deal(opening)
        other = subject.redeal(opening, {at for at in cards if at[0] != "A"} - known, dice)
        unlike = {place[0] for place, card in subject.deal(other).items() if card != cards[place]}
        if unlike >= set("BCD"):
            return [opening, other]


async def compare(one: Telling, other: Telling) -> None:
    """Assert that the observers of both worlds have been sent the same."""
    for mine, theirs in zip(one.observers, other.observers, strict=True):
        assert mine.everything == theirs.everything


async def cards_of(world: Telling) -> dict[str, int]:
    """Return where every card lies, from the log."""
    entries = await world.people[0].site.entries(world.people[0].code)
    events = [event for entry in entries for event in entry.events]
    return next(event.cards for event in events if isinstance(event, guess.Dealt))
