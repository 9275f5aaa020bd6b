"""The rules are a library: the wheel alone is enough, its page is true, and its types are whole."""

import doctest
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "library.md"
PACKED = (
    *("alembic", "docs", "morpho_server", "scripts", "web_client"),
    *("pyproject.toml", "CREDITS.md", "LICENSE", "README.md"),
)


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """The Python of an environment that has the wheel, and nothing else."""
    folder = tmp_path_factory.mktemp("library")
    [wheel] = built_in(folder).glob("dist/*.whl")
    uv = Path(sys.executable).parent / "uv"
    python = folder / "venv" / "bin" / "python"
    run(uv, "venv", "--quiet", "--python", sys.executable, folder / "venv")
    run(uv, "pip", "install", "--quiet", "--offline", "--no-deps", "--python", python, wheel)
    return python


def built_in(folder):
    """Build the wheel from a tree that needs no bundler: its client is an empty page."""
    tree = folder / "tree"
    (tree / "bundled_client").mkdir(parents=True)
    (tree / "bundled_client" / "index.html").touch()
    for name in PACKED:
        (tree / name).symlink_to(ROOT / name)
    run(sys.executable, "-m", "hatchling", "build", "--target", "wheel", cwd=tree)
    return tree


def run(*command, **options):
    """Run a command; return what it says, and fail if it does."""
    done = subprocess.run(command, capture_output=True, text=True, check=False, **options)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_page_holds_with_the_wheel_alone(installed, tmp_path):
    run(installed, "-I", "-m", "doctest", PAGE, cwd=tmp_path)

    folder = run(installed, "-I", "-c", "import site; print(*site.getsitepackages())").strip()
    [package] = Path(folder).glob("*.dist-info")
    assert package.name.startswith("morpho_server-")


def test_what_the_page_shows_is_typed_for_those_who_use_it(installed, tmp_path):
    examples = doctest.DocTestParser().get_examples(PAGE.read_text(encoding="utf-8"))
    assert len(examples) > 15
    program = tmp_path / "program.py"
    program.write_text("".join(each.source for each in examples), encoding="utf-8")

    run(
        *(sys.executable, "-m", "mypy", "--strict", "--config-file=", "--python-executable"),
        *(installed, "--cache-dir", tmp_path / "cache", program),
        cwd=tmp_path,
    )
