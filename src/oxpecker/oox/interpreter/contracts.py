"""Contracts and class invariants checked while a program runs.

A clause holds when it evaluates to true. One that throws does not hold, and the report says what was thrown.
"""

from __future__ import annotations

from collections.abc import Sequence

from oxpecker.oox.hierarchy import STATIC_INITIALISER, ClassInfo
from oxpecker.oox.input_clauses import is_identity
from oxpecker.oox.interpreter.activation import Activation
from oxpecker.oox.interpreter.clauses import Allowed, CaseCode, ClauseCode, ContractCode, MeasureCode
from oxpecker.oox.interpreter.heap import ArrayValue, ObjectValue, Value, Write
from oxpecker.oox.interpreter.machine import RunningThread
from oxpecker.oox.interpreter.outcome import Exhausted, Limit, Stop, Thrown, ViolationKind
from oxpecker.oox.throws import permits


def owed(clause: ClauseCode, thread: RunningThread, frame: Sequence[Value], *bound: Value) -> str | None:
    """Like `problem`, for a clause that must hold; one that a run cannot decide is left open."""
    try:
        return clause.problem(thread, frame, *bound)
    except Stop as stop:
        return None if left_open(thread, stop) else ""


def left_open(thread: RunningThread, stop: Stop) -> bool:
    """Continues a run after a clause whose quantifier has too large a range; later violations still count.

    The run is then not known to be free of violations.
    """
    outcome, world = stop.outcome, thread.world
    if not isinstance(outcome, Exhausted) or outcome.limit is not Limit.QUANTIFIER or stop.nested:
        raise stop
    world.undecided = world.undecided or outcome
    return True


def is_smaller(measure: tuple[int, ...], before: tuple[int, ...]) -> bool:
    """Whether the first integer that differs is not negative and smaller; extra integers are ignored."""
    for now, then in zip(measure, before, strict=False):
        if now != then:
            return 0 <= now < then
    return False


def enter(
    contract: ContractCode, thread: RunningThread, activation: Activation, frame: Sequence[Value], started: bool
) -> None:
    """Koppier method entry: the precondition of some case holds; `started` is the method that the run starts with."""
    broken: list[tuple[ClauseCode, str]] = []
    held: list[tuple[CaseCode, Allowed | None]] = []
    for case in contract.cases:
        problem = case.broken_requirement(thread, frame)
        if problem is None:
            allowed = None if case.assignable is None else case.assignable(thread, frame)
            held.append((case, allowed))
        else:
            broken.append(problem)
    if contract.cases and not held:
        clause, reason = broken[0]
        if started:
            thread.exclude(clause.span)
        thread.fail(ViolationKind.REQUIRES, clause.span, reason)
    activation.held = held
    if contract.measure is not None:
        _check_measure(thread, activation, contract.measure)
    _check_static_invariants(contract, thread)
    if contract.checks_invariant and contract.constructs is None:
        _check_invariants(contract, thread, frame[0])


def _check_measure(thread: RunningThread, activation: Activation, measure: MeasureCode) -> None:
    """In a recursion every call has a smaller measure than the last call before it that has one."""
    try:
        activation.measure = measure.evaluate(thread, activation.arguments)
    except Thrown as thrown:
        thread.fail(ViolationKind.DECREASES, measure.span, thrown.reason)
    others = (each for each in reversed(thread.stack) if each is not activation)
    before = next((each for each in others if each.measure is not None), None)
    if before is None or not thread.world.calls.calls_back(before.code.info, activation.code.info):
        return
    assert before.measure is not None and activation.measure is not None
    if not is_smaller(activation.measure, before.measure):
        shown = [", ".join(map(str, each)) for each in (activation.measure, before.measure)]
        reason = f"{shown[0]} is negative or not below {shown[1]}, the measure of {before.code.info}"
        thread.fail(ViolationKind.DECREASES, measure.span, reason)


def hold(contract: ContractCode, thread: RunningThread, activation: Activation, frame: Sequence[Value]) -> None:
    """Finds the cases whose preconditions hold when a specification calls an open method."""
    activation.held = [(case, None) for case in contract.cases if case.broken_requirement(thread, frame) is None]


