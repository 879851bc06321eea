"""Runs of a method on objects that calls construct, where the search among all inputs has found nothing certain.

The search has no end where states are large, and may begin with states that no calls lead to. A few runs on objects
that surely exist cost little, and what they show needs no further confirmation.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import islice

from oxpecker.api.limits import (
    MOST_TRIALS,
    SECONDS_OF_TRIALS,
    SHARE_OF_LATE_TRIALS,
    SHARE_OF_TRIALS,
    STEPS_OF_A_TRIAL,
    STEPS_OF_TRIALS,
)
from oxpecker.api.loading import Loaded
from oxpecker.api.snippets import FindingSnippets, also
from oxpecker.engine import Edge, MemoryModel, Options
from oxpecker.engine.counterexamples.existing_inputs import trial_finding
from oxpecker.engine.counterexamples.replay import Replay
from oxpecker.engine.exceptions import CountedExceptions
from oxpecker.judgment import Judge, is_judged
from oxpecker.limits import LimitReached, Watch, alarmed
from oxpecker.limits.reason import NO_REASON
from oxpecker.oox import typed
from oxpecker.results import Finding, MethodResult, Verdict
from oxpecker.results.finding_class import Confidence, FindingClass, class_of, confidence_of, rank_of

_CLEAR = (FindingClass.CRASH, FindingClass.NEVER_ENDS)
"""What is as good as a finding gets."""
_OF_CLASSES = "ClassCastException"
"""Depends on type arguments, which the constructed objects do not have."""


class FindingTrials:
    """Looks for findings of high confidence in a few runs."""

    def __init__(self, loaded: Loaded, snippets: FindingSnippets, is_timed: bool = False) -> None:
        self._loaded, self._snippets = loaded, snippets
        self._is_timed = is_timed
        self._known: dict[str, list[Finding]] = {}
        """What trials of methods have shown, the most telling first, if they were complete or one is clear."""

    def completed(self, method: typed.Method, result: MethodResult, options: Options, limit: float) -> MethodResult:
        """A result that leaves open if there is a certain finding, with what trials show.

        They have what is left of the time limit of the method, or a little more.
        """
        if not self._may_try(method, options):
            return result
        found = next(iter(self._found(method, options, max(options.seconds, SHARE_OF_LATE_TRIALS * limit))), None)
        certain = [each.defect for each in result.findings if confidence_of(each) is Confidence.HIGH]
        if found is None or found.defect in certain:
            return result
        others = [each for each in result.findings if each.defect != found.defect]
        findings = tuple(sorted([found, *others], key=rank_of, reverse=True)[: options.most_findings])
        return replace(
            result, verdict=Verdict.INVALID, reason=NO_REASON, findings=findings, bounds_hit=(), conditions=(), notes=()
        )

    def clear(self, method: typed.Method, options: Options) -> MethodResult | None:
        """The result if trials show what is as good as a finding gets; None otherwise."""
        found = self._found(method, options, options.seconds) if self._may_try(method, options) else []
        if not found or class_of(found[0]) not in _CLEAR:
            return None
        notes = tuple(map(also, found[1:]))
        return MethodResult(str(method.info), method.info.span, Verdict.INVALID, findings=(found[0],), notes=notes)

    def _may_try(self, method: typed.Method, options: Options) -> bool:
        is_usual = not options.null_inputs and options.exceptions is None
        if not is_usual or options.memory_model is MemoryModel.JAVA or not is_judged(self._loaded.program, method):
            return False
        return method.info.span.file.endswith(".java") and self._snippets.may_try(method.info)

    def _found(self, method: typed.Method, options: Options, seconds: float) -> list[Finding]:
        key = method.info.key
        if key not in self._known:
            share = SHARE_OF_TRIALS * options.seconds if self._is_timed else seconds
            watch = Watch(max(share, SECONDS_OF_TRIALS))
            certain: list[Finding] = []
            is_complete = False
            with suppress(LimitReached), alarmed(watch):
                certain.extend(self._shown(method, options))
                is_complete = True
            if is_complete or any(class_of(each) in _CLEAR for each in certain):
                self._known[key] = sorted(certain, key=rank_of, reverse=True)
        return self._known.get(key, [])

    def _shown(self, method: typed.Method, options: Options) -> Iterator[Finding]:
        """The findings of all trials, up to one that is clear and not that of a callee."""
        replay = self._replay(method, options)
        seen = set[tuple[object, ...]]()
        steps = 0
        for trial in islice(self._snippets.trials(method.info), MOST_TRIALS):
            found = trial_finding(replay, trial.objects, trial.texts)
            steps += replay.interpreter.world.steps
            if steps > STEPS_OF_TRIALS:
                break
            if found is None or found.defect in seen or _is_doubtful(found):
                continue
            shown = self._snippets.of_trial(method, found, trial)
            if shown is not None and shown.doubts:
                continue  # Another object may show the same without them.
            seen.add(found.defect)
            if shown is None or confidence_of(shown) is not Confidence.HIGH:
                continue
            yield shown
            if class_of(shown) in _CLEAR and shown.method == str(method.info):
                break

    def _replay(self, method: typed.Method, options: Options) -> Replay:
        program, sources = self._loaded.program, self._loaded.sources
        judge = Judge(program, method, sources, options.edge is Edge.LENIENT, options.callers_answer)
        counted = CountedExceptions(program, options.exceptions)
        return Replay(program, method, STEPS_OF_A_TRIAL, sources, counted, options.films, judge=judge)


def _is_doubtful(finding: Finding) -> bool:
    thrown = finding.exception
    return bool(finding.doubts) or (thrown is not None and thrown.name == _OF_CLASSES)
