"""Another game at the same table: pages go on under their link, and the log is read again."""

import pytest

from tests.support.serving import Guest, Player, running

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def play_some(host: Player, guest: Player) -> None:
    """Begin a match and make its first move."""
    await guest.do("ready", ready=True)
    await host.do("start")
    for player in (host, guest):
        if legal := (await player.view()).get("legal"):
            await player.do("move", move=legal[0])
            return


async def test_a_table_plays_two_games_and_its_log_is_read_again(tmp_path):
    file = tmp_path / "tables.db"
    async with running(file) as site:
        ada = await (await site.guest()).open("Ada")
        bo = await (await site.guest()).join(ada.code, "Bo")
        await play_some(ada, bo)
        await ada.do("end_match")
        page = await bo.page()
        await ada.do("choose_game", game="lanes")
        await page.until(lambda: page.heard[-1]["type"] == "snapshot")
        assert page.heard[-1]["table"]["game"] == "lanes"
        assert "public" not in page.heard[-1]
        await page.close()
        await play_some(ada, bo)
        seen, history = await bo.view(), await bo.updates()
        [mine] = (await bo.guest.ask("GET", "/guests/me"))["tables"]
        assert mine["game"] == "lanes"

    async with running(file) as site:
        again = Player(Guest(site, bo.guest.token), bo.code, bo.id)
        assert (await again.view())["public"] == seen["public"]
        assert await again.updates() == history
