"""Worker processes: bots think there, get nothing but observations, and can do no harm there."""

import asyncio
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import psutil
import pytest

from morpho_server.workers import process
from morpho_server.workers.pool import LEAST_SECONDS, Pool, usual_processes
from morpho_server.workers.questions import Answer, BotFailedError, NoWorkerError, Question
from tests.support.bots.asking import LIMIT, give_time, past, pool, question
from tests.support.nightly import nightly
from tests.support.pages import TIMEOUT

pytestmark = pytest.mark.asyncio(loop_scope="session")


@asynccontextmanager
async def workers(processes: int = 1, **more: float) -> AsyncIterator[Pool]:
    """Start a pool of workers with odd bots; on leaving, check that all have ended."""
    bots = pool(processes, **more)
    pids: list[int] = []
    try:
        yield bots
        pids = bots.pids
    finally:
        await bots.close()
    assert not any(map(psutil.pid_exists, pids))


async def gone(pid: int) -> None:
    """Wait until a process has ended."""
    async with asyncio.timeout(TIMEOUT):
        with suppress(psutil.NoSuchProcess):
            while psutil.Process(pid).status() != psutil.STATUS_ZOMBIE:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.02)


@pytest.mark.parametrize(
    ("strength", "lapse", "said"),
    [
        ("failing", "failed", "KeyError at "),
        nightly("mute", "failed", "TypeError at "),
        ("babbling", "failed", "JSONDecodeError at "),
        nightly("listing", "failed", "TypeError at "),
        nightly("adding", "failed", "TypeError at "),
        ("endless", "failed", "its answer has no end"),
        nightly("breaking off", "failed", "its process ended with status -9"),
        ("dying", "failed", "its process ended with status -9"),
        nightly("leaving", "failed", "its process ended with status "),
        ("looping", "slow", "its process ended with status 1"),
        nightly("deaf", "slow", "its process ended with status 1"),
        nightly("still", "slow", "its process ended with status -9"),
    ],
)
async def test_a_failed_or_slow_bot_affects_only_its_decision(strength, lapse, said, monkeypatch):
    if said.endswith("status 1"):  # it ends itself, if it is let
        monkeypatch.setattr(process, "GRACE_SECONDS", TIMEOUT)
    async with workers(limit=LIMIT if lapse == "slow" else 60) as bots:
        with pytest.raises(BotFailedError, match=said) as failed:
            await bots.think(question(strength))

        assert failed.value.lapse == lapse
        assert "killer" not in str(failed.value), "what a bot knows is not for the server's log"
        give_time(bots)
        assert "rolled" in (await bots.think(question("rolling"))).notes, "not another's answer"


@pytest.mark.parametrize("asked", [question("looping"), nightly(past(steps=0, limit=LIMIT))])
async def test_a_slow_worker_says_in_one_line_where_it_was(asked, capfd, monkeypatch):
    monkeypatch.setattr(process, "GRACE_SECONDS", TIMEOUT)
    async with workers(limit=LIMIT) as bots:
        with pytest.raises(BotFailedError) as failed:
            await (bots.think(asked) if isinstance(asked, Question) else bots.analyse(asked))

    assert re.fullmatch(
        r"its process ended with status 1 at \S+odd_worker.py:\d+", str(failed.value)
    )
    assert not capfd.readouterr().err, "nobody would count it"


async def test_guests_take_turns_with_their_aids():
    async with workers() as aids:
        answered: list[str] = []

        async def ask(asker: int) -> None:
            answered.append((await aids.analyse(past(asker))).story)

        await asyncio.gather(*map(ask, (1, 1, 1, 1, 2)))

    assert answered.index("2") <= 2


async def test_a_guest_has_few_aids_waiting_and_others_have_theirs():
    async with workers(most=2) as aids:
        greedy = [asyncio.ensure_future(aids.analyse(past(1))) for _ in range(9)]
        modest = await aids.analyse(past(2))
        failed = [
            each
            for each in await asyncio.gather(*greedy, return_exceptions=True)
            if isinstance(each, NoWorkerError)
        ]

    assert modest.story == "2"
    assert len(failed) == 9 - 2


async def test_killing_an_idle_worker_costs_nothing():
    async with workers() as bots:
        await bots.think(question())
        [pid] = bots.pids
        os.kill(pid, signal.SIGKILL)
        await gone(pid)

        assert await bots.think(question()) == Answer("pass")


