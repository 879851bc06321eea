"""Rewriting a tree from its leaves up, without recursion; what does not change is shared."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from operator import is_
from types import MappingProxyType
from typing import Any, Generic, TypeVar

from oxpecker.oox.tree.parts import Holds
from oxpecker.oox.tree.visit import Rules, Visitor
from oxpecker.oox.tree.walk import Tree

N = TypeVar("N")
K = TypeVar("K")


class Rewriter(Generic[N]):
    """Changes nodes by their kinds; a node in which nothing changes stays the same object.

    The rules `after` are for nodes whose children have been rewritten. Those `before` come first: what they give is
    taken as it is, and where it is None, the children are rewritten. A rule gives what may stand in the node's place.
    """

    def __init__(
        self, tree: Tree[N], after: Rules[N] = MappingProxyType({}), before: Rules[N | None] = MappingProxyType({})
    ) -> None:
        self.tree = tree
        self._before = Visitor(before)
        self._after = Visitor(after)

    def rewrite(self, root: K) -> K:
        """The tree below a node, rewritten."""
        done: list[Any] = []
        pending: list[tuple[Any, Sequence[Any] | None]] = [(root, None)]
        while pending:
            node, children = pending.pop()
            if children is None:
                instead = self._before.visit(node)
                if instead is not None:
                    done.append(instead)
                    continue
                children = self.tree.children(node)
                if children:
                    pending.append((node, children))
                    pending += [(child, None) for child in reversed(children)]
                    continue
            elif children:
                new = done[-len(children) :]
                del done[-len(children) :]
                if not all(map(is_, new, children)):
                    node = with_children(self.tree, node, new)
            changed = self._after.visit(node)
            done.append(node if changed is None else changed)
        (result,) = done
        return result  # type: ignore[no-any-return]


def rewritten(tree: Tree[N], node: K, change: Callable[[Any], Any]) -> K:
    """A node whose children are changed; itself where none is."""
    children = tree.children(node)  # type: ignore[arg-type]
    new = [change(child) for child in children]
    return node if all(map(is_, new, children)) else with_children(tree, node, new)


def with_children(tree: Tree[Any], node: K, children: Iterable[Any]) -> K:
    """A node with other children, in the order of its own; the node itself if they are the same."""
    given = iter(children)
    changed: dict[str, Any] = {}
    for part in tree.parts(type(node)):
        value = getattr(node, part.name)
        new = _filled(tree, value, given) if part.holds is not Holds.ONE else next(given)
        if new is not value:
            changed[part.name] = new
    return replace(node, **changed) if changed else node  # type: ignore[type-var]


def _filled(tree: Tree[Any], value: Any, given: Iterator[Any]) -> Any:
    """The value of a field with its nodes replaced."""
    if tree.is_node(value):
        return next(given)
    if not isinstance(value, tuple):
        return value
    new = tuple(_filled(tree, each, given) for each in value)
    return value if all(map(is_, new, value)) else new
