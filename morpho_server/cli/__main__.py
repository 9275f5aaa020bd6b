"""``python -m morpho_server.cli``, which is ``morpho``."""

import sys

from morpho_server.cli import main

if __name__ == "__main__":
    sys.exit(main())
