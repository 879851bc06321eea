"""Entries of maps that leave the class which has the map: whoever gets one may set its value.

Entries are followed by their types. They stay where expressions of types that speak of entries are only called methods
of the library on, kept in local variables of such types, and given to the library for what has such a type again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from oxpecker.java import attributed as a
from oxpecker.java.lowering.inside import inside, parts
from oxpecker.java.lowering.presence import plain
from oxpecker.java.symbols import top_level
from oxpecker.java.types import OBJECT, ArrayType, ClassType, Type, TypeVariable, Wildcard

_ENTRY = "java.util.Map$Entry"


def families_with_changed_entries(bodies: Iterable[a.ClassBody]) -> set[str]:
    """The names of top-level classes in which values of entries are set, or entries given to others."""
    return {top_level(body.symbol).name for body in bodies if any(map(_changes, _roots(body)))}


def _roots(body: a.ClassBody) -> Iterator[a.Node]:
    yield from (item.body for item in body.initialisations)
    yield from (method.body for method in body.methods if method.body is not None)


def _changes(root: a.Node) -> bool:
    results = {
        id(result): function
        for function in inside(root)
        if isinstance(function, a.Lambda)
        for result in inside(function.body, into_functions=False)
        if isinstance(result, a.Return)
    }
    for node in inside(root):
        if isinstance(node, a.Invoke) and node.method.name == "setValue":
            return True
        if isinstance(node, a.Invoke) and node.method.name == "entrySet" and not _speaks(node.type):
            return True
        function = results.get(id(node))
        for part in parts(node):
            if not isinstance(part, a.Expression) or not (_speaks(part.type) or _may_give(part)):
                continue
            if not (_keeps(node, part) if function is None else _speaks(function.type)):
                return True
    return False


def _keeps(node: a.Node, part: a.Expression) -> bool:
    """Whether an entry that is part of a node is still followed."""
    match node:
        case a.Invoke(method=method, target=target, arguments=arguments):
            first = target if target is not None else arguments[0]
            if not method.owner.library or not all(map(_is_harmless, arguments)):
                return False
            return part is target or _speaks(first.type) or _speaks(node.type)
        case a.New(symbol=symbol):
            return symbol.library and _speaks(node.type)
        case a.Declare(variable=variable) | a.Let(variable=variable):
            return _speaks(variable.type) or (isinstance(node, a.Let) and part is not node.value)
        case a.Assign(target=target):
            return isinstance(target, a.Local) and _speaks(target.type)
        case a.Cast():
            # What is known to be something else is no entry.
            return node.type != OBJECT
        case a.Conditional():
            return _speaks(node.type)
        case a.Binary() | a.InstanceOf(variable=None) | a.Concatenation() | a.Evaluate():
            return True
    return False


def _may_give(node: a.Expression) -> bool:
    """Whether a call on something that holds entries gives one of them, or several, under a type that does not tell."""
    if not isinstance(node, a.Invoke) or node.target is None or not node.method.owner.library:
        return False
    target = node.target.type
    if isinstance(target, ClassType) and target.name == _ENTRY:
        return False
    return (_speaks(target) or _may_give(node.target)) and _is_vague(node.method.return_type)


def _is_vague(t: Type) -> bool:
    match t:
        case TypeVariable():
            return True
        case ArrayType(element=element):
            return _is_vague(element)
        case ClassType(arguments=arguments):
            return t == OBJECT or any(map(_is_vague, arguments))
    return False


def _is_harmless(argument: a.Expression) -> bool:
    """Whether an argument is no function from elsewhere, which could get to see entries."""
    argument = plain(argument)
    if isinstance(argument, a.Invoke):
        return argument.method.owner.library
    if not isinstance(argument, (a.Local, a.FieldRead, a.New)) or not isinstance(argument.type, ClassType):
        return not isinstance(argument, (a.Conditional, a.SwitchValue))
    name = argument.type.name
    return name.startswith(("java.util.", "java.lang.")) and not name.startswith("java.util.function.")


def _speaks(t: Type) -> bool:
    """Whether a type is that of entries, or of something that holds or takes them."""
    match t:
        case ClassType(name=name, arguments=arguments):
            return name == _ENTRY or any(map(_speaks, arguments))
        case ArrayType(element=element):
            return _speaks(element)
        case Wildcard(bound=bound):
            return bound is not None and _speaks(bound)
    return False
