"""Examples for the description. A test sends every body, and every call that needs no more."""

from collections.abc import Mapping
from typing import Any, Final

_TOKEN: Final = "V2hhdGV2ZXIgdGhlIHdlYXRoZXIsIHdlIHdpbGwgcGw"  # noqa: S105 - it opens nothing
_LETTERS: Final = "KTRWPMBC"

PARAMETERS: Final[Mapping[str, Any]] = {
    "ban": 1,
    "code": "BCDFGH",
    "deed": "mute",
    "format": "yaml",
    "game": "morphos",
    "guest": 7,
    "match": 1,
    "name": "2026-12-01T12-00-00Z.morpho-backup",
    "player": "p1",
    "puzzle": "last-stone",
    "report": 1,
    "round": 1,
    "season": 1,
    "session": 1,
}
"""A value for each parameter by its name; one that may be left out is not listed."""

BODIES: Final[Mapping[str, Mapping[str, Any]]] = {
    "create_guest": {
        "a program": {"name": "Ada", "bearer": True},
        "a browser": {"name": "Ada"},
    },
    "update_me": {"a program": {"program": True}},
    "sign_out": {"all other devices": {"where": "elsewhere"}},
    "let_me_in": {"a password": {"by": "password", "secret": "correct horse"}},
    "open_table": {
        "usual options": {"game": "morpho", "name": "Ada"},
        "others": {
            "id": "open-1",
            "game": "morpho",
            "name": "Ada",
            "options": {"mode": "expert", "turn_seconds": 120, "deduction": True},
        },
    },
    "join_table": {"a player": {"name": "Bo"}, "a spectator": {"name": "Cy", "sit": False}},
    "read_pass": {"a pass": {"token": _TOKEN}},
    "add_screen": {"a big screen": {"token": _LETTERS}},
    "use_pass": {"another device": {"token": _TOKEN}},
    "send_command": {
        "set_options": {"type": "set_options", "id": "c1", "options": {"bank_seconds": 60}},
        "link_device": {"type": "link_device", "id": "c2", "token": _TOKEN},
        "offer_screen": {"type": "offer_screen", "id": "c10", "token": _LETTERS},
        "add_bot": {"type": "add_bot", "id": "c3", "strength": "agent"},
        "ready": {"type": "ready", "id": "c4", "ready": True},
        "start": {"type": "start", "id": "c5"},
        "say": {"type": "say", "id": "c6", "text": "Good luck!"},
        "say_phrase": {"type": "say_phrase", "id": "c7", "phrase": "well_played"},
        "move": {"type": "move", "id": "c8", "move": "look C1"},
        "end_match": {"type": "end_match", "id": "c9"},
    },
    "play_on": {"seat A": {"id": "on-1", "steps": 1, "seat": 0, "strength": "agent"}},
    "make_replay_link": {"a match": {"token": _TOKEN, "match": 1}},
    "open_replay_link": {"a round": {"token": _TOKEN, "round": 1}},
    "open_record": {
        "YAML": {
            "record": "title: An opening\ngame: morphos\nsize: 9\nplay:\n  - A e5\n  - B f6\n"
        },
    },
    "send_report": {"a sentence": {"text": "My card vanished.", "report": {"game": "morpho"}}},
    "attempt_puzzle": {"one move": {"moves": ["d4"]}},
    "keep_table": {"for a year": {"keep": True}},
    "begin_admin_session": {"a link": {"secret": _TOKEN}},
    "make_ban": {
        "whom it would hit": {"guest": 1, "reason": "Noise", "dry_run": True},
        "a guest": {"guest": 1, "reason": "Noise"},
    },
    "change_server_state": {
        "a password": {"tables_by": "password", "password": "correct horse"},
        "a sentence": {"announcement": {"text": "A restart at six."}},
    },
}
"""Bodies by the id of the call and a name, in an order in which they can be sent."""


def add_examples(call: dict[str, Any]) -> None:
    """Add the examples to the description of a call."""
    for parameter in call.get("parameters", ()):
        if parameter["name"] in PARAMETERS:
            parameter["example"] = PARAMETERS[parameter["name"]]
    if bodies := BODIES.get(call["operationId"]):
        content = call["requestBody"]["content"]["application/json"]
        content["examples"] = {name: {"value": body} for name, body in bodies.items()}
