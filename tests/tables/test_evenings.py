"""Evenings: their dates by the clocks of the host, who comes, and what nobody learns."""

from datetime import UTC, datetime

import pytest

from morpho_server.tables.decide.evenings import move_on
from morpho_server.tables.messages import commands
from morpho_server.tables.messages.errors import CommandRefusedError
from morpho_server.tables.model.evening import Plan, instant, zone_named
from morpho_server.tables.model.ids import PlayerId
from tests.support.tables.sittings import ANY_ID, sitting, waiting

HOUR, WEEK = 3600, 7 * 24 * 3600
CALL = "https://meet.example/our-room"


def utc(text: str) -> int:
    """Return a time in UTC, as ``2026-10-23 18:30``."""
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


def planned(local: str, zone: str, repeats: str) -> Plan:
    """Return a plan as the host makes it."""
    return Plan(instant(local, zone_named(zone)), local, zone, repeats)


def dates(plan: Plan, count: int) -> list[str]:
    """Return when the first evenings begin, in UTC."""
    found: list[str] = []
    following: Plan | None = plan
    while following is not None and len(found) < count:
        found.append(f"{datetime.fromtimestamp(following.at / 1000, UTC):%m-%d %H:%M}")
        following = following.at_or_after(following.over_at)
    return found


DATES = {
    "the clocks go back in Vienna": (
        *("2026-10-23T20:30", "Europe/Vienna", "weekly"),
        ["10-23 18:30", "10-30 19:30", "11-06 19:30"],
    ),
    "they go forward in Vienna": (
        *("2026-03-20T20:30", "Europe/Vienna", "weekly"),
        ["03-20 19:30", "03-27 19:30", "04-03 18:30"],
    ),
    "every two weeks across a change": (
        *("2026-10-16T20:30", "Europe/Vienna", "biweekly"),
        ["10-16 18:30", "10-30 19:30", "11-13 19:30"],
    ),
    "New York changes a week later": (
        *("2026-10-23T20:30", "America/New_York", "weekly"),
        ["10-24 00:30", "10-31 00:30", "11-07 01:30"],
    ),
    "Sydney is on the other side": (
        *("2026-09-29T20:30", "Australia/Sydney", "weekly"),
        ["09-29 10:30", "10-06 09:30", "10-13 09:30"],
    ),
    "half an hour, on Lord Howe Island": (
        *("2026-03-29T20:30", "Australia/Lord_Howe", "weekly"),
        ["03-29 09:30", "04-05 10:00", "04-12 10:00"],
    ),
    "no change, and a quarter, in Kathmandu": (
        *("2026-03-27T20:30", "Asia/Kathmandu", "weekly"),
        ["03-27 14:45", "04-03 14:45", "04-10 14:45"],
    ),
    "a time that the clocks skip": (
        *("2026-03-22T02:30", "Europe/Vienna", "weekly"),
        ["03-22 01:30", "03-29 01:30", "04-05 00:30"],
    ),
    "a time that comes twice": (
        *("2026-10-18T02:30", "Europe/Vienna", "weekly"),
        ["10-18 00:30", "10-25 00:30", "11-01 01:30"],
    ),
    "once": ("2026-10-23T20:30", "Europe/Vienna", "once", ["10-23 18:30"]),
}


@pytest.mark.parametrize("case", DATES)
def test_the_host_reads_the_same_time_each_time(case):
    local, zone, repeats, expected = DATES[case]

    assert dates(planned(local, zone, repeats), 3) == expected


@pytest.mark.parametrize(
    ("now", "expected"),
    [
        ("2026-10-23 22:29", "2026-10-23 18:30"),
        ("2026-10-23 22:30", "2026-10-30 19:30"),
        ("2027-07-01 00:00", "2027-07-02 18:30"),
    ],
)
def test_an_evening_is_on_for_four_hours(now, expected):
    weekly = planned("2026-10-23T20:30", "Europe/Vienna", "weekly")

    assert weekly.at_or_after(utc(now)).at == utc(expected)


@pytest.mark.parametrize(
    "name", ["", "Vienna", "CET", "Europe", "Europe/", "../etc/x", "a/\0", "/"]
)
def test_what_names_no_place_is_no_zone(name):
    assert zone_named(name) is None


def plan(local="2030-01-04T20:30", zone="Europe/Vienna", repeats="weekly", call=None):
    return commands.PlanEvening(id=ANY_ID, local=local, zone=zone, repeats=repeats, call=call)


def answer(given):
    return commands.AnswerEvening(id=ANY_ID, answer=given)


def local_in(at, hours):
    """Return the date and time in so many hours, by clocks that show UTC."""
    return f"{datetime.fromtimestamp(at.now / 1000 + hours * HOUR, UTC):%Y-%m-%dT%H:%M}"


def meeting(names="Ada Bo Cy", hours=2, repeats="weekly", **options):
    """Return people whose host has planned an evening."""
    at = waiting(names, **options)
    at.do("p1", plan(local_in(at, hours), "Etc/UTC", repeats, CALL))
    return at


def evening_of(at):
    return at.projection.table_view().get("evening")


def test_who_plans_an_evening_comes():
    at = meeting()

    assert evening_of(at) == {
        "at": instant(local_in(at, 2), zone_named("UTC")),
        "zone": "Etc/UTC",
        "repeats": "weekly",
        "yes": ["p1"],
        "call": 1,
    }
    assert at.again().evening == at.table.evening


def test_answers_stand_in_their_order():
    at = meeting()

    for player, given in (("p3", "yes"), ("p2", "yes"), ("p1", "maybe"), ("p1", "yes")):
        at.do(player, answer(given))

    assert evening_of(at)["yes"] == ["p3", "p2", "p1"]
    assert "maybe" not in evening_of(at)


