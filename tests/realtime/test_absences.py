"""Players who are gone for a while are marked as away, in the log too, until they return."""

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest
import pytest_asyncio

from morpho_server.tables.messages.events import PlayerAway, PlayerBack
from tests.support.absent import GRACE, Patient, is_away, kinds, patient
from tests.support.serving import TIMEOUT, Json, Page, Player

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def server(tmp_path_factory) -> AsyncIterator[Patient]:
    """Run a server for the tests of this file."""
    async with patient(tmp_path_factory.mktemp("absences") / "morpho.db") as server:
        yield server


async def shows_away(page: Page, player: Player) -> None:
    """Wait until a page shows that somebody is away."""
    await page.until(lambda: is_away(page, player))


async def shows_back(page: Page, player: Player) -> None:
    """Wait until a page shows that somebody is not away any more."""
    await page.until(lambda: not is_away(page, player))


async def sees(asking: Player, wanted: Callable[[Json], bool]) -> None:
    """Poll the table by REST until it is as wanted."""
    async with asyncio.timeout(TIMEOUT):
        while not wanted((await asking.view())["table"]):
            pass


async def sees_away(asking: Player, player: Player) -> None:
    """Poll the table by REST until it shows that a player is away."""
    await sees(asking, lambda table: table["players"][player.id].get("away", False))


async def noted(server: Patient, code: str) -> list[str]:
    """Return the absences and returns in the log of a table."""
    events = [event for entry in await server.site.entries(code) for event in entry.events]
    return [f"{e.kind} {e.player}" for e in events if isinstance(e, PlayerAway | PlayerBack)]


async def test_closing_the_last_page_means_absence_after_a_grace(server):
    ada, bo = await server.match("Ada Bo")
    page, pages = await ada.page(), [await bo.page(), await bo.page()]
    await server.wait(page)

    await pages[0].close()
    await server.wait(page)
    assert bo.id in page.here
    await pages[1].close()
    await page.until(lambda: page.here == [ada.id])
    await server.wait(page, GRACE - 5)
    assert not is_away(page, bo)
    await server.wait(page, 6)

    await shows_away(page, bo)
    assert await page.event("player_away") == {"kind": "player_away", "player": bo.id}
    assert await noted(server, ada.code) == [f"player_away {bo.id}"]


async def test_nothing_has_to_happen_for_somebody_to_be_away(tmp_path):
    async with patient(tmp_path / "morpho.db", away_seconds=0.2) as server:
        ada, bo = await server.match("Ada Bo")

        page = await ada.page()
        server.clock.put_forward(0.2)

        await shows_away(page, bo)


async def test_a_player_who_opens_a_page_is_back(server):
    page, (_, bo) = await server.left_alone("Ada Bo")

    second = await bo.page()

    await shows_back(page, bo)
    await shows_back(second, bo)
    assert await noted(server, bo.code) == [f"player_away {bo.id}", f"player_back {bo.id}"]
    assert kinds(page)[-2:] == ["player_away", "player_back"][-2:]


async def test_a_player_who_makes_a_rest_request_is_back(server):
    page, (_, bo) = await server.left_alone("Ada Bo")

    await bo.view()

    await shows_back(page, bo)
    await server.wait(page, GRACE - 5)
    assert not is_away(page, bo)
    await server.wait(page, 6)
    await shows_away(page, bo)


async def test_frequent_rest_requests_keep_a_player_present(server):
    ada, bo = await server.match("Ada Bo")
    page = await ada.page()

    for _ in range(4):
        await server.wait(page, GRACE - 5)
        await bo.view()

    assert await noted(server, ada.code) == []


async def test_where_all_ask_by_rest_who_asks_no_more_is_away(server):
    ada, bo = await server.match("Ada Bo")
    server.clock.put_forward(GRACE - 1)
    await ada.view()
    server.clock.put_forward(2)

    await ada.do("rename", name="Ada L")

    await sees_away(ada, bo)
    assert await noted(server, ada.code) == [f"player_away {bo.id}"]

    await bo.view()
    server.clock.put_forward(GRACE - 1)
    await bo.view()
    server.clock.put_forward(2)
    await bo.do("rename", name="Bo D")
    await sees_away(bo, ada)


async def test_looking_by_rest_is_enough_to_miss_somebody(tmp_path):
    async with patient(tmp_path / "morpho.db", away_seconds=0.2) as server:
        ada, bo = await server.match("Ada Bo")
        server.clock.put_forward(0.15)
        await ada.view()

        server.clock.put_forward(0.1)

        await sees_away(ada, bo)


async def test_nothing_is_noted_of_a_table_where_nobody_asks(server):
    """And who asks first, after a night, waits for the others as long as for anybody."""
    ada, bo = await server.match("Ada Bo")
    size = len(await server.site.entries(ada.code))
    server.clock.put_forward(8 * 3600)

    await ada.do("rename", name="Ada L")
    server.clock.put_forward(GRACE - 1)
    await ada.do("rename", name="Ada")
    assert await noted(server, ada.code) == []
    assert len(await server.site.entries(ada.code)) == size + 2

    server.clock.put_forward(2)
    await ada.do("rename", name="Ada L")
    await sees_away(ada, bo)


