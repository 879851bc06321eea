"""Going over a tree, without recursion, by what the classes of its nodes declare."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any, Generic, TypeAlias, TypeVar

from oxpecker.oox.tree.parts import Classification, Holds, Part

N = TypeVar("N")
K = TypeVar("K")

Roots: TypeAlias = Iterable[N | None] | N | None
"""A node, or several; None if absent."""


class Tree(Generic[N]):
    """The nodes below a class, and how they contain each other.

    `others` are the classes of what nodes refer to and do not contain: names, types, declarations. `names` are those
    that annotations use and that only type checkers import. Nodes of the kinds `without` are no part of the tree.
    """

    def __init__(
        self,
        root: type[N],
        others: tuple[type[object], ...] = (),
        names: Mapping[str, object] = MappingProxyType({}),
        without: tuple[type[object], ...] = (),
    ) -> None:
        self._classification = Classification(root, others, names, without)
        self._root = root
        self._below = _Below(self._classification)

    def without(self, *kinds: type[N]) -> Tree[N]:
        """The same tree without nodes of some kinds and their contents."""
        known = self._classification
        return Tree(self._root, known.others, known.names, (*known.without, *kinds))

    def parts(self, kind: type[N]) -> tuple[Part, ...]:
        """The fields that hold the children of a kind of nodes."""
        return self._below.parts(kind)

    def is_node(self, value: object) -> bool:
        """Whether a value is a node of this tree."""
        return self._classification.is_node(value)

    def children(self, node: N) -> Sequence[N]:
        """The nodes directly below a node, in the order of its fields."""
        return self._below[type(node)](node)[::-1]

    def walk(self, roots: Roots[N]) -> Iterator[N]:
        """The nodes and everything below them, parents first, in the order of the source."""
        below = self._below
        pending = self._listed(roots)
        while pending:
            node = pending.pop()
            yield node
            pending += below[type(node)](node)

    def found(self, roots: Roots[N], *kinds: type[K]) -> Iterator[K]:
        """The nodes of some kinds among those that `walk` gives."""
        below = self._below
        pending = self._listed(roots)
        while pending:
            node = pending.pop()
            if isinstance(node, kinds):
                yield node
            pending += below[type(node)](node)

    def contains(self, roots: Roots[N], *kinds: type[Any]) -> bool:
        """Whether there is a node of some kinds among those that `walk` gives."""
        return next(self.found(roots, *kinds), None) is not None

    def _listed(self, roots: Roots[N]) -> list[N]:
        """The nodes to begin with, the first one last."""
        if isinstance(roots, self._root):
            return [roots]
        given: list[N] = [] if roots is None else [each for each in roots if each is not None]  # type: ignore[union-attr]
        return given[::-1]


class _Below(dict[type[Any], Callable[[Any], tuple[Any, ...]]]):
    """For each class of nodes, the function that returns the children of a node, last one first."""

    def __init__(self, classification: Classification) -> None:
        self.classification = classification
        self._parts: dict[type[Any], tuple[Part, ...]] = {}

    def parts(self, kind: type[Any]) -> tuple[Part, ...]:
        """The fields that hold nodes."""
        if kind not in self._parts:
            self._parts[kind] = self.classification.parts(kind)
        return self._parts[kind]

    def __missing__(self, kind: type[Any]) -> Callable[[Any], tuple[Any, ...]]:
        found = self[kind] = _written(self.parts(kind))(self._reversed_nodes)
        return found

    def _reversed_nodes(self, value: object) -> list[Any]:
        """The nodes among the values in tuples, the last one first."""
        found: list[Any] = []
        pending = [value]
        while pending:
            each = pending.pop()
            if self.classification.is_node(each):
                found.append(each)
            elif isinstance(each, tuple):
                pending.extend(each)
        return found


_SOURCES = {
    Holds.ONE: "node.{0}",
    Holds.PERHAPS_ONE: "*(() if node.{0} is None else (node.{0},))",
    Holds.TUPLE: "*(node.{0} or ())[::-1]",
    Holds.MIXED: "*nodes(node.{0})",
}


@cache
def _written(parts: tuple[Part, ...]) -> Callable[[Any], Callable[[Any], tuple[Any, ...]]]:
    """A function that reads parts, the last one first: one expression in Python, which nothing is faster than."""
    values = "".join(f"{_SOURCES[part.holds].format(part.name)}, " for part in reversed(parts))
    made: Callable[[Any], Callable[[Any], tuple[Any, ...]]] = eval(f"lambda nodes: lambda node: ({values})")
    return made
