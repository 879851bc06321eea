"""Contracts and class invariants on a path: assumed for the method under check, checked for the methods it calls."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Protocol

from oxpecker.engine.limits import CALLS_OF_A_CONTRACT
from oxpecker.engine.machine.calls import pop, pop_throwing
from oxpecker.engine.machine.references import one_target, same, targets
from oxpecker.engine.machine.types import type_test
from oxpecker.engine.path.endings import Excluded, PathEnded, Threw, Violated, ends
from oxpecker.engine.path.entities import Record
from oxpecker.engine.path.exploration import Compiled
from oxpecker.engine.path.frames import Activation, Callee, HeldCase
from oxpecker.engine.path.requests import Narrow
from oxpecker.engine.path.state import State
from oxpecker.engine.path.writes import WriteLog
from oxpecker.engine.specification.admission import Admission
from oxpecker.engine.specification.assumptions import Assumptions
from oxpecker.engine.specification.clauses import all_hold, decide
from oxpecker.engine.specification.evaluation import Evaluation, finish
from oxpecker.engine.specification.modular import Summary
from oxpecker.engine.specification.recursion import measured
from oxpecker.engine.specification.writes import writes_since
from oxpecker.engine.values.arithmetic import conjunction, disjunction, implication, negation
from oxpecker.engine.values.value import Code, Value
from oxpecker.oox import typed
from oxpecker.oox.hierarchy import STATIC_INITIALISER, ClassInfo
from oxpecker.oox.input_clauses import is_identity
from oxpecker.oox.interpreter.outcome import ViolationKind
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import NOWHERE, Span
from oxpecker.oox.throws import left_out


@dataclass(frozen=True, slots=True)
class Obligation:
    """Something to check when a method ends."""

    kind: ViolationKind
    span: Span
    condition: typed.Expression
    applies: Value
    bound: tuple[tuple[int, Value], ...] = ()
    reason: str = ""
    of_object: bool = False
    """Whether it is an invariant of an object that existed on entry."""


class Contracted(Compiled, Protocol):
    """A compiled program with contracts."""

    @property
    def assumptions(self) -> Assumptions:
        """The assumptions of the method under check, in the order of evaluation."""


class ContractCode:
    """What happens when a method with a contract starts and ends."""

    def __init__(
        self,
        code: Callee,
        program: Contracted,
        invariants: dict[str, tuple[typed.Clause, ...]],
        static_invariants: tuple[typed.Clause, ...],
    ) -> None:
        self.code = code
        self.cases = code.method.cases
        self.invariants = invariants
        info = code.info
        self.for_objects = not info.static and not info.helper and bool(invariants)
        self.static_invariants = () if info.helper else static_invariants
        self.constructs = info.owner if info.is_constructor else None
        self.summary = Summary(self)
        self.program = program
        self.admission = Admission(program.program, code.method)

    def body(self, state: State) -> Code:
        """What follows the entry: the code of the method, or the outcomes that its contract allows."""
        assert state.frames.activation is not None
        if self.code.method.open:
            self.summary.begun(state)
        return self.summary if state.frames.activation.by_contract else self.code.entry

    # --- entry ---------------------------------------------------------------------------------------------

    def enter(self, state: State) -> Any:
        """Koppier method entry: the precondition of some case must hold; the method under check assumes it."""
        state.frames.retry = self.enter
        activation = state.frames.activation
        assert activation is not None
        self.program.calls += CALLS_OF_A_CONTRACT
        evaluation = Evaluation(state, activation.arguments, activation)
        # The thread that forks a method calls it, and must ensure its precondition.
        started = activation.below is None and state.threads.current == 0
        assumed = self.program.assumptions.requires if started else {}
        conditions = [all_hold(evaluation, assumed.get(n, case.requires)) for n, case in enumerate(self.cases)]
        finish(state)
        some: Value = not conditions
        for condition in conditions:
            some = disjunction(some, condition)
        held = tuple(HeldCase(c, a) for c, a in zip(self.cases, conditions, strict=True) if a is not False)
        span = next((c.span for case in self.cases for c in case.requires), activation.span)

        def admitted(other: State) -> Any:
            # For a single case, the path condition implies that it applies.
            other.frames.hold(
                tuple(HeldCase(each.case, other.knowledge.facts.get(each.applies, each.applies)) for each in held)
            )
            if self.code.method.measure is not None:
                return measure(other)
            return statics(other)

        def measure(other: State) -> Any:
            other.frames.retry = measure
            wanted = self.code.method.measure
            assert wanted is not None
            too_large = ends(Violated(ViolationKind.DECREASES, wanted.span, ""))
            return decide(other, measured(other, wanted), statics, too_large, wanted.span)

        def statics(other: State) -> Any:
            if self._static_duties(other):
                return self._check(other, self._static_duties(other), 0, objects)
            return objects(other)

        def objects(other: State) -> Any:
            assert other.frames.activation is not None
            if other.frames.activation.by_contract and self.admission.asked:
                return self.admission.at_call(other, receiver)
            return receiver(other)

        def receiver(other: State) -> Any:
            if self.for_objects and self.constructs is None:
                return self._entry_invariants(other, started)
            return self.body(other)

        refused = Excluded(span, precondition=True) if started else Violated(ViolationKind.REQUIRES, span, "")
        return decide(state, some, admitted, ends(refused), span)

    def hold(self, state: State) -> Any:
        """Finds the cases whose preconditions hold when a specification calls an open method."""
        state.frames.retry = self.hold
        activation = state.frames.activation
        assert activation is not None
        evaluation = Evaluation(state, activation.arguments, activation)
        conditions = [all_hold(evaluation, case.requires) for case in self.cases]
        finish(state)
        state.frames.hold(tuple(HeldCase(c, a) for c, a in zip(self.cases, conditions, strict=True) if a is not False))
        return self.body(state)

    def _entry_invariants(self, state: State, started: bool) -> Any:
        def check(other: State) -> Any:
            other.frames.retry = check
            assert other.frames.activation is not None
            this = other.frames.activation.arguments[0]
            clauses = self.invariants_for(other, this, started)
            span = clauses[-1].span if clauses else other.frames.activation.span
            holds = all_hold(Evaluation(other, [this], other.frames.activation), clauses)
            finish(other)

            def refused(third: State) -> Any:
                if started:
                    raise PathEnded(Excluded(span))
                return self._broken_invariant(third, span)

            return decide(other, holds, self.body, refused, span)

        return check(state)

    def _broken_invariant(self, state: State, span: Span) -> Any:
        """An invariant of the receiver does not hold. For an input, it held before the start (JML: visible states).

        An input for which it did not hold is excluded.
        """

        violated, excluded = ends(Violated(ViolationKind.INVARIANT, span, "")), ends(Excluded(span))

        def check(other: State) -> Any:
            other.frames.retry = check
            assert other.frames.activation is not None
            this = other.frames.activation.arguments[0]
            ((_, address),) = targets(other, this)
            if other.specification.begun is None or not other.heap.entities[address].is_input:
                return violated(other)
            evaluation = Evaluation(other, [this], other.frames.activation)
            with evaluation.at(other.specification.begun):
                held = all_hold(evaluation, self.invariants_for(other, this))
            finish(other)
            return decide(other, held, violated, excluded, span)

        return check(state)

    def invariants_for(self, state: State, this: Value, assumed: bool = False) -> list[typed.Clause]:
        """The invariants of an object's class and its supertypes; a constructor is responsible for its own class.

        Assumed invariants come in the best order of evaluation.
        """
        hierarchy = state.explorer.hierarchy
        if self.constructs is not None:
            return self._of_class(hierarchy[self.constructs])
        address = one_target(state, this)
        record = state.heap.entities[address]
        if not isinstance(record, Record):
            return []  # an array has the methods of Object, and promises nothing
        lists = [self._of_class(cls, assumed) for cls in record.classes]
        if any(other != lists[0] for other in lists[1:]):
            raise Narrow(address, tuple((cls,) for cls in record.classes))
        return lists[0]

    def _of_class(self, cls: ClassInfo, assumed: bool = False) -> list[typed.Clause]:
        order = self.program.assumptions.invariants if assumed else {}
        names = [info.name for info in cls.all_interfaces()] + [info.name for info in reversed(list(cls.lineage()))]
        return [clause for name in names for clause in order.get(name, self.invariants.get(name, ()))]

    # --- exit ----------------------------------------------------------------------------------------------

    def leaving(self, value: Value) -> Code:
        """Koppier method exit: the postconditions of the cases that applied, then the invariants."""

        def begin(state: State) -> Any:
            state.frames.retry = begin
            assert state.frames.activation is not None
            duties = self.normal_duties(value, state.frames.activation.held)
            if self.code.method.open:
                return self.summary.promised(state, value, duties)
            return self._check_all(state, duties, True, lambda s: pop(self.constructed(s), value))

        return begin

    def constructed(self, state: State) -> State:
        """Notes that an object is whole once the constructor of its own class has returned."""
        if self.constructs is not None and self.for_objects:
            assert state.frames.activation is not None
            address = one_target(state, state.frames.activation.arguments[0])
            record = state.heap.entities[address]
            assert isinstance(record, Record)
            if record.classes[0].name == self.constructs:
                whole = state.heap.writable(address)
                assert isinstance(whole, Record)
                whole.is_constructed = True
        return state

    def normal_duties(self, value: Value, cases: Sequence[HeldCase]) -> list[Obligation]:
        """The postconditions of cases for a normal return."""
        return [
            Obligation(ViolationKind.ENSURES, clause.span, clause.condition, held.applies, ((0, value),))
            for held in cases
            for clause in held.case.ensures
        ]

    def leaving_throwing(self, exception: Value) -> Code:
        """Koppier exceptional state: the clauses about exceptions, then the invariants."""

        def begin(state: State) -> Any:
            state.frames.retry = begin
            assert state.frames.activation is not None
            duties = self.exceptional_duties(state, exception, state.frames.activation.held)
            if self.code.method.open:
                return self.summary.promised_throwing(state, exception, duties)
            excused = self._speaks_of(state, exception) if state.frames.activation.below is None else False
            return self._check_all(state, duties, False, lambda s: _throw_on(s, exception, excused))

        return begin

    def exceptional_duties(self, state: State, exception: Value, cases: Sequence[HeldCase]) -> list[Obligation]:
        """The clauses of cases for an exception that leaves the method."""
        duties: list[Obligation] = []
        reason = f"{_class_of(state, exception)} leaves the method" if cases else ""
        for held in cases:
            duties += [
                Obligation(ViolationKind.EXCEPTIONAL, clause.span, clause.condition, held.applies, (), reason)
                for clause in held.case.exceptional
            ]
            for signals in held.case.signals:
                # An exception that may be several objects may be of the type under a condition only.
                applies = conjunction(held.applies, type_test(state, exception, signals.type))
                if applies is not False:
                    bound = ((signals.exception.index, exception),)
                    kind = ViolationKind.SIGNALS
                    duties.append(Obligation(kind, signals.span, signals.condition, applies, bound, reason))
        return duties

    def _speaks_of(self, state: State, exception: Value) -> Value:
        """Whether the declaration, or a clause of a case that applied, allows the exception to leave."""
        assert state.frames.activation is not None
        spoken: Value = False
        for t in self.code.info.throws:
            declared = type_test(state, exception, t)
            for other in left_out(state.explorer.hierarchy, t):
                declared = conjunction(declared, negation(type_test(state, exception, other)))
            spoken = disjunction(spoken, declared)
        for held in state.frames.activation.held:
            here: Value = bool(held.case.exceptional)
            for signals in held.case.signals:
                here = disjunction(here, type_test(state, exception, signals.type))
            spoken = disjunction(spoken, conjunction(held.applies, here))
        return spoken

    def _static_duties(self, state: State) -> list[Obligation]:
        """The static invariants of the method's class, once the class is initialised."""
        if not self.static_invariants or isinstance(state.heap.class_states.get(self.code.info.owner), int):
            return []
        return [Obligation(ViolationKind.INVARIANT, c.span, c.condition, True) for c in self.static_invariants]

    def invariant_duties(self, state: State, normally: bool) -> list[Obligation]:
        """The invariants that must hold when the method has ended."""
        return self._static_duties(state) + self._object_duties(state, normally)

    def _object_duties(self, state: State, normally: bool) -> list[Obligation]:
        if not self.for_objects or (self.constructs is not None and not normally):
            return []
        assert state.frames.activation is not None
        this = state.frames.activation.arguments[0]
        clauses = self.invariants_for(state, this)
        existed = self.constructs is None
        return [Obligation(ViolationKind.INVARIANT, c.span, c.condition, True, of_object=existed) for c in clauses]

    def _check_all(self, state: State, duties: list[Obligation], normally: bool, done: Code) -> Any:
        """Checks the clauses of the cases, then their frames, then the invariants."""

        def invariants(other: State) -> Any:
            other.frames.retry = invariants
            return self._check(other, self.invariant_duties(other, normally), 0, done)

        return self._check(state, duties, 0, lambda s: check_writes(s, s.frames.activation, invariants))

    def _check(self, state: State, duties: list[Obligation], number: int, done: Code) -> Any:
        """Checks one obligation after the other."""
        if number == len(duties):
            return done(state)
        duty = duties[number]

        def check(other: State) -> Any:
            other.frames.retry = check
            assert other.frames.activation is not None
            evaluation = Evaluation(other, other.frames.activation.arguments, other.frames.activation)
            evaluation.bound.update(duty.bound)
            with other.action.used_under(duty.applies):
                holds = evaluation.holds(duty.condition)
            finish(other)

            def broken(third: State) -> Any:
                if not duty.of_object:
                    raise PathEnded(Violated(duty.kind, duty.span, duty.reason))
                return self._broken_invariant(third, duty.span)

            owed = implication(duty.applies, holds)
            return decide(other, owed, lambda s: self._check(s, duties, number + 1, done), broken, duty.span)

        return check(state)


