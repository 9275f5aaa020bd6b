"""The guarantees of the results of matches, on every kind of database."""

import asyncio
from dataclasses import replace

import pytest

from morpho_server.storage.database.open import open_database
from morpho_server.tables.model.result import (
    MatchResult,
    MyTotals,
    PartCount,
    Rival,
    Season,
    SeatResult,
    Standing,
    Totals,
)
from tests.support.storage.small_game import EVENT_TYPES, NOON

ANN = SeatResult(0, "p1", "Ann", None, 11, 1, True, 3, {"leader": PartCount(2, 1, 1)})
BO = SeatResult(1, "p2", "Bo", None, 4, 2, False, 1, {"killer": PartCount(3, 3, 1)})
ROBOT = SeatResult(2, "p3", "Robot", "agent", 4, 2, False, 1, {"leader": PartCount(1, 1, 0)})
RESULT = MatchResult(1, "small", 1000, 3, called_off=False, seats=[ANN, BO, ROBOT])


@pytest.fixture
async def ann(database):
    guest, _token = await database.guests.make("Ann")
    return guest.id


@pytest.fixture
async def bo(database):
    guest, _token = await database.guests.make("Bo")
    return guest.id


@pytest.fixture
def holders(ann, bo):
    return {0: frozenset({ann}), 1: frozenset({bo}), 2: frozenset()}


async def test_a_match_is_found_by_all_who_played_it(database, table, ann, bo, holders):
    await database.index.store_player(table, bo, "p2")

    await database.results.note(table, RESULT, holders)

    [of_ann], [of_bo] = [await database.results.matches(guest) for guest in (ann, bo)]
    assert of_ann.match == of_bo.match == RESULT
    assert (of_ann.seat, of_bo.seat) == (0, 1)
    assert of_ann.code == "KTRWPM"
    assert (of_ann.player, of_bo.player) == (None, "p2")


async def test_a_match_is_noted_once(database, table, ann, holders):
    noting = [database.results.note(table, RESULT, holders) for _ in range(2)]
    await asyncio.gather(*noting)
    await database.results.note(table, RESULT, holders)

    assert len(await database.results.matches(ann)) == 1
    assert [each.matches for each in await database.results.totals()] == [1]
    assert await database.results.last_noted(table) == 1


async def test_a_table_without_a_match_has_none_noted(database, table):
    assert await database.results.last_noted(table) == 0


async def test_matches_are_listed_latest_first_in_pages(database, table, ann, holders):
    for number, at in ((1, 30), (2, 10), (3, 20), (4, 20)):
        result = replace(RESULT, number=number, ended_at=at)
        await database.results.note(table, result, holders)

    numbers, last = [], None
    while found := await database.results.matches(ann, last, limit=2):
        numbers += [each.match.number for each in found]
        last = found[-1].place

    assert numbers == [1, 4, 3, 2]


async def test_a_holder_of_several_seats_has_the_match_once(database, table, ann, bo):
    await database.index.store_player(table, ann, "p2")
    for number in (1, 2):
        held = {0: frozenset({ann}), 1: frozenset({ann, bo})}
        await database.results.note(table, replace(RESULT, number=number), held)

    first, second = await database.results.matches(ann)

    assert (first.seat, second.seat) == (0, 0)
    assert (first.player, second.player) == (None, None)
    [numbers] = await database.results.numbers(ann)
    assert (numbers.matches, numbers.rounds, numbers.points) == (2, 6, 22)
    assert await database.results.matches(ann, first.place) == [second]


async def test_numbers_add_up_all_matches_of_a_guest_by_game(database, table, ann, bo, holders):
    for number, game in ((1, "small"), (2, "other"), (3, "small")):
        await database.results.note(table, replace(RESULT, number=number, game=game), holders)

    parts = ANN.parts
    assert await database.results.numbers(ann) == [
        MyTotals("other", matches=1, won=1, rounds=3, points=11, parts=parts),
        MyTotals("small", 2, 2, 6, 22, {"leader": PartCount(4, 2, 2)}),
    ]
    assert [(each.matches, each.won) for each in await database.results.numbers(bo)] == [
        (1, 0),
        (2, 0),
    ]


async def test_the_totals_are_those_of_people(database, table, holders):
    for number in (1, 2):
        await database.results.note(table, replace(RESULT, number=number), holders)

    parts = {"leader": PartCount(4, 2, 2), "killer": PartCount(6, 6, 2)}
    assert await database.results.totals() == [Totals("small", 2, 6, parts)]


