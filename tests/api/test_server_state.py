"""What an administrator decides for everybody: announcements, maintenance, who opens tables."""

import asyncio

import pytest

from morpho_server.cli import main
from tests.support.administering import administrator
from tests.support.serving import Guest, Page, StoppedClock, refused, running
from tests.support.tables.trouble import Trouble

pytestmark = pytest.mark.asyncio(loop_scope="session")

PASSWORD = "open sesame"
WEEK = 7 * 86_400
FAR_OFF = 9_000_000_000_000


def said(page: Page) -> list:
    return [each["announcement"] for each in page.heard if each["type"] == "server_state"]


@pytest.fixture
def database(tmp_path):
    return tmp_path / "morpho.db"


async def test_an_announcement_reaches_open_pages_and_those_that_come(database):
    async with running(database) as site:
        admin, [ada] = await administrator(site), await site.company("Ada")
        open_before = await ada.page()
        assert said(open_before) == []

        await admin.ask(
            "PATCH", "state", json={"announcement": {"text": "<b>Soon</b>", "at": FAR_OFF}}
        )

        await open_before.until(lambda: said(open_before) != [])
        [announced] = said(open_before)
        assert announced["text"] == "<b>Soon</b>"
        opened_after = await ada.page()
        await opened_after.until(lambda: said(opened_after) == [announced])
        assert (await ada.guest.ask("GET", "/state"))["announcement"] == announced
        await admin.ask("PATCH", "state", json={"announcement": None})
        await open_before.until(lambda: said(open_before) == [announced, None])


@pytest.mark.parametrize("text", ["", "  ", "a\nb", "x" * 201])
async def test_only_a_short_sentence_is_announced(site, text):
    admin = await administrator(site)

    with refused("invalid"):
        await admin.ask("PATCH", "state", json={"announcement": {"text": text}})


async def test_an_announcement_goes_some_time_after_its_moment(database):
    trouble = Trouble(StoppedClock())
    async with running(database, world_of=trouble.world) as site:
        admin, at = await administrator(site), trouble.clock.now() + 60_000
        await admin.ask("PATCH", "state", json={"announcement": {"text": "Restart", "at": at}})

        trouble.clock.put_forward(600)
        guest = await site.guest()
        assert (await guest.ask("GET", "/state"))["announcement"]["at"] == at
        trouble.clock.put_forward(100)
        assert (await guest.ask("GET", "/state"))["announcement"] is None


async def test_in_maintenance_a_round_ends_and_none_begins(database):
    async with running(database) as site:
        admin, people = await administrator(site), await site.match("Ada Bo", target=9)
        [waiting] = await site.company("Cy")

        await admin.ask("PATCH", "state", json={"maintenance": True})

        await people[1].move("resign")
        assert (await people[0].view())["table"]["phase"] == "between"
        for begin in (
            people[0].do("next_round"),
            waiting.do("start"),
            waiting.guest.open("Cy", "morpho"),
        ):
            with refused("maintenance"):
                await begin
        await (await site.guest()).join(people[0].code, "Dee")
        await admin.ask("PATCH", "state", json={"maintenance": False})
        await people[0].do("next_round")


async def test_maintenance_outlasts_a_restart(database):
    async with running(database) as site:
        await (await administrator(site)).ask("PATCH", "state", json={"maintenance": True})

    async with running(database) as site:
        with refused("maintenance"):
            await (await site.guest()).open("Ada", "morpho")


async def let_in(guest: Guest, by: str, secret: str) -> str:
    shown = await guest.ask("POST", "/guests/me/let-in", json={"by": by, "secret": secret})
    return shown["tables_by"]


async def test_a_password_lets_a_guest_open_tables_until_there_is_another(database):
    by_password = {"tables_by": "password", "password": PASSWORD}
    async with running(database) as site:
        admin, ada = await administrator(site), await site.guest()
        table = await ada.open("Ada", "morpho")
        with refused("no_password"):
            await admin.ask("PATCH", "state", json={"tables_by": "password"})
        await admin.ask("PATCH", "state", json=by_password)

        assert (await ada.ask("GET", "/state"))["tables_by"] == "password"
        with refused("opening_closed"):
            await ada.open("Ada", "morpho")
        await (await site.guest()).join(table.code, "Bo")
        with refused("wrong_password"):
            await let_in(ada, "password", "sesame")
        assert await let_in(ada, "password", PASSWORD) == "everyone"

    async with running(database) as site:
        ada = Guest(site, ada.token)
        await ada.open("Ada", "morpho")
        admin = await administrator(site)
        shown = await admin.ask("PATCH", "state", json={"password": "another one"})
        assert shown["has_password"]
        with refused("opening_closed"):
            await ada.open("Ada", "morpho")
        entries = (await admin.ask("GET", "audit"))["entries"]
        assert PASSWORD not in f"{shown}{entries}"


async def test_wrong_passwords_count_like_wrong_codes(database):
    async with running(database, wrong_codes_per_hour=2) as site:
        admin, ada = await administrator(site), await site.guest()
        await admin.ask("PATCH", "state", json={"tables_by": "password", "password": PASSWORD})
        for _ in range(3):  # the first of a guest counts apart
            with refused("wrong_password"):
                await let_in(ada, "password", "sesame")

        with refused("rate_limited"):
            await let_in(ada, "password", PASSWORD)
        with refused("rate_limited"):
            await ada.ask("GET", "/tables/BBBBBB")


