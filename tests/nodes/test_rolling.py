"""Nodes restarted one after the other: everybody plays on, and is away once for each at most."""

import pytest

from benchmarks.nodes import restarts


@pytest.mark.timeout(600)  # it starts a server four times
async def test_a_rolling_restart_loses_no_move_and_is_one_reconnect_for_each():
    async with restarts(tables=2) as bench:
        await bench.restart_each()
        report = bench.report()

    assert report["restarts"] == 2
    assert report["acknowledged"] > 20
    assert [report[key] for key in ("lost", "twice", "stuck", "halves")] == [0, 0, 0, 0], report
    assert 1 <= len(bench.play.absences) <= 2 * len(bench.play.pages)
    assert bench.play.goodbyes >= len(bench.play.absences), "nobody was left without a word"
