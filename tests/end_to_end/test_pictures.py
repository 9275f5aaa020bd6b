"""The pictures that are kept in git can be drawn again."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.browser


@pytest.mark.nightly
def test_the_pictures_that_others_show_can_be_drawn(tmp_path):
    command = [sys.executable, "scripts/draw_pictures.py", str(tmp_path)]

    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)

    assert (done.returncode, done.stderr) == (0, "")
    drawn = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.png")}
    games = ("morpho", "morpyam", "morphos", "morphatrons", "morph")
    previews = {f"games/{game}/preview.png" for game in games}
    assert {"icons/app-512.png", *previews} <= drawn
