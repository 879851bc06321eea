"""What all syntax of Java has in common: a place in its file."""

from __future__ import annotations

from dataclasses import field

from oxpecker.oox.records import dataclass
from oxpecker.oox.source import NOWHERE, Span


@dataclass(frozen=True, slots=True, eq=False)
class Node:
    """Anything with a place in a Java file."""

    span: Span = field(default=NOWHERE, kw_only=True)
