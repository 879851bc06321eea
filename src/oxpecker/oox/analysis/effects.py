"""Effects: which fields, elements and static fields code may assign, without running it.

Bodies of called methods are analysed, whether they are called by contract or not, so the result holds for every run. It
is an over-approximation.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cached_property

from oxpecker.oox import cfg, typed
from oxpecker.oox.actions import ENDED_BY_GATE
from oxpecker.oox.analysis.constant_classes import ConstantClasses
from oxpecker.oox.analysis.framework import Solution, TruthValues
from oxpecker.oox.call_graph import CallGraph
from oxpecker.oox.cfg import graph
from oxpecker.oox.cfg.builder import THROWN
from oxpecker.oox.hierarchy import FieldInfo, MethodInfo
from oxpecker.oox.records import dataclass
from oxpecker.oox.regions import Region, element_region, field_region
from oxpecker.oox.scan import forks
from oxpecker.oox.syntax import BinaryOperator as B
from oxpecker.oox.syntax import MonitorAction
from oxpecker.oox.types import ArrayType, ClassType

_THROWING = (graph.CheckKind.ASSERT, graph.CheckKind.ASSUME)
_PARTIAL = (
    typed.FieldRead,
    typed.StaticRead,
    typed.ElementRead,
    typed.LengthOf,
    typed.CastReference,
    typed.Invoke,
    typed.ForElements,
    typed.AllDifferent,
    typed.Fold,
)
"""What may throw when a specification is evaluated, divisions aside."""


def _made(control: cfg.Graph) -> dict[int, set[str]]:
    """The locals that hold only a new object, with its class."""
    found: dict[int, set[str]] = {}
    others: set[int] = set()
    for block in control.blocks:
        for node in (*block.instructions, block.end()):
            if isinstance(node, graph.AllocateObject):
                found.setdefault(node.variable.index, set()).add(node.class_name)
            elif (variable := getattr(node, "variable", None)) is not None:
                others.add(variable.index)
    return {index: classes for index, classes in found.items() if index not in others}


def _is_own(node: graph.Instruction, method: MethodInfo) -> bool:
    """Whether a constructor assigns a field of its own object, which is new for the caller."""
    if not method.is_constructor or not isinstance(node, graph.StoreField):
        return False
    return isinstance(node.target, typed.Local) and node.target.variable.index == 0


def _is_caught(end: graph.Terminator) -> bool:
    """Whether an exception from an instruction or call is caught in the method."""
    handler = None if isinstance(end, graph.ThrowObject) else getattr(end, "handler", None)
    return handler is not None and handler.variable.name != THROWN


def _may_throw(node: typed.Node) -> bool:
    divides = isinstance(node, typed.Binary) and node.operator in (B.DIVIDE, B.REMAINDER)
    return divides or isinstance(node, _PARTIAL)


@dataclass(frozen=True, slots=True)
class Effects:
    """What code may assign, create, throw and initialise."""

    regions: frozenset[Region] = frozenset()
    statics: frozenset[FieldInfo] = frozenset()
    throws: frozenset[str] = frozenset()
    initialises: frozenset[str] = frozenset()
    constants: frozenset[str] = frozenset()
    """Classes that may also be initialised earlier."""
    allocates: bool = False
    is_open: bool = False
    """Whether there is unknown code, which may do anything."""

    def __or__(self, other: Effects) -> Effects:
        """The union of two effects."""
        if other is NO_EFFECTS or other is self:
            return self
        return Effects(
            self.regions | other.regions,
            self.statics | other.statics,
            self.throws | other.throws,
            self.initialises | other.initialises,
            self.constants | other.constants,
            self.allocates or other.allocates,
            self.is_open or other.is_open,
        )

    def without_exceptions(self) -> Effects:
        """The effects without exceptions."""
        return replace(self, throws=frozenset()) if self.throws else self


NO_EFFECTS = Effects()
Lookup = Callable[[str], Effects]
"""The current effects of a method, by its key."""


def effects_of_instructions(instructions: Iterable[graph.Instruction]) -> Effects:
    """What instructions assign and create."""
    regions: set[Region] = set()
    statics: set[FieldInfo] = set()
    allocates = False
    for instruction in instructions:
        match instruction:
            case graph.StoreField(field=stored):
                regions.add(field_region(stored))
            case graph.StoreElement(array=array):
                assert isinstance(array.type, ArrayType)
                regions.add(element_region(array.type.element))
            case graph.StoreStatic(field=stored):
                statics.add(stored)
            case graph.AllocateObject() | graph.AllocateArray():
                allocates = True
    return Effects(frozenset(regions), frozenset(statics), allocates=allocates)


class EffectAnalysis:
    """The effects of every method, by its key."""

    def __init__(self, calls: CallGraph, constant: ConstantClasses) -> None:
        self.calls, self.constant = calls, constant
        self._own: dict[str, Effects] = {}

    def bottom(self) -> Effects:
        return NO_EFFECTS

    def join(self, one: Effects, other: Effects) -> Effects:
        return one | other

    def transfer(self, key: str, lookup: Lookup) -> Effects:
        """The effects of a method, given those of its callees."""
        method = self.calls.program.methods.get(key)
        if method is None or method.body is None:
            return Effects(throws=self._anything, is_open=True)
        control = self.calls.graph_of(method.info)
        found = self._instructions(method.info) | self.of_ends(control.blocks, lookup).without_exceptions()
        return found | Effects(throws=self._leaving(control, lookup))

    def _instructions(self, method: MethodInfo) -> Effects:
        """The effects of the instructions of a method."""
        if method.key not in self._own:
            every = (node for block in self.calls.blocks_of(method) for node in block.instructions)
            self._own[method.key] = effects_of_instructions(node for node in every if not _is_own(node, method))
        return self._own[method.key]

    def of_ends(self, blocks: Iterable[graph.Block], lookup: Lookup) -> Effects:
        """The effects of calls, started threads and class initialisation."""
        found = NO_EFFECTS
        called: dict[str, None] = {}
        for block in blocks:
            end = block.end()
            if isinstance(end, graph.InitialiseClass) and end.class_name in self.constant:
                found |= Effects(constants=frozenset({end.class_name}))
                continue
            if isinstance(end, graph.InitialiseClass):
                found |= Effects(initialises=frozenset({end.class_name}))
            if isinstance(end, graph.UseMonitor) and end.gate is not None:
                found |= Effects(frozenset({field_region(end.gate)}))
            if _is_caught(end) and self._thrown(end, {}, lookup):
                found |= Effects(allocates=True)  # the exception may be kept
            called |= {each.key: None for each in self.calls.called_by([block])}
        for key in called:
            found |= lookup(key)
        return found

    # --- exceptions ----------------------------------------------------------------------------------------

    @cached_property
    def _anything(self) -> frozenset[str]:
        """All classes of exceptions."""
        return frozenset(cls.name for cls in self.calls.hierarchy.concrete_subclasses("Throwable"))

    def _leaving(self, control: cfg.Graph, lookup: Lookup) -> frozenset[str]:
        """The classes of exceptions that may leave a method."""
        held: dict[int, set[str]] = _made(control)
        changed = True
        while changed:
            changed = False
            for block in control.blocks:
                end = block.end()
                handler = getattr(end, "handler", None)
                if handler is None:
                    continue
                into = held.setdefault(handler.variable.index, set())
                thrown = self._thrown(end, held, lookup)
                changed = changed or not thrown <= into
                into |= thrown
        if control.exceptional_exit is None:
            return frozenset()
        last = control.blocks[control.exceptional_exit].end()
        assert isinstance(last, graph.LeaveThrowing)
        return frozenset(held.get(last.variable.index, ()))

    def _thrown(self, end: graph.Terminator, held: dict[int, set[str]], lookup: Lookup) -> set[str] | frozenset[str]:
        match end:
            case graph.Guard(exception=name):
                return {name}
            case graph.UseMonitor(action=action, until=until):
                throws = not action.is_of_gate or action in (MonitorAction.TEST_GATE, MonitorAction.TRY_GATE)
                ended = set() if until is None else {ENDED_BY_GATE}
                return ended | ({"IllegalMonitorStateException"} if throws else set())
            case graph.ThrowObject(value=value):
                value = value.operand if isinstance(value, typed.CastReference) else value
                if isinstance(value, typed.Local) and value.variable.index in held:
                    return held[value.variable.index]
                assert isinstance(value.type, ClassType)
                return {cls.name for cls in self.calls.hierarchy.concrete_subclasses(value.type.name)}
            case graph.CallMethod(method=method, virtual=virtual):
                return self._of_all(self.calls.bodies(method, virtual), lookup)
            case graph.InitialiseClass(class_name=name):
                failed = {"NoClassDefFoundError", "ExceptionInInitializerError"}
                below = [] if name in self.constant else self.calls.initialisers(name)
                return (failed | self._of_all(below, lookup)) if below else set()
            case graph.Check(kind=kind, condition=condition):
                if kind in _THROWING and any(_may_throw(node) for node in typed.walk(condition)):
                    return self._anything
            case graph.Measure(plain=True, value=value):
                if any(_may_throw(node) for node in typed.walk(value)):
                    return self._anything
        return set()

    def _of_all(self, methods: Iterable[MethodInfo], lookup: Lookup) -> set[str]:
        return {name for method in methods for name in lookup(method.key).throws}


class Forking(TruthValues):
    """Whether a method, or one that it calls, may start a thread."""

    def __init__(self, calls: CallGraph) -> None:
        self.calls = calls

    def transfer(self, key: str, lookup: Callable[[str], bool]) -> bool:
        """A method may start a thread if one of its instructions or callees does."""
        method = self.calls.program.methods[key].info
        blocks = self.calls.blocks_of(method)
        if any(isinstance(each, graph.ForkThread) for block in blocks for each in block.instructions):
            return True
        return any(lookup(called.key) for called in self.calls.called(method))


class EffectTable(CallGraph):
    """The effects of the methods of a program, computed on demand."""

    def __init__(self, program: typed.Program) -> None:
        super().__init__(program, cfg.graphs_of(program))
        self._forking = Solution(Forking(self))
        self.constant = ConstantClasses(self)
        self._analysis = EffectAnalysis(self, self.constant)
        self._solution = Solution(self._analysis)

    def of_call(self, method: MethodInfo, virtual: bool) -> Effects:
        """The effects of a call, whichever body it runs."""
        found = NO_EFFECTS
        for body in self.bodies(method, virtual):
            found |= self._solution.of(body.key)
        return found

    def of_ends(self, blocks: Iterable[graph.Block]) -> Effects:
        """The effects of blocks through calls and class initialisation, without exceptions."""
        return self._analysis.of_ends(blocks, self._solution.of).without_exceptions()

    def may_fork(self, method: MethodInfo) -> bool:
        """Whether a method, or one that it calls, may start a thread.

        Initialisers of classes, constructions of inputs and methods that specifications call run whenever a path needs
        them, and are not looked at.
        """
        return forks(self.program) and self._forking.of(method.key)


def effect_table(program: typed.Program) -> EffectTable:
    """The effects of a program, shared by the checks of all its methods."""
    known = program.facts.get(EffectTable)
    if known is None:
        known = program.facts[EffectTable] = EffectTable(program)
    assert isinstance(known, EffectTable)
    return known
