"""Loop invariants that the program does not state, as formulas over what is in scope at the head of a loop."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace

from oxpecker.horn.formula import Formula, Op, Sort, symbol
from oxpecker.horn.linked import ALLOCATED
from oxpecker.horn.objects import STATICS, ObjectReference, ObjectRegion, place_name
from oxpecker.horn.specification import Moment
from oxpecker.oox import typed
from oxpecker.oox.cfg import graph
from oxpecker.oox.hierarchy import Hierarchy
from oxpecker.oox.source import Span
from oxpecker.oox.tree import Rewriter
from oxpecker.oox.types import BOOL, INTEGERS, LONG, Type

_MARK = "the invariant of a loop"
_COUNTER = "$index"
"""Begins the names of the counters of loops over arrays, which the source does not name."""


@dataclass(slots=True)
class LoopInvariant:
    """The invariant of one loop."""

    span: Span
    names: dict[int, str]
    """The locals by their places in the frame."""
    found: list[Formula] = field(default_factory=list)
    """Conditions over the names in scope."""
    stated: tuple[typed.Expression, ...] = ()
    """The invariants that the program states."""
    measure: typed.Expression | None = None
    """The measure that the program states."""
    assigned: frozenset[int] = frozenset()
    """The locals that the loop assigns."""
    parameters: tuple[int, ...] = ()
    """The parameters that the method assigns: their values on entry have names, too."""
    types: dict[str, Type] = field(default_factory=dict)
    """The types of numbers, by the names of locals and fields, and of the arrays that hold them."""
    counter: str = ""
    """The local that counts the iterations of a loop over an array; empty for other loops."""

    def scope(self, now: Moment, entry: Moment) -> dict[Formula, Formula]:
        """What the names stand for."""
        found: dict[Formula, Formula] = {}
        for index, name in self.names.items():
            value = now.locals.get(index)
            if isinstance(value, Formula):
                found[symbol(name, value.sort)] = value
        for index in self.parameters:
            value = entry.locals.get(index)
            if isinstance(value, Formula):
                found[symbol(f"{OLD}{self.names[index]}", value.sort)] = value
        for region, contents in now.heap.items():
            found[symbol(f"{region.name}[]", contents.sort)] = contents
            found[symbol(f"{region.name}{LENGTH}", Sort.INT)] = region.length
            before = entry.heap.get(region)
            if before is not None:
                found[symbol(f"{OLD}{region.name}[]", before.sort)] = before
        found |= self._fields(now, entry)
        return found

    def learn_types(self, now: Moment, hierarchy: Hierarchy) -> None:
        """What the types of elements and fields are."""
        self.types |= {f"{region.name}[]": region.element for region in now.heap}
        called = self._objects(now)
        for place in now.fields:
            region, owner, name = place
            found = hierarchy[owner].find_field(name, static=region == STATICS)
            if found is not None:
                self.types[place_name(place, called)] = found.type

    def _fields(self, now: Moment, entry: Moment) -> dict[Formula, Formula]:
        """What the names of fields stand for; two fields of one name have none."""
        called = self._objects(now)
        names = Counter(place_name(place, called) for place in now.fields)
        found: dict[Formula, Formula] = {}
        for place, value in now.fields.items():
            name, before = place_name(place, called), entry.fields.get(place)
            if names[name] == 1 and isinstance(value, Formula) and place[2] != ALLOCATED:
                found[symbol(name, value.sort)] = value
                if isinstance(before, Formula):
                    found[symbol(f"{OLD}{name}", before.sort)] = before
        return found

    def _objects(self, now: Moment) -> dict[ObjectRegion, str]:
        """The locals that hold one object, by the objects; they hold it as long as the loop runs.

        A name must stand for the same object before and after an iteration.
        """
        found: dict[ObjectRegion, str] = {}
        for index, name in self.names.items():
            value = None if index in self.assigned else now.locals.get(index)
            if isinstance(value, ObjectReference) and len(value.options) == 1 and "$" not in name:
                region = value.options[0][1]
                if region is not None:
                    found.setdefault(region, name)
        return found


def _counter(loop: typed.While) -> str:
    """The name of the counter of a loop over an array."""
    found = (node.variable.name for node in typed.found(loop.condition, typed.Local))
    return next((name for name in found if name.startswith(_COUNTER)), "")


LENGTH = ".length"
"""Ends the names of the lengths of arrays."""
OLD = "old "
"""Begins the names of what arrays, fields and parameters were on entry to the method."""


@dataclass(frozen=True, slots=True)
class Visit:
    """An arbitrary iteration of a loop on a path: the names of the values that it starts with."""

    loop: LoopInvariant
    before: dict[Formula, Formula]
    """What the names stood for when the loop was entered."""
    now: dict[Formula, Formula]
    """What the names stand for when the iteration starts."""
    names: dict[Formula, Formula]
    """The names of values, by the values."""
    known: int
    """How many hypotheses the path had before the iteration."""
    way: Formula | None
    """Which inputs of the method are the same, if that may differ."""

    @staticmethod
    def of(
        loop: LoopInvariant,
        before: dict[Formula, Formula],
        now: dict[Formula, Formula],
        known: int,
        way: Formula | None,
    ) -> Visit:
        """An iteration that starts with some values."""
        return Visit(loop, before, now, {v: n for n, v in reversed(now.items()) if v.op is Op.SYMBOL}, known, way)

    def is_assigned(self, name: Formula) -> bool:
        """Whether the loop assigns what a name stands for."""
        return self.before[name] != self.now.get(name)


@dataclass(frozen=True, slots=True)
class Round:
    """One way through the body of a loop: the iteration, and what the names stand for at its end."""

    visit: Visit
    after: dict[Formula, Formula]
    visits: tuple[Visit, ...]
    """The iterations of all loops that the path is in or has left, outermost first."""
    hypotheses: tuple[Formula, ...]


@dataclass(slots=True)
class Invariants:
    """The invariants of all loops, by the places of the loops."""

    loops: dict[Span, LoopInvariant] = field(default_factory=dict)

    def at(self, condition: typed.Expression) -> LoopInvariant | None:
        """The invariant that a condition stands for, if it is a marker."""
        is_marker = isinstance(condition, typed.Uncovered) and condition.what == _MARK
        return self.loops[condition.span] if is_marker else None

    def marked(self, method: typed.Method) -> typed.Method:
        """A method whose loops have markers as invariants, and so can be cut."""
        assert method.body is not None
        names = {v.index: v.name for v in method.variables}
        numbers = [v for v in method.variables if v.type in INTEGERS]
        types = {v.name: v.type for v in sorted(numbers, key=lambda v: v.type == LONG)}  # The widest of a name.
        assigned = {node.variable.index for node in typed.walk(method.body) if isinstance(node, typed.SetLocal)}
        parameters = tuple(each.index for each in method.parameters if each.index in assigned)

        def loop(node: typed.While) -> typed.While:
            stated = node.invariants, node.decreases
            invariant = LoopInvariant(node.span, names, [], *stated, parameters=parameters, types=dict(types))
            invariant.counter = _counter(node)
            self.loops.setdefault(node.span, invariant)
            marker = typed.Uncovered(BOOL, _MARK, span=node.span)
            return replace(node, invariants=(*node.invariants, marker))

        body = Rewriter(typed.STATEMENTS, {typed.While: loop}).rewrite(method.body)
        return method if body is method.body else replace(method, body=body)

    def learn(self, code: graph.Graph) -> None:
        """Which locals the loops of a method assign."""
        for end in (block.end() for block in code.blocks):
            if isinstance(end, graph.EnterLoop):
                self.loops[end.span].assigned = frozenset(variable.index for variable in end.assigned)
