"""The threads of a path: where each waits, which monitors it holds, and which objects are shared."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from oxpecker.engine.path.frames import Activation
from oxpecker.engine.path.monitors import Monitor
from oxpecker.engine.values.value import Code, Value
from oxpecker.oox.actions import ActionKind
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Span
from oxpecker.oox.weak_memory import Moment


@dataclass(frozen=True, slots=True)
class Visible:
    """A visible action: its kind, place and target."""

    kind: ActionKind
    span: Span
    target: Callable[[Any], Value] | None = None
    class_name: str = ""
    slot: int = 0
    """The count of a gate among the fields of its object."""
    until: Callable[[Any], Value] | None = None
    """The gate that ends the wait as well, and its count."""
    until_slot: int = 0
    amount: Callable[[Any], Value] | None = None
    """How often a gate is to be taken, if not once."""
    assigned: int | None = None
    """The local that the action assigns, so that its value before does not matter."""

    @property
    def may_block(self) -> bool:
        """Whether the target decides if the thread can continue."""
        return self.kind in (ActionKind.LOCK, ActionKind.AWAIT_GATE, ActionKind.TAKE_GATE)

    def times(self, state: Any) -> int:
        """How often a gate is to be taken."""
        amount = 1 if self.amount is None else self.amount(state)
        return max(0, amount) if isinstance(amount, int) else 0


@dataclass(frozen=True, slots=True)
class Parked:
    """A thread that is not running: its next action, the target, and its innermost call."""

    code: Code
    action: Visible
    target: int
    frame: tuple[Value, ...]
    activation: Activation | None
    until: int = 0
    """The gate that ends the wait as well, if any."""
    times: int = 0
    """How often it takes the gate."""


@dataclass(frozen=True, slots=True)
class Step:
    """A persistent list of steps as the interpreter counts them: the thread of each, and the thread it woke."""

    before: Step | None
    thread: int
    woken: int | None = None
    sees: Moment | None = None
    """The write that the step reads, if it is not the last one of the place."""

    def listed(self) -> list[Step]:
        """All steps, the first one first."""
        found: list[Step] = []
        step: Step | None = self
        while step is not None:
            found.append(step)
            step = step.before
        return found[::-1]


class Threads:
    """The thread table of a state, shared by states until one of them writes."""

    __slots__ = (
        "chosen",
        "current",
        "ended",
        "is_shared",
        "joined",
        "monitors",
        "opened",
        "parents",
        "parked",
        "result",
        "shared",
        "started",
        "steps",
        "vain",
    )

    def __init__(self) -> None:
        self.is_shared = False
        self.current = 0
        self.parked: dict[int, Parked] = {}
        self.parents: dict[int, int] = {}
        self.ended: frozenset[int] = frozenset()
        self.joined: dict[int, frozenset[int]] = {}
        """By thread: the threads that it has joined, directly or through threads that it has joined."""
        self.monitors: dict[int, Monitor] = {}
        self.shared: frozenset[int] = frozenset()
        self.started = 1
        self.steps = Step(None, 0)
        self.result: Value = None
        """What the first thread has returned."""
        self.chosen: int | None = None
        """The waiting thread that the current `notify` wakes."""
        self.vain: tuple[tuple[int, Span], ...] = ()
        """The monitors that were notified while no thread waited."""
        self.opened: dict[int, int] = {}
        """How often each gate has been opened since the first thread was started."""

    def shared_by_two(self) -> Threads:
        """The table for another path; the first to write takes a copy."""
        self.is_shared = True
        return self

    def copy(self) -> Threads:
        """The same for one path alone."""
        other = Threads()
        other.current = self.current
        other.parked = self.parked.copy()
        other.parents = self.parents
        other.ended = self.ended
        other.joined = self.joined
        other.monitors = self.monitors.copy()
        other.shared = self.shared
        other.started = self.started
        other.steps = self.steps
        other.result = self.result
        other.chosen = self.chosen
        other.vain = self.vain
        other.opened = self.opened
        return other

    def start(self, parent: int) -> int:
        """The number of a new thread."""
        number = self.started
        self.started += 1
        self.parents = {**self.parents, number: parent}
        return number

    def children(self, thread: int) -> list[int]:
        """The threads that a thread has forked."""
        return [child for child, parent in self.parents.items() if parent == thread]

    def begin(self) -> None:
        """Starts counting steps; everything so far came before the first step."""
        self.steps = Step(None, 0)

    def tick(self) -> None:
        """The current thread makes a step."""
        self.steps = Step(self.steps, self.current)

    def wake_up(self, thread: int) -> None:
        """Records the thread that the current step wakes."""
        self.steps = Step(self.steps.before, self.steps.thread, thread)

    def look_back(self, write: Moment) -> None:
        """Records that the current step reads an earlier write."""
        self.steps = Step(self.steps.before, self.steps.thread, self.steps.woken, write)

    @property
    def number(self) -> int:
        """The number of the current step among those of its thread."""
        return sum(step.thread == self.current for step in self.steps.listed())

    @property
    def alive(self) -> tuple[int, ...]:
        """The threads that have not ended."""
        return (self.current, *self.parked)

    def has_children(self, thread: int) -> bool:
        """Whether a thread has children that have not ended."""
        return any(child not in self.ended for child in self.children(thread))

    def join(self) -> None:
        """Orders the current thread after all its children, and after what they are ordered after."""
        known = self.joined.get(self.current, frozenset())
        for child in self.children(self.current):
            known |= {child} | self.joined.get(child, frozenset())
        self.joined = {**self.joined, self.current: known}

    @property
    def is_undisturbed(self) -> bool:
        """Whether the current thread is alone and ordered after everything that others have done."""
        return not self.parked and self.ended <= self.joined.get(self.current, frozenset())

    def open(self, gate: int, times: int) -> None:
        """Records that a gate is opened; before other threads are started, this comes before all that they do."""
        if self.started > 1:
            self.opened = {**self.opened, gate: self.opened.get(gate, 0) + times}

    # --- monitors ------------------------------------------------------------------------------------------

    def monitor(self, address: int) -> Monitor:
        """The monitor of an object."""
        return self.monitors.get(address, _FREE)

    def may_enter(self, address: int, thread: int) -> bool:
        """Whether a monitor is free or held by the thread."""
        return self.monitor(address).owner in (None, thread)

    def acquire(self, address: int, times: int = 1) -> None:
        """The current thread enters a monitor."""
        monitor = self.monitor(address)
        self.monitors[address] = replace(monitor, owner=self.current, count=monitor.count + times)

    def release(self, address: int) -> None:
        """The current thread leaves a monitor once."""
        monitor = self.monitor(address)
        count = monitor.count - 1
        self.monitors[address] = replace(monitor, owner=self.current if count else None, count=count)

    def wait(self, address: int) -> int:
        """The current thread releases a monitor completely and waits; returns how often it had entered it."""
        monitor = self.monitor(address)
        self.monitors[address] = Monitor(None, 0, (*monitor.waiters, self.current))
        return monitor.count

    def wake(self, address: int, thread: int) -> None:
        """A waiting thread is notified."""
        monitor = self.monitor(address)
        left = tuple(each for each in monitor.waiters if each != thread)
        self.monitors[address] = replace(monitor, waiters=left)

    def held(self, thread: int) -> list[int]:
        """The monitors that a thread holds."""
        return [address for address, monitor in self.monitors.items() if monitor.owner == thread]


_FREE = Monitor()
