"""How paths end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn

from oxpecker.engine.values.value import Code, Value
from oxpecker.limits.reason import Reason
from oxpecker.oox.actions import ActionKind
from oxpecker.oox.interpreter.outcome import ViolationKind
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Span
from oxpecker.results.bound import Bound


@dataclass(frozen=True, slots=True)
class Ending:
    """How a path ended."""


@dataclass(frozen=True, slots=True)
class Returned(Ending):
    """The method returned and satisfied its contract."""

    value: Value


@dataclass(frozen=True, slots=True)
class Threw(Ending):
    """An exception left the method, and no clause forbids that."""

    exception: str
    span: Span
    thread: int = 0
    classes: tuple[str, ...] = ()
    """All classes that the exception may have; the first is `exception`."""
    excused: bool = False
    """Whether a clause of the method allows such an exception."""


@dataclass(frozen=True, slots=True)
class Violated(Ending):
    """A specification does not hold."""

    kind: ViolationKind
    span: Span
    reason: str


@dataclass(frozen=True, slots=True)
class Excluded(Ending):
    """An assumption does not hold, so the path claims nothing."""

    span: Span
    precondition: bool = False
    """Whether the assumption is the precondition of the method under check."""
    stops: bool = False
    """Whether the library ends the program here for every input."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """A blocked thread: where it is, what it waits for, and which monitors it holds."""

    thread: int
    method: str
    span: Span
    kind: ActionKind


@dataclass(frozen=True, slots=True)
class Deadlocked(Ending):
    """No thread can continue."""

    waiting: tuple[Waiting, ...]
    vain: tuple[Span, ...] = ()
    """Where a notification was sent before the thread that needs it waited."""


@dataclass(frozen=True, slots=True)
class Paused(Ending):
    """Not an end: the current thread has reached a visible action, or has terminated."""

    code: Callable[[Any], Any] | None


@dataclass(frozen=True, slots=True)
class Cut(Ending):
    """A bound cut the path."""

    bound: Bound
    span: Span


@dataclass(frozen=True, slots=True)
class Diverged(Ending):
    """The path returned to an earlier state, so it runs forever without violating anything."""

    span: Span
    recursion: bool = False
    """Whether the path recurses without end."""


@dataclass(frozen=True, slots=True)
class RoundClosed(Ending):
    """The arbitrary iteration of a loop preserved the invariant; the code after the loop is another path."""

    span: Span


@dataclass(frozen=True, slots=True)
class OutOfReach(Ending):
    """The path can no longer reach a goal of the search."""

    span: Span


@dataclass(frozen=True, slots=True)
class Infeasible(Ending):
    """No input takes this path."""


@dataclass(frozen=True, slots=True)
class GaveUp(Ending):
    """The path reached something that cannot be represented or decided."""

    reason: Reason
    span: Span


class PathEnded(Exception):
    """Raised when the path of a state ends."""

    def __init__(self, ending: Ending) -> None:
        super().__init__(ending)
        self.ending = ending


def ends(ending: Ending) -> Code:
    """Code that ends its path."""

    def end(_state: object) -> NoReturn:
        raise PathEnded(ending)

    return end
