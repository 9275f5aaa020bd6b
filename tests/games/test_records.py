"""Every record of a game holds, and deciding its moves again gives the same events."""

from pathlib import Path

import pytest

from morpho_server.games.records.player import play_record
from morpho_server.games.registry import RECORDINGS
from morpho_server.games.seats import seat_of
from morpho_server.records import read_documents
from tests.support.games.states import state_after

FOLDER = Path(__file__).parent.parent / "records"
RECORDS = [path for name in RECORDINGS for path in sorted((FOLDER / name).rglob("*.yaml"))]


def named(path: Path) -> str:
    return f"{path.relative_to(FOLDER).parts[0]}-{path.stem}"


@pytest.mark.parametrize("game", RECORDINGS)
def test_there_are_records(game):
    assert sum((FOLDER / game) in path.parents for path in RECORDS) > 25


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_a_record_holds(path):
    for document in read_documents(path):
        play_record(document.content, RECORDINGS)


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_a_record_decided_again_gives_the_same_events(path):
    for document in read_documents(path):
        assert events_of(document.content) == events_of(document.content)


def events_of(document):
    """Return every event of a record, and check that applying them gives the state decided."""
    recording = RECORDINGS[document.get("game", "morpho")]
    game = recording.game
    header = {key: document[key] for key in document if key in recording.header}
    opening = recording.open(header)
    log = list(opening.events)
    state = state_after(game, log)
    moves = [step for step in document["play"] if isinstance(step, str)]
    for step in moves:
        letter, _, move = step.partition(" ")
        seat = seat_of(letter)
        completed = recording.complete(state, seat, move)
        consequences = game.decide(state, seat, completed, opening.chance)
        log += consequences.events
        state = consequences.after
    assert state_after(game, log) == state
    return log
