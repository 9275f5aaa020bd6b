"""What the client says of puzzles is said of those that the server has."""

import pytest

from morpho_server.api.client.languages import messages
from morpho_server.app import client_folder
from morpho_server.games.registry import RULES
from morpho_server.puzzles.files import puzzles_of


@pytest.mark.parametrize("game", RULES)
def test_the_client_has_words_for_exactly_the_puzzles(game):
    index = (client_folder() / "games" / game / "index.js").read_text(encoding="utf-8")
    named = _named(game)

    assert named == [*puzzles_of(game)]
    assert ("loadPuzzles" in index) == bool(named)


def _named(game):
    """The puzzles that there are words for."""
    learn = client_folder() / "words" / "en" / f"{game}.learn.ftl"
    puzzle = f"{game}-puzzle-"
    said = messages(learn.read_text(encoding="utf-8"))
    return [name.removeprefix(puzzle) for name in said if name.startswith(puzzle)]
