"""Scans the code that a method may run: its methods, classes, fields and operators."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from oxpecker.oox import cfg, typed
from oxpecker.oox.cfg import graph as g
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo, Hierarchy, MethodInfo
from oxpecker.oox.syntax import BinaryOperator
from oxpecker.oox.types import OBJECT, ArrayType, ClassType, is_reference
from oxpecker.refinement.limits import SMALL_METHOD


@dataclass(frozen=True, slots=True)
class Used:
    """The new objects of a class (or an array type) allocated so far."""

    pool: str


@dataclass(frozen=True, slots=True)
class Initialised:
    """Whether the static initialiser of a class has run."""

    name: str


def family(t: ArrayType) -> ArrayType:
    """The family of an array type: arrays of references are covariant, so they share their relations."""
    return ArrayType(OBJECT) if is_reference(t.element) else t


@dataclass(frozen=True, slots=True)
class Lengths:
    """The lengths of the arrays of a family."""

    type: ArrayType


@dataclass(frozen=True, slots=True)
class Elements:
    """The elements of the arrays of a family."""

    type: ArrayType


Key = FieldInfo | Used | Initialised | Lengths | Elements
"""A part of the state outside of stack frames."""

ANY = -1
FRESH = -2
Target = int
"""The target of a store: the parameter with that number, a new object (FRESH), or anything (ANY)."""


@dataclass(slots=True)
class CallEffects:
    """The effects of a method on the state, including everything it calls."""

    writes: dict[Key, set[Target]] = field(default_factory=dict)
    throws: bool = False
    fails: bool = False
    gives_up: bool = False
    catches: bool = False
    """Whether an exception may be created without leaving the method."""

    def write(self, key: Key, target: Target) -> bool:
        """Adds a write; returns whether it is new."""
        known = self.writes.setdefault(key, set())
        if target in known:
            return False
        known.add(target)
        return True

    def size(self) -> tuple[int, ...]:
        """A measure that grows with every added effect."""
        return (sum(1 + len(t) for t in self.writes.values()), self.throws, self.fails, self.gives_up, self.catches)


class Code:
    """The control flow graphs of a program, and derived information."""

    def __init__(self, program: typed.Program, unseen: frozenset[str] = frozenset()) -> None:
        self.program = program
        self.unseen = unseen
        """Classes whose objects the code never tells apart from others."""
        self.hierarchy: Hierarchy = program.hierarchy
        self._graphs: dict[str, cfg.Graph] = {}
        self._effects: dict[str, CallEffects] = {}

    def graph(self, info: MethodInfo) -> cfg.Graph:
        """The graph of a method with a body."""
        known = self._graphs.get(info.key)
        if known is None:
            known = self._graphs[info.key] = cfg.build(self.program.methods[info.key], self.hierarchy)
        return known

    def targets(self, call: g.CallMethod) -> dict[str, list[ClassInfo]]:
        """The methods that a call may run, by key, each with the receiver's possible classes (empty if it is fixed)."""
        if not call.virtual:
            return {call.method.key: []}
        found: dict[str, list[ClassInfo]] = {}
        receiver = call.receiver
        static = receiver.type.name if receiver is not None and isinstance(receiver.type, ClassType) else "Object"
        above = static if self.hierarchy.subclass(static, call.method.owner) else call.method.owner
        for info in self.hierarchy.concrete_subclasses(above):
            chosen = info.dispatch.get(call.method.signature)
            if chosen is not None and chosen.key in self.program.methods:
                found.setdefault(chosen.key, []).append(info)
        return found

    def initialisers(self, name: str) -> list[MethodInfo]:
        """The static initialisers that run before a class is used, superclasses first."""
        lineage = reversed(list(self.hierarchy[name].lineage()))
        return [info.initialiser for info in lineage if info.initialiser is not None]

    def called(self, info: MethodInfo) -> Iterator[MethodInfo]:
        """The methods that a method may run directly."""
        for block in self.graph(info).blocks:
            end = block.end()
            if isinstance(end, g.CallMethod):
                yield from (self.program.methods[key].info for key in self.targets(end))
            elif isinstance(end, g.InitialiseClass):
                yield from self.initialisers(end.class_name)

    def reachable(self, start: MethodInfo) -> list[MethodInfo]:
        """A method and everything it may run, each once."""
        found: dict[str, MethodInfo] = {}
        pending = [start, *self.initialisers(start.owner)]
        while pending:
            info = pending.pop()
            if info.key not in found and self.program.methods[info.key].body is not None:
                found[info.key] = info
                pending.extend(self.called(info))
        return list(found.values())

    def is_small(self, info: MethodInfo) -> bool:
        """Whether a method is its own best summary: little code, no loops, and calls only of such methods."""
        return self._small(info, ())

    def _small(self, info: MethodInfo, above: tuple[str, ...]) -> bool:
        graph = self.graph(info)
        if info.key in above or graph.loops or len(graph.blocks) > SMALL_METHOD:
            return False
        for block in graph.blocks:
            end = block.end()
            if isinstance(end, g.InitialiseClass):
                return False
            if isinstance(end, g.CallMethod):
                targets = self.targets(end)
                if len(targets) > 1:
                    return False
                for key in targets:
                    if not self._small(self.program.methods[key].info, (*above, info.key)):
                        return False
        return True

    # --- effects -------------------------------------------------------------------------------------------

    def effects(self, info: MethodInfo) -> CallEffects:
        """The side effects of a method and its callees, as a fixpoint over the reachable methods."""
        known = self._effects.get(info.key)
        if known is not None:
            return known
        methods = self.reachable(info)
        found = {each.key: CallEffects() for each in methods}
        sources = {each.key: _Sources(self.graph(each)) for each in methods}
        changed = True
        while changed:
            changed = False
            for each in methods:
                before = found[each.key].size()
                self._note(each, found, sources[each.key])
                changed |= found[each.key].size() != before
        self._effects.update(found)
        return found[info.key]

    def _note(self, info: MethodInfo, found: dict[str, CallEffects], sources: _Sources) -> None:
        own = found[info.key]
        graph = self.graph(info)
        for block in graph.blocks:
            for instruction in block.instructions:
                _note_instruction(instruction, own, sources)
            end = block.end()
            leaves = graph.exceptional_exit is not None
            handler = getattr(end, "handler", None)
            own.catches |= handler is not None and handler.block != graph.exceptional_exit
            if isinstance(end, g.Guard):
                own.write(Used(end.exception), FRESH)
                own.throws |= leaves
            elif isinstance(end, g.ThrowObject):
                own.throws |= leaves
            elif isinstance(end, g.Check):
                own.fails |= end.kind is not g.CheckKind.ASSUME
                for name in exceptions_in(end):
                    own.write(Used(name), FRESH)
                    own.throws |= leaves
            elif isinstance(end, g.Measure):
                own.fails = True
            elif isinstance(end, g.InitialiseClass):
                for initialiser in self.initialisers(end.class_name):
                    own.write(Initialised(initialiser.owner), ANY)
                    _add(own, found[initialiser.key], [])
                    own.throws |= leaves and found[initialiser.key].throws
            elif isinstance(end, g.CallMethod):
                given = ([] if end.receiver is None else [end.receiver]) + list(end.arguments)
                actual = [sources.target(argument) for argument in given]
                for key in self.targets(end):
                    _add(own, found[key], actual)
                    own.throws |= leaves and found[key].throws


