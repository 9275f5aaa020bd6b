"""A reserve of time for each seat and round, used when the time of a turn's decision is over.

It may grow with each decision that is made in time.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from morpho_server.tables.messages import commands
from morpho_server.tables.messages.errors import CommandRefusedError
from morpho_server.tables.stream.table_view import table_view
from tests.support.tables.sittings import ANY_ID, Sitting, sitting

TURN = 20
BANK = 60


def begin(**options: object) -> tuple[Sitting, int, int]:
    """Return a match of three after the stakes, whose turn it is, and who is next."""
    given = {"turn_seconds": TURN, "bank_seconds": BANK} | options
    on = sitting("Ada Bo Cy", **given)
    for seat in range(3):
        on.move(seat, "stake 1")
    [first] = on.owing
    return on, first, (first + 1) % 3


def test_a_turn_has_the_chosen_time_and_then_the_bank():
    on, first, _ = begin()

    on.wait(TURN + BANK - 0.1)
    assert not on.run_out()
    on.wait(0.1)

    assert on.run_out()
    assert on.owing != (first,)
    assert on.bank(first) == 0


def test_used_time_is_taken_from_the_own_bank_alone():
    on, first, second = begin()

    on.wait(TURN + 15)
    on.move(first, "pass")

    assert [on.bank(seat) for seat in (first, second)] == [BANK - 15, BANK]
    assert on.left(second) == TURN + BANK


def test_a_move_in_the_base_time_leaves_the_bank_alone():
    on, first, _ = begin()

    on.wait(TURN)
    on.move(first, "pass")

    assert on.bank(first) == BANK


def test_a_decision_in_time_adds_the_increment_to_the_own_bank_alone():
    """Also beyond what the bank began with."""
    on, first, second = begin(increment_seconds=3)

    on.wait(TURN)
    on.move(first, "pass")

    assert [on.bank(seat) - BANK for seat in (first, second)] == [6, 3], "also for the stake"
    on.wait(TURN + 15)
    on.move(second, "pass")
    assert on.bank(second) == BANK + 3 - 15 + 3


def test_a_decision_that_is_late_adds_nothing():
    on, first, _ = begin(increment_seconds=3)

    on.wait(TURN + BANK + 3)
    on.run_out()

    assert on.bank(first) == 0


def test_a_table_from_before_the_increment_has_none():
    on, first, _ = begin()
    del on.table.options["increment_seconds"]

    on.move(first, "pass")

    assert on.bank(first) == BANK


def test_an_empty_bank_leaves_the_base_time():
    on, first, _ = begin()
    on.wait(TURN + BANK)
    on.run_out()
    while on.owing != (first,):
        on.move(on.owing[0], next(move for move in on.legal if move != "pass"))

    assert on.left(first) == TURN


def test_a_reaction_has_no_bank():
    on, first, second = begin(reaction_seconds=5)

    on.move(first, f"ask {'ABC'[second]}")

    assert on.owing == (second,)
    assert on.left(second) == 5
    assert table_view(on.table)["deadline"] == {"seats": [second], "at": on.now + 5000}
    on.wait(5)
    assert on.run_out()
    assert on.bank(second) == BANK


def test_banks_are_full_again_when_a_round_begins():
    on, first, _ = begin()
    on.wait(TURN + 15)
    on.move(first, "pass")
    while on.table.phase == "playing":
        on.move(on.owing[0], "pass")
    assert on.bank(first) == BANK - 15

    on.do("p1", commands.NextRound(id=ANY_ID))

    assert {on.bank(seat) for seat in range(3)} == {BANK}


def test_simultaneous_choices_have_equal_time():
    on = sitting("Ada Bo Cy", turn_seconds=TURN, bank_seconds=BANK)
    on.wait(TURN - 5)
    on.move(1, "stake 1")
    assert on.left(0) == on.left(2) == 5 + BANK

    on.wait(5 + 12)
    on.move(0, "stake 1")

    assert [on.bank(seat) for seat in range(3)] == [BANK - 12, BANK, BANK]
    assert on.left(2) == BANK - 12
    on.wait(BANK - 12)
    assert on.run_out()
    assert on.bank(2) == 0


def test_a_late_choice_ends_with_the_own_bank():
    on = sitting("Ada Bo", turn_seconds=TURN, bank_seconds=BANK)
    on.wait(TURN + 30)
    on.move(0, "stake 1")
    on.move(1, "stake 1")
    [first] = on.owing
    on.wait(TURN + BANK - 30)

    assert on.run_out()
    assert on.bank(first) == 0


def test_a_seat_that_nobody_holds_has_no_bank():
    on, first, _ = begin()

    on.do(on.table.holders[first].id, commands.Leave(id=ANY_ID))

    assert on.left(first) == 10


def test_banks_and_their_users_are_public():
    on, first, _ = begin()
    on.wait(TURN + 15)
    on.move(first, "pass")

    view = table_view(on.table)

    assert view["deadline"] == {"seats": list(on.owing), "at": on.now + 1000 * TURN, "banked": True}
    full = {str(seat): 1000 * BANK for seat in range(3)}
    assert view["banks"] == full | {str(first): 1000 * (BANK - 15)}
    assert on.patch["banks"] == {str(first): 1000 * (BANK - 15)}


def test_without_a_bank_the_table_tells_nothing_of_one():
    on, _, _ = begin(bank_seconds=0)

    assert "banks" not in table_view(on.table)
    assert set(table_view(on.table)["deadline"]) == {"seats", "at"}


def test_a_bank_is_of_no_use_where_turns_have_no_limit():
    on, _, _ = begin(turn_seconds=None)

    assert on.table.deadline is None


@pytest.mark.parametrize("seconds", [-1, 601, 1.5, None, True, "60"])
def test_a_bank_out_of_range_is_refused(seconds):
    with pytest.raises(CommandRefusedError, match="bad_options"):
        sitting("Ada Bo", bank_seconds=seconds)


@given(
    st.sampled_from([0, 1, 30]),
    st.sampled_from([0, 5]),
    st.lists(
        st.tuples(st.integers(0, 25), st.sampled_from(["move", "wait"]), st.integers(0, 9)),
        max_size=25,
    ),
)
def test_the_log_alone_determines_the_banks(bank, increment, steps):
    on = sitting("Ada Bo Cy", turn_seconds=10, bank_seconds=bank, increment_seconds=increment)
    before = dict(on.table.banks)
    for seconds, what, which in steps:
        on.wait(seconds)
        while on.run_out():
            pass
        if on.table.phase != "playing":
            break
        if what == "move":
            on.move(on.owing[0], on.legal[which % len(on.legal)])
        most = 1000 * increment * (what == "move")
        assert all(0 <= left <= before[seat] + most for seat, left in on.table.banks.items())
        assert all(on.left(seat) > 0 for seat in on.owing), "whose time is up is decided for"
        before = dict(on.table.banks)
    again = on.again()
    assert again.banks == on.table.banks
    assert again.deadline == on.table.deadline
    assert table_view(again) == table_view(on.table)
