"""Make the files of a release, and try them: ``make release VERSION=1.0.0``.

dist/ gets a source archive, the wheel that is built from that archive alone, the wheel of the
client library, the bill of materials, the notes from CHANGELOG.md, and SHA256SUMS. The server's
wheel is installed in an empty environment and asked for its version. With
``--image NAME@sha256:…`` it gets the files for containers as well, which pull that image instead of
building one.
"""

import argparse
import io
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import venv
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

ROOT: Final = Path(__file__).parent.parent
DIST: Final = ROOT / "dist"
FOR_CONTAINERS: Final = (
    "docker-compose.yml",
    ".env.example",
    "deploy/Caddyfile",
    "deploy/nodes.Caddyfile",
)
BUILT_HERE: Final = "  build: .\n  image: morpho-server\n"
"""The lines of the compose file that name an image to build."""

BUILD: Final = (sys.executable, "-m", "hatchling", "build", "--target")


def main() -> int:
    """Make and try the files; return 1 and say why if what is committed is not that release."""
    parser = argparse.ArgumentParser(description="Make the files of a release, and try them.")
    parser.add_argument("version", help="as 1.0.0, without the v of its tag")
    parser.add_argument("--image", help="the image of this release, by its digest")
    chosen = parser.parse_args()
    faults = list(faults_of(chosen.version, ROOT))
    if faults:
        print(*faults, sep="\n", file=sys.stderr)
        return 1
    shutil.rmtree(DIST, ignore_errors=True)
    run(*BUILD, "sdist")
    archive = DIST / f"morpho_server-{chosen.version}.tar.gz"
    wheel = build_from(archive)
    try_out(wheel, chosen.version)
    run(*BUILD, "wheel", "--directory", DIST, cwd=ROOT / "client_library")
    run(sys.executable, "scripts/make_sbom.py", DIST)
    notes = notes_of(chosen.version, (ROOT / "CHANGELOG.md").read_text("utf-8"))
    (DIST / "notes.md").write_text(notes, encoding="utf-8")
    if chosen.image:
        pack_for_containers(chosen.version, chosen.image)
    list_checksums()
    print(f"The files of {chosen.version} are in dist/. Next: git tag v{chosen.version}, push it.")
    return 0


def faults_of(version: str, root: Path) -> Iterator[str]:
    """Yield a sentence for everything that keeps a source tree from being that release."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    if project["version"] != version:
        yield f"pyproject.toml says {project['version']}, not {version}."
    if not notes_of(version, (root / "CHANGELOG.md").read_text("utf-8")):
        yield f"CHANGELOG.md has no section “## [{version}] - YYYY-MM-DD”."
    changed = subprocess.run(
        ["git", "status", "--porcelain"],  # noqa: S607 - whichever git is first
        cwd=root,
        capture_output=True,
        text=True,
        check=True,
    )
    if changed.stdout:
        yield f"Not everything is committed:\n{changed.stdout.rstrip()}"


def notes_of(version: str, changelog: str) -> str:
    """Return the section of a version in the changelog; nothing without one that has its date."""
    section = rf"^## \[{re.escape(version)}\] - \d{{4}}-\d\d-\d\d\n(.*?)(?=^## \[|\Z)"
    found = re.search(section, changelog, re.MULTILINE | re.DOTALL)
    return found[1].strip() + "\n" if found else ""


def build_from(archive: Path) -> Path:
    """Build the wheel from a source archive alone, as somebody who has nothing else would."""
    with TemporaryDirectory() as folder:
        with tarfile.open(archive) as files:
            files.extraction_filter = getattr(tarfile, "data_filter", None)
            files.extractall(folder)  # noqa: S202 - it was made a moment ago
        [source] = Path(folder).iterdir()
        run(*BUILD, "wheel", cwd=source)
        [wheel] = source.glob("dist/*.whl")
        return Path(shutil.copy(wheel, DIST))


def try_out(wheel: Path, version: str) -> None:
    """Install the wheel in an empty environment and ask it for its version and its commands."""
    with TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        pip = (
            f"{folder}/bin/pip",
            "install",
            "--quiet",
            "--no-deps",
            "--disable-pip-version-check",
        )
        run(*pip, "--require-hashes", "-r", "requirements/runtime.txt")
        run(*pip, wheel)
        said = run(f"{folder}/bin/morpho-server", "--version", cwd=folder)
        if not said.startswith(f"morpho {version}"):
            raise SystemExit(f"The wheel says that it is {said}")
        run(f"{folder}/bin/morpho-server", "--help", cwd=folder)


def pack_for_containers(version: str, image: str) -> None:
    """Pack the compose file, made to pull an image, with all that it needs beside it."""
    with tarfile.open(DIST / f"morpho-compose-{version}.tar.gz", "w:gz") as packed:
        for name in FOR_CONTAINERS:
            text = (ROOT / name).read_text("utf-8")
            content = (pulling(text, image) if name == FOR_CONTAINERS[0] else text).encode()
            about = tarfile.TarInfo(f"morpho-{version}/{name}")
            about.size = len(content)
            packed.addfile(about, io.BytesIO(content))


def pulling(compose: str, image: str) -> str:
    """Return the compose file with an image to pull in place of the one to build."""
    if BUILT_HERE not in compose or "@sha256:" not in image:
        raise SystemExit(
            "The image is to be named by its digest, in one place of the compose file."
        )
    return compose.replace(BUILT_HERE, f"  image: {image}\n")


def list_checksums() -> None:
    """Write SHA256SUMS of the files in dist/, and remove what only the build needed."""
    shutil.rmtree(DIST / "client", ignore_errors=True)
    (DIST / "build.txt").unlink(missing_ok=True)
    lines = [
        f"{sha256(each.read_bytes()).hexdigest()}  {each.name}" for each in sorted(DIST.iterdir())
    ]
    (DIST / "SHA256SUMS").write_text("\n".join(lines) + "\n", encoding="utf-8")


def run(*command: str | Path, cwd: str | Path = ROOT) -> str:
    """Run a command and return what it says; its own errors show, and end this."""
    ended = subprocess.run(
        list(map(str, command)), cwd=cwd, stdout=subprocess.PIPE, text=True, check=True
    )
    return ended.stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
