"""Whatever is changed in the file of an honest match, it is not called fair for it."""

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any, Final

import pytest

from morpho_server.games.registry import RULES
from morpho_server.verify.file import UnreadableError
from tests.support.fairness.matches import random_sitting
from tests.support.fairness.saving import File, saved, verdict_on
from tests.support.nightly import IS_NIGHT

GAMES: Final = tuple(RULES)
SEEDS: Final = range(30 if IS_NIGHT else 10)

Change = Callable[[list[Any], Random], None]


@cache
def honest(game: str) -> str:
    """Return the file of a short match, as its second player saved it."""
    at = random_sitting(game, 5, moves=25)
    return json.dumps(saved(at, "p2" if game != "morph" else "p1"))


def drop(items: list[Any], random: Random) -> None:
    """Leave one out."""
    del items[random.randrange(len(items))]


def add(items: list[Any], random: Random) -> None:
    """Put one in twice."""
    items.insert(random.randrange(len(items)), deepcopy(random.choice(items)))


def swap(items: list[Any], random: Random) -> None:
    """Exchange two neighbours."""
    at = random.randrange(len(items) - 1)
    items[at : at + 2] = reversed(items[at : at + 2])


def alter(items: list[Any], random: Random) -> None:
    """Change one value in one of them."""
    at = random.randrange(len(items))
    owner, key = random.choice([*_values(items, at)])
    owner[key] = _other(owner[key], random)


def _values(owner: Any, key: Any) -> Iterator[tuple[Any, Any]]:
    """Yield the place of each value in a value, none of which holds others."""
    value = owner[key]
    if isinstance(value, list | dict) and value:
        for inner in range(len(value)) if isinstance(value, list) else value:
            yield from _values(value, inner)
    else:
        yield owner, key


def _other(value: Any, random: Random) -> Any:
    match value:
        case bool():
            return not value
        case int():
            return value + random.choice([-1, 1])
        case str():
            return random.choice(
                ["", value[::-1] + "0", value[:-1] + ("1" if value[-1:] != "1" else "2")]
            )
        case None:
            return 0
        case _:
            return ["0"]


def essence(file: File) -> list[Any]:
    """Return the events about shares and all others until the match ended, as a page saw them."""
    found: list[Any] = []
    kinds = {event.kind for event in RULES[file["game"]].event_types}
    order = [event["kind"] for event in file["events"]]
    end = max((at for at, kind in enumerate(order, 1) if kind == "match_ended"), default=0)
    for event in file["events"][:end]:
        match event:
            case {"kind": "round_opened" | "match_ended" | "shares_revealed"}:
                found.append(event)
            case {"kind": "match_starting"}:
                found.append({key: event[key] for key in ("number", "seats", "commitments")})
            case {"kind": kind} if kind in kinds:
                found.append(event)
    return found


def is_called_fair(file: File) -> bool:
    """Return the verdict on a file that may say anything."""
    try:
        return verdict_on(file).kind == "fair"
    except UnreadableError:
        return False


@pytest.mark.parametrize("change", [drop, add, swap, alter], ids=lambda one: one.__name__)
@pytest.mark.parametrize("game", GAMES)
def test_a_changed_event_is_noticed(game, change):
    before = json.loads(honest(game))
    assert is_called_fair(before)
    for seed in SEEDS:
        file = json.loads(honest(game))
        change(file["events"], Random(seed))

        assert essence(file) == essence(before) or not is_called_fair(file), seed


@pytest.mark.parametrize("change", [drop, add, swap, alter], ids=lambda one: one.__name__)
@pytest.mark.parametrize("game", GAMES)
def test_a_changed_move_is_found_unless_it_fits_all_events(game, change):
    noticed = 0
    for seed in SEEDS:
        file = json.loads(honest(game))
        played = random_round(file, Random(seed))
        change(played, Random(seed))
        noticed += not is_called_fair(file)

    assert noticed > len(SEEDS) * 0.6


def random_round(file: File, random: Random) -> list[Any]:
    """Return the moves of a round of a file that has more than one."""
    rounds = [one["moves"] for one in file["moves"][0]["rounds"] if len(one["moves"]) > 1]
    return random.choice(rounds)
