"""Bots that hold seats at real tables: one person can play alone, and newcomers take seats."""

import asyncio
from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest
import pytest_asyncio

from morpho_server.bots import speaking
from morpho_server.bots.runner import BotRunner
from morpho_server.games import registry
from morpho_server.games.entry import GameEntry
from morpho_server.tables.decide.people import bots as decided_bots
from morpho_server.workers.questions import Answer, Question
from tests.bots.test_stand_ins import Quiet, kinds, moves_in_log, play_alone
from tests.support.absent import Patient, patient
from tests.support.at_home import AtHome
from tests.support.bots.thinking import Thinking
from tests.support.games.guess import GUESS
from tests.support.neighbours import fresh_postgres
from tests.support.nightly import nightly
from tests.support.serving import API, Page, Player, Site, refused, running

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def _server(tmp_path_factory) -> AsyncIterator[Patient]:
    async with patient(tmp_path_factory.mktemp("seated_bots") / "morpho.db") as server:
        yield server


@pytest_asyncio.fixture(loop_scope="session")
async def server(_server) -> AsyncIterator[Patient]:
    """Lend a server to a test; without its pages no bot plays on beside the next one."""
    yield _server
    for page in _server.site.pages:
        await page.close()
    _server.site.pages.clear()


async def beside_bots(
    site: Site, bots: int, game: str = "guess", **options: object
) -> tuple[Page, Player]:
    """Begin a match of one person and bots; return the person's page."""
    [ada] = await site.company("Ada", game, **options)
    page = await ada.page()
    [strength, *_] = tuple(registry.bots_of(game))
    for _ in range(bots):
        await page.do("add_bot", strength=strength)
    await page.do("start")
    return page, ada


@pytest.mark.parametrize(
    ("game", "bots"),
    [nightly("guess", 2), ("morpho", 4), nightly("morpyam", 3), nightly("morphos", 1)],
)
async def test_somebody_alone_plays_a_match_to_its_end(server, game, bots):
    options = {"mode": "expert", "target": 3, "turn_limit": 8} if game == "morpho" else {}
    page, ada = await beside_bots(server.site, bots, game, **options)

    await play_alone(page, Random(5))

    assert page.table["match"]["ended"] == "won"
    moved = {seat for seat, _ in await moves_in_log(server, ada.code)}
    assert moved == set(range(bots + 1))
    assert not {"time_ran_out", "stand_in_moved", "player_away"} & set(kinds(page))


async def test_the_strengths_of_a_game_are_offered_and_no_others_taken(server):
    offered = (await server.site.request("GET", f"{API}/games")).json()
    assert {game["name"]: tuple(game["bots"]) for game in offered} == {
        game["name"]: tuple(registry.bots_of(game["name"])) for game in offered
    }
    [ada] = await server.site.company("Ada", "guess")

    with refused("no_such_strength"):
        await ada.do("add_bot", strength="recruit")


async def test_bots_are_public_even_before_joining(server):
    _, ada = await beside_bots(server.site, 2)

    seen = (await server.site.request("GET", f"{API}/tables/{ada.code}")).json()

    assert (seen["players"], seen["bots"]) == (["Ada"], ["Talos", "Galatea"])
    assert seen["free_seats"] == 2
    [mine] = (await ada.guest.ask("GET", "/guests/me"))["tables"]
    assert (mine["players"], mine["bots"]) == (["Ada"], ["Talos", "Galatea"])


async def test_a_late_friend_plays_on_in_the_seat_of_a_bot(server, monkeypatch):
    monkeypatch.setitem(registry.GAMES, "guess", GameEntry(GUESS, bots={"random": Quiet()}))
    page, ada = await beside_bots(server.site, 2)
    await page.move("stake 1")
    await page.event("stakes_shown")

    bo = await ada.let_in("Bo")

    own = await bo.page()
    assert own.seat == 1
    assert own.own["known"].keys() == {"B"}, "the seat's view is theirs"
    assert "bot" not in own.table["players"][bo.id]
    assert "p2" not in own.table["players"]
    while not own.legal:
        seen = own.n
        if page.legal:
            await page.move("ask B")
        await own.until(lambda n=seen: own.n != n)
    await own.move(own.legal[0])


async def test_a_bot_belongs_to_nobody(server):
    _, ada = await beside_bots(server.site, 1, highest=5)

    for player in ("p2", "p3"):
        with refused("not_your_player" if player == "p2" else "no_such_player"):
            await Player(ada.guest, ada.code, player).view()


async def test_bots_wait_for_people_and_continue_after_a_restart(tmp_path, monkeypatch):
    database, thinking = tmp_path / "morpho.db", Thinking(monkeypatch, held=True)
    async with patient(database) as server:
        page, ada = await beside_bots(server.site, 2)
        await thinking.begun()
        await page.close()
        await thinking.given_up()
        thinking.let_go()
        assert await moves_in_log(server, ada.code) == []

    async with patient(database) as server:
        ada.guest.site = server.site

        page = await ada.page()
        await page.move("stake 1")
        await page.event("stakes_shown")


