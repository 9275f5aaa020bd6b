"""The links by which others see rounds again, on every kind of database."""

import hashlib

from morpho_server.storage.retention import Retention
from morpho_server.tables.model.ids import PlayerId, TokenHash
from morpho_server.tables.model.replay_link import Found, ReplayLink, Shown

ANN, BO = PlayerId("p1"), PlayerId("p2")
ROUND, MATCH = Shown(1, 2), Shown(1, None)


def token(secret):
    return TokenHash(hashlib.sha256(secret.encode()).hexdigest())


async def test_a_link_leads_to_what_it_shows(database, table):
    links = database.replay_links
    await links.make(ReplayLink(token("one"), table, ANN, ROUND))
    await links.make(ReplayLink(token("all"), table, ANN, MATCH))

    assert await links.find(token("one")) == Found("KTRWPM", ROUND)
    assert await links.find(token("all")) == Found("KTRWPM", MATCH)
    assert await links.find(token("none")) is None
    assert await links.of_player(table, ANN) == [MATCH, ROUND]
    assert await links.of_player(table, BO) == []


async def test_a_replay_link_replaces_the_earlier_one(database, table):
    links = database.replay_links
    await links.make(ReplayLink(token("other"), table, BO, ROUND))
    for secret in ("old", "new"):
        await links.make(ReplayLink(token(secret), table, ANN, ROUND))

    assert await links.find(token("old")) is None
    assert await links.find(token("new")) == await links.find(token("other"))


async def test_a_player_ends_only_their_own_link(database, table):
    links = database.replay_links
    await links.make(ReplayLink(token("one"), table, ANN, ROUND))

    await links.end(table, BO, ROUND)
    await links.end(table, ANN, MATCH)
    assert await links.find(token("one")) is not None
    await links.end(table, ANN, ROUND)

    assert await links.find(token("one")) is None


async def test_links_end_with_their_table(database, table):
    await database.replay_links.make(ReplayLink(token("one"), table, ANN, ROUND))

    retention: Retention = database.retention
    removed = await retention.remove(1 << 50, lambda _: False)

    assert removed.tables == 1
    assert await database.replay_links.find(token("one")) is None
