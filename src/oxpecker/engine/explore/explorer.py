"""Explores the paths of a method."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from typing import TYPE_CHECKING

from oxpecker.engine.bounds import BoundLog, Bounds
from oxpecker.engine.compiled.program import ProgramCode
from oxpecker.engine.concurrency.deadlock import gives_up
from oxpecker.engine.explore.construction import Construction
from oxpecker.engine.explore.forks import Forks
from oxpecker.engine.explore.initialiser import Initialiser
from oxpecker.engine.explore.nested import NestedRuns
from oxpecker.engine.explore.orders import worklist
from oxpecker.engine.explore.partition import Partition
from oxpecker.engine.explore.reachability import Reachability
from oxpecker.engine.explore.resolution import Resolution
from oxpecker.engine.explore.static_start import StaticStart, is_violated_before
from oxpecker.engine.explore.strategies import STRATEGIES
from oxpecker.engine.limits import CALLS_OF_A_UNIT, STEPS_BEFORE_DOUBT, STEPS_BETWEEN_LOOKS
from oxpecker.engine.machine.calls import call
from oxpecker.engine.machine.divergence import follow
from oxpecker.engine.machine.monitors import Reacquire, finished, gate_count, uncaught
from oxpecker.engine.machine.openness import divided
from oxpecker.engine.machine.references import one_target
from oxpecker.engine.machine.sharing import is_shared
from oxpecker.engine.options import Options
from oxpecker.engine.path.choices import Choices
from oxpecker.engine.path.endings import (
    Cut,
    Deadlocked,
    Diverged,
    Ending,
    Excluded,
    GaveUp,
    Infeasible,
    OutOfReach,
    PathEnded,
    Paused,
)
from oxpecker.engine.path.replaced_calls import replaced_calls
from oxpecker.engine.path.requests import (
    AssumeConstructorFacts,
    ChooseInitial,
    ChooseWaiter,
    ChooseWrite,
    Construct,
    Decide,
    Divide,
    Initialise,
    Narrow,
    Request,
    Resolve,
    RunPure,
    TooLong,
    Unsupported,
)
from oxpecker.engine.path.state import PathEnd, State
from oxpecker.engine.path.threads import Visible
from oxpecker.engine.specification.admission import Admission
from oxpecker.engine.values.value import Code, Value
from oxpecker.limits import Watch
from oxpecker.limits.budget import spend
from oxpecker.limits.reason import Cause, Reason, unsupported
from oxpecker.limits.sizes import TooLarge
from oxpecker.oox import typed
from oxpecker.oox.actions import ActionKind
from oxpecker.oox.source import BUILT_IN, NOWHERE, Span
from oxpecker.oox.types import is_reference
from oxpecker.oox.weak_memory import Moment, WeakMemory
from oxpecker.results import Statistics
from oxpecker.results.bound import Bound
from oxpecker.solver import Solver
from oxpecker.terms import Term

if TYPE_CHECKING:
    from oxpecker.engine.specification.preservation import Preservation


class Explorer:
    """Explores one method; `paths()` yields its paths as they end."""

    def __init__(
        self,
        program: ProgramCode,
        bounds: Bounds,
        solver: Solver,
        options: Options | None = None,
        watch: Watch | None = None,
        reachability: Reachability | None = None,
    ) -> None:
        self.options = options = options or Options()
        self.broken: set[Span] | None = None
        """If loop invariants are candidates: those that were violated, which are not assumed from then on."""
        self.program = program
        self.hierarchy = program.hierarchy
        self.bounds = bounds
        self.solver = solver
        self.watch = watch or Watch()
        self.witnesses: Iterator[int] = count()
        """Numbers the witnesses of quantifiers."""
        self.log = BoundLog()
        self.statistics = Statistics()
        self.calls = program.calls
        """The calls that count towards budgets already."""
        self.modular = replaced_calls(program.program, program.forking, options)
        self.admission: Admission | None = None
        self.preservation: Preservation | None = None
        self.started = NOWHERE
        """The place of the method under check."""
        self.is_endless: Callable[[State], bool] | None = None
        """Whether a run on some inputs of a path never ends; asked about long paths."""
        self.partition: Partition | None = None
        """What other explorations take over; None if this one explores everything."""
        self.is_repeating = False
        """Whether the path still makes choices that it was given: others have counted that part."""
        self.repeated = 0
        """The steps of that part."""
        self.forks = Forks(self, worklist(options.order, options.seed, program), reachability)
        self.nested = NestedRuns(self)
        self.inputs = Initialiser(self, STRATEGIES[options.strategy])
        self.resolution = Resolution(self, self.inputs, STRATEGIES[options.strategy])
        self.construction = Construction(self)

    # --- the loop ------------------------------------------------------------------------------------------

    def paths(self, method: typed.Method, choices: Choices | None = None) -> Iterator[PathEnd]:
        """Every path of the method within the bounds that starts with the given choices, each as it ends."""
        self.forks.later(self.initial(method, choices))
        while self.forks.pending:
            self.watch.look()
            if self.partition is not None:
                self.partition.consider(self.forks.pending)
            state = self.forks.pending.pop()
            self.arrive(state)
            ending = self.run(state)
            if ending is not None:
                yield from self.finish(ending, state)

    def finish(self, ending: Ending, state: State) -> Iterator[PathEnd]:
        """The end of a path, if the path is feasible."""
        if isinstance(ending, Infeasible) or not self.forks.is_possible(state):
            self.statistics.infeasible += 1
            return
        if isinstance(ending, Paused):  # a thread that waits alone
            at_gate = isinstance(ending.code, Reacquire) and ending.code.is_gate
            timed = gives_up(self.program.program, state.frames.activation, ending.code, at_gate, state.frames.place)
            if isinstance(timed, Infeasible):
                self.statistics.infeasible += 1
                return
            ending = timed or Deadlocked(())
        self.modular.close(state.specification)
        if isinstance(ending, Cut):
            self.log.hit(ending.bound, getattr(self.bounds, ending.bound), ending.span)
        self.statistics.depth = max(self.statistics.depth, state.decisions)
        yield PathEnd(ending, state)

    def run(self, state: State) -> Ending | None:
        """Runs a state to the end of its path; None if the path has split into other states."""
        if self.forks.is_lost(state):
            return OutOfReach(state.frames.place)
        code = state.frames.next
        begun = self.program.steps
        suspicious = STEPS_BETWEEN_LOOKS
        forking = self.program.forking
        while True:
            try:
                while True:
                    code = code(state)
                    if forking and code in self.program.visible:
                        code = self.at_action(state, code)
                    if self.program.steps - begun > STEPS_BETWEEN_LOOKS:
                        state.steps += self.program.steps - begun
                        begun = self.program.steps
                        self.check_limits(state)
                        if state.steps > suspicious:
                            suspicious = 2 * state.steps
                            self.doubt(state)
                            code = follow(state, code, self.step)
            except PathEnded as ended:
                state.steps += self.program.steps - begun
                begun = self.program.steps
                if is_violated_before(state, ended.ending):
                    return Excluded(self.started)
                if self.preservation is not None and self.preservation.wanted(state, ended.ending):
                    code = self.preservation.before(state, ended.ending)
                elif self.admission is not None and self.admission.wanted(state, ended.ending):
                    code = self.admission.before(state, ended.ending)
                else:
                    return ended.ending
            except Unsupported as missing:
                return GaveUp(unsupported(missing.what), _in_program(state, missing.span))
            except TooLong as request:
                return Cut(request.bound, self.place(state))
            except TooLarge as value:
                return GaveUp(Reason(f"size: {value} is too large to follow", Cause.SIZE), self.place(state))
            except Request as request:
                successors = self.successors(state, request)
                if not successors:
                    return None
                self.statistics.forks += len(successors) - 1
                *others, first = successors
                for other in others:
                    self.forks.later(other)
                if first is not state:
                    self.forks.later(first)
                    return None
                code = state.frames.next
            self.watch.look()

    def place(self, state: State) -> Span:
        """The method that a path is in, or in which it has ended."""
        return self.started if state.frames.activation is None else state.frames.place

    def successors(self, state: State, request: Request) -> list[State]:
        """The states in which a request is fulfilled, without those that deviate from given choices."""
        found = [each for each in self.fulfil(state, request) if not each.choices.is_astray]
        if self.is_repeating:
            for each in found:
                self.arrive(each)
        return found

    def arrive(self, state: State) -> None:
        """If a path has just made the last choice that it was given, begins to count."""
        if self.is_repeating and state.choices.told is None and not state.choices.is_astray:
            self.is_repeating = False
            self.statistics = Statistics()
            self.repeated = self.program.steps
            if self.partition is not None:
                self.partition.arrive()

    def begin_alias(self, state: State) -> None:
        """Begins a path on which deferred aliases are one object; one that belongs to another piece is only named."""
        if self.partition is not None:
            asked = self.partition.elsewhere if state.choices.is_astray else self.partition.begun
            asked.append(tuple(state.choices))
        self.forks.later(state)

    def doubt(self, state: State) -> None:
        """Ends a long path if a run on inputs of it never ends."""
        if state.steps > STEPS_BEFORE_DOUBT and self.is_endless is not None and self.is_endless(state):
            raise PathEnded(Diverged(state.frames.place))

    def step(self, state: State, code: Code) -> Code:
        """Runs one piece of code, and returns the next one."""
        code = code(state)
        return self.at_action(state, code) if code in self.program.visible else code

    def at_action(self, state: State, code: Code) -> Code:
        """A thread has reached a visible action; it continues if no other thread can interfere."""
        visible = self.program.visible[code]
        if state.frames.activation is not None and state.frames.activation.in_specification:
            return code
        state.frames.retry = partial(_again, code)
        state.action.span = visible.span
        if self.gives_way(state, visible):
            raise PathEnded(Paused(code))
        state.own_threads().tick()
        return code

    def gives_way(self, state: State, visible: Visible) -> bool:
        """Whether another thread may run first; actions on objects that only this thread can reach do not count.

        Threads that have ended but were not joined might have run later, so actions still count as steps then.
        """
        target = state.knowledge.known(visible.target(state)) if visible.target is not None else 0
        until = times = 0
        if visible.may_block:
            target = one_target(state, target)
            until = 0 if visible.until is None else one_target(state, visible.until(state))
            times = visible.times(state)
            if not self.is_enabled(state, state.threads.current, visible, target, until, times):
                return True
        if state.threads.is_undisturbed:
            known = target if isinstance(target, int) else 0
            return not self.is_enabled(state, state.threads.current, visible, known, until, times)
        if until and is_shared(state, until):
            return True
        return not isinstance(target, int) or target == 0 or is_shared(state, target)

    def is_enabled(
        self, state: State, thread: int, action: Visible, target: int, until: int = 0, times: int = 0
    ) -> bool:
        """Whether a thread can make its next step."""
        threads = state.threads
        ended = until != 0 and gate_count(state, until, action.until_slot) <= 0
        match action.kind:
            case ActionKind.LOCK:
                return threads.may_enter(target, thread)
            case ActionKind.WAIT:
                woken = thread not in threads.monitor(target).waiters
                return (woken or ended) and threads.may_enter(target, thread)
            case ActionKind.AWAIT_GATE:
                return ended or gate_count(state, target, action.slot) <= 0
            case ActionKind.TAKE_GATE:
                return gate_count(state, target, action.slot) + times <= 0
            case ActionKind.JOIN:
                return not threads.has_children(thread)
            case ActionKind.INITIALISE:
                return self.nested.may_initialise(state, action.class_name, thread)
        return True

    def check_limits(self, state: State) -> None:
        """Cuts a path with too many steps."""
        spend((self.program.calls - self.calls) // CALLS_OF_A_UNIT)
        self.calls = self.program.calls
        if state.steps >= self.bounds.steps:
            self.forks.cut(Bound.STEPS, state.frames.place)
        self.watch.look()

    # --- the start -----------------------------------------------------------------------------------------

    def initial(self, method: typed.Method, choices: Choices | None = None) -> State:
        """The state in which the method is called with any arguments."""
        state = State(self, choices)
        self.started = method.info.span
        self.is_repeating = state.choices.told is not None
        self.inputs.may_defer = choices is None or self.partition is not None
        if self.program.is_weak and self.program.forking:
            state.action.memory = WeakMemory()
        arguments: list[Value] = []
        this = self.inputs.constants.receiver(method)
        for variable in method.parameters:
            if variable.name == "this" and not method.info.static:
                arguments.append(self.inputs.receiver(state, method) if this is None else this)
            else:
                given = self.inputs.unknown(variable.type, variable.name, self.bounds.chain, is_argument=True)
                arguments.append(given)
        code = self.program.code_of(method.info)
        self.admission = None if self.program.forking else Admission(self.program.program, method)
        if self.admission is not None:
            self.admission.arguments = arguments
        self.preservation = self._preservation(method, arguments)

        def begin(m: State) -> Code:
            m.frames.retry = begin
            for argument, variable in zip(arguments, method.parameters, strict=True):
                if isinstance(argument, Term) and is_reference(variable.type):
                    self.inputs.first_read(m, argument)
            m.specification.begun = m.heap.snapshot()
            if self.preservation is not None:
                m.specification.recording += 1
            if this is not None:
                return self.inputs.constants.call(m, method, code, arguments)
            given = [m.environment.receiver, *arguments[1:]] if m.environment.receiver else arguments
            return call(m, code, given, 0, finished, 0, uncaught, method.info.span)

        state.frames.next = StaticStart(self, method).before(begin)
        return state

    def _preservation(self, method: typed.Method, arguments: list[Value]) -> Preservation | None:
        """What the method owes to the objects that it changes; few programs have invariants."""
        program = self.program.program
        if method.info.helper or not any(program.invariants.values()):
            return None
        from oxpecker.engine.specification.preservation import Preservation

        return Preservation(program, None if method.info.static else arguments[0])

    # --- forks ---------------------------------------------------------------------------------------------

    def fulfil(self, state: State, request: Request) -> list[State]:
        """The states in which a request is fulfilled; each retries its instruction."""
        state.frames.next = state.frames.retry
        match request:
            case Resolve(variable=variable):
                return self.resolution.resolve(state, variable)
            case ChooseInitial(variable=variable, whole=whole):
                return self.resolution.choose_initial(state, variable, whole)
            case Narrow(address=address, groups=groups):
                return self.inputs.narrow(state, address, groups)
            case Divide(address=address, type=asked):
                return divided(self, state, address, asked)
            case Construct(address=address):
                return self.construction.construct(state, address)
            case AssumeConstructorFacts(address=address):
                return [self.construction.assume_constructor_facts(state, address)]
            case Decide(condition=condition):
                return self.forks.decide(state, condition)
            case ChooseWaiter(waiters=waiters):
                return self.choose_waiter(state, waiters)
            case ChooseWrite(writes=writes):
                return self.choose_write(state, writes)
            case RunPure():
                return [self.nested.run_pure(state, request)]
            case Initialise(class_name=name, span=span):
                return [self.nested.initialise_now(state, name, span)]
        raise AssertionError(request)

    def choose_waiter(self, state: State, waiters: tuple[int, ...]) -> list[State]:
        """A state for each waiting thread that may be notified."""
        successors = [state.fork() for _ in waiters]
        for number, (other, waiter) in enumerate(zip(successors, waiters, strict=True)):
            other.choices.take(number)
            other.own_threads().chosen = waiter
        return successors

    def choose_write(self, state: State, writes: tuple[Moment, ...]) -> list[State]:
        """A state for each write that the current read may see; the last write comes first."""
        successors = [state.fork() for _ in writes]
        for number, (other, write) in enumerate(zip(successors, writes, strict=True)):
            other.choices.take(number)
            other.action.own_memory().chosen = write
        return successors[::-1]


def _in_program(state: State, span: Span) -> Span:
    """A place in the program; for one in the library, where the program called it."""
    places = [span, *(activation.span for activation in state.frames.stack())]
    own = (place for place in places if place.line and not place.file.startswith(BUILT_IN))
    return next(own, span)


def _again(code: Code, _state: State) -> Code:
    return code
