"""The name of a build: which commit of the release runs, so that reports and logs tell it.

It is empty where the commit has the release's tag. Else it names the commit, and how many came
after the tag if there is one: ``+12.g5ddbd95``.
"""

import re
import subprocess
from pathlib import Path
from typing import Final

BUILD_FILE: Final = "build.txt"
"""Holds the name in packages, which have no git: in the folder of this module."""

_DESCRIBE: Final = "git describe --tags --match=v* --long --always --abbrev=7 --dirty=+"
_DESCRIBED: Final = re.compile(r"(?:v[^-]+-(?P<after>\d+)-g)?(?P<commit>[0-9a-f]+)(?P<changed>\+?)")


def build_of(root: Path) -> str:
    """Return the name of the build whose source tree or package lies in a folder."""
    packed = root / "morpho_server" / BUILD_FILE
    if packed.exists():
        return packed.read_text("utf-8").strip()
    return described(_description(root)) if (root / ".git").exists() else ""


def described(description: str) -> str:
    """Return the name for what ``git describe`` says of a commit, such as ``v1.0.0-12-g5ddbd95``.

    ``+`` at its end stands for changes that are in no commit. What can't be read has no name.
    """
    found = _DESCRIBED.fullmatch(description)
    if found is None or (found["after"] == "0" and not found["changed"]):
        return ""
    parts = (found["after"], f"g{found['commit']}", found["changed"] and "changed")
    return "+" + ".".join(part for part in parts if part)


def _description(root: Path) -> str:
    try:
        asked = subprocess.run(  # noqa: S603
            _DESCRIBE.split(), cwd=root, capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return ""
    return asked.stdout.strip()
