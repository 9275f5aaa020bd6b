"""The way into the administration: a link works once, a session half a day and from near by."""

import asyncio
from collections.abc import Callable, Coroutine

import pytest

from morpho_server.cli import main
from morpho_server.storage.administration.access import LINK_MILLIS, SESSION_MILLIS
from tests.support.administering import (
    Admin,
    administrator,
    cookie_of,
    enter,
    made_link,
)
from tests.support.serving import API, MovableClock, refused, running
from tests.support.tables.trouble import Trouble
from tests.support.visitors import body_of

pytestmark = pytest.mark.asyncio(loop_scope="session")

FAR = {"X-Forwarded-For": "8.8.8.8"}
BY_TLS = {"X-Forwarded-Proto": "https"}


async def test_a_link_begins_one_session_which_is_audited(site):
    secret = await made_link(site, "Ada")

    both = await asyncio.gather(enter(site, secret), enter(site, secret))

    assert sorted(each.status_code for each in both) == [201, 404]
    with refused("no_such_link"):
        body_of(await enter(site, secret))
    [begun] = [each for each in both if each.status_code == 201]
    ada = Admin(site, cookie_of(begun))
    assert (await ada.ask("GET", "session")) == begun.json()
    [entry, *_] = (await ada.ask("GET", "audit"))["entries"]
    assert (entry["who"], entry["action"]) == ("Ada", "begin_session")


async def test_links_and_sessions_end_by_themselves(tmp_path):
    trouble = Trouble(MovableClock())
    async with running(tmp_path / "morpho.db", world_of=trouble.world) as site:
        ada, late = await administrator(site), await made_link(site)

        trouble.clock.put_forward(LINK_MILLIS / 1000)
        with refused("no_such_link"):
            body_of(await enter(site, late))
        await ada.ask("GET", "session")
        trouble.clock.put_forward(SESSION_MILLIS / 1000 - LINK_MILLIS / 1000)
        with refused("not_signed_in"):
            await ada.ask("GET", "session")

        assert site.administration is not None
        await site.administration.sweep(trouble.clock.now())
        again = await administrator(site)
        assert [each["this"] for each in (await again.ask("GET", "sessions"))["sessions"]] == [True]


async def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(site):
    near = await enter(site, await made_link(site))
    own = site.base.replace("http:", "https:")
    by_tls = await enter(site, await made_link(site), **BY_TLS, Origin=own)

    for answer, name, attributes in (
        (near, "morpho_admin", {"HttpOnly", "Path=/", "SameSite=strict"}),
        (by_tls, "__Host-morpho_admin", {"HttpOnly", "Path=/", "SameSite=strict", "Secure"}),
    ):
        cookie, *found = answer.headers["set-cookie"].split("; ")
        assert cookie.startswith(f"{name}=")
        assert {each for each in found if not each.startswith("Max-Age")} == attributes


async def test_without_tls_only_near_addresses_administer(site):
    ada = await administrator(site)
    elsewhere = {"X-Forwarded-For": "10.0.0.7"}

    with refused("needs_tls"):
        await ada.ask("GET", "session", headers=FAR)
    with refused("needs_tls"):
        body_of(await enter(site, await made_link(site), **FAR))
    await ada.ask("GET", "session", headers=elsewhere)
    own = site.base.replace("http:", "https:")
    begun = await enter(site, await made_link(site), **FAR, **BY_TLS, Origin=own)
    assert begun.status_code == 201


async def test_a_proxy_that_is_not_believed_can_still_say_who_is_far(tmp_path):
    async with running(tmp_path / "morpho.db", trusted_proxies=None) as site:
        ada = await administrator(site)

        with refused("needs_tls"):
            await ada.ask("GET", "session", headers=FAR)


