"""The paths of methods as test cases, found here or on a cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Protocol

from oxpecker.api.larger_inputs import larger_cases
from oxpecker.api.loading import Loaded
from oxpecker.api.session import Session
from oxpecker.cluster import Done, Failed, Pool, Report, in_order, results
from oxpecker.engine import Cases, Options
from oxpecker.limits.clock import monotonic
from oxpecker.limits.reason import INTERRUPTED, Cause, Reason
from oxpecker.oox import typed
from oxpecker.oox.depth import deep_recursion
from oxpecker.results import BoundHit
from oxpecker.results.case import Case
from oxpecker.results.coverage import LineCoverage

_DIED = Reason("memory: the process that followed the paths was ended by the system", Cause.MEMORY)


@dataclass(frozen=True, slots=True)
class Selection:
    """Which paths become tests."""

    all_paths: bool
    stop_when_covered: bool
    from_contract: bool
    widens: bool = False
    """Whether larger inputs are tried for branches that small ones do not take."""


@dataclass(frozen=True, slots=True)
class MethodCases:
    """The paths of a method, and why there may be more."""

    cases: tuple[Case, ...] = ()
    larger: tuple[Case, ...] = ()
    """Those of larger inputs, which take other branches."""
    endless: int = 0
    """The number of paths that run forever."""
    decides_more: bool = False
    """Whether `check` may count fewer paths."""
    lines: tuple[LineCoverage, ...] = ()
    reasons: tuple[Reason, ...] = ()
    hits: tuple[BoundHit, ...] = ()


class CaseWatcher(Protocol):
    """Observes the search, and may end it by a KeyboardInterrupt."""

    def working(self) -> AbstractContextManager[None]:
        """Wraps the work."""

    def tick(self, seconds: float, paths: int) -> None:
        """Called from time to time with the time and the number of paths so far."""


def method_cases(session: Session, method: typed.Method, selection: Selection, watcher: CaseWatcher) -> MethodCases:
    """Follows the paths of a method; after an interruption, those found so far."""
    with session.cases(method, selection.from_contract) as search:
        cases = _found(search, selection.stop_when_covered, watcher)
        larger = _larger(session, method, cases, search, watcher) if selection.widens else []
    if not any(case.excused is None for case in (*cases, *larger)):
        cases = [case.failing for case in cases]  # Whatever callers do, the method fails.
    explored, lines = search.explored, search.coverage().lines
    reasons, hits = tuple(explored.reasons), tuple(explored.hits)
    return MethodCases(tuple(cases), tuple(larger), explored.endless, search.decides_more, lines, reasons, hits)


def _found(search: Cases, stop_when_covered: bool, watcher: CaseWatcher) -> list[Case]:
    """The paths, in the order of the search."""
    cases: list[Case] = []
    begun = monotonic()
    search.watch.tick = lambda: watcher.tick(monotonic() - begun, len(cases))
    try:
        with watcher.working():
            for case in search:
                cases.append(case)
                if stop_when_covered and search.all_covered:
                    search.stop()
                    break
    except KeyboardInterrupt:
        search.explored.reasons.append(INTERRUPTED)
    return cases


def _larger(
    session: Session, method: typed.Method, cases: list[Case], search: Cases, watcher: CaseWatcher
) -> list[Case]:
    """The paths of larger inputs, if they take other branches; none after an interruption."""
    begun = monotonic()
    try:
        with watcher.working():
            return larger_cases(session, method, cases, search, lambda: watcher.tick(monotonic() - begun, len(cases)))
    except KeyboardInterrupt:
        return []


# --- on a cluster ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Reporting:
    """Tells whoever waits for the cases."""

    report: Report

    def working(self) -> AbstractContextManager[None]:
        """The process has nothing else to do."""
        return nullcontext()

    def tick(self, seconds: float, paths: int) -> None:
        """Passes it on."""
        self.report((seconds, paths))


@dataclass(frozen=True, slots=True)
class CasesWork:
    """Follows the paths of methods on another machine."""

    loaded: Loaded
    selection: Selection

    def __call__(self, argument: tuple[str, Options], report: Report) -> MethodCases:
        """The cases of a method, given its key and its options."""
        key, options = argument
        method = self.loaded.program.methods[key]
        return method_cases(Session(self.loaded, options, [method]), method, self.selection, _Reporting(report))


def cases_by(
    cluster: Pool, session: Session, methods: Sequence[typed.Method], selection: Selection, look: Callable[[], None]
) -> Iterator[MethodCases]:
    """The cases of methods, in their order; `look` may end the wait by a KeyboardInterrupt."""
    arguments = [(each.info.key, session.options(each)) for each in methods]
    with deep_recursion():
        work = CasesWork(session.loaded, selection)
        arriving = results(cluster, work, arguments, 0, look, lambda number: str(methods[number].info))
    for result in in_order(arriving):
        if isinstance(result, Failed):
            raise result.error
        yield result.value if isinstance(result, Done) else MethodCases(reasons=(_DIED,))
