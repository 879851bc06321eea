"""Contracts and class invariants checked while a program runs.

A clause holds when it evaluates to true. One that throws does not hold, and the report says what was thrown.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from oxpecker.oox import typed
from oxpecker.oox.hierarchy import STATIC_INITIALISER, ClassInfo
from oxpecker.oox.interpreter.expressions import SpecificationCode
from oxpecker.oox.interpreter.heap import ArrayValue, ObjectValue, Reference, Value, Write
from oxpecker.oox.interpreter.outcome import Exhausted, Limit, Stop, Thrown, ViolationKind
from oxpecker.oox.making import is_identity
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Span
from oxpecker.oox.throws import lets_out
from oxpecker.oox.types import Type

if TYPE_CHECKING:
    from oxpecker.oox.interpreter.thread import Activation, Thread
    from oxpecker.oox.interpreter.world import World

Evaluate = Callable[..., Any]


@dataclass(frozen=True, slots=True)
class ClauseCode:
    """A clause ready to be evaluated on (thread, entry frame[, bound value])."""

    evaluate: Evaluate
    span: Span

    def problem(self, thread: Thread, frame: Sequence[Value], *bound: Value) -> str | None:
        """None when the clause holds, else why it does not (empty when it is simply false)."""
        try:
            return None if self.evaluate(thread, frame, *bound) else ""
        except Thrown as thrown:
            return thrown.reason

    def owed(self, thread: Thread, frame: Sequence[Value], *bound: Value) -> str | None:
        """As `problem`, of a clause that must be shown; one that a run cannot decide is left open."""
        try:
            return self.problem(thread, frame, *bound)
        except Stop as stop:
            return None if left_open(thread, stop) else ""


def left_open(thread: Thread, stop: Stop) -> bool:
    """Lets a run go on after a clause whose quantifier ranges over too much: what it violates later, it does violate.

    The run is not known to end well then.
    """
    outcome, world = stop.outcome, thread.world
    if not isinstance(outcome, Exhausted) or outcome.limit is not Limit.QUANTIFIER or stop.nested:
        raise stop
    world.undecided = world.undecided or outcome
    return True


Allowed = list[tuple[list[Value], int, int]]
"""Slots that may be assigned: a list and the first and last index in it."""


@dataclass(frozen=True, slots=True)
class CaseCode:
    """A specification case ready to be evaluated."""

    requires: tuple[ClauseCode, ...]
    ensures: tuple[ClauseCode, ...]
    exceptional: tuple[ClauseCode, ...]
    signals: tuple[tuple[Type, ClauseCode], ...]
    assignable: Callable[[Thread, Sequence[Value]], Allowed] | None

    def broken_requirement(self, thread: Thread, frame: Sequence[Value]) -> tuple[ClauseCode, str] | None:
        """The first `requires` that does not hold, and why."""
        for clause in self.requires:
            problem = clause.problem(thread, frame)
            if problem is not None:
                return clause, problem
        return None


@dataclass(frozen=True, slots=True)
class MeasureCode:
    """What gets smaller in a recursion, ready to be evaluated on (thread, entry frame)."""

    evaluate: Evaluate
    span: Span


def is_smaller(measure: tuple[int, ...], before: tuple[int, ...]) -> bool:
    """Whether the first integers that differ are one from 0 and a greater one; more of one of them is left out."""
    for now, then in zip(measure, before, strict=False):
        if now != then:
            return 0 <= now < then
    return False


@dataclass(frozen=True, slots=True)
class ContractCode:
    """All that is checked when a method is entered and left."""

    cases: tuple[CaseCode, ...]
    checks_invariant: bool
    constructs: ClassInfo | None
    owner: str
    throws: tuple[Type, ...]
    static_invariants: tuple[ClauseCode, ...]
    measure: MeasureCode | None = None
    assumed: bool = False
    """Whether nobody knows the body: a run that breaks what the contract promises is none."""

    def enter(self, thread: Thread, activation: Activation, frame: Sequence[Value], started: bool) -> None:
        """Koppier method entry: some case's precondition holds; `started` is the method the run begins with."""
        broken: list[tuple[ClauseCode, str]] = []
        held: list[tuple[CaseCode, Allowed | None]] = []
        for case in self.cases:
            problem = case.broken_requirement(thread, frame)
            if problem is None:
                allowed = None if case.assignable is None else case.assignable(thread, frame)
                held.append((case, allowed))
            else:
                broken.append(problem)
        if self.cases and not held:
            clause, reason = broken[0]
            if started:
                thread.exclude(clause.span)
            thread.fail(ViolationKind.REQUIRES, clause.span, reason)
        activation.held = held
        if self.measure is not None:
            self.check_measure(thread, activation, self.measure.evaluate, self.measure.span)
        self.check_static_invariants(thread)
        if self.checks_invariant and self.constructs is None:
            self.check_invariants(thread, frame[0])

    def check_measure(self, thread: Thread, activation: Activation, evaluate: Evaluate, span: Span) -> None:
        """In a recursion every call has a smaller measure than the last call before it that has one."""
        try:
            activation.measure = evaluate(thread, activation.arguments)
        except Thrown as thrown:
            thread.fail(ViolationKind.DECREASES, span, thrown.reason)
        others = (each for each in reversed(thread.stack) if each is not activation)
        before = next((each for each in others if each.measure is not None), None)
        if before is None or not thread.world.calls.calls_back(before.code.info, activation.code.info):
            return
        assert before.measure is not None and activation.measure is not None
        if not is_smaller(activation.measure, before.measure):
            shown = [", ".join(map(str, measure)) for measure in (activation.measure, before.measure)]
            reason = f"{shown[0]} is not from 0 and below {shown[1]}, the measure of {before.code.info}"
            thread.fail(ViolationKind.DECREASES, span, reason)

    def hold(self, thread: Thread, activation: Activation, frame: Sequence[Value]) -> None:
        """Finds the cases whose preconditions hold where a specification calls an open method."""
        activation.held = [(case, None) for case in self.cases if case.broken_requirement(thread, frame) is None]

    def leave(self, thread: Thread, activation: Activation, value: Value) -> None:
        """Koppier method exit: the postconditions of every case that applied."""
        for case, allowed in activation.held:
            for clause in case.ensures:
                problem = clause.owed(thread, activation.arguments, value)
                if problem is not None and self.assumed:
                    thread.exclude(clause.span)
                if problem is not None:
                    thread.fail(ViolationKind.ENSURES, clause.span, problem)
            self.check_assignable(thread, activation, allowed)
        if self.assumed and thread.world.in_specification:
            return
        self.check_static_invariants(thread)
        if self.checks_invariant:
            self.check_invariants(thread, activation.arguments[0])

    def leave_throwing(self, thread: Thread, activation: Activation, exception: ObjectValue) -> None:
        """Koppier exceptional state: the exceptional postconditions of a method an exception leaves."""
        for case, allowed in activation.held:
            for clause in case.exceptional:
                problem = clause.owed(thread, activation.arguments)
                if problem is not None and self.assumed:
                    thread.exclude(clause.span)
                if problem is not None:
                    said = problem or f"{exception.cls.name} leaves the method"
                    thread.fail(ViolationKind.EXCEPTIONAL, clause.span, said)
            for t, clause in case.signals:
                if thread.world.heap.instance_of(exception, t):
                    problem = clause.owed(thread, activation.arguments, exception)
                    if problem is not None and self.assumed:
                        thread.exclude(clause.span)
                    if problem is not None:
                        said = problem or f"{exception.cls.name} leaves the method"
                        thread.fail(ViolationKind.SIGNALS, clause.span, said)
            self.check_assignable(thread, activation, allowed)
        if self.assumed and thread.world.in_specification:
            return
        self.check_static_invariants(thread)
        if self.checks_invariant and self.constructs is None:
            self.check_invariants(thread, activation.arguments[0])
        if len(thread.stack) == 1:
            thread.excused = self.speaks_of(thread, activation, exception)

    def speaks_of(self, thread: Thread, activation: Activation, exception: ObjectValue) -> bool:
        """Whether the declaration, or a clause of a case that applied, says that the exception may leave."""
        if lets_out(thread.world.hierarchy, self.throws, exception.cls.name):
            return True
        heap = thread.world.heap
        return any(
            bool(case.exceptional) or any(heap.instance_of(exception, t) for t, _ in case.signals)
            for case, _ in activation.held
        )

    def check_static_invariants(self, thread: Thread) -> None:
        """The static invariants of the method's class, once the class is initialised."""
        if self.static_invariants and not isinstance(thread.world.class_states.get(self.owner), int):
            for clause in self.static_invariants:
                problem = clause.problem(thread, [])
                if problem is not None:
                    thread.fail(ViolationKind.INVARIANT, clause.span, problem)

    def check_assignable(self, thread: Thread, activation: Activation, allowed: Allowed | None) -> None:
        """Whatever existed on entry and is not listed has not been assigned by this thread."""
        if allowed is None:
            return
        for write in thread.world.heap.journal[activation.mark :]:
            if _is_covered(write, allowed, activation.first_new) or write[5] != thread.number:
                continue
            thread.fail(ViolationKind.ASSIGNABLE, write[4], f"{describe_slot(write)} may not be assigned")

    def check_invariants(self, thread: Thread, this: Value) -> None:
        """The invariants of the object's class and of everything above it (a constructor: of its own class)."""
        if isinstance(this, ArrayValue):
            return  # it has the methods of Object, and promises nothing
        assert isinstance(this, ObjectValue)
        for clause in thread.world.invariants_of(self.constructs or this.cls):
            problem = clause.problem(thread, [this])
            if problem is not None:
                if self.constructs is None and self.was_broken(thread, this):
                    thread.exclude(clause.span)
                thread.fail(ViolationKind.INVARIANT, clause.span, problem)

    def was_broken(self, thread: Thread, this: ObjectValue) -> bool:
        """Whether an object was given with a broken invariant: such inputs are not considered (JML: visible states)."""
        if this.number not in thread.world.given:
            return False
        clauses = thread.world.invariants_of(this.cls)
        return thread.at_beginning(lambda: any(clause.problem(thread, [this]) is not None for clause in clauses))


