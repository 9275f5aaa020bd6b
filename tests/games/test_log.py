"""The log is the round: replayed, stored and loaded, or played again, it is the same."""

import json
import os
import pickle
import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from morpho_server.games.events import EVERYONE, Event
from morpho_server.tables.messages.events import TABLE_EVENTS
from tests.support.games.catalogue import SUBJECTS, by_name
from tests.support.games.playing import Play, Round, examples, replay
from tests.support.games.portraits import portrait
from tests.support.games.subjects import Subject
from tests.support.games.transcripts import digests, transcript
from tests.support.games.watching import as_bytes, is_json, payload, watchers
from tests.support.nightly import nightly

ROOT = Path(__file__).parent.parent.parent
for_every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=by_name)


@for_every_game
@settings(max_examples=examples(50))
@given(data=st.data())
def test_the_replayed_log_gives_the_state_after_a_move(subject, data):
    """Applying the events of a move gives the state that the move said it would lead to."""
    game, state, seen = subject.game, subject.game.new_state(), 0
    for played, _ in data.draw(subject.plays()).rounds(game):
        for event in played.log[seen:]:
            game.evolve(state, event)
        assert portrait(state) == portrait(played.state)
        seen = len(played.log)


@for_every_game
@settings(max_examples=examples(30))
@given(data=st.data())
def test_a_copy_goes_its_own_way(subject, data):
    """Applying further events to a copy leaves the original as it was, and the other way round."""
    game = subject.game
    log = data.draw(subject.plays()).to_the_end(game).log
    cut = data.draw(st.integers(0, len(log)))
    original = replay(game, log[:cut])
    copied = game.copy(original)

    for event in log[cut:]:
        game.evolve(copied, event)

    assert portrait(original) == portrait(replay(game, log[:cut]))
    for event in log[cut:]:
        game.evolve(original, event)
    assert portrait(original) == portrait(copied) == portrait(replay(game, log))


@for_every_game
@settings(max_examples=examples(30))
@given(data=st.data())
def test_the_log_is_json_and_outlives_storage(subject, data):
    """Written as JSON and read again, events lead to the same state and the same frames.

    Their audience is everybody, some seats or nobody.
    """
    game = subject.game
    played = data.draw(subject.plays()).to_the_end(game)
    for event in played.log:
        assert type(event) in game.event_types
        assert event.to == EVERYONE or set(event.to) <= set(played.seats())
        assert event.to == EVERYONE or len(set(event.to)) == len(event.to)
        for name, value in payload(event).items():
            assert is_json(value), f"{event.kind}.{name} is {value!r}"

    stored = json.dumps([(event.kind, event.to, payload(event)) for event in played.log])
    loaded = load(stored, game.event_types)

    assert portrait(replay(game, loaded)) == portrait(played.state)
    for one, other in zip(*(watchers(game, played.start.seats) for _ in "ab"), strict=True):
        assert as_bytes(one.frame(loaded)) == as_bytes(other.frame(played.log))
        assert as_bytes(one.views()) == as_bytes(other.views())


@for_every_game
def test_events_are_facts_with_names_of_their_own(subject):
    """Kinds are unique, snake_case, and none of those that the table tells things by.

    Events can't be changed, and have no field that would hide a table's own words.
    """
    kinds = [event_type.kind for event_type in subject.game.event_types]

    assert len(set(kinds)) == len(kinds)
    assert all(re.fullmatch(r"[a-z]+(_[a-z]+)*", kind) for kind in kinds)
    assert not set(kinds) & {event.kind for event in TABLE_EVENTS}
    for event_type in subject.game.event_types:
        assert event_type.__dataclass_params__.frozen
        assert not {"kind", "type"} & {field.name for field in fields(event_type)}


@for_every_game
@settings(max_examples=examples(30))
@given(data=st.data())
def test_the_same_moves_lead_to_the_same_events(subject, data):
    """Played again from the same seed, a round writes the same log, byte for byte."""
    play = data.draw(subject.plays())
    once = play.to_the_end(subject.game)

    again = Round(subject.game, play.start)
    for seat, move in once.made:
        again.play(seat, move)

    assert transcript(again.log) == transcript(once.log)


@pytest.mark.parametrize("hash_seed", ["1", nightly("2")])
def test_another_process_writes_the_same_events(hash_seed):
    """No event, move or frame depends on the order of a set, which differs between processes."""
    plays = [(each.game.name, play) for each in SUBJECTS for play in some_plays(each)]
    here = digests(plays)
    code = "from tests.support.games.transcripts import digest_all; digest_all()"
    child = subprocess.run(
        [sys.executable, "-c", code],
        input=pickle.dumps(plays),
        capture_output=True,
        check=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)},
    )

    assert child.stdout.decode().split() == here


def some_plays(subject: Subject) -> list[Play]:
    """Return a few random plays of a game."""
    plays: list[Play] = []

    @settings(max_examples=examples(20))
    @given(subject.plays())
    def collect(play):
        plays.append(play)

    collect()
    return plays


def load(stored: str, event_types: tuple[type[Event], ...]) -> list[Event]:
    """Return the events of a stored log."""
    by_kind = {event_type.kind: event_type for event_type in event_types}
    return [
        by_kind[kind](to if to == EVERYONE else tuple(to), **values)
        for kind, to, values in json.loads(stored)
    ]
