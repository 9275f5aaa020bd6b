"""Everything can be replayed: the log alone says what is so, and the rules agree with it."""

from collections.abc import Iterator

import pytest
import pytest_asyncio

from morpho_server.games.events import Event
from morpho_server.tables.log.apply import apply
from morpho_server.tables.log.entry import Entry
from morpho_server.tables.messages.events import TableEvent
from morpho_server.tables.model.table import Table
from morpho_server.tables.stream.table_view import table_view
from tests.support.realtime.lives import Life, born
from tests.support.serving import ALL_GAMES, Site, running
from tests.support.tables.trouble import Trouble

pytestmark = pytest.mark.asyncio(loop_scope="session")

Lived = tuple[Life, list[Entry]]


@pytest_asyncio.fixture(
    scope="module", loop_scope="session", params=[("guess", 10), ("morpho", 12)], ids=str
)
async def lived(server: Site, request: pytest.FixtureRequest) -> Lived:
    """Return a table at which much has happened, and its log."""
    game, seed = request.param
    life = await born(server, seed, game)
    await life.live(40)
    return life, await server.entries(life.host.player.code)


def of_game(events: tuple[Event, ...]) -> list[Event]:
    """Return the events of the game among those of an entry."""
    return [event for event in events if not isinstance(event, TableEvent)]


def moves(game: str, entries: list[Entry]) -> Iterator[tuple[Table, Entry]]:
    """Return every move of a log, with the table as it was before it."""
    table = Table(ALL_GAMES[game])
    for entry in entries:
        if entry.move is not None:
            yield table, entry
        apply(table, entry)


def decide_again(game: str, entries: list[Entry]) -> list[str]:
    """Assert that every move has the same consequences again; return the moves.

    The server keeps the state that deciding gave; one that loads the log applies the events.
    """
    decided = []
    for table, entry in moves(game, entries):
        match = table.match_on
        done = table.game.decide(match.state, entry.seat, entry.move, match.chance())
        assert list(done.events) == of_game(entry.events)
        applied = table.game.copy(match.state)
        for event in done.events:
            table.game.evolve(applied, event)
        assert applied == done.after
        decided.append(entry.move)
    return decided


async def test_every_logged_move_has_the_same_consequences_again(lived):
    """And the log gives the table that everybody sees."""
    life, entries = lived

    assert decide_again(life.game, entries)

    table = Table(ALL_GAMES[life.game])
    for entry in entries:
        apply(table, entry)
    assert table_view(table) == (await life.host.player.view())["table"]
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))


async def test_a_move_that_is_left_to_chance_draws_the_same_again(site):
    """With the secret and the shares anybody can see that no die was loaded."""
    people = await site.match("Ada Bo")
    for player in people:
        await player.move("stake 1")
    for _ in range(6):
        views = [await player.view() for player in people]
        due = next(i for i, view in enumerate(views) if "legal" in view)
        await people[due].move("roll" if "roll" in views[due]["legal"] else f"ask {'BA'[due]}")

    assert decide_again("guess", await site.entries(people[0].code)).count("roll") == 3


async def test_another_server_with_the_same_database_shows_the_same(tmp_path):
    """And replays the updates, byte for byte."""
    still = {"world_of": Trouble().world, "bot_seconds": 60}  # nothing happens by itself
    database = tmp_path / "morpho.db"
    async with running(database, **still) as site:
        life = await born(site, 13, "guess")
        await life.live(25)
        players = [one.player for one in life.people]
        seen = [await player.updates() for player in players]
        for one, updates in zip(life.people, seen, strict=True):
            await one.page.reach(updates[-1]["n"])
        shown = [one.page.shows for one in life.people]

    async with running(database, **still) as site:
        for one, before, updates in zip(life.people, shown, seen, strict=True):
            one.player.guest.site = site
            page = await one.player.page()
            assert page.shows == before
            assert await one.player.updates() == updates
