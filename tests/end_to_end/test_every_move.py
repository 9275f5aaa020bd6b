"""Every kind of move can be made by clicking, on a phone and on a laptop, and nothing illegal is.

The positions are those of the record files. The moves that lead there are made by REST; that what a
page offers is exactly what is legal is held at each click.
"""

import pytest
from playwright.async_api import expect

from tests.end_to_end.browsing import LAPTOP, PHONE
from tests.end_to_end.clicking import all_offered, make
from tests.end_to_end.people import Person
from tests.end_to_end.recorded import Record, read_record
from tests.visitors import Player

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

NAMES = ["Ada", "Bo", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hal", "Ida"]
SIZES = {"phone": PHONE, "laptop": LAPTOP}

TOLD = {
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


@pytest.fixture(params=SIZES)
def size(request):
    return SIZES[request.param]


def test_every_kind_of_move_is_among_them():
    assert {verb for verbs, _ in CASES for verb in verbs.split()} == TOLD.keys()


@pytest.mark.parametrize(("verbs", "record"), CASES)
async def test_a_move_is_made_by_clicking(company, house, size, verbs, record):
    played = read_record(record)
    seat = next(step.seat for step in played.steps if step.verb in verbs.split())
    players = await table_of(house, played)
    me = await company.page_of(players[seat], size)

    left = set(verbs.split())
    for step in played.steps:
        if step.seat != seat or step.verb not in verbs.split():
            await players[step.seat].move(step.move)
            continue
        await me.waits_for(step.move)
        await make(me, step.move)
        await expect(me.tab.find(f"[data-feed] [data-event={TOLD[step.verb]}]")).not_to_have_count(
            0
        )
        left.discard(step.verb)
        if not left:
            return
    raise AssertionError(f"{left} did not come up")


@pytest.mark.parametrize(
    ("record", "steps"),
    [
        ("assassinate-can-not-be-guarded", 4),
        ("three-players-and-two-cards-have-one-gap", 3),
        ("a-report-is-right", 6),
        ("a-perception-is-right", 4),
        ("the-owner-of-two-bodyguards-chooses-which-one-is-shown", 6),
    ],
)
async def test_all_that_is_legal_is_offered_and_nothing_else(company, house, record, steps):
    played = read_record(record)
    players = await table_of(house, played)
    for step in played.steps[:steps]:
        await players[step.seat].move(step.move)
    me = await company.page_of(players[played.steps[steps].seat], PHONE)

    assert await all_offered(me) == set(me.legal)
    assert not [sent for sent in me.tab.sent if sent["type"] == "move"]


async def test_whoever_owes_nothing_is_offered_nothing(company, house):
    played = read_record("mission-succeeds")
    players = await table_of(house, played)

    for player in (players[1], players[3]):
        me = await company.page_of(player, PHONE)
        await sees_no_move(me)


async def sees_no_move(person: Person) -> None:
    await expect(person.tab.screen).to_have_attribute("data-legal", "0")
    await expect(person.tab.find(".dock [data-verb]")).to_have_count(0)
    await expect(person.tab.find(":is([data-slot], [data-gap]):enabled")).to_have_count(0)


async def table_of(house, record: Record) -> list[Player]:
    """Begin a match with the deal of a record; return the players by seat."""
    house.deck.lay_out(record.header)
    names = " ".join(NAMES[: record.seats])
    return await house.site.match(names, "morpho", mode="expert")
