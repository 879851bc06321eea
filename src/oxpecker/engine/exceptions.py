"""Which exceptions that leave a method are findings."""

from __future__ import annotations

from collections.abc import Iterable

from oxpecker.oox import typed


class CountedExceptions:
    """Decides about exceptions by class: by the program's option, or by the classes that whoever checks names."""

    def __init__(self, program: typed.Program, classes: frozenset[str] | None) -> None:
        self._hierarchy = program.hierarchy
        self._all = program.options["exceptions"] == "finding"
        self._classes = classes

    def counts(self, name: str, thread: int) -> bool:
        """Whether it is a finding that an exception of this class leaves a thread; other threads have no caller."""
        if self._classes is None:
            return self._all or thread != 0
        return any(self._hierarchy.subclass(name, above) for above in self._classes)

    def differ(self, names: Iterable[str], thread: int) -> bool:
        """Whether some of these classes count and others do not."""
        return len({self.counts(name, thread) for name in names}) > 1
