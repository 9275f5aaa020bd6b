"""Pages that send messages by sockets, and match each with its answer."""

import asyncio
import time
from collections import deque
from typing import Any, Final

import orjson
from picows import WSError, WSListener, WSMsgType, ws_connect

from benchmarks.harness.fuzzing.messages import COMMITMENT, SHARE, Sent
from benchmarks.harness.fuzzing.tables import FAULT, TIMEOUT, Person, Table
from morpho_client.views import merged

AT_ONCE: Final = 3
"""How many messages are under way on a socket."""

SENSIBLE: Final = 0.4
"""How often a page does what brings the match forward, if it can."""

REPEATED: Final = 0.02
"""How often a page repeats a command that was answered."""

FINAL_BYES: Final = {"removed", "left", "no_spectators", "seat_given_away", "device_dropped"}
"""Last words after which somebody has to come again as somebody new."""

REFUSALS: Final = range(4400, 4600)
"""The codes with which the server closes a socket that it refuses."""


class Page(WSListener):  # type: ignore[misc]
    """A page that comes again when it is sent away."""

    def __init__(self, table: Table, person: Person) -> None:
        self._table = table
        self._tally = table.tally
        self._person = person
        self._source = table.source()
        self._named: dict[str, tuple[float, Sent]] = {}
        self._nameless: deque[tuple[float, Sent]] = deque()
        self._fatal: tuple[float, Sent] | None = None
        self._again: deque[tuple[float, Sent]] = deque()
        self._former: Sent | None = None
        self._sent_again: set[str | None] = set()
        self._shown: Any = {}
        self._legal: list[str] = []
        self._n: int | None = None
        self._history = ""
        self._transport: Any = None
        self._gone = asyncio.Event()
        self._closed_with: int | None = None
        self._bye = ""

    async def run(self) -> None:
        """Send messages until the table had all that it gets."""
        watching = asyncio.ensure_future(self._watch())
        while self._again or not self._table.is_done:
            token = self._person.token
            await self._serve()
            if self._bye in FINAL_BYES or (not self._bye and self._closed_with in REFUSALS):
                if token == self._person.token:  # else another page has come again already
                    await self._table.come(self._person)
                self._n = None
            if self._table.closed:
                # Nobody can answer them any more: others are sent to another table.
                self._table.left += len(self._again)
                self._again.clear()
        watching.cancel()

    async def _serve(self) -> None:
        """Connect, and wait until the connection ends."""
        after = self._n if self._table.dice.random() < 0.5 else None
        query = f"player={self._person.player}&version=1" + (
            "" if after is None else f"&after={after}&history={self._history}"
        )
        address = f"{self._table.base.replace('http', 'ws')}/api/v1/tables/{self._table.code}"
        self._gone.clear()
        self._closed_with, self._bye = None, ""
        headers = {"Authorization": f"Bearer {self._person.token}"}
        begun = time.monotonic()
        try:
            await ws_connect(
                lambda: self,
                f"{address}/socket?{query}",
                extra_headers=headers,
                websocket_handshake_timeout=TIMEOUT,
            )
        except (OSError, WSError) as error:
            self._tally.fail("no handshake", error)
            self._table.closed = True
            return
        self._tally.took(begun)
        await self._gone.wait()

    def on_ws_connected(self, transport: Any) -> None:
        """Begin to send."""
        self._transport = transport
        self._pump()

    def _pump(self) -> None:
        """Send as many messages as may be under way."""
        under_way = len(self._named) + len(self._nameless)
        while under_way < AT_ONCE and self._fatal is None and not self._bye:
            if self._again:
                since, message = self._again.popleft()
                self._sent_again.add(message.id)
            elif self._table.take():
                since, message = time.monotonic(), self._next()
            else:
                break
            if message.is_fatal:
                self._fatal = since, message
            elif message.id is None:
                self._nameless.append((since, message))
            else:
                self._named[message.id] = since, message
            under_way += 1
            self._transport.underlying_transport.write(message.frames)
        if not under_way and self._fatal is None:
            self._transport.disconnect()

    def _next(self) -> Sent:
        which, former = self._table.dice.random(), self._former
        sensible = self._sensible() if which < SENSIBLE else None
        if sensible is not None:
            return self._source.sent(sensible)
        if which < SENSIBLE + REPEATED and former is not None and former.id not in self._named:
            return former
        return self._source.message()

    def _sensible(self) -> dict[str, Any] | None:
        """Return a command that brings the match forward, if there is one."""
        dice, shown, source = self._table.dice, self._shown, self._source
        if self._legal:
            at = {} if dice.random() < 0.5 else {"at": self._n}
            return source.command("move", move=dice.choice(self._legal), **at)
        if shown.get("paused"):
            return source.command("resume")
        if shown.get("entry_requests"):
            return source.command("admit", player=dice.choice(list(shown["entry_requests"])))
        if shown.get("starting"):
            return source.command("reveal_share", share=SHARE.hex())
        match shown.get("phase"):
            case "between":
                return source.command("next_round")
            case "over":
                return source.command("rematch")
            case "waiting" if "seat" not in shown["players"].get(self._person.player, {}):
                return source.command("sit")
            case "waiting" if dice.random() < 0.1:
                return source.command("commit_share", commitment=COMMITMENT)
            case "waiting":
                kind = "start" if shown.get("host") == self._person.player else "ready"
                return source.command(kind, **({"ready": True} if kind == "ready" else {}))
        return None

    def on_ws_frame(self, transport: Any, frame: Any) -> None:
        """Handle a frame."""
        if frame.msg_type == WSMsgType.CLOSE:
            self._closed_with = int(frame.get_close_code())
            transport.disconnect()
        if frame.msg_type != WSMsgType.TEXT:
            return
        heard = orjson.loads(frame.get_payload_as_bytes())
        match heard["type"]:
            case "update":
                self._update(heard)
            case "snapshot":
                self._history = heard["history"]
                self._shown, self._legal, self._n = (
                    heard["table"],
                    heard.get("legal", []),
                    heard["n"],
                )
            case "done" | "refused":
                self._answered(heard["id"], heard.get("code", "done"))
            case "error" if self._nameless:
                self._tally.count(heard["code"], self._nameless.popleft()[1])
            case "error":
                self._tally.unasked.append(repr(heard))
            case "bye":
                self._bye = heard["code"]
                self._leave()
                self._tally.answers[f"(bye {heard['code']})"] += 1
        self._pump()

    def _update(self, heard: Any) -> None:
        self._shown = merged(self._shown, heard.get("table", {}))
        self._legal, self._n = heard.get("legal", []), heard["n"]
        # Everybody is told at the same time, by updates of their own numbers.
        happened = {(heard["at"], event["kind"]) for event in heard.get("events", ())}
        self._tally.reached.update(kind for _, kind in happened - self._table.seen)
        self._table.seen |= happened
        if heard.get("done") in self._named:
            self._answered(heard["done"], "update")

    def _leave(self) -> None:
        """Count the last word as the answer to the command that asked for it."""
        leaving = [name for name, (_, sent) in self._named.items() if sent.leaves]
        if self._bye == "left" and leaving:
            self._answered(leaving[0], "left")

    def _answered(self, name: str, answer: str) -> None:
        if name in self._named:
            since, self._former = self._named.pop(name)
            self._tally.took(since)
            self._tally.count(answer, self._former)
        elif name not in self._sent_again:  # an update may have answered it already
            self._tally.unasked.append(f"{answer} {name}")

    def on_ws_disconnected(self, _transport: Any) -> None:
        """Note how the connection has ended, and what must be sent again."""
        code, fatal = self._closed_with, self._fatal
        unanswered = [*self._named.values(), *self._nameless]
        if fatal is not None and not self._bye and code not in REFUSALS:
            self._tally.count(f"closed {code or 1006}", fatal[1])
        elif fatal is not None:
            unanswered.append(fatal)
        elif code == FAULT:
            self._tally.fail(f"closed {code}", unanswered[:1])
        elif code is None and unanswered and not self._bye:
            self._tally.fail("dropped", unanswered[:1])
        self._again.extendleft(reversed(unanswered))
        self._named.clear()
        self._nameless.clear()
        self._fatal = None
        self._gone.set()

    async def _watch(self) -> None:
        """Give up what has waited for too long, until cancelled."""
        while True:
            await asyncio.sleep(1)
            waiting = [*self._named.values(), *self._nameless, *self._again]
            waiting += [self._fatal] if self._fatal else []
            late = [sent for since, sent in waiting if time.monotonic() - since > TIMEOUT]
            if late:
                self._tally.stuck += [repr(sent)[:500] for sent in late]
                self._named.clear()
                self._nameless.clear()
                self._again.clear()
                self._fatal = None
                self._transport.disconnect()
