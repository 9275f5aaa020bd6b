"""Making moves as a person does: a chip, a target, a choice, a confirmation.

At each step the page is held against the list of legal moves: it must offer all that they allow and
nothing else.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from playwright.async_api import expect

from tests.support.end_to_end.people import Person
from tests.support.pages import Json

DEMANDED = {"indicate", "guard", "intercept", "bomb", "guess", "take", "arrange"}
"""Verbs without an alternative: they need no click on a chip."""

OPEN = {"agree", "disagree"}
"""Moves that may be made at any time, from the menu."""

QUESTION = ".dock [data-action=confirm]"
"""The question whether a move is meant."""


@dataclass(frozen=True)
class Move:
    """A move, read: what is done, where, by which card, and what is said to be what."""

    text: str
    verb: str
    target: str = ""
    actor: str = ""
    choice: str = ""

    @property
    def chip(self) -> tuple[str, str]:
        """Return the chip with which it begins."""
        return self.verb, self.actor


def read(text: str) -> Move:
    """Read a move in the notation of the game."""
    verb, *rest = text.split()
    if verb == "arrange":
        return Move(text, verb)
    if verb in ("guess", "invest"):
        return Move(text, verb, choice=rest[0])
    target = rest[0] if rest else ""
    said = dict(zip(rest[1::2], rest[2::2], strict=True))
    return Move(text, verb, target, said.get("with", ""), said.get("as", ""))


async def make(person: Person, text: str) -> Json:
    """Make a move by clicking; return the update in which it was done."""
    await person.tab.is_current()
    return await _Attempt(person, read(text)).make()


async def all_offered(person: Person) -> set[str]:
    """Return every move that can be made by clicking, without making one."""
    await person.tab.is_current()
    stage = await _stage_of(person)
    if stage["question"]:
        return {stage["question"]}
    found = set[str]()
    for selector, direct in stage["ways"]:
        if direct:
            found.add(direct)
            continue
        await person.tab.click(selector)
        await _comes_to(person, lambda now: now != stage)
        found |= await all_offered(person)
        await person.tab.click(".dock [data-action=cancel]")
        await _comes_to(person, lambda now: now == stage)
    return found


async def _comes_to(person: Person, wanted: Callable[[Json], bool]) -> None:
    async def come() -> bool:
        return wanted(await _stage_of(person))

    await person.tab.until(come, "a click changed nothing")


async def _stage_of(person: Person) -> Json:
    """Return the question asked, and what can be clicked, with the move that it makes at once."""
    return await person.tab.page.evaluate(
        """() => {
            const ways = ".dock [data-verb], .dock [data-option-move], [data-target]";
            const names = {verb: "verb", actor: "actor", slot: "slot", gap: "gap",
                           optionMove: "option-move"};
            const selector = (e) => Object.entries(names).filter(([key]) => e.dataset[key])
                .map(([key, name]) => `[data-${name}="${e.dataset[key]}"]`).join("");
            // What else could be chosen instead has been found before.
            const isChosen = document.querySelector(".dock [data-verb][aria-pressed=true]");
            const offered = [...document.querySelectorAll(ways)]
                .filter((e) => !e.disabled && !(isChosen && e.dataset.verb));
            const question = document.querySelector(".dock [data-action=confirm]");
            return {
                question: question?.dataset.move ?? null,
                ways: offered.map((e) => [selector(e), e.dataset.move ?? null]),
            };
        }"""
    )


async def _offers(person: Person, what: "_Kind", legal: Iterable[Any]) -> None:
    """Wait until the page offers exactly what is legal."""
    expected, seen = sorted(legal), []

    async def offered() -> bool:
        seen[:] = sorted(map(_plain, await person.tab.reads(what.selector, what.script)))
        return seen == expected

    try:
        await person.tab.until(offered, "")
    except AssertionError:
        mismatch = f"{person.name} is offered these {what.name}: {seen}, not {expected}"
        raise AssertionError(mismatch) from None


class _Attempt:
    """A move being made, from the first click to the server's answer."""

    def __init__(self, person: Person, move: Move) -> None:
        self.person = person
        self.tab = person.tab
        self.move = move
        self.before = len(person.tab.sent)

    async def make(self) -> Json:
        move, legal = self.move, [read(one) for one in self.person.legal]
        if move.verb in OPEN:
            return await self._make_from_the_menu()
        assert move in legal, f"{move.text}, among what {self.person.name} may do: {legal}"
        if not _is_demanded(legal):
            await _offers(self.person, CHIPS, {one.chip for one in legal})
            await self.tab.click(_chip(move))
            legal = [one for one in legal if one.chip == move.chip]
        if move.verb == "arrange":
            await self._lay()
        else:
            await self._choose(legal)
            await self._confirm()
        return await self._answer()

    async def _choose(self, legal: list[Move]) -> None:
        """Choose a target, if there are targets, and then by name, if that leaves a choice."""
        move = self.move
        if move.target:
            await _offers(self.person, TARGETS, {one.target for one in legal})
            await self.tab.click(f'[data-slot="{move.target}"], [data-gap="{move.target}"]')
            legal = [one for one in legal if one.target == move.target]
        if len(legal) > 1:
            await _offers(self.person, CHOICES, {one.text for one in legal})
            await self.tab.click(f'[data-option-move="{move.text}"]')

    async def _confirm(self) -> None:
        """Answer the question whether it is meant, if it is asked; it must be about this move."""
        question = self.tab.find(QUESTION)

        async def asked_or_sent() -> bool:
            return bool(self._sent()) or await question.count() > 0

        await self.tab.until(asked_or_sent, f"nothing came of clicking {self.move.text}")
        if not self._sent():
            assert await question.get_attribute("data-move") == self.move.text
            await self.tab.click(QUESTION)

    async def _lay(self) -> None:
        """Exchange cards, two by two, until they lie as the move has it."""
        wanted = [lay.split("=") for lay in self.move.text.split()[1:]]
        await expect(self.tab.find("[data-place]")).to_have_count(len(wanted))
        for at, (place, identity) in enumerate(wanted):
            lying = await self.tab.reads("[data-place]", "all => all.map(e => e.dataset.identity)")
            if lying[at] != identity:
                other = wanted[lying.index(identity, at)][0]
                await self.tab.click(f'[data-place="{place}"]')
                await self.tab.click(f'[data-place="{other}"]')
                laid = self.tab.find(f'[data-place="{place}"]')
                await expect(laid).to_have_attribute("data-identity", identity)
        await self.tab.click(f'[data-arrange] [data-move="{self.move.text}"]')

    async def _make_from_the_menu(self) -> Json:
        await self.person.opens_the_menu()
        await self.tab.click(f"[data-menu] [data-verb={self.move.verb}]")
        return await self._answer()

    async def _answer(self) -> Json:
        """Wait for the update in which the move was done; a refusal fails."""
        answers: list[Json] = []

        async def answered() -> bool:
            ids = {command["id"] for command in self._sent()}
            answers[:] = [m for m in self.tab.received if {m.get("done"), m.get("id")} & ids]
            return bool(answers)

        await self.tab.until(answered, f"{self.move.text} was not answered")
        assert answers[0]["type"] == "update", f"{self.move.text}: {answers[0]}"
        assert [command["move"] for command in self._sent()] == [self.move.text]
        await self.tab.heard.reach(answers[0]["n"])
        return answers[0]

    def _sent(self) -> list[Json]:
        return [command for command in self.tab.sent[self.before :] if command["type"] == "move"]


@dataclass(frozen=True)
class _Kind:
    """Something that a page offers: how to find it, and what it stands for."""

    name: str
    selector: str
    script: str


CHIPS = _Kind(
    "chips",
    ".dock [data-verb]:enabled",
    "all => all.map(e => [e.dataset.verb, e.dataset.actor ?? ''])",
)
TARGETS = _Kind(
    "targets",
    "[data-target]:enabled",
    "all => all.map(e => e.dataset.slot ?? e.dataset.gap)",
)
CHOICES = _Kind(
    "choices", ".dock [data-option-move]:enabled", "all => all.map(e => e.dataset.optionMove)"
)


def _plain(offered: Any) -> Any:
    return tuple(offered) if isinstance(offered, list) else offered


def _is_demanded(legal: list[Move]) -> bool:
    return len({one.chip for one in legal}) == 1 and legal[0].verb in DEMANDED


def _chip(move: Move) -> str:
    actor = f'[data-actor="{move.actor}"]' if move.actor else ""
    return f".dock [data-verb={move.verb}]{actor}"
