"""A table that is loaded is the table that was lived through, and tells the same from then on."""

import json

import pytest
import pytest_asyncio

from morpho_server.realtime import history
from morpho_server.realtime.frames import Update
from morpho_server.storage.codec import Codec
from morpho_server.tables.audience import Audience, Told
from morpho_server.tables.entries import Entry
from morpho_server.tables.folding import fold
from morpho_server.tables.table import Table
from tests.realtime.lives import born
from tests.serving import ALL_GAMES, Site

pytestmark = pytest.mark.asyncio(loop_scope="session")

Lived = tuple[str, list[Entry]]


@pytest_asyncio.fixture(
    scope="module",
    loop_scope="session",
    params=[("guess", 20), ("guess", 21), ("morpho", 22), ("morpho", 23)],
    ids=str,
)
async def lived(server: Site, request: pytest.FixtureRequest) -> Lived:
    """Return the game of a table at which much has happened, and its log."""
    game, seed = request.param
    life = await born(server, seed, game)
    await life.live(80)
    return game, await server.entries(life.host.player.code)


def people(entries: list[Entry]) -> set[str]:
    """Return everybody who ever came."""
    return {event.player for entry in entries for event in entry.events if hasattr(event, "player")}


def shown(audience: Audience, known: set[str]) -> str:
    """Return everything that an audience can be asked, to the order of the keys."""
    seats = [None, *range(9)]
    everything = {
        "table": audience.table_view(),
        "public": audience.public_view(),
        "own": [audience.own_view(seat) for seat in seats],
        "legal": [audience.legal(seat) for seat in seats],
        "at_zero": [audience.at_zero(seat) for seat in seats],
        "numbers": [
            (who, audience.number(who), audience.moved(who), audience.arranged(who))
            for who in sorted(known)
        ],
    }
    return json.dumps(everything)


def hear(audience: Audience, table: Table, entry: Entry) -> Told:
    """Take an entry in as a table that is live does."""
    fold(table, entry)
    return audience.hear(entry, table)


def loaded(game: str, entries: list[Entry]) -> tuple[Audience, Table]:
    """Take entries in as a table that is loaded does."""
    audience, table = Audience(), Table(ALL_GAMES[game])
    for entry in entries:
        fold(table, entry)
        audience.pass_over(entry, table)
    audience.settle(table)
    return audience, table


async def test_whenever_a_table_is_loaded_everybody_is_shown_and_told_the_same(lived):
    game, entries = lived
    known = people(entries)
    audience, table = Audience(), Table(ALL_GAMES[game])
    told, shows = [], []
    for entry in entries:
        told.append(hear(audience, table, entry))
        shows.append(shown(audience, known))

    for count in range(1, len(entries) + 1):
        again, folded = loaded(game, entries[:count])
        assert shown(again, known) == shows[count - 1], f"loaded after {count}"
        further = [hear(again, folded, entry) for entry in entries[count : count + 20]]
        assert further == told[count : count + 20], f"from {count} on"
        assert shown(again, known) == shows[min(count + 20, len(entries)) - 1]


async def test_no_event_is_changed_by_whoever_takes_it_in(lived):
    """Tables that say the same share what was read of it."""
    game, entries = lived
    codec = Codec({game: ALL_GAMES[game].event_types})
    before = [codec.encode(entry) for entry in entries]

    audience, table = Audience(), Table(ALL_GAMES[game])
    for entry in entries:
        Update(hear(audience, table, entry), table)
    loaded(game, entries)

    assert [codec.encode(entry) for entry in entries] == before


async def test_updates_above_any_number_are_the_last_of_all_updates(lived):
    game, entries = lived

    for player in people(entries):
        everything = history._told_again(entries, ALL_GAMES[game], player, 0, 1000)
        numbers = [json.loads(text)["n"] for text in everything]
        for after in range(0, numbers[-1] + 2, 5):
            expected = [text for text, n in zip(everything, numbers, strict=True) if n > after]
            assert history._told_again(entries, ALL_GAMES[game], player, after, 1000) == expected
            assert history._told_again(entries, ALL_GAMES[game], player, after, 2) == expected[:2]