async def test_a_season_has_the_matches_of_a_game_at_a_table(database, table, holders):
    other = await database.index.add("OTHER1", "small", 2000)
    second = [replace(ANN, won=False, points=9), replace(BO, won=True, points=10), ROBOT]
    await database.results.note(table, RESULT, holders)
    await database.results.note(table, replace(RESULT, number=2, seats=second), holders)
    await database.results.note(table, replace(RESULT, number=3, game="other"), holders)
    await database.results.note(other, RESULT, holders)

    season = await database.results.season(table, "small", first=1)
    assert (season.game, season.matches) == ("small", 2)
    assert sorted(season.standings, key=lambda one: one.name) == [
        Standing("Ann", None, matches=2, won=1, points=20),
        Standing("Bo", None, 2, 1, 14),
        Standing("Robot", "agent", 2, 0, 8),
    ]
    assert season.overall is not None
    assert ([*season.overall.games], season.overall.matches) == (["other", "small"], 3)
    assert [(place, one.name, one.won, one.points) for place, one in season.overall.places()] == [
        (1, "Ann", 2, 0),
        (2, "Bo", 1, 0),
        (3, "Robot", 0, 0),
    ]
    unknown = await database.results.season(other, "unknown", 1)
    assert (unknown.matches, unknown.standings) == (0, [])
    alone = await database.results.season(other, "small", 1)
    assert (alone.matches, alone.overall) == (1, None)


async def test_a_season_ends_before_the_next_one_begins(database, table, holders):
    for number in range(1, 6):
        await database.results.note(table, replace(RESULT, number=number), holders)

    season = database.results.season
    assert (await season(table, "small", first=2, following=4)).matches == 2
    assert (await season(table, "small", first=4)).matches == 2
    assert (await season(table, "small", first=6)).matches == 0


@pytest.mark.parametrize(
    ("ranking", "places"),
    [
        ("won", [(1, "Bo"), (2, "Ann"), (2, "Cy"), (4, "Di")]),
        ("points", [(1, "Di"), (2, "Bo"), (3, "Ann"), (3, "Cy")]),
    ],
)
def test_a_season_is_ranked_by_matches_won_or_by_points(ranking, places):
    standings = [
        Standing("Di", None, matches=4, won=0, points=30),
        Standing("Cy", None, 4, 1, 20),
        Standing("Bo", None, 4, 2, 25),
        Standing("Ann", None, 4, 1, 20),
    ]

    shown = Season("small", 4, standings).places(ranking)

    assert [(place, one.name) for place, one in shown] == places


def of_two(number, first, second):
    """Return the result of a match with those points, in which the first in rank has won."""
    seats = [
        replace(seat, points=own, rank=1 + (own < other), won=own > other)
        for seat, own, other in ((ANN, first, second), (BO, second, first))
    ]
    return replace(RESULT, number=number, seats=seats)


async def test_rivals_have_played_three_matches_together(database, table, ann, bo, holders):
    for number in (1, 2):
        await database.results.note(table, of_two(number, 9, 3), holders)
    assert await database.results.rivals(ann) == []

    await database.results.note(table, of_two(3, 2, 10), holders)
    await database.results.note(table, of_two(4, 5, 5), holders)

    assert await database.results.rivals(ann) == [Rival("Bo", matches=4, ahead=2, behind=1)]
    assert await database.results.rivals(bo) == [Rival("Ann", matches=4, ahead=1, behind=2)]


async def test_rivals_are_people_who_played_to_the_end(database, table, ann, holders):
    for number in range(1, 4):
        called_off = replace(RESULT, number=number, called_off=True)
        await database.results.note(table, called_off, holders)

    assert await database.results.rivals(ann) == []


async def test_a_rival_is_the_same_at_several_tables(database, table, ann, bo):
    other = await database.index.add("OTHER1", "small", 2000)
    for number in (1, 2):
        held = {0: frozenset({ann}), 1: frozenset({bo})}
        await database.results.note(table, of_two(number, 9, 3), held)
    swapped = {0: frozenset({bo}), 1: frozenset({ann})}
    renamed = [
        replace(ANN, name="Bo", rank=2, won=False),
        replace(BO, name="Ann", rank=1, won=True),
    ]
    await database.results.note(other, replace(RESULT, seats=renamed), swapped)

    assert await database.results.rivals(ann) == [Rival("Bo", matches=3, ahead=3, behind=0)]


