"""Source text annotated line by line: the number of paths, branch coverage, findings."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import log

from oxpecker.oox.source import Span
from oxpecker.report.finding import short_call, what_happens
from oxpecker.report.html.markup import Child, Markup, tag
from oxpecker.report.html.numbers import bar, measures, plural
from oxpecker.report.html.page import page
from oxpecker.report.html.site import Site, short_file
from oxpecker.report.html.verdicts import badge
from oxpecker.report.limits import HEATS
from oxpecker.report.proof import clause, clauses
from oxpecker.results.coverage import BranchCoverage, LineCoverage, Reach


@dataclass(slots=True)
class LineFacts:
    """What is known about the lines of one file."""

    hits: dict[int, int] = field(default_factory=dict)
    reach: dict[int, Reach] = field(default_factory=dict)
    branches: dict[int, list[BranchCoverage]] = field(default_factory=lambda: defaultdict(list))
    most: int = 0
    """The number of paths of the hottest line."""


_BEST = (Reach.COVERED, Reach.NOT_REACHED, Reach.INFEASIBLE_WITHIN_BOUNDS, Reach.INFEASIBLE)


def line_facts(file: str, branches: Iterable[BranchCoverage], lines: Iterable[LineCoverage]) -> LineFacts:
    """The coverage of the lines of a file; for a line shared by methods, the best one."""
    found = LineFacts()
    for line in lines:
        if line.file == file:
            found.hits[line.line] = max(line.hits, found.hits.get(line.line, 0))
            found.reach[line.line] = min(line.reach, found.reach.get(line.line, line.reach), key=_BEST.index)
    for branch in branches:
        if branch.side.span.file == file:
            found.branches[branch.side.span.line].append(branch)
    found.most = max(found.hits.values(), default=0)
    return found


def heat(hits: int, most: int) -> int:
    """The heat of a line, from 0 for no path to the maximum for the hottest line, on a logarithmic scale."""
    if hits <= 0:
        return 0
    return 1 + round((HEATS - 1) * (log(hits) / log(most) if most > 1 else 1.0))


def source_page(site: Site, file: str) -> str:
    """The page of a source file."""
    facts = line_facts(file, *site.coverage)
    lines = site.lines(file)
    passed = sum(hits > 0 for hits in facts.hits.values())
    sides = [branch for each in facts.branches.values() for branch in each]
    title = tag("h1", tag("code", short_file(file)))
    figures = None
    if facts.hits:
        taken = sum(branch.hits > 0 for branch in sides)
        figures = measures(
            ("Lines", bar(passed, len(facts.hits), "lines")), ("Branches", bar(taken, len(sides), "branch sides"))
        )
    top = tag("div", title, tag("p", file, class_="quiet path") if file != short_file(file) else None, class_="title")
    body = [
        tag("div", top, figures, class_="hero"),
        _legend(facts) if facts.hits else None,
        source_table(site, file, range(1, len(_trimmed(lines)) + 1), facts, line_remarks(site, file)),
    ]
    return page(site, short_file(file), body, trail=short_file(file), kind="page-source")


def _trimmed(lines: Sequence[Markup]) -> Sequence[Markup]:
    """The lines without the empty one after the last line break."""
    return lines[:-1] if len(lines) > 1 and not lines[-1] else lines


def source_table(
    site: Site, file: str, numbers: Iterable[int], facts: LineFacts, remarks: Mapping[int, Child], prefix: str = "L"
) -> Markup:
    """Some lines of a file as a table: number, paths, text; remarks are below their lines."""
    lines = site.lines(file)
    rows: list[Child] = []
    for number in numbers:
        rows.append(_row(number, lines[number - 1] if number <= len(lines) else "", facts, prefix))
        if number in remarks:
            rows.append(tag("tr", tag("td", colspan=2), tag("td", remarks[number]), class_="remark"))
    columns = ["Line", "Paths", "Source"]
    head = tag("thead", tag("tr", [tag("th", each, scope="col") for each in columns]), class_="only-heard")
    caption = tag("caption", f"Source of {file} with the number of paths that pass each line", class_="only-heard")
    inner = tag("table", caption, head, tag("tbody", "\n", rows), class_="source")
    return tag(
        "div", inner, class_="wide code", tabindex="0", role="region", aria_label=f"Source of {short_file(file)}"
    )


def _row(number: int, text: Child, facts: LineFacts, prefix: str) -> Markup:
    hits = facts.hits.get(number)
    name = f"{prefix}{number}"
    classes, note = "", None
    if hits is not None:
        reach = facts.reach[number]
        classes = f"heat-{heat(hits, facts.most)}" if hits else f"reach-{str(reach).partition(' ')[0]}"
        note = tag("span", f"{hits:,}" if hits else "0", title=plural(hits, "path") if hits else str(reach))
    link = tag("a", number, href=f"#{name}")
    branches = facts.branches.get(number)
    row = tag(
        "tr",
        tag("th", link, scope="row"),
        tag("td", note, class_="paths"),
        tag("td", tag("code", text or " "), _branches(branches) if branches else None),
        id=name,
        class_=classes or None,
    )
    return Markup(f"{row}\n")


def _branches(sides: Sequence[BranchCoverage]) -> Child:
    """What is known about the branches of a line, unless all sides are covered."""
    if all(side.reach is Reach.COVERED for side in sides):
        return None
    by_place: dict[tuple[Span, int], list[BranchCoverage]] = defaultdict(list)
    for side in sides:
        by_place[side.side.span, side.side.block].append(side)
    notes = [
        f"{'true' if side.side.taken else 'false'} {side.reach}"
        for each in by_place.values()
        for side in each
        if side.reach is not Reach.COVERED
    ]
    return tag("span", ", ".join(dict.fromkeys(notes)), class_="branches")


def line_remarks(site: Site, file: str, verdicts: bool = True) -> dict[int, Child]:
    """The verdicts about the methods of a file, and the findings on its lines."""
    found: dict[int, list[Child]] = defaultdict(list)
    for number, result in enumerate(site.results):
        if verdicts and result.span.file == file:
            link = tag("a", tag("code", result.method), href=site.method_pages[number])
            reason = tag("span", result.reason, class_="quiet") if result.reason else None
            found[result.span.line].append(tag("p", badge(result.verdict), " ", link, " ", reason))
    for method, number, finding in site.findings():
        if finding.span.file == file:
            call = tag("code", short_call(finding))
            link = tag("a", call, " ", what_happens(finding), href=site.finding_link(method, number))
            found[finding.span.line].append(tag("p", link, class_="bad"))
    for line, text in _loop_clauses(site, file):
        found[line].append(tag("p", tag("code", text), class_="invariant"))
    return dict(found)


def _loop_clauses(site: Site, file: str) -> dict[tuple[int, str], None]:
    """The invariants and measures in the proofs of methods, at the lines of their loops, each once."""
    proofs = [result.proof for result in site.results if result.proof is not None]
    loops = [(loop, part) for proof in proofs for loop, parts in clauses(proof).items() for part in parts]
    return {(loop.line, clause(part)): None for loop, part in loops if loop.file == file}


def _legend(facts: LineFacts) -> Markup:
    """The legend of the line colours."""
    scale = [tag("span", class_=f"swatch heat-{degree}") for degree in range(1, HEATS + 1)]
    kinds = {str(reach).partition(" ")[0]: reach for reach in facts.reach.values() if reach is not Reach.COVERED}
    meanings = {
        "not": "not reached by any explored path",
        "infeasible": "no input reaches it (within the bounds)",
    }
    others = [
        tag("li", tag("span", class_=f"swatch reach-{name}", aria_hidden="true"), meanings[name])
        for name in sorted(kinds)
    ]
    most = plural(facts.most, "path")
    return tag(
        "ul", tag("li", "1 path ", tag("span", scale, aria_hidden="true"), f" {most}"), others, class_="legend",
        aria_label="What the colours of lines mean",
    )  # fmt: skip