async def test_a_worker_runs_from_its_first_question_until_idle():
    async with workers(2, idle=0.3) as bots:
        assert not bots.pids

        await bots.think(question())

        [pid] = bots.pids
        await gone(pid)
        assert await bots.think(question()) == Answer("pass")


async def test_a_worker_that_was_made_ready_answers_the_first_question():
    async with workers(2) as bots:
        bots.prepare()
        bots.prepare()
        async with asyncio.timeout(TIMEOUT):
            while not bots.is_idle:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.01)
        ready = bots.pids

        await bots.think(question(table=2))

        assert len(ready) == 1
        assert bots.pids == ready


async def test_questions_of_one_table_go_to_one_worker():
    async with workers(2) as bots:
        for _ in range(3):
            await bots.think(question(table=4))
        assert len(bots.pids) == 1

        await bots.think(question(table=5))

        assert len(bots.pids) == 2


async def test_a_question_that_waits_too_long_is_given_up():
    async with workers(limit=60) as bots:
        await bots.think(question())
        busy = asyncio.ensure_future(bots.think(question("looping")))
        await asyncio.sleep(0)
        bots._timeout = 0.2

        with pytest.raises(BotFailedError) as failed:
            await bots.think(question())

        assert failed.value.lapse == "slow"
        busy.cancel()


async def test_bots_think_less_where_many_wait_for_them():
    async with workers() as bots:
        answers = await asyncio.gather(*(bots.think(question("slow")) for _ in range(5)))

    seconds = [answer.notes["seconds"] for answer in answers]
    assert seconds == sorted(seconds)
    assert seconds[0] < seconds[-1] / 3


async def test_a_bot_thinks_for_most_of_its_pause_but_a_second_at_most():
    async with workers() as bots:
        await bots.think(question())
        for pause, least, most in ((0.0, 0.4, 0.4), (0.8, 0.4, 0.7), (9.0, 1.0, 1.0)):
            due = asyncio.get_running_loop().time() + pause

            answer = await bots.think(question("slow", due=due))

            assert least <= answer.notes["seconds"] <= most, pause


async def test_hosts_take_turns_with_their_questions():
    async with workers() as bots:
        answered: list[tuple[int, int]] = []

        async def ask(asker: int, table: int) -> None:
            await bots.think(question(asker=asker, table=table))
            answered.append((asker, table))

        greedy = [(1, table) for table in range(10) for _ in range(8)]
        modest = [(2, 100), (2, 100), (3, 200)]
        await asyncio.gather(*(ask(*each) for each in [*greedy, *modest]))

    assert max(map(answered.index, set(modest))) <= 4
    assert sorted(answered) == sorted([*greedy, *modest])
    first_of_each_table = [answered.index((1, table)) for table in range(10)]
    assert max(first_of_each_table) < len(modest) + 11


async def test_a_host_s_bots_think_no_less_for_all_the_bots_of_another():
    async with workers() as bots:
        greedy = [bots.think(question("slow", asker=1, table=table)) for table in range(20)]
        modest = bots.think(question("slow", asker=2, table=100))
        own, *_ = await asyncio.gather(modest, *greedy)

    assert own.notes["seconds"] >= LEAST_SECONDS / 2


async def test_an_abandoned_question_is_not_asked():
    async with workers(limit=60) as bots:
        asked = [asyncio.ensure_future(bots.think(question("slow"))) for _ in range(5)]
        await asyncio.sleep(0)
        for each in asked[1:]:
            each.cancel()
        await asyncio.wait(asked)

        assert not len(bots._waiting)


async def test_an_abandoned_question_delays_others_up_to_the_limit():
    """Its table has moved on, say, and its bot never comes to an end."""
    async with workers(limit=LIMIT) as bots:
        asked = asyncio.ensure_future(bots.think(question("looping")))
        async with asyncio.timeout(TIMEOUT):
            while not bots.pids:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.01)
        asked.cancel()
        give_time(bots)

        assert await bots.think(question()) == Answer("pass")