class _Sources:
    """The origin of the references in locals: a parameter that is never assigned, an allocation, or anything."""

    def __init__(self, graph: cfg.Graph) -> None:
        self.parameters = len(graph.method.parameters)
        assigned: Counter[int] = Counter()
        fresh: Counter[int] = Counter()
        self.copies: dict[int, typed.Expression] = {}
        for block in graph.blocks:
            for instruction in block.instructions:
                variable = getattr(instruction, "variable", None)
                if variable is not None:
                    assigned[variable.index] += 1
                    if isinstance(instruction, g.AllocateObject | g.AllocateArray):
                        fresh[variable.index] += 1
                    elif isinstance(instruction, g.SetVariable):
                        self.copies[variable.index] = instruction.value
            end = block.end()
            for variable in (getattr(end, "variable", None), getattr(getattr(end, "handler", None), "variable", None)):
                if variable is not None and not isinstance(end, g.Leave | g.LeaveThrowing):
                    assigned[variable.index] += 1
        self.assigned, self.fresh = assigned, fresh

    def target(self, expression: typed.Expression, depth: int = 0) -> Target:
        """The possible target of a reference."""
        if isinstance(expression, typed.CastReference):
            return self.target(expression.operand, depth)
        if not isinstance(expression, typed.Local):
            return ANY
        index = expression.variable.index
        if index < self.parameters:
            return ANY if self.assigned[index] else index
        if self.fresh[index] == self.assigned[index] and self.fresh[index]:
            return FRESH
        if self.assigned[index] == 1 and index in self.copies and depth < 5:
            return self.target(self.copies[index], depth + 1)
        return ANY


def _note_instruction(instruction: g.Instruction, own: CallEffects, sources: _Sources) -> None:
    match instruction:
        case g.StoreField():
            own.write(instruction.field, sources.target(instruction.target))
        case g.StoreStatic():
            own.write(instruction.field, ANY)
        case g.StoreElement():
            assert isinstance(instruction.array.type, ArrayType)
            own.write(Elements(family(instruction.array.type)), ANY)
        case g.AllocateObject():
            own.write(Used(instruction.class_name), FRESH)
        case g.AllocateArray():
            t = instruction.variable.type
            assert isinstance(t, ArrayType)
            own.write(Used(str(t)), FRESH)
            own.write(Lengths(family(t)), FRESH)
            own.write(Elements(family(t)), FRESH)
        case g.GiveUp():
            own.gives_up = True


def exceptions_in(check: g.Check) -> list[str]:
    """The exception classes that evaluating an assertion or an assumption may throw."""
    if check.kind not in (g.CheckKind.ASSERT, g.CheckKind.ASSUME):
        return []
    found: dict[str, None] = {}
    for node in typed.walk(check.condition):
        if isinstance(node, typed.FieldRead | typed.LengthOf | typed.ForElements | typed.ElementRead):
            found["NullPointerException"] = None
        if isinstance(node, typed.ElementRead):
            found["ArrayIndexOutOfBoundsException"] = None
        if isinstance(node, typed.Binary) and node.operator in (BinaryOperator.DIVIDE, BinaryOperator.REMAINDER):
            found["ArithmeticException"] = None
    return list(found)


def _add(own: CallEffects, callee: CallEffects, actual: list[Target]) -> None:
    # A method that calls itself is its own callee.
    for key, targets in [(key, tuple(targets)) for key, targets in callee.writes.items()]:
        for target in targets:
            own.write(key, actual[target] if 0 <= target < len(actual) else target)
    own.fails |= callee.fails
    own.gives_up |= callee.gives_up
    own.catches |= callee.catches
