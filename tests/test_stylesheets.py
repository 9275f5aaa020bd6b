"""Stylesheets stay on a page when its screen goes: none may change what another screen shows."""

import re
from pathlib import Path

import pytest

from morpho_server.app import client_folder

FRAME = {"screen", "forms", "icons", "table", "log", "time", "panels"}
"""The folders of ``ui/`` whose classes games use: the frame in which they are shown."""

LENT = {"poster-ground"}
"""The classes of other screens that games use on purpose."""

SPECIALIZED = {"poster-page"}
"""The classes of the frame that several screens specialize."""

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
CHOICE = re.compile(r":(?:is|where|not)\([^)]*\)")
SELECTORS = re.compile(r"([^{}]+)\{")
BARE = re.compile(r"\s*\.([\w-]+)(?:\[[^\]]*\]|::?[\w-]+)*(?:[ >+~].*)?\s*", re.DOTALL)
CLASSES = re.compile(r'class=(?:"([^"]*)"|\$\{`([^`]*)`\})')
EXPRESSION = re.compile(r"\$\{[^}]*\}")
LOOKS = re.compile(r'\b(?:looks?|classes|states) = [^;]*|&& "[\w-]+"|class=\$\{[^}]*\}')
WORD = re.compile(r"[\w-]+")
TEXT = re.compile(r'"([^"]*)"')


def leading_classes(style: str) -> set[str]:
    """Return the classes to which selectors give a look wherever they stand."""
    bare = CHOICE.sub("", COMMENT.sub("", style))
    parts = (part for found in SELECTORS.findall(bare) for part in found.split(","))
    return {match[1] for match in map(BARE.fullmatch, parts) if match}


def classes_given(script: str) -> set[str]:
    """Return the classes that a script gives to elements, as far as they are written out."""
    texts = [EXPRESSION.sub(" ", "".join(found)) for found in CLASSES.findall(script)]
    texts += [text for line in LOOKS.findall(script) for text in TEXT.findall(line)]
    return {word for text in texts for word in WORD.findall(text)}


def collisions(client: Path) -> list[str]:
    """Return the classes of screens that the scripts of games give to elements of their own."""
    scripts = [each.read_text("utf-8") for each in client.glob("games/*/**/*.js")]
    games = set().union(*map(classes_given, scripts))
    return [
        f"{sheet.relative_to(client)}: .{name}"
        for sheet in sorted(client.glob("ui/*/**/*.css"))
        if sheet.relative_to(client).parts[1] not in FRAME
        for name in sorted(leading_classes(sheet.read_text("utf-8")) & games - LENT)
    ]


def led_twice(client: Path) -> list[str]:
    """Return the classes to which the stylesheets of two parts of ``ui/`` give a look."""
    led: dict[str, set[str]] = {}
    for sheet in client.glob("ui/*/**/*.css"):
        part = sheet.relative_to(client).parts[1]
        for name in leading_classes(sheet.read_text("utf-8")) if part not in FRAME else ():
            led.setdefault(name, set()).add(part)
    return [
        f".{name}: {', '.join(sorted(parts))}"
        for name, parts in sorted(led.items())
        if len(parts) > 1 and name not in SPECIALIZED
    ]


def test_no_screen_gives_a_look_to_a_class_of_a_game():
    assert collisions(client_folder()) == []


def test_no_two_screens_give_a_look_to_one_class():
    assert led_twice(client_folder()) == []


def test_a_look_that_a_screen_would_get_is_found(tmp_path):
    for path in ("ui/home/home.css", "ui/home/tables.css", "ui/hands/hands.css"):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(".cover > b {}", "utf-8")

    assert led_twice(tmp_path) == [".cover: hands, home"]


@pytest.mark.parametrize(
    "script",
    [
        'html`<i class="won"></i>`',
        "html`<i class=${`plate ${side} won`}></i>`",
        'const looks = ["plate", wins && "won"];',
        'html`<li class=${[...given, wins && "won"].join(" ")}></li>`',
    ],
)
@pytest.mark.parametrize("rule", [".won {}", ".top, .won > b {}", ".won:hover {}"])
def test_a_look_that_a_game_would_get_is_found(tmp_path, script, rule):
    for path, text in ("games/dice/board.js", script), ("ui/result/over.css", rule):
        (tmp_path / path).parent.mkdir(parents=True)
        (tmp_path / path).write_text(text, "utf-8")

    assert collisions(tmp_path) == ["ui/result/over.css: .won"]
