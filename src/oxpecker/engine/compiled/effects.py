"""What code may do to the heap, found without running it: which fields, elements and static fields it may assign.

Bodies of methods that are called are looked into, whether they are called by contract or not, so the answer holds for
every run. It only ever says too much.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from oxpecker.engine.compiled.constant_classes import ConstantClasses
from oxpecker.oox import cfg, typed
from oxpecker.oox.call_graph import CallGraph
from oxpecker.oox.cfg import graph
from oxpecker.oox.cfg.builder import THROWN
from oxpecker.oox.hierarchy import FieldInfo, MethodInfo
from oxpecker.oox.interpreter.scan import forks, nodes_in
from oxpecker.oox.regions import Region, element_region, field_region
from oxpecker.oox.syntax import BinaryOperator as B
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
    """The locals that only ever hold a new object, with its class."""
    found: dict[int, set[str]] = {}
    others: set[int] = set()
    for block in control.blocks:
        for node in (*block.instructions, block.end()):
            if isinstance(node, graph.AllocateObject):
                found.setdefault(node.variable.index, set()).add(node.class_name)
            elif (variable := getattr(node, "variable", None)) is not None:
                others.add(variable.index)
    return {index: classes for index, classes in found.items() if index not in others}


def _without_own(block: graph.Block, method: MethodInfo) -> graph.Block:
    """A block without what a constructor assigns to its own object, which is new for whoever calls it."""
    if not method.is_constructor:
        return block
    kept = [i for i in block.instructions if not (isinstance(i, graph.StoreField) and _is_this(i.target))]
    return graph.Block(block.number, kept, block.terminator)


def _is_this(node: typed.Expression) -> bool:
    return isinstance(node, typed.Local) and node.variable.index == 0


def _may_throw(node: typed.Node) -> bool:
    divides = isinstance(node, typed.Binary) and node.operator in (B.DIVIDE, B.REMAINDER)
    return divides or isinstance(node, _PARTIAL)


@dataclass(slots=True)
class Effects:
    """What may be assigned, made, thrown and initialised."""

    regions: set[Region] = field(default_factory=set)
    statics: set[FieldInfo] = field(default_factory=set)
    throws: set[str] = field(default_factory=set)
    initialises: set[str] = field(default_factory=set)
    constants: set[str] = field(default_factory=set)
    """Classes that may be initialised as well before."""
    allocates: bool = False
    is_open: bool = False
    """Whether there is code that nobody knows: then it may do anything."""

    def add(self, other: Effects) -> None:
        """Takes in what other code does, exceptions aside."""
        self.regions |= other.regions
        self.statics |= other.statics
        self.initialises |= other.initialises
        self.constants |= other.constants
        self.allocates = self.allocates or other.allocates
        self.is_open = self.is_open or other.is_open

    def size(self) -> tuple[int, int, int, int, bool, bool]:
        """Grows with what is known."""
        sizes = (len(self.regions), len(self.statics), len(self.throws), len(self.initialises) + len(self.constants))
        return (*sizes, self.allocates, self.is_open)


class EffectTable(CallGraph):
    """The effects of the methods of a program, each found when it is first asked for."""

    def __init__(self, program: typed.Program) -> None:
        super().__init__(program)
        self._known: dict[str, Effects] = {}
        self.constant = ConstantClasses(self)

    def of_call(self, method: MethodInfo, virtual: bool) -> Effects:
        """What a call may do, whichever body it runs."""
        bodies = self.bodies(method, virtual)
        for body in bodies:
            self._complete(body)
        found = Effects()
        for body in bodies:
            found.add(self._known[body.key])
            found.throws |= self._known[body.key].throws
        return found

    def _complete(self, method: MethodInfo) -> None:
        """Finds the effects of a method and of all it calls, as the least that explain each other."""
        if method.key in self._known:
            return
        group = self._unknown_below(method)
        for each in group:
            self._known[each.key] = Effects()
        changed = True
        while changed:
            changed = False
            for each in group:
                effects = self._known[each.key]
                before = effects.size()
                self._look(each, effects)
                changed = changed or effects.size() != before

    def _unknown_below(self, method: MethodInfo) -> list[MethodInfo]:
        found = {method.key: method}
        pending = [method]
        while pending:
            current = pending.pop()
            for called in self.called(current):
                if called.key not in found and called.key not in self._known:
                    found[called.key] = called
                    pending.append(called)
        return list(found.values())

    def may_fork(self, method: MethodInfo) -> bool:
        """Whether a thread may be started while a method is checked.

        Beside what it calls, that may be the initialiser of any class, what makes an input, or what a specification
        calls: these run whenever a path needs them.
        """
        if not forks(self.program):
            return False
        started = [method]
        for cls in self.hierarchy.classes.values():
            started += [cls.initialiser] if cls.initialiser is not None else []
            started += [m for methods in cls.methods.values() for m in methods if m.pure or m.name.startswith("$")]
        done: set[str] = set()
        while started:
            current = started.pop()
            if current.key in done:
                continue
            done.add(current.key)
            blocks = self.blocks_of(current)
            if any(isinstance(each, graph.ForkThread) for block in blocks for each in block.instructions):
                return True
            started += self.called_by(blocks)
        return False

    def _look(self, method: MethodInfo, effects: Effects) -> None:
        """Adds what a method does, with what is known of those it calls."""
        if not self.has_body(method):
            effects.is_open = True
            return
        control = self.graph_of(method)
        effects.add(self.of_blocks(_without_own(block, method) for block in control.blocks))
        effects.throws |= self._leaving(control)

    # --- blocks --------------------------------------------------------------------------------------------

    def of_blocks(self, blocks: Iterable[graph.Block]) -> Effects:
        """What some blocks do, exceptions aside."""
        found = Effects()
        for block in blocks:
            for instruction in block.instructions:
                self.add_instruction(found, instruction)
            end = block.end()
            if isinstance(end, graph.CallMethod):
                self._add_calls(found, self.bodies(end.method, end.virtual))
            elif isinstance(end, graph.InitialiseClass) and end.class_name in self.constant:
                found.constants.add(end.class_name)
            elif isinstance(end, graph.InitialiseClass):
                found.initialises.add(end.class_name)
                self._add_calls(found, self.initialisers(end.class_name))
            elif isinstance(end, (graph.Guard, graph.UseMonitor)) and end.handler.variable.name != THROWN:
                found.allocates = True  # the exception is caught here, and may be kept
        return found

    def add_instruction(self, found: Effects, instruction: graph.Instruction) -> None:
        """What one instruction assigns or makes."""
        match instruction:
            case graph.StoreField(field=stored):
                found.regions.add(field_region(stored))
            case graph.StoreElement(array=array):
                assert isinstance(array.type, ArrayType)
                found.regions.add(element_region(array.type.element))
            case graph.StoreStatic(field=stored):
                found.statics.add(stored)
            case graph.AllocateObject() | graph.AllocateArray():
                found.allocates = True

    def _add_calls(self, found: Effects, methods: list[MethodInfo]) -> None:
        for method in methods:
            if method.key not in self._known:
                self._complete(method)
            found.add(self._known[method.key])

    # --- exceptions ----------------------------------------------------------------------------------------

    def _leaving(self, control: cfg.Graph) -> set[str]:
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
                thrown = self._thrown(end, held)
                changed = changed or not thrown <= into
                into |= thrown
        if control.exceptional_exit is None:
            return set()
        last = control.blocks[control.exceptional_exit].end()
        assert isinstance(last, graph.LeaveThrowing)
        return held.get(last.variable.index, set())

    def _thrown(self, end: graph.Terminator, held: dict[int, set[str]]) -> set[str]:
        match end:
            case graph.Guard(exception=name):
                return {name}
            case graph.UseMonitor():
                return {"IllegalMonitorStateException"}
            case graph.ThrowObject(value=value):
                value = value.operand if isinstance(value, typed.CastReference) else value
                if isinstance(value, typed.Local) and value.variable.index in held:
                    return held[value.variable.index]
                assert isinstance(value.type, ClassType)
                return {cls.name for cls in self.hierarchy.concrete_subclasses(value.type.name)}
            case graph.CallMethod(method=method, virtual=virtual):
                return self._of_all(self.bodies(method, virtual))
            case graph.InitialiseClass(class_name=name):
                failed = {"NoClassDefFoundError", "ExceptionInInitializerError"}
                below = [] if name in self.constant else self.initialisers(name)
                return (failed | self._of_all(below)) if below else set()
            case graph.Check(kind=kind, condition=condition):
                if kind in _THROWING and any(_may_throw(node) for node in nodes_in([condition])):
                    return {cls.name for cls in self.hierarchy.concrete_subclasses("Throwable")}
            case graph.Measure(plain=True, value=value):
                if any(_may_throw(node) for node in nodes_in([value])):
                    return {cls.name for cls in self.hierarchy.concrete_subclasses("Throwable")}
        return set()

    def _of_all(self, methods: list[MethodInfo]) -> set[str]:
        found: set[str] = set()
        for method in methods:
            effects = self._known.get(method.key, Effects())
            found |= effects.throws
            if effects.is_open and not self.has_body(method):
                found |= {cls.name for cls in self.hierarchy.concrete_subclasses("Throwable")}
        return found
