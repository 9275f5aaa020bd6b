"""Watching replays together: at a table one player leads, and others see the same moment.

Nothing of this is in the log. It is gone with the last page that takes part.
"""

import logging
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from itertools import count
from typing import Any, Final, Literal

import orjson

from morpho_server.games.seats import Seat
from morpho_server.realtime.broadcast import Broadcast
from morpho_server.realtime.hub import Hub
from morpho_server.realtime.pages import Watcher
from morpho_server.realtime.subscribers import Subscribers
from morpho_server.tables.messages.errors import CommandRefusedError, refusal
from morpho_server.tables.model.ids import NodeId, PlayerId, TableId
from morpho_server.tables.model.table import Player, Table
from morpho_server.tables.runtime.session import TableSession
from morpho_server.tables.stream.update import TableUpdate

logger = logging.getLogger(__name__)

Eyes = Literal["all", "spectator"] | Seat
"""Through whose eyes a replay is seen: everybody's, a spectator's, or a seat's."""

Role = Literal["lead", "follow", "other"]
"""The role of a page with a replay: others are on their own, but hear who leads."""

ROLES_THAT_TELL: Final = ("lead", "follow")
"""The roles that other people hear of."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of a round: the step, counted from 0, whose eyes, and how it goes on."""

    match: int
    round: int
    step: int
    eyes: Eyes
    playing: bool
    speed: float


@dataclass(frozen=True, slots=True)
class Lead:
    """The player who leads at a node, and the place. The highest ``term`` counts, then the node."""

    term: int
    player: PlayerId
    moment: Moment


@dataclass(frozen=True, slots=True)
class _Neighbour:
    """The last report of another node: who leads there, and the followers."""

    number: int
    lead: Lead | None
    followers: frozenset[PlayerId]


class WatchParty:
    """The pages of one table with a replay, and who leads them here or at another node.

    Each node sends the others all that is so at it, whenever that changes, and what comes last
    counts. So a lost message is mended by the next. ``numbers`` are those of this node's messages:
    others remember the last one longer than a party here may last.
    """

    def __init__(
        self,
        session: TableSession,
        subscribers: Subscribers,
        broadcast: Broadcast,
        node: NodeId,
        numbers: Iterator[int],
    ) -> None:
        self._session = session
        self._subscribers = subscribers
        self._broadcast = broadcast
        self._node = node
        self._pages: dict[Watcher, tuple[PlayerId, Role]] = {}
        self._sent: dict[Watcher, str] = {}
        self._lead: Lead | None = None
        self._numbers = numbers
        self._neighbours: dict[NodeId, _Neighbour] = {}
        broadcast.subscribe(_topic(session.id), self._receive, self._introduce)
        session.listeners.append(self._look_again)

    @property
    def is_empty(self) -> bool:
        """Return whether no page takes part here."""
        return not self._pages

    def join(self, page: Watcher, player: Player, role: Role, moment: Moment | None) -> None:
        """Let a page take part, in a role; who leads is at a ``moment``."""
        if role == "lead" and moment is not None:
            self._take_lead(page, player.id, moment)
        elif self._is_leading(page):
            self._lead = None
        self._pages[page] = (player.id, role)
        self._publish()
        self.notify()

    def leave(self, page: Watcher) -> None:
        """Let a page take part no more."""
        if page not in self._pages:
            return
        if self._is_leading(page):
            self._lead = None
        del self._pages[page]
        self._sent.pop(page, None)
        self._publish()
        self.notify()

    def forget(self, node: NodeId) -> None:
        """Forget what a node has said that has stopped."""
        if self._neighbours.pop(node, None) is not None:
            self.notify()

    def close(self) -> None:
        """Hear the table and other nodes no more."""
        self._session.listeners.remove(self._look_again)
        self._broadcast.unsubscribe(_topic(self._session.id))

    def notify(self) -> None:
        """Send every page who leads and who follows, if that has changed."""
        here = frozenset(self._subscribers.attendance.here)
        leading = self._leading(here)
        followers = sorted(self._followers() & here, key=lambda player: int(player[1:]))
        text = _frame(leading, followers, leads=False)
        for page, (player, _) in list(self._pages.items()):
            if self._session.stream_for(player) is not self._session:
                continue  # they are behind by now, and who leads is not
            own = text
            if leading is not None and leading is self._lead and self._is_leading(page):
                own = _frame(leading, followers, leads=True)
            if self._sent.get(page) != own:
                self._sent[page] = own
                page.push(own)

    def _look_again(self, _update: TableUpdate) -> None:
        """Let nobody lead or follow who may not any more: they are muted, or see all cards."""
        watchers = [
            (page, who) for page, (who, role) in self._pages.items() if role in ROLES_THAT_TELL
        ]
        silent = [(page, who) for page, who in watchers if not self._may_stay(page, who)]
        for page, who in silent:
            if self._is_leading(page):
                self._lead = None
            self._pages[page] = (who, "other")
        if silent:
            self._publish()
            self.notify()

    def _may_stay(self, page: Watcher, who: PlayerId) -> bool:
        table, (_, role) = self._session.table, self._pages[page]
        if who not in table.players:
            return False
        moment = None if self._lead is None else self._lead.moment
        try:
            _check(table, table.players[who], role, moment)
        except CommandRefusedError:
            return False
        return True

    def _take_lead(self, page: Watcher, player: PlayerId, moment: Moment) -> None:
        if self._is_leading(page) and self._lead is not None:
            self._lead = replace(self._lead, moment=moment)
            return
        for other, (who, role) in self._pages.items():
            if role == "lead":
                self._pages[other] = (who, "other")
        self._lead = Lead(self._term() + 1, player, moment)

    def _is_leading(self, page: Watcher) -> bool:
        return page in self._pages and self._pages[page][1] == "lead"

    def _term(self) -> int:
        return max((lead.term for lead, _ in self._leads()), default=0)

    def _leads(self) -> Iterator[tuple[Lead, NodeId]]:
        if self._lead is not None:
            yield self._lead, self._node
        for node, neighbour in self._neighbours.items():
            if neighbour.lead is not None:
                yield neighbour.lead, node

    def _leading(self, here: frozenset[PlayerId]) -> Lead | None:
        """Return the player who leads all at the table."""
        there = [(lead.term, node, lead) for lead, node in self._leads() if lead.player in here]
        return max(there, key=lambda one: one[:2])[2] if there else None

    def _followers(self) -> frozenset[PlayerId]:
        return _following(self._pages.values()).union(
            *(neighbour.followers for neighbour in self._neighbours.values())
        )

    def _introduce(self) -> None:
        self._publish(asks=True)

    def _publish(self, *, asks: bool = False) -> None:
        content = {
            "node": self._node,
            "number": next(self._numbers),
            "lead": None if self._lead is None else asdict(self._lead),
            "followers": sorted(_following(self._pages.values())),
            "asks": asks,
        }
        self._broadcast.publish(_topic(self._session.id), orjson.dumps(content))

    def _receive(self, message: bytes) -> None:
        try:
            content = orjson.loads(message)
            node, heard = NodeId(content["node"]), _neighbour(content)
            asks = bool(content["asks"])
        except (AttributeError, KeyError, TypeError, ValueError):
            logger.warning("another node's replays can't be read; is its release the same?")
            return
        before = self._neighbours.get(node)
        if before is not None and heard.number <= before.number:
            return  # said before: somebody repeats it
        self._neighbours[node] = heard
        if heard.lead is not None:
            self._yield_to(heard.lead, node)
        if asks:
            self._publish()
        self.notify()

    def _yield_to(self, lead: Lead, node: NodeId) -> None:
        """Lead no more from here, if somebody took the lead later at another node."""
        if self._lead is not None and (lead.term, node) > (self._lead.term, self._node):
            self._lead = None
            for page, (player, role) in self._pages.items():
                if role == "lead":
                    self._pages[page] = (player, "other")


