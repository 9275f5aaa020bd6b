"""Requests by REST, several at a time on one connection."""

import asyncio
import json
import time
from typing import Final

from benchmarks.harness.fuzzing.messages import MALFORMED
from benchmarks.harness.fuzzing.pipelining import Answer, Connection
from benchmarks.harness.fuzzing.tables import TIMEOUT, Person, Table

AT_ONCE: Final = 3
"""How many requests are under way on a connection."""

MALFORMED_SHARE: Final = 0.01
"""How many of the requests are none."""


class Requests:
    """The REST requests of somebody at a table."""

    def __init__(self, table: Table, person: Person) -> None:
        self._table = table
        self._tally = table.tally
        self._person = person
        self._source = table.source()
        self._connection = Connection(*table.place)

    async def run(self) -> None:
        """Send requests until the table had all that it gets."""
        again: list[tuple[str, bytes]] = []
        while again or self._table.take():
            if not again and self._table.dice.random() < MALFORMED_SHARE:
                await self._malformed()
                continue
            requests = again or [self._next()]
            while len(requests) < AT_ONCE and self._table.take():
                requests.append(self._next())
            begun = time.monotonic()
            try:
                async with asyncio.timeout(TIMEOUT):
                    answers = await self._connection.ask([request for _, request in requests])
            except TimeoutError:
                self._tally.stuck += [name for name, _ in requests]
                again = []
                self._connection.close()
                continue
            self._tally.took(begun)
            for (name, _), answer in zip(requests, answers, strict=False):
                self._check(name, answer)
            again = requests[len(answers) :]
            if again and not answers:
                self._tally.count("dropped", again.pop(0)[0])
        self._connection.close()

    async def _malformed(self) -> None:
        """Send what is no request."""
        sent = self._table.dice.choice(MALFORMED)
        self._connection.close()
        try:
            async with asyncio.timeout(TIMEOUT):
                answers = await self._connection.ask([sent])
        except TimeoutError:
            self._tally.stuck.append(repr(sent)[:500])
        else:
            status = answers[0].status if answers else "closed"
            self._tally.count(f"malformed {status}", sent[:500])
        self._connection.close()

    def _next(self) -> tuple[str, bytes]:
        table = self._table
        return self._source.request(
            table.paths, table.code, self._person.player, self._person.token
        )

    def _check(self, name: str, answer: Answer) -> None:
        self._tally.count(str(answer.status), name)
        if answer.status == 200 and name.startswith("POST /api/v1/guests/me/sign-out"):
            self._person.token = json.loads(answer.body).get("token", self._person.token)
        busy = answer.status == 503 and (b'"overloaded"' in answer.body or " /readyz?" in name)
        if answer.status >= 500 and not busy:
            self._tally.fail(str(answer.status), name)
        elif answer.status >= 400 and answer.kind != "application/problem+json":
            self._tally.fail(f"{answer.status} as {answer.kind}", name)
