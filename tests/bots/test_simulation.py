"""Rounds among bots alone are those of a table, and what is kept of them is what happened."""

from collections import Counter
from random import Random

import pytest

from morpho_server.bots.arena.accounts import account_of
from morpho_server.bots.arena.simulation import Setting, play_match, play_round
from morpho_server.games.bot import Observation, RandomBot
from morpho_server.games.morpho.belief.belief_cache import BeliefCache
from morpho_server.games.morpho.bots.agent import Agent
from morpho_server.games.morpho.round_reader import read_round
from morpho_server.games.moves import Move
from morpho_server.games.outcome import RoundSummary
from morpho_server.games.registry import RULES
from morpho_server.games.seats import Seat
from tests.support.bots.deals import LAP, LEADER_SEEN
from tests.support.bots.seats import begun as seen_by
from tests.support.games.morpho.playing import deal

GAME = RULES["morpho"]
EXPERT = GAME.options({"mode": "expert"})


class Wrong:
    """A bot that makes the same move always, or fails."""

    def __init__(self, move: str | None) -> None:
        self.move = move

    def choose(self, observation: Observation, dice: Random) -> Move:
        if self.move is None:
            raise KeyError
        return Move(self.move)


@pytest.mark.parametrize("move", ["escape", "look Z9", None])
def test_a_bot_that_fails_is_counted_and_the_game_moves_for_it(move):
    played = play_round(Setting(GAME, EXPERT, 4, 1), [Wrong(move), *[RandomBot()] * 3])

    assert played.failed[0] > 0
    assert played.failed[1:] == (0, 0, 0)
    assert played.outcome is not None


def test_an_overlong_round_is_cut_off_without_points():
    played = play_round(Setting(GAME, EXPERT, 4, 1), [RandomBot()] * 4, longest=3)

    kept = account_of(played, ("random",) * 4, 1, read_round)

    assert (kept.reason, kept.points, kept.decisions) == ("cut_off", (0,) * 4, 3)
    assert (kept.summary, kept.winners) == (None, None)


def test_each_simulated_round_continues_the_match():
    rounds = list(play_match(Setting(GAME, GAME.options({"target": 6}), 4, 8), [Agent()] * 4))

    dealt = [
        next(e for e in played.position.events if e.kind == "dealt").cards for played in rounds
    ]
    assert len({tuple(cards.items()) for cards in dealt}) == len(rounds) > 1
    totals = Counter()
    for played in rounds:
        totals.update(dict(enumerate(played.outcome.points)))
        assert played.outcome.scores == tuple(totals[seat] for seat in range(4))


def summary_after(cards: dict, *steps: str, **header) -> RoundSummary:
    """Return the summary of a round of that deal which these steps end."""
    return read_round(seen_by(cards, "A", *steps, **header).played.log)


def test_a_round_result_has_the_deal_and_the_winners():
    summary = summary_after(LEADER_SEEN, *LAP, "A snipe C1 with A1")

    assert summary.turns == 5
    assert summary.dealt[0] == ("killer", "deserter")
    assert summary.unheld == ("bodyguard",)
    assert summary.won == (("killer",), (), (), ())


def test_an_investor_wins_only_with_the_chosen_team():
    cards = deal(
        "killer deserter",
        "technician deserter",
        "leader deserter",
        "deserter investor",
        middle="bodyguard",
    )
    laps = (*LAP, "A look C2", "B look D1", "C look A2")
    expert = {"mode": "expert", "unknowns": ["investor"]}

    red, blue = (
        summary_after(cards, *laps, f"D invest {team}", "A snipe C1 with A1", **expert)
        for team in ("red", "blue")
    )

    assert red.won == (("killer",), (), (), ("investor",))
    assert blue.won == (("killer",), (), (), ())


def test_the_point_of_a_wrong_report_is_won_by_no_card():
    """With an investment, too: no team has won (R8.6, R8.11)."""
    cards = LEADER_SEEN | {"B": ["spy", "deserter"], "D": ["deserter", "investor"]}
    invested = (*LAP, "A look C2", "B look D1", "C look A2", "D invest red")

    played = ("A look C1", "B report", "B indicate A1 as leader")
    summary = summary_after(cards, *invested, *played, mode="expert", unknowns=["investor"])

    assert summary.won == ((), (), (), ())


def test_a_card_that_scores_nothing_has_not_won():
    """Its holder is in conflict (R9.3), though the round ends by what the card wins by."""
    cards = LEADER_SEEN | {"D": ["killer", "bodyguard"], "M": "deserter"}

    summary = summary_after(cards, *LAP, "A snipe C1 with A1")

    assert summary.won == (("killer",), (), (), ())


def test_memories_of_another_round_are_not_believed():
    """A seat may hold the same cards in two rounds and see different events."""
    memory = BeliefCache()

    for steps in (LAP, ("A look B2", *LAP[1:]), LAP[:1]):
        seen = seen_by(LEADER_SEEN, "A", *steps)
        observation = Observation(Seat(0), {}, {}, (), seen.stream)
        assert memory.belief(observation).chances() == seen.belief.chances()
