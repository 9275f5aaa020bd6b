"""Nobody's time runs out for time in which the server could not take their move."""

import asyncio
from dataclasses import dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st

from morpho_server.tables.decide.deadlines import RETURN_MILLIS, give_back
from morpho_server.tables.ports import Heartbeat, LogUnavailableError, Outage
from morpho_server.tables.runtime import outages
from morpho_server.tables.runtime.outages import OutageDetector
from morpho_server.tables.stream.table_view import table_view
from tests.support.pages import TIMEOUT
from tests.support.serving import StoppedClock
from tests.support.tables.sittings import Sitting, sitting

TURN = 60
BANK = 30
LIMIT = 600_000


def begin(**options: object) -> tuple[Sitting, int]:
    """Return a match of three after the stakes, and whose turn it is."""
    given = {"turn_seconds": TURN, "bank_seconds": BANK} | options
    on = sitting("Ada Bo Cy", **given)
    for seat in range(3):
        on.move(seat, "stake 1")
    return on, on.owing[0]


def outage(on: Sitting, seconds: float, number: int = 1) -> Outage:
    """Let the server be down for a while."""
    since = on.now
    on.wait(seconds)
    return Outage(number, since, on.now)


def return_time(on: Sitting, *outages: Outage, most: int = LIMIT) -> bool:
    """Give back what is to be given back; return whether there was anything."""
    proposal = give_back(on.table, outages, most, on.now)
    if proposal is not None:
        on.write(proposal)
    return proposal is not None


def test_time_in_which_there_was_no_server_is_given_back():
    on, first = begin()
    on.wait(10)
    down = outage(on, 40)

    assert return_time(on, down)

    assert on.left(first) == TURN - 10 + BANK
    assert on.patch == {"deadline": {"at": on.now + 1000 * (TURN - 10)}}


def test_it_is_given_back_once():
    on, first = begin()
    down = outage(on, 40)
    return_time(on, down)
    on.wait(5)

    assert not return_time(on, down)
    assert on.left(first) == TURN - 5 + BANK
    again = outage(on, 20, number=2)
    assert return_time(on, down, again)
    assert on.left(first) == TURN - 5 + BANK


def test_a_deadline_that_was_set_since_gets_nothing():
    on, first = begin()
    down = outage(on, 40)
    on.move(first, "pass")

    assert not return_time(on, down)


def test_an_outage_gives_back_only_time_after_the_deadline():
    on, first = begin()
    on.wait(20)
    down = Outage(1, on.now - 3_600_000, on.now)

    assert return_time(on, down)

    assert on.left(first) == TURN + BANK


def test_a_bank_is_not_charged_for_an_outage():
    on, first = begin()
    on.wait(TURN + 10)
    down = outage(on, 300)
    return_time(on, down)
    assert on.left(first) == BANK - 10

    on.move(first, "pass")

    assert on.bank(first) == BANK - 10


def test_the_few_seconds_of_a_reaction_count_too():
    on, first = begin(reaction_seconds=7)
    asked = (first + 1) % 3
    on.move(first, f"ask {'ABC'[asked]}")
    on.wait(1)
    down = outage(on, 3)

    return_time(on, down)

    assert on.left(asked) == 6


def test_there_is_always_time_to_find_back():
    on, first = begin(bank_seconds=0)
    on.wait(TURN - 1)
    down = outage(on, 30)

    return_time(on, down)

    assert on.left(first) == RETURN_MILLIS / 1000


def test_time_given_back_has_the_limit_of_the_server():
    on, first = begin(turn_seconds=600, bank_seconds=0)
    down = outage(on, 500)

    return_time(on, down, most=120_000)

    assert on.left(first) == 600 - 500 + 120


def test_a_deadline_before_the_outage_gives_nothing_back():
    on, _ = begin()
    on.wait(TURN + BANK + 1)
    down = outage(on, 40)

    assert not return_time(on, down)


def test_a_pause_has_nothing_to_be_given_back():
    on, _ = begin()
    on.pause()
    down = outage(on, 40)

    assert not return_time(on, down)


def test_without_a_deadline_no_time_is_given_back():
    on, _ = begin(turn_seconds=None)
    down = outage(on, 40)

    assert not return_time(on, down)


def test_time_given_back_wakes_no_sleeping_table():
    on, _ = begin()
    on.wait(TURN + BANK)
    on.run_out()
    lapses = on.table.lapses
    assert lapses

    return_time(on, outage(on, 40))

    assert on.table.lapses == lapses


STEPS = st.lists(
    st.tuples(st.sampled_from(["wait", "down", "move"]), st.integers(0, 25), st.integers(0, 9)),
    max_size=25,
)


