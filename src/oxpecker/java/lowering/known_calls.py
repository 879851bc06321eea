"""Methods all of whose calls are known: private ones, and constructors that are private or of private classes."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from oxpecker.java import attributed as a
from oxpecker.java.lowering.inside import inside
from oxpecker.java.resolution.scope import Variable
from oxpecker.java.symbols import MethodSymbol
from oxpecker.java.types import is_reference

_BY_THE_PLATFORM = frozenset({"readObject", "writeObject", "readResolve", "writeReplace", "readObjectNoData"})
"""Private methods that serialisation calls."""


class Calls:
    """The parameters of such methods that no call gives null to, as far as calls have been looked at."""

    def __init__(self, bodies: list[a.ClassBody], hidden: set[str]) -> None:
        self.methods: dict[str, tuple[Variable, ...]] = {
            _key(method.symbol): method.parameters
            for body in bodies
            for method in body.methods
            if _is_known(method.symbol, body.symbol.name in hidden) and method.body is not None
        }
        for body in bodies:
            if body.symbol.anonymous_super is not None:  # its constructor passes on what it is given
                self.methods.pop(_key(body.symbol.anonymous_super), None)
        called = {_key(method) for body in bodies for node in _nodes(body) for method, _ in _calls(node)}
        self.parameters = {each for key in called for each in self.methods.get(key, ()) if is_reference(each.type)}

    def look_at(self, node: a.Node, is_object: Callable[[a.Expression], bool]) -> None:
        """Gives up the parameters that a call may give null to."""
        for method, arguments in _calls(node):
            parameters = self.methods.get(_key(method), ())
            if len(arguments) != len(parameters):
                self.parameters -= set(parameters)
                continue
            for each, argument in zip(parameters, arguments, strict=True):
                if each in self.parameters and not is_object(argument):
                    self.parameters.discard(each)


def _is_known(method: MethodSymbol, is_hidden: bool) -> bool:
    if method.name in _BY_THE_PLATFORM or method.owner.kind in ("enum", "record"):
        return False
    return method.private or (is_hidden and method.is_constructor)


def _key(method: MethodSymbol) -> str:
    return f"{method.owner.name}.{method.name}({', '.join(map(str, method.erased))})"


def _nodes(body: a.ClassBody) -> Iterator[a.Node]:
    for item in body.initialisations:
        yield from inside(item.body)
    for method in body.methods:
        if method.body is not None:
            yield from inside(method.body)


def _calls(node: a.Node) -> Iterator[tuple[MethodSymbol, tuple[a.Expression, ...]]]:
    match node:
        case a.Invoke(method=method, arguments=arguments):
            yield method, arguments
        case (
            a.New(constructor=method, arguments=arguments) | a.ConstructorCall(constructor=method, arguments=arguments)
        ):
            yield method, arguments
