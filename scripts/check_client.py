"""Check the types of the web client: its JSDoc, with the TypeScript compiler, which emits nothing.

The compiler is taken from npm once and kept in .venv; Playwright brings the Node.js that runs it.
Where npm is not installed the check is left out, but not in CI.
"""

import hashlib
import io
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from playwright._impl._driver import compute_driver_executable
from vendor_client import VendorError, download

ROOT = Path(__file__).parent.parent
VERSION = "6.0.3"
SHA512 = bytes.fromhex(
    "cb64efbb14993c3c906a490544f6472859be28a56a222b1d83dfc26709bd7edb"
    "ca5cb3fc3515a3dfcfce0e335baf8dd2b285ea36e022b047f519d0b1a9671d07"
)
COMPILER = ROOT / ".venv" / f"typescript-{VERSION}"


def main() -> int:
    """Run the compiler over the client; return its exit status."""
    if not COMPILER.exists():
        if shutil.which("npm") is None and "CI" not in os.environ:
            print("The client's types are not checked: npm is not installed.", file=sys.stderr)
            return 0
        try:
            install()
        except VendorError as error:
            print(f"typescript: {error}", file=sys.stderr)
            return 1
    node, _ = compute_driver_executable()
    project = ROOT / "web_client" / "jsconfig.json"
    command: list[str | Path] = [node, COMPILER / "lib" / "tsc.js", "-p", project]
    return subprocess.run(command, check=False).returncode


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
