"""Absences at a table: who is away, and for which seats a stand-in decides."""

import pytest

from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat
from morpho_server.tables.decide.people import absences, bots
from morpho_server.tables.messages import commands
from morpho_server.tables.messages.errors import CommandRefusedError
from morpho_server.tables.model.ids import Millis, PlayerId
from morpho_server.tables.stream.table_view import table_view
from tests.support.tables.sittings import ANY_ID, Sitting, sitting


def away(at: Sitting, player: str) -> bool:
    """Note that somebody is away."""
    return at.act(lambda table, *_: absences.record_away(table, PlayerId(player)))


def back(at: Sitting, player: str) -> bool:
    """Note that somebody is back."""
    return at.act(lambda table, *_: absences.record_return(table, PlayerId(player)))


def begin(at: Sitting) -> bool:
    """Begin the stand-ins that are due; return whether there were any."""
    return at.act(lambda table, now, _: absences.begin_stand_ins(table, now))


def decide(at: Sitting, seat: int, move: str | None) -> bool:
    """Make a move for a stand-in."""
    chosen = None if move is None else Move(move)
    return at.act(lambda table, now, dice: bots.decide_for(table, Seat(seat), chosen, now, dice))


def choose(at: Sitting, **options: object) -> None:
    """Choose options as the host."""
    at.do("p1", commands.SetOptions(id=ANY_ID, options=options))


def leave(at: Sitting, player: str) -> None:
    """Let a player leave."""
    at.do(player, commands.Leave(id=ANY_ID))


def with_stand_in() -> Sitting:
    """Return a match in which Bo is away and has a stand-in."""
    at = sitting("Ada Bo Cy", stand_in_seconds=60)
    away(at, "p2")
    at.wait(60)
    begin(at)
    return at


def last(at: Sitting) -> list[str]:
    """Return the kinds of the events of the last entry."""
    return [event.kind for event in at.entries[-1].events]


def test_nobody_is_away_twice_or_back_twice():
    at = sitting("Ada Bo")

    assert [away(at, "p2"), away(at, "p2")] == [True, False]
    assert [back(at, "p2"), back(at, "p2")] == [True, False]


def test_only_a_seated_player_is_away():
    at = sitting("Ada Bo")
    leave(at, "p2")

    assert not away(at, "p2")
    at.do("p1", commands.EndMatch(id=ANY_ID))
    at.do("p1", commands.Stand(id=ANY_ID))
    assert not away(at, "p1")


def test_everybody_sees_who_is_away_and_who_has_a_stand_in():
    at = sitting("Ada Bo Cy", stand_in_seconds=60)
    assert "stand_ins" not in table_view(at.table)
    assert "away" not in table_view(at.table)["players"]["p2"]

    away(at, "p2")
    assert at.patch == {"players": {"p2": {"away": True}}}
    at.wait(60)
    begin(at)
    assert at.patch == {"stand_ins": [1]}
    back(at, "p2")

    assert at.patch == {"players": {"p2": {"away": None}}, "stand_ins": None}
    assert last(at) == ["player_back", "stand_in_ended"]
    assert table_view(at.again()) == table_view(at.table)


def test_a_stand_in_begins_when_the_host_wants_it_and_not_before():
    at = sitting("Ada Bo", stand_in_seconds=60)
    away(at, "p2")

    at.wait(59.9)
    assert not begin(at)
    at.wait(0.1)

    assert begin(at)
    assert not begin(at)
    assert at.table.stand_ins == {Seat(1)}


def test_where_the_host_would_rather_wait_none_begins():
    at = sitting("Ada Bo Cy", stand_in_seconds=None)
    away(at, "p2")
    leave(at, "p3")
    at.wait(100_000)

    assert not begin(at)


def test_a_seat_that_nobody_holds_has_a_stand_in_at_once():
    at = sitting("Ada Bo Cy", stand_in_seconds=3600)
    leave(at, "p3")

    assert begin(at)
    assert at.table.stand_ins == {Seat(2)}


def test_a_player_who_takes_such_a_seat_decides():
    at = sitting("Ada Bo Cy")
    leave(at, "p3")
    begin(at)

    at.join("Di")
    at.admit("p4")

    assert "stand_in_ended" in last(at)
    assert not at.table.stand_ins
    assert not decide(at, 2, None)


def test_a_seat_that_was_left_keeps_the_name_of_who_had_it_last():
    at = with_stand_in()
    leave(at, "p2")

    assert table_view(at.table)["left"] == {"1": {"player": "p2", "name": "Bo"}}
    assert table_view(at.again()) == table_view(at.table)
    at.join("Di")
    at.admit("p4")
    assert "left" not in table_view(at.table)


def test_a_stand_in_goes_on_when_the_one_who_is_away_leaves():
    at = with_stand_in()

    leave(at, "p2")

    assert at.table.stand_ins == {Seat(1)}
    assert not begin(at)