def _is_covered(write: Write, allowed: Allowed, first_new: int) -> bool:
    holder, slots, index, _, _, _ = write
    if not isinstance(holder, ClassInfo) and holder.number >= first_new:
        return True
    if isinstance(holder, ObjectValue) and is_identity(holder.cls, index):
        return True
    return any(list_ is slots and low <= index <= high for list_, low, high in allowed)


def describe_slot(write: Write) -> str:
    """What was written to, for a message."""
    holder, _, index, _, _, _ = write
    if isinstance(holder, ClassInfo):
        return f"{holder.name}.{list(holder.static_fields)[index]}"
    if isinstance(holder, ArrayValue):
        return f"element {index} of an array"
    return f"field '{holder.cls.layout[index].name}' of {holder.cls.name}"


# --- compilation -------------------------------------------------------------------------------------------


def compile_contract(method: typed.Method, world: World) -> ContractCode | None:
    """The contract of a method, or None when there is nothing to check."""
    info = method.info
    owner = world.hierarchy[info.owner]
    cases = tuple(_compile_case(case, world) for case in method.cases)
    relevant = not info.static and not info.helper
    checks_invariant = relevant and world.has_invariants(owner)
    static = () if info.helper else world.program.static_invariants.get(info.owner, ())
    if info.name == STATIC_INITIALISER or not (cases or checks_invariant or info.throws or static):
        return None
    constructs = owner if info.is_constructor else None
    statics = tuple(compile_clause(clause, world) for clause in static)
    measure = None if method.measure is None else _compile_measure(method.measure, world)
    return ContractCode(cases, checks_invariant, constructs, info.owner, info.throws, statics, measure, method.open)


