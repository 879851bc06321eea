"""How telling a finding is: its class, the confidence in it, and its rank among others."""

from __future__ import annotations

from enum import StrEnum

from oxpecker.oox.late_patterns import late_pattern
from oxpecker.results.doubt import Doubt
from oxpecker.results.judgment import Classification
from oxpecker.results.limits import EXTREME_NUMBER
from oxpecker.results.verdict import Finding, FindingKind, Snippet


class FindingClass(StrEnum):
    """What a finding means for the people who own the code."""

    CONTRACT = "contract"
    CRASH = "crash"
    NEVER_ENDS = "never-ends"
    CONCURRENCY = "concurrency"
    BOUNDARY = "boundary"
    OVERFLOW = "overflow"
    RESOURCE = "resource"
    LATENT = "latent"

    @property
    def sentence(self) -> str:
        """The class in words."""
        return _SENTENCES[self]

    @property
    def weight(self) -> int:
        """How much it matters, from 0 to 90."""
        return _WEIGHTS[self]


_SENTENCES = {
    FindingClass.CONTRACT: "contract or assertion violated",
    FindingClass.CRASH: "crash on ordinary input",
    FindingClass.NEVER_ENDS: "never ends",
    FindingClass.CONCURRENCY: "deadlock or data race",
    FindingClass.BOUNDARY: "crash on boundary input",
    FindingClass.OVERFLOW: "overflow",
    FindingClass.RESOURCE: "memory or stack used up",
    FindingClass.LATENT: "condition on callers",
}

_WEIGHTS = {
    FindingClass.CONTRACT: 85,
    FindingClass.CRASH: 80,
    FindingClass.NEVER_ENDS: 80,
    FindingClass.CONCURRENCY: 85,
    FindingClass.BOUNDARY: 55,
    FindingClass.OVERFLOW: 45,
    FindingClass.RESOURCE: 40,
    FindingClass.LATENT: 15,
}


class Confidence(StrEnum):
    """How sure it is that a finding can happen; each has been replayed."""

    HIGH = "high"
    """Its inputs are plain values, or objects that calls construct."""
    MEDIUM = "medium"
    """It needs an answer of unknown code, an assigned field, or a null inside a collection."""
    LOW = "low"
    """It needs inputs that perhaps nobody passes.

    They are objects in a state that no calls were found to construct, or only calls that other programs cannot make,
    or that a null constructs which then fails, inputs of a private method, or what a `Doubt` is about.
    """


_SHARES = {Confidence.HIGH: 1.0, Confidence.MEDIUM: 0.5, Confidence.LOW: 0.3}


