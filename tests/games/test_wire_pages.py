"""The page of each game's wire says all that the game can be sent and can send, and truly."""

import json
import re
from importlib import import_module
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from morpho_server.games.moves import MoveUnreadableError
from morpho_server.games.registry import RULES, analysis_of, deduction_of
from tests.support.games.fitting import misfits

DOCS = Path(__file__).parents[2] / "docs"
BESIDE = {"all_cards", "bet"}
"""What the table adds to the view of a seat that is out."""
GAMES = pytest.mark.parametrize("game", RULES.values(), ids=RULES)


def page(game):
    return (DOCS / "reference" / f"{game.name}.md").read_text(encoding="utf-8")


def chapter(game, title):
    """Return the text below a heading, up to the next of its level."""
    return page(game).partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def headings(text):
    return re.findall(r"^### `(\w+)`$", text, re.MULTILINE)


@GAMES
def test_the_moves_are_in_the_notation_and_every_verb_is_there(game):
    notation = import_module(f"morpho_server.games.{game.name}.notation")
    verbs = notation.VERBS if game.name == "morpho" else get_args(notation.Verb)
    moves = re.findall(r"^\| `([^`]+)` \|", chapter(game, "Moves"), re.MULTILINE)

    assert {notation.read(move).verb for move in moves} == {*verbs}


@GAMES
def test_the_grammar_is_that_of_the_moves(game):
    notation = import_module(f"morpho_server.games.{game.name}.notation")
    lines = re.findall(r"```text\n(.*?)\n```", chapter(game, "Grammar"), re.DOTALL)[0].splitlines()
    moves = re.findall(r"^\| `([^`]+)` \|", chapter(game, "Moves"), re.MULTILINE)

    for move in (*moves, *(f"{move} 7" for move in moves)):
        try:
            notation.read(move)
        except MoveUnreadableError:
            assert not any(re.fullmatch(line, move) for line in lines), move
        else:
            assert any(re.fullmatch(line, move) for line in lines), move


@GAMES
def test_every_option_event_and_refusal_is_there(game):
    options = [field.name for field in game.option_fields]
    of_seats = [field.name for field in game.seat_option_fields]

    assert headings(chapter(game, "Options")) == options
    assert headings(chapter(game, "Options of a seat")) == of_seats
    assert {*headings(chapter(game, "Events"))} >= {kind.kind for kind in game.event_types}
    linked = {*re.findall(r"errors\.md#(\w+)", chapter(game, "Refusals"))}
    assert linked >= {code for code, _ in game.refusals} | {"unreadable_move", "bad_options"}


@GAMES
@pytest.mark.parametrize("view", ["public", "own"])
def test_every_field_of_a_view_is_there(game, view):
    observer = {"public": game.public_observer, "own": game.seat_observer}[view]
    [shape] = [get_args(base)[0] for base in observer.__orig_bases__]

    listed = re.findall(r"^  (\w+)\??:", chapter(game, f"`{view}`"), re.MULTILINE)
    fields = [*get_type_hints(shape)]

    assert listed[: len(fields)] == fields
    assert {*listed} - {*fields} <= BESIDE


@pytest.mark.parametrize(("title", "aid"), [("Deduction", deduction_of), ("Analysis", analysis_of)])
def test_the_examples_of_aids_fit_their_types(title, aid):
    [example] = re.findall(r"```json\n(.*?)```", chapter(RULES["morpho"], title), re.DOTALL)
    shape = get_type_hints(aid("morpho"))["return"]

    assert list(misfits(json.loads(example), shape)) == []
