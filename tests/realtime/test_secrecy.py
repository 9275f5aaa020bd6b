"""Nothing hidden is sent: in two worlds that somebody can't tell apart, all they get is the same.

What differs is every card that the observers do not see, and choices made in secret.
"""

import asyncio
from itertools import count
from json import dumps
from pathlib import Path
from random import Random

import pytest

from morpho_server.games import registry
from morpho_server.games.bot import Bot, Observation
from morpho_server.games.entry import GameEntry
from morpho_server.games.moves import Move
from morpho_server.tables.stream.projection import Projection
from morpho_server.workers.questions import Answer, NoWorkerError, Question
from tests.support.administering import administrator
from tests.support.at_home import AtHome
from tests.support.bots.thinking import Thinking
from tests.support.games.guess import GUESS
from tests.support.metrics import ANYWHERE, numbers_of
from tests.support.nightly import nightly
from tests.support.realtime.worlds import (
    Telling,
    cards_of,
    compare,
    first_world,
    morpho_worlds,
    other_world,
    telling,
    world_of,
)
from tests.support.serving import Player, running

BOT_SECONDS = 0.02


async def test_hidden_cards_change_nothing_that_a_seat_sees(tmp_path):
    async with (
        telling(tmp_path / "one.db", first_world) as one,
        telling(tmp_path / "two.db", other_world) as two,
    ):
        cards = [(await t.people[1].view())["own"]["known"]["B"] for t in (one, two)]
        assert cards[0] != cards[1], "the worlds are not the same"
        await compare(one, two)

        # What Bo and Cy choose in secret differs.
        await asyncio.gather(one.do(1, "stake 1"), two.do(1, "stake 2"))
        await asyncio.gather(one.come_back(), two.come_back())
        await compare(one, two)


async def test_other_requests_reveal_no_hidden_facts(tmp_path):
    """The past, links to it, playing on, numbers, bets, and replays that are watched together."""
    async with (
        telling(tmp_path / "one.db", first_world, {"replays": "round"}) as one,
        telling(tmp_path / "two.db", other_world, {"replays": "round"}) as two,
    ):
        for seat in (1, 2):
            await asyncio.gather(one.do(seat, "stake 1"), two.do(seat, "stake 2"))
            for world in (one, two):
                for observer in world.observers:
                    await observer.ask_beside()
            await compare(one, two)
        refused = [answer for answer in two.observers[-1].answers if "match_goes_on" in answer]
        assert len(refused) == 2 * 7, "the past of a round that goes on is refused"


async def seen_by_administrators(world: Telling) -> list[str]:
    """Return all that the administration answers in a world, with headers and sizes."""
    host = world.people[0]
    table = f"tables/{host.code}"
    admin = await administrator(host.site)
    named = {"Host": "table.example", "Origin": "http://table.example"}
    asked = [
        *(("GET", path) for path in ("tables", "tables?search=bo", table, "audit", "sessions")),
        *(("POST", f"{table}/people/{who}/unmute") for who in ("p2", "p9")),
    ]
    answers = [await admin.send(method, path, headers=named) for method, path in asked]
    assert [answer.status_code for answer in answers] == [200] * 6 + [404]
    return [
        f"{answer.num_bytes_downloaded} {headers} {answer.text}"
        for answer in answers
        for headers in [[each for each in answer.headers.multi_items() if each[0] != "date"]]
    ]


async def test_administrators_see_nothing_hidden_in_a_round(tmp_path):
    """Neither cards, nor what is chosen in secret, nor whether it is."""
    first, other = morpho_worlds(known={"B2"})
    async with (
        telling(tmp_path / "one.db", first, game="morpho") as one,
        telling(tmp_path / "two.db", other, game="morpho") as two,
    ):
        assert await seen_by_administrators(one) == await seen_by_administrators(two)
        for move in ("agree", "look B2"):
            await asyncio.gather(one.move(0, move), two.move(0, move))
        await one.people[2].move("agree")
        assert await seen_by_administrators(one) == await seen_by_administrators(two)