def _compile_measure(measure: typed.Measure, world: World) -> MeasureCode:
    parts = [_compile(part, world) for part in measure.parts]
    return MeasureCode(lambda m, f: tuple(part(m, f) for part in parts), measure.span)


def _compile_case(case: typed.Case, world: World) -> CaseCode:
    return CaseCode(
        tuple(compile_clause(clause, world) for clause in case.requires),
        tuple(compile_clause(clause, world, "q0") for clause in case.ensures),
        tuple(compile_clause(clause, world) for clause in case.exceptional),
        tuple((c.type, compile_clause(c, world, f"q{c.exception.index}")) for c in case.signals),
        None if case.assignable is None else _compile_locations(case.assignable, world),
    )


def compile_clause(clause: typed.Clause | typed.SignalsClause, world: World, *bound: str) -> ClauseCode:
    """A clause as a function of thread, frame and the given bound variable."""
    return ClauseCode(_compile(clause.condition, world, *bound), clause.span)


def _compile(expression: typed.Expression, world: World, *bound: str) -> Evaluate:
    names = dict(world.names)
    compiler = SpecificationCode(names, world.java_ints, world.overflow_check)
    compiler.bound += [int(name[1:]) for name in bound]
    source = f"lambda {', '.join(('m', 'f', *bound))}: {compiler.code(expression)}"
    function: Evaluate = eval(source, names)
    return function


def _compile_locations(locations: typed.Locations, world: World) -> Callable[[Thread, Sequence[Value]], Allowed]:
    """A function that finds, on entry, the slots that may be assigned; what is null there allows nothing."""
    parts = [_compile_location(location, world) for location in locations]

    def allowed(thread: Thread, frame: Sequence[Value]) -> Allowed:
        found: Allowed = []
        for part in parts:
            try:
                found += part(thread, frame)
            except Thrown:
                continue
        return found

    return allowed


def _compile_location(
    location: typed.FieldSet | typed.StaticSet | typed.ElementSet, world: World
) -> Callable[[Thread, Sequence[Value]], Allowed]:
    if isinstance(location, typed.StaticSet):
        slots, slot = world.heap.statics[location.field.owner], location.field.slot
        return lambda _m, _f: [(slots, slot, slot)]
    target = _compile(location.target, world)
    if isinstance(location, typed.FieldSet):
        field = location.field
        if field is None:
            return lambda m, f: _slots(target(m, f), 0, None)
        return lambda m, f: _slots(target(m, f), field.slot, field.slot)
    if location.low is None or location.high is None:
        return lambda m, f: _slots(target(m, f), 0, None)
    low, high = _compile(location.low, world), _compile(location.high, world)
    return lambda m, f: _slots(target(m, f), low(m, f), high(m, f))


def _slots(holder: Reference | None, low: int, high: int | None) -> Allowed:
    if holder is None:
        return []
    return [(holder.slots, low, len(holder.slots) - 1 if high is None else high)]
