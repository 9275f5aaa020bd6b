"""The password by which guests may open tables: salted and hashed by scrypt."""

import asyncio
import hmac
import secrets
from hashlib import scrypt
from typing import Final

_SALT_BYTES: Final = 16
_COST: Final = {"n": 1 << 14, "r": 8, "p": 5}
"""16 MB and about a tenth of a second for each try."""

_one_at_a_time: Final = asyncio.Lock()


async def hash_password(password: str) -> bytes:
    """Return a salt and the hash of a password, which takes a while in a thread."""
    salt = secrets.token_bytes(_SALT_BYTES)
    return salt + await _hashed(password, salt)


async def is_password(password: str, stored: bytes) -> bool:
    """Return whether a password is the one that was hashed."""
    salt, expected = stored[:_SALT_BYTES], stored[_SALT_BYTES:]
    return hmac.compare_digest(await _hashed(password, salt), expected)


async def _hashed(password: str, salt: bytes) -> bytes:
    async with _one_at_a_time:  # each takes a core and its memory
        return await asyncio.to_thread(scrypt, password.encode(), salt=salt, **_COST)
