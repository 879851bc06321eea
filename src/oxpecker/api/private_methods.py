"""Findings in private methods: only code around them can call them, so their callers tell whether they can happen."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property

from oxpecker.api.limits import MOST_CHECKED_CALLERS, SHORTEST_CHECK
from oxpecker.api.loading import Loaded
from oxpecker.engine import Options
from oxpecker.judgment import is_judged
from oxpecker.limits.clock import monotonic
from oxpecker.limits.reason import Cause, Reason
from oxpecker.oox import typed
from oxpecker.oox.analysis.effects import effect_table
from oxpecker.oox.analysis.family import Families
from oxpecker.oox.cfg import graph
from oxpecker.oox.hierarchy import MethodInfo
from oxpecker.oox.scan import forks
from oxpecker.results import Finding, FindingKind, MethodResult, Verdict
from oxpecker.strategies import SCHEDULE, Goal, pursue_judged

_OUT_OF_TIME = Reason("time: there was none left to show whether callers can cause a finding", Cause.TIME)


class PrivateMethods:
    """Checks the callers of private methods that fail.

    If no caller can cause the failure, or a caller shows it itself, the private method has a condition on its callers
    in place of a finding. If that cannot be found out about some caller, the finding stays; if there is only no time
    to find out, the verdict is unknown.
    """

    def __init__(self, loaded: Loaded) -> None:
        self._loaded = loaded
        self._settled: dict[str, MethodResult] = {}
        """The results of callers; several private methods have the same ones."""

    def completed(self, method: typed.Method, result: MethodResult, options: Options) -> MethodResult:
        """The result of a private method after its callers were checked."""
        if not self._depends_on_callers(method, result, options):
            return result
        callers, begun = self._callers(method.info), monotonic()
        if not 0 < len(callers) <= MOST_CHECKED_CALLERS:
            return result
        for caller in callers:
            left = max(options.seconds - (monotonic() - begun), SHORTEST_CHECK)
            found = self._result(caller, replace(options, seconds=left))
            if found.verdict is Verdict.UNKNOWN and found.reason.cause is Cause.TIME:
                return replace(result, verdict=Verdict.UNKNOWN, reason=_OUT_OF_TIME, findings=())
            if not _is_answered(found, result.findings):
                return result
        left = max(options.seconds - (monotonic() - begun), SHORTEST_CHECK)
        again = self._checked(method, replace(options, callers_answer=True, seconds=left))
        return again if again.verdict.is_positive else result

    def _depends_on_callers(self, method: typed.Method, result: MethodResult, options: Options) -> bool:
        """Whether a failure is judged, in a private method, and what callers pass may decide about it."""
        program = self._loaded.program
        if options.null_inputs or options.exceptions is not None or result.verdict is not Verdict.INVALID:
            return False
        if not method.info.private or method.info.is_constructor or forks(program) or not is_judged(program, method):
            return False
        return all(each.kind is FindingKind.EXCEPTION and each.inputs for each in result.findings)

    def _result(self, caller: typed.Method, options: Options) -> MethodResult:
        found = self._settled.get(caller.info.key) or self._checked(caller, options)
        if found.verdict is not Verdict.UNKNOWN:
            self._settled[caller.info.key] = found
        return found

    def _checked(self, method: typed.Method, options: Options) -> MethodResult:
        loaded = self._loaded
        goal = Goal(loaded.syntax, loaded.program, method, replace(options, used=0.0), loaded.sources)
        return pursue_judged(goal, SCHEDULE)

    def _callers(self, method: MethodInfo) -> list[typed.Method]:
        """The methods through which other code comes to a private method: not private, or callers of private ones."""
        found: dict[str, typed.Method] = {}
        pending, seen = [method], {method.key}
        while pending:
            for caller in self._callers_by_key.get(pending.pop().key, ()):
                if caller.key in seen:
                    continue
                seen.add(caller.key)
                if caller.private and not caller.is_constructor:
                    pending.append(caller)
                else:
                    found[caller.key] = self._loaded.program.methods[caller.key]
        return list(found.values())

    @cached_property
    def _callers_by_key(self) -> dict[str, list[MethodInfo]]:
        """The callers of the private methods of the program's own classes."""
        calls = effect_table(self._loaded.program)
        families = Families(calls)
        found: dict[str, list[MethodInfo]] = {}
        for method in {each.key: each for name in self._loaded.own for each in families.methods(name)}.values():
            for block in calls.blocks_of(method):
                for node in (*block.instructions, block.end()):
                    if isinstance(node, (graph.CallMethod, graph.ForkThread)) and node.method.private:
                        found.setdefault(node.method.key, []).append(method)
        return found


def _is_answered(caller: MethodResult, findings: tuple[Finding, ...]) -> bool:
    """Whether a caller was checked to the end, or fails at the same places itself."""
    sites = {_site(each) for each in caller.findings}
    is_shown = caller.verdict is Verdict.INVALID and sites >= {_site(each) for each in findings}
    return caller.verdict.is_positive or is_shown


def _site(finding: Finding) -> tuple[object, ...]:
    """Where a failure happens, and what it is."""
    thrown = finding.exception
    return () if thrown is None else (thrown.name, thrown.span)
