"""What can't be done is refused by a stable code; what happens when the time runs out."""

import pytest

from morpho_server.games.chance import Chance
from morpho_server.games.morpyam.rules import MORPYAM
from morpho_server.games.moves import MoveRefusedError
from morpho_server.games.seats import Seat, seat_of
from tests.support.games.morpyam import position

REFUSALS = [
    ("unreadable_move", "A roll call small", (), {}),
    ("unreadable_move", "A reroll 17", (), {}),
    ("not_your_turn", "B roll", (), {}),
    ("no_such_seat", "C roll", (), {}),
    ("roll_first", "A place b6", (), {}),
    ("roll_first", "A pass", (), {}),
    ("roll_first", "A reroll 1", (), {}),
    ("already_rolled", "A roll", ("A roll",), {}),
    ("no_such_dice", "A reroll 111", ("A roll",), {}),
    ("no_call_box", "A roll call full", (), {"grid": {"B": ["c4", "d3"]}}),
    ("sec_too_late", "A reroll 1 call sec", ("A roll",), {}),
    ("already_shown", "A reroll 2 call full", ("A roll",), {"dice": ["22333"]}),
    ("box_taken", "A place b6", ("A roll",), {"grid": {"B": ["b6"]}, "dice": ["11123"]}),
    ("not_shown", "A place c4", ("A roll",), {}),
    ("can_still_roll", "A pass", ("A roll",), {}),
    ("place_the_call", "A place c5", ("A roll call full",), {"dice": ["22333"]}),
    ("place_the_call", "A reroll 2", ("A roll call full",), {"dice": ["22333"]}),
    (
        "no_roll_left",
        "A reroll 1",
        ("A roll", "A reroll 1", "A reroll 1"),
        {"dice": ["11444", "1", "1"]},
    ),
    ("game_over", "A roll", ("B resign",), {}),
    ("already_out", "B resign", ("B resign",), {"players": 3}),
]


@pytest.mark.parametrize(("code", "said", "before", "header"), REFUSALS, ids=str)
def test_a_move_is_refused_and_changes_nothing(code, said, before, header):
    reached = position(*before, **{"dice": ["11236"], **header})
    state = MORPYAM.copy(reached.state)
    letter, _, move = said.partition(" ")

    with pytest.raises(MoveRefusedError) as refused:
        reached.make(seat_of(letter), move)

    assert refused.value.code == code
    assert reached.state == state


def test_a_table_takes_dice_in_ascending_order_only():
    reached = position("A roll", dice=["11236"])

    with pytest.raises(MoveRefusedError) as refused:
        reached.make(Seat(0), "reroll 21")

    assert refused.value.code == "not_in_order"


@pytest.mark.parametrize(
    ("move", "before", "header"),
    [
        ("roll", (), {}),
        ("place a2", ("A roll",), {"dice": ["22333"], "grid": {"A": ["a1"]}}),
        ("reroll 11236", ("A roll",), {"dice": ["11236"]}),
        (
            "pass",
            ("A roll", "A reroll 2", "A reroll 2"),
            {"dice": ["11126", "2", "2"], "tokens": {"A": 1}},
        ),
        ("reroll 11126", ("A roll",), {"dice": ["11126"], "tokens": {"A": 1}}),
        ("place d3", ("A roll call full",), {"dice": ["22333"], "tokens": {"A": 1}}),
    ],
    ids=str,
)
def test_the_move_made_when_the_time_is_up(move, before, header):
    """It rolls, or places on the rarest figure, but no last token that need not be placed."""
    reached = position(*before, **header)

    assert MORPYAM.timeout_move(reached.state, Seat(0), Chance(bytes(32))) == move
    assert move in MORPYAM.legal_moves(reached.state, Seat(0))


def test_any_seat_may_give_up_while_the_game_goes_on():
    reached = position("B resign", players=3)

    assert [MORPYAM.open_moves(reached.state, Seat(seat)) for seat in range(3)] == [
        ["resign"],
        [],
        ["resign"],
    ]
    reached.make(Seat(2), "resign")
    assert MORPYAM.open_moves(reached.state, Seat(0)) == []
