"""The public events of each action, in order: their kinds, as a page can show them."""

import pytest

from morpho_server.games.events import EVERYONE
from morpho_server.games.morpho.identities import NAMES
from morpho_server.games.seats import Seat
from tests.support.games.morpho.playing import GAME, deal, decide, position

LOOKS = ("A look B2", "B look C2", "C look D2", "D look B1")
KILLERS = deal(
    "killer deserter",
    "bodyguard bodyguard",
    "leader technician",
    "deserter deserter",
    middle="deserter",
)
UNKNOWNS = deal(
    "extremist mercenary",
    "spy deserter",
    "investor deserter",
    "psionics deserter",
    middle="leader",
)
PARASITE = deal(
    "parasite deserter",
    "technician deserter",
    "mercenary deserter",
    "killer deserter",
    middle="leader",
)
AFTER_LOOKS = {
    "A": LOOKS,
    "B": (*LOOKS, "A look C1"),
    "C": (*LOOKS, "A look C1", "B look D1"),
    "D": (*LOOKS, "A look C1", "B look D1", "C look B1"),
}


@pytest.mark.parametrize(
    ("cards", "before", "step", "kinds"),
    [
        (KILLERS, (), "A look C1", "investigated turn_began"),
        (KILLERS, (), "A change A1", "job_changed turn_began"),
        (KILLERS, AFTER_LOOKS["A"], "A snipe B1 with A1", "revealed sniped eliminated turn_began"),
        (KILLERS, AFTER_LOOKS["A"], "A snipe C1 with A1", "revealed sniped guard_asked"),
        (
            KILLERS,
            (*LOOKS, "A snipe C1 with A1"),
            "B guard B2",
            "guarded eliminated round_ended",
        ),
        (KILLERS, AFTER_LOOKS["A"], "A block A/B with A1", "revealed blocked turn_began"),
        (
            KILLERS,
            (*LOOKS, "A block A/B with A1", "B look D1", "C look A2", "D look B1"),
            "A snipe D1 with A1",
            "sniped eliminated turn_began",
        ),
        (KILLERS, AFTER_LOOKS["C"], "C mission", "revealed mission_activated turn_began"),
        (
            KILLERS,
            (*AFTER_LOOKS["C"], "C mission", "D look B1", "A look B2", "B look D1"),
            "C indicate C2",
            "indicated mission_ended round_ended",
        ),
        (
            KILLERS,
            AFTER_LOOKS["D"],
            "D escape",
            "revealed revealed escape_tried intercept_asked",
        ),
        (
            KILLERS,
            (*AFTER_LOOKS["D"], "D escape"),
            "C intercept C1",
            "intercepted eliminated eliminated went_out turn_began",
        ),
        (UNKNOWNS, AFTER_LOOKS["A"], "A detonate", "revealed detonation_began"),
        (UNKNOWNS, (*AFTER_LOOKS["A"], "A detonate"), "A bomb M", "bombed eliminated"),
        (
            UNKNOWNS,
            AFTER_LOOKS["A"],
            "A assassinate B1",
            "revealed assassinated eliminated turn_began",
        ),
        (UNKNOWNS, AFTER_LOOKS["B"], "B report", "revealed report_began"),
        (
            UNKNOWNS,
            (*AFTER_LOOKS["B"], "B report"),
            "B indicate M as leader",
            "indicated round_ended",
        ),
        (UNKNOWNS, AFTER_LOOKS["C"], "C invest red", "revealed invested turn_began"),
        (UNKNOWNS, AFTER_LOOKS["D"], "D perceive", "revealed perception_began"),
        (UNKNOWNS, (*AFTER_LOOKS["D"], "D perceive"), "D guess extremist", "guessed"),
        (UNKNOWNS, (*AFTER_LOOKS["D"], "D perceive"), "D guess spy", "guessed round_ended"),
        (UNKNOWNS, AFTER_LOOKS["D"], "D swap B1", "swapped turn_began"),
        (PARASITE, AFTER_LOOKS["A"], "A escape", "revealed escape_tried escaped round_ended"),
        (PARASITE, ("A look B2", "B look D1"), "C look A1", "investigated transmit_began"),
        (PARASITE, ("A look B2", "B look D1", "C look A1"), "A take C1", "transmit_taken"),
        (
            PARASITE,
            ("A look B2", "B look D1", "C look A1", "A take C1"),
            "A arrange C1=mercenary M=leader A1=parasite",
            "transmit_laid turn_began",
        ),
    ],
)
def test_public_events_of_a_move(cards, before, step, kinds):
    events, _ = decide(position(cards, *before, mode="expert"), step)

    assert " ".join(event.kind for event in events if event.to == EVERYONE) == kinds


def test_an_invested_player_passes_unasked():
    state = position(
        UNKNOWNS, *AFTER_LOOKS["C"], "C invest red", "D look B1", "A look B2", mode="expert"
    )
    events, state = decide(state, "B look D1")

    assert [(e.kind, getattr(e, "unasked", None)) for e in events if e.kind == "passed"] == [
        ("passed", True)
    ]
    assert state.decision.seat == 3


def test_tokens_that_leave_are_told_one_by_one():
    state = position(
        KILLERS,
        *LOOKS,
        *("A block C/D with A1", "B look D1", "C look A2", "D look B1"),
        *("A block A/D with A1", "B look D1", "C look A2", "D look B1"),
        *("A snipe D1 with A1", "B look D2", "C look A2", "D look B1"),
    )
    events, state = decide(state, "A snipe D2 with A1")

    assert [e.gap for e in events if e.kind == "block_removed"] == ["C/D", "A/D"]
    assert state.blocks == ()
    assert state.tokens == 0


def test_a_mission_that_is_off_says_so():
    cards = {**KILLERS, "A": ["mercenary", "deserter"], "B": ["leader", "deserter"]}
    cards |= {"C": ["deserter", "bodyguard"], "M": "killer"}
    steps = (*LOOKS, "A look C1", "B mission", "C look A1", "D look B2")
    events, _ = decide(position(cards, *steps, mode="expert"), "A assassinate B1")

    assert [(e.kind, getattr(e, "outcome", None)) for e in events if "mission" in e.kind] == [
        ("mission_ended", "off")
    ]


@pytest.mark.parametrize(("slot", "outcome"), [("C2", "succeeded"), ("C1", "failed")])
def test_a_mission_that_ends_says_how(slot, outcome):
    steps = (*AFTER_LOOKS["C"], "C mission", "D look B1", "A look B2", "B look D1")
    events, _ = decide(position(KILLERS, *steps), f"C indicate {slot}")

    assert [e.outcome for e in events if e.kind == "mission_ended"] == [outcome]


def test_a_perception_may_guess_every_identity_there_is():
    state = position(UNKNOWNS, *AFTER_LOOKS["D"], "D perceive")

    assert GAME.legal_moves(state, Seat(3)) == [f"guess {name}" for name in NAMES]
