"""The lines around some places, file by file, with gaps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from oxpecker.oox.source import Source, Span
from oxpecker.report.html.extent import extent
from oxpecker.report.html.markup import Child, Markup, tag
from oxpecker.report.html.site import Site
from oxpecker.report.limits import WHOLE_METHOD

_AROUND = 1


def excerpt(site: Site, method: Span, places: Sequence[Span], blamed: Span, label: str) -> Markup:
    """The method and all places, with the blamed line marked."""
    files = dict.fromkeys(span.file for span in (method, blamed, *places) if span.line and span.file in site.sources)
    parts: list[Child] = []
    for file in files:
        spans = [span for span in (method, blamed, *places) if span.file == file]
        numbers = _numbers(site.sources[file], spans, method)
        rows: list[Child] = []
        last = 0
        for number in numbers:
            if last and number > last + 1:
                rows.append(tag("tr", tag("th"), tag("td", "⋯"), class_="gap"))
            last = number
            marked = file == blamed.file and blamed.line <= number <= max(blamed.line, blamed.end_line)
            rows.append(_row(site, file, number, marked))
        title = tag("p", site.place(Span(file, numbers[0], 1, numbers[0], 1), file), class_="file")
        head = tag(
            "thead", tag("tr", tag("th", "Line", scope="col"), tag("th", "Source", scope="col")), class_="only-heard"
        )
        parts += [title, tag("table", head, tag("tbody", rows), class_="source")]
    return tag("div", parts, class_="excerpt code", tabindex="0", role="region", aria_label=label)


def _row(site: Site, file: str, number: int, marked: bool) -> Markup:
    lines = site.lines(file)
    text = lines[number - 1] if number <= len(lines) else ""
    blame = tag("span", "the violated clause: ", class_="only-heard") if marked else None
    return tag(
        "tr",
        tag("th", number, scope="row"),
        tag("td", blame, tag("code", text or " ")),
        data_at=f"{file}:{number}",
        class_="blamed" if marked else None,
    )


def _numbers(source: Source, spans: Iterable[Span], method: Span) -> list[int]:
    last = source.text.count("\n") + 1
    wanted: set[int] = set()
    for span in spans:
        lines = extent(source, span) if span == method else range(span.line, max(span.line, span.end_line) + 1)
        lines = lines if len(lines) <= WHOLE_METHOD else range(span.line, span.line + 1)
        wanted |= set(range(max(1, lines.start - _AROUND), min(last, lines.stop - 1 + _AROUND) + 1))
    return sorted(wanted)
