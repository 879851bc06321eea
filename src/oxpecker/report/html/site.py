"""The pages of a report, their names, and the links between them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from oxpecker.oox.source import BUILT_IN, Source, Span
from oxpecker.report.html.highlight import highlighted
from oxpecker.report.html.markup import Markup, tag
from oxpecker.report.limits import LONGEST_NAME
from oxpecker.results import Finding, MethodResult
from oxpecker.results.coverage import BranchCoverage, LineCoverage, merged
from oxpecker.results.paths import MethodPaths
from oxpecker.results.root_causes import RootCause, root_causes

INDEX = "index.html"


@dataclass(frozen=True)
class Site:
    """The data of all pages, and their names."""

    name: str
    """What was checked."""
    results: Sequence[MethodResult]
    sources: Mapping[str, Source]
    paths: Sequence[MethodPaths] = ()
    """The paths of each method; may be empty, or shorter if the check was interrupted."""
    replay_flags: Sequence[str] = ()

    @cached_property
    def method_pages(self) -> list[str]:
        """The page of each method, in order."""
        return page_names("method", [result.method for result in self.results])

    @cached_property
    def files(self) -> list[str]:
        """The source files with a page: those of the methods, their findings, and the code that their paths execute."""
        named = {result.span.file for result in self.results}
        named |= {finding.span.file for result in self.results for finding in result.findings}
        named |= {line.file for line in self.coverage[1]}
        return sorted(file for file in named if file in self.sources and not file.startswith(BUILT_IN))

    @cached_property
    def source_pages(self) -> dict[str, str]:
        """The page of each source file."""
        return dict(zip(self.files, page_names("source", self.files), strict=True))

    @cached_property
    def coverage(self) -> tuple[list[BranchCoverage], list[LineCoverage]]:
        """What the paths of all methods cover."""
        return merged(followed.coverage for followed in self.paths)

    @cached_property
    def _lines(self) -> dict[str, list[Markup]]:
        return {}

    def lines(self, file: str) -> list[Markup]:
        """The lines of a source file as HTML; empty if its text is not known."""
        if file not in self._lines:
            self._lines[file] = highlighted(self.sources[file].text) if file in self.sources else []
        return self._lines[file]

    def paths_of(self, number: int) -> MethodPaths | None:
        """The paths of the method with this number."""
        return self.paths[number] if number < len(self.paths) else None

    def place(self, span: Span, text: str | None = None) -> Markup | str:
        """A place in a source file, as a link to its line if it has a page."""
        shown = text if text is not None else f"{short_file(span.file)}:{span.line}"
        page = self.source_pages.get(span.file)
        if page is None or not span.line:
            return shown
        at = f"{span.file}:{span.line}"
        return tag("a", shown, class_="place", href=f"{page}#L{span.line}", title=str(span), data_place=at)

    def finding_link(self, method: int, finding: int) -> str:
        """The link to a finding; both numbers count from 0."""
        return f"{self.method_pages[method]}#{finding_id(finding)}"

    @cached_property
    def causes(self) -> list[RootCause]:
        """The causes of all findings, the most telling first."""
        return root_causes(self.results)

    @cached_property
    def _causes(self) -> dict[tuple[object, ...], RootCause]:
        return {each.finding.cause: each for each in self.causes}

    def cause_of(self, finding: Finding) -> RootCause:
        """The cause of a finding."""
        return self._causes[finding.cause]

    def shown_causes(self) -> list[tuple[str, RootCause]]:
        """All causes, each with the link to its most telling finding."""
        links = {id(finding): self.finding_link(method, number) for method, number, finding in self.findings()}
        return [(links[id(cause.finding)], cause) for cause in self.causes]

    def findings(self) -> list[tuple[int, int, Finding]]:
        """All findings, each with the number of its method and its own number."""
        return [
            (method, number, finding)
            for method, result in enumerate(self.results)
            for number, finding in enumerate(result.findings)
        ]


def finding_id(number: int) -> str:
    """The id of a finding on its page."""
    return f"finding-{number + 1}"


def short_file(file: str) -> str:
    """The name of a file without its directories."""
    return file.replace("\\", "/").rpartition("/")[2] or file


def page_names(kind: str, names: Iterable[str]) -> list[str]:
    """A file name for each page, distinct even on case-insensitive systems."""
    used: set[str] = set()
    pages = []
    for name in names:
        plain = re.sub(r"[^A-Za-z0-9._]+", "-", name).strip("-.")[-LONGEST_NAME:].strip("-.") or "unnamed"
        chosen, number = f"{kind}-{plain}.html", 1
        while chosen.lower() in used:
            number += 1
            chosen = f"{kind}-{plain}-{number}.html"
        used.add(chosen.lower())
        pages.append(chosen)
    return pages
