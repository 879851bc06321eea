"""The reference semantics: runs checked programs on concrete inputs.

`Interpreter(program).run(method, arguments)` returns a `Run`: how it ended and the choices it made. Everything that the
symbolic engine reports is replayed here first.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable

from oxpecker.limits import LimitReached, sizes
from oxpecker.limits.reason import INTERRUPTED, NO_MEMORY, Reason
from oxpecker.oox import typed
from oxpecker.oox.actions import ActionKind
from oxpecker.oox.depth import deep_recursion
from oxpecker.oox.hierarchy import field_name
from oxpecker.oox.interpreter.answers import shown_answer
from oxpecker.oox.interpreter.choices import (
    Choices,
    ScheduleError,
    format_reads,
    format_schedule,
    parse_reads,
    parse_schedule,
)
from oxpecker.oox.interpreter.daemons import is_daemon
from oxpecker.oox.interpreter.heap import ArrayValue, Heap, ObjectValue, Reference, Value
from oxpecker.oox.interpreter.host import Code, Pending
from oxpecker.oox.interpreter.inputs import InputError, is_value_of, parse_arguments, set_statics, split_values
from oxpecker.oox.interpreter.limits import Limits
from oxpecker.oox.interpreter.observer import Observer
from oxpecker.oox.interpreter.outcome import (
    Access,
    Deadlocked,
    EarlierRead,
    Excluded,
    Exhausted,
    Limit,
    Outcome,
    Raced,
    Recurred,
    Returned,
    Stop,
    Stopped,
    Stuck,
    Threw,
    Unsupported,
    Violated,
    ViolationKind,
)
from oxpecker.oox.interpreter.preparation import Preparation, receive
from oxpecker.oox.interpreter.random_inputs import RandomInputs
from oxpecker.oox.interpreter.reached import static_objects
from oxpecker.oox.interpreter.recurrence import Sought
from oxpecker.oox.interpreter.show import (
    is_hidden,
    show_call,
    show_exception,
    show_inputs,
    show_simple,
    show_value,
)
from oxpecker.oox.interpreter.steps import name_of, stands_for
from oxpecker.oox.interpreter.thread import Thread, finished, uncaught
from oxpecker.oox.interpreter.timed import TIMED, waits_for_time
from oxpecker.oox.interpreter.world import World
from oxpecker.oox.limits import STEPS_BETWEEN_LOOKS
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import BUILT_IN, NOWHERE, Span
from oxpecker.oox.types import OBJECT, Type

__all__ = [
    "Access",
    "ArrayValue",
    "Choices",
    "Deadlocked",
    "EarlierRead",
    "Excluded",
    "Exhausted",
    "Heap",
    "InputError",
    "Interpreter",
    "Limit",
    "Limits",
    "ObjectValue",
    "Outcome",
    "Raced",
    "RandomInputs",
    "Recurred",
    "Returned",
    "Run",
    "ScheduleError",
    "Sought",
    "Stopped",
    "Stuck",
    "Threw",
    "Unsupported",
    "Value",
    "Violated",
    "ViolationKind",
    "field_name",
    "format_reads",
    "format_schedule",
    "is_hidden",
    "parse_arguments",
    "parse_reads",
    "parse_schedule",
    "set_statics",
    "show_call",
    "show_exception",
    "show_simple",
    "show_value",
    "split_values",
]

MakeArguments = Callable[[Heap], list[Value]]
"""Creates the arguments of a run (the receiver first) in the heap of that run."""


@dataclass(frozen=True, slots=True)
class Run:
    """How a run ended, its schedule and values of `nondet`, and its arguments as they were at the start.

    The receiver comes first among the arguments. `shown_values` are the values as text, as they were when chosen.
    """

    outcome: Outcome
    schedule: tuple[int, ...]
    values: tuple[Value, ...]
    arguments: tuple[str, ...]
    shown_values: tuple[str, ...] = ()
    output: str = ""
    """What was printed."""
    answers: tuple[tuple[str, str], ...] = ()
    """The calls of open methods and their results, in order."""
    statics: tuple[tuple[str, str], ...] = ()
    """The static state that inputs have set, as it was at the start: `C.field` or `C.FIELD.part`, and the value."""
    static_objects: frozenset[str] = frozenset()
    """The names of the inputs that static fields lead to, as initialisers have left them."""


class Interpreter:
    """Runs methods of one program; compiled code is kept between runs."""

    def __init__(self, program: typed.Program, limits: Limits | None = None) -> None:
        self.program = program
        self.sought: Observer | None = None
        """What observes runs of one thread, to end those that never end by themselves."""
        options = program.options
        self.world = self.new_world(limits or Limits(), options["ints"] == "java", options["overflow"] == "check")

    def new_world(self, limits: Limits, java_ints: bool, overflow_check: bool) -> World:
        """The world in which the program runs."""
        return World(self.program, limits, java_ints, overflow_check)

    def limit(self, limits: Limits) -> None:
        """Sets the limits of later runs."""
        self.world.limits = limits

    def run(
        self, method: typed.Method, arguments: MakeArguments, choices: Choices | None = None, stoppable: bool = False
    ) -> Run:
        """Runs a method from a fresh heap; the first thread makes the call.

        Ctrl-C, or a time or memory limit, raises an exception, or is the outcome of a `stoppable` run.
        """
        world = self.world
        chosen = choices or Choices()
        world.reset(chosen)
        inputs = RandomInputs(world.heap, chosen.random)
        preparation = Preparation(world)

        def any_value(t: Type) -> Value:
            value = _next_value(chosen, t, world.heap, lambda: _drawn(chosen, t, inputs))
            receive([value], preparation.thread, method.info.span)
            return value

        world.any_value = any_value
        with deep_recursion():
            world.answer_value = lambda t: _next_answer(chosen, t, world, lambda: inputs.value(t))
            given = arguments(world.heap)
            for variable, value in zip(method.parameters, given, strict=True):
                world.answers.know(variable.name, value)
            shown = show_inputs(given, [variable.type for variable in method.parameters], world.heap)
        preparation.end()
        main = world.start(world.code_of(method.info), given, None, method.info.span)
        main.code = _starting(method, given)
        try:
            with deep_recursion():
                outcome = self._schedule(main, given if method.info.is_constructor else None)
        except Stop as stop:
            outcome = stop.outcome
        except sizes.TooLarge:
            outcome = Exhausted(world.steps, Limit.SIZE, sizes.LONGEST_STRING, method.info.span)
        except RecursionError:
            # Only specifications that call methods whose specifications call methods .. use Python's stack.
            outcome = Exhausted(world.steps, Limit.SPECIFICATION_DEPTH, sys.getrecursionlimit(), method.info.span)
        except (LimitReached, MemoryError, KeyboardInterrupt) as end:
            if not stoppable:
                raise
            outcome = self._stopped(end)
        if isinstance(outcome, Returned) and world.undecided is not None:
            outcome = world.undecided
        return Run(
            outcome,
            tuple(chosen.scheduled),
            tuple(chosen.chosen_values),
            shown.arguments,
            tuple(chosen.shown_values),
            "".join(world.output),
            tuple(shown_answer(each) for each in world.answers.told),
            shown.statics,
            shown.static_objects,
        )

    def _schedule(self, main: Thread, constructed: list[Value] | None) -> Outcome:
        """Lets threads go on, one visible action at a time, until all have ended or none can."""
        world = self.world
        current = main.number
        while world.threads:
            enabled = [number for number, thread in world.threads.items() if _enabled(thread)]
            if not enabled and main.number not in world.threads and all(map(_is_daemon, world.threads.values())):
                break
            if not enabled:
                return self._deadlock()
            current = world.choices.next_thread(enabled, current)
            self._advance(world.threads[current])
        result = constructed[0] if constructed is not None else main.f[0]
        return Returned(world.steps, result)

    def _stopped(self, end: BaseException) -> Outcome:
        """Where the run was when it was ended from outside."""
        reasons = {KeyboardInterrupt: INTERRUPTED, MemoryError: NO_MEMORY}
        threads = self.world.threads
        thread = threads.get((self.world.choices.scheduled or [0])[-1]) or next(iter(threads.values()), None)
        trace = () if thread is None else thread.trace(_place(thread))
        reason = end.reason if isinstance(end, LimitReached) else reasons.get(type(end), Reason(str(end)))
        return Stopped(self.world.steps, reason, trace)

    def _deadlock(self) -> Outcome:
        """The outcome if no thread can continue: a deadlock, unless a timed wait would end."""
        world = self.world
        for thread in world.threads.values():
            if waits_for_time(world.program, (frame.code.info for frame in reversed(thread.stack))):
                return Unsupported(world.steps, TIMED, _stuck(thread, ()).span)
        threads = tuple(world.threads.values())
        return Deadlocked(world.steps, tuple(_stuck(thread, threads) for thread in threads))

    def _advance(self, thread: Thread) -> None:
        """Runs one visible action and everything up to the next one."""
        world, actions = self.world, self.world.actions
        # Other threads may end a loop that one thread repeats.
        watched = None if self.sought is None or world.forking else self.sought.observing(thread, world)
        next_check = min(world.limits.steps, world.steps + STEPS_BETWEEN_LOOKS)
        code = thread.code(thread)
        while code not in actions:
            if code is finished:
                world.end_thread(thread)
                return
            if watched is not None:
                watched.before(code)
            code = code(thread)
            if world.steps > next_check:
                world.check_limits(_place(thread))
                next_check = min(world.limits.steps, world.steps + STEPS_BETWEEN_LOOKS)
        thread.code = code


def _next_value(choices: Choices, t: Type, heap: Heap, fresh: Callable[[], Value]) -> Value:
    position = len(choices.chosen_values)
    given = position < len(choices.values)
    if position < len(choices.texts):
        (value,) = parse_arguments(choices.texts[position], [t], heap)
    else:
        value = choices.values[position] if given else fresh()
    if given and not is_value_of(value, t):
        raise InputError(f"value {position + 1} was given for nondet({t}), but it is not of that type", str(value), 0)
    choices.chosen_values.append(value)
    choices.shown_values.append(show_value(value, t, heap))
    return value


def _drawn(choices: Choices, t: Type, inputs: RandomInputs) -> Value:
    value = None if choices.draw is None else choices.draw(t)
    return inputs.value(t) if value is None else value


def _next_answer(choices: Choices, t: Type, world: World, fresh: Callable[[], Value]) -> Value:
    """What an open method answers where no path says it: the next that is given, or anything."""
    position = len(choices.answered)
    if position < len(choices.answers):
        (value,) = parse_arguments(choices.answers[position], [t], world.heap, world.answers.known)
        return value
    return fresh()


def _starting(method: typed.Method, values: list[Value]) -> Code:
    """The first step of a run: the class is initialised, then the method is called."""

    def begin(m: Thread) -> Code:
        def call(thread: Thread) -> Code:
            receive(values[1:] if method.info.is_constructor else values, thread, method.info.span)
            if thread.world.knows_invariants:
                thread.world.receive(static_objects(thread.world.heap))
            thread.world.begin(method.info)
            code = thread.world.code_of(method.info)
            return thread.call(code, values, 0, finished, 0, uncaught, method.info.span)

        return m.initialise(method.info.owner, call, 0, uncaught, method.info.span)

    return begin


def _pending(thread: Thread) -> Pending | None:
    return thread.world.actions.get(thread.code)


def _is_daemon(thread: Thread) -> bool:
    return is_daemon(frame.code.info for frame in thread.stack)


def _enabled(thread: Thread) -> bool:
    pending = _pending(thread)
    return pending is None or pending.enabled is None or pending.enabled(thread)


def _place(thread: Thread) -> Span:
    return thread.stack[-1].code.info.span if thread.stack else NOWHERE


def _is_own_mark(thread: Thread, reference: Reference) -> bool:
    """Whether a monitor is only what tells a thread from others: a part of the object that it runs for."""
    whole = stands_for(reference)
    return whole is not None and bool(thread.stack) and whole in thread.stack[0].arguments[:1]


def _stuck(thread: Thread, threads: Iterable[Thread]) -> Stuck:
    pending = _pending(thread)
    assert pending is not None
    target = pending.target(thread) if pending.target is not None else None
    monitor = target.monitor if target is not None else None
    kind, missed = pending.kind, None
    if kind in (ActionKind.AWAIT_GATE, ActionKind.TAKE_GATE) and target is not None:
        return _waiting_for_gate(thread, threads, target, pending.span)
    if kind is ActionKind.WAIT and monitor is not None:
        woken = thread.number not in monitor.waiters
        kind, missed = (ActionKind.LOCK, None) if woken else (ActionKind.WAIT, monitor.missed)
        if not woken and target is not None and _waits_in_library(thread, stands_for(target) or target):
            kind, missed = ActionKind.AWAIT_GATE, None
    method, span = thread.in_source(pending.span)
    return Stuck(
        thread.number,
        method,
        span,
        tuple(dict.fromkeys(name_of(reference) for reference in thread.held if not _is_own_mark(thread, reference))),
        kind,
        None if target is None else name_of(target),
        None if monitor is None else monitor.owner,
        missed,
    )


def _waits_in_library(thread: Thread, target: Reference) -> bool:
    """Whether a method of a library object waits on that object: the program knows nothing of notifications."""
    call = None
    for activation in reversed(thread.stack):
        if not activation.code.info.span.file.startswith(BUILT_IN):
            break
        call = activation
    return call is not None and call.code.info.owner != OBJECT.name and call.arguments[:1] == [target]


def _waiting_for_gate(thread: Thread, threads: Iterable[Thread], gate: Reference, span: Span) -> Stuck:
    """A thread that waits for a gate: for another thread to end, or for what the gate is a part of."""
    whole = stands_for(gate)
    runners = [other.number for other in threads if whole and other.stack and other.stack[0].arguments[:1] == [whole]]
    method, where = thread.in_source(span)
    holds = tuple(dict.fromkeys(name_of(held) for held in thread.held if not _is_own_mark(thread, held)))
    kind = ActionKind.JOIN if runners else ActionKind.AWAIT_GATE
    return Stuck(thread.number, method, where, holds, kind, name_of(gate), runners[0] if runners else None, None)
