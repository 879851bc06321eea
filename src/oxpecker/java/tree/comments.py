"""JML comments, annotations and modifiers."""

from __future__ import annotations

from oxpecker.java.tree.node import Expression, Node
from oxpecker.oox.records import dataclass
from oxpecker.oox.tree import Reference


@dataclass(frozen=True, slots=True, eq=False)
class Comment(Node):
    """A JML comment: `//@ ..` or `/*@ .. @*/`, with its whole text as written."""

    text: str
    places: tuple[tuple[int, int, int], ...] = ()
    """Offset, line and column of each part of the text that escapes shift; otherwise lines are as written."""


@dataclass(frozen=True, slots=True, eq=False)
class Annotation(Node):
    """`@Name(element = value)`; a lone value is under `value`."""

    name: str
    elements: Reference[dict[str, Expression | Annotation | AnnotationList]]


@dataclass(frozen=True, slots=True, eq=False)
class AnnotationList(Node):
    """`{@A, @B}` as the value of an annotation's element."""

    items: tuple[Annotation, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Modifiers(Node):
    """The words and annotations before a declaration."""

    words: frozenset[str] = frozenset()
    annotations: tuple[Annotation, ...] = ()


NO_MODIFIERS = Modifiers()


def has_annotation(modifiers: Modifiers, name: str) -> bool:
    """Whether a declaration has an annotation, by its simple name."""
    return any(note.name.rpartition(".")[2] == name for note in modifiers.annotations)
