"""The history of choices: who chose what, with which cards and which knowledge."""

from morpho_server.games.morpho.bots.inference.event_decoding import decode_events
from morpho_server.games.morpho.bots.search.choice_history import ChoiceHistory
from tests.support.bots.deals import LAP, LEADER_AND_TECHNICIAN, LEADER_SEEN
from tests.support.bots.seats import begun
from tests.support.games.morpho.playing import deal


def read(cards: dict, *steps: str, **header) -> ChoiceHistory:
    """Return the choices that seat D can read after those steps."""
    return ChoiceHistory(decode_events(begun(cards, "D", *steps, **header).stream))


def test_a_choice_records_hand_turn_and_card():
    history = read(LEADER_SEEN, "A look C1", "B change B2", "C look B1")
    at = history.tracker.at

    look, change, near = history.choices

    assert (look.seat, look.turn, look.verb) == (0, 1, "look")
    assert look.hand == (at["A1"], at["A2"])
    assert look.card == at["C1"]
    assert (look.near, near.near) == (False, True)
    assert look.known == frozenset()
    assert (change.verb, change.card) == ("change", at["M"])
    assert change.hand == (at["B1"], at["M"]), "it held what lies in the middle now"


def test_a_card_looked_at_is_known_afterwards():
    history = read(LEADER_SEEN, *LAP, "A look D1")

    assert history.choices[-1].known == {history.tracker.at["C1"]}
    assert history.choices[-1].turn == 2


def test_an_ability_binds_its_player_from_then_on():
    laps = (
        *LAP,
        "A block B/C with A1",
        "B look D2",
        "C look A2",
        "D look B1",
        "A block C/D with A1",
    )

    choices = [each for each in read(LEADER_SEEN, *laps).choices if each.seat == 0]

    assert [(each.verb, each.bound) for each in choices[1:]] == [("block", False), ("block", True)]


def test_a_mission_is_awaited_by_all_but_who_began_it():
    laps = (*LAP, "A mission", "B look D2", "C look A2")

    choices = read(LEADER_AND_TECHNICIAN, *laps).choices

    assert [each.awaited for each in choices[4:]] == [False, True, True]


def test_a_player_who_has_invested_chooses_nothing_any_more():
    cards = deal("investor deserter", "leader deserter", "technician deserter",
                 "bodyguard killer", middle="deserter")  # fmt: skip
    laps = ("A look C1", "B look D1", "C look A2", "D look B1")

    history = read(
        cards, *laps, "A invest red", *laps[1:], "B look D1", mode="expert", unknowns=["investor"]
    )

    assert [each.seat for each in history.choices].count(0) == 2
    assert "pass" not in {each.verb for each in history.choices}


def test_actions_before_a_transmit_are_no_longer_read():
    cards = deal("killer deserter", "leader deserter", "technician deserter",
                 "bodyguard parasite", middle="deserter")  # fmt: skip
    steps = ("A look C1", "B look D2", "D take B1", "D arrange B1=parasite M=leader D2=deserter")

    history = read(cards, *steps, "C look A1", mode="expert", unknowns=["parasite"])

    assert [(each.seat, each.verb) for each in history.choices] == [(2, "look")]
