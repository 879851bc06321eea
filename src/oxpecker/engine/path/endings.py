"""How paths end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn

from oxpecker.engine.values.value import Code, Value
from oxpecker.oox.actions import ActionKind
from oxpecker.oox.interpreter.outcome import ViolationKind
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Span


@dataclass(frozen=True, slots=True)
class Ending:
    """How a path ended."""


@dataclass(frozen=True, slots=True)
class Returned(Ending):
    """The method returned, all its promises kept."""

    value: Value


@dataclass(frozen=True, slots=True)
class Threw(Ending):
    """An exception left the method, and no clause forbids it."""

    exception: str
    span: Span
    thread: int = 0
    classes: tuple[str, ...] = ()
    """All classes that it may have; the first is `exception`."""
    excused: bool = False
    """Whether a clause of the method says that such an exception may leave it."""


@dataclass(frozen=True, slots=True)
class Violated(Ending):
    """A specification does not hold."""

    kind: ViolationKind
    span: Span
    reason: str


@dataclass(frozen=True, slots=True)
class Excluded(Ending):
    """An assumption does not hold, so nothing is to be said."""

    span: Span
    precondition: bool = False
    """Whether it is the precondition of the method under check."""
    stops: bool = False
    """Whether the library ends the program here, whatever the input."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """A thread that cannot go on: where it stands, what it waits for, and which monitors it is in."""

    thread: int
    method: str
    span: Span
    kind: ActionKind


@dataclass(frozen=True, slots=True)
class Deadlocked(Ending):
    """No thread can go on."""

    waiting: tuple[Waiting, ...]
    vain: tuple[Span, ...] = ()
    """Where somebody was notified before they waited."""


@dataclass(frozen=True, slots=True)
class Paused(Ending):
    """Not the end: the thread at hand has come to an action that others can see, or has itself ended."""

    code: Callable[[Any], Any] | None


@dataclass(frozen=True, slots=True)
class Cut(Ending):
    """A bound was reached."""

    bound: str
    span: Span


@dataclass(frozen=True, slots=True)
class Diverged(Ending):
    """The path came back to a state it had been in: it runs forever and violates nothing."""

    span: Span
    recursion: bool = False
    """Whether calls are nested deeper and deeper."""


@dataclass(frozen=True, slots=True)
class RoundClosed(Ending):
    """A round of a loop that stands for all of them kept the invariant; what follows the loop is another path."""

    span: Span


@dataclass(frozen=True, slots=True)
class OutOfReach(Ending):
    """No goal of the search can come any more."""

    span: Span


@dataclass(frozen=True, slots=True)
class Infeasible(Ending):
    """No input takes this path."""


@dataclass(frozen=True, slots=True)
class GaveUp(Ending):
    """The path met something that cannot be represented or decided."""

    reason: str
    span: Span


class PathEnded(Exception):
    """Raised inside a state when its path is over."""

    def __init__(self, ending: Ending) -> None:
        super().__init__(ending)
        self.ending = ending


def ends(ending: Ending) -> Code:
    """Code that ends its path."""

    def end(_state: object) -> NoReturn:
        raise PathEnded(ending)

    return end
