"""Classes whose members are unpacked on demand: a small program loads little of the library."""

from __future__ import annotations

import pickle
from dataclasses import replace

from oxpecker.java.lowering.mentions import CONSTRUCTOR, Mentions, mentions
from oxpecker.oox import syntax
from oxpecker.oox import types as oox
from oxpecker.oox.records import dataclass
from oxpecker.oox.roles import InputRole

FACTORIES = frozenset({InputRole.OF, InputRole.ENTRIES, InputRole.AROUND})
TRIED = (InputRole.OPEN, InputRole.SEALED)
"""Markers about the classes that are tried for inputs."""
MARKERS = frozenset(
    {
        InputRole.SUPERTYPES,
        InputRole.ACCESSED,
        InputRole.CONSTANTS,
        InputRole.COPIED,
        InputRole.FILLS,
        InputRole.INSPECTABLE,
        InputRole.MISSING,
        InputRole.ORDER,
        InputRole.ORDERED,
        InputRole.VIEW,
    }
)


class Entry:
    """A member, packed until it is used."""

    __slots__ = ("_member", "_mentions", "_packed", "key")

    key: tuple[str, int] | None
    """What must be called or read for the member to be reachable; None if it always is."""

    def __init__(self, member: syntax.Member, owner: str) -> None:
        self.key = _key(member, owner)
        self._member: syntax.Member | None = member
        self._mentions: Mentions | None = None
        self._packed = b""

    @property
    def member(self) -> syntax.Member:
        """The member itself."""
        if self._member is None:
            self._unpack()
        assert self._member is not None
        return self._member

    @property
    def mentions(self) -> Mentions:
        """What the member mentions, kept so that searches need not walk over it again."""
        if self._member is None:
            self._unpack()
        if self._mentions is None:
            self._mentions = mentions(self.member)
        return self._mentions

    def _unpack(self) -> None:
        self._member, self._mentions = pickle.loads(self._packed)

    def __getstate__(self) -> tuple[tuple[str, int] | None, bytes]:
        return self.key, pickle.dumps((self.member, self.mentions), protocol=pickle.HIGHEST_PROTOCOL)

    def __setstate__(self, state: tuple[tuple[str, int] | None, bytes]) -> None:
        self.key, self._packed = state
        self._member = None
        self._mentions = None


def is_factory(member: syntax.Member) -> bool:
    """Whether a method constructs inputs from parts."""
    if not isinstance(member, syntax.Method) or member.name not in FACTORIES:
        return False
    return [parameter.type.type for parameter in member.parameters] == [oox.ArrayType(oox.OBJECT)]


@dataclass(frozen=True, slots=True)
class Outline:
    """A class without its members, and its members separately."""

    declaration: syntax.Class
    entries: tuple[Entry, ...]

    @property
    def constructors(self) -> tuple[Entry, ...]:
        """The constructors that the class declares."""
        return tuple(each for each in self.entries if each.key is not None and each.key[0].startswith(CONSTRUCTOR))

    @property
    def makes_inputs(self) -> bool:
        """Whether the class has a factory for its inputs."""
        factories = {factory_key(self.declaration.name, factory) for factory in FACTORIES}
        return any(entry.key in factories for entry in self.entries)

    @property
    def tried(self) -> tuple[oox.Type, ...]:
        """The types that the class lists for its inputs."""
        keys = [factory_key(self.declaration.name, name) for name in TRIED]
        return tuple(p.type.type for each in self.entries if each.key in keys for p in parameters(each.member))

    def whole(self) -> syntax.Class:
        """The class with all its members."""
        return self.trimmed(set(self.entries))

    def with_method(self, method: syntax.Method) -> Outline:
        """The class with a method or marker added, or replaced if the name and number of parameters match."""
        entry = Entry(method, self.declaration.name)
        others = (each for each in self.entries if entry.key is None or each.key != entry.key)
        return Outline(self.declaration, (*others, entry))

    def trimmed(self, kept: set[Entry]) -> syntax.Class:
        """The class with only some of its members."""
        return replace(self.declaration, members=tuple(entry.member for entry in self.entries if entry in kept))


def outline(declaration: syntax.Class) -> Outline:
    """A class split into its members."""
    return Outline(
        replace(declaration, members=()), tuple(Entry(member, declaration.name) for member in declaration.members)
    )


def parameters(member: syntax.Member) -> tuple[syntax.Parameter, ...]:
    """The parameters of a method or a constructor."""
    return member.parameters if isinstance(member, (syntax.Method, syntax.Constructor)) else ()


def factory_key(owner: str, name: str) -> tuple[str, int]:
    """What must be called for an input factory, or a marker about inputs, of this very class to be reachable."""
    return f"{owner}.{name}", 1


def _key(member: syntax.Member, owner: str) -> tuple[str, int] | None:
    if is_factory(member):
        assert isinstance(member, syntax.Method)
        return factory_key(owner, member.name)
    if isinstance(member, syntax.Method):
        if member.name in MARKERS or (member.name in TRIED and not member.parameters):
            return None
        if member.name in (*TRIED, InputRole.INHERITED):
            return factory_key(owner, member.name)
        # How an object is printed matters wherever there are such objects.
        return (member.name, len(member.parameters)) if member.name != InputRole.OF else None
    if isinstance(member, syntax.Constructor):
        return f"{CONSTRUCTOR}{member.name}", len(member.parameters)
    if isinstance(member, syntax.Field):
        return member.name, -1
    return None
