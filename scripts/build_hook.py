"""Makes hatchling pack the bundled client, the pages of the documentation and the build's name.

An editable install has none of them.

A source archive holds the bundle as well, so installing from it needs no network.
"""

import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUNDLED: Final = "bundled_client"
"""The folder of the bundled client in a source archive."""

NOTED: Final = "morpho_server/build.txt"
"""The file with the build's name, in a wheel and in a source archive."""


class BundleHook(BuildHookInterface[Any]):
    """Bundle the client before a wheel or a source archive is packed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Run the bundler, note the build, and name what is to be packed; raise if that fails."""
        if version == "editable":
            return
        place = "morpho_server/web_client" if self.target_name == "wheel" else BUNDLED
        build_data["force_include"][str(self._bundled())] = place
        if self.target_name == "wheel":
            build_data["force_include"][str(self._pages())] = "morpho_server/docs"
        if not Path(self.root, NOTED).exists():  # as it does in a source archive
            build_data["force_include"][str(self._build_file())] = NOTED

    def _bundled(self) -> Path:
        packed = Path(self.root, BUNDLED)
        if packed.exists():
            return packed
        client = Path(self.directory, "client").resolve()
        script = Path(self.root, "scripts", "bundle_client.py")
        subprocess.run([sys.executable, str(script), str(client)], check=True)
        return client

    def _pages(self) -> Path:
        sys.path.insert(0, self.root)
        from morpho_server.api.docs.site import write_site  # noqa: PLC0415 - as in _build_file

        folder = Path(self.directory, "docs").resolve()
        write_site(Path(self.root), folder)
        return folder

    def _build_file(self) -> Path:
        sys.path.insert(0, self.root)
        from morpho_server.build import build_of  # noqa: PLC0415 - it is found only from here on

        file = Path(self.directory, "build.txt").resolve()
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(build_of(Path(self.root)), encoding="utf-8")
        return file