@pytest.mark.parametrize("kind", ["Thread", nightly("Timer")])
async def test_bots_think_again_after_a_thread_failed_to_start(kind, monkeypatch):
    monkeypatch.setattr(process, "RESPITE_SECONDS", 0)

    def refuse(_thread: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    async with workers() as bots:
        with monkeypatch.context() as full:
            full.setattr(getattr(threading, kind), "start", refuse)
            bots.prepare()
            with pytest.raises(BotFailedError, match="can't start new thread"):
                await bots.think(question())

        assert await bots.think(question()) == Answer("pass")


async def test_without_any_process_bots_fail_at_once(monkeypatch):
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    async with workers() as bots:
        for _ in range(2):
            with pytest.raises(BotFailedError, match="no process for it to think in"):
                await bots.think(question())


async def test_a_failed_process_start_is_not_retried_at_once(monkeypatch):
    tried = 0

    def refuse(_command: list[str], **_: bool) -> None:
        nonlocal tried
        tried += 1
        raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(process, "_new_process", refuse)
    async with workers() as bots:
        with pytest.raises(BotFailedError, match="Resource temporarily unavailable"):
            await bots.think(question())
        with pytest.raises(BotFailedError, match="no process for it to think in"):
            await bots.think(question())

    assert tried == 1


@pytest.mark.parametrize(("there_are", "processes"), [(1, 1), (2, 1), (3, 1), (6, 3), (64, 4)])
async def test_a_server_has_half_its_cores_for_itself(there_are, processes, monkeypatch):
    monkeypatch.setattr("morpho_server.workers.pool.cores", lambda: there_are)

    assert usual_processes() == processes


async def test_dice_of_a_bot_follow_from_the_question_whatever_it_prints():
    async with workers() as bots:
        assert await bots.think(question("talking")) == Answer("pass")
        answers = [await bots.think(question("rolling", seed=seed)) for seed in (1, 1, 2)]

    one, same, other = (answer.notes["rolled"] for answer in answers)
    assert one == same != other


async def test_a_worker_knows_neither_tables_nor_the_database(monkeypatch, tmp_path):
    monkeypatch.setenv("MORPHO_DATABASE", "postgresql://morpho:secret@localhost/morpho")
    monkeypatch.setenv("PGPASSWORD", "secret")
    with (tmp_path / "morpho.db").open("w"):
        async with workers() as bots:
            found = (await bots.think(question("nosy"))).notes

    assert not [name for name in found["environment"] if name.startswith(("MORPHO", "PG"))]
    assert not [file for file in found["files"] if "morpho.db" in file or "socket" in file]
    parts = {name.split(".")[1] for name in found["modules"] if name.startswith("morpho_server.")}
    assert parts == {"games", "workers"}
    assert "asyncio" not in found["modules"]


PARENT = """
import asyncio, sys
from tests.support.bots.asking import LIMIT, pool, question

async def ask():
    bots = pool(limit=LIMIT)
    await bots.think(question())
    pids = bots.pids
    asked = [asyncio.ensure_future(bots.think(question(strength))) for strength in sys.argv[1:]]
    await asyncio.sleep(0.2)  # whatever is asked is on its way by then
    print(*pids, flush=True)
    await asyncio.sleep(60)

asyncio.run(ask())
"""


@pytest.mark.parametrize("at", [nightly("nothing"), "looping", nightly("deaf")])
async def test_no_worker_outlives_a_server_that_was_killed(at):
    """Whatever it is at: who thinks is ended by the limit at the latest."""
    arguments = [] if at == "nothing" else [at]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-c", PARENT, *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as server:  # noqa: ASYNC220 - nothing else is to be done meanwhile
        pid = int(await asyncio.to_thread(server.stdout.readline))
        assert psutil.pid_exists(pid)
        server.kill()

    await gone(pid)


async def test_a_worker_of_low_priority_stays_until_the_server_ends_it():
    """Stopping a service or pressing Ctrl+C may signal all its processes at once.

    Where memory is short a worker is killed first.
    """
    async with workers() as bots:
        await bots.think(question())
        [pid] = bots.pids
        assert psutil.Process(pid).nice() == min(19, psutil.Process().nice() + 10)
        score = await asyncio.to_thread(Path(f"/proc/{pid}/oom_score_adj").read_text)
        assert score == "500\n"
        for number in (signal.SIGTERM, signal.SIGINT):
            os.kill(pid, number)

        assert await bots.think(question()) == Answer("pass")

        assert bots.pids == [pid]
