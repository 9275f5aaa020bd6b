"""A record that anybody sends is played by the rules, and seen as a past round is."""

import asyncio
import logging
import sys
from random import Random

import orjson
import pytest

from morpho_server.api.limiting.limits import RECORDS_PER_MINUTE
from morpho_server.games.registry import RULES
from morpho_server.history import opened_records, request_queues
from morpho_server.history.opened_records import BadRecordError, OpenedRecords
from morpho_server.history.record_worker import (
    MOST_STEPS,
    RecordRefusedError,
    open_record,
)
from tests.support.history import EXPERT, past_round, play_until_over, record
from tests.support.nightly import nightly
from tests.support.pages import Json
from tests.support.serving import API, Site

LOOK = """\
title: A look
deal: {A: [killer, deserter], B: [leader, deserter], C: [technician, bodyguard], M: deserter}
play:
  - A look B2
  - expect: {turn: B}
"""
VOTES = LOOK.replace("  - expect: {turn: B}\n", "  - C agree\n  - C disagree\n" * MOST_STEPS)
ROLL = """\
title: A roll
game: morpyam
play: []
"""
ALIASES = "\n".join(f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 10))

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def opened(site: Site, text: str, number: int = 1) -> Json:
    body = {"record": text, "number": number}
    return (await site.request("POST", f"{API}/replays", json=body)).json()


@pytest.mark.parametrize("form", ["yaml", nightly("json")])
@pytest.mark.parametrize(("game", "options"), [("morpho", EXPERT), ("morpyam", {})])
async def test_a_saved_round_is_seen_again_as_at_its_table(site, game, options, form):
    people = await site.match("Ada Bo Cy", game, **options)
    await play_until_over(people, Random(4))
    past = await past_round(people[0], 1, 1)

    replay = await opened(site, await record(people[0], 1, 1, form))

    again = replay["round"]
    assert replay["titles"] == [f"{RULES[game].title}, round 1: Ada, Bo, Cy"]
    for step in (*past["steps"], *again["steps"]):
        del step["at"]
    assert again["steps"][1:] == past["steps"][1:]
    assert again == past | {"holders": [None] * 3, "steps": again["steps"]}


async def test_one_of_several_records_is_chosen_by_its_number(site):
    text = f"{LOOK}---\n{ROLL}"

    for number, game in enumerate(("morpho", "morpyam"), 1):
        replay = await opened(site, text, number)
        assert replay["titles"] == ["A look", "A roll"]
        assert replay["round"]["game"] == game


async def test_a_wrong_record_is_refused_with_its_line(site):
    problem = await opened(site, LOOK.replace("turn: B", "turn: C"))

    assert (problem["code"], problem["status"]) == ("bad_record", 422)
    assert problem["detail"] == "line 5: step 2 (expect): turn: expected C, came B"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "there is nothing in it"),
        ("[" * 60_000, "line 1: nested too deeply"),
        ("{a: " * 15_000, "line 1: nested too deeply"),
        (f"a0: &a0 [x]\n{ALIASES}\n", "more than 100000 values"),
        ("a: &a [*a]", "line 1: nested too deeply"),
        ("title: " + "9" * 60_000, "line 1: 9999"),
        (LOOK.replace("title: A look", f"target: {'9' * 18}"), "line 1: malformed: there is no ti"),
        ("title: !!python/object/apply:os.abort []", "line 1: a value of the kind"),
        (LOOK + "  - A " + "look " * 12_000, "line 6: step 3: malformed: “look look"),
        (VOTES, f"line {4 + MOST_STEPS}: more than {MOST_STEPS} steps"),
        (f"---\n{LOOK}---\n- a", "there is no record 3 in it"),
    ],
    ids=range(11),
)
async def test_an_unplayable_record_is_refused_with_a_reason(text, reason):
    with pytest.raises(RecordRefusedError) as refusal:
        open_record(text, 3 if "no record 3" in reason else 1)

    assert reason in str(refusal.value)


async def test_a_record_that_takes_too_long_is_given_up():
    with pytest.raises(BadRecordError, match="too long"):
        await OpenedRecords(seconds=0.01).open("here", LOOK, 1)


async def test_records_of_others_wait_for_one_of_an_asker(monkeypatch):
    opened, playing = [], asyncio.Semaphore(0)

    async def slowly(_, question):
        await playing.acquire()
        opened.append(orjson.loads(question)["text"])
        return b"{}"

    monkeypatch.setattr(OpenedRecords, "_ask", slowly)
    monkeypatch.setattr(request_queues, "WAITING_SECONDS", 0.05)
    records = OpenedRecords()
    many = [asyncio.ensure_future(records.open("attacker", f"{n}", 1)) for n in range(4)]
    await asyncio.sleep(0)
    other = asyncio.ensure_future(records.open("player", "theirs", 1))
    await asyncio.wait(many[1:])
    playing.release()
    playing.release()
    await other

    assert opened == ["0", "theirs"]
    assert all(isinstance(each.exception(), request_queues.HistoryBusyError) for each in many[1:])


async def test_a_record_that_ends_its_process_ends_nothing_else(tmp_path, monkeypatch, caplog):
    (tmp_path / "crashing.py").write_text("import os\nos.abort()\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(opened_records, "PROGRAM", "crashing")

    with caplog.at_level(logging.CRITICAL), pytest.raises(BadRecordError, match="be played"):
        await OpenedRecords().open("here", LOOK, 1)


@pytest.mark.skipif(sys.platform != "linux", reason="others may not limit what it may use")
async def test_a_record_that_exhausts_memory_is_given_up(tmp_path, monkeypatch, caplog):
    (tmp_path / "greedy.py").write_text(
        "from morpho_server.history import record_worker\n"
        "def greedy(**_):\n"
        "    bytes(record_worker.MOST_MEMORY)\n"
        "    return b'{}'\n"
        "record_worker.open_record = greedy\n"
        "record_worker.main()\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(opened_records, "PROGRAM", "greedy")

    with caplog.at_level(logging.CRITICAL), pytest.raises(BadRecordError, match="be played"):
        await OpenedRecords().open("here", LOOK, 1)


async def test_the_process_gets_nothing_that_leads_to_the_servers_data(tmp_path, monkeypatch):
    said = tmp_path / "environment"
    (tmp_path / "telling.py").write_text(
        f"import os, pathlib\npathlib.Path({str(said)!r}).write_text(str([*os.environ]))\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(opened_records, "PROGRAM", "telling")
    monkeypatch.setenv("MORPHO_DATABASE", "secret")

    await OpenedRecords().open("here", LOOK, 1)

    assert "MORPHO" not in await asyncio.to_thread(said.read_text)


@pytest.mark.nightly
async def test_an_address_can_not_open_records_without_end(site, monkeypatch):
    async def at_once(*_: object) -> str:
        return "{}"

    monkeypatch.setattr(OpenedRecords, "open", at_once)

    # Other tests have opened some already, and a slow machine forgets some meanwhile.
    answers = [await opened(site, LOOK) for _ in range(2 * RECORDS_PER_MINUTE)]

    assert answers[0] == {}
    assert {answer.get("code") for answer in answers} == {None, "rate_limited"}
