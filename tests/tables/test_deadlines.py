"""Deadlines: who must decide until when, and what happens then."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from morpho_server.storage.database.open import Database
from morpho_server.system import SystemRandomness
from morpho_server.tables.runtime.world import World
from tests.support.nightly import nightly
from tests.support.serving import Page, Player, Site, StoppedClock, refused, running

pytestmark = pytest.mark.asyncio(loop_scope="session")

HOUR = 3600
TURN = 10
"""The shortest time that a host can choose for a turn, in seconds."""


class Timed:
    """A server whose clock stands still unless a test puts it forward."""

    def __init__(self) -> None:
        self.clock = StoppedClock()

    def world(self, database: Database) -> World:
        """Return the world with that clock."""
        return World(database.log, database.index, self.clock, SystemRandomness())

    async def wait(self, page: Page, seconds: float) -> None:
        """Let time pass, and something happen so that it is noticed."""
        self.clock.put_forward(seconds)
        await page.do("say", text="Time flies.")


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def timed(tmp_path_factory) -> AsyncIterator[Timed]:
    """Run a server for the tests of this file, whose stand-ins come too late for any of them."""
    timed = Timed()
    folder = tmp_path_factory.mktemp("timed")
    async with running(folder / "morpho.db", world_of=timed.world, bot_seconds=60) as timed.site:
        yield timed


async def match(site: Site, names: str, **options: object) -> list[Page]:
    """Begin a match; return the pages of its players, in the order of their seats."""
    return [await player.page() for player in await site.match(names, **options)]


async def stake(pages: list[Page]) -> list[Page]:
    """Choose a stake on every page; return the pages clockwise from the one to move."""
    for page in pages:
        await page.move("stake 1")
    await pages[-1].until(lambda: "turn" in (pages[-1].public or {}))
    turn = pages[-1].public["turn"]
    return pages[turn:] + pages[:turn]


def remaining(timed: Timed, page: Page) -> float:
    """Return how many seconds are left of the deadline that a page shows."""
    return (page.table["deadline"]["at"] - timed.clock.now()) / 1000


def seats(page: Page) -> list[int]:
    """Return the seats that are pressed for time."""
    return page.table["deadline"]["seats"]


async def test_without_a_limit_nobody_is_pressed(timed):
    first, *_ = await stake(await match(timed.site, "Ada Bo"))

    assert "deadline" not in first.table
    assert first.legal
    assert first.timeout_moves is None
    assert not [event for event in first.events if event["kind"].startswith("deadline")]


async def test_a_turn_lasts_as_chosen_then_the_games_move_is_made(timed):
    first, second, _ = await stake(await match(timed.site, "Ada Bo Cy", turn_seconds=TURN))
    assert seats(first) == [first.seat]
    assert remaining(timed, first) == TURN
    assert {"kind", "seats", "until"} == set(await first.event("deadline_set"))

    await timed.wait(second, TURN)

    await second.until(lambda: second.public["turn"] == second.seat)
    kinds = [event["kind"] for event in second.events]
    assert kinds[-5:] == ["said", "time_ran_out", "passed", "turn_began", "deadline_set"]
    assert await second.event("time_ran_out") == {"kind": "time_ran_out", "seat": first.seat}
    assert seats(second) == [second.seat]
    assert remaining(timed, second) == TURN


async def test_nothing_has_to_happen_for_time_to_run_out(timed):
    first, *_ = await stake(await match(timed.site, "Ada Bo Cy", turn_seconds=TURN))

    await timed.wait(first, TURN - 0.2)
    assert first.public["turn"] == first.seat
    timed.clock.put_forward(0.2)

    await first.event("time_ran_out")


async def test_a_clock_jump_is_noticed_at_the_next_command(timed):
    first, second, _ = await stake(await match(timed.site, "Ada Bo Cy", turn_seconds=600))

    await timed.wait(second, 600)

    await first.event("time_ran_out")


async def test_a_clock_that_is_put_back_stops_nobodys_turn(timed):
    first, second, _ = await stake(await match(timed.site, "Ada Bo Cy", turn_seconds=TURN))

    timed.clock.set_wrong(-HOUR)
    await timed.wait(second, TURN - 1)
    assert first.public["turn"] == first.seat
    await timed.wait(second, 1)

    await second.event("time_ran_out")
    assert seconds_shown(second) == TURN
    timed.clock.set_wrong(HOUR)


@pytest.mark.parametrize("ahead", [nightly(HOUR), 400 * 24 * HOUR])
async def test_a_clock_set_back_before_a_restart_ends_no_turn(tmp_path, ahead):
    before, after = Timed(), Timed()
    before.clock.set_wrong(ahead)
    async with running(tmp_path / "morpho.db", world_of=before.world) as site:
        people = await site.match("Ada Bo Cy", turn_seconds=TURN)
        first, *_ = await stake([await player.page() for player in people])
        assert seats(first) == [first.seat]

    async with running(tmp_path / "morpho.db", world_of=after.world) as site:
        for player in people:
            player.guest.site = site
        page = await people[0].page()
        assert seconds_shown(page) == TURN
        await after.wait(page, TURN)

        await page.event("time_ran_out")


def seconds_shown(page: Page) -> float:
    """Return how many seconds a page shows of the deadline, by the time of its last message."""
    *_, time = (m.get("now", m.get("at")) for m in page.heard if "now" in m or "at" in m)
    return (page.table["deadline"]["at"] - time) / 1000


async def test_a_move_in_time_stops_the_clock(timed):
    first, second, third = await stake(await match(timed.site, "Ada Bo Cy", turn_seconds=TURN))
    await timed.wait(first, TURN - 1)

    await first.move("pass")
    await timed.wait(first, 2)
    await second.move("pass")

    await third.until(lambda: third.public["turn"] == third.seat)
    assert not [event for event in third.events if event["kind"] == "time_ran_out"]


async def test_all_late_simultaneous_choices_are_decided(timed):
    ada, bo, cy = await match(timed.site, "Ada Bo Cy", turn_seconds=TURN)
    await bo.move("stake 2")
    assert seats(bo) == [0, 2]

    await timed.wait(bo, TURN)
    await timed.wait(bo, TURN)

    await bo.event("stakes_shown")
    assert bo.public["stakes"] == {"0": 1, "1": 2, "2": 1}
    assert [e["seat"] for e in bo.events if e["kind"] == "time_ran_out"] == [0, 2]
    assert "stake_chosen" not in "".join(f for f in bo.frames if "time_ran_out" in f)
    assert ada.own["stake"] == cy.own["stake"] == 1


async def test_a_move_that_is_open_to_all_leaves_the_clock_alone(timed):
    first, _, third = await stake(await match(timed.site, "Ada Bo Cy", turn_seconds=TURN))
    before = first.table["deadline"]
    timed.clock.put_forward(3)

    await third.move("resign")

    await first.event("resigned")
    assert first.table["deadline"] == before


async def test_a_reaction_has_a_clock_of_its_own(timed):
    first, second, _ = await stake(await match(timed.site, "Ada Bo Cy", reaction_seconds=5))

    await first.move(f"ask {'ABC'[second.seat]}")
    await second.until(lambda: bool(second.legal))
    assert seats(second) == [second.seat]
    assert remaining(timed, second) == 5
    await timed.wait(first, 5)

    await first.event("saw")
    await first.until(lambda: "answered" in [event["kind"] for event in first.events])
    assert "deadline" not in first.table, "the turn that follows has no limit"


async def test_the_end_of_a_round_or_of_the_match_stops_the_clock(timed):
    pages = await stake(await match(timed.site, "Ada Bo", turn_seconds=TURN))

    await pages[0].move("pass")
    await pages[1].move("pass")

    await pages[1].until(lambda: pages[1].table["phase"] == "between")
    assert "deadline" not in pages[1].table
    await timed.wait(pages[1], 2 * TURN)
    assert pages[1].table["phase"] == "between"
    host = next(page for page in pages if page.seat == 0)
    await host.do("next_round")
    await pages[1].until(lambda: "deadline" in pages[1].table)

    await host.do("end_match")

    await pages[1].until(lambda: pages[1].table["phase"] == "over")
    assert "deadline" not in pages[1].table


async def left_when_due(timed: Timed, **options: object) -> tuple[Page, Page, Player]:
    """Let the player to move leave; return their page, another player's page and the host."""
    people = await timed.site.match("Ada Bo Cy", **options)
    pages = await stake([await player.page() for player in people])
    await people[pages[0].seat].do("leave")
    await pages[1].event("player_left")
    return pages[0], pages[1], people[0 if pages[0].seat else 1]


