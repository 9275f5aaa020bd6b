"""Translators and extensions change the texts of a page, which goes on showing what is."""

from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from morpho_server.games.chance import Chance
from morpho_server.games.options import Choices
from morpho_server.games.outcome import Standing
from morpho_server.games.position import Opening, Position
from morpho_server.games.registry import GAMES
from morpho_server.games.seats import letter
from tests.support.client.moves import made
from tests.support.client.table import LAPTOP, OPTIONS, TABLE, Table
from tests.support.nightly import nightly

pytestmark = pytest.mark.browser

MOVES: Final = 6
NAMES: Final = ("Ada", "Bo", "Cleo")

DISTURB: Final = """(how) => {
    const ways = {
        replaced: (text, wrap) => { wrap.textContent = text.data; text.replaceWith(wrap); },
        wrapped: (text, wrap) => { text.replaceWith(wrap); wrap.append(text); },
        split: (text) => { text.splitText(text.length >> 1); },
        "in part": (text, wrap) => {
            const end = text.splitText(text.length >> 1);
            end.replaceWith(wrap);
            wrap.append(end);
        },
        doubled: (text, wrap) => {
            const inner = document.createElement("font");
            inner.append(text.data);
            wrap.append(inner);
            text.replaceWith(wrap);
        },
        copied: ({ parentElement: parent }) => { parent.replaceWith(parent.cloneNode(true)); },
    };
    const chosen = how === "any" ? Object.values(ways) : [ways[how]];
    const walker = document.createTreeWalker(document.getElementById("app"), NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.filter((text) => text.data).forEach((text, i) =>
        chosen[i % chosen.length](text, document.createElement("font")));
}"""
"""Does to each text of a page what translators and extensions do."""

SHOWN: Final = """() => new Promise((then) => requestAnimationFrame(() => setTimeout(() =>
    then([document.querySelector("main"), document.querySelector("[data-announcer]")]
        .map((part) => part.textContent)))))"""


def begin(game: str) -> tuple[Position[Any], dict[str, Any]]:
    """Return a new game, and what a snapshot of it has for the player of the first seat."""
    rules, chance = GAMES[game].rules, Chance(game.ljust(32).encode())
    options = rules.options({})
    many = max(2, min(rules.seats))
    opened = rules.start(Choices(options, many), Standing(1, (0,) * many, None), chance)
    reached = Position(rules, Opening(opened, many, chance))
    seats = range(reached.seats)
    table = {
        **TABLE,
        "game": game,
        "players": {f"p{i + 1}": {"name": NAMES[i], "seat": i, "ready": True} for i in seats},
        "seats": {str(i): f"p{i + 1}" for i in seats},
        "seat_count": reached.seats,
        "options": {**OPTIONS, **options},
        "match": {**TABLE["match"], "seats": reached.seats},
    }
    snapshot = {
        "table": table,
        "public": dict(reached.public()),
        "own": dict(reached.own(0)),
        "legal": reached.owed().get(0),
    }
    return reached, snapshot


def moves_of(game: str, number: int) -> list[dict[str, Any]]:
    """Return the updates that the player of the first seat gets from some random moves."""
    reached, dice = begin(game)[0], Random(game)
    updates = []
    while len(updates) < number and (owed := reached.owed()):
        seat, legal = dice.choice(sorted(owed.items()))
        move = dice.choice([move for move in legal if move != "resign"] or legal)
        updates.append(made(reached, f"{letter(seat)} {move}"))
    return updates


def shown(page: Page, table: Table, updates: list[dict[str, Any]], how: str = "") -> list[Any]:
    """Return a page's texts after each update; ``how``: changed by others before each."""
    texts = []
    for n, update in enumerate(updates, 13):
        if how:
            page.evaluate(DISTURB, how)
        table.update(n, **update)
        expect(page.locator(f"main[data-n='{n}']")).to_be_attached()
        texts.append(page.evaluate(SHOWN))
    return texts


@pytest.mark.parametrize("game", [game if game == "morpho" else nightly(game) for game in GAMES])
@pytest.mark.parametrize(
    "how", ["any", *map(nightly, ("replaced", "wrapped", "split", "in part", "doubled", "copied"))]
)
def test_a_game_shows_the_same_on_a_page_that_others_change(page, at_table, game, how):
    updates, snapshot = moves_of(game, MOVES), begin(game)[1]
    clean = shown(page, at_table(size=LAPTOP, **snapshot), updates)
    page.evaluate("self.restarting.end()")

    changed = shown(page, at_table(size=LAPTOP, **snapshot), updates, how)

    assert changed == clean
