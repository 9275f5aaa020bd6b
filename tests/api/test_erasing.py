"""Guests who have themselves erased leave no name and no sentence, and everybody else plays on."""

import asyncio
import gzip
import io
from random import Random

import pytest
from sqlalchemy import text

from morpho_server.storage.backup.create import back_up
from morpho_server.storage.database.open import backend_of
from morpho_server.storage.expiry import DAY
from morpho_server.tables.messages.errors import CommandRefusedError
from morpho_server.tables.model.names import clean_name, erased_name
from tests.api.test_backups import morpho
from tests.api.test_lost_tables import behind_its_back
from tests.support.administering import administrator
from tests.support.databases import postgres_url, sqlite_url
from tests.support.databases import usual_url as url
from tests.support.fairness.saving import saved_by_rest, verdict_on
from tests.support.history import play_until_over
from tests.support.nodes.cluster import QUICK
from tests.support.serving import API, Player, begin, refused, running

__all__ = ["postgres_url", "sqlite_url", "url"]

NAME, OTHER_NAME = "Zephyrine", "Quillon"
SENTENCE = "My aunt lives in Kilkenny."
TRACES = (NAME, OTHER_NAME, "Kilkenny")


async def erase(player: Player) -> None:
    """Erase a player's guest, as they ask."""
    answer = await player.site.request("DELETE", f"{API}/guests/me", player.guest.token)
    assert answer.status_code == 200


def traces_in(content: bytes) -> list[str]:
    """Return the traces of the erased."""
    return [trace for trace in TRACES if trace.encode() in content]


def backup_of(url: str) -> bytes:
    """Return the content of a fresh backup."""
    file = io.BytesIO()
    back_up(backend_of(url), file, "test", 0, lambda *_: None)
    return gzip.decompress(file.getvalue())


async def lively_match(site, *names: str, game: str = "morpho") -> list[Player]:
    """Return people in a match; the second of them has talked, and was called otherwise."""
    people = await site.company(" ".join(names), game)
    await people[1].do("rename", name=OTHER_NAME)
    await begin(people)
    await people[1].do("say", text=SENTENCE)
    await people[0].do("say", text="Hello!")
    await people[1].do("rename", name=names[1])
    return people


async def test_no_byte_tells_who_was_erased(sqlite_url, tmp_path):
    async with running(sqlite_url) as site:
        bo, zephyrine, _ = await lively_match(site, "Bo", NAME, "Cy")
        gone = await (await site.guest(NAME)).join(bo.code, f"{NAME} 2", sit=False)
        await gone.do("say", text=SENTENCE)
        await gone.do("leave")
        for _ in range(200):  # pages of the file that are split leave copies behind
            await bo.do("say", text="Nothing to see here.")
        page = await bo.page()

        await erase(zephyrine)
        await erase(gone)

        assert (await page.event("player_erased"))["name"] == erased_name(zephyrine.id)
        assert (tmp_path / "morpho.db-wal").stat().st_size == 0
        for file in tmp_path.iterdir():
            assert traces_in(file.read_bytes()) == [], file
        assert traces_in(backup_of(sqlite_url)) == []
        assert "Hello!" in str(await bo.updates())
        assert traces_in(str(await bo.updates()).encode()) == []


async def test_the_erased_are_strangers_and_the_others_play_on(url):
    async with running(url) as site:
        zephyrine, bo, cy = await site.match(f"{NAME} Bo Cy", "guess")
        page = await zephyrine.page()

        await erase(zephyrine)

        await page.until(lambda: page.closed)
        with refused("not_signed_in"):
            await zephyrine.view()
        table = (await bo.view())["table"]
        assert table["host"] == bo.id
        assert table["left"]["0"] == {"player": zephyrine.id, "name": erased_name(zephyrine.id)}
        await bo.do("end_match")
        await bo.do("say", text="Another one?")
        with refused("name_taken"):
            await cy.do("rename", name="∅ 1")
        with behind_its_back(url) as connection:
            assert connection.execute(text("SELECT count(*) FROM guests")).scalar() == 2


async def test_the_server_s_host_erases_a_guest_and_bans_stay(url):
    async with running(url) as site:
        admin = await administrator(site)
        bo, zephyrine = await site.company(f"Bo {NAME}")
        people = (await admin.ask("GET", f"tables/{bo.code}"))["people"]
        [guest] = next(each["guests"] for each in people if each["name"] == NAME)
        await admin.ask("POST", "bans", json={"guest": guest, "reason": "Rude."})

        await admin.ask("DELETE", f"guests/{guest}")

        with refused("not_signed_in"):
            await zephyrine.view()
        assert traces_in(str([await bo.view(), await bo.updates()]).encode()) == []
        assert [ban["guests"] for ban in (await admin.ask("GET", "bans"))["bans"]] == [[guest]]
        actions = [each["action"] for each in (await admin.ask("GET", "audit"))["entries"]]
        assert actions[0] == "erase_guest"


async def test_two_who_were_erased_stay_two(url):
    async with running(url) as site:
        bo, ada, cy, di = people = await site.match("Bo Ada Cy Di", "morpho", **QUICK)
        await play_until_over(people, Random(1))
        for player in (ada, cy):
            await player.do("say", text=SENTENCE)
            await erase(player)

        season = await bo.guest.ask("GET", f"/tables/{bo.code}/season", params={"player": bo.id})
        names = [one["name"] for one in season["standings"]]

        assert sorted(names) == sorted(["Bo", "Di", *map(erased_name, (ada.id, cy.id))])
        assert len(set(names)) == 4
        assert di.id in (await bo.view())["table"]["players"]


