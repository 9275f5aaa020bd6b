"""Checksums of stored entries: they show damage that leaves an entry readable."""

from zlib import crc32

from morpho_server.tables.ports import Written


def checksum_of(table: object, written: Written) -> int:
    """Return the checksum of an entry's row.

    Like the stored form, it is a promise for years. The values of a damaged row may be of any type.
    """
    seq, at, player, command, body = written
    return crc32(f"{table} {seq} {at} {player} {command} {body}".encode())