def leave(contract: ContractCode, thread: RunningThread, activation: Activation, value: Value) -> None:
    """Koppier method exit: the postconditions of every case that applied."""
    for case, allowed in activation.held:
        for clause in case.ensures:
            problem = owed(clause, thread, activation.arguments, value)
            if problem is not None and contract.assumed:
                thread.exclude(clause.span)
            if problem is not None:
                thread.fail(ViolationKind.ENSURES, clause.span, problem)
        _check_assignable(thread, activation, allowed)
    if contract.assumed and thread.world.in_specification:
        return
    _check_static_invariants(contract, thread)
    if contract.checks_invariant:
        this = activation.arguments[0]
        _check_invariants(contract, thread, this)
        if isinstance(this, ObjectValue) and contract.constructs is this.cls:
            thread.world.constructed.append(this)


def leave_throwing(
    contract: ContractCode, thread: RunningThread, activation: Activation, exception: ObjectValue
) -> None:
    """Koppier exceptional state: the exceptional postconditions of a method an exception leaves."""
    for case, allowed in activation.held:
        for clause in case.exceptional:
            problem = owed(clause, thread, activation.arguments)
            if problem is not None and contract.assumed:
                thread.exclude(clause.span)
            if problem is not None:
                said = problem or f"{exception.cls.name} leaves the method"
                thread.fail(ViolationKind.EXCEPTIONAL, clause.span, said)
        for t, clause in case.signals:
            if thread.world.heap.instance_of(exception, t):
                problem = owed(clause, thread, activation.arguments, exception)
                if problem is not None and contract.assumed:
                    thread.exclude(clause.span)
                if problem is not None:
                    said = problem or f"{exception.cls.name} leaves the method"
                    thread.fail(ViolationKind.SIGNALS, clause.span, said)
        _check_assignable(thread, activation, allowed)
    if contract.assumed and thread.world.in_specification:
        return
    _check_static_invariants(contract, thread)
    if contract.checks_invariant and contract.constructs is None:
        _check_invariants(contract, thread, activation.arguments[0])
    if len(thread.stack) == 1:
        thread.excused = _speaks_of(contract, thread, activation, exception)


def _speaks_of(contract: ContractCode, thread: RunningThread, activation: Activation, exception: ObjectValue) -> bool:
    """Whether the declaration, or a clause of an applicable case, allows the exception."""
    if permits(thread.world.hierarchy, contract.throws, exception.cls.name):
        return True
    heap = thread.world.heap
    return any(
        bool(case.exceptional) or any(heap.instance_of(exception, t) for t, _ in case.signals)
        for case, _ in activation.held
    )


def _check_static_invariants(contract: ContractCode, thread: RunningThread) -> None:
    """The static invariants of the method's class, once the class is initialised."""
    if contract.static_invariants and not isinstance(thread.world.class_states.get(contract.owner), int):
        for clause in contract.static_invariants:
            problem = clause.problem(thread, [])
            if problem is not None:
                thread.fail(ViolationKind.INVARIANT, clause.span, problem)


def _check_assignable(thread: RunningThread, activation: Activation, allowed: Allowed | None) -> None:
    """Whatever existed on entry and is not listed has not been assigned by this thread."""
    if allowed is None:
        return
    for write in thread.world.heap.journal[activation.mark :]:
        if _is_covered(write, allowed, activation.first_new) or write[5] != thread.number:
            continue
        thread.fail(ViolationKind.ASSIGNABLE, write[4], f"{describe_slot(write)} may not be assigned")


def _check_invariants(contract: ContractCode, thread: RunningThread, this: Value) -> None:
    """The invariants of the object's class and all its supertypes (for a constructor: of its own class)."""
    if isinstance(this, ArrayValue):
        return  # it has the methods of Object, and promises nothing
    assert isinstance(this, ObjectValue)
    for clause in thread.world.invariants_of(contract.constructs or this.cls):
        problem = clause.problem(thread, [this])
        if problem is not None:
            if contract.constructs is None and _was_broken(thread, this):
                thread.exclude(clause.span)
            thread.fail_invariant(clause.span, problem, this)


def check_changed(thread: RunningThread, activation: Activation) -> None:
    """At the end of a run: objects that the run was given or constructed satisfy their invariants, if they ever did.

    The receiver has been checked, unless other threads have run after that.
    """
    info, world = activation.code.info, thread.world
    if info.helper or info.name == STATIC_INITIALISER:
        return
    receiver = None if info.static or world.started > 1 else activation.arguments[0]
    for each in (*world.given.values(), *world.constructed):
        if each is receiver:
            continue
        for clause in world.invariants_of(each.cls):
            problem = clause.problem(thread, [each])
            if problem is not None and not _was_broken(thread, each):
                thread.fail_invariant(clause.span, problem, each)


def _was_broken(thread: RunningThread, this: ObjectValue) -> bool:
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