def test_the_same_answer_again_keeps_its_place():
    at = meeting()
    at.do("p2", answer("yes"))
    at.do("p1", answer("yes"))

    assert evening_of(at)["yes"] == ["p1", "p2"]


def test_who_leaves_comes_no_more():
    at = meeting()
    at.do("p2", answer("yes"))
    at.do("p2", commands.Leave(id=ANY_ID))

    assert evening_of(at)["yes"] == ["p1"]


def test_answers_stand_as_long_as_the_time_does():
    at = meeting()
    at.do("p2", answer("yes"))

    at.do("p1", plan(local_in(at, 2), "Etc/UTC", "once"))
    assert (evening_of(at)["yes"], evening_of(at)["repeats"]) == (["p1", "p2"], "once")
    assert "call" not in evening_of(at)

    at.do("p1", plan(local_in(at, 3), "Etc/UTC", "once"))
    assert evening_of(at)["yes"] == ["p1"]


def test_who_is_asked_again_can_see_that_the_date_was_changed():
    at = meeting()
    at.do("p1", plan(local_in(at, 2), "Etc/UTC", "weekly"))
    assert "moved" not in evening_of(at)

    at.do("p1", plan(local_in(at, 3), "Etc/UTC", "weekly"))
    at.do("p1", plan(local_in(at, 3), "Etc/UTC", "weekly", CALL))
    assert evening_of(at)["moved"]
    assert at.again().evening == at.table.evening

    at.wait(8 * HOUR)
    at.act(move_on)
    assert "moved" not in evening_of(at)


def test_a_call_can_change_while_the_evening_is_on():
    at = meeting()
    begins = local_in(at, 2)
    at.do("p2", answer("yes"))
    at.wait(3 * HOUR)

    at.do("p1", plan(begins, "Etc/UTC", "weekly", f"{CALL}-2"))

    assert (evening_of(at)["yes"], evening_of(at)["call"]) == (["p1", "p2"], 2)


def test_a_weekly_evening_turns_to_the_next_with_no_answers():
    at = meeting()
    first = evening_of(at)["at"]
    at.wait(5 * HOUR)
    assert not at.act(move_on)

    at.wait(HOUR)
    assert at.act(move_on)

    assert evening_of(at) == {
        "at": first + WEEK * 1000,
        "zone": "Etc/UTC",
        "repeats": "weekly",
        "yes": [],
        "call": 1,
    }
    assert at.again().evening == at.table.evening
    assert not at.act(move_on)


def test_after_weeks_without_anybody_the_next_one_is_to_come():
    at = meeting()
    first = evening_of(at)["at"]
    at.wait(3 * WEEK)
    at.act(move_on)

    assert evening_of(at)["at"] == first + 3 * WEEK * 1000


def test_an_evening_that_was_once_is_over():
    at = meeting(repeats="once")
    at.wait(7 * HOUR)
    at.act(move_on)

    assert evening_of(at) is None
    assert at.again().evening == at.table.evening


def test_the_host_calls_it_off():
    at = meeting()
    at.do("p1", commands.CancelEvening(id=ANY_ID))

    assert evening_of(at) is None
    with pytest.raises(CommandRefusedError, match="no_evening"):
        at.do("p2", answer("yes"))


@pytest.mark.parametrize(
    ("hours", "zone", "code"),
    [
        (-1, "Etc/UTC", "bad_date"),
        (-0.01, "Etc/UTC", "bad_date"),
        (24 * 367, "Etc/UTC", "bad_date"),
        (2, "Europe/Atlantis", "no_such_zone"),
    ],
)
def test_what_cant_be_planned_changes_nothing(hours, zone, code):
    at = waiting("Ada Bo")

    with pytest.raises(CommandRefusedError, match=code):
        at.do("p1", plan(local_in(at, hours), zone))

    assert evening_of(at) is None


@pytest.mark.parametrize("command", [plan(), commands.CancelEvening(id=ANY_ID)])
def test_only_the_host_plans(command):
    with pytest.raises(CommandRefusedError, match="not_host"):
        waiting("Ada Bo").do("p2", command)


def test_who_comes_by_the_link_answers_at_once():
    at = meeting()

    at.join("Di", sit=False, answer="yes")

    assert evening_of(at)["yes"] == ["p1", "p4"]
    assert at.table.players["p4"].seat is None


def test_who_waits_for_the_host_has_answered_when_let_in():
    at = meeting("Ada", entry="approval")

    at.join("Di", sit=False, answer="maybe")
    requests = at.projection.table_view()["entry_requests"]
    assert requests == {"p2": {"name": "Di", "sit": False, "answer": "maybe"}}
    assert "maybe" not in evening_of(at)

    at.admit("p2")
    assert evening_of(at)["maybe"] == ["p2"]
    assert at.again().evening == at.table.evening


def test_nobody_answers_where_nothing_is_planned():
    with pytest.raises(CommandRefusedError, match="no_evening"):
        waiting("Ada").join("Di", answer="yes")


def shown(call):
    """Return all that is sent to people while evenings come and go, with that call."""
    at = sitting("Ada Bo Cy")
    at.do("p1", plan(local_in(at, 2), "Etc/UTC", "weekly", call))
    at.do("p2", answer("yes"))
    at.do("p1", plan(local_in(at, 2), "Etc/UTC", "biweekly", f"{call}-2"))
    at.wait(7 * HOUR)
    at.act(move_on)
    at.do("p3", answer("no"))
    people = [PlayerId(f"p{number}") for number in range(1, 5)]
    frames = [update.text(player) for update in at.updates for player in people]
    return [*frames, *(update.common for update in at.updates), repr(at.projection.table_view())]


def test_no_byte_depends_on_where_people_talk():
    assert shown(CALL) == shown("https://talk.example/other/place?with=secret")
