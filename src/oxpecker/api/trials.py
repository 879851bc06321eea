"""Runs of a method on objects that calls construct, where the search among all inputs has found nothing certain.

The search has no end where states are large, and may begin with states that no calls lead to. A few runs on objects
that surely exist cost little, and what they show needs no further confirmation.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field, replace
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
from oxpecker.testgen.trials import Trial

_CLEAR = (FindingClass.CRASH, FindingClass.NEVER_ENDS)
"""What is as good as a finding gets."""
_OF_CLASSES = "ClassCastException"
"""Depends on type arguments, which the constructed objects do not have."""


@dataclass(slots=True)
class _Made:
    """The trials of a method that were made, and what they have shown."""

    trials: int = 0
    steps: int = 0
    certain: list[Finding] = field(default_factory=list)
    seen: set[tuple[object, ...]] = field(default_factory=set)
    is_complete: bool = False


class FindingTrials:
    """Looks for findings of high confidence in a few runs."""

    def __init__(self, loaded: Loaded, snippets: FindingSnippets, is_timed: bool = False) -> None:
        self._loaded, self._snippets = loaded, snippets
        self._is_timed = is_timed
        self._made: dict[str, _Made] = {}
        """The trials of methods so far."""

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
        """What trials show, the most telling first; trials that had no time before are made now."""
        made = self._made.get(method.info.key)
        is_first = made is None
        if made is None:
            made = self._made[method.info.key] = _Made()
        share = SHARE_OF_TRIALS * options.seconds if self._is_timed else seconds
        if not made.is_complete and (is_first or not self._is_timed or share > 0):
            watch = Watch(max(share, SECONDS_OF_TRIALS))
            with suppress(LimitReached), alarmed(watch):
                self._go_on(method, options, made)
                made.is_complete = True
        certain = sorted(made.certain, key=rank_of, reverse=True)
        return certain if made.is_complete or any(class_of(each) in _CLEAR for each in certain) else []

    def _go_on(self, method: typed.Method, options: Options, made: _Made) -> None:
        """Makes the trials that have not been made, up to a finding that is clear and not that of a callee."""
        replay = self._replay(method, options)
        for trial in islice(self._snippets.trials(method.info), made.trials, MOST_TRIALS):
            found = trial_finding(replay, trial.objects, trial.texts)
            shown = None if found is None or _is_doubtful(found) else self._shown(method, found, trial, made)
            made.trials += 1
            made.steps += replay.interpreter.world.steps
            if shown is not None:
                made.certain.append(shown)
            if shown is not None and class_of(shown) in _CLEAR and shown.method == str(method.info):
                break
            if made.steps > STEPS_OF_TRIALS:
                break

    def _shown(self, method: typed.Method, found: Finding, trial: Trial, made: _Made) -> Finding | None:
        """The finding with calls that construct its objects, if it is new and certain."""
        if found.defect in made.seen:
            return None
        shown = self._snippets.of_trial(method, found, trial)
        if shown is not None and shown.doubts:
            return None  # Another object may show the same without them.
        made.seen.add(found.defect)
        return shown if shown is not None and confidence_of(shown) is Confidence.HIGH else None

    def _replay(self, method: typed.Method, options: Options) -> Replay:
        program, sources = self._loaded.program, self._loaded.sources
        judge = Judge(program, method, sources, options.edge is Edge.LENIENT, options.callers_answer)
        counted = CountedExceptions(program, options.exceptions)
        return Replay(program, method, STEPS_OF_A_TRIAL, sources, counted, options.films, judge=judge)


def _is_doubtful(finding: Finding) -> bool:
    thrown = finding.exception
    return bool(finding.doubts) or (thrown is not None and thrown.name == _OF_CLASSES)