async def test_when_all_stop_asking_at_once_nothing_is_noted(tmp_path):
    async with patient(tmp_path / "morpho.db", away_seconds=0.1) as server:
        ada, _ = await server.match("Ada Bo", stand_in_seconds=10)
        size = len(await server.site.entries(ada.code))
        elsewhere = await (await server.match("Cy Di"))[0].page()

        await server.wait(elsewhere, 3600)
        await elsewhere.event("player_away")

        assert len(await server.site.entries(ada.code)) == size


async def test_a_spectator_is_never_away(server):
    page, (_, bo) = await server.left_alone("Ada Bo")
    cy = await bo.guest.join(bo.code, "Cy", sit=False)
    watching = await cy.page()

    await watching.close()
    await server.wait(page)

    await shows_away(page, bo)
    assert not is_away(page, cy)


async def test_before_a_match_nobody_is_noted_to_be_away(server):
    ada, bo = await server.site.company("Ada Bo")
    page = await ada.page()

    await server.wait(page, 5 * GRACE)
    await server.wait(page)

    assert await noted(server, ada.code) == []

    await bo.do("ready", ready=True)
    await ada.do("start")
    await server.wait(page)
    await shows_away(page, bo)


async def test_a_player_who_is_missing_between_rounds_is_away(server):
    ada, bo = await server.match("Ada Bo")
    page, other = await ada.page(), await bo.page()
    await other.move("resign")
    await page.until(lambda: page.table["phase"] == "between")

    await other.close()
    await page.until(lambda: page.here == [ada.id])
    await server.wait(page)

    await shows_away(page, bo)


async def test_the_next_match_begins_when_the_last_awaited_is_away(server):
    people = await server.match("Ada Bo Cy")
    page, *others = [await player.page() for player in people]
    await page.do("end_match")
    await page.do("ready", ready=True)
    await others[0].do("ready", ready=True)
    await page.until(lambda: page.table["players"][people[1].id]["ready"])
    assert page.table["phase"] == "over"

    await others[1].close()
    await page.until(lambda: people[2].id not in page.here)
    await server.wait(page)

    await page.until(lambda: page.table["phase"] == "playing")
    assert page.table["seats"] == {str(seat): one.id for seat, one in enumerate(people)}


async def test_nothing_is_noted_of_a_table_that_nobody_watches(server):
    """However long a night is; and who comes first in the morning waits for the others."""
    ada, bo = await server.match("Ada Bo")
    pages = [await ada.page(), await bo.page()]
    for page in pages:
        await page.close()
    elsewhere = await (await server.match("Cy Di"))[0].page()
    await server.wait(elsewhere, 8 * 3600)
    size = len(await server.site.entries(ada.code))

    page = await ada.page()
    await page.until(lambda: page.here == [ada.id])
    await server.wait(page, GRACE - 5)
    assert await noted(server, ada.code) == []
    assert len(await server.site.entries(ada.code)) == size + 1

    await server.wait(page, 6)
    await shows_away(page, bo)


async def test_after_a_restart_everybody_has_the_whole_grace_again(tmp_path):
    database = tmp_path / "morpho.db"
    async with patient(database) as server:
        ada, bo, cy = await server.match("Ada Bo Cy")
        page = await ada.page()
        await cy.page()
        await server.wait(page)
        await shows_away(page, bo)
        was = server.clock.ahead

    async with patient(database) as server:
        server.clock.ahead = was + 3_600_000
        for player in (ada, bo, cy):
            player.guest.site = server.site
        page = await ada.page()
        assert is_away(page, bo), "it is in the log"
        await server.wait(page, GRACE - 5)
        assert not is_away(page, cy), "whatever time has passed while the server was down"
        await cy.page()
        await server.wait(page)
        assert await noted(server, ada.code) == [f"player_away {bo.id}"]

        await bo.page()
        await shows_back(page, bo)


async def test_an_active_rest_player_replaces_a_silent_host(tmp_path):
    async with patient(tmp_path / "morpho.db", host_grace_seconds=60) as server:
        ada, bo, cy = await server.match("Ada Bo Cy")
        for _ in range(3):
            server.clock.put_forward(GRACE - 5)
            await cy.do("rename", name=f"Cy {server.clock.ahead}")

        await sees(cy, lambda table: table["host"] == cy.id)
        assert await noted(server, ada.code) == [f"player_away {ada.id}", f"player_away {bo.id}"]


async def test_an_away_host_is_replaced_and_still_away(tmp_path):
    async with patient(tmp_path / "morpho.db", host_grace_seconds=60) as server:
        ada, bo = await server.match("Ada Bo")
        page = await bo.page()

        await server.wait(page)
        await shows_away(page, ada)
        assert page.table["host"] == ada.id
        await server.wait(page, 30)

        await page.until(lambda: page.table["host"] == bo.id)
        assert is_away(page, ada)


async def test_an_absent_player_is_not_said_to_be_at_the_table(server):
    page, [ada, _] = await server.left_alone("Ada Bo")

    seen = await ada.guest.ask("GET", f"/tables/{ada.code}")

    assert seen["players"] == [page.table["players"][ada.id]["name"]]
