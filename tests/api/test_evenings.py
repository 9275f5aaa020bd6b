"""Evenings by REST: lists, calendars and calls, and how long all that is kept."""

import re
from datetime import UTC, datetime, timedelta

import pytest
import pytest_asyncio

from morpho_server.api.calendar_file import calendar_file
from morpho_server.api.call_rooms import CallRooms
from morpho_server.storage.expiry import DAY
from morpho_server.tables.model.evening import Plan, instant, zone_named
from tests.support.serving import API, MovableClock, refused, running
from tests.support.tables.trouble import Trouble

pytestmark = pytest.mark.asyncio(loop_scope="session")

CALL = "https://meet.example/our-room"
HOUR, WEEK = 3600, 7 * 24 * 3600


def coming(hours: float = 2) -> str:
    """Return the date and time in some hours, in UTC."""
    return f"{datetime.now(UTC) + timedelta(hours=hours):%Y-%m-%dT%H:%M}"


async def planned(site, repeats="weekly", call=CALL, **options):
    """Return a host who has planned an evening in two hours."""
    ada = await (await site.guest()).open("Ada", **options)
    await ada.do("plan_evening", local=coming(), zone="Etc/UTC", repeats=repeats, call=call)
    return ada


async def file_of(player):
    return await player.site.request("GET", f"{API}/tables/{player.code}/evening.ics")


def properties(text: str) -> list[tuple[str, str]]:
    """Return the lines of a calendar file by their names, strictly as RFC 5545 has them."""
    assert text.endswith("\r\n")
    assert all(len(line.encode()) <= 75 for line in text.split("\r\n"))
    unfolded = text.replace("\r\n ", "").removesuffix("\r\n").split("\r\n")
    assert not any(re.search(r"[\x00-\x1f]", line) for line in unfolded)
    split = [re.fullmatch(r"([A-Z]+(?:;[A-Z]+=[^:;]+)*):(.*)", line).groups() for line in unfolded]
    begun = []
    for name, value in split:
        if name == "BEGIN":
            begun.append(value)
        elif name == "END":
            assert begun.pop() == value
    assert not begun
    return split


def moment(text: str) -> datetime:
    return datetime.fromisoformat(text.removesuffix("Z"))


def instants(text: str, count: int) -> list[str]:
    """Return when a file's first events begin, by its own rules and those of its time zone."""
    lines = properties(text)
    event = dict(lines[lines.index(("BEGIN", "VEVENT")) :])
    [start] = [value for name, value in event.items() if name.startswith("DTSTART;TZID=")]
    rule = dict(part.split("=") for part in event["RRULE"].split(";"))
    onsets, offset = [], re.compile(r"([+-])(\d\d)(\d\d)")
    for index, line in enumerate(lines):
        if line in (("BEGIN", "STANDARD"), ("BEGIN", "DAYLIGHT")):
            observance = dict(lines[index + 1 : index + 4])
            sign, hours, minutes = offset.fullmatch(observance["TZOFFSETTO"]).groups()
            by = timedelta(hours=int(hours), minutes=int(minutes)) * (-1 if sign == "-" else 1)
            onsets.append((moment(observance["DTSTART"]), by))
    found = []
    for number in range(count):
        local = moment(start) + timedelta(weeks=int(rule["INTERVAL"]) * number)
        assert local <= moment(rule["UNTIL"])
        by = max(onset for onset in onsets if onset[0] <= local)[1]
        found.append(f"{local - by:%Y-%m-%d %H:%M}")
    return found


@pytest.mark.parametrize("zone", ["Europe/Vienna", "America/New_York", "Australia/Lord_Howe"])
@pytest.mark.parametrize("repeats", ["weekly", "biweekly"])
async def test_a_calendar_shows_the_dates_of_the_server(zone, repeats):
    plan = Plan(instant("2026-02-05T20:30", zone_named(zone)), "2026-02-05T20:30", zone, repeats)
    text = calendar_file(plan, "x@morpho", "M.O.R.P.H.O.", "https://a.example/t/x", plan.at)

    dates, each = [], plan
    for _ in range(50):
        dates.append(f"{datetime.fromtimestamp(each.at / 1000, UTC):%Y-%m-%d %H:%M}")
        each = each.at_or_after(each.over_at)
    assert instants(text, 50) == dates


async def test_a_calendar_takes_long_and_special_texts():
    plan = Plan(instant("2026-02-05T20:30", zone_named("UTC")), "2026-02-05T20:30", "UTC", "once")
    link = f"https://{'ü' * 60}.example/t/x,y;z"
    found = dict(properties(calendar_file(plan, "x@morpho", "M", link, plan.at)))

    assert found["LOCATION"] == link.replace(",", r"\,").replace(";", r"\;")
    assert "RRULE" not in found


