"""Look for known faults in the libraries of the web client, and in the tools that bundle it."""

import json
import sys
import urllib.request
from typing import Any

import npm_tools
from vendor_client import read_lock

ADVISORIES = f"{npm_tools.REGISTRY}/-/npm/v1/security/advisories/bulk"


def main() -> int:
    """Print the known faults; return 1 if there are any, or if nobody answers."""
    packages = versions()
    try:
        faults = known_faults(packages)
    except (OSError, ValueError) as error:
        print(f"The registry could not say which faults are known: {error}", file=sys.stderr)
        return 1
    for name, found in faults.items():
        for fault in found:
            print(f"{name} {', '.join(packages[name])}: {fault['title']} ({fault['url']})")
    if not faults:
        print(f"No known faults in {len(packages)} packages of npm")
    return 1 if faults else 0


def versions() -> dict[str, list[str]]:
    """Return the version in use of each package, as the registry is asked for it."""
    found = {name: [package["version"]] for name, package in read_lock().items()}
    for tool in json.loads(npm_tools.LOCK.read_text("utf-8")).values():
        for locked in tool["packages"].values():
            found[locked["package"]] = [tool["version"]]
    return found


def known_faults(packages: dict[str, list[str]]) -> dict[str, list[dict[str, Any]]]:
    """Return the registry's advisories on those versions, by package."""
    asked = urllib.request.Request(  # noqa: S310 - https
        ADVISORIES, json.dumps(packages).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(asked, timeout=npm_tools.TIMEOUT) as answer:  # noqa: S310
        faults: dict[str, list[dict[str, Any]]] = json.load(answer)
    return faults


if __name__ == "__main__":
    sys.exit(main())
