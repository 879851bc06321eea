"""What all typed nodes have in common, and the locals they speak of."""

from __future__ import annotations

from dataclasses import field

from oxpecker.oox.records import dataclass
from oxpecker.oox.source import NOWHERE, Span
from oxpecker.oox.types import Type

Constant = int | bool | float | str | None
"""A concrete value as Python holds it; characters are their code, null is None."""


@dataclass(frozen=True, slots=True)
class Node:
    """Anything with a place in the source."""

    span: Span = field(default=NOWHERE, compare=False, repr=False, kw_only=True)


@dataclass(frozen=True, slots=True)
class Variable:
    """A local of one method; `index` is its place in the frame."""

    name: str
    type: Type
    index: int
