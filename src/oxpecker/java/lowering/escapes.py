"""Constructors that let others see their object before they have ended.

Whoever gets it then may find fields without a value, and keeps such an object if the constructor throws. Fields of the
object may be read and assigned, methods of the program that do no more than that be called, and an inner object or a
function be kept in a field of the object and not be used; whatever else is done with `this` lets it out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from oxpecker.java import attributed as a
from oxpecker.java.lowering.inside import inside, parts
from oxpecker.java.symbols import ClassSymbol, FieldSymbol, MethodSymbol


class Escapes:
    """Tells of code of some classes whether it lets `this` out."""

    def __init__(self, bodies: Iterable[a.ClassBody]) -> None:
        self.bodies = {body.symbol.name: body for body in bodies}
        self.methods = {method.symbol: method for body in self.bodies.values() for method in body.methods}
        self.keeping = {field for body in self.bodies.values() for root in _roots(body) for field in _keeping(root)}
        self.leaking: set[MethodSymbol | ClassSymbol] = set()
        """The methods and classes of which it is known by now; only at the fixpoint it is certain of the others."""
        while found := set(self._found_leaking()):
            self.leaking |= found

    def _found_leaking(self) -> Iterator[MethodSymbol | ClassSymbol]:
        """The methods and classes that let an object out, given those that are known to."""
        for symbol, method in self.methods.items():
            if symbol not in self.leaking and method.body is not None and self.lets_out(method.body):
                yield symbol
        for body in self.bodies.values():
            if body.symbol not in self.leaking and self._constructs_leaking(body):
                yield body.symbol

    def _constructs_leaking(self, body: a.ClassBody) -> bool:
        code = [item.body for item in body.initialisations if not item.static]
        code += [each.body for each in body.methods if each.symbol.is_constructor and each.body is not None]
        return self.above(body.symbol) or any(map(self.lets_out, code))

    def above(self, symbol: ClassSymbol) -> bool:
        """Whether the constructors of a superclass let out what is to become an object of a class."""
        superclass = symbol.superclass
        body = None if superclass is None else self.bodies.get(superclass.name)
        return body is not None and self.constructed(body.symbol)

    def constructed(self, symbol: ClassSymbol) -> bool:
        """Whether a constructor of a class, or what runs before it, lets its object out, or the one around it."""
        return symbol in self.leaking

    def called(self, method: MethodSymbol) -> bool:
        """Whether a method that is called on the object, or one that overrides it, lets it out.

        The library may call any method of the object that it knows, and knows those that override its own.
        """
        if method.owner.library:
            return method.name == "start" or any(self._is_known_to_library(each) for each in self.leaking)
        runs = [other for other in self.methods if other is method or self._overrides(other, method)]
        return not runs or not self.leaking.isdisjoint(runs)

    def _is_known_to_library(self, leaking: MethodSymbol | ClassSymbol) -> bool:
        return isinstance(leaking, MethodSymbol) and not (leaking.private or leaking.static or leaking.is_constructor)

    def _overrides(self, one: MethodSymbol, other: MethodSymbol) -> bool:
        if one.name != other.name or len(one.parameters) != len(other.parameters) or one.static:
            return False
        above = one.owner.superclass
        while above is not None and above.name != other.owner.name:
            body = self.bodies.get(above.name)
            above = None if body is None else body.symbol.superclass
        return above is not None

    def lets_out(self, node: a.Node, around: a.Node | None = None) -> bool:
        """Whether a piece of code lets `this` out."""
        match node:
            case a.This():
                return not _only_looks(around, node)
            case a.Cast(operand=operand):
                return self.lets_out(operand, around)
            case a.Lambda():
                return not self.is_kept(around) and any(isinstance(each, a.This) for each in inside(node))
            case a.New(symbol=symbol, outer=outer) if isinstance(outer, a.This):
                if not self.is_kept(around) or self.constructed(symbol):
                    return True
            case a.FieldRead(field=field) if field in self.keeping:
                is_place = isinstance(around, a.Assign) and around.target is node
                if not (is_place or isinstance(around, (a.FieldRead, a.Binary)) or self.is_kept(around)):
                    return True
            case a.Invoke(target=a.This(), method=method) if self.called(method):
                return True
        return any(self.lets_out(each, node) for each in parts(node))

    def is_kept(self, around: a.Node | None) -> bool:
        """Whether a value goes into a field of the object itself, or of what it keeps inside."""
        place = around.target if isinstance(around, a.Assign) else None
        while isinstance(place, a.FieldRead) and isinstance(place.target, a.FieldRead):
            if place.target.field not in self.keeping:
                return False
            place = place.target
        return isinstance(place, a.FieldRead) and isinstance(place.target, a.This)


def _roots(body: a.ClassBody) -> Iterator[a.Node]:
    yield from (item.body for item in body.initialisations)
    yield from (method.body for method in body.methods if method.body is not None)


def _keeping(root: a.Node) -> Iterator[FieldSymbol]:
    """The fields that get what leads to the object around it: an inner object, or a function that uses it."""
    for node in inside(root):
        if isinstance(node, a.Assign) and isinstance(node.target, a.FieldRead):
            values = (each for each in inside(node.value) if isinstance(each, (a.New, a.Lambda)))
            if any(isinstance(each, a.Lambda) or each.outer is not None for each in values):
                yield node.target.field


def _only_looks(around: a.Node | None, this: a.This) -> bool:
    """Whether what stands around `this` keeps it from others."""
    match around:
        case a.FieldRead() | a.Binary() | a.Synchronized() | a.InstanceOf(variable=None):
            return True
        case a.Invoke(target=target) | a.New(outer=target):
            return target is this
    return False
