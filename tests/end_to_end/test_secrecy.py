"""No page is sent what its seat may not know; and the search for it finds what is forged."""

import copy
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from functools import cached_property

import pytest
import pytest_asyncio

from morpho_server.tables.log.entry import Entry
from morpho_server.tables.messages.events import SecretKept
from tests.support.end_to_end.audit import LeakError, Moment, Pair, audit, moments_of
from tests.support.end_to_end.browsing import LAPTOP, PHONE
from tests.support.end_to_end.company import Company
from tests.support.end_to_end.people import Person
from tests.support.end_to_end.playing import eagerly, play_by_rest
from tests.support.pages import Json

pytestmark = pytest.mark.browser


@dataclass
class Played:
    """A match: what the server stored, and what each page received. One page is the victim's."""

    entries: Sequence[Entry]
    received: dict[str, list[Json]]
    victim: str

    @cached_property
    def moments(self) -> dict[str, dict[int, Moment]]:
        """What each player may know, by the numbers of the updates."""
        return {player: moments_of(player, self.entries) for player in self.received}

    def knows(self, player: str, number: int) -> frozenset[Pair]:
        """Return the cards that a player may know after an update."""
        return self.moments[player][number].now

    def hidden(self, message: Json) -> list[Pair]:
        """Return the cards of others that the victim could not know when it came."""
        then = [
            moment.now
            for moments in self.moments.values()
            for moment in moments.values()
            if moment.at == message["at"]
        ]
        return sorted(frozenset().union(*then) - self.knows(self.victim, message["n"]))

    def last(self, kind: str) -> Json:
        """Return the victim's last message of a kind while something was hidden."""
        fitting = [m for m in self.received[self.victim] if m["type"] == kind and m.get("n")]
        dated = [m | {"at": self.moments[self.victim][m["n"]].at} for m in fitting]
        return copy.deepcopy(next(m for m in reversed(dated) if self.hidden(m)))


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def played(browser, house) -> AsyncIterator[Played]:
    """Play a match of four, two of whom have pages, with some who watch.

    One watches from the beginning and one comes late; in between the victim's page is reloaded.
    Moves are made without clicks: what pages are sent is the same.
    """
    house.deck.shuffle_as(105)
    options = {"mode": "expert", "target": 3, "turn_limit": 8}
    players = await house.site.match("Ada Bo Cleo Dora", "morpho", **options)
    async with Company(browser, house.site.base) as company:
        eve = await watcher(company, "Eve", players[0].code)
        dora, victim = await company.pages_of([players[3], players[2]], PHONE)
        choose = eagerly(105)
        await play_by_rest(players, choose, most=8)
        victim.tab.listens_to_answers()
        await victim.tab.page.reload()
        fay = await watcher(company, "Fay", players[0].code)
        while (await players[0].view())["table"]["phase"] != "over":
            await play_by_rest(players, choose, most=1000)
            if (await players[0].view())["table"]["phase"] == "between":
                await players[0].do("next_round")
        people = [dora, victim, eve, fay]
        for person in people:
            await person.sees_the_result()
        entries = await house.site.entries(players[0].code)
    yield Played(entries, {person.id: person.tab.received for person in people}, victim.id)


async def watcher(company: Company, name: str, code: str) -> Person:
    person = await company.person(name, LAPTOP)
    person.tab.listens_to_answers()
    await person.follows(f"/t/{code}")
    await person.just_watches()
    return person


def test_moves_of_most_kinds_are_made_in_a_match_with_strangers(played):
    verbs = {entry.move.split()[0] for entry in played.entries if entry.move}

    assert verbs >= {"look", "change", "snipe", "report", "take", "arrange", "intercept"}


def test_no_page_receives_secrets_of_other_seats(played):
    """Nor is a spectator's, nor one that comes late or reloads, and asks for the past."""
    for player, received in played.received.items():
        assert audit(player, received, played.entries) > 0


def test_the_past_that_pages_ask_for_is_searched_as_well(played):
    late = [m["n"] for m in played.received["p6"] if m["type"] in ("snapshot", "update")]

    assert late[0] > min(late)


FORGERIES = {
    "own card table": lambda slot, name: {"own": {"known": {slot: name}}},
    "public card table": lambda slot, name: {"public": {"known": {slot: name}}},
    "fallen card": lambda slot, name: {"public": {"eliminated": {slot: name}}},
    "event": lambda slot, name: {
        "events": [{"kind": "revealed", "slot": slot, "identity": name}],
    },
    "event of unknown kind": lambda slot, name: {
        "events": [{"kind": "new", "seat": 1, "card": {"slot": slot, "identity": name}}],
    },
    "private event": lambda slot, name: {"yours": [{"kind": "saw", "cards": {slot: name}}]},
    "guess": lambda slot, name: {
        "events": [{"kind": "guessed", "slot": slot, "named": name, "identity": "spy"}],
    },
    "hand in order": lambda slot, name: {"public": {"hands": {"0": [name, name]}}},
    "slots by identity": lambda slot, name: {"public": {"where": {name: [slot]}}},
    "sentence": lambda slot, name: {"table": {"note": f"{slot} is the {name}"}},
    "arrangement": lambda slot, name: {"legal": [f"arrange {slot}={name} M=parasite"]},
    "move named after a card": lambda slot, name: {"own": {"open": [f"show {name}"]}},
    "investment": lambda slot, name: {"own": {"investment": "red"}},
    "middle": lambda slot, name: {"own": {"known": {"M": "leader"}}},
}


@pytest.mark.parametrize("forged", FORGERIES)
def test_a_forged_update_is_found(played, forged):
    update = played.last("update")
    audit(played.victim, [update], played.entries)

    update |= FORGERIES[forged](*played.hidden(update)[0])

    with pytest.raises(LeakError):
        audit(played.victim, [update], played.entries)


def test_a_forged_snapshot_is_found(played):
    snapshot = played.last("snapshot")
    audit(played.victim, [snapshot], played.entries)

    snapshot["own"]["known"] |= dict(played.hidden(snapshot)[:1])

    with pytest.raises(LeakError):
        audit(played.victim, [snapshot], played.entries)


def test_an_update_that_is_for_somebody_else_is_found(played):
    with pytest.raises(LeakError):
        audit("p5", [m for m in played.received["p4"] if m.get("yours")], played.entries)


def test_a_share_sent_too_early_is_found(played):
    secrets = [e.secret for entry in played.entries for e in entry.events if type(e) is SecretKept]
    update = played.last("update") | {"table": {"next_commitment": secrets[0]}}

    with pytest.raises(LeakError):
        audit(played.victim, [update], played.entries)
