"""Explores the paths of a method: the one place where a path becomes several."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import count
from typing import Any, NoReturn

from oxpecker import terms
from oxpecker.engine.bounds import BoundLog, Bounds
from oxpecker.engine.compiled.program import ProgramCode
from oxpecker.engine.concurrency.deadlock import gives_up
from oxpecker.engine.explore.divergence import follow
from oxpecker.engine.explore.initialiser import Initialisation, Unknown
from oxpecker.engine.explore.maker import Making
from oxpecker.engine.explore.nested import NestedRuns
from oxpecker.engine.explore.orders import worklist
from oxpecker.engine.explore.pruning import Branches, Pruning
from oxpecker.engine.explore.static_start import StaticStart
from oxpecker.engine.explore.strategies import STRATEGIES
from oxpecker.engine.machine.memory import Memory
from oxpecker.engine.machine.monitors import finished, uncaught
from oxpecker.engine.machine.openness import decide_class, divided
from oxpecker.engine.options import Options
from oxpecker.engine.path.endings import Cut, Deadlocked, Ending, GaveUp, Infeasible, PathEnd, PathEnded, Paused
from oxpecker.engine.path.heap import Record, Value
from oxpecker.engine.path.requests import (
    ChooseInitial,
    ChooseWaiter,
    Decide,
    Divide,
    Establish,
    Initialise,
    Make,
    Narrow,
    Request,
    Resolve,
    RunPure,
    TooLong,
    Unsupported,
)
from oxpecker.engine.path.state import State
from oxpecker.engine.path.threads import Visible
from oxpecker.engine.specification.admission import Admission
from oxpecker.engine.specification.modular import chosen_methods
from oxpecker.engine.values import text
from oxpecker.engine.values.arithmetic import equal, negation
from oxpecker.limits import Watch
from oxpecker.limits.sizes import TooLarge
from oxpecker.oox import typed
from oxpecker.oox.source import BUILT_IN, Span
from oxpecker.oox.types import is_reference
from oxpecker.results import Statistics
from oxpecker.solver import Answer, PathCondition, Satisfiable, Solver, Unsatisfiable, sequence_of
from oxpecker.terms import Term

Code = Callable[[Any], Any]

_OFTEN = 1_000
"""After how many steps of a path its limits are looked at, and then whether it goes in circles."""


class Explorer(NestedRuns, Making, Initialisation):
    """Explores one method; `paths()` gives its paths as they end."""

    longest_choice = 64
    longest_chain = 8
    """Conditional values are chains up to here; longer ones of integers are elements of a list."""
    longest_element = 4096
    longest_range = 10_000

    def __init__(
        self,
        program: ProgramCode,
        bounds: Bounds,
        solver: Solver,
        options: Options | None = None,
        watch: Watch | None = None,
    ) -> None:
        self.options = options = options or Options()
        self.broken: set[Span] | None = None
        """Where loop invariants are guesses: those that are not kept, which are not assumed from then on."""
        self.program = program
        self.hierarchy = program.hierarchy
        self.bounds = bounds
        self.solver = solver
        self.sequence = sequence_of(solver)
        self.strategy = STRATEGIES[options.strategy]
        self.pruning = Pruning(options.pruning, options.seed)
        self.pending = worklist(options.order, options.seed, program)
        self.watch = watch or Watch()
        self.unknowns: dict[Term, Unknown] = {}
        self.met: dict[tuple[str, str], bool] = {}
        self.texts: dict[str, text.Text] = {}
        self.witnesses = count()
        """Numbers the unknowns that quantifiers bring along."""
        self.log = BoundLog()
        self.statistics = Statistics()
        self.modular = chosen_methods(program, options)
        self.admission: Admission | None = None

    # --- the loop ------------------------------------------------------------------------------------------

    def paths(self, method: typed.Method) -> Iterator[PathEnd]:
        """Every path of the method within the bounds, each as it ends."""
        self.pending.push(self.initial(method))
        while self.pending:
            self.watch.look()
            state = self.pending.pop()
            ending = self.run(state)
            if ending is not None:
                yield from self.finish(ending, state)

    def finish(self, ending: Ending, state: State) -> Iterator[PathEnd]:
        """The end of a path, if there are inputs that take it."""
        if isinstance(ending, Infeasible) or not self.is_possible(state):
            self.statistics.infeasible += 1
            return
        if isinstance(ending, Paused):  # a thread that waits alone
            ending = gives_up(self.program.program, state.activation, state.place()) or Deadlocked(())
        self.modular.close(state)
        if isinstance(ending, Cut):
            self.log.hit(ending.bound, getattr(self.bounds, ending.bound), ending.span)
        self.statistics.depth = max(self.statistics.depth, state.decisions)
        yield PathEnd(ending, state)

    def run(self, state: State) -> Ending | None:
        """Follows a state to the end of its path; None when the state has become several others."""
        code = state.code
        begun = self.program.steps
        suspicious = _OFTEN
        forking = self.program.forking
        while True:
            try:
                while True:
                    code = code(state)
                    if forking and code in self.program.visible:
                        code = self.at_action(state, code)
                    if self.program.steps - begun > _OFTEN:
                        state.steps += self.program.steps - begun
                        begun = self.program.steps
                        self.check_limits(state)
                        if state.steps > suspicious:
                            suspicious = 2 * state.steps
                            code = follow(state, code, self.step)
            except PathEnded as ended:
                state.steps += self.program.steps - begun
                begun = self.program.steps
                if self.admission is None or not self.admission.wanted(state, ended.ending):
                    return ended.ending
                code = self.admission.before(state, ended.ending)
            except Unsupported as missing:
                return GaveUp(f"unsupported: {missing.what}", _in_program(state, missing.span))
            except TooLong as request:
                return Cut(request.bound, state.place())
            except TooLarge as value:
                return GaveUp(f"size: {value} is more than can be followed", state.place())
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

    def step(self, state: State, code: Code) -> Code:
        """Runs one piece of code, and says what comes next."""
        code = code(state)
        return self.at_action(state, code) if code in self.program.visible else code

    def at_action(self, state: State, code: Code) -> Code:
        """A thread has come to an action that others can see: it goes on if nobody else could make a difference."""
        visible = self.program.visible[code]
        if state.activation is not None and state.activation.in_specification:
            return code
        state.at = partial(_again, code)
        state.span = visible.span
        if self.gives_way(state, visible):
            state.end(Paused(code))
        state.own_threads().tick()
        return code

    def gives_way(self, state: State, visible: Visible) -> bool:
        """Whether another thread may go first; what only this one can reach is nobody else's business.

        Where others have ended that this one has not joined, they might have come later: its actions are steps still.
        """
        target = state.known(visible.target(state)) if visible.target is not None else 0
        if visible.kind == "lock":
            target = state.one_target(target)
        if state.threads.is_undisturbed:
            return not self.is_enabled(state, state.threads.current, visible, target if isinstance(target, int) else 0)
        return not isinstance(target, int) or target == 0 or state.is_shared(target)

    def is_enabled(self, state: State, thread: int, action: Visible, target: int) -> bool:
        """Whether a thread can make its next step."""
        threads = state.threads
        match action.kind:
            case "lock":
                return threads.may_enter(target, thread)
            case "wait":
                woken = thread not in threads.monitor(target).waiters
                return woken and threads.may_enter(target, thread)
            case "join":
                return not threads.has_children(thread)
            case "initialise":
                return self.may_initialise(state, action.class_name, thread)
        return True

    def check_limits(self, state: State) -> None:
        """A path that goes on and on without any decision is cut."""
        if state.steps >= self.bounds.steps:
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
        this = self.constant_receiver(method)
        for variable in method.parameters:
            if variable.name == "this" and not method.info.static:
                arguments.append(self.receiver(state, method) if this is None else this)
            else:
                arguments.append(self.unknown(variable.type, variable.name, self.bounds.chain))
        code = self.program.code_of(method.info)
        self.admission = None if self.program.forking else Admission(self.program.program, method)
        if self.admission is not None:
            self.admission.arguments = arguments

        def begin(m: State) -> Code:
            m.at = begin
            for argument, variable in zip(arguments, method.parameters, strict=True):
                if isinstance(argument, Term) and is_reference(variable.type):
                    self.strategy.first_read(m, argument)
            m.begun = m.snapshot()
            if this is not None:
                return self.call_on_constant(m, method, code, arguments)
            return m.call(code, arguments, 0, finished, 0, uncaught, method.info.span)

        state.code = StaticStart(self, method).before(begin)
        return state

    # --- forks ---------------------------------------------------------------------------------------------

    def extended(self, state: State, condition: Value, in_model: bool | None = None) -> bool:
        """Adds a condition to a state if it is possible there; keeps a model.

        Who knows whether the condition holds in the model of the state says so.
        """
        if condition.__class__ is bool:
            return bool(condition)
        assert isinstance(condition, Term)
        known = state.facts.get(condition)
        if known is not None:
            return known
        if any(conjunct is False for conjunct in terms.conjuncts(condition)):
            return False  # nobody has simplified it
        model = state.model
        if in_model is None:
            in_model = model is not None and terms.evaluate(condition, model) is True
        if not in_model:
            possible, model = self.possible(state, condition)
            if not possible:
                return False
        state.assume(condition)
        state.model = model
        return True

    def possible(self, state: State, condition: Term) -> tuple[bool, Mapping[Term, Any] | None]:
        """Whether a condition may hold on a path, and a model if one is known."""
        if not self.pruning.asks():
            return True, None
        self.watch.look()
        answer = self.at_branch([condition], state.path, state.model)
        self.pruning.learn(not isinstance(answer, Unsatisfiable))
        if isinstance(answer, Unsatisfiable):
            self.statistics.pruned += 1
            return False, None
        # A path that nobody can decide about is followed; what it may end in is decided there.
        return True, answer.model if isinstance(answer, Satisfiable) else None

    def only_value(self, state: State, number: Term) -> int | None:
        """The one value that a number can have on a path, or None; asked whatever is pruned: verdicts depend on it."""
        if not self.is_possible(state) or state.model is None:
            return None
        value = terms.evaluate(number, state.model)
        if value.__class__ is not int:
            return None
        other = self.solver.check([negation(equal(number, value))], state.path, state.model)
        return value if isinstance(other, Unsatisfiable) else None

    def at_branch(self, constraints: list[Term], path: PathCondition, model: Mapping[Term, Any] | None) -> Answer:
        """Asks the solver, or of a sequence the cheap stages only."""
        if self.sequence is None or self.options.branches is Branches.ALL:
            return self.solver.check(constraints, path, model)
        self.sequence.cheap_only = True
        try:
            return self.solver.check(constraints, path, model)
        finally:
            self.sequence.cheap_only = False

    def branch(self, state: State, condition: Any, then: Code, otherwise: Code, span: Span) -> Code:
        """Goes on by a condition; where both ways are possible the other one is kept for later."""
        known = condition if condition.__class__ is bool else state.facts.get(condition)
        if known is not None:
            return then if known else otherwise
        state.decisions += 1
        if state.decisions > self.bounds.decisions:
            self.cut(state, "decisions", span)
        other = state.fork()
        holds = self._preferred(state, condition)
        has_model = state.model is not None
        mine, theirs = (condition, negation(condition)) if holds else (negation(condition), condition)
        if not self.extended(other, theirs, in_model=False):
            if has_model:
                state.facts[condition] = holds
                self.program.taken(span, holds)
                return then if holds else otherwise
            # Without a model the preferred side is not known to be possible.
            if not self.extended(state, mine):
                state.end(Infeasible())
            self.program.taken(span, holds)
            return then if holds else otherwise
        other.code = otherwise if holds else then
        self.pending.push(other)
        if not self.extended(state, mine, in_model=has_model):
            state.end(Infeasible())
        self.statistics.forks += 1
        self.program.taken(span, holds)
        self.program.taken(span, not holds)
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
            case Divide(address=address, type=asked):
                return divided(self, state, address, asked)
            case Make(address=address):
                return self.make(state, address)
            case Establish(address=address):
                return [self.establish(state, address)]
            case Decide(condition=condition):
                return self.decide(state, condition)
            case ChooseWaiter(waiters=waiters):
                return self.choose_waiter(state, waiters)
            case RunPure():
                return [self.run_pure(state, request)]
            case Initialise(class_name=name, span=span):
                return [self.initialise_now(state, name, span)]
        raise AssertionError(request)

    def narrow(self, state: State, address: int, groups: tuple[tuple[Any, ...], ...]) -> list[State]:
        """The object is of one group of classes."""
        entity = state.heap[address]
        if isinstance(entity, Record):
            decide_class(state, address, entity)
        successors = []
        for group in groups:
            other = state.fork()
            self.settle(other, address, group)
            successors.append(other)
        return successors

    def choose_waiter(self, state: State, waiters: tuple[int, ...]) -> list[State]:
        """Any of the waiting threads is notified."""
        successors = [state.fork() for _ in waiters]
        for other, waiter in zip(successors, waiters, strict=True):
            other.own_threads().chosen = waiter
        return successors

    def decide(self, state: State, condition: Term) -> list[State]:
        """The condition holds, or it does not."""
        successors = []
        for value in (True, False):
            other = state.fork()
            if self.extended(other, condition if value else negation(condition)):
                # Where nothing is simplified, the denial of a denial is another condition.
                other.facts[condition] = value
                successors.append(other)
        return successors


def _in_program(state: State, span: Span) -> Span:
    """A place of the program: for one in the library, where the program called it."""
    places = [span, *(activation.span for activation in state.stack())]
    own = (place for place in places if place.line and not place.file.startswith(BUILT_IN))
    return next(own, span)


def _again(code: Code, _state: State) -> Code:
    return code


def _at(go: Callable[[State, int], Code], address: int, state: State) -> Code:
    return go(state, address)