async def test_one_of_two_nodes_decides_for_a_bot():
    """They share only a database; the later one finds the decision made."""
    with fresh_postgres() as database:
        async with patient(database) as one, patient(database) as two:
            page, ada = await beside_bots(one.site, 2)
            other = await Player(
                type(ada.guest)(two.site, ada.guest.token), ada.code, ada.id
            ).page()

            await play_alone(page, Random(4))

            assert len(await one.site.entries(ada.code)) == len(await two.site.entries(ada.code))
            await other.close()


async def test_bots_alone_play_while_their_host_looks_on(server):
    [ada] = await server.site.company("Ada")
    page = await ada.page()
    await page.do("stand")
    for _ in range(3):
        await page.do("add_bot", strength="random")

    await page.do("start")

    await page.until(lambda: page.table["phase"] != "playing")
    assert page.table["host"] == ada.id


async def agreed(server: Patient, code: str) -> list[int]:
    """Return who has agreed to end a round, by the log."""
    entries = await server.site.entries(code)
    return sorted(entry.seat for entry in entries if entry.move == "agree")


def in_the_round(page: Page) -> list[int]:
    """Return who must agree: everybody who has a card in the round."""
    return [seat for seat in range(page.public["seats"]) if seat not in page.public.get("out", ())]


async def late_beside_bots(site: Site) -> tuple[Page, Player]:
    """Begin a match beside three bots, and play until each has had two of its three turns."""
    for _ in range(20):  # a round may be won before that
        page, ada = await beside_bots(site, 3, "morpho", turn_limit=3)
        if await _is_late(page):
            return page, ada
        await page.close()
    raise AssertionError("every round ended early")


async def _is_late(page: Page) -> bool:
    while page.table["phase"] == "playing":
        seen = page.n
        if page.legal and kinds(page).count("turn_began") >= 9:
            return True
        if page.legal:
            [*idle] = [move for move in page.legal if move.split()[0] in ("look", "pass")]
            await page.move((idle or page.legal)[0])
        else:
            await page.until(lambda n=seen: page.n != n)
    return False


async def test_bots_agree_to_end_a_late_round_on_any_turn(server):
    """They answer soon, not on their next turn, since the player who wishes it may be next."""
    page, ada = await late_beside_bots(server.site)

    await page.move("agree")

    await page.until(lambda: page.table["phase"] != "playing")
    assert page.public["outcome"]["reason"] == "agreed"
    assert await agreed(server, ada.code) == in_the_round(page)


async def test_bots_do_not_end_an_early_round_for_one_person(server):
    page, ada = await beside_bots(server.site, 3, "morpho")
    await page.until(lambda: bool(page.legal))

    await page.move("agree")
    idle = [move for move in page.legal if move.startswith(("look", "pass"))]
    await page.move((idle or page.legal)[0])
    await page.until(lambda: bool(page.legal) or page.table["phase"] != "playing")

    assert await agreed(server, ada.code) == [0]


class Held(AtHome):
    """Has bots answer what they chose at once, but not before they are let go."""

    def __init__(self) -> None:
        self.let_go = asyncio.Event()

    async def think(self, question: Question) -> Answer:
        answer = await super().think(question)
        await self.let_go.wait()
        return answer


async def test_bots_agree_to_a_wish_made_while_they_refuse(tmp_path):
    thinker = Held()
    async with patient(tmp_path / "morpho.db", thinker=thinker) as server:
        thinker.let_go.set()
        page, ada = await late_beside_bots(server.site)
        thinker.let_go.clear()

        await page.move("agree")
        thinker.let_go.set()

        await page.until(lambda: page.table["phase"] != "playing")
        assert await agreed(server, ada.code) == in_the_round(page)


async def test_an_unfinished_bot_waits_as_long_again(tmp_path, monkeypatch):
    """So nobody sees when it finishes."""
    thinker, pauses = Held(), []
    loop = asyncio.get_running_loop()
    call_later = loop.call_later

    def note(seconds: float, callback: Any, *rest: Any, **more: Any) -> Any:
        if getattr(callback, "__func__", None) is BotRunner._ring:
            pauses.append(seconds)
        return call_later(seconds, callback, *rest, **more)

    monkeypatch.setattr(loop, "call_later", note)
    async with patient(tmp_path / "morpho.db", thinker=thinker) as server:
        page, _ = await beside_bots(server.site, 1)
        while len(pauses) < 3:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.01)
        assert len(set(pauses)) == 1

        thinker.let_go.set()

        await page.move("stake 1")
        await page.event("stakes_shown")