def test_the_host_may_change_the_time_in_the_middle_of_a_round():
    at = sitting("Ada Bo", stand_in_seconds=None)
    away(at, "p2")
    at.wait(20)

    choose(at, stand_in_seconds=10)

    assert begin(at)
    assert last(at) == ["stand_in_began"]


@pytest.mark.parametrize("seconds", [None, 3600])
def test_a_stand_in_is_over_when_the_host_would_rather_wait(seconds):
    at = with_stand_in()

    choose(at, stand_in_seconds=seconds)

    assert last(at) == ["options_set", "stand_in_ended"]
    assert not at.table.stand_ins
    assert not begin(at)


def test_a_stand_in_that_is_due_with_the_new_time_too_goes_on():
    at = with_stand_in()

    choose(at, stand_in_seconds=30)

    assert last(at) == ["options_set"]
    assert at.table.stand_ins == {Seat(1)}


@pytest.mark.parametrize("options", [{"turn_seconds": 30}, {"stand_in_seconds": 60, "target": 9}])
def test_other_options_are_fixed_while_a_round_is_on(options):
    at = sitting("Ada Bo")

    with pytest.raises(CommandRefusedError) as refused:
        choose(at, **options)

    assert refused.value.code == "not_now"


@pytest.mark.parametrize("seconds", [9, 3601, 60.5, "60", True])
def test_the_time_is_a_number_of_seconds_within_reason(seconds):
    at = sitting("Ada Bo")

    with pytest.raises(CommandRefusedError) as refused:
        choose(at, stand_in_seconds=seconds)

    assert refused.value.code == "bad_options"


def test_decisions_of_a_stand_in_are_marked():
    at = with_stand_in()

    assert decide(at, 1, "stake 2")

    entry = at.entries[-1]
    assert (entry.player, entry.seat, entry.move) == (None, Seat(1), "stake 2")
    assert last(at)[0] == "stand_in_moved"
    assert at.table.lapses == 0


def test_a_seat_is_decided_for_once():
    at = with_stand_in()

    assert [decide(at, 1, "stake 2"), decide(at, 1, "stake 1")] == [True, False]


def test_when_the_owner_is_back_the_stand_in_is_too_late():
    at = with_stand_in()
    back(at, "p2")

    assert not decide(at, 1, "stake 2")


def test_when_the_stand_in_was_faster_the_owner_finds_it_decided():
    at = with_stand_in()
    decide(at, 1, "stake 2")
    back(at, "p2")

    with pytest.raises(CommandRefusedError) as refused:
        at.move(1, "stake 1")

    assert refused.value.code == "not_your_turn"


def test_an_owner_may_decide_before_their_return_is_recorded():
    at = with_stand_in()

    at.move(1, "stake 1")

    assert not decide(at, 1, "stake 2")


def test_a_stand_in_without_a_choice_makes_the_timeout_move():
    at = with_stand_in()

    decide(at, 1, None)

    assert at.entries[-1].move == "stake 1"


def test_deadlines_go_on_as_usual():
    at = sitting("Ada Bo Cy", stand_in_seconds=10, turn_seconds=60)
    away(at, "p2")
    at.wait(10)
    begin(at)
    assert at.left(1) == 50

    decide(at, 1, "stake 1")
    assert at.table.deadline is not None
    assert at.table.deadline.seats == (0, 2)
    assert at.left(0) == 50
    at.wait(50)
    assert at.run_out()

    assert last(at)[0] == "time_ran_out"


def test_the_end_of_a_match_is_the_end_of_its_stand_ins():
    at = with_stand_in()

    at.do("p1", commands.EndMatch(id=ANY_ID))

    assert "stand_ins" not in table_view(at.table)
    assert table_view(at.table)["players"]["p2"]["away"]
    at.do("p1", commands.Rematch(id=ANY_ID))
    assert begin(at), "who is still away has been so for long"


def test_a_player_who_is_away_or_back_wakes_nobody():
    at = sitting("Ada Bo", turn_seconds=10)
    at.wait(10)
    at.run_out()
    assert at.table.lapses == 1

    away(at, "p2")
    back(at, "p2")

    assert at.table.lapses == 1


def test_a_table_without_the_option_has_the_usual_time():
    at = sitting("Ada Bo")
    del at.table.options["stand_in_seconds"]
    away(at, "p2")

    assert absences.awaited_stand_ins(at.table) == {Seat(1): Millis(at.now + 120_000)}


def test_a_secret_vote_does_not_prolong_an_empty_table():
    """It sleeps after so many timeouts in a row, whatever was decided in secret between them."""
    at = sitting("Ada Bo Cy Dan", "morpho", turn_seconds=10)
    at.move(0, "agree")
    at.wait(11)
    at.run_out()

    at.move(1, "agree")

    assert last(at) == ["agreed"]
    assert at.table.lapses == 1
