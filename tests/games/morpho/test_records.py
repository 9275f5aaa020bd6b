"""Every record of M.O.R.P.H.O. holds, and deciding its moves again gives the same events."""

from pathlib import Path

import pytest

from morpho_server.games.records.player import play_record
from morpho_server.games.registry import RECORDINGS
from morpho_server.games.seats import seat_of
from morpho_server.records import read_documents
from tests.support.games.morpho.playing import CHANCE, GAME, deal, opening
from tests.support.games.states import state_after

FOLDER = Path(__file__).parent.parent.parent / "records" / "morpho"
RECORDS = sorted(FOLDER.rglob("*.yaml"))


def named(path: Path) -> str:
    return path.stem


def test_there_are_records():
    assert len(RECORDS) > 100


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_a_record_holds(path):
    for document in read_documents(path):
        play_record(document, RECORDINGS)


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_a_record_decided_again_gives_the_same_events(path):
    for document in read_documents(path):
        assert events_of(document) == events_of(document)


def events_of(document):
    """Return every event of a record, and check that applying them gives the state decided."""
    recording = RECORDINGS["morpho"]
    header = {key: document[key] for key in document if key in recording.header_keys}
    log = list(recording.open(header).events)
    state = state_after(GAME, log)
    for step in document["play"]:
        if isinstance(step, str):
            letter, _, move = step.partition(" ")
            seat = seat_of(letter)
            consequences = GAME.decide(state, seat, recording.complete(state, seat, move), CHANCE)
            log += consequences.events
            state = consequences.after
    assert state_after(GAME, log) == state
    return log


@pytest.mark.parametrize(
    ("header", "unknowns", "deserters"),
    [
        ({}, (), 2),
        ({"mode": "expert"}, ("deserter", "spy"), 2),
        ({"mode": "expert", "unknowns": ["cyborg"]}, ("deserter", "cyborg"), 1),
    ],
)
def test_the_tiles_of_a_record(header, unknowns, deserters):
    """They are as R2.4 has them, the Unknown not counted (docs/rulings.md, 16)."""
    cards = deal("killer spy", "leader deserter", "technician deserter", middle="bodyguard")
    begun = opening(cards, **header)[0]

    assert begun.unknowns == unknowns
    assert begun.tiles["deserter"] == deserters
    assert sum(begun.tiles.values()) == (7 if not header else 6)
