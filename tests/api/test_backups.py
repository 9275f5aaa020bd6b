"""A backup that is made while people play is a moment of every table, and none is torn."""

import asyncio
import os
from contextlib import ExitStack

import pytest

from morpho_server.games.registry import RULES
from morpho_server.storage.database.open import open_database
from morpho_server.system import SystemClock
from morpho_server.tables.runtime.registry import LiveTables
from morpho_server.tables.runtime.world import World
from tests.api.test_restarts import play, talk
from tests.support.databases import KINDS
from tests.support.forking import forked
from tests.support.neighbours import fresh_postgres
from tests.support.serving import ServerProcess, Site
from tests.support.storage.clocks import SetClock

EVENT_TYPES = {name: game.event_types for name, game in RULES.items()}


def morpho(url: str, *arguments: object) -> None:
    process = forked([*map(str, arguments)], os.environ | {"MORPHO_DATABASE": url})
    process.join()
    assert process.exitcode == 0
    process.close()


async def live(site: Site, said: list[str], backed_up: asyncio.Event) -> str:
    """Play and talk at a table of its own until the backup is there; return its code."""
    people = await site.match("Ada Bo Cy", "morpho")
    talking = asyncio.ensure_future(talk(people[2], said))
    while not backed_up.is_set() and await play(people, 3):
        pass
    await backed_up.wait()
    talking.cancel()
    return people[0].code


async def talked_on(said: list[list[str]]) -> None:
    """Wait until somebody has said more at each table."""
    before = [len(each) for each in said]
    while not all(len(each) > count for each, count in zip(said, before, strict=True)):  # noqa: ASYNC110 - nobody tells
        await asyncio.sleep(0.01)


async def logs(url: str, codes: list[str]) -> dict[str, list]:
    """Load every table as a server does; return what each log holds."""
    async with open_database(url, EVENT_TYPES, SetClock()) as database:
        tables = LiveTables(RULES, World(database.log, database.index, SystemClock(), None))
        found = {}
        for code in codes:
            session = await tables.find(code)
            found[code] = await database.log.read(session.id, "morpho")
        return found


@pytest.mark.nightly
@pytest.mark.parametrize("kind", KINDS)
async def test_a_backup_under_load_is_a_beginning_of_every_log(kind, tmp_path):
    with ExitStack() as stack:
        if kind == "sqlite":
            urls = [f"sqlite:///{tmp_path / name}.db" for name in ("played", "restored")]
        else:
            urls = [stack.enter_context(fresh_postgres()) for _ in range(2)]
        process = stack.enter_context(ServerProcess(urls[0]))
        async with process.visit() as site:
            backed_up, said = asyncio.Event(), [[], [], []]
            load = asyncio.gather(*(live(site, each, backed_up) for each in said))
            await talked_on(said)
            await asyncio.to_thread(morpho, urls[0], "backup", tmp_path / "backup")
            await talked_on(said)
            backed_up.set()
            codes = await load
        process.stop()
        other_kind = f"sqlite:///{tmp_path}/moved.db"
        played = await logs(urls[0], codes)
        for target in (urls[1], other_kind):
            await asyncio.to_thread(morpho, target, "restore", tmp_path / "backup")
            restored = await logs(target, codes)
            for code in codes:
                count = len(restored[code])
                assert 3 < count <= len(played[code])
                assert restored[code] == played[code][:count]
            assert sum(map(len, restored.values())) < sum(map(len, played.values()))
