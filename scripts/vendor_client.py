"""Vendor the web client's libraries as browser modules that need no build step.

Without arguments, fetch the versions of vendored/package.json from npm and write their files. With
--check, compare the files with the lock, which needs no network.
"""

import argparse
import hashlib
import io
import json
import re
import sys
import tarfile
from pathlib import Path
from typing import Any

from npm_tools import NpmError, download, integrity

VENDOR = Path(__file__).parent.parent / "web_client" / "vendor"
LOCK = VENDOR / "lock.json"
VERSIONS = Path(__file__).with_name("vendored") / "package.json"


FILES = {
    "preact": {
        "dist/preact.mjs": "preact.js",
        "hooks/dist/hooks.mjs": "preact-hooks.js",
        "LICENSE": "preact.LICENSE.txt",
    },
    "@preact/signals-core": {
        "dist/signals-core.module.js": "signals-core.js",
        "LICENSE": "signals-core.LICENSE.txt",
    },
    "@preact/signals": {
        "dist/signals.module.js": "signals.js",
        "LICENSE": "signals.LICENSE.txt",
    },
    "htm": {"dist/htm.module.js": "htm.js", "LICENSE": "htm.LICENSE.txt"},
    "uqr": {"dist/index.mjs": "uqr.js", "LICENSE": "uqr.LICENSE.txt"},
    "@noble/hashes": {
        "sha2.js": "noble-sha2.js",
        "_md.js": "noble-md.js",
        "_u64.js": "noble-u64.js",
        "utils.js": "noble-utils.js",
        "LICENSE": "noble.LICENSE.txt",
    },
    # Its licence, Apache-2.0 as that of htm, is not in the package.
    "@fluent/bundle": {
        f"esm/{module}.js": f"fluent-{module}.js"
        for module in ("bundle", "builtins", "memoizer", "resolver", "resource", "scope", "types")
    },
}
"""Where the files of each package go."""

SPECIFIERS = {
    "preact": "./preact.js",
    "preact/hooks": "./preact-hooks.js",
    "@preact/signals-core": "./signals-core.js",
    "./_md.js": "./noble-md.js",
    "./_u64.js": "./noble-u64.js",
    "./utils.js": "./noble-utils.js",
    **{path.replace("esm/", "./"): f"./{file}" for path, file in FILES["@fluent/bundle"].items()},
}

# Examples in comments stay as they are.
IMPORT = re.compile(r"""^ \* .*$|\b(from|import)\s*(["'])(.*?)\2""", re.MULTILINE)
SOURCE_MAP = re.compile(r"//# sourceMappingURL=\S*\s*$")


class VendorError(Exception):
    """Report why the libraries could not be vendored or do not match their lock."""


def main() -> int:
    """Vendor the libraries, or check them."""
    parser = argparse.ArgumentParser(description="Vendor the web client's libraries.")
    parser.add_argument("--check", action="store_true", help="only compare files with the lock")
    try:
        if parser.parse_args().check:
            check()
        else:
            vendor()
    except (NpmError, VendorError) as error:
        print(f"{LOCK.parent.name}: {error}", file=sys.stderr)
        return 1
    return 0


def vendor() -> None:
    """Write every package's files and the lock that vouches for them."""
    known = read_lock() if LOCK.exists() else {}
    lock: dict[str, Any] = {}
    contents: dict[str, bytes] = {}
    versions = wanted_versions()
    for name, paths in FILES.items():
        version = versions[name]
        archive = download(name, version)
        digest = integrity(archive)
        before = known.get(name, {})
        if before.get("version") == version and before["integrity"] != digest:
            raise VendorError(f"{name} {version} is not the package that was locked")
        with tarfile.open(fileobj=io.BytesIO(archive)) as files:
            licence = json.loads(read(files, "package.json"))["license"]
            made = {to: convert(to, read(files, path)) for path, to in paths.items()}
        contents |= made
        lock[name] = {
            "version": version,
            "license": licence,
            "integrity": digest,
            "files": {file: sha256(content) for file, content in made.items()},
        }
    VENDOR.mkdir(parents=True, exist_ok=True)
    for old in VENDOR.iterdir():
        old.unlink()
    for file, content in contents.items():
        (VENDOR / file).write_bytes(content)
    LOCK.write_text(json.dumps(lock, indent=2) + "\n", encoding="utf-8", newline="\n")
    for name, entry in lock.items():
        print(f"Vendored {name} {entry['version']}")


def check() -> None:
    """Raise unless the files, the lock and the wanted versions all agree."""
    if not LOCK.exists():
        raise VendorError("there is no lock: run scripts/vendor_client.py")
    lock = read_lock()
    if {name: entry["version"] for name, entry in lock.items()} != wanted_versions():
        raise VendorError("the lock holds other versions: run scripts/vendor_client.py")
    hashes = {file: digest for entry in lock.values() for file, digest in entry["files"].items()}
    present = {file.name for file in VENDOR.iterdir()} - {LOCK.name}
    if unlike := present ^ hashes.keys():
        raise VendorError(f"in the lock or in the folder, but not in both: {sorted(unlike)}")
    for file, digest in hashes.items():
        if sha256((VENDOR / file).read_bytes()) != digest:
            raise VendorError(f"{file} was changed: it is not what the lock vouches for")


def wanted_versions() -> dict[str, str]:
    """Return the version of each package that is wanted; other programs raise these, too."""
    versions: dict[str, str] = json.loads(VERSIONS.read_text(encoding="utf-8"))["dependencies"]
    if versions.keys() != FILES.keys():
        raise VendorError(f"{VERSIONS.name} names other packages than this script")
    return versions


def read_lock() -> dict[str, Any]:
    """Read what was vendored, by package name."""
    lock: dict[str, Any] = json.loads(LOCK.read_text(encoding="utf-8"))
    return lock


def read(archive: tarfile.TarFile, path: str) -> bytes:
    """Read one file of a package."""
    try:
        member = archive.extractfile(f"package/{path}")
    except KeyError:
        member = None
    if member is None:
        raise VendorError(f"the package holds no {path}")
    return member.read()


def convert(file: str, content: bytes) -> bytes:
    """Make a module import its neighbours by file and name no source map."""
    if not file.endswith(".js"):
        return content
    text = IMPORT.sub(lambda found: relative(file, found), content.decode())
    return (SOURCE_MAP.sub("", text).rstrip() + "\n").encode()


def relative(file: str, found: re.Match[str]) -> str:
    """Replace an import's bare specifier by the file that stands for it."""
    keyword, quote, specifier = found.groups()
    if specifier is None:
        return found[0]
    if specifier not in SPECIFIERS:
        raise VendorError(f"{file} imports {specifier!r}, which is not vendored")
    return f"{keyword}{quote}{SPECIFIERS[specifier]}{quote}"


def sha256(content: bytes) -> str:
    """Return the hexadecimal SHA-256 of some bytes."""
    return hashlib.sha256(content).hexdigest()


if __name__ == "__main__":
    sys.exit(main())