def check_writes(state: State, activation: Activation | None, done: Code) -> Any:
    """Checks that a call has written only what its cases allow."""
    assert activation is not None
    limited = [held for held in activation.held if held.case.assignable is not None]
    if not limited or activation.in_specification:
        return done(state)
    writes = writes_since(state, activation.mark)

    def check(other: State, number: int) -> Any:
        # A loop, not a call for each: there may be thousands of writes, and most are allowed at first sight.
        while number < len(writes):
            write = writes[number]
            other.frames.retry = partial(check, number=number)
            evaluation = Evaluation(other, activation.arguments, activation)
            covered: Value = True
            for held in limited:
                assert held.case.assignable is not None
                allowed = _covered(evaluation, write, held.case.assignable)
                covered = conjunction(covered, implication(held.applies, allowed))
            finish(other)
            if covered is not True:
                return decide(
                    other,
                    covered,
                    partial(check, number=number + 1),
                    ends(Violated(ViolationKind.ASSIGNABLE, write.span, "")),
                    write.span,
                )
            number += 1
        return done(other)

    return check(state, 0)


def _covered(evaluation: Evaluation, write: WriteLog, locations: typed.Locations) -> Value:
    """Whether a write is allowed: to a new object, or to a listed location."""
    state, activation = evaluation.state, evaluation.activation
    assert activation is not None and activation.entry_heap is not None
    if write.holder is None:
        return negation(write.condition)
    if isinstance(write.holder, int):
        entity = state.heap.entities[write.holder]
        # In a constructor, the object under construction is new, too.
        constructs = activation.code.info.is_constructor
        first_new = activation.arguments[0] if constructs else None
        if not activation.entry_heap.is_before(write.holder, entity, first_new):
            return True
        if isinstance(entity, Record) and is_identity(entity.classes[0], write.slot):
            return True
    allowed: Value = False
    for location in locations:
        if isinstance(location, typed.StaticSet):
            field = location.field
            allowed = disjunction(allowed, write.holder == field.owner and write.slot == field.slot)
            continue
        if not isinstance(write.holder, int):
            continue
        evaluation.problems = []
        here: Value = same(state, evaluation.old(location.target), write.holder)
        if isinstance(location, typed.FieldSet):
            here = conjunction(here, location.field is None or write.slot == location.field.slot)
        elif location.low is not None and location.high is not None:
            low, high = evaluation.old(location.low), evaluation.old(location.high)
            here = conjunction(here, conjunction(write.slot >= low, write.slot <= high))
        # A location that cannot be evaluated allows nothing.
        allowed = disjunction(allowed, evaluation.without_problems(here))
    return implication(write.condition, allowed)


def _throw_on(state: State, exception: Value, excused: Value) -> Any:
    """Passes an exception on; if it may leave the method under check, the path ends without a violation."""

    def leaves(other: State) -> Code:
        raise PathEnded(Threw(_class_of(other, exception), NOWHERE, other.threads.current, excused=True))

    return decide(state, excused, leaves, lambda s: pop_throwing(s, exception), NOWHERE)


def _class_of(state: State, exception: Value) -> str:
    ((_, address), *_) = targets(state, exception)
    record = state.heap.entities[address]
    assert isinstance(record, Record)
    return record.classes[0].name


def compile_contract(code: Callee, program: Contracted) -> ContractCode | None:
    """The contract of a method, or None when there is nothing to check."""
    invariants = {name: clauses for name, clauses in program.program.invariants.items() if clauses}
    static_invariants = program.program.static_invariants.get(code.info.owner, ())
    if code.info.name == STATIC_INITIALISER:
        return None
    contract = ContractCode(code, program, invariants, static_invariants)
    wanted = contract.cases or contract.for_objects or code.info.throws or contract.static_invariants
    return contract if wanted else None
