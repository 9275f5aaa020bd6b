"""What could have been known in a past round: for who may see it again, worked out once."""

import asyncio
from collections.abc import AsyncIterator
from random import Random

import pytest
import pytest_asyncio

from morpho_server.aids import analyses
from morpho_server.workers.pools import Pools
from morpho_server.workers.questions import (
    Analysed,
    BotFailedError,
    NoWorkerError,
    PastQuestion,
)
from tests.support.at_home import AtHome
from tests.support.history import EXPERT, past_round, play_until_over
from tests.support.nightly import nightly
from tests.support.pages import Json, refused
from tests.support.serving import Site, running
from tests.support.visitors import Player

pytestmark = pytest.mark.asyncio(loop_scope="session")


class Counting(AtHome):
    """Works out what is asked, counts the questions, and fails as often as it is told to."""

    def __init__(self) -> None:
        self.asked = 0
        self.limits: list[float] = []
        self.at_once = 0
        self.most_at_once = 0
        self.failures: list[BotFailedError] = []

    async def analyse(self, question: PastQuestion) -> Analysed:
        self.asked += 1
        self.limits.append(question.limit)
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        await asyncio.sleep(0)
        self.at_once -= 1
        if self.failures:
            raise self.failures.pop()
        return await super().analyse(question)


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def counting() -> Counting:
    return Counting()


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def site(tmp_path_factory, counting) -> AsyncIterator[Site]:
    """Run a server of this module's own."""
    path = tmp_path_factory.mktemp("analyses") / "morpho.db"
    async with running(path, aids=counting) as served:
        yield served


async def analysis(player: Player, match: int = 1, number: int = 1) -> Json:
    return await player.ask("GET", f"matches/{match}/rounds/{number}/analysis")


async def story(player: Player, match: int = 1) -> Json:
    return await player.ask("GET", f"matches/{match}/analysis")


async def over(site: Site, seed: int = 5) -> list[Player]:
    players = await site.match("Ada Bo Cy", "morpho", **EXPERT)
    await play_until_over(players, Random(seed))
    return players


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def played(site) -> list[Player]:
    """Players of a match that is over, in which Ada claimed what she did not hold."""
    players = await site.match("Ada Bo Cy", "morpho", **EXPERT)
    held = (await players[0].view())["own"]["known"].values()
    claimed = next(name for name in ("leader", "technician", "bodyguard") if name not in held)
    await players[0].do("say_phrase", phrase=f"claim {claimed}")
    for asked in (analysis, story):
        with refused("match_goes_on"):
            await asked(players[0])
    await play_until_over(players, Random(5))
    return players


async def test_a_round_is_analysed_once_as_long_as_its_steps_allow(played, counting, monkeypatch):
    ada = played[0]
    rounds = len((await ada.ask("GET", "matches/1"))["rounds"])
    steps = [len((await past_round(ada, 1, n + 1))["steps"]) for n in range(rounds)]

    with monkeypatch.context() as patched:
        patched.setattr(analyses, "MOST_STEPS", steps[0] - 1)
        with refused("no_analysis"):
            await analysis(ada)
    assert not counting.asked, "a very long round is not analysed at all"

    counting.failures = [NoWorkerError("slow", "it was told to")]
    with refused("overloaded"):
        await analysis(ada)

    counting.asked = counting.most_at_once = 0
    counting.limits.clear()
    monkeypatch.setattr(analyses, "MOST_STEPS", max(steps))
    stories, *_ = await asyncio.gather(*(story(player) for player in played), analysis(ada))
    assert counting.asked == rounds
    assert counting.most_at_once <= 2, "one for each request that is not for the same"
    assert sorted(counting.limits) == sorted(2 + 0.02 * each for each in steps)
    each = [(await analysis(played[1], 1, number + 1))["story"] for number in range(rounds)]
    assert stories == {"rounds": each}
    assert counting.asked == rounds


async def test_it_speaks_of_lies_and_of_the_cards_that_each_seat_saw(played):
    found, past = await analysis(played[0]), await past_round(played[0], 1, 1)

    first, *others = found["story"]["lies"]
    assert first > 0, "a false claim by a tap is a lie of its seat"
    assert others == [0, 0]
    dealt = found["chances"]["seats"]
    assert len(dealt) == len(past["holders"])
    for seat, shown in past["steps"][0]["own"].items():
        own = shown["own"]["known"]
        first = dealt[int(seat)][0]
        assert first["step"] == 0
        sure = {slot: found["chances"]["odds"][number] for slot, number in first["cards"].items()}
        assert (
            own.items()
            <= {slot: next(iter(odds)) for slot, odds in sure.items() if len(odds) == 1}.items()
        )


@pytest.mark.parametrize("lapse", ["failed", nightly("slow")])
async def test_a_failed_analysis_is_not_begun_again(site, counting, lapse):
    players = await over(site)
    counting.failures = [BotFailedError(lapse, "it was told to")]
    counting.asked = 0

    for player in players:
        with refused("no_analysis"):
            await analysis(player)
        with refused("no_analysis"):
            await story(player)

    assert counting.asked == 1
    assert len(site.complaints) == 1
    site.complaints.clear()


async def test_it_is_not_shown_to_who_is_not_at_the_table(site, played):
    stranger = await site.guest()

    with refused("not_your_player"):
        await Player(stranger, played[0].code, "p1").ask("GET", "matches/1/rounds/1/analysis")


async def test_a_game_in_which_nothing_is_hidden_has_none(site):
    ada, bo = await site.match("Ada Bo", "guess", target=2)
    await ada.do("end_match")

    with refused("no_analysis"):
        await analysis(bo)
    with refused("no_analysis"):
        await story(bo)


@pytest.mark.nightly
async def test_a_process_of_its_own_works_it_out(tmp_path):
    pools = Pools(1)
    async with running(tmp_path / "morpho.db", thinker=pools.bots, aids=pools.aids) as site:
        players = await over(site)
        found = await analysis(players[0])

        assert found["story"]["fooled"]
        assert (len(pools.bots.pids), len(pools.aids.pids)) == (0, 1)
    await pools.close()
