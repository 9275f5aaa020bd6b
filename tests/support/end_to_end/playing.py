"""Playing on: random legal moves, each made by clicking, until something is reached."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from random import Random

from tests.support.end_to_end.clicking import make
from tests.support.end_to_end.people import Person
from tests.support.pages import Json
from tests.support.visitors import Player

Chooser = Callable[[list[str]], str]
"""A way to choose among the legal moves."""


Maker = Callable[[Person, str], Awaitable[Json]]
"""A way to make a move, which returns the update in which it was done."""


def at_random(seed: int) -> Chooser:
    """Return a way to choose moves: the same ones for the same seed."""
    return Random(seed).choice


TAME = {"look", "change", "block", "pass"}
"""Moves that end no round."""


def tamely(legal: list[str]) -> str:
    """Choose a move that ends no round, if there is one."""
    return next((move for move in legal if move.split()[0] in TAME), legal[0])


def eagerly(seed: int) -> Chooser:
    """Return a way to choose moves that uses abilities wherever it may, and so ends rounds."""
    dice = Random(seed)

    def choose(legal: list[str]) -> str:
        bold = [move for move in legal if move.split()[0] not in TAME]
        return dice.choice(bold or legal)

    return choose


async def play(
    people: Sequence[Person],
    choose: Chooser,
    most: int = 1000,
    watching: Sequence[Person] = (),
    by: Maker = make,
) -> list[str]:
    """Make moves until the round is over or that many are made; return them.

    They are made by clicking unless ``by`` says how.
    """
    made: list[str] = []
    await all_are_current([*people, *watching])
    while len(made) < most and people[0].phase == "playing":
        mover = who_is_asked(people)
        made.append(choose(mover.legal))
        done = await by(mover, made[-1])
        await all_saw([*people, *watching], done)
    return made


async def by_command(person: Person, text: str) -> Json:
    """Make a move without clicking; return the update in which it was done."""
    await person.command("move", move=text)
    return next(m for m in reversed(person.tab.received) if m["type"] == "update")


async def play_by_rest(players: Sequence[Player], choose: Chooser, most: int) -> list[str]:
    """Make that many moves without a page, once pages have revealed their shares in the match.

    They are fewer if the round ends.
    """
    made: list[str] = []
    while (await players[0].view())["table"].get("starting"):  # noqa: ASYNC110 - a program asks, too
        await asyncio.sleep(0.05)
    while len(made) < most:
        for player in players:
            if legal := (await player.view()).get("legal"):
                made.append(choose(legal))
                await player.move(made[-1])
                break
        else:
            break
    return made


def who_is_asked(people: Sequence[Person]) -> Person:
    """Return who owes a decision; nobody else does."""
    asked = [person for person in people if person.legal]
    assert len(asked) == 1, [(person.name, person.legal) for person in people]
    return asked[0]


async def all_are_current(people: Sequence[Person]) -> None:
    """Wait until everybody's page shows the last that it was sent."""
    await asyncio.gather(*(person.tab.is_current() for person in people))


async def all_saw(people: Sequence[Person], done: Json) -> None:
    """Wait until everybody's page shows what came of a move."""
    await asyncio.gather(*(_saw(person, done) for person in people))


async def _saw(person: Person, done: Json) -> None:
    def has_heard() -> bool:
        return any(message.get("at", 0) >= done["at"] for message in reversed(person.tab.received))

    await person.tab.heard.until(has_heard)
    await person.tab.is_current()
