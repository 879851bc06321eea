"""Literals in modules: the strings that become atoms, and whether integers are mentioned."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from oxpecker.relational.alloy import tree
from oxpecker.relational.place import RelationalError


def string_atoms(modules: Iterable[tree.Module], command: tree.Command) -> list[str]:
    """The strings of the modules and the command, and as many others as the command asks for."""
    nodes = (node for module in modules for node in nodes_of(module, [command.body]))
    found = sorted({node.text for node in nodes if isinstance(node, tree.Text)})
    for scope in command.scopes:
        if scope.name.text == "String":
            if not scope.exact:
                raise RelationalError("the scope of String must be exact: 'exactly ..'", scope.name.place)
            free = (f'"String{number}"' for number in range(len(found) + scope.size))
            found += [name for name in free if name not in found][: max(0, scope.size - len(found))]
    return found


def mentions_integers(modules: Iterable[tree.Module], command: tree.Command) -> bool:
    """Whether integers matter as atoms."""
    words = ("Int", "int", "univ", "iden", "seq/Int")
    for module in modules:
        for node in nodes_of(module, [command.body]):
            if isinstance(node, tree.Name) and node.text in words:
                return True
            if isinstance(node, tree.Prefix) and node.operator == "*":
                return True
    return False


def nodes_of(module: tree.Module, bodies: Iterable[tree.Node]) -> Iterator[object]:
    """All parts of a module's declarations and of the bodies of commands."""
    yield from parts_of(module.signatures, module.facts, module.functions, module.assertions, *bodies)


def parts_of(*whole: object) -> Iterator[object]:
    """All nodes in trees and lists of them."""
    pending = list(whole)
    while pending:
        each = pending.pop()
        if isinstance(each, (list, tuple)):
            pending.extend(each)
        elif hasattr(each, "__dataclass_fields__"):
            yield each
            pending.extend(getattr(each, name) for name in each.__dataclass_fields__)