class WatchParties:
    """The watch parties of all live tables at this node."""

    def __init__(self, hub: Hub, broadcast: Broadcast, node: NodeId) -> None:
        self._hub = hub
        self._broadcast = broadcast
        self._node = node
        self._numbers = count(1)
        self._parties: dict[TableId, WatchParty] = {}
        hub.on_presence.append(self._look)

    def join(
        self,
        session: TableSession,
        page: Watcher,
        player: Player,
        role: Role,
        moment: Moment | None,
    ) -> None:
        """Let a page take part in the party of its table, in a role.

        Who leads is at a ``moment``. Raises ``muted``, ``sees_all_cards``, ``match_goes_on``.
        """
        _check(session.table, player, role, moment)
        party = self._parties.get(session.id)
        if party is None:
            subscribers = self._hub.subscribers(session)
            party = WatchParty(session, subscribers, self._broadcast, self._node, self._numbers)
            self._parties[session.id] = party
        party.join(page, player, role, moment)

    def leave(self, session: TableSession, page: Watcher) -> None:
        """Let a page take part no more, if it did; a party without pages is over here."""
        party = self._parties.get(session.id)
        if party is not None:
            party.leave(page)
            if party.is_empty:
                party.close()
                del self._parties[session.id]

    def forget(self, node: NodeId) -> None:
        """Forget what a node has said that has stopped."""
        for party in self._parties.values():
            party.forget(node)

    def _look(self, subscribers: Subscribers) -> None:
        party = self._parties.get(subscribers.session.id)
        if party is not None:
            party.notify()


def _check(table: Table, player: Player, role: Role, moment: Moment | None) -> None:
    # A moment, and who follows, can say anything to those who are in the round.
    if role in ROLES_THAT_TELL and table.has_seen_all(player.guests):
        raise refusal("sees_all_cards")
    if role != "lead" or moment is None:
        return
    if player.muted and table.host != player.id:
        raise refusal("muted")
    if not table.may_see_again(moment.match, moment.round):
        raise CommandRefusedError("match_goes_on", "That round can't be seen again yet.")


def _following(pages: Iterable[tuple[PlayerId, Role]]) -> frozenset[PlayerId]:
    return frozenset(player for player, role in pages if role == "follow")


def _neighbour(content: Mapping[str, Any]) -> _Neighbour:
    leading, lead = content["lead"], None
    if leading is not None:
        lead = Lead(leading["term"], PlayerId(leading["player"]), Moment(**leading["moment"]))
    return _Neighbour(content["number"], lead, frozenset(map(PlayerId, content["followers"])))


def _frame(leading: Lead | None, followers: list[PlayerId], *, leads: bool) -> str:
    """Return the frame that says who leads; ``leads`` to the page that does."""
    frame: dict[str, Any] = {"type": "watching", "followers": followers}
    if leading is not None:
        frame |= {"led_by": leading.player, "moment": asdict(leading.moment)}
    if leads:
        frame["leads"] = True
    return orjson.dumps(frame).decode()


def _topic(table: TableId) -> str:
    return f"watching:{table}"
