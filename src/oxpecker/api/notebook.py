"""The display of heaps, verdicts and counterexamples in notebooks."""

from __future__ import annotations

import html
from base64 import b64encode
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from os import PathLike
from pathlib import Path

from oxpecker.oox.source import Source
from oxpecker.report.check import describe_result
from oxpecker.report.finding_pictures import before_and_after, heading, step_by_step
from oxpecker.report.heap_picture import Selection, heap_picture
from oxpecker.report.panels import Panel
from oxpecker.report.panels_svg import panels_svg
from oxpecker.results import Finding, HeapGraph, MethodResult, Verdict

_COLOURS = {each: "#1a7f37" for each in Verdict if each.is_positive} | {Verdict.UNKNOWN: "#9a6700"}
_WRONG = "#cf222e"


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing as SVG, for notebooks."""

    title: str
    svg: str

    def save(self, file: str | PathLike[str]) -> None:
        """Writes it to a file."""
        Path(file).write_text(self.svg, encoding="utf-8", newline="\n")

    def _repr_html_(self) -> str:
        # As a separate image, so that neither its styles nor its names affect the page.
        data = b64encode(self.svg.encode()).decode()
        return f'<img alt="{html.escape(self.title)}" src="data:image/svg+xml;base64,{data}" style="max-width:100%">'


def picture(what: Finding | HeapGraph, *, steps: bool = False, full: bool = False) -> Picture:
    """Draw the heap before and after a counterexample, or a single heap.

    With `steps`, draws the heap after every step, as far as the check recorded it (`check(.., paths=True)`). With
    `full`, draws whole heaps, otherwise what the path has touched.
    """
    if isinstance(what, HeapGraph):
        heap = what if full else what.readable()
        panels, lines = [Panel("heap", heap_picture("heap", heap, Selection([heap], None).shown()))], ["heap"]
    else:
        stepwise = steps and len(what.moments) > 0
        panels = step_by_step(what, full) if stepwise else before_and_after(what, full)
        lines = heading(what)
    return Picture(lines[0], panels_svg(lines[0], panels, lines))


def verdicts_html(
    results: Sequence[MethodResult], name: str, sources: Mapping[str, Source], flags: Sequence[str]
) -> str:
    """The verdict of each method, with expandable details; findings are expanded, with pictures of their heaps."""
    return "\n".join(_verdict(result, name, sources, flags) for result in results)


def _verdict(result: MethodResult, name: str, sources: Mapping[str, Source], flags: Sequence[str]) -> str:
    head, _, rest = describe_result(result, name, dict(sources), flags).partition("\n")
    colour = _COLOURS.get(result.verdict, _WRONG)
    opened = " open" if result.findings else ""
    drawn = [picture(finding)._repr_html_() for finding in result.findings if finding.heap_after.objects]
    return (
        f'<details{opened}><summary style="color:{colour};font-weight:600">{html.escape(head)}</summary>'
        f"<pre>{html.escape(rest)}</pre>{''.join(drawn)}</details>"
    )
