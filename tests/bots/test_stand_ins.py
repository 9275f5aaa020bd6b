"""Stand-ins at real tables: they decide for the absent while somebody is there."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from random import Random
from types import SimpleNamespace

import pytest
import pytest_asyncio

from morpho_server.bots import runner
from morpho_server.games import registry
from morpho_server.games.bot import Observation
from morpho_server.games.entry import GameEntry
from morpho_server.games.events import NOBODY
from morpho_server.games.moves import Move
from morpho_server.tables.messages.events import BotReplaced, StandInMoved, TimeRanOut
from morpho_server.tables.stream.transcripts import Transcripts
from tests.support.absent import GRACE, Patient, is_away, kinds, patient
from tests.support.bots.thinking import Thinking
from tests.support.games.guess import GUESS
from tests.support.neighbours import fresh_postgres
from tests.support.nightly import nightly
from tests.support.serving import TIMEOUT, Page, command

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def server(tmp_path_factory) -> AsyncIterator[Patient]:
    """Run a server for the tests of this file."""
    async with patient(tmp_path_factory.mktemp("stand_ins") / "morpho.db") as server:
        yield server


@pytest.fixture
def postgres():
    """Return the URL of a database that several servers may share."""
    with fresh_postgres() as database:
        yield database


class Quiet:
    """A bot that does as little as it can."""

    def choose(self, observation: Observation, dice: Random) -> Move | None:
        return next(iter(observation.legal), None)


class Asking:
    """A bot that asks the first player who is in; it keeps what it was shown."""

    def __init__(self) -> None:
        self.seen: list[Observation] = []
        self._shown = asyncio.Event()

    async def shown(self, move: str) -> Observation:
        """Wait until it was shown last that it might make a move."""
        async with asyncio.timeout(TIMEOUT):
            while not (self.seen and move in self.seen[-1].legal):
                self._shown.clear()
                await self._shown.wait()
        return self.seen[-1]

    def choose(self, observation: Observation, dice: Random) -> Move | None:
        self.seen.append(observation)
        self._shown.set()
        asks = (move for move in observation.legal if move.startswith("ask"))
        return next(asks, next(iter(observation.legal), None))


class Faulty:
    """A bot that fails, in one way or another."""

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, observation: Observation, dice: Random) -> Move:
        if self.answer is None:
            raise KeyError("killer")
        return self.answer


async def moves_in_log(server: Patient, code: str) -> list[tuple[int, bool]]:
    """Return who moved at a table, and whether it was a stand-in, by its log."""
    return [
        (entry.seat, any(isinstance(event, StandInMoved) for event in entry.events))
        for entry in await server.site.entries(code)
        if entry.move is not None
    ]


async def play_alone(page: Page, dice: Random) -> None:
    """Play random moves for the only player present until the match is over."""
    while page.table["phase"] != "over":
        seen = page.n
        if page.table["phase"] == "between":
            await page.do("next_round")
        elif page.legal:
            await page.move(dice.choice(page.legal))
        else:
            await page.until(lambda n=seen: page.n != n)


async def test_a_stand_in_decides_for_who_is_away(server):
    page, (ada, bo, cy) = await server.alone_with_stand_ins("Ada Bo Cy")

    await page.move("stake 1")

    await page.event("stakes_shown")
    assert kinds(page).count("stand_in_moved") >= 2
    assert "time_ran_out" not in kinds(page)
    assert (await moves_in_log(server, ada.code))[:3] in (
        [(1, True), (2, True), (0, False)],
        [(2, True), (1, True), (0, False)],
        [(1, True), (0, False), (2, True)],
        [(2, True), (0, False), (1, True)],
        [(0, False), (1, True), (2, True)],
        [(0, False), (2, True), (1, True)],
    )
    assert is_away(page, bo)
    assert is_away(page, cy)


@pytest.mark.parametrize(
    ("game", "names"), [("guess", "Ada Bo Cy"), nightly("morpho", "Ada Bo Cy Di")]
)
async def test_stand_ins_finish_a_match_with_one_person_left(server, game, names):
    options = {"mode": "expert", "target": 3, "turn_limit": 8} if game == "morpho" else {}
    page, (ada, *_) = await server.alone_with_stand_ins(names, game, **options)

    await play_alone(page, Random(5))

    moves = await moves_in_log(server, ada.code)
    assert all(by_bot == (seat > 0) for seat, by_bot in moves)
    assert page.table["match"]["ended"] == "won"
    assert not any(
        isinstance(event, TimeRanOut)
        for entry in await server.site.entries(ada.code)
        for event in entry.events
    )


async def test_the_owner_who_is_back_decides(server):
    page, (_, bo) = await server.alone_with_stand_ins("Ada Bo")
    await page.until(lambda: "stand_in_moved" in kinds(page))

    own = await bo.page()
    await own.until(lambda: "stand_ins" not in own.table)
    await page.move("stake 1")
    await own.until(lambda: "turn" in own.public)

    first, second = (page, own) if own.public["turn"] == page.seat else (own, page)
    await first.move("pass")
    await second.until(lambda: bool(second.legal))
    await second.move("pass")

    await page.until(lambda: page.table["phase"] == "between")
    assert kinds(page).count("stand_in_moved") == 1


async def test_moves_of_others_do_not_change_a_stand_ins_time(server, monkeypatch):
    thinking = Thinking(monkeypatch, held=True)
    page, _ = await server.alone_with_stand_ins("Ada Bo")
    assert len(thinking.seconds) == 1

    await page.do("say", text="Well?")
    await page.move("stake 1")
    await page.do("say", text="Well?")

    assert len(thinking.seconds) == 1
    thinking.end()
    await page.event("stakes_shown")


async def test_a_choice_from_a_stale_view_is_made_again(server, monkeypatch):
    bot = Asking()
    monkeypatch.setitem(registry.GAMES, "guess", GameEntry(GUESS, bots={"asking": bot}))
    thinking = Thinking(monkeypatch, held=True)
    page, (ada, _, cy) = await server.left_alone("Ada Bo Cy", stand_in_seconds=10)
    cys = await cy.page()
    await server.wait(page, 11)
    await page.until(lambda: page.table.get("stand_ins") == [1])
    await thinking.begun()
    for each in (page, cys):
        await each.move("stake 1")
    thinking.end()
    await page.until(lambda: "turn" in page.public)
    while (turn := page.public["turn"]) != 1:
        await {0: page, 2: cys}[turn].move("pass")
        await page.until(lambda before=turn: page.public["turn"] != before)
    before = await bot.shown("ask A")

    server.log.quick.clear()
    await page.send(command("move", move="resign"))
    await server.log.held_up.wait()
    thinking.let_go()
    server.log.quick.set()

    await page.event("asked")
    after = bot.seen[bot.seen.index(before) + 1]
    assert "ask A" not in after.legal
    assert (await moves_in_log(server, ada.code))[-2:] == [(0, False), (1, True)]
    assert not server.site.complaints, "what can't be made any more is not tried"


async def test_a_bot_waits_before_it_reads_the_log_again(server, monkeypatch):
    """Otherwise it would keep asking the database for a missing entry."""
    looked, waited, read = 0, 0, Transcripts.catch_up

    async def lacking(transcripts: Transcripts, *rest: object) -> bool:
        nonlocal looked
        looked += 1
        return looked > 3 and await read(transcripts, *rest)

    async def sleep(seconds: float, sleep: Callable[..., Awaitable[None]] = asyncio.sleep) -> None:
        nonlocal waited
        waited += seconds == runner.RETRY_SECONDS
        await sleep(0)

    page, _ = await server.left_alone("Ada Bo", stand_in_seconds=10)
    monkeypatch.setattr(Transcripts, "catch_up", lacking)
    monkeypatch.setattr(runner, "asyncio", SimpleNamespace(**vars(asyncio) | {"sleep": sleep}))
    await server.wait(page, 11)

    await page.event("stand_in_moved")

    assert waited >= 3


async def test_while_nobody_is_there_nobody_plays(tmp_path, monkeypatch):
    monkeypatch.setitem(registry.GAMES, "guess", GameEntry(GUESS, bots={"quiet": Quiet()}))
    async with patient(tmp_path / "morpho.db") as server:
        page, (ada, *_) = await server.alone_with_stand_ins("Ada Bo Cy")
        await page.move("stake 1")
        await page.until(lambda: bool(page.legal))
        thinking = Thinking(monkeypatch, held=True)
        await page.move("ask B")

        await page.close()
        await thinking.given_up()
        size = len(await server.site.entries(ada.code))
        thinking.let_go()
        assert len(await server.site.entries(ada.code)) == size

        page = await ada.page()
        await page.event("answered")


@pytest.mark.parametrize("answer", [None, "guess Z 99", 7, "resign now"])
async def test_for_a_bot_that_fails_the_move_of_the_game_is_made(server, monkeypatch, answer):
    monkeypatch.setitem(registry.GAMES, "guess", GameEntry(GUESS, bots={"faulty": Faulty(answer)}))
    page, (ada, *_) = await server.alone_with_stand_ins("Ada Bo")

    await page.event("stand_in_moved")

    entries = await server.site.entries(ada.code)
    moved = next(entry for entry in entries if entry.move is not None)
    assert moved.move == "stake 1"
    assert BotReplaced(NOBODY, moved.seat, "failed") in moved.events
    assert not any("bot_replaced" in frame for frame in page.frames)
    complaints = "\n".join(server.site.complaints)
    server.site.complaints.clear()
    assert "the bot of seat 1 failed" in complaints
    assert "killer" not in complaints, "what a bot knows is not for the log of the server"


async def test_a_stand_in_plays_for_an_absent_rest_player(server):
    """No page is open anywhere."""
    ada, _ = await server.match("Ada Bo", stand_in_seconds=10)
    server.clock.put_forward(GRACE - 1)
    await ada.view()
    server.clock.put_forward(2)
    await ada.do("move", move="stake 1")

    async with asyncio.timeout(TIMEOUT):
        while not any(by_bot for _, by_bot in await moves_in_log(server, ada.code)):
            server.clock.put_forward(1)
            await ada.do("say", text="Well?")
            await asyncio.sleep(0.01)


async def test_a_seat_that_is_left_is_played_at_once(server):
    ada, bo, cy = await server.match("Ada Bo Cy")
    page, _ = await ada.page(), await bo.page()

    await cy.do("leave")

    await page.until(lambda: page.table.get("stand_ins") == [2])
    await page.event("stand_in_moved")


async def test_a_newcomer_in_that_seat_decides_at_once(server):
    ada, bo, cy = await server.match("Ada Bo Cy")
    page, _ = await ada.page(), await bo.page()
    await cy.do("leave")
    await page.until(lambda: page.table.get("stand_ins") == [2])

    newcomer = await ada.let_in("Di")

    await page.until(lambda: "stand_ins" not in page.table)
    assert (await newcomer.view())["you"]["seat"] == 2


async def test_stand_ins_go_on_after_a_restart(tmp_path):
    database = tmp_path / "morpho.db"
    async with patient(database, bot_seconds=60) as server:
        page, (ada, *_) = await server.alone_with_stand_ins("Ada Bo Cy")
        was = server.clock.ahead

    async with patient(database) as server:
        server.clock.ahead = was
        ada.guest.site = server.site
        page = await ada.page()
        assert page.table["stand_ins"] == [1, 2]
        await page.event("stand_in_moved")


@pytest.mark.nightly
async def test_one_of_two_nodes_decides(postgres):
    """They share only a database; the later one finds the decision made."""
    async with patient(postgres) as one:
        # Beside a node that it can't hear, it would count nobody as away.
        page, (ada, *_) = await one.alone_with_stand_ins("Ada Bo Cy")
        async with patient(postgres) as two:
            two.clock.ahead = one.clock.ahead
            ada.guest.site = two.site
            other = await ada.page()
            ada.guest.site = one.site

            await play_alone(page, Random(4))

            moves = await moves_in_log(one, ada.code)
            assert all(by_bot == (seat > 0) for seat, by_bot in moves)
            await other.close()
