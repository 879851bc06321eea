"""What the parts of a run may ask of the program that runs, and of the thread that runs it: `World` and `Thread`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NoReturn, Protocol

from oxpecker.oox.actions import ClassStatus
from oxpecker.oox.call_graph import CallGraph
from oxpecker.oox.hierarchy import ClassInfo, Hierarchy, MethodInfo
from oxpecker.oox.interpreter.activation import Activation
from oxpecker.oox.interpreter.answers import Answers
from oxpecker.oox.interpreter.choices import Choices
from oxpecker.oox.interpreter.clauses import ClauseCode
from oxpecker.oox.interpreter.heap import Heap, ObjectValue, Value
from oxpecker.oox.interpreter.host import Pending
from oxpecker.oox.interpreter.initialiser_plans import InitialiserPlans
from oxpecker.oox.interpreter.limits import Limits
from oxpecker.oox.interpreter.methods import DispatchTable, MethodCode
from oxpecker.oox.interpreter.outcome import Exhausted, ViolationKind
from oxpecker.oox.regions import Region
from oxpecker.oox.source import Span


class RunningProgram(Protocol):
    """A running program: heap, choices, code and progress."""

    java_ints: bool
    overflow_check: bool
    hierarchy: Hierarchy
    limits: Limits
    heap: Heap
    choices: Choices
    answers: Answers
    calls: CallGraph
    actions: dict[object, Pending]
    class_states: dict[str, ClassStatus | int]
    output: list[str]
    given: dict[int, ObjectValue]
    constructed: list[ObjectValue]
    started: int
    started_call: Activation | None

    @property
    def threads(self) -> Mapping[int, object]:
        """The threads that have not ended."""

    plans: InitialiserPlans | None
    forking: bool
    knows_invariants: bool
    steps: int
    in_specification: int
    origin: int
    undecided: Exhausted | None
    open_call_left: Callable[[Activation, Value], None] | None

    def code_of(self, method: MethodInfo) -> MethodCode:
        """The code of a method."""

    def dispatch_table(self, method: MethodInfo) -> DispatchTable:
        """Which code a call of the method runs, by class."""

    def invariants_of(self, cls: ClassInfo) -> tuple[ClauseCode, ...]:
        """The invariants an object of the class has, those from above first."""

    def start(self, code: MethodCode, arguments: list[Value], parent: int | None, span: Span) -> RunningThread:
        """A new thread; its first step is the call."""

    def check_limits(self, span: Span) -> None:
        """Ends the run when it has had its steps, or when the record of the past has filled the memory."""

    def receive(self, inputs: Sequence[ObjectValue]) -> None:
        """Notes which objects are inputs."""

    def wrote(self, region: Region) -> None:
        """Code has written to a part of the heap."""

    def begin_recording(self) -> None:
        """Starts recording writes, because a contract may refer to the state of this moment."""

    def end_recording(self) -> None:
        """Stops recording for that moment."""

    def begin(self, method: MethodInfo) -> None:
        """The classes of the method and its inputs are initialised, and the method is called."""

    def next_initialiser(self, name: str, thread: int) -> ClassInfo | None:
        """The uppermost class in line that has not been initialised, unless this thread is at it."""

    def complete(self, cls: ClassInfo) -> None:
        """Notes that the initialiser of a class has ended."""

    def initialised(self, name: str, thread: int) -> bool:
        """Whether nothing is left to be run before the class is used."""


class RunningThread(Protocol):
    """The thread that makes the current step."""

    number: int
    stack: list[Activation]
    excused: bool

    @property
    def world(self) -> RunningProgram:
        """The program it belongs to."""

    def at_beginning(self, evaluate: Callable[[], bool]) -> bool:
        """What holds in the heap in which the run began."""

    def fail_invariant(self, span: Span, reason: str, this: ObjectValue) -> NoReturn:
        """Ends the run: an invariant does not hold of an object."""

    def fail(self, kind: ViolationKind, span: Span, reason: str = "") -> NoReturn:
        """Ends the run: a specification does not hold."""

    def exclude(self, span: Span) -> NoReturn:
        """Ends the run: it is not one the program is about."""
