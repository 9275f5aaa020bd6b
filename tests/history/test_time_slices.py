"""Logs are read in slices, in rotation, and everything else has its turn between them."""

import asyncio

import pytest

from morpho_server.history import time_slices
from morpho_server.history.time_slices import TimeSlices


@pytest.fixture(autouse=True)
def one_step_a_slice(monkeypatch):
    """Let each slice be over after one step."""
    monkeypatch.setattr(time_slices, "SLICE_SECONDS", 0)


async def work(sliced: TimeSlices, steps: int, step) -> None:
    for _ in range(steps):
        await sliced.pause()
        step()


async def test_long_work_takes_turns_with_other_work():
    sliced, done = TimeSlices(), []
    works = (
        work(sliced, 9, lambda: done.append("long")),
        work(sliced, 3, lambda: done.append("short")),
    )
    await asyncio.gather(*works)

    assert "".join(step[0] for step in done) == "llslslslllll"


async def test_the_loop_has_its_turn_between_two_slices():
    sliced, ticks, seen = TimeSlices(), 0, []

    async def tick() -> None:
        nonlocal ticks
        while True:
            ticks += 1
            await asyncio.sleep(0)

    ticking = asyncio.ensure_future(tick())
    await work(sliced, 5, lambda: seen.append(ticks))
    ticking.cancel()

    assert len(set(seen)) == len(seen)


async def test_work_that_is_given_up_stops_no_other():
    sliced, done = TimeSlices(), []
    given_up = [asyncio.ensure_future(work(sliced, 50, lambda: None)) for _ in range(3)]
    other = asyncio.ensure_future(work(sliced, 5, lambda: done.append("other")))
    await asyncio.sleep(0)
    for each in given_up:
        each.cancel()
    await other

    assert len(done) == 5
