"""An agent's values of its moves: higher where there is more evidence for them."""

import pytest

from morpho_server.games.morpho.bots.evaluation import hand_values
from morpho_server.games.morpho.bots.evaluation.assessment import Assessment
from morpho_server.games.morpho.bots.evaluation.move_values import value_of
from morpho_server.games.morpho.bots.roles import GUARDING
from tests.support.bots.deals import LAP, LEADER_AND_TECHNICIAN, LEADER_SEEN
from tests.support.bots.seats import begun, observation
from tests.support.games.morpho.playing import deal


def prospects(cards: dict, seat: str, *steps: str, **header) -> Assessment:
    """Return a seat's assessment after those steps."""
    seeing = begun(cards, seat, *steps, **header)
    return Assessment(observation(seeing), seeing.belief)


def value(move: str, cards: dict, seat: str, *steps: str, **header) -> float:
    """Return a seat's value of a move after those steps."""
    return value_of(prospects(cards, seat, *steps, **header), move)


ESCAPERS = deal(
    "deserter deserter",
    "killer deserter",
    "leader bodyguard",
    "technician deserter",
    middle="deserter",
)
"""A's neighbours can't intercept; C could, and sits beside neither."""
ONCE = ("A look C1", "B look D1", "C look A1", "D look B1")


def test_an_escape_is_worth_the_less_the_likelier_it_is_stopped():
    killers = ("A look C2", "B look D2", "C look A2", "D look B2")

    unsure, sure = (
        value("escape", ESCAPERS, "A", *ONCE),
        value("escape", ESCAPERS, "A", *ONCE, *killers),
    )

    assert unsure < 2.5
    assert sure == pytest.approx(3)


def test_a_report_is_worth_its_points_only_to_who_knows_all():
    cards = deal("spy deserter", "killer deserter", "leader bodyguard", "technician deserter",
                 middle="deserter")  # fmt: skip

    assert value("report", cards, "A", *ONCE, mode="expert", unknowns=["spy"]) < 0.5


def test_a_possible_shot_at_the_leader_devalues_a_mission():
    assert 0.5 < value("mission", LEADER_AND_TECHNICIAN, "A", *LAP) < 2.9


def test_an_investor_chooses_the_team_nearer_to_its_goal():
    cards = deal("investor deserter", "killer deserter", "leader deserter", "technician bodyguard",
                 middle="deserter")  # fmt: skip
    header = {"mode": "expert", "unknowns": ["investor"]}
    shot = (*ONCE, "A look C2", "B block B/C with B1", "C look A2", "D look B2")
    mission = (*ONCE, "A look C2", "B look D2", "C mission", "D look B2")

    def better(*steps: str) -> str:
        seen = prospects(cards, "A", *steps, **header)
        return max(("red", "blue"), key=lambda team: value_of(seen, f"invest {team}"))

    assert better(*shot) == "red"
    assert better(*mission) == "blue"


GUARDED = deal(
    "killer deserter",
    "technician deserter",
    "leader deserter",
    "bodyguard deserter",
    middle="deserter",
)
SEEN = (*LAP[:1], "B look D2", *LAP[2:], "A look D1", "B look D2", "C look A2", "D look B2")
"""A has seen the Leader, and the Bodyguard beside it."""


def test_a_token_is_worth_most_where_it_cuts_the_guard_off():
    seen = prospects(GUARDED, "A", *SEEN)

    between, elsewhere = (value_of(seen, f"block {gap} with A1") for gap in ("C/D", "A/B"))

    assert between > 1.3 * elsewhere
    assert seen.may_react_behind("C/D", ("C1",), GUARDING) < seen.may_react(("C1",), GUARDING)
    assert not seen.state.blocks


def test_a_card_that_is_hindered_guards_nobody():
    """A Killer beside a Bodyguard is in conflict with it (R5.2)."""
    cards = deal("leader deserter", "technician deserter", "killer bodyguard", "deserter deserter",
                 middle="deserter")  # fmt: skip
    laps = ("A look C1", "B look D1", "C look A2", "D look B2", "A look C2", "B look D1",
            "C look A2", "D look B2")  # fmt: skip
    seen = prospects(cards, "A", *laps)

    assert seen.may_be_able(("C1", "C2"), GUARDING) == 0
    assert seen.may_be_able(("C1", "C2"), ("killer",)) == 0


def test_moves_for_later_turns_are_worth_little_in_the_last():
    laps = LAP + LAP

    usual = value("look D1", LEADER_SEEN, "B", *laps, "A look D1", turn_limit=5)
    last = value("look D1", LEADER_SEEN, "B", *laps, "A look D1", turn_limit=3)

    assert last < 0.5 * usual


def test_conflicting_cards_are_worth_less_than_the_better():
    assert hand_values.worth(("leader", "killer")) < hand_values.worth(("killer",))
    assert hand_values.worth(("psionics", "leader")) == hand_values.worth(("psionics",))


@pytest.mark.parametrize(
    ("hand", "reason", "points"),
    [
        (("killer", "deserter"), "leader_eliminated", 3),
        (("killer", "mercenary"), "leader_eliminated", 2),
        (("killer", "bodyguard"), "leader_eliminated", 0),
        (("killer", "parasite"), "leader_eliminated", 0),
        (("leader", "bodyguard"), "mission_succeeded", 3),
        (("deserter",), "leader_eliminated", 0),
    ],
)
def test_a_hand_scores_by_the_rules(hand, reason, points):
    """R9.1, R9.3 and R9.4."""
    assert hand_values.reward(hand, reason) == points