async def test_anybody_with_the_code_gets_the_calendar_file(site):
    ada = await planned(site)

    answer = await file_of(ada)

    assert answer.headers["content-type"] == "text/calendar; charset=utf-8"
    found = dict(properties(answer.text))
    assert found["URL"] == f"{site.base}/t/{ada.code}"
    await ada.do("cancel_evening")
    assert (await file_of(ada)).json()["code"] == "no_evening"


async def test_the_call_is_for_people_at_the_table(site):
    ada = await planned(site, entry="approval")
    bo = await (await site.guest()).join(ada.code, "Bo", sit=False)

    assert (await ada.ask("GET", "call")) == {"url": CALL, "room": None}
    with refused("not_admitted"):
        await bo.ask("GET", "call")
    with refused("not_your_player"):
        await (await site.guest()).ask("GET", f"/tables/{ada.code}/call", params={"player": "p1"})
    nobody = await site.request("GET", f"{API}/tables/{ada.code}/call?player=p1")
    assert nobody.json()["code"] == "not_signed_in"
    await ada.do("admit", player=bo.id)
    assert (await bo.ask("GET", "call"))["url"] == CALL


@pytest.mark.parametrize(
    "call",
    ["http://meet.example/x", "https://", "https://a@b.example", "https://a b", "javascript:1"],
)
async def test_a_call_is_an_address_with_tls(call, site):
    with refused("invalid"):
        await planned(site, call=call)


async def test_no_public_channel_has_the_call(site, caplog):
    caplog.set_level("DEBUG")
    ada = await planned(site)
    bo = await (await site.guest()).join(ada.code, "Bo")
    page = await bo.page()
    await ada.do("plan_evening", local=coming(3), zone="Etc/UTC", repeats="once", call=f"{CALL}2")
    await page.until(lambda: page.table["evening"]["repeats"] == "once")
    paths = [f"{API}/tables/{ada.code}", f"{API}/tables/{ada.code}/evening.ics", f"/t/{ada.code}"]
    public = [(await site.request("GET", path)).text for path in paths]
    of_bo = [
        *(await bo.updates()),
        await bo.view(),
        await bo.guest.ask("GET", "/guests/me"),
        await bo.ask("GET", "report"),
        page.frames,
    ]

    assert "our-room" not in repr([public, of_bo])
    assert "our-room" not in caplog.text


async def test_a_room_is_named_by_a_secret_of_the_server(tmp_path):
    template = "https://meet.example/{room}"
    async with running(tmp_path / "morpho.db", call_template=template) as site:
        ada = await (await site.guest()).open("Ada")
        room = (await ada.ask("GET", "call"))["room"]
    by_key = {CallRooms(template, key).address(table) for key in (b"a", b"b") for table in (1, 2)}

    assert re.fullmatch("https://meet.example/[0-9a-f]{32}", room)
    assert len(by_key | {room}) == 5
    assert CallRooms(None, b"a").address(1) is None


async def test_a_summary_says_when_and_who_comes(site):
    ada = await planned(site)
    bo = await site.guest()
    body = {"name": "Bo", "sit": False, "answer": "yes"}
    await bo.ask("POST", f"/tables/{ada.code}/players", json=body)

    summary = (await site.request("GET", f"{API}/tables/{ada.code}")).json()["evening"]

    assert {**summary, "at": None} == {
        "at": None,
        "zone": "Etc/UTC",
        "repeats": "weekly",
        "yes": ["Ada", "Bo"],
    }


@pytest_asyncio.fixture(loop_scope="session")
async def later(tmp_path):
    """Serve with a clock that can be put forward."""
    trouble = Trouble(MovableClock())
    async with running(tmp_path / "morpho.db", world_of=trouble.world, keep_days=30) as site:
        yield site


async def test_a_week_later_my_list_has_the_next_date(later):
    ada = await planned(later)
    [before] = (await ada.guest.ask("GET", "/guests/me"))["tables"]
    later.world.clock.put_forward(WEEK)

    [mine] = (await ada.guest.ask("GET", "/guests/me"))["tables"]
    assert mine["evening"]["at"] == before["evening"]["at"] + WEEK * 1000

    page = await ada.page()  # the visit is what turns the table to it
    await page.until(lambda: page.table["evening"]["at"] == mine["evening"]["at"])
    assert page.table["evening"]["yes"] == []
    assert (await ada.ask("GET", "keeping"))["until"] == mine["evening"]["at"] + 30 * DAY


async def test_an_open_table_turns_by_itself(later):
    ada = await planned(later)
    page = await ada.page()
    first = page.table["evening"]["at"]
    over_at = first + 4 * HOUR * 1000
    later.world.clock.put_forward((over_at - later.world.clock.now()) / 1000 - 0.2)

    await ada.do("ready", ready=True)  # which is when the table looks at the clock

    await page.until(lambda: page.table["evening"]["at"] == first + WEEK * 1000)
