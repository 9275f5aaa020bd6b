"""A server that stops leaves nothing behind that waits."""

import asyncio

from tests.support.serving import running


def waiting() -> list[str]:
    """Return the callbacks of the server that timers on this loop will call."""
    scheduled = getattr(asyncio.get_running_loop(), "_scheduled", ())
    called = [handle._callback for handle in scheduled if not handle.cancelled()]
    return [c.__qualname__ for c in called if c.__module__.startswith("morpho_server")]


async def test_a_server_that_has_stopped_waits_for_nothing_any_more(tmp_path):
    """Before that, a table has one timer for its deadline, however much happens there."""
    async with running(tmp_path / "morpho.db", host_grace_seconds=60) as site:
        ada, bo = await site.match("Ada Bo", turn_seconds=600)
        for player in (ada, bo):
            await player.move("stake 1")
        for _ in range(5):
            await ada.do("say", text="Hm.")
        pages = [await ada.page(), await bo.page()]
        await pages[0].close()
        await pages[1].until(lambda: pages[1].here == [bo.id])
        assert sorted(waiting()) == ["Absences.look", "Timers._ring"]

    assert waiting() == []
    assert asyncio.all_tasks() == {asyncio.current_task()}
