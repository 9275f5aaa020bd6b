"""The views of M.O.R.P.H.O. are true of every position, and show only what may be known."""

from dataclasses import fields

import pytest

from morpho_server.games.events import EVERYONE, Event, is_shown
from morpho_server.games.morpho.observers.views import OwnView, PublicView
from morpho_server.games.morpho.play.decisions import kinds as decision_kinds
from morpho_server.games.morpho.play.turn_order import owner_of_mission
from morpho_server.games.morpho.state import hindrance
from morpho_server.games.seats import Seat
from tests.support.games.fitting import misfits
from tests.support.games.morpho.playing import GAME, deal, decide, opening, random_round
from tests.support.games.states import state_after
from tests.support.nightly import nightly

KINDS = {
    decision_kinds.TakeTurn: ("turn", {}),
    decision_kinds.IndicateTechnician: ("indicate", {}),
    decision_kinds.ShowGuard: ("guard", {"target": "target", "shooter": "shooter"}),
    decision_kinds.ShowInterceptor: ("intercept", {"escaping": "escaping"}),
    decision_kinds.IndicateNext: ("report", {"left": "left"}),
    decision_kinds.ThrowBomb: ("bomb", {"left": "left"}),
    decision_kinds.GuessNext: ("guess", {"slot": "place"}),
    decision_kinds.TakeCard: ("take", {"slot": "slot", "investigator": "investigator"}),
    decision_kinds.Arrange: ("arrange", {"places": "places"}),
}


class Table:
    """Everybody who watches a round."""

    def __init__(self, seats):
        self.public = GAME.public_observer()
        self.own = [GAME.seat_observer(Seat(seat)) for seat in range(seats)]

    def show(self, events):
        for event in events:
            if event.to == EVERYONE:
                self.public.see(event)
            for seat, observer in enumerate(self.own):
                if is_shown(event, Seat(seat)):
                    observer.see(event)


def watched(seed):
    """Yield every position of a random round, with those who watch it."""
    begun, moves = random_round(seed)
    state = state_after(GAME, begun)
    table = Table(state.setup.seats)
    table.show(begun)
    yield state, table
    for walked in moves:
        table.show(walked.events)
        yield walked.after, table


def listed(value):
    return list(value) if isinstance(value, tuple) else value


def decision_of(state):
    if state.decision is None:
        return {}
    kind, names = KINDS[type(state.decision)]
    shape = {shown: listed(getattr(state.decision, name)) for shown, name in names.items()}
    return {"seat": state.decision.seat, "kind": kind, **shape}


@pytest.mark.parametrize("seed", [*range(20), *map(nightly, range(20, 80))])
def test_the_sheets_say_what_is_so_in_the_shapes_clients_know(seed):
    """What is known is true, and own cards always are known."""
    for state, table in watched(seed):
        public = table.public.view()
        assert_public(public, state)
        for seat, observer in enumerate(table.own):
            assert_own(observer.view(), public.get("known", {}), state, Seat(seat))
    assert_ended(table.public.view(), state)


def assert_public(public, state):
    setup = state.setup
    assert list(misfits(public, PublicView)) == []
    for key in ("round", "mode", "seats", "hand_size", "first", "target", "turn_limit"):
        assert public.get(key) == getattr(setup, key)
    assert public["tiles"] == setup.tiles
    assert public["unknowns"] == list(setup.unknowns)
    assert public["slots"] == list(state.cards)
    assert public.get("turns", {}) == {str(s): n for s, n in enumerate(state.turns) if n}
    assert public.get("face_up", []) == sorted(state.face_up)
    assert public.get("eliminated", {}) == state.eliminated
    assert public.get("blocks", []) == sorted(state.blocks)
    assert public["blocks_left"] == state.tokens
    assert set(public.get("out", ())) == set(range(setup.seats)) - set(state.ring.seats)
    assert public.get("invested", []) == list(state.investments)
    assert public.get("mission") == owner_of_mission(state)
    assert public.get("end_wished", False) == bool(state.agreed)
    assert public.get("decision", {}) == decision_of(state)
    assert ("swap_token" in public) == state.swapped
    assert public.get("known", {}).items() <= state.cards.items()
    assert state.face_up <= public.get("known", {}).keys()
    if state.outcome is None:
        assert public["turn"] == state.turn
        assert public["scores"] == list(setup.scores)


def assert_own(own, known, state, seat):
    hand = state.ring.hands[seat]
    assert list(misfits(own, OwnView)) == []
    assert own["known"].items() <= state.cards.items()
    assert not own["known"].keys() & known.keys()
    assert set(hand) <= {*own["known"], *known}
    assert own["seat"] == seat
    assert own.get("hindered", {}) == {
        slot: hindrance(state, slot) for slot in hand if hindrance(state, slot)
    }
    assert own.get("investment") == state.investments.get(seat)
    assert own["agreed"] == (seat in state.agreed)
    assert own["open"] == GAME.open_moves(state, seat)


def assert_ended(public, state):
    outcome = state.outcome
    assert public["scores"] == list(outcome.scores)
    assert "turn" not in public
    assert public["known"] == state.cards
    assert public["outcome"] == {
        "reason": outcome.reason,
        "points": list(outcome.points),
        "scores": list(outcome.scores),
        "match_over": outcome.match_over,
        **({"winner": outcome.winners[0]} if outcome.winners else {}),
        "cards": state.cards,
        "investments": {str(seat): team for seat, team in state.investments.items()},
        **({"denied": public["outcome"]["denied"]} if "denied" in public["outcome"] else {}),
    }


