"""Guests: a browser with a cookie, or a program with a token."""

from dataclasses import replace
from http.cookies import Morsel, SimpleCookie

import pytest

from morpho_server.app import world_of
from tests.support.serving import API, Guest, Site, StoppedClock, refused, running

pytestmark = pytest.mark.asyncio(loop_scope="session")

COOKIE = "morpho_guest"
SECURE_COOKIE = "__Host-morpho_guest"
BY_TLS = {"X-Forwarded-Proto": "https"}
NAMES = {
    "Ada": "Ada",
    "  Ada   Lovelace ": "Ada Lovelace",
    "\u00a0Ada\u2003\u00a0Lovelace\u3000": "Ada Lovelace",
    "Zoe\u0308": "Zoë",
    "李白": "李白",
    "👩‍🚀": "👩‍🚀",
    "❤\ufe0f": "❤\ufe0f",
    "\u845b\U000e0100": "\u845b\U000e0100",
    "?!": "?!",
    "x" * 20: "x" * 20,
}
NOT_NAMES = [
    "",
    " ",
    "\u00a0",
    "x" * 21,
    "a\nb",
    "a\x00b",
    "a\x7f",
    "Bob\n",
    "\tBob",
    "\u2029Bob",
    "\u202eadA",
    "\u200d",
    "\ufeff",
    "\ufe0f",
    "\u200d \ufe0f",
    "\u0301",
    "Ada\u034f",
    "Ada\u115f",
    "Ada\u1160",
    "Ada\u3164",
    "Ada\uffa0",
    "\u2800",
    "A\u2800da",
    "Ada\U000e0041",
]
FORGED = ["x", "mg_", "mg_" + "A" * 43, "mg_" + "A" * 4000, "mg_ä" + "A" * 42, "' OR 1=1 --"]


async def become(site: Site, name: str = "Bo", **headers: str) -> Morsel[str]:
    """Make a guest as a browser does; return its cookie."""
    answer = await site.request("POST", f"{API}/guests", json={"name": name}, headers=headers)
    assert answer.status_code == 201
    assert answer.json() == {"name": name}
    (cookie,) = SimpleCookie(answer.headers["set-cookie"]).values()
    return cookie


async def test_browsers_get_an_http_only_token_cookie(site):
    cookie = await become(site)

    assert cookie["httponly"]
    assert cookie["samesite"].lower() == "lax"
    assert cookie["path"] == "/"
    assert int(cookie["max-age"]) > 300 * 24 * 3600
    assert not cookie["secure"], "this one came by plain HTTP"


async def test_a_token_from_tls_is_never_sent_over_plain_http(site):
    cookie = await become(site, **BY_TLS)

    assert cookie["secure"]


async def test_where_tls_is_no_other_host_can_set_the_cookie(site):
    """A browser takes a cookie of that name only from the host itself, by TLS."""
    cookie = await become(site, **BY_TLS)

    assert cookie.key == SECURE_COOKIE
    assert (cookie["path"], cookie["domain"]) == ("/", "")

    planted = f"{COOKIE}={(await become(site, 'Eve')).value}"
    both = {"Cookie": f"{planted}; {SECURE_COOKIE}={cookie.value}"}
    me = await site.request("GET", f"{API}/guests/me", headers=both | BY_TLS)
    assert me.json()["name"] == "Bo"


async def test_guests_from_before_tls_keep_their_identity(site):
    before = {"Cookie": f"{COOKIE}={(await become(site, 'Ada')).value}"}

    me = await site.request("GET", f"{API}/guests/me", headers=before | BY_TLS)
    again = await site.request(
        "POST", f"{API}/guests", json={"name": "Other"}, headers=before | BY_TLS
    )

    assert me.json()["name"] == again.json()["name"] == "Ada"
    for answer in (me, again):
        kept, dropped = map(SimpleCookie, answer.headers.get_list("set-cookie"))
        assert f"{COOKIE}={kept[SECURE_COOKIE].value}" == before["Cookie"]
        assert dropped[COOKIE]["max-age"] == "0"


async def test_the_cookie_of_tls_is_worth_nothing_without_it(site):
    cookie = {"Cookie": f"{SECURE_COOKIE}={(await become(site, **BY_TLS)).value}"}

    answer = await site.request("GET", f"{API}/guests/me", headers=cookie)

    assert answer.json()["code"] == "not_signed_in"


@pytest.mark.parametrize("named", [None, "192.0.2.7"])
async def test_only_a_trusted_proxy_can_say_that_it_was_tls(tmp_path, named):
    async with running(tmp_path / "morpho.db", trusted_proxies=named) as site:
        cookie = await become(site, **BY_TLS)

        assert not cookie["secure"]


