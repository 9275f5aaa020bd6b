"""A season counts a table's matches until the host begins another one."""

from morpho_server.tables.log.replay import Replay
from morpho_server.tables.messages import commands
from morpho_server.tables.messages import events as ev
from morpho_server.tables.model.table import Table
from morpho_server.tables.stream.table_view import table_view
from tests.support.games.morpho.shooting import refused
from tests.support.tables.sittings import ANY_ID, Sitting, waiting

BEGIN = commands.BeginSeason(id=ANY_ID)


def after_matches(count: int) -> Sitting:
    """Return a table at which so many matches were begun and called off."""
    at = waiting("Ada Bo", "morpyam")
    at.do("p2", commands.SetReady(id=ANY_ID, ready=True))
    at.do("p1", commands.Start(id=ANY_ID))
    at.do("p1", commands.EndMatch(id=ANY_ID))
    for _ in range(count - 1):
        at.do("p1", commands.Rematch(id=ANY_ID))
        at.do("p1", commands.EndMatch(id=ANY_ID))
    return at


def test_a_new_season_begins_with_the_next_match():
    at = after_matches(2)

    at.do("p1", BEGIN)

    assert at.entries[-1].events == (ev.SeasonBegun("all", 3),)
    assert table_view(at.table)["seasons"] == [1, 3]


def test_a_table_with_one_season_lists_none():
    assert "seasons" not in table_view(after_matches(1).table)


def test_only_the_host_begins_a_season():
    at = after_matches(1)

    assert refused(at, "p2", BEGIN) == "not_host"


def test_no_season_begins_in_a_match():
    at = after_matches(1)
    at.do("p1", commands.Rematch(id=ANY_ID))

    assert refused(at, "p1", BEGIN) == "not_now"


def test_no_season_begins_after_one_without_a_match():
    at = after_matches(1)
    at.do("p1", BEGIN)

    assert refused(at, "p1", BEGIN) == "not_now"
    assert refused(waiting("Ada Bo", "morpyam"), "p1", BEGIN) == "not_now"


def test_a_table_that_is_loaded_again_has_the_same_seasons():
    at = after_matches(2)
    at.do("p1", BEGIN)
    again = Replay(Table(at.table.game, games=at.table.games))

    for entry in at.entries:
        again.fast_forward(entry)
    again.finish()

    assert again.table.seasons == [1, 3]
