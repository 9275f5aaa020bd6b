"""Every kind of move can be made by clicking, on a phone and on a laptop, and nothing illegal is.

The positions are those of the record files. The moves that lead there are made by REST; that what a
page offers is exactly what is legal is held at each click.
"""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import expect

from morpho_server.games.seats import Seat
from tests.support.end_to_end.browsing import LAPTOP, PHONE
from tests.support.end_to_end.clicking import all_offered, make
from tests.support.end_to_end.company import Company
from tests.support.end_to_end.observations import misfits
from tests.support.end_to_end.people import Person
from tests.support.end_to_end.recorded import Record, read_record
from tests.support.nightly import nightly
from tests.support.visitors import Guest, Player, begin

pytestmark = pytest.mark.browser
on_the_loop = pytest.mark.asyncio(loop_scope="session")

NAMES = ["Ada", "Bo", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hal", "Ida"]
SIZES = {"phone": PHONE, "laptop": LAPTOP}

EVENT_OF = {
    "look": "investigated",
    "change": "job_changed",
    "snipe": "sniped",
    "block": "blocked",
    "mission": "mission_activated",
    "indicate": "indicated",
    "escape": "escape_tried",
    "guard": "guarded",
    "intercept": "intercepted",
    "report": "report_began",
    "detonate": "detonation_began",
    "bomb": "bombed",
    "invest": "investment_chosen",
    "assassinate": "assassinated",
    "perceive": "perception_began",
    "guess": "guessed",
    "swap": "swapped",
    "take": "transmit_taken",
    "arrange": "transmit_laid",
    "pass": "passed",
    "agree": "agreed",
    "disagree": "disagreed",
}
"""The event by which the feed tells of a move."""

CASES = [
    ("look", "whom-one-may-investigate-with-seven-players"),
    ("change", "change-job-makes-a-conflict-and-the-leader-can-not-intercept"),
    ("snipe", "a-killer-snipes-its-owners-other-card"),
    ("snipe", "three-players-and-two-cards-have-one-gap"),
    ("block", "two-killers-share-two-tokens"),
    ("block", "three-players-and-two-cards-have-one-gap"),
    ("mission indicate", "mission-succeeds"),
    ("escape", "an-unhindered-escape"),
    ("escape", "the-parasite-escapes"),
    ("guard", "the-owner-of-two-bodyguards-chooses-which-one-is-shown"),
    ("guard", "nine-players"),
    ("intercept", "an-escape-is-intercepted"),
    ("report indicate", "a-report-is-right"),
    ("detonate bomb", "three-deserters-are-bombed"),
    ("invest", "the-investor-invests-in-the-winning-team"),
    ("assassinate", "assassinate-can-not-be-guarded"),
    ("perceive guess", "a-perception-is-right"),
    ("swap", "body-swap-binds-nobody"),
    ("take arrange", "the-parasite-transmits-each-time-it-is-looked-at"),
    ("take arrange", "two-equal-cards-in-a-transmit-have-three-arrangements"),
    ("pass", "who-can-only-pass-is-asked-all-the-same"),
    ("agree disagree", "an-agreement-is-taken-back"),
]


@dataclass
class Visitor:
    """Somebody before a page, from which they come to one table after the other."""

    guest: Guest
    person: Person


@pytest_asyncio.fixture(scope="module", loop_scope="session", params=SIZES)
async def visitor(request, browser, house) -> AsyncIterator[Visitor]:
    guest = await house.site.guest("Ada")
    async with Company(browser, house.site.base) as company:
        yield Visitor(guest, await company.browser_of(guest, "Ada", SIZES[request.param]))


def test_every_kind_of_move_is_among_them():
    assert {verb for verbs, _ in CASES for verb in verbs.split()} == EVENT_OF.keys()


DAILY = {"report indicate", "take arrange", "detonate bomb", "a-report-is-right"}
"""What is tested by day; ``tests/client`` tests daily that taps reach each legal move."""


def at_turns(cases: list[Any]) -> list[Any]:
    """Return the cases, every other one on a phone and the rest on a laptop.

    Most of what they test is the same on both.
    """
    found: dict[str, list[Any]] = {"phone": [], "laptop": []}
    for at, case in enumerate(cases):
        size = "laptop" if at % 2 else "phone"
        is_known = case[0] in {earlier for earlier, *_ in cases[:at]}
        is_daily = case[0] in DAILY and not is_known
        found[size].append((size, *case) if is_daily else nightly(size, *case))
    return [*found["phone"], *found["laptop"]]


@on_the_loop
@pytest.mark.parametrize(("visitor", "verbs", "record"), at_turns(CASES), indirect=["visitor"])
async def test_a_move_is_made_by_clicking(visitor, house, verbs, record):
    played, left = read_record(record), set(verbs.split())
    seat = next(step.seat for step in played.steps if step.verb in left)
    players = await table_of(house, played, visitor.guest, seat)
    me = visitor.person
    await me.comes_back_to(players[seat].code)

    for step in played.steps:
        if step.seat == seat and step.verb in verbs.split():
            await me.waits_for(step.move)
            assert await misfits(me) == []
            await make(me, step.move)
            await sees_event(me, EVENT_OF[step.verb])
            left.discard(step.verb)
        else:
            await players[step.seat].move(step.move)
        if not left:
            break

    assert not left
    if not me.legal:
        await expect(me.tab.screen).to_have_attribute("data-legal", "0")
        await expect(me.tab.find(".dock [data-verb], [data-target]")).to_have_count(0)


async def sees_event(person: Person, kind: str) -> None:
    event = person.tab.find(f"[data-feed] [data-event={kind}]")
    await expect(event).not_to_have_count(0)


POSITIONS = [
    ("assassinate-can-not-be-guarded", 4),
    ("three-players-and-two-cards-have-one-gap", 3),
    ("a-report-is-right", 6),
    ("a-perception-is-right", 4),
    ("the-owner-of-two-bodyguards-chooses-which-one-is-shown", 6),
]


@on_the_loop
@pytest.mark.parametrize(("visitor", "record", "steps"), at_turns(POSITIONS), indirect=["visitor"])
async def test_all_that_is_legal_is_offered_and_nothing_else(visitor, house, record, steps):
    played = read_record(record)
    seat, me = played.steps[steps].seat, visitor.person
    players = await table_of(house, played, visitor.guest, seat)
    for step in played.steps[:steps]:
        await players[step.seat].move(step.move)
    await me.comes_back_to(players[seat].code)
    before = len(me.tab.sent)

    assert await all_offered(me) == set(me.legal)
    assert not [sent for sent in me.tab.sent[before:] if sent["type"] == "move"]


async def table_of(house, record: Record, guest: Guest, seat: Seat) -> list[Player]:
    """Begin a match with the deal of a record, a guest in one seat; return the players by seat."""
    house.deck.lay_out(record.header)
    others = await house.site.guest("Others")
    guests = [guest if at == seat else others for at in range(record.seats)]
    players = [await guests[0].open(NAMES[0], "morpho", mode="expert", reaction_seconds=60)]
    for name, each in zip(NAMES[1:], guests[1:], strict=False):
        players.append(await each.join(players[0].code, name))
    await begin(players)
    return players
