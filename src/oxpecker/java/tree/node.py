"""What all syntax of Java has in common, a place in its file, and the kinds of syntax that contain each other."""

from __future__ import annotations

from dataclasses import field

from oxpecker.oox.records import dataclass
from oxpecker.oox.source import NOWHERE, Span


@dataclass(frozen=True, slots=True, eq=False)
class Node:
    """Anything with a place in a Java file."""

    span: Span = field(default=NOWHERE, kw_only=True)


class Expression(Node):
    """Something with a value."""

    __slots__ = ()


class Statement(Node):
    """Something that is executed."""

    __slots__ = ()


class Member(Node):
    """A part of a class."""

    __slots__ = ()


@dataclass(frozen=True, slots=True, eq=False)
class Block(Statement):
    """`{ .. }`."""

    statements: tuple[Statement, ...] = ()
