"""All nodes of a piece of attributed code, and what is seen from them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

from oxpecker.java import attributed as a
from oxpecker.java.resolution.scope import Variable
from oxpecker.java.types import UnknownType

_NAMES: dict[type[a.Node], tuple[str, ...]] = {}


def _names(kind: type[a.Node]) -> tuple[str, ...]:
    """The names of what a kind of nodes consists of."""
    found = _NAMES.get(kind)
    if found is None:
        found = _NAMES[kind] = tuple(each.name for each in fields(kind) if each.name not in ("span", "type"))
    return found


def parts(node: a.Node) -> list[a.Node]:
    """The nodes that a node directly consists of."""
    found: list[a.Node] = []
    for name in _names(type(node)):
        value = getattr(node, name)
        if isinstance(value, a.Node):
            found.append(value)
        elif isinstance(value, tuple):
            found += [each for each in value if isinstance(each, a.Node)]
    return found


def inside(root: a.Node, into_functions: bool = True) -> Iterator[a.Node]:
    """All nodes inside of one, itself first; bodies of function objects may be left out."""
    pending: list[a.Node] = [root]
    while pending:
        node = pending.pop()
        yield node
        if isinstance(node, a.Lambda) and not into_functions:
            continue
        pending += parts(node)


def operands_inside(root: a.Expression) -> Iterator[a.Expression]:
    """An expression and what it is computed from; statements inside are left out."""
    pending: list[object] = [root]
    while pending:
        current = pending.pop()
        if isinstance(current, a.Expression):
            yield current
            pending += [getattr(current, name) for name in _names(type(current))]
        elif isinstance(current, tuple):
            pending += current


_EFFECTS = (a.Assign, a.Update, a.Let, a.SwitchValue, a.Lambda, a.InstanceOf, a.Intrinsic, a.Unsupported)


def has_effects(node: a.Expression) -> bool:
    """Whether an expression has parts that become statements."""
    return any(
        isinstance(part, _EFFECTS) or (isinstance(part, a.Constant) and isinstance(part.type, UnknownType))
        for part in operands_inside(node)
    )


def mentions(node: a.Expression, variable: Variable) -> bool:
    """Whether an expression uses a variable."""
    return any(isinstance(part, a.Local) and part.variable is variable for part in operands_inside(node))