async def test_a_vacant_seat_decides_soon(timed):
    gone, other, _ = await left_when_due(timed)

    assert seats(other) == [gone.seat]
    assert remaining(timed, other) == 10
    await timed.wait(other, 10)

    await other.until(lambda: other.public["turn"] == other.seat)
    assert "deadline" not in other.table, "somebody sits there, and the host set no limit"


async def test_the_next_turn_of_a_vacant_seat_does_not_wait_either(timed):
    people = await timed.site.match("Ada Bo Cy", turn_seconds=60)
    first, second, third = await stake([await player.page() for player in people])
    await people[third.seat].do("leave")

    await first.move("pass")
    await second.move("pass")

    await second.until(lambda: second.public["turn"] == third.seat)
    assert seats(second) == [third.seat]
    assert remaining(timed, second) == 10


async def test_deadlines_and_pauses_outlive_the_server(tmp_path):
    timed = Timed()
    async with running(tmp_path / "morpho.db", world_of=timed.world) as site:
        people, others = [await site.match("Ada Bo Cy", turn_seconds=TURN) for _ in range(2)]
        first, *_ = await stake([await player.page() for player in people])
        seat = first.seat
        held, *_ = await stake([await player.page() for player in others])
        timed.clock.put_forward(4)
        await others[0].do("pause")
        shown, paused = held.table["deadline"], held.seat
    timed.clock.put_forward(24 * HOUR)

    async with running(tmp_path / "morpho.db", world_of=timed.world) as site:
        for player in (*people, *others):
            player.guest.site = site
        page = await people[0].page()
        await page.until(lambda: page.public["turn"] != seat)
        assert await page.event("time_ran_out") == {"kind": "time_ran_out", "seat": seat}

        page = await others[paused].page()
        assert page.table["paused"]["player"] == "p1"
        assert page.table["deadline"] == shown
        await others[0].do("resume")

        await page.event("resumed")
        assert remaining(timed, page) == TURN - 4
        assert await page.move("pass")


