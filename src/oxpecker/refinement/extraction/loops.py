"""Loops that walk along a field to its end: what they set in every step is set for all that they pass (Karun 4.6)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from oxpecker.oox import cfg, typed
from oxpecker.oox.cfg import graph
from oxpecker.oox.syntax import BinaryOperator as B
from oxpecker.refinement.extraction.expressions import NULL, Expr
from oxpecker.refinement.extraction.footprints import Callees
from oxpecker.refinement.extraction.locations import Location, field_location, variable
from oxpecker.refinement.extraction.simplification import closure, difference, join, override
from oxpecker.refinement.extraction.state import Bounds, State
from oxpecker.refinement.extraction.values import evaluate


@dataclass(frozen=True, slots=True)
class Setting:
    """`x.g1..gn.f = e`, once in every round, before x steps on; nothing else in the loop touches f or the gs."""

    path: tuple[Location, ...]
    field: Location
    value: typed.Expression


@dataclass(frozen=True, slots=True)
class LoopPattern:
    """`while (x != null) { .. x = x.next; .. }`, left in no other way but by exceptions that leave the method."""

    head: int
    exit: int
    cursor: Location
    step: Location
    settings: tuple[Setting, ...]

    def refine(self, before: State, after: State) -> State:
        """The state behind the loop, with the fields that it sets known as well as they were before it."""
        start, step = before[self.cursor], before[self.step]
        if not (start.exact and step.exact) or before.lost is not None or after.lost is not None:
            return after
        passed = join(start.lower, closure(step.lower))
        for setting in self.settings:
            keys = _keys(before, passed, setting.path)
            value = evaluate(before, setting.value)
            if keys is None or not value.exact:
                continue
            known = before[setting.field]
            bounds = Bounds(override(known.lower, keys, value.lower), override(known.upper, keys, value.upper))
            after = after.store({setting.field: bounds})
        return after


def _keys(before: State, passed: Expr, path: tuple[Location, ...]) -> Expr | None:
    keys = passed if path else difference(passed, NULL)
    for field in path:
        bounds = before[field]
        if not bounds.exact:
            return None
        keys = join(keys, bounds.lower)
    return keys


def loop_patterns(flow: cfg.Graph, callees: Callees) -> dict[int, LoopPattern]:
    """The loops of a method that follow the pattern, by the block that decides about another round."""
    found = {}
    back = cfg.back_edges(flow)
    heads = cfg.loop_heads(flow)
    for head in heads:
        latches = [edge.source for edge in back if edge.target == head]
        if len(latches) == 1:
            loop = _Loop(flow, callees, head, latches[0])
            inner = any(other in loop.blocks for other in heads if other != head)
            pattern = None if inner else loop.pattern()
            if pattern is not None:
                found[head] = pattern
    return found


class _Loop:
    """A natural loop with one way back."""

    def __init__(self, flow: cfg.Graph, callees: Callees, head: int, latch: int) -> None:
        self.flow = flow
        self.callees = callees
        self.head = head
        self.blocks = self._body(latch)
        above = cfg.dominators(flow)
        spine, current = [latch], latch
        while current != head:
            current = above[current]
            spine.append(current)
        self.spine = [number for number in reversed(spine) if number in self.blocks]

    def _body(self, latch: int) -> set[int]:
        predecessors: dict[int, list[int]] = {block.number: [] for block in self.flow.blocks}
        for edge in self.flow.edges():
            predecessors[edge.target].append(edge.source)
        found, pending = {self.head, latch}, [latch]
        while pending:
            number = pending.pop()
            for source in predecessors[number] if number != self.head else ():
                if source not in found:
                    found.add(source)
                    pending.append(source)
        return found

    def pattern(self) -> LoopPattern | None:
        """What the loop is, if it follows the pattern."""
        block = self.flow.blocks[self.head]
        end = block.end()
        cursor = _not_null(end.condition) if isinstance(end, graph.Branch) else None
        if cursor is None or block.instructions or not isinstance(end, graph.Branch):
            return None
        (local, stays) = cursor
        inside, outside = (end.then, end.otherwise) if stays else (end.otherwise, end.then)
        if inside not in self.blocks or outside in self.blocks or not self._only_way_out(outside):
            return None
        steps = [s for s in self._instructions() if _assigned(s) == local]
        called = [t.variable for t in self._terminators() if isinstance(t, (graph.CallMethod, graph.Measure))]
        if len(steps) != 1 or local in called:
            return None
        (step,) = steps
        if not isinstance(step, graph.LoadField) or not _is_local(step.target, local) or step not in self._on_spine():
            return None
        changed = self._changed()
        along = field_location(step.field)
        if changed is None or along in changed:
            return None
        return LoopPattern(self.head, outside, variable(local), along, tuple(self._settings(local, step, changed)))

    def _only_way_out(self, outside: int) -> bool:
        """Nothing but the head's exit and exceptions that nobody here catches lead out."""
        allowed = {(self.head, outside)}
        return all(
            edge.target in self.blocks
            or (edge.source, edge.target) in allowed
            or edge.target == self.flow.exceptional_exit
            for edge in self.flow.edges()
            if edge.source in self.blocks
        )

    def _instructions(self) -> Iterator[graph.Instruction]:
        for number in sorted(self.blocks):
            yield from self.flow.blocks[number].instructions

    def _terminators(self) -> Iterator[graph.Terminator]:
        for number in sorted(self.blocks):
            yield self.flow.blocks[number].end()

    def _on_spine(self) -> list[graph.Instruction]:
        """What is executed in every round, in order."""
        return [step for number in self.spine for step in self.flow.blocks[number].instructions]

    def _changed(self) -> dict[Location, int] | None:
        """How often the text of the loop changes each location of the heap (calls: often); None when nobody knows."""
        found: dict[Location, int] = {}
        for step in self._instructions():
            if isinstance(step, graph.StoreField):
                location = field_location(step.field)
                found[location] = found.get(location, 0) + 1
            elif not isinstance(step, (graph.SetVariable, graph.LoadField, graph.LoadStatic, graph.LoadElement)):
                return None
        for end in self._terminators():
            if isinstance(end, graph.CallMethod):
                targets = self.callees.targets(end.method, end.virtual)
                if targets is None:
                    return None
                for method in targets:
                    if self.callees.footprint(method).lost is not None:
                        return None
                    for location in self.callees.footprint(method).changes:
                        found[location] = found.get(location, 0) + 2
            elif isinstance(end, (graph.InitialiseClass, graph.UseMonitor, graph.Measure)):
                return None
        return found

    def _settings(
        self, cursor: typed.Variable, step: graph.LoadField, changed: dict[Location, int]
    ) -> Iterator[Setting]:
        spine = self._on_spine()
        advance = next(n for n, s in enumerate(spine) if s is step)
        counts: dict[typed.Variable, int] = {}
        for s in self._instructions():
            assigned = _assigned(s)
            if assigned is not None:
                counts[assigned] = counts.get(assigned, 0) + 1
        for end in self._terminators():
            if isinstance(end, graph.CallMethod) and end.variable is not None:
                counts[end.variable] = counts.get(end.variable, 0) + 2
        loads = {
            s.variable: (n, s)
            for n, s in enumerate(spine[:advance])
            if isinstance(s, graph.LoadField) and counts.get(s.variable) == 1
        }
        for position, s in enumerate(spine):
            if not isinstance(s, graph.StoreField) or changed[field_location(s.field)] != 1:
                continue
            constant = isinstance(s.value, typed.Literal) or (
                isinstance(s.value, typed.Local) and s.value.variable not in counts
            )
            path = _path(s.target, cursor, loads, position, position < advance)
            if constant and path is not None and not any(field in changed for field in path):
                yield Setting(path, field_location(s.field), s.value)


