"""A table that plays on from a past round stands as that round stood, for every seat."""

from dataclasses import dataclass, field
from io import StringIO
from itertools import count
from random import Random

import pytest
import pytest_asyncio

from morpho_server.history.results import match_results
from morpho_server.history.time_slices import TimeSlices
from morpho_server.records import check
from morpho_server.tables.log.table_log import TableLog
from morpho_server.tables.model.table import Table
from tests.support.dealt import deal_as
from tests.support.fairness.saving import saved_by_rest, verdict_on
from tests.support.history import past_round, record
from tests.support.nightly import nightly, walked
from tests.support.pages import Json, refused
from tests.support.serving import ALL_GAMES, running
from tests.support.tables.trouble import Trouble
from tests.support.visitors import Player

pytestmark = pytest.mark.asyncio(loop_scope="session")

STRENGTHS = {"morpho": "recruit", "morpyam": "steady"}
SHORT = {"mode": "expert", "target": 4, "turn_limit": 4, "turn_seconds": 60}
GAMES = [("morpho", SHORT), nightly("morpyam", {})]

BODY = {"id": "x", "steps": 1, "seat": 0, "strength": "recruit"}

SECRETS = 0.1
"""How often somebody does in secret what they may, where they owe no decision."""

_ids = count(1)


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def still(tmp_path_factory):
    """A server whose bots take longer to decide than any test."""
    path = tmp_path_factory.mktemp("still") / "morpho.db"
    async with running(path, bot_seconds=600) as site:
        yield site


@dataclass
class PastMatch:
    """Three people whose match is over.

    ``seen`` is what each seat saw after each step of each round, ``moves`` what a seat did then.
    """

    people: list[Player]
    seen: dict[tuple[int, int], list[Json]] = field(default_factory=dict)
    moves: dict[tuple[int, int], tuple[int, str]] = field(default_factory=dict)

    async def play(self, dice: Random) -> None:
        """Play the match to its end, now and then by a secret move."""
        steps = 1
        while (table := (await self.people[0].view())["table"])["phase"] != "over":
            if table["phase"] == "between":
                await self.people[0].do("next_round")
                steps = 1
                continue
            moment = table["match"]["round"], steps
            self.seen[moment] = views = await what_all_see(self.people)
            seat = dice.randrange(len(self.people))
            secret = views[seat]["own"].get("open", []) if dice.random() < SECRETS else []
            if moves := views[seat]["legal"] or secret:
                self.moves[moment] = seat, dice.choice(moves)
                await self.people[seat].move(self.moves[moment][1])
                steps += 1

    def last(self, number: int) -> int:
        """Return after how many steps the last decision of a round was made."""
        return max(steps for round_, steps in self.seen if round_ == number)


@pytest.fixture(scope="module")
def past(still):
    """Return a giver of past matches of a game, to tests that leave their table as it is."""
    matches: dict[str, PastMatch] = {}

    async def of(game: str = "morpho", **options: Json) -> PastMatch:
        key = f"{game} {options}"
        if key not in matches:
            deal_as(key)  # whichever test asks first
            matches[key] = PastMatch(await still.match("Ada Bo Cy", game, **options))
            await matches[key].play(Random(5))
        return matches[key]

    return of


async def play_on(
    player: Player, steps: int, seat: int = 0, number: int = 1, under: str = "", **more: Json
) -> Player:
    """Play on from a round of the first match after some steps."""
    game = (await player.ask("GET", f"matches/1/rounds/{number}"))["game"]
    body = {
        "id": under or f"on{next(_ids)}",
        "steps": steps,
        "seat": seat,
        "strength": STRENGTHS.get(game, "recruit"),
    }
    path = f"matches/1/rounds/{number}/tables"
    return player.guest.player(await player.ask("POST", path, json=body | more))


async def what_all_see(people: list[Player]) -> list[Json]:
    """Return each seat's view of the game, and its moves."""
    views = [await player.view() for player in people]
    return [{key: view.get(key) for key in ("public", "own", "legal")} for view in views]


def without_times(past: Json) -> list[Json]:
    return [{key: step[key] for key in step if key != "at"} for step in past["steps"]]


@pytest.mark.parametrize(("game", "options"), GAMES)
async def test_every_seat_sees_what_it_saw_then_and_may_do_the_same(past, game, options):
    match = await past(game, **options)

    turns = list(enumerate(match.seen.items()))
    for turn, ((number, steps), views) in walked(turns, *turns[::4]):
        seat = turn % 3
        on = await play_on(match.people[0], steps, seat, number)
        assert (await what_all_see([on])) == [views[seat]], (number, steps, seat)