async def test_metrics_depend_on_nothing_hidden_in_a_round(tmp_path):
    """Neither on cards, nor on what is done in secret."""
    first, other = morpho_worlds(known={"B2"})
    async with (
        telling(tmp_path / "one.db", first, game="morpho", metrics=ANYWHERE) as one,
        telling(tmp_path / "two.db", other, game="morpho", metrics=ANYWHERE) as two,
    ):
        before = numbers = [await numbers_of(one.people[0].site)]
        for seat, move, vote in ((0, "agree", "agree"), (0, "look B2", "disagree")):
            await asyncio.gather(one.do(seat, move), two.do(seat, move))
            await one.people[2].move(vote)
            for world in (one, two):
                await world.people[3].view()
            numbers = [await numbers_of(world.people[0].site) for world in (one, two)]
            assert numbers[0] == numbers[1]
        assert numbers[0] != before[0], "everybody hears of the look"


class Slow(AtHome):
    """Has bots whose answers come too late."""

    async def think(self, question: Question) -> Answer:
        raise NoWorkerError("slow", "it has no answer yet")


async def test_metrics_tell_of_bots_only_when_the_round_is_over(tmp_path):
    """How long they think, and whether they decide themselves, may depend on what they hold."""
    settings = {"bot": "random", "bot_seconds": BOT_SECONDS, "metrics": ANYWHERE}
    async with (
        telling(tmp_path / "one.db", first_world, thinker=AtHome(), **settings) as one,
        telling(tmp_path / "two.db", other_world, thinker=Slow(), **settings) as two,
    ):
        hosts = [world.people[0] for world in (one, two)]
        for host in hosts:
            while all(entry.seat is None for entry in await host.site.entries(host.code)):  # noqa: ASYNC110 - it is secret
                await asyncio.sleep(0.01)
        numbers = [await numbers_of(host.site) for host in hosts]
        assert numbers[0] == numbers[1]

        for host in hosts:
            await host.do("end_match", id="end")
        numbers = [await numbers_of(host.site) for host in hosts]
        assert [each["morpho_bots_replaced_total", ("slow",)] for each in numbers] == [0, 1]
        assert all(each["morpho_bot_answer_seconds_count", ()] for each in numbers)


async def vote_otherwise(tmp_path: Path) -> None:
    """Play two worlds alike but for votes that nobody learns of, and compare them.

    Who looks at what is public, not what they see; who agrees to the end is not (R7.6).
    """
    first, other = morpho_worlds(known={"B2"})
    async with (
        telling(tmp_path / "one.db", first, game="morpho") as one,
        telling(tmp_path / "two.db", other, game="morpho") as two,
    ):
        script = [(0, "agree"), (0, "look B2"), (1, "look C2")]
        votes = [(2, "agree"), (3, "agree"), (2, "disagree")]
        for (seat, move), (voter, vote) in zip(script, votes, strict=True):
            await asyncio.gather(one.do(seat, move), two.do(seat, move))
            await asyncio.gather(one.say(1), two.say(1))
            await one.people[voter].move(vote)
            for world in (one, two):
                await world.collect()
                await world.attempt()
            await compare(one, two)
        await asyncio.gather(one.come_back(), two.come_back())
        await compare(one, two)


async def test_votes_of_others_change_nothing_that_a_seat_sees(tmp_path):
    await vote_otherwise(tmp_path)


@pytest.mark.nightly
async def test_a_server_where_secret_votes_make_moves_stale_is_found(tmp_path, monkeypatch):
    count_update = Projection._count

    def leaky(self, entry, table):
        counted = count_update(self, entry, table)
        self._moved = (self._number, self._extras) if counted[1] else self._moved
        return counted

    monkeypatch.setattr(Projection, "_count", leaky)
    with pytest.raises(AssertionError):
        await vote_otherwise(tmp_path)