async def test_the_cookie_proves_who_one_is(site):
    cookie = await become(site, "Ada")

    answer = await site.request(
        "GET", f"{API}/guests/me", headers={"Cookie": f"{COOKIE}={cookie.value}"}
    )

    assert answer.json() == {"name": "Ada", "program": False, "tables": [], "next": None}


async def test_a_program_gets_its_token_and_no_cookie(site):
    answer = await site.request("POST", f"{API}/guests", json={"name": "Bot", "bearer": True})

    assert answer.status_code == 201
    assert answer.headers["cache-control"] == "no-store"
    assert "set-cookie" not in answer.headers
    me = await Guest(site, answer.json()["token"]).ask("GET", "/guests/me")
    assert me["name"] == "Bot"


async def test_every_guest_has_another_token(site):
    tokens = {(await site.guest("Twin")).token for _ in range(5)}

    assert len(tokens) == 5


@pytest.mark.parametrize("token", FORGED)
async def test_a_token_that_is_not_known_opens_nothing(site, token):
    header = {"Authorization": f"Bearer {token}".encode("latin-1")}
    for headers in (header, {"Cookie": f"{COOKIE}={token}".encode("latin-1")}):
        answer = await site.request("GET", f"{API}/guests/me", headers=headers)

        assert answer.status_code == 401
        assert answer.json()["code"] == "not_signed_in"
        assert answer.headers["www-authenticate"] == "Bearer"


async def test_a_token_with_one_letter_changed_opens_nothing(site):
    token = (await site.guest()).token
    forged = token[:-1] + ("A" if token[-1] != "A" else "B")

    with refused("not_signed_in"):
        await Guest(site, forged).ask("GET", "/guests/me")


async def test_nobody_is_signed_in_without_a_token(site):
    for headers in ({}, {"Authorization": "Basic QWRhOng="}, {"Authorization": "Bearer"}):
        answer = await site.request("GET", f"{API}/guests/me", headers=headers)

        assert answer.json()["code"] == "not_signed_in"


@pytest.mark.parametrize(("typed", "shown"), NAMES.items())
async def test_a_name_is_kept_in_its_normal_form(site, typed, shown):
    guest = await site.guest(typed)

    assert (await guest.ask("GET", "/guests/me"))["name"] == shown


@pytest.mark.parametrize("name", NOT_NAMES, ids=ascii)
async def test_an_unreadable_text_is_not_a_name(site, name):
    with refused("bad_name"):
        await site.guest(name)
    ada = await (await site.guest()).open("Ada")
    with refused("bad_name"):
        await ada.guest.open(name)
    with refused("bad_name"):
        await ada.guest.join(ada.code, name)


async def test_a_guest_finds_the_tables_that_are_not_over(site):
    guest = await site.guest("Ada")
    first = await guest.open("Ada")
    second = await guest.open("Countess", highest=12)
    bo = await (await site.guest()).join(second.code, "Bo")

    me = await guest.ask("GET", "/guests/me")

    assert me["name"] == "Ada"
    assert [table["code"] for table in me["tables"]] == [second.code, first.code]
    found = me["tables"][0]
    assert found.pop("updated_at") > 1_500_000_000_000
    assert found == {
        "code": second.code,
        "game": "guess",
        "title": "Guess",
        "phase": "waiting",
        "player": second.id,
        "name": "Countess",
        "players": ["Countess", "Bo"],
        "bots": [],
        "awaits_you": False,
        "turn": [],
        "evening": None,
    }
    assert [t["player"] for t in (await bo.guest.ask("GET", "/guests/me"))["tables"]] == [bo.id]


async def test_a_guest_learns_when_a_table_was_active_last(site):
    ada, _ = await site.company("Ada Bo")
    await ada.do("say", text="Anybody there?")

    (mine,) = (await ada.guest.ask("GET", "/guests/me"))["tables"]

    assert mine["updated_at"] == (await ada.updates())[-1]["at"]


async def test_secret_votes_do_not_change_the_last_activity(tmp_path):
    clock = StoppedClock()
    async with running(
        tmp_path / "morpho.db", world_of=lambda database: replace(world_of(database), clock=clock)
    ) as site:
        ada, bo, _ = await site.match("Ada Bo Cy", "morpho")
        await ada.move("agree")
        before = await ada.guest.ask("GET", "/guests/me")

        clock.put_forward(5)
        await bo.move("agree")

        assert await ada.guest.ask("GET", "/guests/me") == before


