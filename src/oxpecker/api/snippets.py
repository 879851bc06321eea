"""Adds to the findings of Java methods the calls that construct their objects."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from functools import cached_property
from math import inf
from typing import TYPE_CHECKING

from oxpecker.api.limits import SHORTEST_CHECK
from oxpecker.api.loading import Loaded
from oxpecker.engine import Bounds, MemoryModel, Options
from oxpecker.engine.counterexamples.existing_inputs import shown_from
from oxpecker.engine.counterexamples.replay import Replay
from oxpecker.engine.exceptions import CountedExceptions
from oxpecker.limits import Cause, LimitReached, Watch, alarmed
from oxpecker.oox import typed
from oxpecker.oox.source import BUILT_IN
from oxpecker.oox.types import ArrayType
from oxpecker.report.finding import short_call, what_happens
from oxpecker.results import Classification, Finding, FindingKind, HeapReference, MethodResult, Verdict
from oxpecker.results.doubt import Doubt
from oxpecker.results.finding_class import Confidence, confidence_of, rank_of

if TYPE_CHECKING:
    from oxpecker.oox.hierarchy import MethodInfo
    from oxpecker.testgen.snippet import Calls, Snippets
    from oxpecker.testgen.trials import Trial


_ABOUT_SIZES = (
    "ArrayIndexOutOfBoundsException",
    "IndexOutOfBoundsException",
    "NegativeArraySizeException",
    "StringIndexOutOfBoundsException",
)
_NOTHING_THERE = " for length 0"
"""The end of what the library says about an index where any would fail."""


def also(finding: Finding) -> str:
    """A note that names a finding beside the one that is shown."""
    return f"also {short_call(finding)} {what_happens(finding)} at {finding.span}; --all shows it"


class FindingSnippets:
    """Searches for the calls; findings without objects of the program need none."""

    def __init__(self, loaded: Loaded, is_timed: bool = False) -> None:
        self._loaded = loaded
        self._is_timed = is_timed
        """Whether searches also end with the time of the method, not only by their own limits."""

    def completed(
        self, method: typed.Method, result: MethodResult, options: Options, seconds: float = inf
    ) -> MethodResult:
        """A result whose findings have snippets where that is possible; those without come last, or are left out."""
        found = self._with_snippets(method, result, options, seconds)
        shown = _most_telling(found.findings, options.most_findings)
        others = (each for each in found.findings if each not in shown and confidence_of(each) is Confidence.HIGH)
        return replace(found, findings=shown, notes=(*found.notes, *map(also, others)))

    def of_partial(self, method: typed.Method, result: MethodResult, options: Options) -> MethodResult:
        """The same for what an interrupted check has found; without snippets if it is interrupted again."""
        try:
            return self.completed(method, result, options)
        except KeyboardInterrupt:
            return result

    def constructed(self, method: typed.Method, finding: Finding, options: Options) -> Finding | None:
        """The finding on inputs that calls construct; None if none were found."""
        found = self._with_snippet(method, finding, options, Watch(None))
        return found if found.snippet is not None else None

    def may_try(self, method: MethodInfo) -> bool:
        """Whether other code can call a method."""
        return self._snippets.may_try(method)

    def trials(self, method: MethodInfo) -> Iterator[Trial]:
        """Calls of a method that are worth a try."""
        return self._snippets.trials(method)

    def of_trial(self, method: typed.Method, finding: Finding, trial: Trial) -> Finding | None:
        """What a trial has shown, with the calls; None if no Java code is found that shows it."""
        shown = self._classified(method, finding)
        if not trial.sequences or method.info.is_constructor:
            return shown
        snippet = self._snippets.of_trial(method, shown, trial)
        return None if snippet is None else self._with_doubts(method, replace(shown, snippet=snippet))

    def _with_snippets(
        self, method: typed.Method, result: MethodResult, options: Options, seconds: float
    ) -> MethodResult:
        if not method.info.span.file.endswith(".java"):
            return result
        result = replace(result, findings=tuple(self._classified(method, each) for each in result.findings))
        if method.info.private:
            return replace(result, findings=tuple(map(_hidden, result.findings)))
        if not any(map(self._has_objects, result.findings)):
            return result
        watch = Watch(max(seconds, SHORTEST_CHECK) if self._is_timed else None)
        found = [self._with_snippet(method, each, options, watch) for each in result.findings]
        return replace(result, findings=tuple(sorted(found, key=lambda each: each.needs_state)))

    def _classified(self, method: typed.Method, finding: Finding) -> Finding:
        """A finding that knows whether ordinary inputs fail, too."""
        decided = finding.answers or finding.statics or finding.schedule
        if decided or finding.kind is not FindingKind.EXCEPTION or method.info.is_constructor:
            return finding
        is_about_size = finding.exception is not None and finding.exception.name in _ABOUT_SIZES
        if is_about_size and self._snippets.needs_rows(method, finding):
            finding = replace(finding, doubts=(*finding.doubts, Doubt.ROWS))
        if finding.classification is not Classification.MANIFEST:
            return finding
        if self._snippets.needs_boundary(method, finding):
            return replace(finding, needs_boundary=True)
        has_arrays = any(isinstance(each.type, ArrayType) for each in method.parameters)
        if finding.exception is not None and finding.exception.text.endswith(_NOTHING_THERE) and not has_arrays:
            return finding  # An empty array in a field stays, whatever the arguments are.
        # An index that ordinary arguments lead to is the method's own affair.
        return replace(finding, doubts=tuple(each for each in finding.doubts if each is not Doubt.ARGUMENT))

    def _has_objects(self, finding: Finding) -> bool:
        """Whether an input is an object of a class of the program."""
        given = dict(finding.inputs)
        roots = [value for name, value in finding.heap_before.roots if name in given]
        inputs = {value.name for value in roots if isinstance(value, HeapReference)}
        return any(
            each.name in inputs and not each.is_array and not self._is_library(each.type)
            for each in finding.heap_before.objects
        )

    def _has_read_objects(self, finding: Finding) -> bool:
        """Whether the state of an object of the program matters."""
        read = {name for name, _ in finding.touched}
        own = (each for each in finding.heap_before.objects if not each.is_array and not self._is_library(each.type))
        return any(each.name in read for each in own)

    def _is_library(self, name: str) -> bool:
        cls = self._loaded.program.hierarchy.get(name)
        return cls is None or not cls.declaration.span.line or cls.declaration.span.file.startswith(BUILT_IN)

    def _with_snippet(self, method: typed.Method, finding: Finding, options: Options, watch: Watch) -> Finding:
        if not self._has_objects(finding):
            return finding
        if not self._snippets.is_possible(method.info, finding):
            hidden = self._snippets.is_hidden(method.info)
            return replace(finding, hidden=hidden, needs_state=self._has_read_objects(finding))
        shown = replace(finding, needs_state=True)
        with suppress(LimitReached), alarmed(watch):
            calls = self._snippets.calls(method, finding)
            if calls is not None:
                found = replace(finding, snippet=calls.snippet)
                found = self._on_constructed(method, found, calls, options) or found
                shown = self._with_doubts(method, found)  # not before: a limit may end the search for doubts
        return shown

    def _with_doubts(self, method: typed.Method, finding: Finding) -> Finding:
        """A finding with what its calls make doubtful: that anybody gives a constructor such an argument."""
        is_given = finding.snippet is not None and finding.snippet.passes_size
        is_about_size = finding.exception is not None and finding.exception.name in _ABOUT_SIZES
        if is_given and is_about_size and self._snippets.needs_size(method, finding):
            return replace(finding, doubts=(*finding.doubts, Doubt.SIZE))
        return finding

    def _on_constructed(self, method: typed.Method, finding: Finding, calls: Calls, options: Options) -> Finding | None:
        """The finding on the inputs that calls construct: they can exist, and those of the path perhaps cannot."""
        if calls.inputs is None or options.memory_model is MemoryModel.JAVA:
            return None
        program, steps = self._loaded.program, (options.bounds or Bounds()).steps
        counted = CountedExceptions(program, options.exceptions)
        replay = Replay(program, method, steps, self._loaded.sources, counted, options.films)
        found = shown_from(replay, calls.inputs, finding)
        return None if found is None else replace(found, snippet=replace(calls.snippet, exact=True))

    @cached_property
    def _snippets(self) -> Snippets:
        from oxpecker.testgen.snippet import Snippets
        from oxpecker.testgen.view import JavaView

        return Snippets(JavaView(self._loaded.program, self._loaded.outline()))


def _hidden(finding: Finding) -> Finding:
    """A finding in a private method: its inputs may be such that no other code passes them."""
    return replace(finding, hidden=bool(finding.inputs))


def _most_telling(findings: tuple[Finding, ...], most: int | None) -> tuple[Finding, ...]:
    """Of findings that no condition on callers prevents, as many as are wanted."""
    certain = [each for each in findings if each.condition is None]
    if most is None or len(certain) <= most:
        return findings
    chosen = sorted(certain, key=rank_of, reverse=True)[:most]
    return tuple(each for each in findings if each in chosen)


def leaves_open(result: MethodResult, options: Options) -> bool:
    """Whether a result leaves open if there is a certain finding."""
    if result.verdict is Verdict.INVALID:
        return all(confidence_of(each) is Confidence.LOW for each in result.findings)
    if result.verdict is Verdict.UNKNOWN:
        return result.reason.cause is not Cause.INTERRUPTED
    is_within = result.verdict in (Verdict.VALID_WITHIN_BOUNDS, Verdict.VALID_WITHIN_BOUNDS_PROVIDED)
    return is_within and bool(result.bounds_hit) and options.bounds is None
