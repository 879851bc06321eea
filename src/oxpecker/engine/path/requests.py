"""Requests: an instruction stops because something must be decided first, and is then retried."""

from __future__ import annotations

from dataclasses import dataclass

from oxpecker.engine.path.heap import Snapshot
from oxpecker.engine.values.value import Value
from oxpecker.oox.hierarchy import ClassInfo, MethodInfo
from oxpecker.oox.source import Span
from oxpecker.oox.types import Type
from oxpecker.oox.weak_memory import Moment
from oxpecker.results.bound import Bound
from oxpecker.terms import Term


class ThreadStarted(Exception):
    """A path starts a thread that its exploration does not expect."""


class Request(Exception):
    """What must happen before the current instruction can continue."""


@dataclass(eq=False)
class Resolve(Request):
    """A non-null unknown reference is dereferenced: which object is it?"""

    variable: Term


@dataclass(eq=False)
class ChooseInitial(Request):
    """A reference is read for the first time, and the strategy decides it at once."""

    variable: Term
    whole: bool
    """Whether the object itself is chosen now (lazy), or only whether there is one (lazier)."""


class Narrowing(Request):
    """The class of an object matters."""


@dataclass(eq=False)
class Narrow(Narrowing):
    """The class of an object, or the element type of an array, matters: it is in one of these groups."""

    address: int
    groups: tuple[tuple[ClassInfo | Type, ...], ...]


@dataclass(eq=False)
class Divide(Narrowing):
    """An input whose possible classes are not all known is tested for a type."""

    address: int
    type: Type


@dataclass(eq=False)
class Decide(Request):
    """A condition must be decided, because what follows may throw or call."""

    condition: Term


@dataclass(eq=False)
class Construct(Request):
    """An input that code constructs from parts is accessed: how many parts has it?"""

    address: int


@dataclass(eq=False)
class AssumeConstructorFacts(Request):
    """An input is accessed: its constructor facts hold."""

    address: int


@dataclass(eq=False)
class TooLong(Request):
    """Something longer than a bound is accessed, which ends the path."""

    bound: Bound


@dataclass(eq=False)
class ChooseWaiter(Request):
    """One of several waiting threads is notified."""

    waiters: tuple[int, ...]


@dataclass(eq=False)
class ChooseWrite(Request):
    """A read may see one of several writes."""

    writes: tuple[Moment, ...]


@dataclass(eq=False)
class RunPure(Request):
    """A specification needs the result of a pure method, perhaps in an earlier state."""

    method: MethodInfo
    arguments: list[Value]
    virtual: bool
    span: Span
    past: Snapshot | None
    call: object
    """The key under which its result is stored."""


@dataclass(eq=False)
class Initialise(Request):
    """A specification is the first to use a class."""

    class_name: str
    span: Span


class Unsupported(Exception):
    """Something that the engine cannot represent, so that nothing is known about the path."""

    def __init__(self, what: str, span: Span) -> None:
        super().__init__(what)
        self.what = what
        self.span = span
