"""How one method uses the collection in a private field: what it adds, and whether other code gets the collection.

A collection is a new object of one class whose inputs are constructed from parts. Code may keep it in locals, store it
in the field again, and call `closed` methods of its model on it: these add nothing but arguments that are declared as
parts, such as keys and values, and keep neither the collection nor its parts.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field

from oxpecker.oox import typed
from oxpecker.oox.analysis.origins import makers
from oxpecker.oox.analysis.views import Views
from oxpecker.oox.call_graph import CallGraph
from oxpecker.oox.cfg import graph
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo, MethodInfo
from oxpecker.oox.records import dataclass
from oxpecker.oox.roles import InputRole
from oxpecker.oox.types import OBJECT, ClassType, Type, is_reference

_HARMLESS = (
    graph.SetVariable,
    graph.Branch,
    graph.Check,
    graph.Measure,
    graph.Acquire,
    graph.Release,
    graph.UseMonitor,
)
"""Harmless uses of a collection: comparisons, copies to locals, monitors and specifications."""


@dataclass(slots=True)
class CollectionUses:
    """What one method does with the collection of a field."""

    is_closed: bool = True
    """Whether only closed methods get it, and nothing is in it at first."""
    is_kept: bool = False
    """Whether other code may get to refer to it."""
    puts: list[tuple[int, graph.CallMethod, int]] = field(default_factory=list)
    """Calls that add an argument: the part, the call, and the number of the argument."""
    views: list[graph.CallMethod] = field(default_factory=list)
    """Calls that return something through which parts can be set."""


class CollectionScan:
    """Scans a method that accesses the field."""

    def __init__(self, calls: CallGraph, method: MethodInfo, held: FieldInfo, made: ClassInfo, views: Views) -> None:
        self.calls, self.method, self.held, self.allocated, self.views = calls, method, held, made, views
        self.nodes = [node for block in calls.blocks_of(method) for node in (*block.instructions, block.end())]
        self.aliases = self._aliases()

    def uses(self) -> CollectionUses:
        """All uses of the collection."""
        found = CollectionUses()
        for node in self.nodes:
            if isinstance(node, graph.CallMethod):
                found.is_closed = self._is_closed_call(node, found) and found.is_closed
                found.is_kept = found.is_kept or self._keeps(node)
            elif not self._is_closed(node):
                found.is_closed, found.is_kept = False, True
        return found

    def _aliases(self) -> set[int]:
        """The locals that may hold the collection, or one that is assigned to the field."""
        stored = [node for node in self.nodes if isinstance(node, graph.StoreField) and node.field is self.held]
        new = {id(made) for store in stored for made in makers(self.calls, self.method, store.value)}
        aliases: set[int] = set()
        for node in self.nodes:
            is_loaded = isinstance(node, graph.LoadField) and node.field is self.held
            if isinstance(node, (graph.LoadField, graph.AllocateObject)) and (is_loaded or id(node) in new):
                aliases.add(node.variable.index)
        size = -1
        while size < len(aliases):
            size = len(aliases)
            for node in self.nodes:
                if isinstance(node, graph.SetVariable) and is_reference(node.variable.type):
                    aliases |= {node.variable.index} if self._names(node.value, aliases) else set()
        return aliases

    def _names(self, value: typed.Node | None, aliases: set[int] | None = None) -> bool:
        known = self.aliases if aliases is None else aliases
        return any(each.variable.index in known for each in typed.found(value, typed.Local))

    def _is_closed(self, node: typed.Node) -> bool:
        """Whether an instruction does not leak the collection."""
        match node:
            case graph.EnterLoop() | graph.AllocateObject():
                return True
            case graph.GiveUp():
                return node.changes_nothing or not self.aliases
            case graph.StoreField(target=target) if node.field is self.held:
                return not self._names(target)
            case graph.Guard(details=details):
                return not any(self._names(each) for _, each in details)
            case graph.LoadField(target=target):
                return not self._names(target)
            case graph.Leave(variable=variable):
                return variable is None or variable.index not in self.aliases
        return isinstance(node, _HARMLESS) or not self._names(node)

    def _is_closed_call(self, node: graph.CallMethod, found: CollectionUses) -> bool:
        """Whether a call only reads the collection or adds its arguments; records these, and views."""
        given = any(self._names(each) for each in node.arguments)
        if not self._names(node.receiver):
            is_compared = node.method.name == InputRole.SAME
            is_copied = node.method.closed and (node.method.static or node.method.is_constructor)
            return not given or is_compared or is_copied
        if given:
            return False
        if node.method.is_constructor:
            return all(self._is_size_or_order(t) for t in node.method.parameter_types)
        method = self._called(node)
        if self.views.is_view(method.return_type):
            found.views.append(node)
        found.puts += ((place, node, number) for place, number in _parts(method))
        return method.closed

    def _keeps(self, node: graph.CallMethod) -> bool:
        """Whether other code may refer to the collection because of a call."""
        given = any(self._names(each) for each in node.arguments)
        if not given and not self._names(node.receiver):
            return False
        if node.method.name == InputRole.SAME or (node.method.is_constructor and not given):
            return False
        method = self._called(node) if self._names(node.receiver) else node.method
        is_copying = method.static or method.is_constructor
        return not method.closed or (given and not is_copying) or self._may_return_it(method, given)

    def _may_return_it(self, method: MethodInfo, given: bool) -> bool:
        """Whether a call may return the collection; what it returns as an `Object` is an element, or an argument."""
        t = method.return_type
        if not is_reference(t) or method.is_constructor:
            return False
        if t == OBJECT:
            return given
        return self.calls.hierarchy.subtype(ClassType(self.allocated.name), t)

    def _called(self, node: graph.CallMethod) -> MethodInfo:
        """The method that a call on the collection runs."""
        return self.allocated.dispatch[node.method.signature].run if node.virtual else node.method

    def _is_size_or_order(self, t: Type) -> bool:
        """Whether a collection created with an argument of a type is empty."""
        return not is_reference(t) or (
            isinstance(t, ClassType) and InputRole.ORDER in self.calls.hierarchy[t.name].methods
        )


def _parts(method: MethodInfo) -> Iterator[tuple[int, int]]:
    """The parameters that are declared as parts: for which of them, and the number of the parameter."""
    for number, t in enumerate(method.parameter_types, 1):
        if isinstance(t, ClassType) and t.place >= 0:
            yield t.place, number
