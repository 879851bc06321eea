"""Collections without null: they are in a private field, do not escape, and only non-null elements are added.

A collection is a new object of one class whose inputs are constructed from parts. All code that may access the field is
examined. It may keep the collection in locals, store it in the field again, and call `closed` methods of its model on
it: these add nothing but arguments that are declared as parts, such as keys and values.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field

from oxpecker.oox import typed
from oxpecker.oox.analysis.exact_classes import KnownClasses
from oxpecker.oox.analysis.family import Families
from oxpecker.oox.analysis.nullness import NeverNull
from oxpecker.oox.analysis.origins import makers
from oxpecker.oox.analysis.views import Views
from oxpecker.oox.call_graph import CallGraph
from oxpecker.oox.cfg import graph
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo, MethodInfo
from oxpecker.oox.input_clauses import order_types
from oxpecker.oox.records import dataclass
from oxpecker.oox.roles import InputRole
from oxpecker.oox.types import ClassType, Type, is_reference

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
class _Uses:
    """What one method does with the collection of a field."""

    is_closed: bool = True
    """Whether only closed methods get it."""
    puts: list[tuple[int, graph.CallMethod, int]] = field(default_factory=list)
    """Calls that add an argument: the part, the call, and the number of the argument."""
    views: list[graph.CallMethod] = field(default_factory=list)
    """Calls that return something through which parts can be set."""


class Contents:
    """Which parts of the collections in fields are never null."""

    def __init__(
        self, calls: CallGraph, families: Families, null: NeverNull, classes: KnownClasses, views: Views
    ) -> None:
        self.calls, self.families, self.null, self.classes, self.views = calls, families, null, classes, views

    def never_null(self, held: FieldInfo) -> frozenset[int]:
        """The positions of type arguments whose parts are never null; for a map, 0 for keys and 1 for values."""
        made = self.classes.of(held) if held.private and isinstance(held.type, ClassType) else None
        if made is None or not isinstance(held.type, ClassType):
            return frozenset()
        parts = range(len(held.type.arguments) - len(order_types(made, held.type.arguments)))
        uses = self.families.uses(held)
        methods = dict.fromkeys(method for method, _ in (*uses.loads, *uses.stores))
        nullable: set[int] = set()
        for method in methods:
            found = _Scan(self.calls, method, held, made, self.views).uses()
            if not found.is_closed:
                return frozenset()
            nullable |= {place for place, call, n in found.puts if not self.null.argument(method, call, n)}
            if any(self.views.let_out(method, call) for call in found.views):
                nullable |= set(parts[1:])
        return frozenset(parts) - nullable


class _Scan:
    """Scans a method that accesses the field."""

    def __init__(self, calls: CallGraph, method: MethodInfo, held: FieldInfo, made: ClassInfo, views: Views) -> None:
        self.calls, self.method, self.held, self.allocated, self.views = calls, method, held, made, views
        self.nodes = [node for block in calls.blocks_of(method) for node in (*block.instructions, block.end())]
        self.aliases = self._aliases()

    def uses(self) -> _Uses:
        """All uses of the collection."""
        found = _Uses()
        for node in self.nodes:
            found.is_closed = found.is_closed and self._is_closed(node, found)
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

    def _is_closed(self, node: typed.Node, found: _Uses) -> bool:
        """Whether an instruction or call does not leak the collection; records additions and views."""
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
            case graph.CallMethod():
                return self._is_closed_call(node, found)
        return isinstance(node, _HARMLESS) or not self._names(node)

    def _is_closed_call(self, node: graph.CallMethod, found: _Uses) -> bool:
        given = any(self._names(each) for each in node.arguments)
        if not self._names(node.receiver):
            return not given or (node.method.closed and (node.method.static or node.method.is_constructor))
        if given:
            return False
        if node.method.is_constructor:
            return all(self._is_size_or_order(t) for t in node.method.parameter_types)
        method = self.allocated.dispatch[node.method.signature].run if node.virtual else node.method
        if self.views.is_view(method.return_type):
            found.views.append(node)
        found.puts += ((place, node, number) for place, number in _parts(method))
        return method.closed

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
