"""The recruit of M.O.R.P.H.O. plays as anybody would who sees what it sees."""

from collections import Counter
from random import Random

import pytest

from morpho_server.games.morpho.bots.recruit import Recruit, Worth, worth_of
from morpho_server.games.morpho.bots.seat_knowledge import SeatKnowledge
from morpho_server.games.moves import Move
from morpho_server.games.outcome import Standing
from morpho_server.games.position import Position
from morpho_server.games.registry import RECORDINGS, RULES
from morpho_server.games.seats import Seat, seat_of
from tests.bots.test_bots import begun
from tests.support.bots.deals import (
    LAP,
    LEADER_AND_TECHNICIAN,
    LEADER_SEEN,
    TO_AN_ESCAPE,
    TWO_INTERCEPTORS,
)
from tests.support.bots.seeing import observation, play
from tests.support.games.morpho.playing import deal
from tests.support.games.playing import Start

FIVE = deal(
    "killer deserter",
    "leader deserter",
    "technician deserter",
    "bodyguard deserter",
    "bodyguard killer",
    middle="deserter",
)
"""Somebody of every kind; the first lap is over after :data:`LAP_OF_FIVE`."""
LAP_OF_FIVE = ("A look C1", "B look D1", "C look E1", "D look A1", "E look B1")


def position(cards, *steps: str, **header) -> Position:
    """Return a round of that deal after those steps."""
    reached = Position(RULES["morpho"], RECORDINGS["morpho"].open({"deal": cards, **header}))
    for step in steps:
        letter, _, move = step.partition(" ")
        reached.make(seat_of(letter), Move(move))
    return reached


def choices(reached: Position, times: int = 40) -> Counter[str]:
    """Return the moves of a recruit who owes a decision, and how often it makes each."""
    [seat] = reached.owed()
    seen = observation(reached, seat)
    return Counter(Recruit().choose(seen, Random(n)) for n in range(times))


def verbs(reached: Position) -> set[str]:
    """Return the verbs of what the recruit may do who owes a decision."""
    return {move.split()[0] for move in choices(reached)}


def test_it_looks_at_what_it_does_not_know():
    made = choices(position(FIVE))

    assert set(made) == {"look B2", "look C1", "look C2", "look D1", "look D2", "look E1"}


def test_it_does_not_look_twice_at_the_same_card():
    made = choices(position(FIVE, *LAP_OF_FIVE))

    assert "look C1" not in made
    assert {move.split()[0] for move in made} == {"look"}


def test_it_does_not_show_a_killer_for_a_shot_in_the_dark():
    reached = position(FIVE, *LAP_OF_FIVE)

    assert "snipe B1 with A1" in reached.owed()[Seat(0)]
    assert "snipe" not in verbs(reached)


def test_a_killer_who_has_seen_the_leader_shoots():
    assert set(choices(position(LEADER_SEEN, *LAP))) == {"snipe C1 with A1"}


def test_a_leader_with_a_known_technician_does_missions():
    assert set(choices(position(LEADER_AND_TECHNICIAN, *LAP))) == {"mission"}
    laps = (*LAP, "A mission", "B look D2", "C look A2", "D look B1")
    assert set(choices(position(LEADER_AND_TECHNICIAN, *laps))) == {"indicate A2"}


def test_a_conflict_is_ended_by_another_job():
    cards = deal(
        "killer leader",
        "technician deserter",
        "deserter deserter",
        "bodyguard deserter",
        middle="deserter",
    )

    assert verbs(position(cards)) == {"look", "change"}


def test_deserters_escape_as_soon_as_nobody_can_intercept_them():
    cards = deal(
        "deserter deserter",
        "killer deserter",
        "leader bodyguard",
        "technician deserter",
        middle="deserter",
    )
    once = ("A look C1", "B look D1", "C look A1", "D look B1")
    twice = ("A look C2", "B look D2", "C look A2", "D look B2")

    assert "escape" in position(cards, *once).owed()[Seat(0)]
    assert verbs(position(cards, *once)) == {"look"}
    assert verbs(position(cards, *once, *twice)) == {"escape"}


def test_an_interceptor_is_shown_rather_than_the_leader():
    assert set(choices(position(TWO_INTERCEPTORS, *TO_AN_ESCAPE))) == {"intercept B2"}


def test_a_wish_to_end_the_round_does_not_stop_its_move():
    reached = position(FIVE)
    reached.make(Seat(3), Move("agree"))

    assert verbs(reached) == {"look"}


@pytest.mark.parametrize("seats", RULES["morpho"].seats)
def test_it_never_hurts_itself_where_it_has_another_choice(seats):
    for seed in range(12):
        start = Start(
            RULES["morpho"].options({"mode": "expert"}),
            seats,
            Standing(1, (0,) * seats),
            bytes([seed]) * 32,
        )
        for seen, move in play(begun(RULES["morpho"], start), Recruit(), Random(seed)):
            mine = SeatKnowledge(seen).mine
            verb, _, rest = move.partition(" ")
            if verb in {"snipe", "bomb"} and rest[:2] in mine:
                known = seen.own["known"] | seen.public.get("known", {})
                assert verb == "bomb"
                assert known[rest[:2]] == "deserter"


def test_an_escape_is_at_risk_by_the_cards_of_players_beside_it():
    """Of all cards of both neighbours, but for a token between (R3.4)."""
    one_in_nine = 1 / 9
    cards, lap = position(FIVE), position(FIVE, *LAP_OF_FIVE)
    lap.make(Seat(0), Move("block A/B with A1"))

    assert SeatKnowledge(observation(cards, 0)).chance_beside("leader") == pytest.approx(
        1 - (1 - one_in_nine) ** 4
    )
    assert SeatKnowledge(observation(lap, 0)).chance_beside("leader") < 1 - (1 - one_in_nine) ** 3


def test_with_three_players_two_neighbours_endanger_an_escape():
    """Tokens lie between cards there, too (R3.6)."""
    cards = deal("killer deserter", "leader deserter", "technician bodyguard", middle="deserter")
    lap = ("A look B2", "B look C2", "C look A2")

    dealt, blocked = position(cards), position(cards, *lap)
    blocked.make(Seat(0), Move("block A1/C2 with A1"))

    one_in_five = 1 / 5
    risk = SeatKnowledge(observation(dealt, 0)).chance_beside("leader")
    assert risk == pytest.approx(1 - (1 - one_in_five) ** 2)
    # Of five hidden cards one is known by now.
    risk = SeatKnowledge(observation(blocked, 0)).chance_beside("leader")
    assert risk == pytest.approx(1 / 4)


def test_chances_follow_the_counts_on_the_tiles():
    seen = SeatKnowledge(observation(position(FIVE), 0))

    assert seen.chance("A1", "killer") == 1
    assert seen.chance("A2", "killer") == 0
    assert seen.chance("B1", "killer") == pytest.approx(1 / 9)
    assert seen.chance("B1", "leader", "technician") == pytest.approx(2 / 9)
    assert worth_of(seen, "look B2") is Worth.USEFUL
