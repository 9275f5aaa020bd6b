"""The documentation leads somewhere: its links, and the files that it names."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
NAMES = subprocess.run(
    ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
).stdout.splitlines()
PAGES = [name for name in NAMES if name.endswith(".md") and name != "CHANGELOG.md"]
"""The changelog may name files of past releases."""

LINK = re.compile(r"\]\((?!\w+:)([^)#\s]*)#?([^)\s]*)\)")
MODULE = re.compile(r"`([\w/.-]+\.(?:py|js|css|svg))`")


def prose(page: str) -> str:
    """Return the text of a page, without blocks of code."""
    return re.sub(r"```.*?```", "", (ROOT / page).read_text(encoding="utf-8"), flags=re.DOTALL)


def anchors(page: str) -> set[str]:
    """Return the names of a page's headings, as links spell them."""
    headings = re.findall(r"^#+ (.*)$", prose(page), re.MULTILINE)
    shown = (re.sub(r"\]\([^)]*\)", "", heading).lower() for heading in headings)
    return {re.sub(r"[^\w -]", "", heading).replace(" ", "-") for heading in shown}


@pytest.mark.parametrize("page", PAGES)
def test_every_link_of_a_page_leads_to_a_file_and_a_heading(page):
    dead = []
    for path, anchor in LINK.findall(prose(page)):
        target = ((ROOT / page).parent / path).resolve() if path else ROOT / page
        name = target.relative_to(ROOT).as_posix()
        if not target.exists() or (anchor and anchor not in anchors(name)):
            dead.append(f"{path}#{anchor}")

    assert not dead


@pytest.mark.parametrize("page", PAGES)
def test_every_module_that_a_page_names_exists(page):
    named = {module for module in MODULE.findall(prose(page)) if ".." not in module}

    known = {f"/{name}" for name in NAMES}
    assert not {each for each in named if not any(k.endswith(f"/{each}") for k in known)}
