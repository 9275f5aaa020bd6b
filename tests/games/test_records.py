"""Every record of a game holds, and its events alone lead to the same state."""

from pathlib import Path

import pytest

from morpho_server.games.records.player import play_record
from morpho_server.games.registry import RECORDINGS
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
        played = play_record(document.content, RECORDINGS)

        events = played.events
        assert state_after(played.game, events) == played.state
