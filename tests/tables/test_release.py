"""When spectators are shown an entry: later by the delay in force, and in order."""

import pytest

from morpho_server.games.events import EVERYONE
from morpho_server.games.registry import RULES
from morpho_server.tables.log.entry import Entry
from morpho_server.tables.messages import events as ev
from morpho_server.tables.model.match import Match, Preparation
from morpho_server.tables.model.table import Table
from morpho_server.tables.stream.release import Schedule, is_delaying, release_at


@pytest.mark.parametrize(
    ("delay", "before", "round_over", "released"),
    [
        (0, 0, False, 1_000),
        (90, 0, False, 91_000),
        (30, 200_000, False, 200_000),
        ("round", 0, False, None),
        ("round", 0, True, 1_000),
        ("round", 5_000, True, 5_000),
    ],
)
def test_an_entry_is_released_after_the_delay_and_in_order(delay, before, round_over, released):
    assert release_at(1_000, delay, before, round_over=round_over) == released


class Told:
    """A schedule, and the table whose entries it is given."""

    def __init__(self):
        self.table = Table(RULES["morphos"])
        self.table.match = Match(self.table.game, Preparation(1, ""), 2, b"")
        self.schedule = Schedule()
        self.seq = 0

    def add(self, at, *events, delay=None, over=False, ended=None):
        match = self.table.match
        match.delay = match.delay if delay is None else delay
        match.ended = ended
        self.seq += 1
        entry = Entry(self.seq, at, None, None, None, None, events)
        self.schedule.add(entry, at, self.table, round_over=over)

    def deal(self, at, delay):
        self.add(at, ev.RoundOpened(EVERYONE, 1), delay=delay)

    def released(self, now):
        return [entry.seq for entry in self.schedule.released(now)]


def test_a_delay_holds_from_the_deal_to_the_end_of_the_match():
    told = Told()
    told.add(0)
    told.deal(1_000, 30)
    told.add(2_000)
    told.add(3_000, ended="won")
    told.add(4_000, ended="won")

    assert told.released(30_999) == [1]
    assert told.released(32_999) == [2, 3]
    assert told.released(33_000) == [4, 5], "after the match nothing is held, but for the order"


@pytest.mark.parametrize("later", [0, 30])
def test_a_shorter_delay_overtakes_nothing(later):
    told = Told()
    told.deal(0, 300)
    told.add(100_000)
    told.deal(110_000, later)
    told.add(120_000)

    assert told.released(399_999) == [1]
    assert told.released(400_000) == [2, 3, 4]


def test_a_round_is_released_when_it_is_over():
    told = Told()
    told.add(0)
    told.deal(0, "round")
    told.add(500_000)
    assert told.released(900_000) == [1]
    told.add(900_000, over=True)
    told.add(901_000, over=True)
    assert told.released(900_000) == [2, 3, 4]
    told.deal(950_000, "round")
    told.add(960_000)

    assert told.released(999_000) == [5], "the next round waits for its own end"


def test_the_next_deal_releases_a_round_whose_end_is_not_known():
    told = Told()
    told.deal(0, "round")
    told.add(1_000)
    told.deal(5_000, 30)

    assert told.released(5_000) == [1, 2]
    assert told.released(35_000) == [3]


def test_nobody_is_behind_where_nobody_may_watch():
    table = Table(RULES["morphos"])
    assert not is_delaying(table)
    table.options = {"spectator_delay": 90, "spectators": True}
    assert is_delaying(table)
    table.options["spectators"] = False
    assert not is_delaying(table)
