"""Which release this is. To ask takes a while, so those who need not know don't import it."""

from importlib.metadata import version
from typing import Final

VERSION: Final = version("morpho-server")
