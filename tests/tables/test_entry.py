"""Entry to a table: for everybody invited, for those whom the host admits, or for nobody."""

import pytest

from morpho_server.games.seats import Seat
from morpho_server.tables.decide.people.absences import begin_stand_ins
from morpho_server.tables.decide.people.lobby import withdraw
from morpho_server.tables.messages import commands
from morpho_server.tables.messages.errors import CommandRefusedError
from morpho_server.tables.model.ids import PlayerId
from morpho_server.tables.model.table import MOST_PEOPLE
from morpho_server.tables.stream.table_view import table_view
from tests.support.tables.sittings import ANY_ID, sitting, waiting


def entry(value: str) -> commands.SetOptions:
    """Return the command that says who may come."""
    return commands.SetOptions(id=ANY_ID, options={"entry": value})


def remove(player: str) -> commands.Remove:
    """Return the command that removes somebody."""
    return commands.Remove(id=ANY_ID, player=PlayerId(player))


def test_nobody_comes_to_a_locked_table():
    at = waiting("Ada Bo")
    at.do("p1", entry("locked"))

    with pytest.raises(CommandRefusedError, match="table_locked"):
        at.join("Cy")

    at.do("p1", entry("open"))
    at.join("Cy")


def test_the_host_locks_the_table_in_a_round_as_well():
    at = sitting("Ada Bo Cy")

    at.do("p1", entry("locked"))

    assert at.patch == {"options": {"entry": "locked"}}


def test_an_applicant_is_no_player_until_admitted():
    at = waiting("Ada", entry="approval")

    at.join("Cy")
    assert at.patch == {"entry_requests": {"p2": {"name": "Cy", "sit": True}}}
    assert list(at.table.players) == ["p1"]

    at.admit("p2")
    assert at.table.players["p2"].seat == 1
    assert at.patch["entry_requests"] is None
    assert at.again().players == at.table.players


def test_the_first_to_come_needs_nobodys_consent():
    at = waiting("Ada", entry="approval")

    assert at.table.host == "p1"
    at.do("p1", commands.Leave(id=ANY_ID))
    at.join("Bo")

    assert at.table.host == "p2"


def test_numbers_of_players_are_those_under_which_they_asked():
    at = waiting("Ada", entry="approval")
    at.join("Bo")
    at.join("Cy")

    at.admit("p3")
    at.admit("p2")
    at.do("p1", entry("open"))
    at.join("Di")

    numbers = {player.id: player.name for player in at.table.people}
    assert numbers == {"p1": "Ada", "p2": "Bo", "p3": "Cy", "p4": "Di"}


def test_of_what_a_guest_asks_the_last_counts():
    at = waiting("Ada", entry="approval")
    at.join("Cy", 7)

    at.join("Cy", 7)

    assert table_view(at.table)["entry_requests"] == {"p3": {"name": "Cy", "sit": True}}


def test_the_name_of_who_asks_is_taken():
    at = waiting("Ada", entry="approval")
    at.join("Cy")

    with pytest.raises(CommandRefusedError, match="name_taken"):
        at.join("CY")
    with pytest.raises(CommandRefusedError, match="name_taken"):
        at.do("p1", commands.Rename(id=ANY_ID, name="Cy"))


def test_a_visitor_turned_away_is_barred_with_a_new_invitation():
    at = waiting("Ada", entry="approval")
    at.join("Cy", 7)

    at.do("p1", remove("p2"))

    done = [event.kind for event in at.entries[-1].events]
    assert done == ["player_removed", "invitation_renewed"]
    assert not at.table.entry_requests
    with pytest.raises(CommandRefusedError, match="removed"):
        at.join("Cyril", 7)


def test_a_removed_guest_cannot_apply_under_another_name():
    at = waiting("Ada Bo")
    at.do("p1", entry("approval"))
    at.join("Bob", 2)

    at.do("p1", remove("p2"))

    assert not at.table.entry_requests


def test_a_request_to_enter_can_be_withdrawn():
    at = waiting("Ada", entry="approval")
    at.join("Cy")

    at.write(withdraw(PlayerId("p2")))

    assert at.patch == {"entry_requests": None}
    with pytest.raises(CommandRefusedError, match="no_such_player"):
        at.admit("p2")


def test_requests_end_when_nobody_is_left_to_decide():
    at = waiting("Ada", entry="approval")
    at.join("Cy")

    at.do("p1", commands.Leave(id=ANY_ID))

    assert not at.table.entry_requests


def test_a_request_stays_when_the_host_opens_or_locks_the_table():
    at = waiting("Ada", entry="approval")
    at.join("Cy")

    at.do("p1", entry("locked"))
    at.admit("p2")

    assert at.table.players["p2"].name == "Cy"


def test_no_more_ask_than_there_is_room_for():
    at = waiting("Ada", entry="approval")
    for number in range(MOST_PEOPLE - 1):
        at.join(f"Somebody {number}")

    with pytest.raises(CommandRefusedError, match="table_full"):
        at.join("One more")


def test_only_the_host_admits():
    at = waiting("Ada Bo")
    at.do("p1", entry("approval"))
    at.join("Cy")

    with pytest.raises(CommandRefusedError, match="not_host"):
        at.do("p2", commands.Admit(id=ANY_ID, player=PlayerId("p3")))


def test_admission_in_a_round_gives_no_seat():
    at = sitting("Ada Bo Cy")
    at.do("p3", commands.Leave(id=ANY_ID))
    at.act(lambda table, now, _: begin_stand_ins(table, now))
    at.do("p1", entry("approval"))
    at.join("Di")

    at.admit("p4")

    assert at.table.players["p4"].seat is None
    assert at.table.seat_requests == {"p4": Seat(2)}


def test_asking_does_not_wake_a_sleeping_table():
    at = waiting("Ada", entry="approval")
    at.table.lapses = 5

    at.join("Cy")

    assert at.table.lapses == 5
