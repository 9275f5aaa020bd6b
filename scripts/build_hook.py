"""Makes hatchling pack the bundled client into a wheel; an editable install has the sources."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BundleHook(BuildHookInterface[Any]):
    """Bundle the client before a wheel is packed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Run the bundler and name its folder; raise if it fails."""
        if version == "editable":
            return
        script = Path(self.root, "scripts", "bundle_client.py")
        client = Path(self.directory, "client").resolve()
        subprocess.run([sys.executable, str(script), str(client)], check=True)
        build_data["force_include"][str(client)] = "morpho_server/web_client"
