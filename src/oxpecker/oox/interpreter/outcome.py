"""How a run can end."""

from __future__ import annotations

from enum import StrEnum

from oxpecker.limits.reason import Reason
from oxpecker.oox.actions import ActionKind
from oxpecker.oox.hierarchy import FieldInfo
from oxpecker.oox.interpreter.heap import ObjectValue, Value
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Span
from oxpecker.oox.weak_memory import Moment


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a run ended, after how many steps."""

    steps: int


@dataclass(frozen=True, slots=True)
class Returned(Outcome):
    """All threads ended normally; the value is the first thread's."""

    value: Value


@dataclass(frozen=True, slots=True)
class Threw(Outcome):
    """An exception left a thread; `trace` leads from where it was thrown to the thread's first method."""

    exception: ObjectValue
    thread: int
    trace: tuple[tuple[str, Span], ...]
    excused: bool = False
    """Whether a clause of the first method allows such an exception."""


class ViolationKind(StrEnum):
    """Which rule of a specification was broken."""

    ASSERT = "assert"
    LOOP_INVARIANT = "loop invariant"
    DECREASES = "decreases"
    REQUIRES = "requires"
    ENSURES = "ensures"
    EXCEPTIONAL = "exceptional"
    SIGNALS = "signals"
    ASSIGNABLE = "assignable"
    INVARIANT = "invariant"
    OVERFLOW = "overflow"


@dataclass(frozen=True, slots=True)
class Violated(Outcome):
    """A specification did not hold; `reason` is given if there is more to say than that it is false."""

    kind: ViolationKind
    span: Span
    method: str
    thread: int
    reason: str
    trace: tuple[tuple[str, Span], ...]
    exception: ObjectValue | None = None


@dataclass(frozen=True, slots=True)
class Excluded(Outcome):
    """The input is not one the program is about: a precondition of the started method or an `assume` is false."""

    span: Span


@dataclass(frozen=True, slots=True)
class Stuck:
    """A blocked thread: where it is, what it holds, what it waits for; objects by name.

    `waits_for` is `lock` (also to take a lock again after a notification), `wait`, `join` or `initialise`. `missed` is
    the last place where the object was notified while nobody waited: a notification that is lost.
    """

    thread: int
    method: str
    span: Span
    holds: tuple[str, ...]
    waits_for: ActionKind
    target: str | None
    owner: int | None
    missed: Span | None = None


@dataclass(frozen=True, slots=True)
class Deadlocked(Outcome):
    """No thread can continue."""

    threads: tuple[Stuck, ...]


@dataclass(frozen=True, slots=True)
class EarlierRead:
    """A step that reads an earlier write than the last one: which step, whose write, where, and a sentence about it."""

    reader: Moment
    write: Moment
    span: Span
    text: str


@dataclass(frozen=True, slots=True)
class Access:
    """A use of a field or an element by a thread."""

    thread: int
    span: Span
    writes: bool


@dataclass(frozen=True, slots=True)
class Raced(Outcome):
    """A data race: two unordered accesses to one location, one of them a write; the run ends with the second."""

    first: Access
    second: Access
    what: str


@dataclass(frozen=True, slots=True)
class Recurred(Outcome):
    """A loop, or a recursion, is in an earlier state again, and nothing else can change it: the run never ends."""

    span: Span
    """The loop, or the call that is repeated."""
    method: str
    values: tuple[tuple[str, str], ...]
    """The variables that the code depends on, and their values each time."""
    key: str
    """Of the method."""
    block: int
    """Where the loop, or the method, begins."""
    reads: frozenset[FieldInfo] = frozenset()
    """The fields of objects that the repeated code loads."""
    is_recursion: bool = False
    condition: str | None = None
    """What holds in every round, if no state comes again: then it is never left. Empty if nothing need hold."""
    fills_memory: bool = False
    """Whether each round keeps more objects or longer texts than the one before."""

    @property
    def what(self) -> str:
        """What repeats which state, or what holds in every round."""
        thing = f"the {'recursion' if self.is_recursion else 'loop'} at line {self.span.line}"
        if self.condition is not None:
            goes_on = f"goes on while {self.condition}, which never changes"
            return f"{thing} {goes_on if self.condition else 'cannot be left'}"
        values = ", ".join(f"{name} = {value}" for name, value in self.values)
        # Other variables, such as a counter that nobody reads, may have changed.
        same = f"repeats the state {values}" if values else "repeats: all that it depends on is as before"
        return f"{thing} {same}{', until the memory is full' * self.fills_memory}"


class Limit(StrEnum):
    """What a run had too much of."""

    STEPS = "steps"
    CALL_DEPTH = "call depth"
    MEMORY = "memory"
    SIZE = "size"
    THREADS = "threads"
    QUANTIFIER = "quantifier range"
    SPECIFICATION_DEPTH = "specification depth"


@dataclass(frozen=True, slots=True)
class Exhausted(Outcome):
    """A limit was reached before the run ended."""

    limit: Limit
    bound: int
    span: Span


@dataclass(frozen=True, slots=True)
class Stopped(Outcome):
    """The run was interrupted, or its time or memory was used up; `trace` leads to where it was."""

    reason: Reason
    trace: tuple[tuple[str, Span], ...]


@dataclass(frozen=True, slots=True)
class Unsupported(Outcome):
    """The program did something that its translation does not cover."""

    what: str
    span: Span


FIELD_OF_ARRAY = "a field that an array inherits from Object"
"""An array has the methods of `Object`, but none of its fields."""


class Stop(Exception):
    """Ends a run from inside; `nested` inside a method that a specification calls."""

    def __init__(self, outcome: Outcome, nested: bool = False) -> None:
        super().__init__(outcome)
        self.outcome = outcome
        self.nested = nested


class Thrown(Exception):
    """A built-in exception raised while an expression is evaluated."""

    def __init__(self, class_name: str, message: str | None = None, exception: ObjectValue | None = None) -> None:
        super().__init__(class_name)
        self.class_name = class_name
        self.message = message
        self.exception = exception

    @property
    def reason(self) -> str:
        """Why a specification that threw does not hold."""
        message = f": {self.message}" if self.message else ""
        return f"it cannot be evaluated ({self.class_name}{message})"
