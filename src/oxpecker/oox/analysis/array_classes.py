"""Fields whose arrays were all created with one element type, so that it is known what can be stored in them.

Arrays are covariant: an `Object[]` may be an array of strings. But if a private or final field only gets new arrays of
its declared type, or copies of them, it holds no others. Methods are analysed for the runtime classes of their
arguments, since a method that tests for the class may copy an array with the same class.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from oxpecker.oox import typed
from oxpecker.oox.analysis.demands import Demands, copies
from oxpecker.oox.analysis.escape import is_open
from oxpecker.oox.analysis.family import Families
from oxpecker.oox.analysis.framework import Solution
from oxpecker.oox.analysis.origins import definitions, origins
from oxpecker.oox.call_graph import CallGraph
from oxpecker.oox.cfg import graph
from oxpecker.oox.cfg.graph import EdgeKind
from oxpecker.oox.hierarchy import FieldInfo, MethodInfo
from oxpecker.oox.limits import MOST_ARRAY_CLASSES
from oxpecker.oox.types import VOID, ArrayType, ClassType, Type

Classes = frozenset[Type]
"""The element types with which arrays were created; empty if there is only null."""
_ANY: Classes = frozenset({VOID})
"""The top element: arrays of any class."""
Given = tuple[Classes, ...]
"""The classes of the arguments of a method, by parameter."""
Key = FieldInfo | tuple[str, Given]
Lookup = Callable[[Key], Classes]


class ArrayClasses:
    """The runtime classes of the arrays in fields, and of those that methods return for given arguments."""

    def __init__(self, calls: CallGraph, families: Families, demands: Demands) -> None:
        self.calls, self.families, self.demands = calls, families, demands

    def bottom(self) -> Classes:
        return frozenset()

    def join(self, one: Classes, other: Classes) -> Classes:
        both = one | other
        return _ANY if VOID in both or len(both) > MOST_ARRAY_CLASSES else both

    def transfer(self, key: Key, lookup: Lookup) -> Classes:
        """Joins over all values that a field is assigned, or that a method returns."""
        if isinstance(key, FieldInfo):
            return self._of_field(key, lookup)
        method = self.calls.program.methods[key[0]]
        walk = _Walk(self.calls, self.demands, method.info, key[1])
        found: Classes = frozenset()
        for block in walk.blocks:
            end = block.end()
            if isinstance(end, graph.Leave) and end.variable is not None:
                found = self.join(found, self._classes(walk, typed.Local(end.variable.type, end.variable), lookup))
        return found

    def _of_field(self, field: FieldInfo, lookup: Lookup) -> Classes:
        stores = self.families.uses(field).stores if field.private or field.final else []
        found: Classes = frozenset() if stores else _ANY
        for method, store in stores:
            anything = (_ANY,) * len(self.calls.graph_of(method).method.declared)
            walk = _Walk(self.calls, self.demands, method, anything)
            found = self.join(found, self._classes(walk, store.value, lookup))
        return found

    def _classes(self, walk: _Walk, value: typed.Expression, lookup: Lookup) -> Classes:
        found: Classes = frozenset()
        for each in walk.sources(value):
            found = self.join(found, self._made(walk, each, lookup))
        return found

    def _made(self, walk: _Walk, node: typed.Node, lookup: Lookup) -> Classes:
        match node:
            case typed.Local(variable=variable):
                return walk.given[variable.index]
            case graph.AllocateArray(variable=variable):
                assert isinstance(variable.type, ArrayType)
                return frozenset({variable.type.element})
            case graph.LoadField(field=field):
                return lookup(field)
            case graph.CallMethod() if not is_open(self.calls, node) and id(node) not in walk.followed:
                arguments = node.arguments if node.receiver is None else (node.receiver, *node.arguments)
                walk.followed.add(id(node))
                given = tuple(self._given(walk, each, lookup) for each in arguments)
                walk.followed.remove(id(node))
                found: Classes = frozenset()
                for body in self.calls.bodies(node.method, node.virtual):
                    found = self.join(found, lookup((body.run.key, given)))
                return found
        return _ANY

    def _given(self, walk: _Walk, argument: typed.Expression, lookup: Lookup) -> Classes:
        return self._classes(walk, argument, lookup) if isinstance(argument.type, ArrayType) else _ANY


class _Walk:
    """The blocks of a method that are reachable for given classes of arguments."""

    def __init__(self, calls: CallGraph, demands: Demands, method: MethodInfo, given: Given) -> None:
        self.calls, self.demands, self.method = calls, demands, method
        parameters = calls.graph_of(method).method.declared
        self.same = copies(calls, method)
        self.followed: set[int] = set()
        """The calls whose arguments are being followed: a call in a loop may be given its own result."""
        self.given = {variable.index: given[number] for number, variable in enumerate(parameters)}
        every = calls.blocks_of(method)
        seen, pending = {0}, [0]
        while pending:
            for edge in graph.edges_of(every[pending.pop()]):
                if edge.target not in seen and self._is_taken(every[edge.source], edge):
                    seen.add(edge.target)
                    pending.append(edge.target)
        self.blocks = [block for block in every if block.number in seen]

    def _is_taken(self, block: graph.Block, edge: graph.Edge) -> bool:
        """Whether an edge can be taken for arrays of these classes."""
        end = block.end()
        if not isinstance(end, graph.Branch) or not isinstance(end.condition, typed.TypeTest):
            return True
        operand, wanted = end.condition.operand, end.condition.tested
        parameter = self.same.get(operand.variable.index) if isinstance(operand, typed.Local) else None
        classes = _ANY if parameter is None else self.given[parameter]
        if parameter is None or classes == _ANY:
            return True
        fits = [self.calls.hierarchy.subtype(ArrayType(each), wanted) for each in classes]
        if edge.kind is EdgeKind.TRUE:
            return any(fits)
        return not all(fits) or block.number in self.demands.reached_with_null(self.method, parameter)

    def sources(self, value: typed.Expression) -> Iterator[typed.Node]:
        """The instructions, calls and parameters that a value comes from."""
        return origins(value, self.given, definitions(self.blocks))


class KnownArrayClasses:
    """The element type with which all arrays in a field were created."""

    def __init__(self, calls: CallGraph, families: Families, demands: Demands) -> None:
        self._solution = Solution(ArrayClasses(calls, families, demands))

    def is_of_its_own_type(self, field: FieldInfo) -> bool:
        """Whether all arrays in a field were created with its declared element type."""
        if not isinstance(field.declared, ArrayType) or not isinstance(field.declared.element, ClassType):
            return False
        return self._solution.of(field) == {field.declared.element}