async def test_cards_shown_to_others_change_nothing_that_a_seat_sees(tmp_path):
    async with (
        telling(tmp_path / "one.db", first_world) as one,
        telling(tmp_path / "two.db", other_world) as two,
    ):
        dealt = [await cards_of(t) for t in (one, two)]
        wrong = next(n for n in count(1) if n not in {d[p] for d in dealt for p in "BCM"})
        script = [(seat, "stake 1") for seat in range(3)]
        script += [(0, "pass"), (1, "ask C"), (2, "show"), (2, f"guess B {wrong}"), (0, "ask B")]

        for seat, move in script:
            await asyncio.gather(one.do(seat, move), two.do(seat, move))
            await compare(one, two)

        # To whom a card is shown, it is shown.
        known = [(await t.people[1].view())["own"]["known"]["C"] for t in (one, two)]
        assert known[0] != known[1]
        for world in (one, two):
            await world.people[1].move("show")
        known = [(await t.people[0].view())["own"]["known"]["B"] for t in (one, two)]
        assert known[0] != known[1]
        for world in (one, two):
            await world.observers[0].collect()
        dora = [world.observers[0].everything for world in (one, two)]
        assert dora[0] == dora[1]


@pytest.mark.nightly
async def test_a_takeover_reveals_no_hidden_facts(tmp_path):
    async with (
        telling(tmp_path / "one.db", first_world) as one,
        telling(tmp_path / "two.db", other_world) as two,
    ):
        await asyncio.gather(one.do(1, "stake 1"), two.do(1, "stake 2"))
        newcomers = [await taken_over(world) for world in (one, two)]

        await compare(one, two)
        known = [(await eve.view())["own"]["known"]["B"] for eve in newcomers]
        assert known[0] != known[1], "who takes a seat over sees its cards"
        await asyncio.gather(one.do(0, "stake 1"), two.do(0, "stake 1"))
        await compare(one, two)


@pytest.mark.nightly
async def test_a_host_learns_nothing_hidden_by_what_only_hosts_may_do(tmp_path):
    async with (
        telling(tmp_path / "one.db", first_world) as one,
        telling(tmp_path / "two.db", other_world) as two,
    ):
        newcomers = [await arranged(world) for world in (one, two)]

        await compare(one, two)
        known = [(await eve.view())["own"]["known"] for eve in newcomers]
        assert known[0] != known[1], "who was let in sees the cards of the seat"


class Follower(Bot):
    """A bot that follows its card: in what it stakes, if it may, and in how many dice it throws."""

    def __init__(self, *, stakes: bool) -> None:
        self._stakes = stakes
        self._cards: list[int] = []

    def choose(self, observation: Observation, dice: Random) -> Move | None:
        """Look at the next card where that can be done; stake something else for each card."""
        if not observation.legal:
            return None
        card = observation.own["known"]["B"]
        if card not in self._cards:
            self._cards.append(card)
        dice.randbytes(card)
        if Move("ask C") in observation.legal:
            return Move("ask C")
        return observation.legal[self._cards.index(card) if self._stakes else 0]


@pytest.mark.parametrize("stakes", [True, nightly(False)], ids=["chosen", "shown"])
async def test_a_stand_in_betrays_nothing_that_its_seat_holds(tmp_path, monkeypatch, stakes):
    """Neither its secret choices nor what it sees are revealed, even by its speed."""
    monkeypatch.setitem(
        registry.GAMES, "guess", GameEntry(GUESS, bots={"follower": Follower(stakes=stakes)})
    )
    thinking = Thinking(monkeypatch)
    settings = {"bot_seconds": BOT_SECONDS, "host_grace_seconds": 3600}
    async with (
        telling(tmp_path / "one.db", first_world, {"stand_in_seconds": 10}, **settings) as one,
        telling(tmp_path / "two.db", other_world, {"stand_in_seconds": 10}, **settings) as two,
    ):
        for world in (one, two):
            await stood_in_for(world)
        await compare(one, two)
        chosen = [(await t.people[1].site.entries(t.people[1].code))[-1].move for t in (one, two)]
        assert (chosen[0] != chosen[1]) == stakes

        for world in (one, two):
            await world.do(0, "stake 1")
        await compare(one, two)

        for world in () if stakes else (one, two):
            await world.do(2, "stake 1")
            await world.move(0, "pass")
            await world.stood_in(2)
            await world.do(2, "show")
        await compare(one, two)

        known = [(await world.people[1].view())["own"]["known"] for world in (one, two)]
        assert known[0] != known[1]
        assert len(known[0]) == len(known[1]) == (1 if stakes else 2)
        for world in (one, two):
            await world.ada.until(lambda page=world.ada: "stand_ins" not in page.table)
            await world.collect()
        await compare(one, two)
    assert set(thinking.seconds) == {BOT_SECONDS}, "it thinks as long whatever it holds"


