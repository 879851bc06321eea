"""The findings of a large run that matter most, each in two lines."""

from __future__ import annotations

from collections.abc import Sequence

from oxpecker.oox.code_units import printable
from oxpecker.report.finding import short_call, what_happens
from oxpecker.report.limits import LONGEST_CALL, MOST_METHODS_NAMED, MOST_TELLING
from oxpecker.results import Finding
from oxpecker.results.finding_class import Confidence, class_of, confidence_of
from oxpecker.results.root_causes import RootCause


def describe_telling(causes: Sequence[RootCause]) -> str:
    """The most telling causes, the first ones first: place and class, then what happens in which call.

    Causes with low confidence are only counted: who looks at ten findings should not see those that perhaps nobody
    meets.
    """
    sure = [each for each in causes if confidence_of(each.finding) is not Confidence.LOW]
    shown = sure[:MOST_TELLING]
    lines = [_title(len(shown), len(sure))] if shown else []
    width = len(str(len(shown)))
    for number, cause in enumerate(shown, 1):
        finding = cause.finding
        confidence = confidence_of(finding)
        lines.append(f"{number:{width}}  {finding.place}: {class_of(finding).sentence}, confidence {confidence}")
        call = _shortened(_call(finding))
        lines.append(f"{'':{width}}  {printable(f'{call} {what_happens(finding)}')}{describe_others(cause)}")
    return "\n".join([*lines, *_doubtful(len(causes) - len(sure), bool(sure))])


def _title(shown: int, total: int) -> str:
    if shown < total:
        return f"the {shown} findings that matter most, of {total:,}:"
    return "the finding:" if total == 1 else f"the {total} findings, the most important first:"


def _doubtful(number: int, is_rest: bool) -> list[str]:
    """The number of findings that are not listed, as a sentence."""
    if not number:
        return []
    what = f"{number:,} {'more ' if is_rest else ''}{'finding has' if number == 1 else 'findings have'}"
    return [f"{what} confidence low: perhaps nobody makes such {'a call' if number == 1 else 'calls'}"]


def _call(finding: Finding) -> str:
    """The call; if it is long, the last of the calls that construct its objects, since no heap is shown here."""
    if len(finding.call) <= LONGEST_CALL or finding.snippet is None:
        return short_call(finding)
    return finding.snippet.lines[-1].rstrip(";")


def _shortened(call: str) -> str:
    return call if len(call) <= LONGEST_CALL else f"{call[: LONGEST_CALL - 4]} ..)"


def describe_others(cause: RootCause) -> str:
    """The other methods that reach a cause, as the end of a sentence."""
    others = cause.also_reached_from
    if not others:
        return ""
    named = ", ".join(others[:MOST_METHODS_NAMED])
    left = len(others) - MOST_METHODS_NAMED
    return f"; also reached from {named}" + (f" and {left:,} more" if left > 0 else "")
