"""Spectators who are behind, when somebody is erased, pauses or plays on, or the server dies."""

from tests.realtime.test_delays import phase, played, wait
from tests.support.serving import API, ServerProcess, begin


async def erase(player):
    """Erase a player's guest, as they ask."""
    answer = await player.site.request("DELETE", f"{API}/guests/me", player.guest.token)
    assert answer.status_code == 200


async def test_who_was_erased_is_named_in_nothing_released_later(tmp_path):
    async with played(tmp_path / "one.db", names="Ada Bo Zephyrine") as (site, people, dora):
        ada, _, gone = people
        await gone.do("say", text="My aunt lives in Kilkenny.")
        assert await phase(dora) == "waiting"

        await erase(gone)
        for seconds in (0, 91):
            await wait(ada, seconds)
            stranger = await site.request("GET", f"{API}/tables/{ada.code}")
            told = str((await dora.view(), await dora.updates(), stranger.json()))
            assert "Kilkenny" not in told
            assert "Zephyrine" not in told

        assert await phase(dora) == "playing"


async def test_a_pause_and_its_end_come_later_too(tmp_path):
    async with played(tmp_path / "one.db") as (_, [ada, _bo], dora):
        await wait(ada, 91)
        await ada.do("pause")
        assert "paused" not in (await dora.view())["table"]

        await wait(ada, 91)
        assert "paused" in (await dora.view())["table"]
        await ada.do("resume")
        assert "paused" in (await dora.view())["table"]

        await wait(ada, 91)
        assert "paused" not in (await dora.view())["table"]


async def test_who_watches_a_match_played_on_is_behind(tmp_path):
    """What was copied is past, and known; what is played on there is not."""
    async with played(tmp_path / "one.db") as (site, [ada, _bo], _):
        await ada.move("stake 1")
        await ada.do("end_match")
        await wait(ada, 91)
        body = {"id": "on", "steps": 1, "seat": 0, "strength": "random"}
        on = ada.guest.player(await ada.ask("POST", "matches/1/rounds/1/tables", json=body))
        eve = await (await site.guest()).join(on.code, "Eve", sit=False)

        await on.do("end_match")

        assert await phase(eve) == "playing"
        await wait(on, 91)
        assert await phase(eve) == "over"


async def test_a_killed_server_comes_back_with_nothing_shown_early(tmp_path):
    with ServerProcess(tmp_path / "one.db") as process:
        async with process.visit() as site:
            people = await site.company("Ada Bo Cy", "morpho", spectator_delay="round")
            dora = await (await site.guest()).join(people[0].code, "Dora", sit=False)
            await begin(people)
            await people[0].do("say", text="Nobody knows.")
            before = await dora.view()

            process.kill()
            process.start()

            assert await phase(people[0]) == "playing"
            after = await dora.view()
            assert (after["n"], after["table"]) == (before["n"], before["table"])
            assert before["table"]["phase"] == "waiting"
            await people[0].do("end_match")
            assert await phase(dora) == "over"
