"""What the client says of puzzles is said of those that the server has."""

import re

import pytest

from morpho_server.app import client_folder
from morpho_server.games.registry import RULES
from morpho_server.puzzles.files import puzzles_of

KEY = re.compile(r'^    "?([a-z][a-z-]*)"?: \{$', re.MULTILINE)


@pytest.mark.parametrize("game", RULES)
def test_the_client_has_words_for_exactly_the_puzzles(game):
    folder = client_folder() / "games" / game
    words = folder / "words" / "en" / "puzzles.js"
    named = KEY.findall(words.read_text(encoding="utf-8")) if words.exists() else []
    index = (folder / "index.js").read_text(encoding="utf-8")

    assert named == [*puzzles_of(game)]
    assert ("loadPuzzles" in index) == bool(named)
