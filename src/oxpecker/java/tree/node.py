"""The base of all Java syntax, with a place in its file, and the kinds of syntax that contain each other."""

from __future__ import annotations

from dataclasses import field

from oxpecker.oox.records import dataclass
from oxpecker.oox.source import NOWHERE, Span


@dataclass(frozen=True, slots=True, eq=False)
class Node:
    """A node with a place in a Java file."""

    span: Span = field(default=NOWHERE, kw_only=True)


class Expression(Node):
    """An expression."""

    __slots__ = ()


class Statement(Node):
    """A statement."""

    __slots__ = ()


class Member(Node):
    """A part of a class."""

    __slots__ = ()


@dataclass(frozen=True, slots=True, eq=False)
class Block(Statement):
    """`{ .. }`."""

    statements: tuple[Statement, ...] = ()