async def test_what_others_saved_still_verifies(url):
    async with running(url) as site:
        bo, zephyrine, _ = await lively_match(site, "Bo", NAME, "Cy")
        await bo.do("end_match")
        before = await saved_by_rest(bo, 1)

        await erase(zephyrine)

        kind = verdict_on(before).kind
        assert kind != "wrong"
        assert verdict_on(await saved_by_rest(bo, 1)).kind == kind
        assert before["moves"] == (await saved_by_rest(bo, 1))["moves"]


async def test_a_line_that_the_host_erases_is_gone_and_no_other(sqlite_url, tmp_path):
    async with running(sqlite_url) as site:
        bo, zephyrine, cy = await site.match(f"Bo {NAME} Cy", "guess")
        page = await cy.page()
        for sentence in ("Hello!", SENTENCE):
            await zephyrine.do("say", text=sentence)
        said = await bo.updates()

        erased = await bo.do("erase_line", player=zephyrine.id, said_at=said[-1]["at"])

        assert (await page.event("line_erased"))["said_at"] == said[-1]["at"]
        now = await bo.updates()
        assert now[:-2] == said[:-1]
        assert now[-1]["n"] == erased
        assert [event["text"] for event in now[-2]["events"]] == [""]
    async with running(sqlite_url):  # which looks after the files
        for file in tmp_path.iterdir():
            assert SENTENCE.encode() not in file.read_bytes(), file


async def test_a_restart_goes_on_with_what_was_begun(url):
    async with running(url) as site:
        bo, zephyrine, _ = await lively_match(site, "Bo", NAME, "Cy")
    with behind_its_back(url) as connection:
        connection.execute(
            text(
                "INSERT INTO erasures SELECT id, made_at, made_at, false FROM guests"
                " WHERE id = (SELECT guest_id FROM members WHERE player = 'p2')"
            )
        )

    async with running(url) as site:
        assert traces_in(backup_of(url)) == []
        bo = Player(type(bo.guest)(site, bo.guest.token), bo.code, bo.id)
        assert zephyrine.id not in (await bo.view())["table"]["players"]


async def test_a_restore_repeats_newer_erasures(sqlite_url, tmp_path):
    backup = tmp_path / "kept" / "backup"
    backup.parent.mkdir()
    async with running(sqlite_url) as site:
        bo, zephyrine, _ = await lively_match(site, "Bo", NAME, "Cy")
        await asyncio.to_thread(morpho, sqlite_url, "backup", backup)
        await erase(zephyrine)
        later = await (await site.guest("Later")).join(bo.code, "Later", sit=False)
        await erase(later)
    assert traces_in(gzip.decompress(backup.read_bytes())) == list(TRACES)

    await asyncio.to_thread(morpho, sqlite_url, "restore", "--force", backup)

    for file in tmp_path.glob("morpho.db*"):
        assert traces_in(file.read_bytes()) == [], file
    async with running(sqlite_url) as site:
        bo = Player(type(bo.guest)(site, bo.guest.token), bo.code, bo.id)
        assert (await bo.view())["table"]["left"]["1"]["name"] == erased_name(zephyrine.id)


async def test_a_player_who_went_to_another_device_is_not_erased(url):
    async with running(url) as site:
        bo, ada = await site.company("Bo Ada")
        token = "a" * 43
        await ada.do("link_device", token=token)
        device = await (await site.guest("Other")).use_pass(ada.code, token)
        await device.do("keep_this_device")

        await erase(ada)

        assert (await bo.view())["table"]["players"][ada.id]["name"] == "Ada"


@pytest.mark.parametrize("player", ["p1", "p12"])
def test_nobody_can_choose_the_name_of_the_erased(player):
    with pytest.raises(CommandRefusedError, match="bad_name"):
        clean_name(erased_name(player))


async def test_anybody_learns_how_long_things_are_kept(url):
    async with running(url, keep_days=30, token_days=90) as site:
        answer = await site.request("GET", f"{API}/privacy")

        assert answer.json() == {"keep_days": 30, "kept_tables": 5, "token_days": 90}


async def test_a_host_keeps_a_few_tables_for_a_year(url):
    async with running(url, keep_days=30, kept_tables=1) as site:
        ada, bo = await site.company("Ada Bo")
        other = await ada.guest.open("Ada")
        usual = (await bo.ask("GET", "keeping"))["until"]

        kept = await ada.ask("POST", "keeping", json={"keep": True})

        assert kept == await bo.ask("GET", "keeping")
        assert (kept["kept"], kept["may_keep"]) == (True, True)
        assert round((kept["until"] - usual) / DAY) == 335
        with refused("not_host"):
            await bo.ask("POST", "keeping", json={"keep": False})
        with refused("quota_reached"):
            await other.ask("POST", "keeping", json={"keep": True})
        await ada.ask("POST", "keeping", json={"keep": False})
        assert (await bo.ask("GET", "keeping"))["until"] == usual
        assert (await other.ask("POST", "keeping", json={"keep": True}))["kept"]


@pytest.mark.parametrize("settings", [{}, {"keep_days": 400}, {"keep_days": 3, "kept_tables": 0}])
async def test_nothing_is_kept_longer_where_that_is_off(sqlite_url, settings):
    async with running(sqlite_url, **settings) as site:
        [ada] = await site.company("Ada")

        assert not (await ada.ask("GET", "keeping"))["may_keep"]
        with refused("not_now"):
            await ada.ask("POST", "keeping", json={"keep": True})
