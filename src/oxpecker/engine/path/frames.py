"""Calls that have not ended, and where the innermost one has come to."""

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
        """Shows or assumes the precondition."""

    def hold(self, state: Any) -> Any:
        """Finds the cases that apply where a specification calls the method."""

    def leaving(self, value: Value) -> Code:
        """Shows or assumes what holds where a value is returned."""

    def leaving_throwing(self, exception: Value) -> Code:
        """Shows or assumes what holds where an exception leaves."""


class Callee(Protocol):
    """A method that can be called: its code, compiled when it is first needed, and its contract."""

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
        """Whether its results are kept for calls with the same arguments."""

    @property
    def steering(self) -> tuple[int, ...]:
        """The locals that decide where the method goes."""

    def prepare(self) -> None:
        """Compiles the method unless that has been done."""

    def prepare_contract(self) -> None:
        """Compiles the contract unless that has been done."""


class Activation:
    """A call that has not ended; it is not changed after it has begun, so paths share it."""

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
        """What gets smaller in a recursion, as it was on entry."""
        self.by_contract = False
        self.virtual = False
        """Of a call by contract: whether the body of a subclass may be meant."""

    def holding(self, held: tuple[HeldCase, ...], measure: tuple[Value, ...] | None) -> Activation:
        """The same call, of which is known which cases apply, and what gets smaller if it is a recursion."""
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
    """What a path shares between calls, and what it has decided, at some moment."""

    condition: PathCondition
    heap: Snapshot
    monitors: dict[int, Monitor]


@dataclass(frozen=True, slots=True)
class Recursion:
    """A call that another call of the same method with the same arguments led to, seen beyond the bound of calls.

    It is known before the path comes to the next call of its kind, where a moment is noted; a call that is made within
    that one, and finds all as it was then, leads to the next one as it did itself.
    """

    call: Activation
    deepest: int
    moment: Moment | None = None


class Frames:
    """The calls under way: the locals of the innermost, what comes next there, and where to try again."""

    __slots__ = ("activation", "locals", "next", "recursion", "results", "retry")

    def __init__(self) -> None:
        self.locals: list[Value] = [None]
        self.activation: Activation | None = None
        self.next: Code = _nothing
        self.retry: Code = _nothing
        """Where the instruction at hand begins: it is tried again once what it asked for is known."""
        self.results: Mapping[tuple[Callee, tuple[Value, ...]], Value] = {}
        """Those of methods that only compute, by their arguments."""
        self.recursion: Recursion | None = None
        """A call beyond the bound that looks as if it comes again and again."""

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
        """The calls under way, innermost first."""
        activation = self.activation
        while activation is not None:
            yield activation
            activation = activation.below

    @property
    def outermost(self) -> Activation | None:
        """The first call, which all others wait in."""
        found = self.activation
        while found is not None and found.below is not None:
            found = found.below
        return found

    def add_slot(self) -> int:
        """Room for the result of something that runs in the middle of an instruction."""
        self.locals = [*self.locals, None]
        return len(self.locals) - 1

    def drop_slot(self, slot: int) -> Value:
        """Takes that result, and the room away."""
        result, self.locals = self.locals[slot], self.locals[:slot]
        return result

    def hold(self, held: tuple[HeldCase, ...], measure: tuple[Value, ...] | None = None) -> None:
        """Notes which specification cases apply to the innermost call, and its measure."""
        assert self.activation is not None
        self.activation = self.activation.holding(held, measure)


def _nothing(_state: object) -> NoReturn:
    raise AssertionError("a path without code")
