"""Aliases of values that are tried only if a path asks for them.

Two inputs that are equal and never change are as good as one object, until code compares their references. So a path
takes a dereferenced value for a new object, and keeps the state from which the other choices can be made.
"""

from __future__ import annotations

from collections.abc import Callable


class DeferredAliases:
    """The objects that a reference may be the same as, and how a path begins on which it is."""

    def __init__(self, begin: Callable[[int], None], addresses: frozenset[int]) -> None:
        self._begin = begin
        self._addresses = addresses

    def observe(self, address: int) -> None:
        """A path tells the reference from an object: the paths on which it is that object begin now, and only once."""
        if address in self._addresses:
            self._addresses -= {address}
            self._begin(address)
