"""Verdicts as JUnit XML for build servers: a method is a test, a finding a failure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from xml.etree import ElementTree

from oxpecker.oox.source import Diagnostic, Source
from oxpecker.report.check import describe_result
from oxpecker.results import MethodResult, Verdict


def junit(
    results: Sequence[MethodResult], file: str, sources: Mapping[str, Source], errors: Sequence[Diagnostic] = ()
) -> str:
    """A test suite with a test for each checked method, and one that cannot be run for each error in the program."""
    suite = ElementTree.Element("testsuite", _counts(results, file, len(errors)))
    for error in errors:
        place = {"file": error.span.file, "line": str(error.span.line)}
        name = f"{error.span.file}:{error.span.line}:{error.span.column}"
        case = ElementTree.SubElement(suite, "testcase", {"classname": "error", "name": name, **place, "time": "0"})
        ElementTree.SubElement(case, "error", {"type": "error", "message": _clean(error.message)})
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
        text = _clean(describe_result(result, file, dict(sources)))
        if result.findings:
            first = result.findings[0]
            kind = {"type": first.kind, "message": _clean(f"{first.call} violates {first.kind}")}
            ElementTree.SubElement(case, "failure", kind).text = text
        elif result.verdict is Verdict.UNKNOWN:
            ElementTree.SubElement(case, "skipped", {"message": _clean(f"unknown: {result.reason}")}).text = text
        else:
            ElementTree.SubElement(case, "system-out").text = text
    ElementTree.indent(suite)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ElementTree.tostring(suite, encoding="unicode") + "\n"


def _counts(results: Sequence[MethodResult], file: str, errors: int) -> dict[str, str]:
    return {
        "name": f"oxpecker {file}",
        "tests": str(len(results) + errors),
        "failures": str(sum(bool(result.findings) for result in results)),
        "errors": str(errors),
        "skipped": str(sum(result.verdict is Verdict.UNKNOWN for result in results)),
        "time": f"{sum(result.statistics.seconds for result in results):.3f}",
    }


def _split(method: str) -> tuple[str, str, str]:
    """The class and the rest of `a.B.m(int[], c.D)`."""
    head, bracket, rest = method.partition("(")
    owner, dot, name = head.rpartition(".")
    return owner, dot, name + bracket + rest


def _clean(text: str) -> str:
    """The text without characters that XML forbids."""
    return "".join(c if _in_xml(c) else "?" for c in text)


def _in_xml(c: str) -> bool:
    return c in "\t\n" or " " <= c < "\ud800" or "\ue000" <= c <= "\ufffd" or c > "\uffff"
