"""A QR code in the terminal: a phone opens the address by looking at it."""

import sys
from contextlib import suppress

import segno


def print_qr_code(address: str) -> None:
    """Print the code of an address, if somebody sees it: on a terminal that has its characters."""
    if sys.stdout.isatty():
        with suppress(UnicodeEncodeError):
            segno.make_qr(address).terminal(border=2, compact=True)
