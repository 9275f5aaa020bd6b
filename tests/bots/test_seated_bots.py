"""Bots that hold seats at real tables: one person can play alone, and newcomers take seats."""

import asyncio
from collections.abc import AsyncIterator
from random import Random

import pytest
import pytest_asyncio

from morpho_server.bots.runtime.questions import Answer, Question
from morpho_server.games import registry
from morpho_server.games.entry import GameEntry
from tests.bots.test_stand_ins import Quiet, kinds, moves_in_log, play_alone
from tests.support.absent import Patient, patient
from tests.support.at_home import AtHome
from tests.support.bots.thinking import Thinking
from tests.support.games.guess import GUESS
from tests.support.neighbours import fresh_postgres
from tests.support.serving import API, Page, Player, Site, refused

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def server(tmp_path_factory) -> AsyncIterator[Patient]:
    """Run a server for the tests of this file."""
    async with patient(tmp_path_factory.mktemp("seated_bots") / "morpho.db") as server:
        yield server


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


@pytest.mark.parametrize(("game", "bots"), [("guess", 2), ("morpho", 4), ("morpyam", 3)])
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


async def test_everybody_is_told_who_is_a_bot_also_before_they_come(server):
    _, ada = await beside_bots(server.site, 2)

    seen = (await server.site.request("GET", f"{API}/tables/{ada.code}")).json()

    assert (seen["players"], seen["bots"]) == (["Ada"], ["Talos", "Galatea"])
    assert seen["free_seats"] == 2
    [mine] = (await ada.guest.ask("GET", "/guests/me"))["tables"]
    assert (mine["players"], mine["bots"]) == (["Ada"], ["Talos", "Galatea"])


async def test_a_friend_who_comes_in_the_middle_plays_on_in_a_bots_seat(server, monkeypatch):
    monkeypatch.setitem(registry.GAMES, "guess", GameEntry(GUESS, bots={"random": Quiet()}))
    page, ada = await beside_bots(server.site, 2)
    await page.move("stake 1")
    await page.event("stakes_shown")

    bo = await (await server.site.guest()).join(ada.code, "Bo")

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


async def test_bots_wait_while_nobody_is_there_and_go_on_after_a_restart(tmp_path, monkeypatch):
    database, thinking = tmp_path / "morpho.db", Thinking(monkeypatch, held=True)
    async with patient(database) as server:
        page, ada = await beside_bots(server.site, 2)
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


async def test_bots_agree_that_a_round_ends_though_it_is_not_their_turn(server):
    """They answer soon, not on their next turn, since the player who wishes it may be next."""
    page, ada = await beside_bots(server.site, 3, "morpho")
    await page.until(lambda: bool(page.legal))

    await page.move("agree")

    await page.until(lambda: page.table["phase"] != "playing")
    assert page.public["outcome"]["reason"] == "agreed"
    assert await agreed(server, ada.code) == [0, 1, 2, 3]


class Held(AtHome):
    """Has bots answer what they chose at once, but not before they are let go."""

    def __init__(self) -> None:
        self.let_go = asyncio.Event()

    async def think(self, question: Question) -> Answer:
        answer = await super().think(question)
        await self.let_go.wait()
        return answer


async def test_bots_agree_to_what_is_wished_while_they_are_about_to_say_no(tmp_path):
    thinker = Held()
    async with patient(tmp_path / "morpho.db", bot_seconds=0, thinker=thinker) as server:
        page, ada = await beside_bots(server.site, 3, "morpho")

        await page.move("agree")
        thinker.let_go.set()

        await page.until(lambda: page.table["phase"] != "playing")
        assert await agreed(server, ada.code) == [0, 1, 2, 3]


async def test_bots_agree_after_a_restart(tmp_path):
    database = tmp_path / "morpho.db"
    async with patient(database, bot_seconds=60) as server:
        page, ada = await beside_bots(server.site, 3, "morpho")
        await page.move("agree")

    async with patient(database) as server:
        ada.guest.site = server.site
        page = await ada.page()

        await page.until(lambda: page.table["phase"] != "playing")
        assert await agreed(server, ada.code) == [0, 1, 2, 3]


async def test_one_of_two_nodes_agrees_for_a_bot():
    with fresh_postgres() as database:
        async with patient(database) as one, patient(database) as two:
            page, ada = await beside_bots(one.site, 3, "morpho")
            same = type(ada.guest)(two.site, ada.guest.token)
            other = await Player(same, ada.code, ada.id).page()
            await page.until(lambda: bool(page.legal))

            await page.move("agree")

            for each in (page, other):
                await each.until(lambda p=each: p.table["phase"] != "playing")
            assert await agreed(one, ada.code) == [0, 1, 2, 3]
            await other.close()
