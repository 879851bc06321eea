"""What a path keeps for specifications: remembered evaluations, the log of writes, what is assumed and still open."""

from __future__ import annotations

from collections.abc import Mapping

from oxpecker.engine.path.heap import Snapshot
from oxpecker.engine.path.quantified import LongRange
from oxpecker.engine.path.writes import WriteLog
from oxpecker.engine.values.value import Value
from oxpecker.oox.hierarchy import MethodInfo
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Span
from oxpecker.oox.types import Type


@dataclass(frozen=True, slots=True)
class Assumption:
    """Something a path takes for granted: what a contract or a loop invariant lets happen, by names and values."""

    what: str
    span: Span
    values: tuple[tuple[str, Value, Type], ...] = ()


@dataclass(eq=False, slots=True)
class OpenCall:
    """A call by contract of which no outcome has been found possible yet."""

    method: MethodInfo
    span: Span


class Specification:
    """What specifications have asked of a path, and what they let it take for granted."""

    __slots__ = ("admitted", "assumed", "begun", "memo", "open_calls", "quantified", "recording", "writes")

    def __init__(self) -> None:
        self.memo: Mapping[object, Value] = {}
        """What the evaluation at hand has found before it was begun again."""
        self.recording = 0
        """How many calls under way want to know what is written."""
        self.writes: WriteLog | None = None
        self.begun: Snapshot | None = None
        """The moment when the method under check was entered."""
        self.admitted = False
        """Whether the inputs have been asked about because the path ends badly."""
        self.quantified: tuple[LongRange, ...] = ()
        """What clauses on the path say of more integers than can be tried."""
        self.assumed: tuple[Assumption, ...] = ()
        self.open_calls: tuple[OpenCall, ...] = ()

    def fork(self) -> Specification:
        """The same for another path."""
        other = Specification()
        other.memo = self.memo
        other.recording = self.recording
        other.writes = self.writes
        other.begun = self.begun
        other.admitted = self.admitted
        other.quantified = self.quantified
        other.assumed = self.assumed
        other.open_calls = self.open_calls
        return other

    def log(self, holder: int | str | None, slot: Value, span: Span, thread: int, condition: Value = True) -> None:
        """Notes a write for whoever has promised not to make it."""
        if self.recording:
            self.writes = WriteLog(self.writes, holder, slot, span, thread, condition)

    def forget(self) -> None:
        """An evaluation has ended: what was remembered for it is not needed any more."""
        self.memo = {}