async def stood_in_for(world: Telling) -> None:
    """Keep Bo away until a stand-in has decided for him."""
    for seconds in (31, 11):
        await world.wait(seconds)
        await world.ada.until(lambda: world.ada.table["players"][world.people[1].id].get("away"))
    await world.stood_in(1)


async def taken_over(world: Telling) -> Player:
    """Let Bo link another device and leave, and Eve take over his seat; return Eve."""
    ada, bo, _ = world.people
    token, link = "A" * 43, "B" * 43
    await bo.do("link_device", id="link", token=link)
    await (await bo.site.guest()).use_pass(bo.code, link)
    await bo.do("keep_this_device", id="keep")
    await bo.do("leave", id="leave")
    await ada.do("offer_seat", id="offer", seat=1, token=token)
    eve = await (await bo.site.guest()).use_pass(bo.code, token, "Eve")
    for observer in world.observers:
        await observer.collect()
    return eve


async def arranged(world: Telling) -> Player:
    """Let the host do in a round all that they may; return Eve, who gets the seat of Bo."""
    host, bo, cy = world.people

    async def order(kind: str, **what: object) -> None:
        world.moves += 1
        await host.do(kind, id=f"order-{world.moves}", **what)

    await order("set_options", options={"entry": "approval", "stand_in_seconds": None})
    eve = await (await host.site.guest()).join(host.code, "Eve", sit=False)
    await order("admit", player=eve.id)
    await order("mute", player=bo.id, muted=True)
    await order("clear_chat")
    await order("pause")
    await order("resume")
    await cy.do("leave", id="leave")
    await order("offer_seat", seat=2, token="A" * 43)
    await order("withdraw_offer", seat=2)
    await order("remove", player=bo.id)
    await world.collect()
    await eve.do("sit", id="sit", seat=1)
    await order("admit", player=eve.id)
    await order("hand_over", player=eve.id)
    await world.collect()
    return eve


@pytest.mark.parametrize("game", ["guess", nightly("morpho")])
async def test_a_takeover_gives_exactly_the_view_of_the_seat(tmp_path, game):
    dice = Random(9)
    async with running(tmp_path / "morpho.db", world_of=world_of) as site:
        people = await site.match("Ada Bo Cy", game)
        for _ in range(4):
            views = [await player.view() for player in people]
            due = next(seat for seat, view in enumerate(views) if view.get("legal"))
            await people[due].move(dice.choice(views[due]["legal"]))
        ada, bo, _ = people
        before = await knowledge(bo)
        stranger = await (await site.guest()).join(ada.code, "Dora", sit=False)
        await bo.do("leave")
        await ada.do("offer_seat", seat=1, token="A" * 43)

        eve = await (await site.guest()).use_pass(ada.code, "A" * 43, "Eve")

        assert await knowledge(eve) == before
        page = await eve.page(after=0)
        assert dumps(page.own) == before["own"]
        own, public = await eve.updates(), await stranger.updates()
        assert len(own) == len(public)
        for mine, theirs in zip(own, public, strict=True):
            for part in ("legal", "timeout_move"):  # what the seat owes, from when she sat down on
                mine.pop(part, None)
            assert dumps(mine) == dumps(theirs)


async def knowledge(player: Player) -> dict[str, str]:
    """Return a player's view of the game, as it came."""
    view = await player.view()
    return {part: dumps(view.get(part)) for part in ("public", "own", "legal", "timeout_move")}
