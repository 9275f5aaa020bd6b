"""Spectators who are behind learn nothing early: worlds alike until then send them the same."""

import asyncio

import pytest

from morpho_server.realtime.attendance import Attendance
from morpho_server.tables.runtime.logged_table import LoggedTable
from morpho_server.tables.runtime.session import TableSession
from morpho_server.tables.runtime.stream import DelayedStream
from tests.support.nightly import IS_NIGHT, nightly
from tests.support.realtime.delayed_worlds import CHANNELS, ELSEWHERE, delayed_world
from tests.support.serving import API

PAIRS = 300 if IS_NIGHT else 2
DELAYS = (90, "round", 300, 30)


async def compare(tmp_path, number, delay):
    """Let two worlds differ by what is held back; assert that those who are behind can't tell."""
    async with (
        delayed_world(tmp_path / "one.db", number, delay) as one,
        delayed_world(tmp_path / "two.db", number, delay) as two,
    ):
        tails = await asyncio.gather(one.happen(2 * number, 6), two.happen(2 * number + 1, 9))
        mine, theirs = await one.collect(), await two.collect()
        unlike = [pair for pair in zip(mine, theirs, strict=False) if pair[0] != pair[1]]
        assert not unlike, f"after {tails}:\n{unlike[0][0]}\n{unlike[0][1]}"
        assert len(mine) == len(theirs), tails
        return mine


async def compare_some(tmp_path, numbers, delay):
    """Compare pairs of worlds, one after the other, until some can be told apart."""
    for number in numbers:
        folder = tmp_path / str(number)
        folder.mkdir()
        await compare(folder, number, delay)


@pytest.mark.parametrize("number", range(PAIRS))
async def test_what_is_held_back_changes_nothing_for_those_behind(tmp_path, number):
    await compare(tmp_path, number, DELAYS[number % len(DELAYS)])


async def test_every_call_of_the_api_has_its_place_here(tmp_path):
    async with delayed_world(tmp_path / "one.db", 0) as world:
        described = await world.people[0].site.request("GET", f"{API}/openapi.json")
        paths = described.json()["paths"]
        calls = {
            call["operationId"]
            for path, methods in paths.items()
            for call in methods.values()
            if "/admin/" not in path
        }

    elsewhere = {name for names in ELSEWHERE.values() for name in names}
    assert calls == CHANNELS.keys() | elsewhere
    assert not CHANNELS.keys() & elsewhere


def serves_all_live(monkeypatch):
    monkeypatch.setattr(LoggedTable, "stream_for", lambda self, *players, screen=None: self)


def serves_strangers_live(monkeypatch):
    monkeypatch.setattr(LoggedTable, "stream_for_guest", lambda self, _: self)


def numbers_what_is_done(monkeypatch):
    answer = TableSession._answer

    def leaky(self, *of, behind):
        return answer(self, *of, behind=False)

    monkeypatch.setattr(TableSession, "_answer", leaky)


def shows_who_is_here(monkeypatch):
    monkeypatch.setattr(Attendance, "here_in", lambda self, _: self.here)


def tells_the_time(monkeypatch):
    monkeypatch.setattr(DelayedStream, "lag", 0)
    monkeypatch.setattr(DelayedStream, "now", lambda self: self._live.table.seq)


@pytest.mark.parametrize(
    "leak",
    [
        serves_strangers_live,
        nightly(serves_all_live),
        nightly(numbers_what_is_done),
        nightly(shows_who_is_here),
        nightly(tells_the_time),
    ],
)
async def test_a_leak_to_those_behind_is_found(tmp_path, monkeypatch, leak):
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="after"):
        await compare_some(tmp_path, range(8), 90)
