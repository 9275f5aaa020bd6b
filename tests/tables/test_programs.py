"""Programs are marked: in whichever way they come, and for good."""

from morpho_server.games.seats import Seat
from morpho_server.tables.decide.people.absences import record_away
from morpho_server.tables.decide.people.lobby import join, note_program
from morpho_server.tables.decide.people.seat_transfer import use_pass
from morpho_server.tables.messages import commands
from morpho_server.tables.model.ids import GuestId, Millis, TokenHash
from morpho_server.tables.stream.table_view import table_view
from tests.support.tables.sittings import ANY_ID, Sitting, sitting, waiting

PROGRAM = GuestId(9)
TOKEN = TokenHash("a" * 64)


def come(at: Sitting) -> None:
    """Let a program come, or ask to."""
    command = commands.Join(PROGRAM, at.table.invitation, "Cody", sit=True, program=True)
    at.write(join(at.table, command, Millis(at.now)))


def use(at: Sitting, name: str | None) -> None:
    """Let a program use the pass that somebody has made."""
    command = commands.UsePass(PROGRAM, TOKEN, name, program=True)
    at.write(use_pass(at.table, command, Millis(at.now)))


def programs(at: Sitting) -> list[str]:
    """Return the names of those that everybody is shown as programs, after any restart too."""
    assert at.again().players == at.table.players
    players = at.projection.table_view()["players"].values()
    return [player["name"] for player in players if player.get("program")]


def test_a_program_is_marked_as_it_comes():
    at = waiting("Ada")

    come(at)

    assert at.patch["players"]["p2"]["program"] is True
    assert programs(at) == ["Cody"]


def test_the_host_is_told_that_a_program_asks_to_come():
    at = waiting("Ada", entry="approval")

    come(at)
    assert at.patch["entry_requests"]["p2"] == {"name": "Cody", "sit": True, "program": True}

    at.admit("p2")
    assert programs(at) == ["Cody"]


def test_a_device_that_is_a_program_marks_its_player():
    at = waiting("Ada Bo")
    at.do("p1", commands.LinkDevice(id=ANY_ID, token=TOKEN))

    use(at, None)

    assert programs(at) == ["Ada"]


def test_a_program_that_takes_over_a_seat_is_marked_and_not_who_held_it():
    at = sitting("Ada Bo", "guess", 1)
    at.act(lambda table, *_: record_away(table, "p2"))
    at.do("p1", commands.OfferSeat(id=ANY_ID, seat=Seat(1), token=TOKEN))

    use(at, "Cody")

    assert at.table.holders[Seat(1)].name == "Cody"
    assert programs(at) == ["Cody"]


def test_a_guest_that_says_so_later_is_marked_wherever_it_is_once():
    at = waiting("Ada", entry="approval")
    at.join("Bo", PROGRAM)
    at.admit("p2")
    at.join("Cy", PROGRAM)

    assert at.act(lambda table, *_: note_program(table, PROGRAM))
    assert programs(at) == ["Bo"]
    assert table_view(at.table)["entry_requests"]["p3"]["program"] is True
    assert not at.act(lambda table, *_: note_program(table, PROGRAM))

    at.admit("p3")
    assert programs(at) == ["Bo", "Cy"]
