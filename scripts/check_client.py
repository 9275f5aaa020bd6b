"""Check the web client, its modules with the TypeScript compiler, which emits nothing.

That no style asks what is inside of something, which is dear; that no module waits at its top,
which Safari doesn't bear; that types fit, by JSDoc; and that what the server sends of each module,
without comments, is the same program as the file. The compiler is taken from npm once and kept in
.venv; Playwright brings the Node.js that runs it. Where npm is not installed this is left out, but
not in CI.
"""

import hashlib
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from playwright._impl._driver import compute_driver_executable
from vendor_client import VendorError, download

from morpho_server.api.client.release import ClientFolder
from morpho_server.api.client.scripts import without_comments
from morpho_server.app import client_folder

ROOT = Path(__file__).parent.parent
VERSION = "6.0.3"
SHA512 = bytes.fromhex(
    "cb64efbb14993c3c906a490544f6472859be28a56a222b1d83dfc26709bd7edb"
    "ca5cb3fc3515a3dfcfce0e335baf8dd2b285ea36e022b047f519d0b1a9671d07"
)
COMPILER = ROOT / ".venv" / f"typescript-{VERSION}"

WAITING = re.compile(r"^(?!.*\basync\b)\S.*\bawait\b", re.MULTILINE)
"""A line at a module's top that waits."""

SAME_PROGRAM = """
const [ts, modules] = [require(process.argv[1]), JSON.parse(require("fs").readFileSync(0, "utf8"))];
const printer = ts.createPrinter({ removeComments: true });
const program = (text) =>
  printer.printFile(ts.createSourceFile("module.js", text, ts.ScriptTarget.ESNext));
for (const [path, [file, sent]] of Object.entries(modules)) {
  if (program(file) === program(sent)) continue;
  console.error(`${path} is another program when it is served`);
  process.exitCode = 1;
}
"""
"""Prints both without comments, texts and templates as they are, and compares."""


def main() -> int:
    """Check the styles and run the compiler over the client; return the exit status."""
    if faults := dear_selectors() + waiting_modules():
        print("\n".join(faults), file=sys.stderr)
        return 1
    if not COMPILER.exists():
        if shutil.which("npm") is None and "CI" not in os.environ:
            print("The client's types are not checked: npm is not installed.", file=sys.stderr)
            return 0
        try:
            install()
        except VendorError as error:
            print(f"typescript: {error}", file=sys.stderr)
            return 1
    return check_types() or check_served()


def dear_selectors() -> list[str]:
    """Return where ``:has()`` stands in a style of the screen.

    They have the browser look at whatever is around anything that changes: with thirty of them a
    changed word cost 3 ms, and each card that was turned as much again.
    """
    folder = client_folder()
    return [
        f"{file.relative_to(folder)}: a class can say what :has() asks"
        for file in sorted(folder.rglob("*.css"))
        if ":has(" in file.read_text("utf-8").partition("@media print")[0]
    ]


def waiting_modules() -> list[str]:
    """Return which modules wait for something before they export anything.

    Of two that are loaded at the same time and import such a module, Safari runs one too early
    (WebKit bug 242740). What stands in a function is indented.
    """
    folder = client_folder()
    modules = {file: without_comments(file.read_text("utf-8")) for file in folder.rglob("*.js")}
    return [
        f"{file.relative_to(folder)}: a function can wait, a module's top can't"
        for file, text in sorted(modules.items())
        if WAITING.search(text)
    ]


def check_types() -> int:
    """Check the types; return the compiler's exit status."""
    return run("tsc.js", "-p", ROOT / "web_client" / "jsconfig.json")


def check_served() -> int:
    """Check that modules lose only comments and can be packed when served; return 1 if not."""
    folder = client_folder()
    sources = {
        file.relative_to(folder).as_posix(): file.read_text("utf-8")
        for file in sorted(folder.rglob("*.js"))
    }
    modules = {path: (text, without_comments(text)) for path, text in sources.items()}
    if "packs/table.js" not in ClientFolder(folder).last.assets:
        return 1
    return run("-e", SAME_PROGRAM, COMPILER / "lib" / "typescript.js", told=json.dumps(modules))


def run(script: str, *arguments: str | Path, told: str = "") -> int:
    """Run a script of the compiler's, or one that is given; return its exit status."""
    node, _ = compute_driver_executable()
    begin = [script] if script == "-e" else [COMPILER / "lib" / script]
    command: list[str | Path] = [node, *begin, *arguments]
    return subprocess.run(command, check=False, input=told, text=True).returncode


def install() -> None:
    """Take the compiler from npm; raises :exc:`VendorError` if it is not what it should be."""
    archive = download("typescript", VERSION)
    if hashlib.sha512(archive).digest() != SHA512:
        raise VendorError(f"version {VERSION} is not the package that was locked")
    with tempfile.TemporaryDirectory(dir=COMPILER.parent) as folder:
        with tarfile.open(fileobj=io.BytesIO(archive)) as files:
            files.extractall(folder)  # noqa: S202 - its hash is that of the lock
        (Path(folder) / "package").rename(COMPILER)


if __name__ == "__main__":
    sys.exit(main())
