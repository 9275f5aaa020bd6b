"""Write what is made from the client's words: ``make words``.

``web_client/i18n/messages.d.ts`` types every English message and its variables, so that a script
that asks for an unknown one does not pass. ``morpho_server/api/client/preview_words.json`` has the
sentences of link previews, which the server needs before any page runs. With --check it only
compares.
"""

import argparse
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from messages import CLIENT, ENGLISH, WORDS, Kind, Language, languages
from playwright._impl._driver import compute_driver_executable

PREVIEWS: Final = CLIENT.parent / "morpho_server" / "api" / "client" / "preview_words.json"
RENDERER: Final = Path(__file__).with_name("render_previews.mjs")
TYPES: Final = CLIENT / "i18n" / "messages.d.ts"
_HEAD: Final = """\
/** The messages of words/en and their variables. Written by scripts/generate_words.py. */

/** A text or a number that stands in a message as it is. */
export type TextValue = string | number;

/** By id; of an attribute, by "id.attribute". */
export interface Messages {
"""
_TYPES: Final[dict[Kind, str]] = {
    "number": "number",
    "boolean": "boolean",
    "code": "string",
    "text": "TextValue",
}


def main() -> int:
    """Write or compare the files; return the exit status."""
    parser = argparse.ArgumentParser(description="Write what is made from the client's words.")
    parser.add_argument("--check", action="store_true", help="only compare")
    check = parser.parse_args().check
    if unread := [fault for tag in languages() for fault in Language(tag).faults]:
        print("\n".join(map(str, unread)), file=sys.stderr)
        return 1
    made: dict[Path, str] = {TYPES: types(), PREVIEWS: previews()}
    stale = [file for file, text in made.items() if not _holds(file, text)]
    if check:
        for file in stale:
            print(f"{file.relative_to(CLIENT.parent)} is not up to date: run make words")
        return 1 if stale else 0
    for file in stale:
        file.write_text(made[file], encoding="utf-8", newline="\n")
    return 0


def types() -> str:
    """Return the types of all messages."""
    english = Language(ENGLISH)
    lines = [
        f"  {_name(message.id)}: {{ {variables} }};"
        if variables
        else f"  {_name(message.id)}: {{}};"
        for message in sorted(english.messages.values(), key=lambda message: message.id)
        if not message.is_term
        for variables in [
            "; ".join(
                f"{_name(name)}: {_TYPES[kind]}"
                for name, kind in sorted(english.variables(message).items())
            )
        ]
    ]
    return _HEAD + "\n".join(lines) + "\n}\n"


def previews() -> str:
    """Return the sentences of link previews in each language, else in English, as JSON."""
    english = _source(ENGLISH)
    said = {
        tag: _rendered("en-GB" if tag == ENGLISH else tag, f"{_source(tag)}\n{english}")
        for tag in languages()
    }
    return json.dumps(said, ensure_ascii=False, indent=1) + "\n"


def _source(tag: str) -> str:
    return "\n".join(file.read_text("utf-8") for file in sorted((WORDS / tag).glob("*.ftl")))


def _rendered(locale: str, source: str) -> dict[str, Any]:
    node, _ = compute_driver_executable()
    command = [node, str(RENDERER), locale, "preview-"]
    made = subprocess.run(command, input=source.encode(), capture_output=True, check=False)
    if made.returncode:
        reason = re.search(rb"^\w*Error: .*", made.stderr, re.MULTILINE)
        said = (reason[0] if reason else made.stderr).decode()
        raise SystemExit(f"link previews in {locale}: {said}")
    rendered: dict[str, Any] = json.loads(made.stdout)
    return rendered


def _name(name: str) -> str:
    return name if name.isidentifier() else f'"{name}"'


def _holds(file: Path, text: str) -> bool:
    return file.exists() and file.read_text("utf-8") == text


if __name__ == "__main__":
    sys.exit(main())
