"""Calls by contract: the precondition is shown, what may be assigned gets any values, the postcondition is assumed.

So a call has as many ways on as its contract has outcomes, whatever its body does, and recursion needs no unrolling.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import TYPE_CHECKING, Any

from oxpecker import terms
from oxpecker.engine.explore.initialiser import Unknown
from oxpecker.engine.path.endings import Infeasible
from oxpecker.engine.path.heap import Value
from oxpecker.engine.path.requests import Decide
from oxpecker.engine.specification.evaluation import Evaluation, finish
from oxpecker.engine.specification.havoc import Havoc, Place, fields_of, locate
from oxpecker.engine.values.arithmetic import equal, implication, negation
from oxpecker.oox import typed
from oxpecker.oox.analysis.effects import Effects
from oxpecker.oox.analysis.static_state import static_state
from oxpecker.oox.hierarchy import ClassInfo, MethodInfo
from oxpecker.oox.interpreter.witness import result_name
from oxpecker.oox.making import UNKNOWN_ORDERS
from oxpecker.oox.records import dataclass
from oxpecker.oox.regions import field_region
from oxpecker.oox.source import Span
from oxpecker.oox.throws import lets_out
from oxpecker.oox.types import THROWABLE, VOID, Type
from oxpecker.terms import Sort, Term

if TYPE_CHECKING:
    from oxpecker.engine.compiled.program import MethodCode, ProgramCode
    from oxpecker.engine.options import Options
    from oxpecker.engine.path.state import State
    from oxpecker.engine.specification.contracts import ContractCode, HeldCase, Obligation

Code = Callable[[Any], Any]
Model = Mapping[Term, Any]

_MOST_NUMBERS = 1_000
"""How many results are tried to see whether one alone is possible."""


@dataclass(frozen=True, slots=True)
class Assumption:
    """Something a path takes for granted: what a contract or a loop invariant lets happen, by names and values."""

    what: str
    span: Span
    values: tuple[tuple[str, Value, Type], ...] = ()


@dataclass(eq=False, slots=True)
class OpenCall:
    """A call by contract of which no outcome has been found possible yet."""

    method: MethodInfo
    span: Span


@dataclass(slots=True)
class Modular:
    """Which calls are replaced by their contracts, and what came of it."""

    program: ProgramCode
    everywhere: bool
    chosen: frozenset[str]
    relied_on: dict[MethodInfo, None] = field(default_factory=dict)
    endless: dict[Span, None] = field(default_factory=dict)
    """Loops whose end nobody has shown."""
    open_calls: dict[OpenCall, None] = field(default_factory=dict)
    exceptions: dict[tuple[str, ...], int] = field(default_factory=dict)

    def replaces(self, method: typed.Method) -> bool:
        """Whether calls of a method are replaced by its contract."""
        wanted = self.everywhere or method.info.key in self.chosen
        return wanted and not self.program.forking and promises(method)

    def vacuous(self) -> list[OpenCall]:
        """Calls that have no outcome although their preconditions hold."""
        return list(self.open_calls)

    def close(self, state: State) -> None:
        """The path is possible: so are the outcomes of the calls on it."""
        for call in state.open_calls:
            self.open_calls.pop(call, None)
        state.open_calls = ()


def promises(method: typed.Method) -> bool:
    """Whether a contract says anything about what a method does; `requires` and `pure` alone do not."""
    for case in method.cases:
        if case.ensures or case.exceptional or case.signals:
            return True
        if case.assignable is not None and not method.info.pure:
            return True
    return False


def chosen_methods(program: ProgramCode, options: Options) -> Modular:
    """What the options say about calls by contract."""
    names = {m.info.key for name in options.modular_for for m in program.program.find_methods(name)}
    if options.initial_statics and static_state(program.program).classes:
        return Modular(program, False, frozenset())  # what was shown for initial values need not hold at a call
    return Modular(program, options.modular, frozenset(names))


class Summary:
    """A contract in place of a body; entered when its precondition has been shown."""

    def __init__(self, contract: ContractCode) -> None:
        self.contract = contract
        self.info = contract.code.info

    def __call__(self, state: State) -> Any:
        """Havocs what may be assigned, then goes on with each outcome."""
        state.at = self
        activation = state.activation
        assert activation is not None
        for held in activation.held:
            if isinstance(held.applies, Term) and held.applies not in state.facts:
                raise Decide(held.applies)
        applied = tuple(h for h in activation.held if state.facts.get(h.applies, h.applies))
        effects = state.explorer.program.effects.of_call(self.info, activation.virtual)
        locations = frame_of(applied)
        evaluation = Evaluation(state, activation.arguments, activation)
        places: list[Place] = []
        for location in locations or ():
            if not isinstance(location, typed.StaticSet):
                places += locate(evaluation, location, effects)
        if self.info.is_constructor:
            places += self.own_fields(state, state.one_target(activation.arguments[0]), effects)
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
        """What a constructor may assign of its object: the fields of its class, and what it calls may assign others."""
        hierarchy, regions = state.explorer.hierarchy, effects.regions
        above = {field_region(f) for cls in hierarchy[self.info.owner].lineage() for f in cls.fields.values()}
        return fields_of(state, this, None, True, Effects(regions | above, is_open=effects.is_open))

    # --- outcomes ------------------------------------------------------------------------------------------

    def outcomes(self, state: State, applied: tuple[HeldCase, ...], effects: Effects, havoc: Havoc) -> Any:
        """The call returns, or throws what its contract and its body allow."""
        modular, activation = state.explorer.modular, state.activation
        assert activation is not None
        if not state.explorer.is_possible(state):
            state.end(Infeasible())  # a call before this one is to blame, if any
        modular.close(state)
        modular.relied_on[self.info] = None
        call = OpenCall(self.info, activation.span)
        modular.open_calls[call] = None
        state.open_calls = (*state.open_calls, call)
        classes = self.exceptions(state, applied, effects)
        if classes:
            other = state.fork()
            other.code = self.throws(self.exception(other, classes), applied)
            state.explorer.pending.push(other)
        value = None if self.info.return_type == VOID else havoc.value(self.info.return_type, self.info.key)
        return self.returns(value, applied, state.model, len(state.path.constraints))(state)

    def returns(self, value: Value, applied: tuple[HeldCase, ...], model: Model | None, known: int) -> Code:
        """The way on where the call returns a value; the model is that of the path before it."""

        def begin(state: State) -> Any:
            state.at = begin
            duties = self.contract.normal_duties(value, applied)
            return self.assume(state, duties, True, done)

        def done(state: State) -> Any:
            result = determined(state, value, model, known)
            return self.left(state, "returned", result).pop(result)

        return begin

    def throws(self, exception: Value, applied: tuple[HeldCase, ...]) -> Code:
        """The way on where the call throws an exception."""

        def begin(state: State) -> Any:
            state.at = begin
            state.explorer.extended(state, negation(equal(exception, 0)))
            duties = self.contract.exceptional_duties(state, exception, applied)
            return self.assume(state, duties, False, lambda s: self.left(s, "threw", exception).pop_throwing(exception))

        return begin

    def assume(self, state: State, duties: list[Obligation], normally: bool, done: Code) -> Any:
        """What the contract promises, then the invariants, is so."""

        def invariants(other: State) -> Any:
            other.at = invariants
            return self.each(other, self.contract.invariant_duties(other, normally), 0, normally, done)

        return self.each(state, duties, 0, normally, invariants)

    def each(self, state: State, duties: list[Obligation], number: int, normally: bool, done: Code) -> Any:
        """One duty after the other."""
        if number == len(duties):
            return done(state)
        duty = duties[number]

        def promised(other: State) -> Any:
            other.at = promised
            activation = other.activation
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
        """An open method is entered: one of its outcomes must be possible."""
        modular, activation = state.explorer.modular, state.activation
        assert activation is not None
        # That keys have a total order is said of inputs.
        if not activation.in_specification and self.info.owner not in UNKNOWN_ORDERS:
            modular.relied_on[self.info] = None
        call = OpenCall(self.info, activation.span)
        modular.open_calls[call] = None
        state.open_calls = (*state.open_calls, call)

    def promised(self, state: State, value: Value, duties: list[Obligation]) -> Any:
        """An open method is left: what it promises is so, since nobody knows the code that would have to keep it."""
        return self.each(state, duties, 0, True, lambda s: _ended(s).pop(value))

    def promised_throwing(self, state: State, exception: Value, duties: list[Obligation]) -> Any:
        """An exception leaves an open method: what it promises for that is so."""
        return self.each(state, duties, 0, False, lambda s: _ended(s).pop_throwing(exception))

    def left(self, state: State, how: str, value: Value) -> State:
        """Notes that the call has an outcome, and which."""
        activation = state.activation
        assert activation is not None
        if state.model is not None:
            state.explorer.modular.close(state)
        parameters = self.contract.code.method.parameters
        values = [(p.name, v, p.type) for p, v in zip(parameters, activation.arguments, strict=True)]
        if how == "returned" and self.info.return_type != VOID:
            values.append((result_name(self.info), value, self.info.return_type))
        elif how == "threw":
            values.append(("exception", value, THROWABLE))
        what = f"the contract of {self.info} allows that it {how}"
        state.assumed = (*state.assumed, Assumption(what, activation.span, tuple(values)))
        return state

    # --- exceptions ----------------------------------------------------------------------------------------

    def exceptions(self, state: State, applied: tuple[HeldCase, ...], effects: Effects) -> tuple[ClassInfo, ...]:
        """The classes of exceptions that may leave: what a body throws, and where exceptions count, a clause allows."""
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
                    if lets_out(hierarchy, self.info.throws, cls.name)
                    or any(hierarchy.subclass(cls.name, name) for name in signalled)
                ]
        return tuple(found)

    def exception(self, state: State, classes: tuple[ClassInfo, ...]) -> Any:
        """An unknown exception of some classes."""
        explorer = state.explorer
        number = explorer.modular.exceptions.setdefault(
            tuple(c.name for c in classes), len(explorer.modular.exceptions)
        )
        name = f"exception {number}@{state.clock}"
        variable = terms.variable(name, Sort.INT, terms.Interval(0, None))
        assert isinstance(variable, Term)
        explorer.unknowns.setdefault(variable, Unknown(THROWABLE, explorer.bounds.chain, name, state.clock, classes))
        return variable


def _ended(state: State) -> State:
    """Notes that an open method has an outcome, where that is known."""
    if state.model is not None:
        state.explorer.modular.close(state)
    return state


def determined(state: State, value: Value, model: Model | None, known: int) -> Any:
    """A result of which the contract says, in terms of constants, that it can be one number only: that number.

    With it, a model of the first conditions of the path may be one of all of them.
    """
    if not isinstance(value, Term) or value.op is not terms.Op.VARIABLE or value.sort is not Sort.INT:
        return value
    spoken = [c for c in state.path.constraints if value in c.variables]
    if value in state.explorer.unknowns or any(len(c.variables) > 1 for c in spoken):
        return value
    interval = (terms.infer(spoken) or {}).get(value)
    if interval is None or interval.low is None or interval.high is None:
        return value
    if interval.high - interval.low > _MOST_NUMBERS:
        return value
    numbers = range(interval.low, interval.high + 1)
    fitting = [n for n in numbers if all(terms.evaluate(c, {value: n}) is True for c in spoken)]
    if len(fitting) != 1:
        return value
    if state.model is None and model is not None:
        widened = {**model, value: fitting[0]}
        if all(terms.evaluate(c, widened) is True for c in state.path.constraints[known:]):
            state.model = widened
    return fitting[0]


def take_for_granted(state: State, condition: Value, asks: bool) -> None:
    """Adds a condition to the path; where nobody asks now, whether it is possible is found out with what follows."""
    explorer = state.explorer
    if asks or not isinstance(condition, Term):
        possible = explorer.extended(state, condition)
    else:
        possible = all(part is not False for part in terms.conjuncts(condition))
        if state.model is not None and terms.evaluate(condition, state.model) is not True:
            state.model = None
        state.assume(condition)
    if not possible:
        state.end(Infeasible())
    settle(state, condition)


def settle(state: State, condition: Value) -> None:
    """What a condition says of references that a havoc left is known from now on."""
    unknowns = state.explorer.unknowns
    for part in terms.conjuncts(condition):
        if not isinstance(part, Term) or part.op is not terms.Op.EQ:
            continue
        for variable, address in (part.args, part.args[::-1]):
            unknown = unknowns.get(variable)
            if unknown is None or not unknown.version or variable in state.aliases or address.__class__ is not int:
                continue
            state.resolution[variable] = address
            if address:
                state.explorer.restrict(state, address, unknown.type)


def _is_false(condition: typed.Expression) -> bool:
    return isinstance(condition, typed.Literal) and condition.value is False


def frame_of(applied: tuple[HeldCase, ...]) -> typed.Locations | None:
    """What may be assigned at most: each case that applied says so, and the shortest list will do."""
    frames = [held.case.assignable for held in applied if held.case.assignable is not None]
    return min(frames, key=len) if frames else None


def by_contract(code: MethodCode, state: State) -> bool:
    """Whether a call that is about to be made is replaced by its contract."""
    return state.activation is not None and state.explorer.modular.replaces(code.method)
