"""Classes whose members are unpacked when something reaches them: a small program pays for little of the library."""

from __future__ import annotations

import pickle
from dataclasses import dataclass, replace

from oxpecker.oox import syntax

CONSTRUCTOR = "new "
"""Begins the name by which constructors of a class are called."""


class Entry:
    """A member, packed until it is looked at."""

    __slots__ = ("_member", "_packed", "key")

    key: tuple[str, int] | None
    """What must be called or read for the member to matter; None where it always does."""

    def __init__(self, member: syntax.Member) -> None:
        self.key = _key(member)
        self._member: syntax.Member | None = member
        self._packed = b""

    @property
    def member(self) -> syntax.Member:
        """The member itself."""
        if self._member is None:
            self._member = pickle.loads(self._packed)
        return self._member

    def __getstate__(self) -> tuple[tuple[str, int] | None, bytes]:
        return self.key, pickle.dumps(self.member, protocol=pickle.HIGHEST_PROTOCOL)

    def __setstate__(self, state: tuple[tuple[str, int] | None, bytes]) -> None:
        self.key, self._packed = state
        self._member = None


@dataclass(frozen=True, slots=True)
class Outline:
    """A class without its members, and its members one by one."""

    declaration: syntax.Class
    entries: tuple[Entry, ...]

    @property
    def has_constructor(self) -> bool:
        return any(entry.key is not None and entry.key[0].startswith(CONSTRUCTOR) for entry in self.entries)

    def with_method(self, method: syntax.Method) -> Outline:
        """The class with a method, in place of one of that name and number of parameters."""
        entry = Entry(method)
        return Outline(self.declaration, (*(other for other in self.entries if other.key != entry.key), entry))

    def trimmed(self, kept: set[Entry]) -> syntax.Class:
        """The class with some of its members."""
        return replace(self.declaration, members=tuple(entry.member for entry in self.entries if entry in kept))


def outline(declaration: syntax.Class) -> Outline:
    """A class taken apart."""
    return Outline(replace(declaration, members=()), tuple(Entry(member) for member in declaration.members))


def _key(member: syntax.Member) -> tuple[str, int] | None:
    if isinstance(member, syntax.Method):
        return member.name, len(member.parameters)
    if isinstance(member, syntax.Constructor):
        return f"{CONSTRUCTOR}{member.name}", len(member.parameters)
    if isinstance(member, syntax.Field):
        return member.name, -1
    return None
