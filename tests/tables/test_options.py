"""Options of a table, its game and its seats, and their effect on a game."""

import pytest

from morpho_server.games.seats import Seat
from morpho_server.tables.messages import events as ev
from morpho_server.tables.messages.commands import (
    EndMatch,
    Leave,
    NextRound,
    Rematch,
    SetOptions,
    SetReady,
    SetSeatOptions,
    Sit,
    Stand,
    Start,
)
from morpho_server.tables.messages.errors import CommandRefusedError
from tests.support.tables.sittings import ANY_ID, Sitting, sitting, waiting


def choose(at: Sitting, player: str, **options: object) -> None:
    """Choose options for a player's seat."""
    at.do(player, SetSeatOptions(id=ANY_ID, options=options))


def shown(at: Sitting) -> dict[str, object] | None:
    """Return the options of seats that everybody sees."""
    return at.projection.table_view().get("seat_options")


def finish(at: Sitting) -> Sitting:
    """Play a match to its end."""
    while at.table.phase == "playing":
        at.move(at.owing[0], at.legal[-1])
    return at


def test_seat_options_are_chosen_by_the_player_and_public():
    at = waiting("Ada Bo", "lanes")

    choose(at, "p2", die="steady")

    assert shown(at) == {"1": {"die": "steady"}}
    assert at.again().seat_options == at.table.seat_options


@pytest.mark.parametrize("options", [{"die": "round"}, {"deck": 1}, {}])
def test_the_game_checks_what_is_chosen_for_a_seat(options):
    at = waiting("Ada Bo", "lanes")

    with pytest.raises(CommandRefusedError, match="bad_options"):
        choose(at, "p2", **options)


def test_only_who_sits_chooses_and_only_before_a_match():
    at = waiting("Ada Bo", "lanes")
    at.do("p2", Stand(id=ANY_ID))
    with pytest.raises(CommandRefusedError, match="not_seated"):
        choose(at, "p2", die="steady")

    on = sitting("Ada Bo", "lanes")
    with pytest.raises(CommandRefusedError, match="not_now"):
        choose(on, "p2", die="steady")


@pytest.mark.parametrize(
    "command", [Stand(id=ANY_ID), Sit(id=ANY_ID, seat=Seat(3)), Leave(id=ANY_ID)]
)
def test_a_seat_that_changes_hands_before_a_match_has_no_options(command):
    at = waiting("Ada Bo", "lanes")
    choose(at, "p2", die="steady")

    at.do("p2", command)

    assert shown(at) is None


def test_the_game_gets_the_options_of_its_seats_in_their_order():
    at = waiting("Ada Bo Cy", "lanes")
    at.do("p2", Stand(id=ANY_ID))
    choose(at, "p3", die="steady")
    at.do("p3", SetReady(id=ANY_ID, ready=True))

    at.do("p1", Start(id=ANY_ID))

    assert at.table.match_on.state.setup.dice == ["plain", "steady"]
    assert shown(at) == {"1": {"die": "steady"}}


def test_a_vacated_seat_keeps_its_options_for_the_match():
    at = waiting("Ada Bo", "lanes")
    choose(at, "p2", die="steady")
    at.do("p2", SetReady(id=ANY_ID, ready=True))
    at.do("p1", Start(id=ANY_ID))

    at.do("p2", Leave(id=ANY_ID))
    assert shown(at) == {"1": {"die": "steady"}}

    at.do("p1", EndMatch(id=ANY_ID))
    assert shown(at) is None


def test_a_rematch_of_as_many_takes_over_what_the_game_carries():
    at = finish(sitting("Ada Bo Cy", "lanes"))
    began = at.table.match_on.state.setup.first

    at.do("p1", Rematch(id=ANY_ID))

    assert at.table.match_on.state.setup.first == (began + 1) % 3


def test_several_share_a_victory_and_a_draw_has_no_winners():
    races = [{"length": 9, "laps": 2}, {"length": 4, "laps": 3}]
    ends = [finish(sitting("Ada Bo", "lanes", n, **races[n % 2])) for n in range(40)]

    endings = [
        next(e for e in at.entries[-1].events if isinstance(e, ev.MatchEnded)) for at in ends
    ]
    assert {len(event.winners or ()) for event in endings} == {0, 1, 2}
    for at, event in zip(ends, endings, strict=True):
        assert at.projection.table_view()["match"]["winners"] == list(event.winners or ())


def test_a_match_called_off_has_no_winners():
    at = sitting("Ada Bo")

    at.do("p1", EndMatch(id=ANY_ID))

    [ended] = [e for e in at.entries[-1].events if isinstance(e, ev.MatchEnded)]
    assert (ended.reason, ended.winners) == ("called_off", ())


def test_a_game_without_reactions_has_no_reaction_time():
    at = waiting("Ada Bo", "lanes")

    assert "reaction_seconds" not in at.table.options
    with pytest.raises(CommandRefusedError, match="bad_options"):
        at.do("p1", SetOptions(id=ANY_ID, options={"reaction_seconds": 20}))


def test_one_player_alone_plays_where_the_game_lets_them():
    at = finish(sitting("Ada", "lanes"))

    with pytest.raises(CommandRefusedError, match="not_now"):
        at.do("p1", NextRound(id=ANY_ID))
    at.do("p1", Rematch(id=ANY_ID))
    assert at.table.phase == "playing"