async def test_nobody_learns_that_two_names_are_one_person(database, table, ann, bo, holders):
    for number in range(1, 7):
        name = "Bo" if number <= 3 else "Somebody"
        result = of_two(number, 9, 3)
        seats = [result.seats[0], replace(result.seats[1], name=name)]
        await database.results.note(table, replace(result, seats=seats), holders)

    assert [(one.name, one.matches) for one in await database.results.rivals(ann)] == [
        ("Bo", 3),
        ("Somebody", 3),
    ]


async def test_people_of_one_name_are_not_taken_for_one(database, table, ann, bo):
    cy, _ = await database.guests.make("Bo")
    for number in range(1, 6):
        held = {0: frozenset({ann}), 1: frozenset({bo if number <= 2 else cy.id})}
        await database.results.note(table, of_two(number, 9, 3), held)

    assert [one.matches for one in await database.results.rivals(ann)] == [3]


async def test_devices_of_a_player_count_as_one_rival(database, table, ann, bo):
    phone, _ = await database.guests.make("Bo's phone")
    tablet, _ = await database.guests.make("Ann's tablet")
    for number in range(1, 4):
        held = {0: frozenset({ann, tablet.id}), 1: frozenset({bo, phone.id})}
        await database.results.note(table, of_two(number, 9, 3), held)

    for guest in (ann, tablet.id):
        rivals = await database.results.rivals(guest)
        assert [(one.name, one.matches) for one in rivals] == [("Bo", 3)]


async def test_a_holder_of_two_seats_counts_by_the_first(database, table, ann, bo):
    for number in range(1, 4):
        held = {0: frozenset({ann}), 1: frozenset({bo}), 2: frozenset({bo})}
        await database.results.note(table, replace(RESULT, number=number), held)

    assert [one.name for one in await database.results.rivals(ann)] == ["Bo"]
    assert [one.matches for one in await database.results.rivals(bo)] == [3]


async def test_forgetting_ones_matches_ends_all_rivalries(database, table, ann, bo, holders):
    for number in range(1, 4):
        await database.results.note(table, of_two(number, 9, 3), holders)

    await database.results.forget(bo)

    assert await database.results.rivals(ann) == await database.results.rivals(bo) == []
    assert len(await database.results.matches(ann)) == 3


async def test_forgetting_ones_matches_leaves_those_of_others(database, table, ann, bo, holders):
    await database.results.note(table, RESULT, holders)

    await database.results.forget(ann)

    assert await database.results.matches(ann) == await database.results.numbers(ann) == []
    assert len(await database.results.matches(bo)) == 1
    assert [each.matches for each in await database.results.totals()] == [1]


async def test_another_device_gets_all_results_once(database, table, ann, bo, holders):
    await database.results.note(table, RESULT, holders)
    phone, _ = await database.guests.make("Ann's phone")

    for _ in range(2):
        await database.results.share(ann, phone.id)

    assert await database.results.matches(phone.id) == await database.results.matches(ann)


async def test_a_removed_guest_has_no_results_and_hinders_none(database, table, ann, holders):
    gone = {0: frozenset({ann, 999}), 1: frozenset({999})}

    await database.results.note(table, RESULT, gone)

    assert await database.results.matches(999) == []
    [found] = await database.results.matches(ann)
    assert [seat.name for seat in found.match.seats] == ["Ann", "Bo", "Robot"]


async def test_results_go_with_their_table_but_the_totals_stay(database, table, ann, holders):
    other = await database.index.add("OTHER1", "small", 2000)
    await database.results.note(table, RESULT, holders)
    await database.results.note(other, RESULT, holders)

    await database.retention.remove(before=1500, is_live=lambda _: False)

    assert [each.code for each in await database.results.matches(ann)] == ["OTHER1"]
    await database.retention.remove(before=2500, is_live=lambda _: False)
    assert await database.results.matches(ann) == []
    assert [each.matches for each in await database.results.totals()] == [2]


async def test_results_do_not_keep_a_guest_who_never_comes_back(database, table, ann, holders):
    await database.results.note(table, RESULT, holders)

    removed = await database.retention.remove(NOON + 1, is_live=lambda _: True)

    assert removed.guests == 2
    assert await database.results.matches(ann) == []


async def test_results_outlive_the_server(url, clock, database, table, ann, holders):
    await database.results.note(table, RESULT, holders)

    async with open_database(url, EVENT_TYPES, clock) as again:
        assert [each.match for each in await again.results.matches(ann)] == [RESULT]