async def test_a_bot_learns_how_long_its_pause_leaves_it_to_think(tmp_path):
    asked, loop = [], asyncio.get_running_loop()

    class Attentive(AtHome):
        async def think(self, question: Question) -> Answer:
            asked.append(question.due - loop.time())
            return await super().think(question)

    async with patient(tmp_path / "morpho.db", thinker=Attentive(), bot_seconds=10) as server:
        await beside_bots(server.site, 1)
        while not asked:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.01)

    assert 4 < asked[0] <= 15


async def test_a_bot_waits_for_the_scenes_of_what_has_happened(tmp_path, monkeypatch):
    monkeypatch.setattr(type(GUESS), "scene_millis", {"stakes_shown": 7_000})
    thinking = Thinking(monkeypatch, held=True)
    async with patient(tmp_path / "morpho.db", bot_seconds=10) as server:
        page, _ = await beside_bots(server.site, 1)
        await thinking.begun()
        await page.move("stake 1")
        thinking.end()
        await page.event("stakes_shown")
        if page.legal:
            await page.move("ask B")
        await thinking.begun()

    first, *_, last = thinking.seconds
    assert first == 10
    assert 10 < last <= 17


@pytest.mark.nightly
async def test_bots_agree_after_a_restart(tmp_path):
    database = tmp_path / "morpho.db"
    thinker = Held()
    async with patient(database, thinker=thinker) as server:
        thinker.let_go.set()
        page, ada = await late_beside_bots(server.site)
        thinker.let_go.clear()
        await page.move("agree")

    async with patient(database) as server:
        ada.guest.site = server.site
        page = await ada.page()

        await page.until(lambda: page.table["phase"] != "playing")
        assert await agreed(server, ada.code) == in_the_round(page)


@pytest.mark.nightly
async def test_one_of_two_nodes_agrees_for_a_bot():
    with fresh_postgres() as database:
        async with patient(database) as one, patient(database) as two:
            page, ada = await late_beside_bots(one.site)
            same = type(ada.guest)(two.site, ada.guest.token)
            other = await Player(same, ada.code, ada.id).page()

            await page.move("agree")

            for each in (page, other):
                await each.until(lambda p=each: p.table["phase"] != "playing")
            assert await agreed(one, ada.code) == in_the_round(page)
            await other.close()


async def test_bots_are_asked_on_behalf_of_the_guest_who_is_host(tmp_path):
    hosts: dict[int, set[int | None]] = {}

    class Noting(AtHome):
        async def think(self, question: Question) -> Answer:
            hosts.setdefault(question.table, set()).add(question.asker)
            return await super().think(question)

    async with patient(tmp_path / "morpho.db", thinker=Noting()) as server:
        for _ in range(2):
            page, _ = await beside_bots(server.site, 2)
            await page.move("stake 1")
            await page.event("stakes_shown")

    [[one], [other]] = hosts.values()
    assert one != other
    assert None not in (one, other)


def spoken(page: Page) -> list[str]:
    """Return the phrases that bots have said, as a page received them."""
    bots = {name for name, player in page.table["players"].items() if "bot" in player}
    return [
        event["phrase"]
        for event in page.events
        if event["kind"] == "said" and event["player"] in bots
    ]


async def test_a_bot_answers_an_accusation_unless_the_host_silences_it(tmp_path, monkeypatch):
    monkeypatch.setattr(speaking, "PAUSE_SECONDS", (0.0, 0.0))
    async with running(tmp_path / "morpho.db", bots_speak=True, bot_seconds=60) as site:
        page, _ = await beside_bots(site, 2, "morpho", bots_speak=False)
        for _ in range(10):
            await page.do("say_phrase", phrase="accuse B killer")
        assert spoken(page) == []

        await page.do("set_options", options={"bots_speak": True})
        for _ in range(10):  # a bot may be silent once
            await page.do("say_phrase", phrase="accuse B killer")

        await page.until(lambda: spoken(page) != [])


@pytest.mark.nightly
async def test_two_nodes_let_a_bot_speak_once(monkeypatch):
    monkeypatch.setattr(decided_bots, "SILENCE_MILLIS", 3_600_000)
    monkeypatch.setattr(speaking, "PAUSE_SECONDS", (0.0, 0.0))
    with fresh_postgres() as database:
        async with (
            running(database, bots_speak=True, bot_seconds=60) as one,
            running(database, bots_speak=True, bot_seconds=60) as two,
        ):
            page, ada = await beside_bots(one, 2, "morpho")
            other = await Player(type(ada.guest)(two, ada.guest.token), ada.code, ada.id).page()
            for _ in range(10):
                await page.do("say_phrase", phrase="accuse B killer")

            for each in (page, other):
                await each.until(lambda p=each: spoken(p) != [])
            await page.do("say_phrase", phrase="well_played")

            assert len(spoken(page)) == 1
            await other.close()
