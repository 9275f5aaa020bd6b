"""The version of this release. Finding it takes a while, so import it only where needed."""

from importlib.metadata import version
from typing import Final

VERSION: Final = version("morpho-server")
