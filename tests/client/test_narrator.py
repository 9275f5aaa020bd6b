"""The narrator of the big screen has a sentence for all that everybody sees, and tells no more."""

import importlib
from collections.abc import Iterator, Mapping
from dataclasses import fields
from itertools import product
from pathlib import Path
from typing import Any, Final

import pytest

from morpho_server.games.events import Event
from morpho_server.games.morph import events as morph
from morpho_server.games.morphatrons import events as morphatrons
from morpho_server.games.morpho import events as morpho
from morpho_server.games.morphos import events as morphos
from morpho_server.games.morpyam import events as morpyam
from morpho_server.tables.messages.events import TABLE_EVENTS

ROOT: Final = Path(__file__).parents[2]
LONGEST: Final = 60

KINDS: Final[Mapping[str, tuple[type[Event], ...]]] = {
    "morpho": morpho.EVENT_TYPES,
    "morphos": morphos.EVENT_TYPES,
    "morph": morph.EVENT_TYPES,
    "morphatrons": morphatrons.EVENT_TYPES,
    "morpyam": morpyam.EVENT_TYPES,
    "table": TABLE_EVENTS,
}

NOT_PUBLIC: Final = {
    "morpho": {
        *("dealt", "agreed", "disagreed", "saw", "investment_chosen", "arranged", "feats_carried")
    },
    "morph": {"cards_dealt", "hand_dealt", "card_staked", "mana_chosen", "card_received"},
    "morphatrons": {"cards_dealt", "cards_seen", "deck_laid", "card_seen"},
    "table": {
        *("bet_placed", "bot_replaced", "device_kept", "drawn", "entry_request_bound"),
        *("pass_made", "pass_used", "player_bound", "secret_kept", "share_revealed"),
        *("screen_offered", "screen_bound", "call_given"),
    },
}
"""What some seats alone see, or nobody."""


@pytest.fixture
def english(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The English messages."""
    monkeypatch.syspath_prepend(ROOT / "scripts")
    return importlib.import_module("messages").Language("en")


def told_by(english: Any, game: str) -> dict[str, list[Any]]:
    """Return the narrator's messages, by the kind of event that they tell."""
    found: dict[str, list[Any]] = {}
    for message in english.messages.values():
        of, narrator, rest = message.id.partition("-narrator-")
        if narrator and of == game:
            found.setdefault(rest.partition(".")[0], []).append(message)
    return found


def sayings(pattern: Any) -> Iterator[str]:
    """Yield what a pattern can say, with two digits for each number in it."""
    parts = [
        [element.value] if hasattr(element, "value") else [*spoken(element.expression)]
        for element in pattern.elements
    ]
    yield from map("".join, product(*parts))


def spoken(expression: Any) -> Iterator[str]:
    """Yield what stands in place of braces."""
    if not hasattr(expression, "variants"):
        yield "12"
    else:
        for variant in expression.variants:
            yield from sayings(variant.value)


@pytest.mark.parametrize("game", KINDS)
def test_every_public_kind_of_event_has_a_sentence_no_other_has(game, english):
    public = {kind.kind for kind in KINDS[game]} - NOT_PUBLIC.get(game, set())

    assert {*told_by(english, game)} >= public
    assert not {*told_by(english, game)} & NOT_PUBLIC.get(game, set())


@pytest.mark.parametrize("game", KINDS)
def test_a_sentence_has_sixty_letters_at_most(game, english):
    told = [message for messages in told_by(english, game).values() for message in messages]
    said = [text for message in told for text in sayings(message.pattern)]

    assert said
    assert [text for text in said if len(text) > LONGEST] == []


@pytest.mark.parametrize("game", KINDS)
def test_a_sentence_depends_on_its_event_alone_and_names_nobody(game, english):
    told = told_by(english, game)
    own = {kind.kind: {field.name for field in fields(kind)} for kind in KINDS[game]}

    for kind, messages in told.items():
        for message in messages:
            assert english.variables(message).keys() <= own.get(kind, set()), message.id
            assert not english.shown(message) & {"seat", "player", "name", "text"}, message.id


SAYS = """async (m, [game, event, numbers]) => {
  const { loadWords, needWords } = await import("/i18n/words.js");
  needWords(`${game}.stage`);
  await loadWords();
  return numbers.map((n) => m.narrated(game, event, n));
}"""


@pytest.mark.browser
def test_the_number_of_an_update_chooses_among_sentences(run):
    placed = {"kind": "stone_placed", "seat": 0, "ends_turn": True}

    said = run("/ui/stage/narrator.js", SAYS, ["morphos", placed, [6, 7, 8, 9]])

    assert said[0] == said[3]
    assert len({*said}) == 3
