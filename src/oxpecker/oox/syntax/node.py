"""What all syntax has in common: a place in the source."""

from __future__ import annotations

from dataclasses import field

from oxpecker.oox.records import dataclass
from oxpecker.oox.source import NOWHERE, Span
from oxpecker.oox.types import Type


@dataclass(frozen=True, slots=True)
class Node:
    """Anything with a place in the source."""

    span: Span = field(default=NOWHERE, compare=False, repr=False, kw_only=True)


@dataclass(frozen=True, slots=True)
class TypeUse(Node):
    """A type as written at one place."""

    type: Type
