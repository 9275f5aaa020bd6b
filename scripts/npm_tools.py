"""Fetch the tools that come from npm: pinned, checked against their hashes, kept in .venv."""

import base64
import hashlib
import io
import json
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
import urllib.request
from pathlib import Path
from typing import Any

VENV = Path(sys.prefix)
LOCK = Path(__file__).with_name("npm_tools.json")
REGISTRY = "https://registry.npmjs.org"
TIMEOUT = 60
MACHINES = {"x86_64": "x64", "amd64": "x64", "aarch64": "arm64", "arm64": "arm64"}


class NpmError(Exception):
    """Report why a package cannot be had."""


class UnlikeLockError(Exception):
    """Report a package that is not the one that was locked."""


def fetch_tool(name: str) -> Path:
    """Return the folder of a tool's package for this machine, fetched on first use."""
    tool: dict[str, Any] = json.loads(LOCK.read_text("utf-8"))[name]
    version, packages = tool["version"], tool["packages"]
    machine = platform.machine().lower()
    here = f"{sys.platform}-{MACHINES.get(machine, machine)}"
    locked = packages.get("any") or packages.get(here)
    if locked is None:
        raise NpmError(f"{name}: no package is locked for {here}")
    folder = VENV / f"{name}-{version}"
    if not folder.exists():
        archive = download(locked["package"], version)
        if integrity(archive) != locked["integrity"]:
            raise UnlikeLockError(f"{name} {version} is not the package that was locked")
        unpack(archive, folder)
    return folder


def download(package: str, version: str) -> bytes:
    """Return a package's archive: from the registry that npm uses, or the public one without it."""
    if shutil.which("npm") is None:
        address = f"{REGISTRY}/{package}/-/{package.rpartition('/')[2]}-{version}.tgz"
        try:
            with urllib.request.urlopen(address, timeout=TIMEOUT) as answer:  # noqa: S310 - https
                content: bytes = answer.read()
        except OSError as error:
            raise NpmError(f"the registry could not send {package} {version}: {error}") from error
        return content
    with tempfile.TemporaryDirectory() as folder:
        command = ["npm", "pack", f"{package}@{version}", "--ignore-scripts", "--silent"]
        try:
            subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)
        except (OSError, subprocess.CalledProcessError) as error:
            raise NpmError(f"npm could not fetch {package} {version}: {error}") from error
        (archive,) = Path(folder).glob("*.tgz")
        return archive.read_bytes()


def integrity(archive: bytes) -> str:
    """Return an archive's hash as npm writes it."""
    return "sha512-" + base64.b64encode(hashlib.sha512(archive).digest()).decode()


def unpack(archive: bytes, folder: Path) -> None:
    """Unpack an archive into a folder that appears only when it is complete."""
    with tempfile.TemporaryDirectory(dir=folder.parent) as made:
        with tarfile.open(fileobj=io.BytesIO(archive)) as files:
            # Python 3.11.2, which Debian 12 has, knows no filters.
            files.extraction_filter = getattr(tarfile, "data_filter", None)
            files.extractall(made)  # noqa: S202 - the archive is the one that was locked
        try:
            (Path(made) / "package").rename(folder)
        except OSError:
            if not folder.exists():  # otherwise another process was faster
                raise
