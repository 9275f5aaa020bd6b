"""A table that is paused stands still, and goes on with as much time as there was."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from morpho_server.tables.decide.people.absences import record_away
from morpho_server.tables.messages import commands
from morpho_server.tables.messages.errors import CommandRefusedError
from morpho_server.tables.stream.table_view import table_view
from tests.support.tables.sittings import ANY_ID, Sitting, sitting

TURN = 20
BANK = 60
PAUSE = commands.PauseTable(id=ANY_ID)
RESUME = commands.ResumeTable(id=ANY_ID)
LEAVE = commands.Leave(id=ANY_ID)
WISH = commands.WishPause(id=ANY_ID, wish=True)
GO_ON = commands.WishPause(id=ANY_ID, wish=False)


def begin() -> tuple[Sitting, int]:
    """Return a match of three after the stakes, and whose turn it is; Ada (p1) is host."""
    on = sitting("Ada Bo Cy", turn_seconds=TURN, bank_seconds=BANK)
    for seat in range(3):
        on.move(seat, "stake 1")
    return on, on.owing[0]


def paused(on: Sitting) -> bool:
    """Return whether everybody sees that the table is paused."""
    return "paused" in table_view(on.table)


def kinds(on: Sitting) -> list[str]:
    """Return the kinds of the events of the last entry."""
    return [event.kind for event in on.entries[-1].events]


def test_the_clock_stands_still_and_goes_on_with_what_was_left():
    on, first = begin()
    on.wait(8)
    on.do("p1", PAUSE)
    on.wait(3600)

    assert not on.run_out()
    on.do("p1", RESUME)

    assert on.left(first) == TURN - 8 + BANK
    on.wait(TURN - 8)
    on.move(first, "pass")
    assert on.bank(first) == BANK, "a pause costs nobody's bank anything"


def test_a_pause_restores_the_rest_of_a_bank():
    on, first = begin()
    on.wait(TURN + 10)
    on.do("p1", PAUSE)
    on.wait(3600)
    on.do("p1", RESUME)
    assert on.left(first) == BANK - 10

    on.wait(5)
    on.move(first, "pass")

    assert on.bank(first) == BANK - 15


def test_nobody_moves_in_a_pause():
    on, first = begin()
    on.do("p1", PAUSE)

    for move in ("pass", "resign"):
        with pytest.raises(CommandRefusedError, match="paused"):
            on.move(first, move)
    on.do("p1", commands.Say(id=ANY_ID, text="Back in a minute."))
    on.do("p1", RESUME)
    on.move(first, "pass")


def test_everybody_sees_that_and_since_when_a_table_is_paused():
    on, first = begin()
    on.wait(8)
    before = table_view(on.table)["deadline"]

    on.do("p1", PAUSE)
    at = on.now
    on.wait(100)

    view = table_view(on.table)
    assert view["paused"] == {"at": at, "player": "p1", "agreed": False}
    assert view["deadline"] == before, "what was left is the deadline less the time of the pause"
    assert on.patch["paused"] == view["paused"]
    on.do("p1", RESUME)
    assert on.patch["paused"] is None
    assert on.patch["deadline"] == {"at": before["at"] + 100_000}
    assert on.owing == (first,)


def test_only_the_host_pauses_and_resumes_at_once():
    on, _ = begin()
    for command in (PAUSE, RESUME):
        with pytest.raises(CommandRefusedError, match="not_host"):
            on.do("p2", command)
    with pytest.raises(CommandRefusedError, match="not_now"):
        on.do("p1", RESUME)

    on.do("p1", PAUSE)

    with pytest.raises(CommandRefusedError, match="not_now"):
        on.do("p1", PAUSE)


def test_when_all_who_sit_wish_for_a_pause_there_is_one():
    on, _ = begin()
    on.do("p2", WISH)
    on.do("p3", WISH)
    assert not paused(on)
    assert table_view(on.table)["wishing"] == ["p2", "p3"]

    on.do("p1", WISH)

    assert kinds(on) == ["pause_wished", "paused"]
    assert table_view(on.table)["paused"] == {"at": on.now, "player": "p1", "agreed": True}


def test_a_wish_can_be_taken_back():
    on, _ = begin()
    on.do("p2", WISH)
    on.do("p2", GO_ON)
    assert "wishing" not in table_view(on.table)

    on.do("p1", WISH)
    on.do("p3", WISH)

    assert not paused(on)


@pytest.mark.parametrize("command", [PAUSE, WISH])
def test_when_nobody_wishes_a_pause_to_last_the_table_goes_on(command):
    on, first = begin()
    on.wait(8)
    if command is WISH:
        on.do("p2", WISH)
        on.do("p3", WISH)
    on.do("p1", command)
    on.wait(600)

    on.do("p1", GO_ON)
    on.do("p3", GO_ON)
    assert paused(on)
    assert table_view(on.table)["wishing"] == ["p2"]
    on.do("p2", GO_ON)

    assert kinds(on) == ["pause_wished", "resumed"]
    assert not paused(on)
    assert on.left(first) == TURN - 8 + BANK
    assert "wishing" not in table_view(on.table)


def test_the_host_ends_a_pause_on_which_all_agreed():
    on, _ = begin()
    for player in ("p1", "p2", "p3"):
        on.do(player, WISH)

    on.do("p1", RESUME)

    assert not paused(on)


def test_the_next_host_can_end_a_pause():
    on, _ = begin()
    on.do("p1", PAUSE)
    on.do("p1", LEAVE)
    assert paused(on)
    assert on.table.host == "p2"

    on.do("p2", RESUME)

    assert not paused(on)


def test_the_remaining_players_agree_without_one_who_left():
    on, _ = begin()
    on.do("p1", PAUSE)
    on.do("p3", LEAVE)

    on.do("p2", GO_ON)
    on.do("p1", GO_ON)

    assert not paused(on)


def test_the_present_players_agree_without_an_absent_one():
    on, _ = begin()
    away = record_away(on.table, "p2")
    assert away is not None
    on.write(away)
    on.do("p1", WISH)
    assert not paused(on)

    on.do("p3", WISH)

    assert paused(on)
    on.do("p3", GO_ON)
    on.do("p1", GO_ON)
    assert not paused(on), "who is away holds up nobody"


def test_a_spectator_has_no_wish():
    on, _ = begin()
    on.join("Dora")

    with pytest.raises(CommandRefusedError, match="not_seated"):
        on.do("p4", WISH)


def test_there_is_nothing_to_pause_but_a_round():
    on = sitting("Ada Bo", turn_seconds=TURN)
    on.do("p1", commands.EndMatch(id=ANY_ID))

    for command in (PAUSE, WISH):
        with pytest.raises(CommandRefusedError, match="not_now"):
            on.do("p1", command)


def test_calling_off_a_paused_match_ends_the_pause():
    on, _ = begin()
    on.do("p1", PAUSE)

    on.do("p1", commands.EndMatch(id=ANY_ID))

    view = table_view(on.table)
    assert view["phase"] == "over"
    assert not {"paused", "wishing", "deadline"} & view.keys()


def test_a_seat_vacated_in_a_pause_has_its_time_afterwards():
    on, first = begin()
    other = next(p for p in ("p1", "p2", "p3") if on.table.players[p].seat != first)
    on.do("p1", PAUSE)
    on.wait(100)
    on.do(on.table.holders[first].id, LEAVE)
    on.wait(100)
    assert not on.run_out()

    on.do(on.table.host or other, RESUME)

    assert on.left(first) == 10


def test_leaving_in_a_pause_costs_no_bank():
    on = sitting("Ada Bo Cy", turn_seconds=TURN, bank_seconds=BANK)
    on.do("p1", PAUSE)
    on.wait(TURN + 30)

    on.do("p3", LEAVE)

    assert [on.bank(seat) for seat in (0, 1)] == [BANK, BANK]


STEPS = st.lists(
    st.tuples(
        st.integers(0, 15),
        st.sampled_from(["move", "pause", "resume", "wish", "go on", "wait"]),
        st.integers(0, 9),
    ),
    max_size=30,
)


@given(STEPS)
def test_no_time_passes_in_a_pause(steps):
    on = sitting("Ada Bo Cy", turn_seconds=10, bank_seconds=30)
    before_pause: list[float] = []
    for seconds, what, which in steps:
        on.wait(seconds)
        while on.run_out():
            assert not paused(on)
        if on.table.phase != "playing":
            break
        player = f"p{which % 3 + 1}"
        was_paused = paused(on)
        try:
            match what:
                case "move":
                    on.move(on.owing[0], on.legal[which % len(on.legal)])
                case "pause" | "resume":
                    on.do("p1", PAUSE if what == "pause" else RESUME)
                case "wish" | "go on":
                    on.do(player, WISH if what == "wish" else GO_ON)
        except CommandRefusedError:
            pass
        if was_paused and not paused(on):
            assert [on.left(seat) for seat in on.owing] == before_pause
        if not was_paused and paused(on):
            before_pause = [on.left(seat) for seat in on.owing]
        assert all(left >= 0 for left in on.table.banks.values())
    again = on.again()
    assert (again.banks, again.deadline, again.pause) == (
        on.table.banks,
        on.table.deadline,
        on.table.pause,
    )
    assert table_view(again) == table_view(on.table)
