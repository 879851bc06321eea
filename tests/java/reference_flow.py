"""Where the references go that a method of the library is given, as facts about the models speak of them.

The analysis of escapes tells whether something gets out; facts speak of what is put into what: which argument, or what
an argument holds, into the receiver, and what is new by its class. It says too much rather than too little. What a
program may override is open: calls of methods of `Object` and of interfaces with one abstract method may run code that
nobody knows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import StrEnum

from oxpecker.oox import typed
from oxpecker.oox.analysis.framework import Solution
from oxpecker.oox.call_graph import CallGraph
from oxpecker.oox.cfg import graph
from oxpecker.oox.hierarchy import MethodInfo
from oxpecker.oox.source import Span
from oxpecker.oox.types import OBJECT, ArrayType, ClassType, NullType, Type


class Origin(StrEnum):
    """Where a reference comes from."""

    PARAMETER = "parameter"
    INSIDE = "inside of parameter"
    NEW = "new"
    STATIC = "static"
    OPEN = "open"


Label = tuple[Origin, int | str]
"""An origin, with the number of the parameter, or the class of what is new."""

STATIC: Label = (Origin.STATIC, 0)
OPEN: Label = (Origin.OPEN, 0)
Labels = frozenset[Label]


@dataclass(slots=True)
class Flow:
    """What a method does with references."""

    given: set[Label] = field(default_factory=set)
    """What it may return."""
    held: set[tuple[Label, Label]] = field(default_factory=set)
    """What objects that it makes may hold, by their classes."""
    stored: set[tuple[Label, Label]] = field(default_factory=set)
    """What it may store, and into what that was there before."""
    written: set[Label] = field(default_factory=set)
    """What was there before, and may be assigned."""
    unsupported: bool = False
    """Whether the model leaves something out."""

    def size(self) -> tuple[int, ...]:
        """Grows with what is known."""
        parts = (self.given, self.held, self.stored, self.written)
        return (*map(len, parts), int(self.unsupported))

    def within(self, label: Label) -> set[Label]:
        """A label, and what a new object of that class holds, and what that holds."""
        found, pending = {label}, [label]
        while pending:
            current = pending.pop()
            more = {value for holder, value in self.held if holder == current and current[0] is Origin.NEW} - found
            found |= more
            pending += more
        return found


def _is_reference(t: Type) -> bool:
    return isinstance(t, (ClassType, ArrayType, NullType))


@dataclass(frozen=True, slots=True)
class Known:
    """What is assumed of methods that are called, since it is checked of every body that such a call may run."""

    final: frozenset[str]
    """The names of methods of `Object` that nobody overrides."""
    harmless: frozenset[Span]
    """The places of methods that store nothing but in what they make, and give that or what they were given holds."""
    adding: frozenset[Span]
    """The places of methods that store their arguments in their receivers, and give what these hold."""


class ReferenceFlow(CallGraph):
    """The flows of the methods of a program."""

    def __init__(self, program: typed.Program, known: Known) -> None:
        super().__init__(program)
        self.facts = known
        self._solution = Solution(self)
        self._open: dict[str, bool] = {}

    def of(self, method: MethodInfo) -> Flow:
        """The flow of a method, found with those of all that it calls."""
        return self._solution.of(method)

    def bottom(self) -> Flow:
        return Flow()

    def join(self, one: Flow, other: Flow) -> Flow:
        return Flow(
            one.given | other.given,
            one.held | other.held,
            one.stored | other.stored,
            one.written | other.written,
            one.unsupported or other.unsupported,
        )

    def transfer(self, key: MethodInfo, lookup: Callable[[MethodInfo], Flow]) -> Flow:
        """What a body does, with what is known of the methods it calls."""
        found = Flow()
        if self.has_body(key):
            _Body(self, key, found, lookup).run()
        return found

    def closed_below(self, method: MethodInfo) -> list[MethodInfo]:
        """A method and all that it calls, open calls aside."""
        found, pending = {method.key: method}, [method]
        while pending:
            for block in self.blocks_of(pending.pop()):
                end = block.end()
                if isinstance(end, graph.CallMethod) and not (end.virtual and self.is_open(end.method)):
                    for each in self.bodies(end.method, end.virtual):
                        if each.key not in found:
                            found[each.key] = each
                            pending.append(each)
        return list(found.values())

    def is_open(self, method: MethodInfo) -> bool:
        """Whether programs usually have methods of their own that override one."""
        owner = method.owner
        if method.name in self.facts.final:
            return False
        if owner not in self._open:
            info = self.hierarchy[owner]
            methods = [each for same in info.methods.values() for each in same]
            functional = info.interface and sum(each.abstract or each.declaration is None for each in methods) == 1
            self._open[owner] = owner == OBJECT.name or functional
        return self._open[owner]


class _Body:
    """One method under way."""

    def __init__(
        self, table: ReferenceFlow, method: MethodInfo, flow: Flow, lookup: Callable[[MethodInfo], Flow]
    ) -> None:
        self.lookup = lookup
        self.table = table
        self.method = method
        self.flow = flow
        self.locals: dict[int, set[Label]] = {}
        parameters = table.program.methods[method.key].parameters
        for place, variable in enumerate(parameters):
            if _is_reference(variable.type):
                self.locals[variable.index] = {(Origin.PARAMETER, place)}

    def run(self) -> None:
        """Adds what the body does, with what is known of the methods it calls."""
        blocks = self.table.blocks_of(self.method)
        size = -1
        while size != (size := sum(map(len, self.locals.values())) + sum(self.flow.size())):
            for block in blocks:
                for instruction in block.instructions:
                    self.step(instruction)
                self.end(block.end())

    def note(self, variable: typed.Variable | None, labels: Iterable[Label]) -> None:
        if variable is not None and _is_reference(variable.type):
            self.locals.setdefault(variable.index, set()).update(labels)

    def labels(self, node: typed.Expression) -> Labels:
        """Where a value comes from."""
        match node:
            case typed.Local(variable=variable):
                return frozenset(self.locals.get(variable.index, ()))
            case typed.CastReference(operand=operand):
                return self.labels(operand)
            case typed.Conditional(then=then, otherwise=otherwise):
                return self.labels(then) | self.labels(otherwise)
            case typed.Literal():
                return frozenset()
        if not _is_reference(node.type):
            return frozenset()
        inner = typed.found(node, typed.Local)
        return frozenset([OPEN]).union(*(self.labels(each) for each in inner))

    def inside(self, labels: Iterable[Label]) -> set[Label]:
        """Where what is held by something comes from."""
        found: set[Label] = set()
        for origin, place in labels:
            if origin in (Origin.PARAMETER, Origin.INSIDE):
                found.add((Origin.INSIDE, place))
            elif origin is Origin.NEW:
                found |= {value for holder, value in self.flow.held if holder == (origin, place)}
            else:
                found.add((origin, place))
        return found

    def store(self, targets: Iterable[Label], values: Iterable[Label]) -> None:
        """Something gets a reference."""
        values = set(values)
        for target in targets:
            (self.flow.held if target[0] is Origin.NEW else self.flow.stored).update((target, each) for each in values)

    def step(self, instruction: graph.Instruction) -> None:
        """One instruction."""
        match instruction:
            case graph.SetVariable(variable=variable, value=value):
                self.note(variable, self.labels(value))
            case graph.LoadField(variable=variable, target=target):
                self.note(variable, self.inside(self.labels(target)))
            case graph.LoadElement(variable=variable, array=array):
                self.note(variable, self.inside(self.labels(array)))
            case graph.LoadStatic(variable=variable):
                self.note(variable, [STATIC])
            case graph.StoreField(target=target, value=value) | graph.StoreElement(array=target, value=value):
                self.flow.written |= {each for each in self.labels(target) if each[0] is not Origin.NEW}
                self.store(self.labels(target), self.labels(value))
            case graph.StoreStatic(value=value):
                self.flow.written.add(STATIC)
                self.store([STATIC], self.labels(value))
            case graph.AllocateObject(variable=variable, class_name=name):
                self.note(variable, [(Origin.NEW, name)])
            case graph.AllocateArray(variable=variable):
                self.note(variable, [(Origin.NEW, str(variable.type))])
            case graph.Havoc(variable=variable):
                self.note(variable, [OPEN])
            case graph.ForkThread(receiver=receiver, arguments=arguments):
                for each in (*arguments, *(() if receiver is None else (receiver,))):
                    self.store([STATIC], self.labels(each))
            case graph.GiveUp(changes_nothing=changes_nothing):
                self.flow.unsupported |= not changes_nothing

    def end(self, end: graph.Terminator) -> None:
        """The end of a block."""
        handler = getattr(end, "handler", None)
        if handler is not None:
            self.note(handler.variable, [OPEN])
        if isinstance(end, graph.CallMethod):
            self.call(end)
        elif isinstance(end, graph.Leave) and end.variable is not None:
            self.flow.given |= self.locals.get(end.variable.index, set())
        elif isinstance(end, graph.Measure):
            self.note(end.variable, self.labels(end.value))

    def call(self, end: graph.CallMethod) -> None:
        """What a call does with what it is given."""
        given = [*(() if end.receiver is None else (end.receiver,)), *end.arguments]
        arguments = [self.labels(each) for each in given]
        if end.method.span in self.table.facts.adding:
            receiver, *others = arguments
            self.flow.written |= {each for each in receiver if each[0] is not Origin.NEW}
            self.store(self.inside(receiver) | receiver, frozenset().union(*others))
            self.note(end.variable, self.inside(receiver))
            return
        if end.method.span in self.table.facts.harmless:
            made: Label = (Origin.NEW, f"result of {end.method.key}")
            self.store([made], frozenset().union(*arguments))
            self.note(end.variable, [made, *(label for each in arguments for label in self.inside(each))])
            return
        if end.virtual and self.table.is_open(end.method):
            self.store([OPEN], frozenset().union(*arguments))
            self.note(end.variable, frozenset([OPEN]).union(*arguments))
            return
        for body in self.table.bodies(end.method, end.virtual):
            if self.table.has_body(body):
                self.run_body(self.lookup(body), arguments, end.variable)
            else:
                self.flow.unsupported = True
                self.store([OPEN], frozenset().union(*arguments))
                self.note(end.variable, [OPEN])

    def run_body(self, called: Flow, arguments: list[Labels], result: typed.Variable | None) -> None:
        """Takes in what a method does, about the arguments of this call."""

        def seen(label: Label) -> Labels:
            origin, place = label
            if origin is Origin.PARAMETER:
                return arguments[int(place)]
            return frozenset(self.inside(arguments[int(place)])) if origin is Origin.INSIDE else frozenset([label])

        for holder, value in list(called.held):
            self.store([holder], seen(value))
        for target, value in list(called.stored):
            self.store(seen(target), seen(value))
        for label in list(called.written):
            self.flow.written |= {each for each in seen(label) if each[0] is not Origin.NEW}
        for label in list(called.given):
            self.note(result, seen(label))
        self.flow.unsupported = self.flow.unsupported or called.unsupported
