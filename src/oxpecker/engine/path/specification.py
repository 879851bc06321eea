"""What a path keeps for specifications: stored evaluations, the write log, assumptions and open calls."""

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
    """Something that a path assumes: what a contract or a loop invariant allows, by names and values."""

    what: str
    span: Span
    values: tuple[tuple[str, Value, Type], ...] = ()


@dataclass(eq=False, slots=True)
class OpenCall:
    """A call by contract that has not been shown to have a possible outcome yet."""

    method: MethodInfo
    span: Span


class Specification:
    """What specifications need from a path, and what the path assumes because of them."""

    __slots__ = (
        "admitted",
        "assumed",
        "begun",
        "has_skipped_writes",
        "memo",
        "open_calls",
        "preserved",
        "quantified",
        "recording",
        "writes",
    )

    def __init__(self) -> None:
        self.memo: Mapping[object, Value] = {}
        """What the current evaluation has found before it was restarted."""
        self.recording = 0
        """How many active calls need the write log."""
        self.writes: WriteLog | None = None
        self.begun: Snapshot | None = None
        """The moment when the method under check was entered."""
        self.admitted = False
        """Whether the inputs have been checked because the path ends in a violation."""
        self.preserved = False
        """Whether the objects that the path changed have been checked because the method under check ends."""
        self.has_skipped_writes = False
        """Whether one iteration stands for several, whose writes are not in the log."""
        self.quantified: tuple[LongRange, ...] = ()
        """Quantifiers and folds of clauses on the path over ranges that are too long to try."""
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
        other.preserved = self.preserved
        other.has_skipped_writes = self.has_skipped_writes
        other.quantified = self.quantified
        other.assumed = self.assumed
        other.open_calls = self.open_calls
        return other

    def log(self, holder: int | str | None, slot: Value, span: Span, thread: int, condition: Value = True) -> None:
        """Records a write, to be compared with frames."""
        if self.recording:
            self.writes = WriteLog(self.writes, holder, slot, span, thread, condition)

    def forget(self) -> None:
        """Discards what was stored for an evaluation that has ended."""
        self.memo = {}