def _path(
    target: typed.Expression,
    cursor: typed.Variable,
    loads: dict[typed.Variable, tuple[int, graph.LoadField]],
    position: int,
    before_advance: bool,
) -> tuple[Location, ...] | None:
    """The fields from the cursor of this round to the target."""
    if _is_local(target, cursor):
        return () if before_advance else None
    if not isinstance(target, typed.Local) or target.variable not in loads:
        return None
    at, load = loads[target.variable]
    if at >= position:
        return None
    inner = _path(load.target, cursor, loads, at, True)
    return None if inner is None else (*inner, field_location(load.field))


def _not_null(condition: typed.Expression) -> tuple[typed.Variable, bool] | None:
    """The local that is compared with null, and whether the condition holds when it is not null."""
    if not isinstance(condition, typed.Binary) or condition.operator not in (B.EQUAL, B.NOT_EQUAL):
        return None
    for one, other in ((condition.left, condition.right), (condition.right, condition.left)):
        if isinstance(one, typed.Local) and isinstance(other, typed.Literal) and other.value is None:
            return one.variable, condition.operator is B.NOT_EQUAL
    return None


def _is_local(expression: typed.Expression, local: typed.Variable) -> bool:
    return isinstance(expression, typed.Local) and expression.variable == local


def _assigned(step: graph.Instruction) -> typed.Variable | None:
    return step.variable if isinstance(step, _ASSIGNMENTS) else None


_ASSIGNMENTS = (
    graph.SetVariable,
    graph.LoadField,
    graph.LoadStatic,
    graph.LoadElement,
    graph.AllocateObject,
    graph.AllocateArray,
    graph.Havoc,
)
