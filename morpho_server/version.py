"""The release and the build that runs. Finding them takes a while: import this where needed."""

from importlib.metadata import version
from pathlib import Path
from typing import Final

from morpho_server.build import build_of

RELEASE: Final = version("morpho-server")

VERSION: Final = RELEASE + build_of(Path(__file__).parent.parent)
"""The release with the name of its build, as ``1.0.0+12.g5ddbd95``."""