class Level(StrEnum):
    """How a report shows a finding: the levels of SARIF."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


_KINDS = {
    FindingKind.OVERFLOW: FindingClass.OVERFLOW,
    FindingKind.NEVER_ENDS: FindingClass.NEVER_ENDS,
    FindingKind.DEADLOCK: FindingClass.CONCURRENCY,
    FindingKind.DATA_RACE: FindingClass.CONCURRENCY,
}
_ASSERTION = "AssertionError"
_RESOURCES = frozenset({"OutOfMemoryError", "StackOverflowError"})
"""What a virtual machine throws where it has not enough of something (JVMS 6.3)."""
_JUDGMENTS = {
    Classification.MANIFEST: FindingClass.CRASH,
    Classification.BOUNDARY: FindingClass.BOUNDARY,
    Classification.LATENT: FindingClass.LATENT,
    Classification.GUARD: FindingClass.LATENT,
    Classification.INVARIANT: FindingClass.LATENT,
}
_NUMBER = late_pattern(r"(?<![\w.\"])-?\d+(?![\w.\"])")
_NULL_INSIDE = late_pattern(r"(?:[\[{=]|, )null(?=[,\]}=])")
"""A null in a collection or an array, as inputs are written."""
_NULL_WRITTEN = late_pattern(r"\bnull\b")

_FIELD_ASSIGNED = late_pattern(r"\w+\.\w+ = ")
"""An assignment to a field of an object, in Java code."""


def class_of(finding: Finding) -> FindingClass:
    """The class of a finding."""
    if finding.kind is not FindingKind.EXCEPTION:
        return _KINDS.get(finding.kind, FindingClass.CONTRACT)
    thrown = "" if finding.exception is None else finding.exception.name
    if thrown == _ASSERTION and Doubt.DELIBERATE not in finding.doubts:
        return FindingClass.CONTRACT
    if thrown in _RESOURCES:
        return FindingClass.RESOURCE
    judged = _JUDGMENTS[finding.classification]
    is_boundary = finding.needs_boundary or _is_extreme(finding)
    return FindingClass.BOUNDARY if judged is FindingClass.CRASH and is_boundary else judged


def confidence_of(finding: Finding) -> Confidence:
    """The confidence in a finding."""
    is_internal = finding.snippet is not None and finding.snippet.is_internal
    if finding.needs_state or finding.hidden or finding.doubts or is_internal or _is_given_null(finding):
        return Confidence.LOW
    if finding.needs or finding.last_digits or finding.statics or has_null_inside(finding) or _is_assigned(finding):
        return Confidence.MEDIUM
    return Confidence.HIGH


def rank_of(finding: Finding) -> int:
    """How telling a finding is, from 0 to 100.

    What needs a state that may not exist comes last, and before it what needs an answer of code that nobody has seen.
    """
    weight, confidence = class_of(finding).weight, confidence_of(finding)
    base = 10 + weight // 10 if confidence is Confidence.LOW else weight // 2 if finding.needs else weight
    return round(base + 10 * _SHARES[confidence])


def level_of(rank: int) -> Level:
    """The level of a finding with this rank."""
    return Level.ERROR if rank >= 70 else Level.WARNING if rank >= 40 else Level.NOTE


def has_null_inside(finding: Finding) -> bool:
    """Whether a null inside a collection or an array causes it, which is seldom the most important defect.

    What calls leave empty that pass no null, such as the slots of a table, is as it should be.
    """
    thrown = finding.exception
    if thrown is None or thrown.name != "NullPointerException":
        return False
    if finding.snippet is not None and not any(map(_NULL_WRITTEN.search, finding.snippet.lines)):
        return False
    return any(holds_null(text) for _, text in (*finding.inputs, *finding.statics))


def holds_null(value: str) -> bool:
    """Whether a value contains a null, as inputs are written."""
    return _NULL_INSIDE.search(value) is not None


def _is_given_null(finding: Finding) -> bool:
    """Whether a null with which the inputs are constructed may be what is dereferenced: seldom does anybody pass it.

    A null that is passed to the failing method itself has been judged.
    """
    return finding.snippet is not None and finding.snippet.passes_null and needs_null(finding)


def needs_null(finding: Finding) -> bool:
    """Whether a null pointer may come from a null among the inputs; fields that are never read do not count."""
    thrown = finding.exception
    if thrown is None or thrown.name != "NullPointerException":
        return False
    given, heap = dict(finding.inputs), finding.heap_before
    if any(value is None for name, value in heap.roots if name in given):
        return True
    parts = {(each.name, part) for each in heap.objects for part, _ in each.fields}
    unread = parts - finding.touched
    shown = ((each.name, part, value) for each in heap.readable().objects for part, value in each.fields)
    return any(value is None and (name, part) not in unread for name, part, value in shown)


def _is_assigned(finding: Finding) -> bool:
    """Whether an exception needs a field that the shown calls assign: code around it may do so, but seldom does."""
    is_crash = finding.snippet is not None and finding.kind is FindingKind.EXCEPTION
    return is_crash and finding.snippet is not None and assigns_fields(finding.snippet)


def assigns_fields(snippet: Snippet) -> bool:
    """Whether a snippet assigns fields of objects."""
    return any(map(_FIELD_ASSIGNED.match, snippet.lines))


def _is_extreme(finding: Finding) -> bool:
    """Whether a number at the edge of its type is among the inputs."""
    numbers = (int(number) for _, text in finding.inputs for number in _NUMBER.findall(text))
    return any(abs(number) >= EXTREME_NUMBER for number in numbers)
