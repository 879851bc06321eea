"""Which exceptions that leave a method are findings."""

from __future__ import annotations

from collections.abc import Iterable

from oxpecker.oox import typed


class CountedExceptions:
    """Decides by class which exceptions are findings: by the program's option, or by given classes."""

    def __init__(self, program: typed.Program, classes: frozenset[str] | None) -> None:
        self._hierarchy = program.hierarchy
        self._all = program.options["exceptions"] == "finding"
        self._classes = classes

    def counts(self, name: str, thread: int) -> bool:
        """Whether an exception of this class that leaves a thread is a finding; only the first thread has a caller."""
        if self._classes is None:
            return self._all or thread != 0
        return any(self._hierarchy.subclass(name, above) for above in self._classes)

    def differ(self, names: Iterable[str], thread: int) -> bool:
        """Whether some of these classes are findings and others are not."""
        return len({self.counts(name, thread) for name in names}) > 1
