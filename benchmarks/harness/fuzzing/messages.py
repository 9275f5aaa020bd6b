"""Messages of clients: commands that fit or nearly do, any JSON, bytes, and requests."""

import hashlib
import json
from collections.abc import Callable
from dataclasses import MISSING, dataclass, fields
from random import Random
from typing import Any, Final, get_args, get_type_hints
from urllib.parse import quote

from morpho_server.games.registry import RULES
from morpho_server.tables.messages.commands import AnyCommand

SHARE: Final = bytes(32)
COMMITMENT: Final = hashlib.sha256(SHARE).hexdigest()

COMMANDS: Final = {get_args(get_type_hints(kind)["type"])[0]: kind for kind in get_args(AnyCommand)}

DISRUPTIVE: Final = frozenset(
    {
        "add_bot",
        "choose_game",
        "end_match",
        "hand_over",
        "keep_this_device",
        "leave",
        "pause",
        "remove",
        "set_options",
        "stand",
        "start",
    }
)
"""Commands that seldom come, or no match would get far."""

HARMLESS: Final = [kind for kind in COMMANDS if kind not in DISRUPTIVE]

SELDOM: Final = 0.05

TEXTS: Final = [
    "",
    "p1",
    "p2",
    "p999999",
    "Ada",
    "guess",
    "morpho",
    "\x00",
    "\ud800",
    "\u202eé\U0001f600",
    "e" + "\u0301" * 40,
    "x" * 300,
    "../../etc/passwd",
    "'; DROP TABLE entries; --",
    "<script>alert(1)</script>",
]
SURROGATE: Final = json.dumps("\ud800").strip('"').encode()
MOVES: Final = ["pass", "look B1", "change A1", "reveal A2 leader", "-", "9" * 40]
NUMBERS: Final = [0, -1, 1, 2, 2**31, 2**63, 2**64, 10**40, 0.5, 1e308, float("nan"), float("inf")]
OPTIONS: Final[list[dict[str, Any]]] = [
    {},
    {"entry": "open"},
    {"entry": "approval"},
    {"entry": "locked"},
    {"turn_seconds": 10},
    {"bank_seconds": 600},
    {"increment_seconds": 60},
    {"spectators": False},
    {"stand_in_seconds": 10},
    {"mode": "expert"},
    {"target": 3},
]
FITTING: Final[dict[str, Callable[[Random], Any]]] = {
    "at": lambda dice: dice.randrange(300),
    "bearer": lambda _: True,
    "commitment": lambda _: COMMITMENT,
    "game": lambda dice: dice.choice(list(RULES)),
    "move": lambda dice: dice.choice(MOVES),
    "muted": lambda dice: dice.random() < 0.5,
    "name": lambda dice: f"Ada {dice.randrange(1000)}",
    "on": lambda dice: dice.randrange(9),
    "options": lambda dice: dice.choice(OPTIONS),
    "phrase": lambda dice: dice.choice(["accuse", "claim", "thanks"]),
    "player": lambda dice: f"p{dice.randrange(1, 9)}",
    "ready": lambda dice: dice.random() < 0.9,
    "seat": lambda dice: dice.randrange(9),
    "share": lambda _: SHARE.hex(),
    "sit": lambda dice: dice.random() < 0.8,
    "strength": lambda _: "recruit",
    "text": lambda dice: f"Hello {dice.randrange(1000)}.",
    "token": lambda dice: "".join(dice.choices("AB", k=43)),
    "where": lambda _: "elsewhere",
    "wish": lambda dice: dice.random() < 0.5,
}
"""Values that fit the fields of commands and of bodies."""

BODIES: Final = {
    "/guests": ("name", "bearer"),
    "/sign-out": ("where",),
    "/tables": ("game", "name", "options"),
    "/players": ("name", "sit"),
    "/passes": ("token", "name"),
}
"""The fields of a body, by how its path ends."""

