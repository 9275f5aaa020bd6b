"""Rounds end with an outcome, and outcomes add up to a match."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from morpho_server.games.events import EVERYONE
from morpho_server.games.outcome import Outcome, Standing
from tests.support.games.catalogue import SUBJECTS, by_name
from tests.support.games.playing import Round, examples, replay
from tests.support.games.subjects import Subject
from tests.support.games.watching import is_json, watchers

for_every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=by_name)


@for_every_game
@settings(max_examples=examples(60))
@given(data=st.data())
def test_events_and_views_are_true(subject, data):
    """No card is lost, every event is true, and every view is true and tells what it should."""
    play = data.draw(subject.plays())
    everybody = watchers(subject.game, play.start.seats)
    ledger = subject.ledger(play.start)
    seen = 0
    for played, _ in play.rounds(subject.game):
        for event in played.log[seen:]:
            ledger.enter(event)
        for watcher in everybody:
            watcher.frame(played.log[seen:])
            ledger.check(watcher, subject.game.owing(played.state))
        seen = len(played.log)


@for_every_game
@settings(max_examples=examples(40))
@given(data=st.data())
def test_an_eliminated_seat_stays_out_and_decides_nothing(subject, data):
    """And what is hidden changes only with what everybody sees."""
    game, out, everything, seen = subject.game, frozenset(), {}, 0
    for played, _ in data.draw(subject.plays()).rounds(game):
        state, news = played.state, played.log[seen:]
        now = game.out(state)
        assert out <= now
        assert now.isdisjoint(game.owing(state))
        assert not any(game.open_moves(state, seat) for seat in now)
        assert not now or game.has_elimination
        if all(event.to != EVERYONE for event in news):
            assert (game.everything(state), now) == (everything, out)
        out, everything, seen = now, game.everything(state), len(played.log)


@for_every_game
@settings(max_examples=examples(40))
@given(data=st.data())
def test_rounds_add_up_to_a_match(subject, data):
    """Points are added up, rounds counted, and the match is over when somebody has won it."""
    start = data.draw(subject.starts())
    for number in range(1, 9):
        played = data.draw(subject.plays(start)).to_the_end(subject.game)
        outcome = subject.game.outcome(played.state)
        if outcome is None:
            return
        check_outcome(subject, played, outcome)
        if outcome.following is None:
            return
        seed = bytes([number]) + start.seed[1:]
        start = replace(start, standing=outcome.following, seed=seed)


@for_every_game
@settings(max_examples=examples(20))
@given(data=st.data())
def test_a_rematch_begins_with_what_is_carried_over(subject, data):
    """Whether that was played to the end or called off."""
    played = data.draw(subject.plays()).to_the_end(subject.game)
    start = played.start

    carried = subject.game.carry_over(played.state)

    assert is_json(carried)
    fresh = Standing(1, (0,) * start.seats, carried=carried)
    rematch = Round(subject.game, replace(start, standing=fresh, seed=bytes(32)))
    assert subject.game.owing(rematch.state)


def check_outcome(subject: Subject, played: Round, outcome: Outcome) -> None:
    """Assert that an outcome fits the standing before it and the one that follows."""
    before = played.start.standing
    together = zip(before.scores, outcome.points, strict=True)
    assert outcome.scores == tuple(score + points for score, points in together)
    begun = replay(subject.game, played.opening)
    assert subject.game.scores(begun) == before.scores
    assert subject.game.scores(played.state) == outcome.scores
    assert outcome.reason
    assert outcome.match_over == (outcome.following is None)
    assert outcome.match_over or not outcome.winners
    assert set(outcome.winners) <= set(played.seats())
    if outcome.following is not None:
        check_following(played, before, outcome, outcome.following)
    subject.check_outcome(played, outcome)


def check_following(played: Round, before: Standing, outcome: Outcome, following: Standing) -> None:
    """Assert that the next round is one later, with these scores, and can be begun."""
    assert following.round == before.round + 1
    assert following.scores == outcome.scores
    assert following.first is None or following.first in set(played.seats())


@pytest.mark.nightly
@for_every_game
def test_most_random_rounds_come_to_an_end(subject):
    """Random play is long enough for ends of rounds to be tested."""
    ended = []

    @settings(max_examples=examples(100))
    @given(subject.plays())
    def play_a_round(play):
        played = play.to_the_end(subject.game)
        ended.append(subject.game.outcome(played.state) is not None)

    play_a_round()

    assert sum(ended) > len(ended) / 3