@given(STEPS)
def test_time_runs_out_only_while_the_server_can_take_a_move(steps):
    on = sitting("Ada Bo Cy", turn_seconds=20, bank_seconds=10)
    outages: list[Outage] = []
    for what, seconds, which in steps:
        if on.table.phase != "playing":
            break
        left = {seat: on.left(seat) for seat in on.owing}
        banks = dict(on.table.banks)
        if what == "down":
            outages.append(outage(on, seconds + 2, number=len(outages) + 1))
            return_time(on, *outages)
            assert all(on.left(seat) >= left[seat] for seat in on.owing)
            assert on.table.banks == banks
            assert not on.run_out()
        elif what == "wait":
            on.wait(seconds)
            while on.run_out():
                pass
        else:
            on.move(on.owing[0], on.legal[which % len(on.legal)])
        assert not return_time(on, *outages)
    assert table_view(on.again()) == table_view(on.table)


@dataclass
class KnownHeartbeat(Heartbeat):
    """A heartbeat in memory, which can be out of reach."""

    out_of_reach: bool = False
    last: int = 0
    noted: list[Outage] = field(default_factory=list)
    beats: int = 0

    async def beat(self, now, silence, after):
        """Do as the database does."""
        await asyncio.sleep(0)
        if self.out_of_reach:
            raise LogUnavailableError
        self.beats += 1
        if silence is not None and self.last and now - self.last >= silence:
            self.noted.append(Outage(len(self.noted) + 1, self.last, now))
        self.last = now
        return [outage for outage in self.noted if outage.number > after]


async def test_a_heart_that_beats_asks_nobody_for_outages():
    heartbeat, clock = KnownHeartbeat(), StoppedClock()
    known = OutageDetector(heartbeat)
    await known.outages(clock.now())

    clock.put_forward(1)
    assert list(await known.outages(clock.now())) == []

    assert heartbeat.beats == 1


async def test_an_outage_is_known_before_anything_is_decided_after_it():
    heartbeat, clock = KnownHeartbeat(), StoppedClock()
    known = OutageDetector(heartbeat)
    await known.outages(clock.now())
    clock.put_forward(30)

    both = await asyncio.gather(*(known.outages(clock.now()) for _ in range(2)))

    assert [len(known) for known in both] == [1, 1]
    assert 29 < (both[0][0].until - both[0][0].since) / 1000 < 31


async def test_while_the_pulse_is_out_of_reach_nothing_is_decided():
    heartbeat, clock = KnownHeartbeat(), StoppedClock()
    known = OutageDetector(heartbeat)
    await known.outages(clock.now())
    clock.put_forward(30)
    heartbeat.out_of_reach = True

    with pytest.raises(LogUnavailableError):
        await known.outages(clock.now())


async def test_a_resting_heartbeat_is_no_outage(monkeypatch):
    monkeypatch.setattr(outages, "BEAT_SECONDS", 0.05)
    heartbeat, clock, reported = KnownHeartbeat(), StoppedClock(), asyncio.Event()
    rounds: asyncio.Queue[None] = asyncio.Queue()
    pressed = False

    def is_needed() -> bool:
        rounds.put_nowait(None)
        return pressed

    running = asyncio.ensure_future(OutageDetector(heartbeat).run(clock, is_needed, reported.set))
    async with asyncio.timeout(TIMEOUT):
        for _ in range(3):
            await rounds.get()
        assert heartbeat.beats == 1, "the first, which tells that the server is up"
        clock.put_forward(3600)
        pressed = True
        for _ in range(2):
            await rounds.get()
        assert heartbeat.beats > 1
        assert heartbeat.noted == []

        clock.put_forward(30)
        await reported.wait()

    assert len(heartbeat.noted) == 1
    running.cancel()


async def test_where_no_downtime_is_given_back_there_is_no_heartbeat():
    heartbeat, clock = KnownHeartbeat(), StoppedClock()
    known = OutageDetector(heartbeat)
    known.most = 0

    await known.run(clock, lambda: True, lambda: None)

    assert list(await known.outages(clock.now())) == []
    assert heartbeat.beats == 0


async def test_the_server_reports_only_the_latest_downtime(caplog):
    clock = StoppedClock()
    before = Outage(1, clock.now() - 90_000, clock.now() - 80_000)
    heartbeat, reported = KnownHeartbeat(last=clock.now() - 3_500, noted=[before]), asyncio.Event()
    running = asyncio.ensure_future(
        OutageDetector(heartbeat).run(clock, lambda: True, reported.set)
    )

    await asyncio.wait_for(reported.wait(), TIMEOUT)

    assert [record.message[:34] for record in caplog.records] == [
        "There was no heartbeat for 3.5 s. "
    ]
    running.cancel()
