"""Enums of which no code sees a constant that is not there yet.

While an enum is initialised, its later constants are null (JLS 12.4.2). Whoever runs then may keep that null in an
object. Nobody does where making the constants runs no code but constructors of the enum and the library.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from oxpecker.java import attributed as a
from oxpecker.java.lowering.inside import inside
from oxpecker.java.symbols import ClassSymbol


def whole_enums(bodies: Iterable[a.ClassBody]) -> frozenset[str]:
    """The names of the enums of some classes whose constants nobody sees too early."""
    bodies = list(bodies)
    enums = {body.symbol.name: body for body in bodies if body.symbol.kind == "enum"}
    nodes = {name: list(_while_made(body, bodies)) for name, body in enums.items()}
    waiting = {
        name for name, found in nodes.items() if not any(_runs_others(each, enums[name].symbol) for each in found)
    }
    whole: set[str] = set()
    while True:
        # One that needs the constants of another is whole if that one is, so that no two wait for each other.
        found = {name for name in waiting if all(other in whole for other in _enums_read(name, nodes[name]))}
        if not found:
            return frozenset(whole)
        whole |= found
        waiting -= found


def _while_made(body: a.ClassBody, bodies: list[a.ClassBody]) -> Iterator[a.Node]:
    """All code that runs while the constants of an enum are made."""
    for item in body.initialisations:
        if item.field is not None and item.field.enum_constant:
            yield from inside(item.body)
    for each in bodies:
        above = each.symbol.superclass
        if each is body or (above is not None and above.name == body.symbol.name):
            for item in each.initialisations:
                yield from () if item.static else inside(item.body)
            for method in each.methods:
                yield from inside(method.body) if method.symbol.is_constructor and method.body is not None else ()


def _runs_others(node: a.Node, enum: ClassSymbol) -> bool:
    """Whether something runs code of the program that belongs to no constructor of an enum."""
    match node:
        case a.Invoke(method=method):
            return not method.owner.library
        case a.New(symbol=symbol):
            above = symbol.superclass
            return not symbol.library and symbol is not enum and (above is None or above.name != enum.name)
        case a.FieldRead(target=None, field=field):
            return not (field.owner.library or field.owner is enum or field.enum_constant)
    return False


def _enums_read(name: str, nodes: list[a.Node]) -> set[str]:
    """The other enums of the program whose constants some code reads."""
    read = (node.field for node in nodes if isinstance(node, a.FieldRead) and node.field.enum_constant)
    return {field.owner.name for field in read if not field.owner.library} - {name}
