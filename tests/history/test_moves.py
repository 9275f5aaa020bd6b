"""The moves of a match are sent when it is over, to everybody at its table."""

from contextlib import nullcontext
from secrets import token_urlsafe

import pytest

from morpho_server.history import moves, time_slices
from morpho_server.tables.runtime.registry import LiveTables
from tests.support.fairness.saving import saved_by_rest, verdict_on
from tests.support.serving import ALL_GAMES, refused
from tests.support.visitors import Player, begin

pytestmark = pytest.mark.asyncio(loop_scope="session")

OPTIONS = {"mode": "expert", "replays": "round"}


async def asked_for(player: Player, match: int = 1):
    """Return the moves of a match, as a player is sent them."""
    return await player.ask("GET", f"matches/{match}/moves")


async def agree(people: list[Player]) -> None:
    """End a round of M.O.R.P.H.O. by everybody's consent."""
    for player in people:
        await player.move("agree")


async def test_the_moves_are_told_as_they_were_made(site):
    people = await site.match("Ada Bo Cy", "morpho", **OPTIONS)
    await agree(people)
    await people[0].do("next_round")
    await people[2].move("agree")
    await people[0].do("end_match")

    assert await asked_for(people[1]) == {
        "match": 1,
        "game": "morpho",
        "rounds": [
            {"round": 1, "moves": [[seat, "agree", False] for seat in range(3)]},
            {"round": 2, "moves": [[2, "agree", False]]},
        ],
    }


async def test_nothing_is_told_before_the_match_is_over(site):
    """Not even of a round that may be seen again."""
    people = await site.match("Ada Bo Cy", "morpho", **OPTIONS)
    with refused("match_goes_on"):
        await asked_for(people[0])

    await agree(people)

    with refused("match_goes_on"):
        await asked_for(people[0])
    await people[0].do("next_round")
    with refused("match_goes_on"):
        await asked_for(people[0])


async def test_there_are_no_moves_of_a_match_that_was_not_played(site):
    ada, _ = await site.match("Ada Bo")
    await ada.do("end_match")

    for match in (2, 2**31 - 1):
        with refused("no_such_match"):
            await asked_for(ada, match)


async def test_a_spectator_is_told_and_a_stranger_is_not(site):
    ada, _ = await site.match("Ada Bo")
    watcher = await (await site.guest()).join(ada.code, "Watcher", sit=False)
    await ada.do("end_match")
    stranger = Player(await site.guest(), ada.code, ada.id)

    assert await asked_for(watcher) == await asked_for(ada)
    with refused("not_your_player"):
        await asked_for(stranger)


async def test_an_earlier_match_of_another_game_has_its_moves(site, monkeypatch):
    monkeypatch.setattr(time_slices, "PAGE", 3)
    monkeypatch.setattr(moves, "PART", 2)
    people = await site.match("Ada Bo Cy", "morpho", **OPTIONS)
    await people[1].move("agree")
    await people[0].do("end_match")
    last = await asked_for(people[0])
    await people[0].do("choose_game", game="guess")
    await begin(people)

    assert await asked_for(people[0]) == last
    with refused("match_goes_on"):
        await asked_for(people[0], 2)


async def test_the_parts_of_moves_hide_what_nobody_heard_of(site, monkeypatch):
    monkeypatch.setattr(moves, "PART", 2)
    monkeypatch.setattr(time_slices, "PAGE", 3)
    parts = []
    for links in (0, 4):
        people = await site.match("Ada Bo Cy", "morpho", **OPTIONS)
        for player in people:
            for _ in range(links):
                await player.do("link_device", token=token_urlsafe(32))
            await player.move("agree")
        await people[0].do("end_match")
        tables = LiveTables(ALL_GAMES, site.world)
        session = await tables.find(people[0].code)
        pages = moves.moves_of(time_slices.TimeSlices(), session.log, session.table, 1, nullcontext)
        parts.append([part async for part in pages])

    assert parts[0] == parts[1]
    assert len(parts[0]) == 2


async def test_a_match_without_shares_can_be_played_again(site):
    people = await site.match("Ada Bo Cy", "morpho", **OPTIONS)
    await agree(people)
    for _ in range(2):
        await people[0].do("end_match")
        await people[0].do("rematch")
    await people[0].do("end_match")

    for player in people:
        verdict = verdict_on(await saved_by_rest(player, 1, 2, 3))
        assert verdict.reason == "Nobody gave a share, so the server alone decided."
