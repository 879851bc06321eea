"""The active calls, and where the innermost one is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NoReturn, Protocol

from oxpecker.engine.path.heap import Snapshot
from oxpecker.engine.path.monitors import Monitor
from oxpecker.engine.path.writes import WriteLog
from oxpecker.engine.values.value import Code, Value
from oxpecker.oox import typed
from oxpecker.oox.hierarchy import MethodInfo
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import NOWHERE, Span
from oxpecker.solver import PathCondition


@dataclass(frozen=True, slots=True)
class HeldCase:
    """A specification case and the condition under which it applied on entry."""

    case: typed.Case
    applies: Value


class Contract(Protocol):
    """What happens when a method with a contract is entered and left."""

    def enter(self, state: Any) -> Any:
        """Checks or assumes the precondition."""

    def hold(self, state: Any) -> Any:
        """Finds the specification cases that apply when a specification calls the method."""

    def leaving(self, value: Value) -> Code:
        """Checks or assumes the postcondition."""

    def leaving_throwing(self, exception: Value) -> Code:
        """Checks or assumes what holds when an exception leaves."""


class Callee(Protocol):
    """A method with its code, which is compiled on first use, and its contract."""

    info: MethodInfo
    method: typed.Method
    classes: tuple[str, ...]
    looks_back: bool
    needs_entry_heap: bool
    padding: list[Value]
    entry: Code

    @property
    def contract(self) -> Contract | None:
        """None where there is nothing to check."""

    @property
    def is_tabled(self) -> bool:
        """Whether its results are reused for calls with the same arguments."""

    @property
    def steering(self) -> tuple[int, ...]:
        """The locals on which the control flow of the method depends."""

    def prepare(self) -> None:
        """Compiles the method unless that has been done."""

    def prepare_contract(self) -> None:
        """Compiles the contract unless that has been done."""


class Activation:
    """An active call. It does not change after it has started, so paths share it."""

    __slots__ = (
        "arguments",
        "below",
        "by_contract",
        "caller",
        "code",
        "depth",
        "entry_heap",
        "handler",
        "handler_slot",
        "held",
        "in_specification",
        "mark",
        "measure",
        "next",
        "result_slot",
        "span",
        "virtual",
    )

    def __init__(
        self,
        code: Callee,
        caller: list[Value],
        below: Activation | None,
        slot: int,
        go_on: Code,
        handler_slot: int,
        handler: Code,
        span: Span,
        arguments: list[Value],
        in_specification: bool,
    ) -> None:
        self.code = code
        self.caller = caller
        self.below = below
        self.result_slot = slot
        self.next = go_on
        self.handler_slot = handler_slot
        self.handler = handler
        self.span = span
        self.arguments = arguments
        self.in_specification = in_specification
        self.depth: int = 1 if below is None else below.depth + 1
        self.held: tuple[HeldCase, ...] = ()
        self.entry_heap: Snapshot | None = None
        self.mark: WriteLog | None = None
        self.measure: tuple[Value, ...] | None = None
        """The measure of a recursion, on entry."""
        self.by_contract = False
        self.virtual = False
        """For a call by contract: whether the body of a subclass may run."""

    def holding(self, held: tuple[HeldCase, ...], measure: tuple[Value, ...] | None) -> Activation:
        """The call, with the cases that apply and its measure if it is a recursion."""
        other = Activation(
            self.code,
            self.caller,
            self.below,
            self.result_slot,
            self.next,
            self.handler_slot,
            self.handler,
            self.span,
            self.arguments,
            self.in_specification,
        )
        other.held, other.entry_heap, other.mark = held, self.entry_heap, self.mark
        other.by_contract, other.virtual = self.by_contract, self.virtual
        other.measure = measure
        return other


@dataclass(frozen=True, slots=True)
class Moment:
    """The state that calls share, and the decisions of the path, at some moment."""

    condition: PathCondition
    heap: Snapshot
    monitors: dict[int, Monitor]


@dataclass(frozen=True, slots=True)
class Recursion:
    """A call beyond the call bound that was reached from a call of the same method with the same arguments.

    It is recorded before the next such call, where the moment is recorded too. If a call inside that one finds the same
    moment, it leads to the next call in the same way, so the recursion does not end.
    """

    call: Activation
    deepest: int
    moment: Moment | None = None


class Frames:
    """The active calls: the locals of the innermost, its next code, and where to retry."""

    __slots__ = ("activation", "locals", "next", "recursion", "results", "retry")

    def __init__(self) -> None:
        self.locals: list[Value] = [None]
        self.activation: Activation | None = None
        self.next: Code = _nothing
        self.retry: Code = _nothing
        """Where the current instruction starts. It is retried once what it requested is known."""
        self.results: Mapping[tuple[Callee, tuple[Value, ...]], Value] = {}
        """Results of methods that only compute, by arguments."""
        self.recursion: Recursion | None = None
        """A call beyond the bound that seems to recur without end."""

    def fork(self) -> Frames:
        """The same for another path."""
        other = Frames()
        other.locals = self.locals.copy()
        other.activation = self.activation
        other.next = self.next
        other.retry = self.retry
        other.results = self.results
        other.recursion = self.recursion
        return other

    @property
    def in_specification(self) -> bool:
        """Whether a specification is being evaluated."""
        return self.activation is not None and self.activation.in_specification

    @property
    def place(self) -> Span:
        """The method the path is in."""
        return self.activation.code.info.span if self.activation is not None else NOWHERE

    def stack(self) -> Iterator[Activation]:
        """The active calls, innermost first."""
        activation = self.activation
        while activation is not None:
            yield activation
            activation = activation.below

    @property
    def outermost(self) -> Activation | None:
        """The outermost call."""
        found = self.activation
        while found is not None and found.below is not None:
            found = found.below
        return found

    def add_slot(self) -> int:
        """Adds a slot for the result of something that runs in the middle of an instruction."""
        self.locals = [*self.locals, None]
        return len(self.locals) - 1

    def drop_slot(self, slot: int) -> Value:
        """Takes the result and removes the slot."""
        result, self.locals = self.locals[slot], self.locals[:slot]
        return result

    def hold(self, held: tuple[HeldCase, ...], measure: tuple[Value, ...] | None = None) -> None:
        """Records which specification cases apply to the innermost call, and its measure."""
        assert self.activation is not None
        self.activation = self.activation.holding(held, measure)


def _nothing(_state: object) -> NoReturn:
    raise AssertionError("a path without code")
