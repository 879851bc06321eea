"""The code that may access private members: the classes nested inside and around the declaring class.

Nesting follows from names: `Outer$Inner` is nested in `Outer`. Classes whose names begin with `$` serve the whole
program, and may access everything.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field

from oxpecker.oox import typed
from oxpecker.oox.analysis.structures import is_library
from oxpecker.oox.call_graph import CallGraph
from oxpecker.oox.cfg import graph
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo, MethodInfo, family_name
from oxpecker.oox.records import dataclass


@dataclass(slots=True)
class Uses:
    """The instructions and calls that use a member, each with its method."""

    loads: list[tuple[MethodInfo, graph.LoadField]] = field(default_factory=list)
    stores: list[tuple[MethodInfo, graph.StoreField]] = field(default_factory=list)


def is_hidden(method: typed.Method) -> bool:
    """Whether all of a method is not translated, or native."""
    if method.summary is not None and not method.summary.gives_up:
        return False
    body = method.body
    while isinstance(body, typed.Block) and len(body.statements) == 1:
        body = body.statements[0]
    return isinstance(body, typed.Unsupported)


class Families:
    """The methods of each family, and their uses of fields, each computed on first use."""

    def __init__(self, calls: CallGraph) -> None:
        self.calls = calls
        self._methods: dict[str, list[typed.Method]] = {}
        for method in calls.program.methods.values():
            self._methods.setdefault(family_name(method.info.owner), []).append(method)
        self._uses: dict[str, dict[FieldInfo, Uses]] = {}
        self._constructing: dict[str, frozenset[MethodInfo]] = {}

    def methods(self, class_name: str) -> Iterator[MethodInfo]:
        """The methods with bodies that may touch what is private to a class."""
        for name in families_of(class_name):
            yield from self.members(name)

    def members(self, name: str) -> Iterator[MethodInfo]:
        """The methods with bodies of one family."""
        return (method.info for method in self._methods.get(name, ()) if method.has_body)

    def gives_up(self, class_name: str) -> bool:
        """Whether code that may touch what is private to a class does something that is not translated."""
        return any(self.calls.gives_up(method.info) for method in self._methods.get(family_name(class_name), ()))

    def is_hidden(self, class_name: str) -> bool:
        """Whether a method without a visible body may access private members of a class."""
        return any(is_hidden(method) for method in self._methods.get(family_name(class_name), ()))

    def constructors(self, cls: ClassInfo) -> tuple[MethodInfo, ...]:
        """The constructors by which objects of a class can come to be.

        A private one that no code calls constructs no object that other code sees; libraries that use reflection want
        such constructors.
        """
        return tuple(each for each in cls.constructors if not self.is_uncalled(each))

    def is_uncalled(self, constructor: MethodInfo) -> bool:
        """Whether a constructor is private, not called, and only assigns fields if it is checked by itself."""
        if not (constructor.private and constructor.is_constructor) or not self.calls.has_body(constructor):
            return False
        called = (each.method for each in typed.found(self.calls.program.methods[constructor.key].body, typed.Invoke))
        if any(not (each.is_constructor and is_library(self.calls.hierarchy[each.owner])) for each in called):
            return False
        if self.is_hidden(constructor.owner) or self.gives_up(constructor.owner):
            return False
        return all(constructor not in self._called_constructors(name) for name in families_of(constructor.owner))

    def _called_constructors(self, name: str) -> frozenset[MethodInfo]:
        """The constructors that the methods of one family call."""
        if name not in self._constructing:
            ends = (block.end() for method in self.members(name) for block in self.calls.blocks_of(method))
            called = (each.method for each in ends if isinstance(each, (graph.CallMethod, graph.ForkThread)))
            self._constructing[name] = frozenset(each for each in called if each.is_constructor)
        return self._constructing[name]

    def uses(self, wanted: FieldInfo) -> Uses:
        """All uses of a private field."""
        known = [self._scanned(name).get(wanted, Uses()) for name in families_of(wanted.owner)]
        return Uses([each for uses in known for each in uses.loads], [each for uses in known for each in uses.stores])

    def _scanned(self, name: str) -> dict[FieldInfo, Uses]:
        """The uses of fields by the methods of one family."""
        if name not in self._uses:
            found = self._uses[name] = {}
            for method in self.members(name):
                for block in self.calls.blocks_of(method):
                    for node in block.instructions:
                        if isinstance(node, graph.LoadField):
                            found.setdefault(node.field, Uses()).loads.append((method, node))
                        elif isinstance(node, graph.StoreField):
                            found.setdefault(node.field, Uses()).stores.append((method, node))
        return self._uses[name]


def families_of(class_name: str) -> tuple[str, ...]:
    """The family of a class, and that of the classes that serve the whole program."""
    return tuple(dict.fromkeys((family_name(class_name), "")))
