"""Invariants of every position in every round, for every deal."""

from collections import Counter

import pytest

from morpho_server.games.events import EVERYONE, NOBODY
from morpho_server.games.morpho.identities import IDENTITY
from morpho_server.games.morpho.play.ring import MIDDLE
from morpho_server.games.moves import Move, MoveRefusedError
from tests.support.games.morpho.playing import CHANCE, GAME, random_round
from tests.support.games.states import state_after
from tests.support.nightly import nightly

for_random_rounds = pytest.mark.parametrize("seed", [*range(20), *map(nightly, range(20, 80))])


@for_random_rounds
def test_a_round_ends_and_follows_from_its_events(seed):
    """Applying the events gives the state; nobody is ever asked without a choice.

    Cards are in slots or on tiles; rings, hands and tokens fit to them.
    """
    begun, moves = random_round(seed)
    log = list(begun)
    state = state_after(GAME, begun)
    dealt = Counter(state.cards.values())
    for walked in moves:
        legal = GAME.legal_moves(walked.before, GAME.owing(walked.before)[0])
        assert legal
        assert len(set(legal)) == len(legal)
        log += walked.events
        state = walked.after
        assert GAME.copy(state) == state
        assert Counter([*state.cards.values(), *state.eliminated.values()]) == dealt
        assert not state.cards.keys() & state.eliminated.keys()
        assert state.ring.slots == tuple(slot for slot in state.cards if slot != MIDDLE)
        assert state.face_up <= state.cards.keys()
        assert set(state.blocks) <= set(state.ring.gaps)
        assert len(state.blocks) <= 2 - state.tokens

    assert GAME.outcome(state) is not None
    assert state_after(GAME, log) == state


@for_random_rounds
def test_legal_moves_are_carried_out_and_others_refused(seed):
    """Every legal move can be made; moves of others, and of other positions, can't."""
    _, moves = random_round(seed)
    seen: set[Move] = set()
    for walked in moves:
        owing = GAME.owing(walked.before)[0]
        legal = GAME.legal_moves(walked.before, owing)
        for move in legal:
            GAME.decide(walked.before, owing, move, CHANCE)
        for move in seen.difference(legal, GAME.open_moves(walked.before, owing)):
            before = GAME.copy(walked.before)
            with pytest.raises(MoveRefusedError):
                GAME.decide(walked.before, owing, move, CHANCE)
            assert walked.before == before
        seen.update(legal)


@for_random_rounds
def test_hidden_facts_stay_hidden_and_private_ones_private(seed):
    """The deal and an arrangement go to nobody, what a seat sees or votes to that seat."""
    begun, moves = random_round(seed)
    for event in [*begun, *(event for walked in moves for event in walked.events)]:
        if event.kind in ("dealt", "arranged"):
            assert event.to == NOBODY
        elif event.kind in ("saw", "investment_chosen", "agreed", "disagreed"):
            assert len(event.to) == 1
        else:
            assert event.to == EVERYONE


@for_random_rounds
def test_points_are_rewards_of_cards_held(seed):
    """Nobody scores anything but a reward, a reward less one, or a consolation (R9)."""
    rewards = {identity.reward for identity in IDENTITY.values()}
    _, moves = random_round(seed)
    *_, last = moves
    outcome = GAME.outcome(last.after)
    for seat, points in enumerate(outcome.points):
        assert points in {0, 1, *rewards, *(reward - 1 for reward in rewards)} - {-1, -2}
        assert points == 0 or last.after.ring.hands[seat]
