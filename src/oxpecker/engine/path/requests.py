"""Why evaluation stops in the middle: something must be chosen first, then the same instruction is tried again."""

from __future__ import annotations

from dataclasses import dataclass

from oxpecker.engine.path.heap import Snapshot
from oxpecker.engine.values.value import Value
from oxpecker.oox.hierarchy import ClassInfo, MethodInfo
from oxpecker.oox.source import Span
from oxpecker.oox.types import Type
from oxpecker.terms import Term


class Request(Exception):
    """What has to happen before the instruction at hand can go on."""


@dataclass(eq=False)
class Resolve(Request):
    """An unknown reference (known not to be null) is followed: which object is it?"""

    variable: Term


@dataclass(eq=False)
class ChooseInitial(Request):
    """A reference is read for the first time under a strategy that decides about it at once."""

    variable: Term
    whole: bool
    """Whether the object itself is chosen now (lazy), or only whether there is one (lazier)."""


class Narrowing(Request):
    """What an object is matters."""


@dataclass(eq=False)
class Narrow(Narrowing):
    """The class of an object, or what an array was declared with, matters: it is in one of these groups."""

    address: int
    groups: tuple[tuple[ClassInfo | Type, ...], ...]


@dataclass(eq=False)
class Divide(Narrowing):
    """An input whose classes are not all known is asked for its type: is it of that one?"""

    address: int
    type: Type


@dataclass(eq=False)
class Decide(Request):
    """A condition must be known, because what comes next may throw or call."""

    condition: Term


@dataclass(eq=False)
class Make(Request):
    """An input that code makes from parts is looked into: of how many parts is it?"""

    address: int


@dataclass(eq=False)
class Establish(Request):
    """An input is looked into: what its constructors have made sure of holds of it."""

    address: int


@dataclass(eq=False)
class TooLong(Request):
    """Something longer than a bound is looked into: here the path ends."""

    bound: str


@dataclass(eq=False)
class ChooseWaiter(Request):
    """One of several waiting threads is notified: which?"""

    waiters: tuple[int, ...]


@dataclass(eq=False)
class RunPure(Request):
    """A specification needs the result of a pure method, perhaps in the state of an earlier moment."""

    method: MethodInfo
    arguments: list[Value]
    virtual: bool
    span: Span
    past: Snapshot | None
    call: object
    """What its result is remembered under."""


@dataclass(eq=False)
class Initialise(Request):
    """A specification is the first to use a class."""

    class_name: str
    span: Span


class Unsupported(Exception):
    """Something the engine cannot represent, so nothing can be said about the path."""

    def __init__(self, what: str, span: Span) -> None:
        super().__init__(what)
        self.what = what
        self.span = span
