"""Bots at real tables that think in worker processes, as at a server that is started by a host."""

import asyncio
import json
from collections.abc import Iterator
from random import Random

import pytest

from morpho_server.games import registry
from morpho_server.games.entry import GameEntry
from morpho_server.games.events import as_shown, is_shown
from morpho_server.games.seats import Seat
from morpho_server.tables.messages.events import BotReplaced, RoundOpened, TableEvent
from morpho_server.workers.pool import Pool
from morpho_server.workers.questions import Answer, Question, text_of
from tests.bots.test_seated_bots import beside_bots
from tests.bots.test_stand_ins import Quiet, moves_in_log, play_alone
from tests.support.absent import Patient, patient
from tests.support.at_home import AtHome
from tests.support.bots.asking import LIMIT, pool
from tests.support.games.guess import GUESS
from tests.support.nightly import nightly
from tests.support.serving import ALL_GAMES, TIMEOUT

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def replaced(server: Patient, code: str) -> list[tuple[int, str]]:
    """Return by the log where somebody else decided in place of a bot, and why."""
    events = [event for entry in await server.site.entries(code) for event in entry.events]
    return [(e.seat, e.reason) for e in events if isinstance(e, BotReplaced)]


async def test_a_match_is_played_with_bots_in_workers(tmp_path):
    bots = Pool(1, timeout=2 * TIMEOUT, limit=TIMEOUT)
    options = {"mode": "expert", "target": 2, "turn_limit": 6}
    async with patient(tmp_path / "morpho.db", thinker=bots) as server:
        page, ada = await beside_bots(server.site, 3, "morpho", **options)

        await play_alone(page, Random(5))

        assert page.table["match"]["ended"] == "won"
        assert {seat for seat, _ in await moves_in_log(server, ada.code)} == {0, 1, 2, 3}
        assert not await replaced(server, ada.code)
    await bots.close()


async def test_a_worker_starts_when_a_bot_sits_down_with_somebody(tmp_path):
    bots = Pool(1)
    async with patient(tmp_path / "morpho.db", thinker=bots) as server:
        [ada] = await server.site.company("Ada", "morpho")
        page = await ada.page()
        assert not bots.pids

        await page.do("add_bot", strength="recruit")

        async with asyncio.timeout(TIMEOUT):
            while not bots.pids:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.01)
    await bots.close()


@pytest.mark.parametrize(("strength", "why"), [nightly("looping", "slow"), ("dying", "failed")])
async def test_the_simplest_bot_decides_for_one_that_can_not(tmp_path, monkeypatch, strength, why):
    monkeypatch.setitem(
        registry.GAMES, "guess", GameEntry(GUESS, bots={"sane": Quiet(), strength: Quiet()})
    )
    bots = pool(limit=3 * LIMIT if why == "slow" else TIMEOUT)  # the sane one has no more
    async with patient(tmp_path / "morpho.db", thinker=bots) as server:
        [ada] = await server.site.company("Ada", "guess")
        page = await ada.page()
        for each in (strength, "sane"):
            await page.do("add_bot", strength=each)
        await page.do("start")
        await page.move("stake 1")

        await page.event("stakes_shown")

        assert await replaced(server, ada.code) == [(1, why)]
        assert "the bot of seat 1" in "\n".join(server.site.complaints)
        await page.do("end_match")
        async with asyncio.timeout(TIMEOUT):
            while not bots.is_idle:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.01)
        server.site.complaints.clear()
    await bots.close()


class Overheard(AtHome):
    """Has bots answer, and keeps each text that a worker would be sent."""

    def __init__(self) -> None:
        self.texts: list[bytes] = []

    async def think(self, question: Question) -> Answer:
        self.texts.append(text_of(question, 1, 2))
        return await super().think(question)


@pytest.mark.parametrize("game", [nightly("guess"), "morpho"])
async def test_a_bot_gets_only_what_its_seat_has_seen(tmp_path, game):
    """Each question is made again from the log, by the events for the seat alone."""
    heard = Overheard()
    options = {"mode": "expert", "target": 6, "turn_limit": 6} if game == "morpho" else {}
    async with patient(tmp_path / "morpho.db", thinker=heard) as server:
        page, ada = await beside_bots(server.site, 3, game, **options)
        await play_alone(page, Random(5))
        entries = await server.site.entries(ada.code)

    rounds = list(_rounds(entries))
    for text in heard.texts:
        asked = json.loads(text)
        observation = asked.pop("observation")
        legal = observation.pop("legal")
        assert asked.keys() == {"game", "strength", "seed", "seconds", "limit"}
        assert all(isinstance(move, str) for move in legal)
        seen = observation["events"]
        seat = Seat(observation["seat"])
        assert observation in [_seen(game, seat, events, len(seen)) for events in rounds]
    assert len({json.loads(text)["seed"] for text in heard.texts}) == len(heard.texts) > 10


def _rounds(entries) -> Iterator[list]:
    """Return the game's events of each round."""
    events = [event for entry in entries for event in entry.events]
    starts = [n for n, event in enumerate(events) if isinstance(event, RoundOpened)]
    for start, end in zip(starts, [*starts[1:], len(events)], strict=True):
        yield [event for event in events[start:end] if not isinstance(event, TableEvent)]


def _seen(game, seat, events, count) -> dict:
    """Return an observation without legal moves, after that many of a seat's events."""
    seen = [event for event in events if is_shown(event, seat)][:count]
    public, own = ALL_GAMES[game].public_observer(), ALL_GAMES[game].seat_observer(seat)
    for event in seen:
        own.see(event)
        if is_shown(event, None):
            public.see(event)
    parts = {
        "seat": seat,
        "public": public.view(),
        "own": own.view(),
        "events": [as_shown(event) for event in seen],
    }
    return json.loads(json.dumps(parts))
