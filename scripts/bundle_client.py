"""Bundle the web client for the wheel: ``python scripts/bundle_client.py FOLDER``.

esbuild packs and minifies the modules and minifies the styles; every other file that the server
serves is copied. What every table needs is one module; without that, esbuild would make fifty of
it, one for each set of parts that share some. ``modules.json`` says, for each module that is an
entry or loaded later, which files of the bundle it needs at once.
"""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from npm_tools import fetch_tool

CLIENT: Final = Path(__file__).parent.parent / "web_client"
MAIN: Final = "app/main.js"
OFFLINE: Final = "app/offline.js"
"""Stands alone: it is for when nothing else can be loaded."""
CORE: Final = ("app/app.js", "ui/table/table_page.js", "ui/table/play.js")
"""What every table needs, with all that these modules import: each module is made to import it."""
WORKER: Final = "service_worker.js"
FIRST_PAINT: Final = "first_paint.js"
"""Runs in browsers that are too old for anything else, so it stays in their language."""
COPIED: Final = {".ftl", ".html", ".png", ".svg", ".txt", ".webmanifest", ".woff2"}
LATER: Final = re.compile(r"""\bimport\(\s*"(\./[^"]+)"\s*,?\s*\)""")
TARGET: Final = "--target=es2022,chrome111,firefox128,safari16.4"
# All modules lie in one folder: loading/assets.js finds the release from its own address.
NAMES: Final = ("--entry-names=app/[name]", "--chunk-names=app/[name]-[hash]")


def bundle(target: Path) -> None:
    """Write the bundle into a folder, replacing what is there."""
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    modules = bundle_modules(target)
    (target / "modules.json").write_text(json.dumps(modules, indent=1), encoding="utf-8")
    shorten_names(target)
    styles = sorted(file.relative_to(CLIENT).as_posix() for file in CLIENT.rglob("*.css"))
    esbuild(target, *styles, WORKER, TARGET, "--outbase=.")
    esbuild(target, FIRST_PAINT, "--target=es5")
    for file in CLIENT.rglob("*"):
        if file.suffix in COPIED:
            copy = target / file.relative_to(CLIENT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, copy)


def bundle_modules(target: Path) -> dict[str, list[str]]:
    """Pack the modules; return, by each entry's path, the files that it imports at once."""
    split = ("--bundle", "--splitting", "--format=esm", TARGET, *NAMES)
    with TemporaryDirectory() as folder:
        source = Path(folder).resolve() / CLIENT.name
        shutil.copytree(CLIENT, source)
        import_games(source)
        metafile, core = Path(folder) / "metafile.json", Path(folder) / "core.js"
        lines = [f"import {json.dumps((source / path).as_posix())};\n" for path in CORE]
        core.write_text("".join(lines), encoding="utf-8")
        esbuild(target, MAIN, *split, f"--inject:{core}", f"--metafile={metafile}", source=source)
        esbuild(target, OFFLINE, "--bundle", "--format=esm", TARGET, "--outbase=.")
        outputs = json.loads(metafile.read_text("utf-8"))["outputs"]
        return needed_files(outputs, source, target) | {OFFLINE: [OFFLINE]}


def import_games(source: Path) -> None:
    """Let what a game loads later import the game, so that what all of it needs is one file."""
    for game in source.glob("games/*/index.js"):
        for later in LATER.findall(game.read_text("utf-8")):
            module = game.parent / later
            own = f"import {json.dumps(game.as_posix())};\n"
            module.write_text(own + module.read_text("utf-8"), "utf-8")


def esbuild(target: Path, *arguments: str, source: Path = CLIENT) -> None:
    """Run esbuild in the client's folder, or in a copy."""
    folder = fetch_tool("esbuild")
    program = folder / ("esbuild.exe" if sys.platform == "win32" else "bin/esbuild")
    always = ("--minify", "--legal-comments=none", "--log-level=warning", "--charset=utf8")
    command: list[str | Path] = [program, *arguments, *always, f"--outdir={target}"]
    subprocess.run(command, check=True, cwd=source)


def needed_files(outputs: dict[str, Any], source: Path, target: Path) -> dict[str, list[str]]:
    """Return, by each entry's path, the files of the bundle that it imports at once."""
    places = {name: (source / name).resolve() for name in outputs}
    root = target.resolve()

    def collect(name: str, found: list[str]) -> list[str]:
        path = places[name].relative_to(root).as_posix()
        if path not in found:
            found.append(path)
            for other in outputs[name]["imports"]:
                if other["kind"] == "import-statement":
                    collect(other["path"], found)
        return found

    return {
        output["entryPoint"]: collect(name, [])
        for name, output in sorted(outputs.items())
        if "entryPoint" in output
    }


def shorten_names(target: Path) -> None:
    """Replace hashes in file names by numbers, since the release's address has a hash already.

    Each name stands in many files, and hashes do not compress.
    """
    entries = {Path(entry).name for entry in (MAIN, OFFLINE)}
    files = sorted(file for file in (target / "app").iterdir() if file.name not in entries)
    shorter = {
        file.name: f"{file.stem.rpartition('-')[0]}{number}.js" for number, file in enumerate(files)
    }
    for file in (*(target / "app").iterdir(), target / "modules.json"):
        text = file.read_text("utf-8")
        for old, new in shorter.items():
            text = text.replace(old, new)
        file.write_text(text, encoding="utf-8")
    for file in files:
        file.rename(file.with_name(shorter[file.name]))


if __name__ == "__main__":
    bundle(Path(sys.argv[1]).resolve())