def watch(cards, *steps):
    """Return the public sheet after these steps."""
    begun = opening(cards, mode="expert")
    state, table = state_after(GAME, begun), Table(len(cards) - 1)
    table.show(begun)
    for step in steps:
        events, state = decide(state, step)
        table.show(events)
    return table.public.view()


SWAPPING = deal(
    "leader deserter",
    "psionics deserter",
    "technician deserter",
    "killer deserter",
    middle="bodyguard",
)
LOOKS = ("A look B2", "B look C2", "C look D2", "D look B1")


def test_the_mission_is_shown_with_the_holder_of_the_leader():
    activated = (*LOOKS, "A mission")

    assert watch(SWAPPING, *activated)["mission"] == 0
    assert watch(SWAPPING, *activated, "B swap A2")["mission"] == 0
    assert watch(SWAPPING, *activated, "B swap A1")["mission"] == 1


def test_the_card_to_be_guessed_is_shown_one_after_the_other():
    steps = (*LOOKS, "A look B2", "B perceive", "B guess technician")
    public = watch(SWAPPING, *steps)

    assert public["decision"] == {"seat": 1, "kind": "guess", "slot": "C2"}
    assert public["face_up"] == ["B1", "C1"]


def test_the_rest_of_a_report_is_shown():
    cards = {**SWAPPING, "B": ["spy", "deserter"]}
    public = watch(cards, *LOOKS, "A look B2", "B report", "B indicate M as bodyguard")

    assert public["decision"] == {"seat": 1, "kind": "report", "left": ["leader", "technician"]}
    assert public["face_up"] == ["B1", "M"]


def test_the_body_swap_token_moves_to_the_new_owner():
    assert watch(SWAPPING, *LOOKS, "A look B2", "B swap D1")["swap_token"] == 3


def looked(cards, *steps):
    """Return the footprints after these steps: who has looked, by place."""
    return watch(cards, *steps).get("looked", {})


SEEN = {"B2": [0], "C2": [1], "D2": [2], "B1": [3]}


def test_footprints_say_who_has_looked_at_a_card_in_their_order():
    assert looked(SWAPPING, *LOOKS) == SEEN
    assert looked(SWAPPING, *LOOKS, "A look C1", "B look D1", "C look A1", "D look B2") == {
        **SEEN, "C1": [0], "D1": [1], "A1": [2], "B2": [0, 3]
    }  # fmt: skip
    assert looked(SWAPPING, *LOOKS, "A look B2") == SEEN, "the second look of one says no more"


@pytest.mark.parametrize(
    ("steps", "left"),
    [
        (["A look C2", "B change B2"], {"C2": [1, 0], "D2": [2], "B1": [3]}),  # R4.5
        (["A look C2", "B swap D2"], {"C2": [1, 0], "B2": [0]}),  # R8.10
        (["A mission", "B swap C1"], {"B2": [0], "C2": [1], "D2": [2]}),
        (["A look C2", "B look D2", "C look A1", "D snipe B2 with D1"],
         {"C2": [1, 0], "D2": [2, 1], "A1": [2], "B1": [3]}),  # R6.7
    ],
)  # fmt: skip
def test_footprints_go_where_a_card_may_have_moved(steps, left):
    assert looked(SWAPPING, *LOOKS, *steps) == left


def test_a_card_that_only_reacts_keeps_its_footprints():
    """It is put back where it lay (R6.5)."""
    cards = deal("killer deserter", "deserter deserter", "bodyguard deserter", "leader deserter",
                 middle="deserter")  # fmt: skip
    steps = ("A look C1", "B look D1", "C look A2", "D look B1", "A snipe D1 with A1",
             "C guard C1")  # fmt: skip

    assert looked(cards, *steps) == {"C1": [0], "D1": [1], "A2": [2], "B1": [3]}


def test_a_transmit_takes_the_footprints_of_all_its_places():
    """Wherever the cards lie then (R8.12)."""
    cards = deal("deserter killer", "deserter parasite", "leader deserter", "deserter deserter",
                 middle="technician")  # fmt: skip
    looks = ("A look C2", "B look D2", "C look A1", "D look A2", "A look B2", "B take A2")
    before = {"C2": [0], "D2": [1], "A1": [2]}

    assert looked(cards, *looks) == {**before, "A2": [3], "B2": [0]}
    assert looked(cards, *looks, "B arrange A2=killer M=technician B2=parasite") == before


def test_no_decision_is_missing_here():
    kinds = {kind for kind in vars(decision_kinds).values() if isinstance(kind, type)}

    defined = {kind for kind in kinds if kind.__module__ == decision_kinds.__name__}
    assert set(KINDS) == defined - {decision_kinds.Decision}
    assert all(fields(kind) for kind in KINDS)


class Rumour(Event):
    kind = "rumour"


def test_an_event_that_is_not_known_shows_nothing():
    table = Table(1)
    table.show([Rumour(EVERYONE)])

    assert table.public.view() == {}
    assert table.own[0].view() == {}
