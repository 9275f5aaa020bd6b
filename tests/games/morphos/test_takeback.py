"""A turn can be taken back if the other player agrees; nothing that was is rewritten."""

from random import Random

import pytest

from morpho_server.games.bot import Observation
from morpho_server.games.chance import Chance
from morpho_server.games.events import EVERYONE
from morpho_server.games.morphos.events import StonePlaced
from morpho_server.games.morphos.rules import MORPHOS
from morpho_server.games.morphos.takeback import standing
from morpho_server.games.moves import MoveRefusedError
from morpho_server.games.registry import bots_of
from morpho_server.games.seats import Seat, seat_of
from tests.support.games.morphos import position

A, B = Seat(0), Seat(1)

TAKEN_BACK = [
    # who asks, before, and what is as if it had not been
    ("A", ["A e5"], []),
    ("B", ["A e5", "B f5"], ["A e5"]),
    ("A", ["A e5", "B f5"], []),
    ("B", ["A e5", "B swap"], ["A e5"]),
    ("A", ["A e5", "B swap", "A f5"], ["A e5", "B swap"]),
]


@pytest.mark.parametrize(("asking", "before", "left"), TAKEN_BACK, ids=str)
def test_a_turn_is_taken_back_with_all_that_came_after(asking, before, left):
    answering = "B" if asking == "A" else "A"

    reached = position(*before, f"{asking} takeback", f"{answering} accept")
    other = position(*left)

    assert reached.state == other.state
    assert reached.owed() == other.owed()
    shown = {name: value for name, value in reached.public().items() if value != {}}
    assert shown == other.public()
    for seat in (A, B):
        assert reached.own(seat) == other.own(seat)


def test_both_stones_of_a_turn_are_taken_back():
    before = ["A e5", "A e6", "B c3", "B c4"]

    reached = position(*before, "B takeback", "A accept", duomorph=True)

    assert reached.state == position(*before[:2], duomorph=True).state


def test_somebody_who_may_not_has_to_do_without_until_the_next_move():
    reached = position("A e5", "B f5", "A takeback", "B decline")
    assert "takeback" not in reached.own(A)["open"]
    assert "takeback" not in reached.own(B)["open"]

    reached.make(A, "d4")

    assert "takeback" in reached.own(A)["open"]


def test_nothing_else_is_done_until_there_is_an_answer():
    reached = position("A e5", "A takeback")

    assert reached.owed() == {B: ["accept", "decline"]}
    assert reached.public()["asked"] == A
    assert MORPHOS.timeout_move(reached.state, B, Chance(bytes(32))) == "decline"


REFUSED = [
    ("no_takeback", ["A e5"], "B takeback"),
    ("no_takeback", ["A e5", "A takeback"], "A takeback"),
    ("no_takeback", ["A e5", "A takeback", "B decline"], "A takeback"),
    ("nothing_asked", ["A e5"], "B accept"),
    ("answer_first", ["A e5", "A takeback"], "B d4"),
    ("not_your_turn", ["A e5", "A takeback"], "A accept"),
    ("game_over", ["A e5", "B resign"], "A takeback"),
]


@pytest.mark.parametrize(("code", "before", "said"), REFUSED, ids=str)
def test_asking_out_of_place_is_refused(code, before, said):
    reached = position(*before)
    letter, _, move = said.partition(" ")

    with pytest.raises(MoveRefusedError) as refused:
        reached.make(seat_of(letter), move)

    assert refused.value.code == code


def test_what_stands_is_told_from_the_events():
    reached = position("A e5", "B f5", "A takeback", "B accept", "A d4")
    events = [event for turn in reached.turns for event in turn.events]

    placed = [event.point for event in standing(events) if isinstance(event, StonePlaced)]

    assert placed == ["d4"]
    assert all(event.to == EVERYONE for event in events)


@pytest.mark.parametrize("strength", bots_of("morphos"))
def test_bots_let_turns_be_taken_back(strength):
    reached = position("A e5", "A takeback")
    seen = Observation(B, reached.public(), reached.own(B), reached.owed()[B])

    assert bots_of("morphos")[strength].choose(seen, Random(2)) == "accept"