@pytest.mark.parametrize(("game", "options"), GAMES)
async def test_its_replay_begins_with_the_steps_of_the_past_round(past, game, options):
    match = await past(game, **options)
    number, _ = max(match.seen)
    steps = match.last(number)
    on = await play_on(match.people[0], steps, 1, number)

    await on.do("end_match")

    again = without_times(await past_round(on, 1, number))
    assert again == without_times(await past_round(match.people[0], 1, number))[:steps]


async def test_the_match_story_begins_with_the_continued_round(past):
    match = await past("morpho", **SHORT)
    number, _ = max(match.seen)
    on = await play_on(match.people[0], 2, number=number)
    await on.do("end_match")

    story = await on.ask("GET", "matches/1")

    assert [one["number"] for one in story["rounds"]] == [number]


@pytest.mark.parametrize(("game", "options"), GAMES)
async def test_a_restart_changes_nothing(tmp_path, game, options):
    path = tmp_path / "morpho.db"
    still = {"world_of": Trouble().world, "bot_seconds": 600}
    async with running(path, **still) as site:
        ada, *_ = people = await site.match("Ada Bo Cy", game, **options)
        for _ in range(3):
            views = await what_all_see(people)
            seat = next(seat for seat, view in enumerate(views) if view["legal"])
            await people[seat].move(views[seat]["legal"][0])
        await ada.do("end_match")
        on = await play_on(ada, 3, 2)
        before = await on.view()
        updates = await on.updates()

    async with running(path, **still) as site:
        on.guest.site = site
        assert await on.view() == before
        assert await on.updates() == updates


@pytest.mark.parametrize(("game", "options"), GAMES)
async def test_it_is_played_to_its_end_and_its_record_holds(tmp_path, game, options):
    async with running(tmp_path / "morpho.db", bot_seconds=0.01) as site:
        ada, *_ = people = await site.match("Ada Bo Cy", game, **options)
        for _ in range(3):
            views = await what_all_see(people)
            seat = next(seat for seat, view in enumerate(views) if view["legal"])
            await people[seat].move(views[seat]["legal"][0])
        await ada.do("end_match")
        on = await play_on(ada, 4)
        page = await on.page()
        dice = Random(3)
        while (view := await on.view())["table"]["phase"] == "playing":
            if moves := view.get("legal"):
                await on.move(dice.choice(moves))
            else:
                await page.reach(view["n"] + 1)
        if (await on.view())["table"]["phase"] != "over":
            await on.do("end_match")
        text = await record(on, 1, 1)

    (tmp_path / "round.yaml").write_text(text, "utf-8")
    said = StringIO()
    assert check([tmp_path / "round.yaml"], said) == 0, said.getvalue()


async def test_playing_on_seats_the_host_among_bots(past):
    bo = (await past("morpho", **SHORT)).people[1]

    on = await play_on(bo, 3, seat=2)

    table = (await on.view())["table"]
    by_seat = {seat: table["players"][player] for seat, player in table["seats"].items()}
    assert table["host"] == table["seats"]["2"] == on.id
    assert [by_seat[seat]["name"] for seat in "012"] == ["Talos", "Galatea", "Bo"]
    assert [by_seat[seat].get("bot") for seat in "012"] == ["recruit", "recruit", None]
    assert table["phase"] == "playing"
    assert table["match"]["played_on"] == {"match": 1, "round": 1, "steps": 3}
    assert table["options"] == (await bo.view())["table"]["options"]


async def test_scores_and_the_round_are_those_of_the_past_match(past):
    match = await past("morpho", **SHORT)
    number, _ = max(match.seen)
    assert number > 1

    on = await play_on(match.people[0], 2, number=number)

    shown = (await on.view())["table"]["match"]
    assert shown["round"] == number
    assert shown["scores"] == (await past_round(match.people[0], 1, number - 1))["scores"]


async def test_its_next_round_is_dealt_as_usual(past):
    match = await past("morpho", **SHORT)
    on = await played_to_the_end_of_the_round(match)

    await on.do("next_round")

    view = await on.view()
    assert view["table"]["match"]["round"] == 2
    assert view["public"]["slots"]


async def played_to_the_end_of_the_round(match: PastMatch) -> Player:
    """Play on from before the last move of the first round, and make that move again."""
    last = match.last(1)
    seat, move = match.moves[1, last]
    on = await play_on(match.people[0], last, seat)
    await on.move(move)
    assert (await on.view())["table"]["phase"] == "between"
    return on


