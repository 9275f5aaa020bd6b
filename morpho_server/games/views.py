"""A view that records its changes, so that a page receives only those."""

from collections.abc import Mapping
from typing import Any

Json = Any
"""A JSON value: ``None``, ``bool``, ``int``, ``str``, or lists and string-keyed dicts of these."""

Patch = dict[str, Json]
"""A JSON Merge Patch (RFC 7396): nested objects are merged, ``None`` takes a key away."""


class PatchedView:
    """A JSON object of at most two levels, with the merge patch of what changed since last asked.

    A value that is a dict is merged key by key; any other value is replaced as a whole. A merge
    patch cannot distinguish ``None`` from "gone", so the whole view leaves out a key that is
    ``None`` as well. Absent and ``null`` mean the same to a reader.
    """

    __slots__ = ("_pending", "_whole")

    def __init__(self) -> None:
        self._whole: dict[str, Json] = {}
        self._pending: Patch = {}

    def put(self, key: str, value: Json) -> None:
        """Set a key to a value that is not a dict; ``None`` takes it away."""
        if self._whole.get(key) == value:
            return
        if value is None:
            del self._whole[key]
        else:
            self._whole[key] = value
        self._pending[key] = value

    def put_in(self, key: str, values: Mapping[Any, Json]) -> None:
        """Set names in the dict under a key; ``None`` takes a name away."""
        inner = self._whole.get(key, {})
        for name, value in values.items():
            if inner.get(name) != value:
                self._pending.setdefault(key, {})[name] = value
                if value is None:
                    del inner[name]
                else:
                    inner[name] = value
        if inner:
            self._whole[key] = inner

    def put_all_in(self, key: str, values: Mapping[Any, Json]) -> None:
        """Set the dict under ``key`` to these values, without those that are ``None``."""
        self.put_in(key, {**dict.fromkeys(self._whole.get(key, ())), **values})

    def exchange_in(self, key: str, one: str, other: str) -> None:
        """Exchange the values of two names in the dict under ``key``, ``None`` among them."""
        inner = self._whole.get(key, {})
        if inner.get(one) != inner.get(other):
            self.put_in(key, {one: inner.get(other), other: inner.get(one)})

    def get(self, key: str) -> Json:
        """Return the value under a key, or ``None``."""
        return self._whole.get(key)

    def get_in(self, key: str, name: str) -> Json:
        """Return the value of ``name`` in the dict under a key, or ``None``."""
        inner = self._whole.get(key)
        return None if inner is None else inner.get(name)

    def whole(self) -> dict[str, Json]:
        """Return the whole view. Encode it or copy it, don't change it."""
        return self._whole

    def take_patch(self) -> Patch:
        """Return the changes since the last call, and forget them. Don't modify the result."""
        patch, self._pending = self._pending, {}
        return patch
