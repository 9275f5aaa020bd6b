"""What everybody could work out: offered by the host, the same for all, worked out once."""

import asyncio
import json
from collections.abc import AsyncIterator
from random import Random

import pytest
import pytest_asyncio

from morpho_server.aids import deductions
from morpho_server.games.registry import RULES
from morpho_server.workers.pools import Pools
from morpho_server.workers.questions import BotFailedError, NoWorkerError, OpenQuestion
from tests.support.at_home import AtHome
from tests.support.nightly import nightly
from tests.support.pages import Json, refused
from tests.support.serving import Site, running
from tests.support.visitors import Player

pytestmark = pytest.mark.asyncio(loop_scope="session")

KINDS = {event.kind for event in RULES["morpho"].event_types}
OFFERED = {"mode": "expert", "deduction": True, "turn_limit": 4, "target": 1}


class Counting(AtHome):
    """Works out what is asked, keeps the questions, and fails as often as it is told to."""

    def __init__(self) -> None:
        self.asked: list[OpenQuestion] = []
        self.failures: list[BotFailedError] = []

    async def deduce(self, question: OpenQuestion) -> str:
        self.asked.append(question)
        await asyncio.sleep(0)
        if self.failures:
            raise self.failures.pop()
        return await super().deduce(question)


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def counting() -> Counting:
    return Counting()


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def site(tmp_path_factory, counting) -> AsyncIterator[Site]:
    """Run a server of this module's own."""
    path = tmp_path_factory.mktemp("deduction") / "morpho.db"
    async with running(path, aids=counting) as served:
        yield served


async def deduction(player: Player, at: int = 0) -> Json:
    return await player.ask("GET", "deduction", params={"at": at})


async def onlooker(host: Player) -> Player:
    """Let somebody come to watch."""
    return await (await host.site.guest()).join(await host.invitation(), "Di")


async def some_move(players: list[Player], dice: Random) -> None:
    """Make one of the moves that somebody owes."""
    for player in players:
        if legal := (await player.view()).get("legal"):
            await player.move(dice.choice(legal))
            return


async def test_without_the_host_s_offer_there_is_none(site):
    players = await site.match("Ada Bo Cy", "morpho")

    with refused("not_now"):
        await deduction(players[0])


async def test_a_game_without_an_aid_takes_no_offer_of_it(site):
    with refused("bad_options"):
        await site.match("Ada Bo Cy", "guess", deduction=True)


async def test_deductions_are_the_same_for_all_and_follow_the_round(site):
    players = await site.match("Ada Bo Cy", "morpho", **OFFERED)
    watching = await onlooker(players[0])

    first = [await deduction(player) for player in (*players, watching)]
    while (await players[0].view())["table"]["phase"] == "playing":
        await some_move(players, Random(5))
        view = await watching.view()
        if view["table"]["phase"] != "playing":
            break
        then = [await deduction(player, view["n"]) for player in (*players, watching)]
        assert all(one == then[0] for one in then)
        assert then[0]["cards"].keys() == set(view["public"]["slots"])

    assert all(one == first[0] for one in first)
    assert first[0]["round"] == 1
    with refused("not_now"):
        await deduction(players[0])


async def test_deductions_are_computed_once_for_each_new_event(site, counting):
    players = await site.match("Ada Bo Cy", "morpho", **OFFERED)
    counting.asked.clear()

    await asyncio.gather(*(deduction(player) for player in players * 3))
    await players[0].do("say", text="hello")
    await deduction(players[1])
    assert len(counting.asked) == 1

    await some_move(players, Random(1))
    await asyncio.gather(*(deduction(player) for player in players))
    assert len(counting.asked) == 2


async def test_nothing_goes_to_the_worker_but_what_everybody_has_seen(site, counting):
    players = await site.match("Ada Bo Cy", "morpho", **OFFERED)
    for number in range(3):  # first turns, in which no round can end
        await some_move(players, Random(number))
    shown = await players[0].updates()
    counting.asked.clear()
    await deduction(players[0])

    [question] = counting.asked
    public = [event for update in shown for event in update.get("events", [])]
    begun = next(n for n, event in enumerate(public) if event["kind"] == "round_started")
    of_game = [event for event in public[begun:] if event["kind"] in KINDS]
    assert [json.loads(event) for event in question.events] == of_game


async def test_without_a_free_worker_it_is_asked_again(site, counting):
    players = await site.match("Ada Bo Cy", "morpho", **OFFERED)
    counting.failures = [NoWorkerError("slow", "it was told to")]

    with refused("overloaded"):
        await deduction(players[0])

    assert (await deduction(players[0]))["round"] == 1


@pytest.mark.parametrize("lapse", ["failed", nightly("slow")])
async def test_after_a_failure_a_round_has_none(site, counting, lapse):
    players = await site.match("Ada Bo Cy", "morpho", **OFFERED)
    counting.failures = [BotFailedError(lapse, "it was told to")]
    counting.asked.clear()

    for number, player in enumerate(players):
        with refused("not_now"):
            await deduction(player)
        await some_move(players, Random(number))

    assert len(counting.asked) == 1
    assert len(site.complaints) == 1
    site.complaints.clear()


async def test_a_very_long_round_has_none(site, counting, monkeypatch):
    players = await site.match("Ada Bo Cy", "morpho", **OFFERED)
    monkeypatch.setattr(deductions, "MOST_EVENTS", 0)
    counting.asked.clear()

    with refused("not_now"):
        await deduction(players[0])

    assert not counting.asked


async def test_a_host_offers_it_between_rounds_and_not_in_one(site):
    players = await site.match("Ada Bo Cy", "morpho", turn_limit=3)
    with refused("not_now"):
        await players[0].do("set_options", options={"deduction": True})
    while (await players[0].view())["table"]["phase"] == "playing":
        await some_move(players, Random(3))

    await players[0].do("set_options", options={"deduction": True})
    await players[0].do("next_round")

    assert (await deduction(players[1]))["round"] == 2


async def test_a_process_of_its_own_works_it_out(tmp_path):
    pools = Pools(1)
    async with running(tmp_path / "morpho.db", thinker=pools.bots, aids=pools.aids) as site:
        ada, *_ = await site.match("Ada Bo Cy", "morpho", **OFFERED)
        found = await deduction(ada)
    await pools.close()

    assert sum(found["cards"]["M"]["odds"].values()) == pytest.approx(1, abs=1e-4)
