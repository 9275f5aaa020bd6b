"""The agent of M.O.R.P.H.O. plays by what is likely, and better than the recruit."""

from collections import Counter
from random import Random

import pytest

from morpho_server.bots.arena.simulation import Setting, play_round
from morpho_server.games.morpho.bots.agent import Agent
from morpho_server.games.registry import RULES, bot_for
from tests.support.bots.deals import (
    LAP,
    LEADER_AND_TECHNICIAN,
    LEADER_SEEN,
    TO_AN_ESCAPE,
    TWO_INTERCEPTORS,
)
from tests.support.bots.remembering import Both
from tests.support.bots.seats import begun, observation
from tests.support.games.morpho.playing import deal
from tests.support.nightly import nightly

GAME = RULES["morpho"]
RECRUIT = bot_for("morpho", "recruit")


def choices(cards: dict, seat: str, *steps: str, **header) -> Counter[str]:
    """Return the moves of an agent who owes a decision, and how often it makes each."""
    seen = observation(begun(cards, seat, *steps, **header))
    return Counter(Agent().choose(seen, Random(n)) for n in range(20))


def verbs(made: Counter[str]) -> set[str]:
    """Return the verbs of moves."""
    return {move.split()[0] for move in made}


def test_two_deserters_are_changed_for_a_better_hand():
    cards = deal(
        "deserter deserter",
        "leader bodyguard",
        "technician deserter",
        "bodyguard killer",
        "deserter killer",
        middle="deserter",
    )

    assert verbs(choices(cards, "A")) == {"change"}


def test_a_killer_who_has_seen_the_leader_shoots():
    assert set(choices(LEADER_SEEN, "A", *LAP)) == {"snipe C1 with A1"}


def test_a_killer_does_not_shoot_at_a_known_bodyguard():
    cards = deal(
        "killer deserter",
        "technician deserter",
        "leader deserter",
        "bodyguard deserter",
        middle="deserter",
    )
    laps = ("A look C1", "B look D2", "C look A2", "D look B2")
    more = ("A look D1", "B look D2", "C look A2", "D look B2")

    assert verbs(choices(cards, "A", *laps)) == {"snipe"}
    assert "snipe C1 with A1" not in choices(cards, "A", *laps[:1], *laps[1:], *more)


def test_a_leader_who_holds_the_technician_begins_the_mission():
    assert set(choices(LEADER_AND_TECHNICIAN, "A", *LAP)) == {"mission"}


def test_an_interceptor_is_shown_rather_than_the_leader():
    assert set(choices(TWO_INTERCEPTORS, "B", *TO_AN_ESCAPE)) == {"intercept B2"}


def test_a_wish_to_end_the_round_does_not_stop_its_move():
    cards = deal("killer deserter", "leader deserter", "technician bodyguard", middle="deserter")

    assert set(choices(cards, "A", "C agree")) == set(choices(cards, "A"))


def test_memory_does_not_change_its_choice():
    """An agent that has seen the round so far chooses as one that has not."""
    both = Both(Agent)

    for seed in range(3):
        options = GAME.options({"mode": "expert"})
        played = play_round(Setting(GAME, options, 5, seed), [both] * 5)
        assert played.failed == (0,) * 5


@pytest.mark.parametrize("seats", [nightly(n) if n % 3 else n for n in GAME.seats])
def test_it_never_fails_nor_makes_an_illegal_move(seats):
    for seed in range(6):
        options = GAME.options({"mode": "expert" if seed else "basic"})
        played = play_round(Setting(GAME, options, seats, seed), [Agent(), RECRUIT] * 5)
        assert played.failed == (0,) * seats
        assert played.outcome is not None


def test_it_scores_more_than_the_recruit():
    agent, points = Agent(), Counter()
    for seed in range(60):
        bots = [agent, RECRUIT, agent, RECRUIT]
        played = play_round(Setting(GAME, GAME.options({"mode": "expert"}), 4, seed), bots)
        assert played.outcome is not None
        for seat, scored in enumerate(played.outcome.points):
            points[seat % 2] += scored

    assert points[0] > 1.2 * points[1]


def test_a_leader_whom_a_killer_has_seen_is_given_away():
    assert set(choices(LEADER_SEEN, "C", *LAP, "A block B/C with A1", "B look D2")) == {"change C1"}