async def test_a_guest_learns_whose_turn_it_is_at_each_table(site):
    people = {each.id: each for each in await site.match("Ada Bo", "morphos", swap=False)}

    async def turn_seen_by(player):
        (table,) = (await player.guest.ask("GET", "/guests/me"))["tables"]
        return table["awaits_you"], table["turn"]

    view = await next(iter(people.values())).view()
    black = view["public"]["black"]
    first = people[view["table"]["seats"][str(black)]]
    (other,) = [each for each in people.values() if each is not first]
    names = {player: each["name"] for player, each in view["table"]["players"].items()}
    assert await turn_seen_by(first) == (True, [names[first.id]])
    assert await turn_seen_by(other) == (False, [names[first.id]])

    await first.move((await first.view())["legal"][0])
    await other.do("say", text="Hm.")

    assert await turn_seen_by(other) == (True, [names[other.id]])
    await next(iter(people.values())).do("end_match")
    assert (await first.guest.ask("GET", "/guests/me"))["tables"] == []


async def test_nobody_learns_of_a_secret_decision_by_whose_turn_it_is(site):
    """Not even by what everybody hears after it."""
    ada, bo, cy = await site.match("Ada Bo Cy")
    before = (await cy.guest.ask("GET", "/guests/me"))["tables"][0]["turn"]
    assert before == ["Ada", "Bo", "Cy"]

    await ada.move("stake 1")
    await bo.do("say", text="Hm.")

    assert (await cy.guest.ask("GET", "/guests/me"))["tables"][0]["turn"] == before
    await bo.move("stake 1")
    await cy.move("stake 1")
    assert len((await cy.guest.ask("GET", "/guests/me"))["tables"][0]["turn"]) == 1


async def test_the_table_with_the_latest_activity_comes_first(tmp_path):
    clock = StoppedClock()
    database = tmp_path / "morpho.db"
    async with running(database, world_of=lambda it: replace(world_of(it), clock=clock)) as site:
        guest = await site.guest("Ada")
        first, second, third = [await guest.open("Ada") for _ in range(3)]
        for player in (first, second):
            clock.put_forward(seconds=1)
            await player.do("say", text="Anybody there?")

        mine = (await guest.ask("GET", "/guests/me"))["tables"]

        assert [table["code"] for table in mine] == [second.code, first.code, third.code]


async def test_a_guest_who_left_a_table_no_longer_finds_it(site):
    ada, bo = await site.company("Ada Bo")

    await bo.do("leave")

    assert (await bo.guest.ask("GET", "/guests/me"))["tables"] == []
    assert len((await ada.guest.ask("GET", "/guests/me"))["tables"]) == 1


async def test_a_browser_that_is_a_guest_stays_the_one_it_is(site):
    token = (await become(site)).value
    cookie = {"Cookie": f"{COOKIE}={token}"}

    again = await site.request("POST", f"{API}/guests", json={"name": "Other"}, headers=cookie)
    program = await site.request(
        "POST", f"{API}/guests", json={"name": "Program", "bearer": True}, headers=cookie
    )

    assert (again.status_code, again.json()) == (201, {"name": "Bo"})
    assert SimpleCookie(again.headers["set-cookie"])[COOKIE].value == token
    assert program.json()["token"] != token


async def test_tables_come_in_pages_that_leave_none_out(site):
    ada = await site.guest("Ada")
    opened = [(await ada.open("Ada")).code for _ in range(3)]
    twice = await ada.join(opened[1], "Eve")
    everything = (await ada.ask("GET", "/guests/me"))["tables"]
    assert {each["code"] for each in everything} == {*opened}
    assert [each["code"] for each in everything].count(twice.code) == 2

    def in_order(some):
        return sorted(some, key=lambda table: (table["code"], table["player"]))

    for limit in (1, 2, 3, 4):
        found, place = [], {}
        while place is not None:
            page = await ada.ask("GET", "/guests/me", params={"limit": limit, **place})
            found += page["tables"]
            place = {"before": page["next"]} if page["next"] else None
        assert in_order(found) == in_order(everything), limit


async def test_matches_that_have_just_ended_fill_no_page(site):
    ada = await site.guest("Ada")
    waiting = await ada.open("Ada")
    for _ in range(4):
        ended = await ada.open("Ada")
        await (await ada.join(ended.code, "Bo")).do("ready", ready=True)
        await ended.do("start")
        await ended.do("end_match")

    page = await ada.ask("GET", "/guests/me", params={"limit": 1})

    assert [table["code"] for table in page["tables"]] == [waiting.code]
    assert page["next"] is None
