"""Each part of the client that is loaded later asks for the files of words that it uses."""

import importlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parent.parent
CLIENT: Final = ROOT / "web_client"
STATIC: Final = re.compile(r"""^(?:import|export)\b[^;"(]*"(\.[^"]+)";""", re.MULTILINE)
LATER: Final = re.compile(r"""\bimport\(\s*"(\.[^"]+)"\s*,?\s*\)""")
NEEDED: Final = re.compile(r"""\bneedWords\("([\w.-]+)"\)""")
NAMED: Final = re.compile(r"""["`]([a-z][\w-]*-(?:[\w.-]|\$\{[^{}]*\})*)["`]""")
VALUE: Final = re.compile(r"\$\{[^{}]*\}")
COMMENT: Final = re.compile(r"/\*.*?\*/|^\s*//[^\n]*", re.DOTALL | re.MULTILINE)
AT_HAND: Final = "table"
"""The file that every page has."""


class Client:
    """The modules of the client, and what they say of words."""

    def __init__(self, files: dict[str, str]) -> None:
        self.files = files
        """The file in which each message stands."""
        self.sources = {
            path: COMMENT.sub("", path.read_text("utf-8"))
            for path in CLIENT.rglob("*.js")
            if "vendor" not in path.parts
        }
        self.used = {path: self._used(source) for path, source in self.sources.items()}
        """The files in which each message that a module names may stand."""

    def parts(self) -> Iterator[Path]:
        """Yield the modules that are loaded later, each with what it imports."""
        yield from sorted(
            {
                loaded
                for path, source in self.sources.items()
                for found in LATER.findall(source)
                if (loaded := (path.parent / found).resolve()) in self.sources
            }
        )

    def loaded_with(self, entry: Path) -> set[Path]:
        """Return the modules that are loaded with one, itself among them."""
        known, left = set(), [entry]
        while left:
            path = left.pop()
            if path not in known and path in self.sources:
                known.add(path)
                left += [
                    (path.parent / found).resolve() for found in STATIC.findall(self.sources[path])
                ]
        return known

    def _used(self, source: str) -> list[set[str]]:
        """Return those files; an id with values in it may be that of messages in several."""
        found: list[set[str]] = []
        for name in NAMED.findall(source):
            if name in self.files:
                found.append({self.files[name]})
            elif "$" in name:
                named = re.compile(".+".join(map(re.escape, VALUE.split(name))))
                files = {file for own, file in self.files.items() if named.fullmatch(own)}
                found += [files] if files else []
        return found


@pytest.fixture
def client(monkeypatch: pytest.MonkeyPatch) -> Client:
    """The client as it is."""
    monkeypatch.syspath_prepend(ROOT / "scripts")
    english = importlib.import_module("messages").Language("en")
    return Client({message.id: message.file.stem for message in english.messages.values()})


def test_each_part_asks_for_the_words_that_it_uses(client: Client) -> None:
    """A game's own file is loaded before its modules."""
    lacking = {}
    for entry in client.parts():
        modules = client.loaded_with(entry)
        needed = {AT_HAND} | {
            file for path in modules for file in NEEDED.findall(client.sources[path])
        }
        needed |= {
            part for part in entry.relative_to(CLIENT).parts if (CLIENT / "games" / part).is_dir()
        }
        for path in modules:
            for files in client.used[path]:
                if not files & needed:
                    lacking[entry.relative_to(CLIENT).as_posix()] = (path.name, sorted(files))

    assert len([*client.parts()]) > 50
    assert lacking == {}
