"""Write the software bill of materials of a release into a folder, in the CycloneDX format.

It lists all that the server runs with: the locked packages, and what the client carries.
"""

import argparse
import base64
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model import HashAlgorithm, HashType
from cyclonedx.model.bom import Bom, BomMetaData
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.output.json import JsonV1Dot6
from packageurl import PackageURL
from vendor_client import read_lock

from morpho_server.version import RELEASE

ROOT: Final = Path(__file__).parent.parent

DRAWN: Final = {"League Gothic": "OFL-1.1", "Cabin": "OFL-1.1", "Game-icons.net": "CC-BY-3.0"}
"""The typefaces and emblems that the client carries: they have no versions."""

_PIN: Final = re.compile(
    r"^(?P<name>[\w.-]+)==(?P<version>[^\s;]+)(?P<rest>(?:.*\\\n)*.*)$", re.MULTILINE
)
_HASH: Final = re.compile(r"--hash=sha256:([0-9a-f]{64})")
_CREDIT: Final = re.compile(r"^\| `(?P<name>[\w.-]+)` \| (?P<licence>[^|]+) \|$", re.MULTILINE)


def main() -> int:
    """Write the bill and name its file."""
    parser = argparse.ArgumentParser(description="Write the software bill of materials.")
    parser.add_argument("folder", type=Path, help="where to write it")
    folder: Path = parser.parse_args().folder
    folder.mkdir(exist_ok=True)
    file = folder / f"morpho_server-{RELEASE}.cdx.json"
    JsonV1Dot6(bill()).output_to_file(str(file), allow_overwrite=True, indent=2)
    print(f"Wrote {file}")
    return 0


def bill() -> Bom:
    """Return the bill of this release."""
    server = Component(
        name="morpho-server",
        version=RELEASE,
        type=ComponentType.APPLICATION,
        licenses=[LicenseFactory().make_from_string("MIT")],
        bom_ref="morpho-server",
    )
    about = BomMetaData(component=server)
    made = Bom(components=[*_packages(), *_vendored(), *_drawn()], metadata=about)
    made.register_dependency(server, made.components)
    return made


def credited() -> dict[str, str]:
    """Return the licences of the server's packages, as CREDITS.md lists them."""
    return dict(_CREDIT.findall((ROOT / "CREDITS.md").read_text("utf-8")))


def _packages() -> Iterator[Component]:
    licences = credited()
    locked = (ROOT / "requirements" / "runtime.txt").read_text("utf-8")
    for pin in _PIN.finditer(locked):
        hashes = [
            HashType(alg=HashAlgorithm.SHA_256, content=h) for h in _HASH.findall(pin["rest"])
        ]
        # A package has a file for each system, each with a hash of its own.
        yield _component("pypi", pin["name"], pin["version"], licences[pin["name"]], hashes)


def _vendored() -> Iterator[Component]:
    for name, entry in read_lock().items():
        digest = base64.b64decode(entry["integrity"].removeprefix("sha512-")).hex()
        hashes = [HashType(alg=HashAlgorithm.SHA_512, content=digest)]
        yield _component("npm", name, entry["version"], entry["license"], hashes)


def _drawn() -> Iterator[Component]:
    for name, licence in DRAWN.items():
        yield Component(
            name=name,
            type=ComponentType.FILE,
            licenses=[LicenseFactory().make_from_string(licence)],
            bom_ref=name,
        )


def _component(
    registry: str, name: str, version: str, licence: str, hashes: list[HashType]
) -> Component:
    namespace, _, base = name.rpartition("/")
    purl = PackageURL(registry, namespace=namespace or None, name=base, version=version)
    return Component(
        name=base,
        group=namespace or None,
        version=version,
        type=ComponentType.LIBRARY,
        licenses=[LicenseFactory().make_from_string(licence)],
        hashes=hashes,
        purl=purl,
        bom_ref=purl.to_string(),
    )


if __name__ == "__main__":
    sys.exit(main())