async def test_an_opening_link_lets_one_guest_open_tables_whoever_else_may(database):
    trouble = Trouble(StoppedClock())
    async with running(database, world_of=trouble.world) as site:
        admin, ada, bo = await administrator(site), await site.guest(), await site.guest()
        await admin.ask("PATCH", "state", json={"tables_by": "nobody"})
        link, late = [await admin.ask("POST", "opening-links") for _ in range(2)]
        secret, late_secret = (each["path"].partition("=")[2] for each in (link, late))

        await let_in(ada, "link", secret)

        await ada.open("Ada", "morpho")
        with refused("no_such_link"):
            await let_in(bo, "link", secret)
        with refused("opening_closed"):
            await bo.open("Bo", "morpho")
        trouble.clock.put_forward(WEEK)
        with refused("no_such_link"):
            await let_in(bo, "link", late_secret)


async def test_only_administrators_decide(site):
    guest = await site.guest()
    for method, path in (
        ("GET", "state"),
        ("GET", "settings"),
        ("GET", "backups"),
    ):
        with refused("not_signed_in"):
            await guest.ask(method, f"/admin/{path}")
    for method, path in (("PATCH", "state"), ("POST", "opening-links"), ("POST", "backup")):
        with refused("foreign_origin"):
            await guest.ask(method, f"/admin/{path}", json={})


async def test_settings_are_shown_without_passwords(database):
    redis = "redis://user:hush@127.0.0.1:1/0?password=hush"
    async with running(database, redis=redis, people_per_table=33) as site:
        settings = (await (await administrator(site)).ask("GET", "settings"))["settings"]

    assert settings["people_per_table"] == 33
    assert settings["redis"] == "redis://user:…@127.0.0.1:1/0?…"
    assert settings["database"] == f"sqlite:///{database}"


async def test_a_backup_is_made_for_its_owner_and_found_whole(database, tmp_path):
    folder = tmp_path / "backups"
    async with running(database, backup_folder=str(folder)) as site:
        admin = await administrator(site)
        await site.match("Ada Bo")

        made = await admin.ask("POST", "backup")

        [path] = folder.iterdir()
        assert (path.name, path.stat().st_size) == (made["name"], made["bytes"])
        assert path.stat().st_mode & 0o777 == 0o600
        assert made["tables"] == 1
        listed = await admin.ask("GET", "backups")
        assert listed["backups"] == [{"name": made["name"], "bytes": made["bytes"]}]
        checked = await admin.ask("POST", f"backups/{made['name']}/check")
        assert (checked["whole"], checked["entries"]) == (True, made["entries"])
        path.write_bytes(path.read_bytes()[:-30])
        damaged = await admin.ask("POST", f"backups/{made['name']}/check")
        assert not damaged["whole"]
        assert "cut off" in damaged["problem"]
        with refused("no_such_backup"):
            await admin.ask("POST", "backups/morpho.db/check")
        assert [each.name for each in folder.iterdir()] == [path.name]


async def test_one_backup_is_made_at_a_time(database, tmp_path):
    async with running(database, backup_folder=str(tmp_path)) as site:
        admin = await administrator(site)

        both = await asyncio.gather(*(admin.send("POST", "backup") for _ in range(2)))

        assert sorted(each.status_code for each in both) == [201, 409]


async def test_without_a_folder_nothing_is_backed_up(site):
    admin = await administrator(site)

    assert await admin.ask("GET", "backups") == {"enabled": False, "backups": []}
    with refused("no_backup_folder"):
        await admin.ask("POST", "backup")


async def test_the_command_line_does_the_same(database, tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("MORPHO_DATABASE", f"sqlite:///{database}")
    monkeypatch.setattr("morpho_server.cli.admin.server_state.getpass", lambda _: PASSWORD)
    async with running(database, backup_folder=str(tmp_path / "backups")) as site:

        async def morpho(*arguments: str, status: int = 0) -> str:
            asked = ("admin", "--server", site.base, *arguments)
            assert await asyncio.to_thread(main, asked) == status
            return capsys.readouterr().out.strip()

        await morpho("announce", "Restart at 22:30", "--at", "22:30")
        await morpho("maintenance", "on")
        await morpho("tables-by", "password")

        assert (await morpho("state")).splitlines() == [
            "announcement: Restart at 22:30",
            "maintenance: on",
            "tables-by: password",
        ]
        guest = await site.guest()
        state = await guest.ask("GET", "/state")
        assert 0 < state["announcement"]["at"] - state["now"] <= 86_400_000
        assert await let_in(guest, "password", PASSWORD) == "everyone"
        assert (await morpho("opening-link")).startswith(f"{site.base}/#opening=")
        assert f"MORPHO_BACKUP_FOLDER={tmp_path / 'backups'}" in await morpho("settings")
        name = await morpho("backup")
        assert name in await morpho("backups")
        assert "is whole" in await morpho("check-backup", name)
        (tmp_path / "backups" / name).write_bytes(b"")
        await morpho("check-backup", name, status=2)
        await morpho("announce")
        assert (await morpho("state")).startswith("announcement: none")
