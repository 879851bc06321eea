"""Calls by contract: check the precondition, havoc what may be assigned, assume the postcondition.

So a call has one continuation for each outcome of its contract, whatever its body does, and recursion is not unrolled.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from oxpecker import terms
from oxpecker.engine.limits import MOST_NUMBERS
from oxpecker.engine.machine.calls import pop, pop_throwing
from oxpecker.engine.machine.references import one_target
from oxpecker.engine.path.endings import Infeasible, PathEnded
from oxpecker.engine.path.environment import Unknown
from oxpecker.engine.path.frames import HeldCase
from oxpecker.engine.path.requests import Decide
from oxpecker.engine.path.specification import Assumption, OpenCall
from oxpecker.engine.path.state import State
from oxpecker.engine.specification.evaluation import Evaluation, finish
from oxpecker.engine.specification.havoc import Havoc, Place, fields_of, locate
from oxpecker.engine.values.arithmetic import equal, implication, negation
from oxpecker.engine.values.value import Code, Value
from oxpecker.oox import typed
from oxpecker.oox.analysis.effects import Effects
from oxpecker.oox.hierarchy import ClassInfo
from oxpecker.oox.input_clauses import UNKNOWN_ORDERS
from oxpecker.oox.interpreter.witness import result_name
from oxpecker.oox.open_methods import lacks_source
from oxpecker.oox.regions import field_region
from oxpecker.oox.throws import permits
from oxpecker.oox.types import THROWABLE, VOID
from oxpecker.terms import Sort, Term

if TYPE_CHECKING:
    from oxpecker.engine.specification.contracts import ContractCode, Obligation

Model = Mapping[Term, Any]


class Summary:
    """A contract in place of a body, entered after its precondition has been checked."""

    def __init__(self, contract: ContractCode) -> None:
        self.contract = contract
        self.info = contract.code.info

    def __call__(self, state: State) -> Any:
        """Havocs what may be assigned, then continues with each outcome."""
        state.frames.retry = self
        activation = state.frames.activation
        assert activation is not None
        for held in activation.held:
            if isinstance(held.applies, Term) and held.applies not in state.knowledge.facts:
                raise Decide(held.applies)
        applied = tuple(h for h in activation.held if state.knowledge.facts.get(h.applies, h.applies))
        effects = state.explorer.program.effects.of_call(self.info, activation.virtual)
        locations = frame_of(applied)
        evaluation = Evaluation(state, activation.arguments, activation)
        places: list[Place] = []
        for location in locations or ():
            if not isinstance(location, typed.StaticSet):
                places += locate(evaluation, location, effects)
        if self.info.is_constructor:
            places += self.own_fields(state, one_target(state, activation.arguments[0]), effects)
        finish(state)
        havoc = Havoc(state, effects, activation.span)
        if locations is None:
            havoc.regions(effects)
        else:
            statics = {location.field for location in locations if isinstance(location, typed.StaticSet)}
            havoc.statics(statics if effects.is_open else statics & effects.statics)
        havoc.places(places)
        return self.outcomes(state, applied, effects, havoc)

    def own_fields(self, state: State, this: int, effects: Effects) -> list[Place]:
        """The fields of its object that a constructor may assign: those of its class, and those its callees assign."""
        hierarchy, regions = state.explorer.hierarchy, effects.regions
        above = {field_region(f) for cls in hierarchy[self.info.owner].lineage() for f in cls.fields.values()}
        return fields_of(state, this, None, True, Effects(regions | above, is_open=effects.is_open))

    # --- outcomes ------------------------------------------------------------------------------------------

    def outcomes(self, state: State, applied: tuple[HeldCase, ...], effects: Effects, havoc: Havoc) -> Any:
        """The outcomes of the call: it returns, or throws an exception that its contract and its body allow."""
        modular, activation = state.explorer.modular, state.frames.activation
        assert activation is not None
        if not state.explorer.forks.is_possible(state):
            raise PathEnded(Infeasible())  # a call before this one is to blame, if any
        modular.close(state.specification)
        modular.relied_on[self.info] = None
        call = OpenCall(self.info, activation.span)
        modular.open_calls[call] = None
        state.specification.open_calls = (*state.specification.open_calls, call)
        classes = self.exceptions(state, applied, effects)
        if classes:
            other = state.fork()
            other.choices.take(1)
            other.frames.next = self.throws(self.exception(other, classes), applied)
            state.explorer.forks.later(other)
            state.take(0)
        value = None if self.info.return_type == VOID else havoc.value(self.info.return_type, self.info.key)
        return self.returns(value, applied, state.knowledge.model, len(state.knowledge.condition.constraints))(state)

    def returns(self, value: Value, applied: tuple[HeldCase, ...], model: Model | None, known: int) -> Code:
        """The continuation if the call returns a value; the model is that of the path before it."""

        def begin(state: State) -> Any:
            state.frames.retry = begin
            duties = self.contract.normal_duties(value, applied)
            return self.assume(state, duties, True, done)

        def done(state: State) -> Any:
            result = determined(state, value, model, known)
            return pop(self.left(self.contract.constructed(state), "returned", result), result)

        return begin

    def throws(self, exception: Value, applied: tuple[HeldCase, ...]) -> Code:
        """The continuation if the call throws an exception."""

        def begin(state: State) -> Any:
            state.frames.retry = begin
            state.explorer.forks.extended(state, negation(equal(exception, 0)))
            duties = self.contract.exceptional_duties(state, exception, applied)
            return self.assume(
                state, duties, False, lambda s: pop_throwing(self.left(s, "threw", exception), exception)
            )

        return begin

    def assume(self, state: State, duties: list[Obligation], normally: bool, done: Code) -> Any:
        """Assumes the clauses of the contract, then the invariants."""

        def invariants(other: State) -> Any:
            other.frames.retry = invariants
            return self.each(other, self.contract.invariant_duties(other, normally), 0, normally, arguments)

        def arguments(other: State) -> Any:
            # In programs with threads, a method does not owe the invariants of its arguments.
            is_owed = bool(self.contract.admission.asked) and not other.explorer.program.forking
            return self.arguments(other, 0, normally, done) if is_owed else done(other)

        return self.each(state, duties, 0, normally, invariants)

    def arguments(self, state: State, number: int, normally: bool, done: Code) -> Any:
        """Assumes the invariants of the arguments, one after the other: the method has preserved them."""
        activation = state.frames.activation
        assert activation is not None
        objects = self.contract.admission.objects(state, activation.arguments, resolved=False)
        if number == len(objects):
            return done(state)
        state.frames.retry = lambda s: self.arguments(s, number, normally, done)
        condition, address = objects[number]
        held, _ = self.contract.admission.held(state, address, past=False)
        take_for_granted(state, implication(condition, held), asks=not normally)
        return self.arguments(state, number + 1, normally, done)

    def each(self, state: State, duties: list[Obligation], number: int, normally: bool, done: Code) -> Any:
        """Assumes one clause after the other."""
        if number == len(duties):
            return done(state)
        duty = duties[number]

        def promised(other: State) -> Any:
            other.frames.retry = promised
            activation = other.frames.activation
            assert activation is not None
            evaluation = Evaluation(other, activation.arguments, activation)
            evaluation.bound.update(duty.bound)
            owed = implication(duty.applies, evaluation.holds(duty.condition))
            finish(other)
            take_for_granted(other, owed, asks=not normally)
            return self.each(other, duties, number + 1, normally, done)

        return promised(state)

    # --- open methods --------------------------------------------------------------------------------------

    def begun(self, state: State) -> None:
        """An open method starts; one of its outcomes must be possible."""
        modular, activation = state.explorer.modular, state.frames.activation
        assert activation is not None
        # The total order of keys is assumed for inputs; a class without source has no contract.
        is_assumed = self.info.owner in UNKNOWN_ORDERS or lacks_source(state.explorer.hierarchy, self.info.owner)
        if not activation.in_specification and not is_assumed:
            modular.relied_on[self.info] = None
        call = OpenCall(self.info, activation.span)
        modular.open_calls[call] = None
        state.specification.open_calls = (*state.specification.open_calls, call)

    def promised(self, state: State, value: Value, duties: list[Obligation]) -> Any:
        """An open method returns: its postconditions are assumed, because its code is unknown."""
        return self.each(state, duties, 0, True, lambda s: pop(_ended(s), value))

    def promised_throwing(self, state: State, exception: Value, duties: list[Obligation]) -> Any:
        """An exception leaves an open method: its clauses about exceptions are assumed."""
        return self.each(state, duties, 0, False, lambda s: pop_throwing(_ended(s), exception))

    def left(self, state: State, how: str, value: Value) -> State:
        """Records the outcome of the call."""
        activation = state.frames.activation
        assert activation is not None
        if state.knowledge.model is not None:
            state.explorer.modular.close(state.specification)
        parameters = self.contract.code.method.parameters
        values = [(p.name, v, p.type) for p, v in zip(parameters, activation.arguments, strict=True)]
        if how == "returned" and self.info.return_type != VOID:
            values.append((result_name(self.info), value, self.info.return_type))
        elif how == "threw":
            values.append(("exception", value, THROWABLE))
        what = f"the contract of {self.info} would allow a call that {how}"
        state.specification.assumed = (*state.specification.assumed, Assumption(what, activation.span, tuple(values)))
        return state

    # --- exceptions ----------------------------------------------------------------------------------------

    def exceptions(self, state: State, applied: tuple[HeldCase, ...], effects: Effects) -> tuple[ClassInfo, ...]:
        """The classes of exceptions that the body throws and, if exceptions are findings, a clause allows."""
        if any(_is_false(clause.condition) for held in applied for clause in held.case.exceptional):
            return ()
        hierarchy = state.explorer.hierarchy
        every = hierarchy.concrete_subclasses(THROWABLE.name)
        found = [cls for cls in every if effects.is_open or cls.name in effects.throws]
        if state.explorer.program.program.options["exceptions"] == "finding":
            signalled = {str(signals.type) for held in applied for signals in held.case.signals}
            if not any(held.case.exceptional for held in applied):
                found = [
                    cls
                    for cls in found
                    if permits(hierarchy, self.info.throws, cls.name)
                    or any(hierarchy.subclass(cls.name, name) for name in signalled)
                ]
        return tuple(found)

    def exception(self, state: State, classes: tuple[ClassInfo, ...]) -> Any:
        """An unknown exception of some classes."""
        explorer = state.explorer
        number = explorer.modular.exceptions.setdefault(
            tuple(c.name for c in classes), len(explorer.modular.exceptions)
        )
        name = f"exception {number}@{state.heap.clock}"
        variable = terms.variable(name, Sort.INT, terms.Interval(0, None))
        assert isinstance(variable, Term)
        explorer.inputs.unknowns.setdefault(
            variable, Unknown(THROWABLE, explorer.bounds.chain, name, state.heap.clock, classes)
        )
        return variable


def _ended(state: State) -> State:
    """Records that an open method has an outcome, if that is known."""
    if state.knowledge.model is not None:
        state.explorer.modular.close(state.specification)
    return state


def determined(state: State, value: Value, model: Model | None, known: int) -> Any:
    """The result, if the contract allows only one number, in terms of constants.

    With it, a model of the first conditions of the path may be one of all of them.
    """
    if not isinstance(value, Term) or value.op is not terms.Op.VARIABLE or value.sort is not Sort.INT:
        return value
    spoken = [c for c in state.knowledge.condition.constraints if value in c.variables]
    if value in state.explorer.inputs.unknowns or any(len(c.variables) > 1 for c in spoken):
        return value
    interval = (terms.infer(spoken) or {}).get(value)
    if interval is None or interval.low is None or interval.high is None:
        return value
    if interval.high - interval.low > MOST_NUMBERS:
        return value
    numbers = range(interval.low, interval.high + 1)
    fitting = [n for n in numbers if all(terms.evaluate(c, {value: n}) is True for c in spoken)]
    if len(fitting) != 1:
        return value
    if state.knowledge.model is None and model is not None:
        widened = {**model, value: fitting[0]}
        if all(terms.evaluate(c, widened) is True for c in state.knowledge.condition.constraints[known:]):
            state.knowledge.model = widened
    return fitting[0]


def take_for_granted(state: State, condition: Value, asks: bool) -> None:
    """Adds a condition to the path; without pruning, its feasibility is checked together with what follows."""
    explorer = state.explorer
    if asks or not isinstance(condition, Term):
        possible = explorer.forks.extended(state, condition)
    else:
        possible = all(part is not False for part in terms.conjuncts(condition))
        if state.knowledge.model is not None and terms.evaluate(condition, state.knowledge.model) is not True:
            state.knowledge.model = None
        state.knowledge.assume(condition)
    if not possible:
        raise PathEnded(Infeasible())
    settle(state, condition)


def settle(state: State, condition: Value) -> None:
    """Records what a condition says about references that a havoc left."""
    unknowns = state.explorer.inputs.unknowns
    for part in terms.conjuncts(condition):
        if not isinstance(part, Term) or part.op is not terms.Op.EQ:
            continue
        for variable, address in (part.args, part.args[::-1]):
            unknown = unknowns.get(variable)
            if (
                unknown is None
                or not unknown.version
                or variable in state.knowledge.aliases
                or address.__class__ is not int
            ):
                continue
            state.knowledge.resolution[variable] = address
            if address:
                state.explorer.inputs.restrict(state, address, unknown.type)


def _is_false(condition: typed.Expression) -> bool:
    return isinstance(condition, typed.Literal) and condition.value is False


def frame_of(applied: tuple[HeldCase, ...]) -> typed.Locations | None:
    """The frame of a call: the shortest list among the cases that applied."""
    frames = [held.case.assignable for held in applied if held.case.assignable is not None]
    return min(frames, key=len) if frames else None