async def test_an_open_move_leaves_the_clock_of_other_choosers(timed):
    ada, bo, _ = await match(timed.site, "Ada Bo Cy", turn_seconds=TURN)
    until = ada.table["deadline"]["at"]
    timed.clock.put_forward(3)

    await bo.move("resign")

    await ada.event("resigned")
    assert ada.table["deadline"]["at"] == until


async def test_a_taken_seat_gets_the_time_of_a_turn(timed):
    gone, other, host = await left_when_due(timed, turn_seconds=60)

    newcomer = await host.let_in("Di")

    await other.event("sat")
    assert (await newcomer.view())["you"]["seat"] == gone.seat
    assert seats(other) == [gone.seat]
    assert remaining(timed, other) == 60


async def test_a_taken_seat_has_no_deadline_without_a_limit(timed):
    """And is told of no move that would be made for it."""
    _, other, host = await left_when_due(timed)

    newcomer = await host.let_in("Di")

    await other.event("sat")
    assert "deadline" not in other.table
    view = await newcomer.view()
    assert view["legal"]
    assert "timeout_move" not in view


async def test_only_the_seat_on_the_clock_sees_its_timeout_move(timed):
    people = await timed.site.match("Ada Bo Cy", turn_seconds=TURN)
    first, second, third = await stake([await player.page() for player in people])

    assert first.timeout_moves == "pass"
    assert (await people[first.seat].view())["timeout_move"] == "pass"
    assert second.timeout_moves is third.timeout_moves is None
    assert "timeout_move" not in await people[second.seat].view()
    await first.move(f"ask {'ABC'[second.seat]}")
    await second.until(lambda: second.timeout_moves == "show")
    assert first.timeout_moves is None
    assert not [frame for frame in third.updates if '"timeout_move":"show"' in frame]


async def test_time_running_out_makes_the_announced_move(timed):
    pages = await match(timed.site, "Ada Bo", turn_seconds=TURN)
    announced = {page.seat: page.timeout_moves for page in pages}

    await timed.wait(pages[0], TURN)

    await pages[1].event("stakes_shown")
    assert pages[1].public["stakes"] == {
        str(seat): int(move.split()[1]) for seat, move in announced.items()
    }


async def test_no_time_runs_out_in_a_pause(timed):
    people = await timed.site.match("Ada Bo Cy", turn_seconds=TURN)
    pages = await stake([await player.page() for player in people])
    host, first = people[0], pages[0]
    timed.clock.put_forward(4)
    await host.do("pause")

    await timed.wait(first, 10 * TURN)
    await timed.wait(first, 10 * TURN)

    with refused("paused"):
        await first.move("pass")
    assert not [event for event in first.events if event["kind"] == "time_ran_out"]
    await host.do("resume")
    await first.event("resumed")
    assert remaining(timed, first) == TURN - 4
    await timed.wait(first, TURN - 4)
    await first.event("time_ran_out")