@pytest.mark.parametrize("origin", [None, "http://evil.example", "https://club.example"])
async def test_only_own_pages_change_anything(tmp_path, origin):
    async with running(tmp_path / "morpho.db", origins=["https://club.example"]) as site:
        ada, secret = await administrator(site), await made_link(site)
        named = {} if origin is None else {"Origin": origin}
        how = {"headers": {"Cookie": ada.cookie, **named}}

        for method, path, body in (
            ("POST", "session", {"secret": secret}),
            ("DELETE", "session", None),
            ("DELETE", "sessions/1", None),
        ):
            with refused("foreign_origin"):
                body_of(await site.request(method, f"{API}/admin/{path}", json=body, **how))
        assert len((await ada.ask("GET", "sessions"))["sessions"]) == 1


async def test_wrong_secrets_count_like_wrong_codes(tmp_path):
    async with running(tmp_path / "morpho.db", wrong_codes_per_hour=2) as site:
        right = await made_link(site)
        for _ in range(2):
            with refused("no_such_link"):
                body_of(await enter(site, "A" * 43))

        with refused("rate_limited"):
            body_of(await enter(site, right))
        with refused("rate_limited"):
            body_of(await site.request("GET", f"{API}/tables/BBBBBB"))


async def test_a_guest_is_no_administrator(site):
    guest = await site.guest()

    for path in ("session", "sessions", "audit"):
        with refused("not_signed_in"):
            await guest.ask("GET", f"/admin/{path}")


Command = Callable[..., Coroutine[None, None, str]]


@pytest.fixture
def morpho(tmp_path, monkeypatch, capsys) -> Command:
    """Run a command on the database of this test; return what it prints and says."""
    monkeypatch.setenv("MORPHO_DATABASE", f"sqlite:///{tmp_path / 'morpho.db'}")

    async def run(*arguments: object, status: int = 0) -> str:
        assert await asyncio.to_thread(main, [*map(str, arguments)]) == status
        said = capsys.readouterr()
        return said.out or said.err

    return run


async def test_the_command_line_makes_links_and_lists_and_ends_sessions(tmp_path, morpho):
    async with running(tmp_path / "morpho.db") as site:
        link = await morpho("admin-link", "--name", "Ada", "--server", site.base)
        address, _, secret = link.strip().partition("#")
        assert address == f"{site.base}/admin"
        ada = Admin(site, cookie_of(await enter(site, secret)))
        by_api = ("admin", "--server", site.base)
        [listed] = (await morpho(*by_api, "sessions")).splitlines()
        number, *_, name = listed.split()
        assert name == "Ada"

        await morpho(*by_api, "end-session", number)

        with refused("not_signed_in"):
            await ada.ask("GET", "session")
        assert "no such session" in await morpho(*by_api, "end-session", number, status=2)


async def test_the_command_line_keeps_order_and_leaves_no_session(tmp_path, morpho):
    async with running(tmp_path / "morpho.db") as site:
        people = await site.match("Ada Bo Cy")
        code, by_api = people[0].code, ("admin", "--server", site.base, "--name", "Root")

        assert "Ada, Bo, Cy" in await morpho(*by_api, "tables", "bo")
        assert "muted" in await morpho(*by_api, "mute", code, people[0].id)
        assert "Bo" not in await morpho(*by_api, "remove", code, people[1].id)
        [cy] = [
            line for line in (await morpho(*by_api, "table", code)).splitlines() if "Cy" in line
        ]
        number = cy.partition("guests ")[2].split()[0]
        assert "opens all cards" in await morpho(*by_api, "end", "BBBBBB", "--yes", status=2)
        await morpho(*by_api, "end", code, "--yes")
        assert (await people[2].view())["table"]["phase"] == "over"
        assert f"Would ban guests {number}: 1 of" in await morpho(
            *by_api, "ban", number, "--dry-run"
        )
        await morpho(*by_api, "ban", number, "--days", 1, "--reason", "Rude.")
        with refused("banned"):
            await people[2].view()
        assert "Root: Rude." in await morpho(*by_api, "bans")
        await morpho(*by_api, "unban", 1)
        await people[2].view()

        audited = await morpho(*by_api, "audit")
        for action in ("mute_person", "remove_person", "end_match", "ban", "unban"):
            assert f"Root  {action}  " in audited
        sessions = (await (await administrator(site)).ask("GET", "sessions"))["sessions"]
        assert [each["this"] for each in sessions] == [True]