async def test_the_first_decision_has_its_whole_time(past):
    match = await past("morpho", **SHORT)
    owing = [seat for seat, view in enumerate(match.seen[1, 4]) if view["legal"]]

    on = await play_on(match.people[0], 4)

    view = await on.view()
    assert view["table"]["deadline"]["seats"] == owing
    assert 0 < view["table"]["deadline"]["at"] - view["now"] <= 60_000


async def test_an_id_opens_one_table(past):
    people = (await past("morpho", **SHORT)).people

    one = await play_on(people[0], 3, under="once")
    again = await play_on(people[0], 3, under="once")
    other = await play_on(people[1], 3, under="once")

    assert (again.code, again.id) == (one.code, one.id)
    assert other.code != one.code


async def test_repeating_a_table_id_returns_that_table(past):
    ada = (await past("morpho", **SHORT)).people[0]
    opened = await ada.guest.open("Ada", "morpho", under="opened")

    on = await play_on(ada, 3, under="opened")

    assert (on.code, on.id) == (opened.code, opened.id)


async def test_a_friend_takes_the_seat_of_a_bot_when_the_host_agrees(past):
    match = await past("morpho", **SHORT)
    on = await play_on(match.people[0], 3)

    friend = await on.let_in("Di")

    view = await friend.view()
    assert view["you"]["seat"] == 1
    assert view["own"] == match.seen[1, 3][1]["own"]


async def test_a_table_that_was_locked_is_played_on_at_an_open_one(still):
    ada, *_ = await still.match("Ada Bo Cy", "morpho")
    await ada.do("set_options", options={"entry": "locked"})
    await ada.do("end_match")

    on = await play_on(ada, 1)

    assert (await on.view())["table"]["options"]["entry"] == "open"


async def test_nobody_plays_on_from_a_match_that_is_not_over(still):
    ada, *_ = await still.match("Ada Bo Cy", "morpho")

    with refused("match_goes_on"):
        await ada.ask("POST", "matches/1/rounds/1/tables", json=BODY)


async def test_nobody_plays_on_who_is_not_at_the_table(past, still):
    ada = (await past("morpho", **SHORT)).people[0]
    stranger = Player(await still.guest(), ada.code, ada.id)

    with refused("not_your_player"):
        await stranger.ask("POST", "matches/1/rounds/1/tables", json=BODY)


async def test_a_round_that_was_called_off_goes_on_from_its_last_step(still):
    ada, *_ = await still.match("Ada Bo Cy", "morpho")
    await ada.do("end_match")

    on = await play_on(ada, 1)

    assert (await on.view())["table"]["phase"] == "playing"


async def test_nobody_plays_on_from_the_end_of_a_round(past):
    ada = (await past("morpho", **SHORT)).people[0]
    steps = len((await past_round(ada, 1, 1))["steps"])

    with refused("not_now"):
        await play_on(ada, steps)
    with refused("no_such_step"):
        await play_on(ada, steps + 1)


@pytest.mark.parametrize(
    ("wrong", "code"),
    [({"seat": 3}, "no_such_seat"), ({"strength": "brilliant"}, "no_such_strength")],
)
async def test_unknown_seats_and_strengths_are_refused(past, wrong, code):
    ada = (await past("morpho", **SHORT)).people[0]

    with refused(code):
        await play_on(ada, 1, **wrong)


async def test_a_game_without_bots_is_not_played_on(still):
    ada, _ = await still.match("Ada Bo", target=1)
    await ada.do("end_match")

    with refused("no_such_strength"):
        await play_on(ada, 1)


async def test_a_check_says_that_a_match_is_played_on(past):
    on = await played_to_the_end_of_the_round(await past("morpho", **SHORT))
    await on.do("end_match")

    verdict = verdict_on(await saved_by_rest(on, 1))
    assert (verdict.kind, "played on" in verdict.reason) == ("not proved", True)


async def test_a_match_after_one_that_is_played_on_is_not_wrong(past):
    """Other people may sit down in the meantime."""
    on = await played_to_the_end_of_the_round(await past("morpho", **SHORT))
    friend = await (await on.site.guest()).join(on.code, "Flo")
    await on.do("end_match")
    await on.do("rematch")
    await on.do("end_match")

    for player in (on, friend):
        assert verdict_on(await saved_by_rest(player, 1, 2)).kind == "not proved"


async def test_a_match_that_is_played_on_counts_for_nobody(past):
    on = await played_to_the_end_of_the_round(await past("morpho", **SHORT))
    await on.do("end_match")

    world = on.site.world
    row = await world.index.find(on.code)
    log = TableLog(world.log, row.id, row.game)
    results = match_results(TimeSlices(), log, Table(ALL_GAMES[row.game]), 0)
    assert [result async for result in results] == []