METHODS: Final = ["GET", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"]

UNDESCRIBED: Final = ["/api/v1/tables/{code}/socket", "/api/v1/{code}", "/t/{code}", "/{code}"]
"""Paths that the API's description leaves out."""


def frame(first: int, payload: bytes, *, masked: bool = True) -> bytes:
    """Return a frame of a socket: its first byte, its length, a mask of zeros, its payload."""
    size, mask = len(payload), 0x80 if masked else 0
    if size < 126:
        head = bytes([first, mask | size])
    elif size < 65536:
        head = bytes([first, mask | 126]) + size.to_bytes(2)
    else:
        head = bytes([first, mask | 127]) + size.to_bytes(8)
    return head + (bytes(4) if masked else b"") + payload


TEXT, BINARY, CONTINUED, LAST, CLOSE, PING = 0x81, 0x82, 0x00, 0x80, 0x88, 0x89

CLOSE_CODES: Final = [0, 999, 1000, 1001, 1005, 1006, 1015, 2999, 3000, 4000, 4999, 65535]

FATAL: Final = [
    frame(TEXT, b"x" * 70_000),
    frame(BINARY, b"x" * 70_000),
    frame(TEXT, b"\xff\xfe"),
    frame(TEXT, b"\xed\xa0\x80"),
    frame(TEXT | 0x40, b"{}"),
    frame(0x83, b""),
    frame(0x8B, b""),
    frame(TEXT, b"{}", masked=False),
    frame(LAST, b"x"),
    frame(0x09, b""),
    frame(PING, b"x" * 126),
    frame(CLOSE, b"\x03"),
    frame(CLOSE, b""),
    frame(CLOSE, (1000).to_bytes(2) + b"\xff"),
    frame(0x01, b"{") + frame(0x01, b"}"),
    frame(0x01, b"{") + 300 * frame(CONTINUED, b""),
    150 * frame(PING, b""),
    *(frame(CLOSE, code.to_bytes(2) + b"bye") for code in CLOSE_CODES),
]
"""Frames after which the server closes the socket."""

MALFORMED: Final = [
    b"\r\n\r\n\x00\x01\r\n\r\n",
    b"GET /healthz HTTP/9.9\r\n\r\n",
    b"GET\r\n\r\n",
    b"G\xc3\x89T / HTTP/1.1\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"x" * 40_000 + b"\r\n\r\n",
    b"GET /" + b"x" * 40_000 + b" HTTP/1.1\r\nHost: a\r\n\r\n",
    b"POST /api/v1/guests HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x00" * 100 + b"\r\n\r\n",
]
"""What is no request, after which the server closes the connection."""


@dataclass(frozen=True, slots=True)
class Sent:
    """A message on a socket, as bytes of its frames.

    ``id`` is the one it is answered under. If it ``leaves`` the table, the answer is a last word.
    After a fatal one the server closes the socket.
    """

    frames: bytes
    id: str | None = None
    is_fatal: bool = False
    leaves: bool = False


class MessageSource:
    """A source of messages. ``name`` is the beginning of their ids."""

    def __init__(self, dice: Random, name: str) -> None:
        self.dice = dice
        self._name = name
        self._count = 0

    def value(self, depth: int = 0) -> Any:
        """Return any JSON value."""
        dice = self.dice
        match dice.randrange(7 if depth < 3 else 5):
            case 0:
                return None
            case 1:
                return dice.random() < 0.5
            case 2:
                return dice.choice(NUMBERS)
            case 3 | 4:
                return dice.choice(TEXTS)
            case 5:
                return [self.value(depth + 1) for _ in range(dice.randrange(4))]
            case _:
                return {dice.choice(TEXTS): self.value(depth + 1) for _ in range(dice.randrange(4))}

    def command(self, kind: str | None = None, **given: Any) -> dict[str, Any]:
        """Return a command whose fields fit, whether or not it can be done now."""
        dice = self.dice
        if kind is None:
            kind = dice.choice(list(COMMANDS))
            if kind in DISRUPTIVE and dice.random() > SELDOM:
                kind = dice.choice(HARMLESS)
        self._count += 1
        command: dict[str, Any] = {"type": kind, "id": f"{self._name}{self._count}"}
        for field in fields(COMMANDS[kind]):
            if field.name not in {"type", "id"} and (
                field.default is MISSING or dice.random() < 0.2
            ):
                command[field.name] = FITTING[field.name](dice)
        return command | given

    def nearly_valid(self, body: dict[str, Any]) -> dict[str, Any]:
        """Return a message with something wrong, but not its id."""
        dice = self.dice
        changed = dict(body)
        for _ in range(dice.randrange(1, 3)):
            name = dice.choice([*body, *FITTING, *TEXTS])
            if name == "id":
                continue
            if dice.random() < 0.2:
                changed.pop(name, None)
            elif name == "type":
                changed[name] = dice.choice([*COMMANDS, "join", "dance", 1, None])
            else:
                changed[name] = self.value()
        if dice.random() < 0.02:
            changed["text"] = "x" * dice.choice([301, 4096, 5000, 60_000])
        return changed

    def sent(self, message: dict[str, Any]) -> Sent:
        """Return a message with an id as it is sent, in one frame or in several."""
        text = json.dumps(message).encode()
        name = None if SURROGATE in text else message["id"]  # such a text is no JSON to the server
        leaves = message.get("type") == "leave"
        if self.dice.random() > 0.02:
            return Sent(frame(TEXT, text), name, leaves=leaves)
        at = self.dice.randrange(len(text))
        pieces = frame(0x01, text[:at]) + frame(PING, b"?") + frame(LAST, text[at:])
        return Sent(pieces, name, leaves=leaves)

    def message(self) -> Sent:
        """Return a message for a socket: a command, nearly one, or anything else."""
        dice, which = self.dice, self.dice.random()
        if which < 0.4:
            return self.sent(self.command())
        if which < 0.8:
            return self.sent(self.nearly_valid(self.command()))
        if which < 0.995:
            return Sent(self._nameless())
        return Sent(dice.choice(FATAL), is_fatal=True)

    def _nameless(self) -> bytes:
        """Return a frame that has no id by which it could be answered."""
        dice = self.dice
        match dice.randrange(6):
            case 0:
                return frame(BINARY, dice.randbytes(dice.randrange(60)))
            case 1:
                return frame(TEXT, dice.randbytes(dice.randrange(60)).hex().encode())
            case 2:
                return frame(TEXT, self._deep())
            case 3:
                return frame(TEXT, json.dumps(self.command()).encode()[: -dice.randrange(1, 30)])
            case 4:
                wrong: Any = dice.choice(["", "x" * 41, "é", "a b", 5, None, [], "\ud800"])
                return frame(TEXT, json.dumps(self.command() | {"id": wrong}).encode())
            case _:
                return frame(TEXT, json.dumps(self.value()).encode())

    def _deep(self) -> bytes:
        opening, closing = self.dice.choice([(b"[", b"]"), (b'{"a":', b"}")])
        depth = self.dice.choice([10, 200, 3000])
        return opening * depth + b"1" + closing * depth

    def request(self, paths: list[str], code: str, player: str, token: str) -> tuple[str, bytes]:
        """Return a request as text that identifies it, and as bytes."""
        dice = self.dice
        place = dice.choice([code] * 15 + [code.lower(), "BCDFGH", *TEXTS])
        described = "/api/v1/tables/{code}/commands" if dice.random() < 0.4 else dice.choice(paths)
        path = described.replace("{code}", quote(place, safe="", errors="replace"))
        who = dice.choice([player] * 15 + ["p1", *TEXTS])
        query = f"player={quote(who, safe='', errors='replace')}"
        for name in ("after", "limit", "wait"):
            if dice.random() < 0.1:
                # Only seldom one that waits.
                query += f"&{name}={dice.choice([*NUMBERS, '', 'x', 26, '%00', '%FF'])}"
        usual = "POST" if described.endswith((*BODIES, "/commands")) else "GET"
        method = usual if dice.random() < 0.9 else dice.choice(METHODS)
        headers = self._headers(token)
        body = b"" if method == "GET" and dice.random() < 0.9 else self._body(described)
        kind = "application/json" if dice.random() < 0.97 else dice.choice(["text/plain", "", "é"])
        head = (
            f"{method} {path}?{query} HTTP/1.1\r\nHost: localhost\r\n{headers}"
            f"Content-Type: {kind}\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        return f"{method} {path}?{query} {body[:300]!r}", head.encode("latin-1") + body

    def _headers(self, token: str) -> str:
        dice, which = self.dice, self.dice.random()
        if which < 0.93:
            return f"Authorization: Bearer {token}\r\n"
        return dice.choice(
            [
                "",
                f"Cookie: morpho_guest={token}\r\n",
                "Cookie: morpho_guest=\xff; ;;=\r\n",
                "Authorization: Bearer\r\n",
                "Authorization: Basic eDp5\r\n",
                f"Authorization: Bearer {'A' * 43}\r\n",
                f"Authorization: Bearer {token}\r\nOrigin: https://elsewhere.example\r\n",
                f"Authorization: Bearer {token}\r\nX-Forwarded-For: 1, é, ::1\r\n",
                f"Authorization: Bearer {token}\r\nHost: other.example\r\n",
            ]
        )

    def _body(self, path: str) -> bytes:
        dice, which = self.dice, self.dice.random()
        names = next((names for end, names in BODIES.items() if path.endswith(end)), None)
        fitting = None if names is None else {name: FITTING[name](dice) for name in names}
        body = fitting or self.command()
        if which < 0.5:
            return json.dumps(body).encode()
        if which < 0.85:
            return json.dumps(self.nearly_valid(body)).encode()
        if which < 0.9:
            return dice.randbytes(dice.randrange(60))
        if which < 0.94:
            return self._deep()
        if which < 0.95:
            return b"[" + b" " * dice.choice([65_536, 100_000]) + b"]"
        return json.dumps(self.value()).encode()
