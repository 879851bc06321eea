"""Entries of maps that leave the class which has the map: whoever gets one may set its value.

Entries are followed by their types. They stay where expressions of types that speak of entries are only called methods
of the library on, kept in local variables of such types, and given to the library for what has such a type again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from oxpecker.java import attributed as a
from oxpecker.java.facts import Fact, inherits, is_order, is_view
from oxpecker.java.lowering.inside import inside, parts
from oxpecker.java.lowering.presence import plain
from oxpecker.java.resolution.functions import function_of
from oxpecker.java.symbols import MethodSymbol, top_level
from oxpecker.java.types import OBJECT, ArrayType, ClassType, Type, TypeVariable, Wildcard
from oxpecker.java.world import World


def families_with_changed_entries(world: World, bodies: Iterable[a.ClassBody]) -> set[str]:
    """The names of top-level classes in which values of entries are set, or entries given to others."""
    return {top_level(body.symbol).name for body in bodies if any(_changes(world, root) for root in _roots(body))}


def _roots(body: a.ClassBody) -> Iterator[a.Node]:
    yield from (item.body for item in body.initialisations)
    yield from (method.body for method in body.methods if method.body is not None)


def _changes(world: World, root: a.Node) -> bool:
    results = {
        id(result): function
        for function in inside(root)
        if isinstance(function, a.Lambda)
        for result in inside(function.body, into_functions=False)
        if isinstance(result, a.Return)
    }
    for node in inside(root):
        if isinstance(node, a.Invoke) and (_writes(world, node.method) or _hides(world, node)):
            return True
        function = results.get(id(node))
        for part in parts(node):
            if not isinstance(part, a.Expression) or not (_speaks(world, part.type) or _may_give(world, part)):
                continue
            if not (_keeps(world, node, part) if function is None else _speaks(world, function.type)):
                return True
    return False


def _writes(world: World, method: MethodSymbol) -> bool:
    """Whether a method of entries changes them."""
    looks = any(inherits(world, method, each) for each in (Fact.QUERY, Fact.ADDS_NOTHING))
    return not method.static and not looks and is_view(world, method.owner.name)


def _hides(world: World, node: a.Invoke) -> bool:
    """Whether the type of a call does not tell that it gives entries, as that of a raw map's does not."""
    return _speaks(world, node.method.return_type) and not _speaks(world, node.type)


def _keeps(world: World, node: a.Node, part: a.Expression) -> bool:
    """Whether an entry that is part of a node is still followed."""
    match node:
        case a.Invoke(method=method, target=target, arguments=arguments):
            first = target if target is not None else arguments[0]
            if not method.owner.library or not all(_is_harmless(world, each) for each in arguments):
                return False
            return part is target or _speaks(world, first.type) or _speaks(world, node.type)
        case a.New(symbol=symbol):
            return symbol.library and _speaks(world, node.type)
        case a.Declare(variable=variable) | a.Let(variable=variable):
            return _speaks(world, variable.type) or (isinstance(node, a.Let) and part is not node.value)
        case a.Assign(target=target):
            return isinstance(target, a.Local) and _speaks(world, target.type)
        case a.Cast():
            # What is known to be something else is no entry.
            return node.type != OBJECT
        case a.Conditional():
            return _speaks(world, node.type)
        case a.Binary() | a.InstanceOf(variable=None) | a.Concatenation() | a.Evaluate():
            return True
    return False


def _may_give(world: World, node: a.Expression) -> bool:
    """Whether a call on something that holds entries gives one of them, or several, under a type that does not tell."""
    if not isinstance(node, a.Invoke) or node.target is None or not node.method.owner.library:
        return False
    target = node.target.type
    if isinstance(target, ClassType) and is_view(world, target.name):
        return False
    return (_speaks(world, target) or _may_give(world, node.target)) and _is_vague(node.method.return_type)


def _is_vague(t: Type) -> bool:
    match t:
        case TypeVariable():
            return True
        case ArrayType(element=element):
            return _is_vague(element)
        case ClassType(arguments=arguments):
            return t == OBJECT or any(map(_is_vague, arguments))
    return False


def _is_harmless(world: World, argument: a.Expression) -> bool:
    """Whether an argument is no function from elsewhere, which could get to see entries."""
    argument = plain(argument)
    if isinstance(argument, a.Invoke):
        return argument.method.owner.library
    if not isinstance(argument, (a.Local, a.FieldRead, a.New)) or not isinstance(argument.type, ClassType):
        return not isinstance(argument, (a.Conditional, a.SwitchValue))
    symbol, function = world.find(argument.type.name), function_of(world, argument.type)
    is_given = function is not None and bool(function.parameters) and not is_order(world, argument.type)
    return symbol is not None and symbol.library and not is_given


def _speaks(world: World, t: Type) -> bool:
    """Whether a type is that of entries, or of something that holds or takes them."""
    match t:
        case ClassType(name=name, arguments=arguments):
            return is_view(world, name) or any(_speaks(world, each) for each in arguments)
        case ArrayType(element=element):
            return _speaks(world, element)
        case Wildcard(bound=bound):
            return bound is not None and _speaks(world, bound)
    return False
