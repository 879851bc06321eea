"""Verdicts as JUnit XML for build servers: a method is a test, and fails if it is the one that shows a cause best."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from xml.etree import ElementTree

from oxpecker.oox.source import Diagnostic, Source
from oxpecker.report.check import describe_result, same_cause
from oxpecker.report.finding import describe_class, short_call, what_happens
from oxpecker.report.telling import describe_others
from oxpecker.results import MethodResult, Verdict
from oxpecker.results.root_causes import RootCause, root_causes


def junit(
    results: Sequence[MethodResult], file: str, sources: Mapping[str, Source], errors: Sequence[Diagnostic] = ()
) -> str:
    """A test suite with a test for each checked method, and one that cannot be run for each error in the program."""
    suite = ElementTree.Element("testsuite", _counts(results, file, len(errors)))
    for error in errors:
        place = {"file": error.span.file, "line": str(error.span.line)}
        name = f"{error.span.file}:{error.span.line}:{error.span.column}"
        case = ElementTree.SubElement(suite, "testcase", {"classname": "error", "name": name, **place, "time": "0"})
        ElementTree.SubElement(case, "error", {"type": "error", "message": error.message})
    shown = {id(cause.finding): cause for cause in root_causes(results)}
    best = {cause.finding.cause: cause.finding for cause in shown.values()}
    for result in results:
        owner, _, name = result.method.rpartition(".") if "(" not in result.method else _split(result.method)
        case = ElementTree.SubElement(
            suite,
            "testcase",
            {
                "classname": owner,
                "name": name,
                "file": result.span.file,
                "line": str(result.span.line),
                "time": f"{result.statistics.seconds:.3f}",
            },
        )
        text = describe_result(result, file, dict(sources))
        causes = [shown[id(each)] for each in result.findings if id(each) in shown]
        if causes:
            kind = {"type": causes[0].finding.kind, "message": _message(max(causes, key=lambda c: c.rank))}
            ElementTree.SubElement(case, "failure", kind).text = text
        elif result.findings:
            first = result.findings[0]
            message = {"message": same_cause(first, best[first.cause])}
            ElementTree.SubElement(case, "skipped", message).text = text
        elif result.verdict is Verdict.UNKNOWN:
            ElementTree.SubElement(case, "skipped", {"message": f"unknown: {result.reason}"}).text = text
        else:
            ElementTree.SubElement(case, "system-out").text = text
    _clean_all(suite)
    ElementTree.indent(suite)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ElementTree.tostring(suite, encoding="unicode") + "\n"


def _message(cause: RootCause) -> str:
    finding = cause.finding
    what = f"{short_call(finding)} {what_happens(finding)} ({describe_class(finding)})"
    return what + describe_others(cause)


def _counts(results: Sequence[MethodResult], file: str, errors: int) -> dict[str, str]:
    failed = {cause.finding.started for cause in root_causes(results)}
    others = sum(bool(result.findings) and result.method not in failed for result in results)
    unknown = sum(result.verdict is Verdict.UNKNOWN for result in results)
    return {
        "name": f"oxpecker {file}",
        "tests": str(len(results) + errors),
        "failures": str(sum(result.method in failed for result in results)),
        "errors": str(errors),
        "skipped": str(unknown + others),
        "time": f"{sum(result.statistics.seconds for result in results):.3f}",
    }


def _split(method: str) -> tuple[str, str, str]:
    """The class and the rest of `a.B.m(int[], c.D)`."""
    head, bracket, rest = method.partition("(")
    owner, dot, name = head.rpartition(".")
    return owner, dot, name + bracket + rest


def _clean_all(suite: ElementTree.Element) -> None:
    for element in suite.iter():
        element.text = None if element.text is None else _clean(element.text)
        for name, value in element.items():
            element.set(name, _clean(value))


def _clean(text: str) -> str:
    """The text without characters that XML forbids."""
    return "".join(c if _in_xml(c) else "?" for c in text)


def _in_xml(c: str) -> bool:
    return c in "\t\n" or " " <= c < "\ud800" or "\ue000" <= c <= "\ufffd" or c > "\uffff"
