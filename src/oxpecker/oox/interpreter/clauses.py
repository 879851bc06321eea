"""Clauses of contracts and invariants as Python functions of a thread and the frame of a call's entry."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from oxpecker.oox import typed
from oxpecker.oox.hierarchy import STATIC_INITIALISER, ClassInfo, Hierarchy
from oxpecker.oox.interpreter.expressions import SpecificationCode
from oxpecker.oox.interpreter.heap import Heap, Reference, Value
from oxpecker.oox.interpreter.outcome import Thrown
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Span
from oxpecker.oox.types import Type

Evaluate = Callable[..., Any]
"""A compiled expression: takes the thread, the frame and the values of bound variables."""

Allowed = list[tuple[list[Value], int, int]]
"""Slots that may be assigned: a list and the first and last index in it."""


@dataclass(frozen=True, slots=True)
class ClauseCode:
    """A clause ready to be evaluated on (thread, entry frame[, bound value])."""

    evaluate: Evaluate
    span: Span

    def problem(self, thread: object, frame: Sequence[Value], *bound: Value) -> str | None:
        """None when the clause holds, else why it does not (empty when it is simply false)."""
        try:
            return None if self.evaluate(thread, frame, *bound) else ""
        except Thrown as thrown:
            return thrown.reason


@dataclass(frozen=True, slots=True)
class CaseCode:
    """A specification case ready to be evaluated."""

    requires: tuple[ClauseCode, ...]
    ensures: tuple[ClauseCode, ...]
    exceptional: tuple[ClauseCode, ...]
    signals: tuple[tuple[Type, ClauseCode], ...]
    assignable: Callable[[object, Sequence[Value]], Allowed] | None

    def broken_requirement(self, thread: object, frame: Sequence[Value]) -> tuple[ClauseCode, str] | None:
        """The first `requires` that does not hold, and why."""
        for clause in self.requires:
            problem = clause.problem(thread, frame)
            if problem is not None:
                return clause, problem
        return None


@dataclass(frozen=True, slots=True)
class MeasureCode:
    """The measure of a recursion, ready to be evaluated on (thread, entry frame)."""

    evaluate: Evaluate
    span: Span


@dataclass(frozen=True, slots=True)
class ContractCode:
    """Everything that is checked when a method starts and ends."""

    cases: tuple[CaseCode, ...]
    checks_invariant: bool
    constructs: ClassInfo | None
    owner: str
    throws: tuple[Type, ...]
    static_invariants: tuple[ClauseCode, ...]
    measure: MeasureCode | None = None
    assumed: bool = False
    """Whether the body is unknown: a run that violates the contract is then excluded."""


class SpecificationHost(Protocol):
    """The context of compiled specifications: a program, its heap, the meaning of numbers, and the available names."""

    program: typed.Program
    hierarchy: Hierarchy
    heap: Heap
    names: dict[str, object]
    java_ints: bool
    overflow_check: bool

    def has_invariants(self, cls: ClassInfo) -> bool:
        """Whether objects seen as this class may have invariants, their own class's included."""


def compile_contract(method: typed.Method, host: SpecificationHost) -> ContractCode | None:
    """The contract of a method, or None when there is nothing to check."""
    info = method.info
    owner = host.hierarchy[info.owner]
    cases = tuple(_compile_case(case, host) for case in method.cases)
    relevant = not info.static and not info.helper
    checks_invariant = relevant and host.has_invariants(owner)
    static = () if info.helper else host.program.static_invariants.get(info.owner, ())
    if info.name == STATIC_INITIALISER or not (cases or checks_invariant or info.throws or static):
        return None
    constructs = owner if info.is_constructor else None
    statics = tuple(compile_clause(clause, host) for clause in static)
    measure = None if method.measure is None else _compile_measure(method.measure, host)
    return ContractCode(cases, checks_invariant, constructs, info.owner, info.throws, statics, measure, method.open)


def _compile_measure(measure: typed.Measure, host: SpecificationHost) -> MeasureCode:
    parts = [_compile(part, host) for part in measure.parts]
    return MeasureCode(lambda m, f: tuple(part(m, f) for part in parts), measure.span)


def _compile_case(case: typed.Case, host: SpecificationHost) -> CaseCode:
    return CaseCode(
        tuple(compile_clause(clause, host) for clause in case.requires),
        tuple(compile_clause(clause, host, "q0") for clause in case.ensures),
        tuple(compile_clause(clause, host) for clause in case.exceptional),
        tuple((c.type, compile_clause(c, host, f"q{c.exception.index}")) for c in case.signals),
        None if case.assignable is None else _compile_locations(case.assignable, host),
    )


def compile_clause(clause: typed.Clause | typed.SignalsClause, host: SpecificationHost, *bound: str) -> ClauseCode:
    """A clause as a function of thread, frame and the given bound variable."""
    return ClauseCode(_compile(clause.condition, host, *bound), clause.span)


def _compile(expression: typed.Expression, host: SpecificationHost, *bound: str) -> Evaluate:
    names = dict(host.names)
    compiler = SpecificationCode(names, host.java_ints, host.overflow_check)
    compiler.bound += [int(name[1:]) for name in bound]
    source = f"lambda {', '.join(('m', 'f', *bound))}: {compiler.code(expression)}"
    function: Evaluate = eval(source, names)
    return function


def _compile_locations(
    locations: typed.Locations, host: SpecificationHost
) -> Callable[[object, Sequence[Value]], Allowed]:
    """A function that finds, on entry, the slots that may be assigned; what is null there allows nothing."""
    parts = [_compile_location(location, host) for location in locations]

    def allowed(thread: object, frame: Sequence[Value]) -> Allowed:
        found: Allowed = []
        for part in parts:
            try:
                found += part(thread, frame)
            except Thrown:
                continue
        return found

    return allowed


def _compile_location(
    location: typed.FieldSet | typed.StaticSet | typed.ElementSet, host: SpecificationHost
) -> Callable[[object, Sequence[Value]], Allowed]:
    if isinstance(location, typed.StaticSet):
        slots, slot = host.heap.statics[location.field.owner], location.field.slot
        return lambda _m, _f: [(slots, slot, slot)]
    target = _compile(location.target, host)
    if isinstance(location, typed.FieldSet):
        field = location.field
        if field is None:
            return lambda m, f: _slots(target(m, f), 0, None)
        return lambda m, f: _slots(target(m, f), field.slot, field.slot)
    if location.low is None or location.high is None:
        return lambda m, f: _slots(target(m, f), 0, None)
    low, high = _compile(location.low, host), _compile(location.high, host)
    return lambda m, f: _slots(target(m, f), low(m, f), high(m, f))


def _slots(holder: Reference | None, low: int, high: int | None) -> Allowed:
    if holder is None:
        return []
    return [(holder.slots, low, len(holder.slots) - 1 if high is None else high)]
