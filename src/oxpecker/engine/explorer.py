"""Explores the paths of a method: the one place where a path becomes several."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, NoReturn

from oxpecker import terms
from oxpecker.engine.arithmetic import equal, input_interval, negation, sort_of
from oxpecker.engine.bounds import BoundLog, Bounds
from oxpecker.engine.heap import Array, Entity, Record, Value
from oxpecker.engine.memory import Memory
from oxpecker.engine.nested import NestedRuns
from oxpecker.engine.options import Options
from oxpecker.engine.orders import worklist
from oxpecker.engine.paths import Cut, Ending, GaveUp, Infeasible, PathEnd, PathEnded, Returned, Threw
from oxpecker.engine.program import ProgramCode
from oxpecker.engine.pruning import Pruning
from oxpecker.engine.requests import (
    ChooseInitial,
    Decide,
    Initialise,
    Narrow,
    Request,
    Resolve,
    RunPure,
    TooLong,
    Unsupported,
)
from oxpecker.engine.state import State
from oxpecker.engine.strategies import STRATEGIES
from oxpecker.engine.watch import Watch
from oxpecker.oox import typed
from oxpecker.oox.source import NOWHERE, Span
from oxpecker.oox.types import STRING, ArrayType, ClassType, Type, is_reference
from oxpecker.results import Statistics
from oxpecker.solver import Satisfiable, Solver, Unsatisfiable
from oxpecker.terms import Sort, Term

Code = Callable[[Any], Any]


@dataclass(frozen=True, slots=True)
class Unknown:
    """What is known of an unknown input reference: its type, how long a chain may follow it, and its name."""

    type: Type
    chain: int
    name: str


class Explorer(NestedRuns):
    """Explores one method; `paths()` gives its paths as they end."""

    longest_choice = 64
    longest_array = 2**31 - 1

    def __init__(
        self,
        program: ProgramCode,
        bounds: Bounds,
        solver: Solver,
        options: Options | None = None,
        watch: Watch | None = None,
    ) -> None:
        options = options or Options()
        self.program = program
        self.hierarchy = program.hierarchy
        self.bounds = bounds
        self.solver = solver
        self.strategy = STRATEGIES[options.strategy]
        self.pruning = Pruning(options.pruning, options.seed)
        self.pending = worklist(options.order, options.seed, program)
        self.watch = watch or Watch()
        self.unknowns: dict[Term, Unknown] = {}
        self.log = BoundLog()
        self.statistics = Statistics()

    # --- the loop ------------------------------------------------------------------------------------------

    def paths(self, method: typed.Method) -> Iterator[PathEnd]:
        """Every path of the method within the bounds, each as it ends."""
        self.pending.push(self.initial(method))
        while self.pending:
            self.watch.look()
            state = self.pending.pop()
            ending = self.run(state)
            if ending is None:
                continue
            if not self.is_possible(state):
                ending = Infeasible()
            if isinstance(ending, Infeasible):
                self.statistics.infeasible += 1
                continue
            if isinstance(ending, Cut):
                self.log.hit(ending.bound, getattr(self.bounds, ending.bound), ending.span)
            self.statistics.depth = max(self.statistics.depth, state.decisions)
            yield PathEnd(ending, state)

    def run(self, state: State) -> Ending | None:
        """Follows a state to the end of its path; None when the state has become several others."""
        code = state.code
        begun = self.program.steps
        while True:
            try:
                while True:
                    code = code(state)
                    if self.program.steps - begun > 50_000:
                        state.steps += self.program.steps - begun
                        begun = self.program.steps
                        self.check_limits(state)
            except PathEnded as ended:
                return ended.ending
            except Unsupported as missing:
                return GaveUp(f"unsupported: {missing.what}", missing.span)
            except TooLong as request:
                return Cut(request.bound, state.place())
            except Request as request:
                successors = self.fulfil(state, request)
                if not successors:
                    return None
                self.statistics.forks += len(successors) - 1
                *others, first = successors
                for other in others:
                    self.pending.push(other)
                if first is not state:
                    self.pending.push(first)
                    return None
                code = state.code
            self.watch.look()

    def check_limits(self, state: State) -> None:
        """A path that goes on and on without any decision is cut."""
        if state.steps > self.bounds.steps:
            self.cut(state, "steps", state.place())
        self.watch.look()

    def cut(self, state: Memory, bound: str, span: Span) -> NoReturn:
        """Ends a path at a bound."""
        state.end(Cut(bound, span))

    def is_possible(self, state: State) -> bool:
        """Whether there are inputs that take a path; asked only where pruning has left that open."""
        if state.model is not None:
            return True
        answer = self.solver.check([], state.path)
        if isinstance(answer, Satisfiable):
            state.model = answer.model
        return not isinstance(answer, Unsatisfiable)

    # --- the start -----------------------------------------------------------------------------------------

    def initial(self, method: typed.Method) -> State:
        """The state in which the method is called with any arguments."""
        state = State(self)
        arguments: list[Value] = []
        for variable in method.parameters:
            if variable.name == "this" and not method.info.static:
                arguments.append(self.receiver(state, method))
            else:
                arguments.append(self.unknown(state, variable.type, variable.name, self.bounds.chain))
        code = self.program.code_of(method.info)

        def begin(m: State) -> Code:
            m.at = begin
            for argument, variable in zip(arguments, method.parameters, strict=True):
                if isinstance(argument, Term) and is_reference(variable.type):
                    self.strategy.first_read(m, argument)
            return m.call(code, arguments, 0, _returned, 0, _threw, method.info.span)

        state.code = lambda m: self.initialise(m, method.info.owner, begin, 0, _threw, method.info.span)
        return state

    def receiver(self, state: State, method: typed.Method) -> int:
        """The object a method is called on: any that exists, or for a constructor a new one."""
        owner = method.info.owner
        if method.info.is_constructor:
            made = self.hierarchy.concrete_subclasses(owner)
            if not made:
                raise Unsupported(f"{owner} has no objects", method.info.span)
            return state.allocate(made[0], method.info.span)
        classes = tuple(
            c for c in self.hierarchy.concrete_subclasses(owner) if c.dispatch[method.info.signature] is method.info
        )
        if not classes:
            raise Unsupported(f"{owner} has no objects on which {method.info} runs", method.info.span)
        return state.add(Record(classes, "this", True, self.bounds.chain, state.token))

    def unknown(self, state: Memory, t: Type, name: str, chain: int) -> Any:
        """A value of a type that may be anything."""
        if t == STRING:
            raise Unsupported("a string that the inputs decide", state.place())
        if isinstance(t, (ClassType, ArrayType)):
            variable = terms.variable(name, Sort.INT, terms.Interval(0, None))
            assert isinstance(variable, Term)
            self.unknowns.setdefault(variable, Unknown(t, chain, name))
            return variable
        return terms.variable(name, sort_of(t), input_interval(t, self.program.java_ints))

    def nondet(self, state: State, t: Type) -> Any:
        """Any value, remembered so that the run can be repeated."""
        name = f"nondet#{len(state.inputs)}"
        value = self.unknown(state, t, name, self.bounds.chain)
        state.inputs += (value,)
        return value

    def may_alias(self, one: Term, two: Term) -> bool:
        """Whether two unknown references could be the same object."""
        first, second = self.unknowns.get(one), self.unknowns.get(two)
        return first is None or second is None or self.hierarchy.castable(first.type, second.type)

    def fits(self, entity: Entity, t: Type) -> bool:
        """Whether an entity could be of a type."""
        if isinstance(entity, Array):
            return self.hierarchy.subtype(entity.type, t)
        assert isinstance(entity, Record)
        return any(self.hierarchy.subtype(ClassType(c.name), t) for c in entity.classes)

    # --- forks ---------------------------------------------------------------------------------------------

    def extended(self, state: State, condition: Value) -> bool:
        """Adds a condition to a state if it is possible there; keeps a model."""
        if condition is True:
            return True
        if condition is False:
            return False
        assert isinstance(condition, Term)
        if state.model is not None and terms.evaluate(condition, state.model) is True:
            state.path = state.path.extend(condition)
            return True
        if not self.pruning.asks():
            state.path, state.model = state.path.extend(condition), None
            return True
        self.watch.look()
        answer = self.solver.check([condition], state.path, state.model)
        self.pruning.learn(not isinstance(answer, Unsatisfiable))
        if isinstance(answer, Unsatisfiable):
            self.statistics.pruned += 1
            return False
        state.path = state.path.extend(condition)
        # A path that nobody can decide about is followed; what it may end in is decided there.
        state.model = answer.model if isinstance(answer, Satisfiable) else None
        return True

    def branch(self, state: State, condition: Any, then: Code, otherwise: Code, span: Span) -> Code:
        """Goes on by a condition; where both ways are possible the other one is kept for later."""
        if condition.__class__ is bool:
            return then if condition else otherwise
        state.decisions += 1
        if state.decisions > self.bounds.decisions:
            self.cut(state, "decisions", span)
        other = state.fork()
        holds = self._preferred(state, condition)
        mine = condition if holds else negation(condition)
        if not self.extended(other, negation(mine)):
            if state.model is not None:
                return then if holds else otherwise
            # Without a model the preferred side is not known to be possible.
            if not self.extended(state, mine):
                state.end(Infeasible())
            return then if holds else otherwise
        other.code = otherwise if holds else then
        self.pending.push(other)
        if not self.extended(state, mine):
            state.end(Infeasible())
        self.statistics.forks += 1
        return then if holds else otherwise

    def _preferred(self, state: State, condition: Term) -> bool:
        """The side the model takes."""
        if state.model is None:
            return True
        return terms.evaluate(condition, state.model) is True

    def split(self, state: State, targets: list[tuple[Value, int]], go: Callable[[State, int], Code]) -> Code:
        """Goes a way for each object a receiver may be."""
        for condition, address in targets[1:]:
            other = state.fork()
            if self.extended(other, condition):
                other.code = partial(_at, go, address)
                self.pending.push(other)
                self.statistics.forks += 1
        condition, address = targets[0]
        if not self.extended(state, condition):
            state.end(Infeasible())
        return go(state, address)

    def fulfil(self, state: State, request: Request) -> list[State]:
        """The states in which what was asked for is known; each tries its instruction again."""
        state.code = state.at
        match request:
            case Resolve(variable=variable):
                return self.resolve(state, variable)
            case ChooseInitial(variable=variable, whole=whole):
                return self.choose_initial(state, variable, whole)
            case Narrow(address=address, groups=groups):
                return self.narrow(state, address, groups)
            case Decide(condition=condition):
                return self.decide(state, condition)
            case RunPure():
                return [self.run_pure(state, request)]
            case Initialise(class_name=name, span=span):
                return [self.initialise_now(state, name, span)]
        raise AssertionError(request)

    def resolve(self, state: State, variable: Term) -> list[State]:
        """Kiasan init-sym-loc*: each input object of the type that there is, or a new one while k allows."""
        unknown = self.unknowns[variable]
        existing = [a for a, e in state.heap.items() if e.is_input and self.fits(e, unknown.type)]
        if unknown.chain < 0 and self.is_possible(state):
            self.log.hit("chain", self.bounds.chain, state.place())
        if self.strategy.keeps_alias_set(self.hierarchy, unknown.type):
            return self.keep_aliases(state, variable, unknown, existing)
        successors = []
        for address in existing:
            other = state.fork()
            if self.extended(other, equal(variable, address)):
                other.resolution[variable] = address
                self.restrict(other, address, unknown.type)
                successors.append(other)
        if unknown.chain >= 0 and self.concrete(unknown.type):
            for made in (self.longer(state, unknown), state):
                if made is not None:
                    address = self.materialise(made, unknown, is_long=made is not state)
                    if self.extended(made, equal(variable, address)):
                        made.resolution[variable] = address
                        successors.append(made)
        successors.reverse()
        return successors

    def keep_aliases(self, state: State, variable: Term, unknown: Unknown, existing: list[int]) -> list[State]:
        """Koppier init: the reference keeps all the objects it may be."""
        is_new = unknown.chain >= 0 and self.concrete(unknown.type)
        successors = []
        for other in (self.longer(state, unknown) if is_new else None, state):
            if other is None:
                continue
            candidates = (
                [*existing, self.materialise(other, unknown, is_long=other is not state)] if is_new else existing
            )
            one_of = terms.disj([equal(variable, a) for a in candidates])
            if candidates and self.extended(other, one_of):
                other.aliases[variable] = tuple(candidates)
                successors.append(other)
        return successors[::-1]

    def longer(self, state: State, unknown: Unknown) -> State | None:
        """A state for arrays beyond the bound: it goes on until it looks into one."""
        return state.fork() if isinstance(unknown.type, ArrayType) else None

    def concrete(self, t: Type) -> bool:
        """Whether there are objects of a type at all."""
        return isinstance(t, ArrayType) or bool(self.hierarchy.concrete_subclasses(str(t)))

    def materialise(self, state: State, unknown: Unknown, is_long: bool) -> int:
        """A new input object, everything about it still open."""
        if isinstance(unknown.type, ArrayType):
            capacity = self.bounds.array
            lengths = terms.Interval(capacity + 1, self.longest_array) if is_long else terms.Interval(0, capacity)
            length = terms.variable(f"#{unknown.name}", Sort.INT, lengths)
            array = Array(unknown.type.element, length, capacity, unknown.name, True, unknown.chain, state.token)
            return state.add(array)
        classes = tuple(self.hierarchy.concrete_subclasses(str(unknown.type)))
        return state.add(Record(classes, unknown.name, True, unknown.chain, state.token))

    def restrict(self, state: State, address: int, t: Type) -> None:
        """An object that is found to be of a type is of one of its classes."""
        entity = state.heap[address]
        if isinstance(entity, Record):
            fitting = tuple(c for c in entity.classes if self.hierarchy.subtype(ClassType(c.name), t))
            if len(fitting) < len(entity.classes):
                record = state.writable(address)
                assert isinstance(record, Record)
                record.classes = fitting

    def choose_initial(self, state: State, variable: Term, whole: bool) -> list[State]:
        """Kiasan GETFIELD3: null, or not; for the lazy strategy at once also which object."""
        state.chosen.add(variable)
        null = state.fork()
        successors = []
        if self.extended(null, equal(variable, 0)):
            null.resolution[variable] = 0
            successors.append(null)
        if self.extended(state, negation(equal(variable, 0))):
            if whole:
                successors += self.resolve(state, variable)
            else:
                successors.append(state)
        return successors

    def narrow(self, state: State, address: int, groups: tuple[tuple[Any, ...], ...]) -> list[State]:
        """The object is of one group of classes."""
        successors = []
        for group in groups:
            other = state.fork()
            record = other.writable(address)
            assert isinstance(record, Record)
            record.classes = group
            successors.append(other)
        return successors

    def decide(self, state: State, condition: Term) -> list[State]:
        """The condition holds, or it does not."""
        successors = []
        for value in (True, False):
            other = state.fork()
            if self.extended(other, condition if value else negation(condition)):
                other.decided[condition] = value
                other.decided[_negated(condition)] = not value
                successors.append(other)
        return successors

    # --- sizes ---------------------------------------------------------------------------------------------

    def bound_size(self, state: Memory, size: Value, span: Span) -> int:
        """The greatest length of a new array whose size the inputs decide; longer ones are cut."""
        assert isinstance(size, Term)
        limit = self.bounds.array
        if size.interval is not None and size.interval.high is not None and size.interval.high <= limit:
            return size.interval.high
        small = size <= limit
        known = state.decided.get(small) if isinstance(small, Term) else small
        if known is None:
            assert isinstance(small, Term)
            raise Decide(small)
        if not known:
            self.cut(state, "array", span)
        return limit


def _at(go: Callable[[State, int], Code], address: int, state: State) -> Code:
    return go(state, address)


def _negated(condition: Term) -> Term:
    result = negation(condition)
    assert isinstance(result, Term)
    return result


def _returned(state: State) -> NoReturn:
    state.end(Returned(state.f[0]))


def _threw(state: State) -> NoReturn:
    state.at = _threw
    ((_, address), *_) = state.targets(state.f[0])
    record = state.heap[address]
    assert isinstance(record, Record)
    state.end(Threw(record.classes[0].name, NOWHERE))
