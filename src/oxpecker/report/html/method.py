"""The page of a method: its verdict, counterexamples, source, paths and statistics."""

from __future__ import annotations

from textwrap import dedent

from oxpecker.report.check import describe_condition
from oxpecker.report.explanations import EXPLANATIONS
from oxpecker.report.html.counters import bounds_table, counters
from oxpecker.report.html.extent import extent
from oxpecker.report.html.finding import finding_article
from oxpecker.report.html.markup import Child, Markup, tag, words
from oxpecker.report.html.numbers import bar, measures, plural
from oxpecker.report.html.page import contents, page, section, table
from oxpecker.report.html.site import Site
from oxpecker.report.html.source import line_facts, line_remarks, source_table
from oxpecker.report.html.tree import path_tree
from oxpecker.report.html.verdicts import MEANINGS, badge
from oxpecker.report.proof import describe_proof
from oxpecker.results import MethodResult, Verdict
from oxpecker.results.coverage import MethodCoverage, Reach, merged
from oxpecker.results.paths import MethodPaths


def method_page(site: Site, number: int) -> str:
    """The page of the method with this number."""
    result, paths = site.results[number], site.paths_of(number)
    # Title, id, content, and what stands beside the title.
    parts: list[tuple[str, str, Child, Child]] = []
    if result.findings:
        found = enumerate(result.findings)
        articles = [finding_article(site, each, result.span, place, paths) for place, each in found]
        title = "Counterexample" if len(articles) == 1 else f"{len(articles)} counterexamples"
        parts.append((title, "findings", articles, None))
    parts.append(("Source", "source", _source(site, result, paths), site.place(result.span, "The whole file")))
    if paths is not None:
        parts.append(("Paths", "paths", _tree(site, paths), None))
        if paths.coverage.branches:
            parts.append(("Branches", "branches", _branches(site, paths.coverage), None))
    parts.append(("Bounds", "bounds", bounds_table(site, result.bounds_hit), None))
    explained = describe_proof(result, times=False)
    if explained:
        parts.append(("Proof and strategies", "proof", tag("pre", dedent("\n".join(explained))), None))
    if result.assumptions:
        assumed = tag("ul", [tag("li", str(each)) for each in result.assumptions])
        parts.append(("Assumptions", "assumptions", assumed, None))
    parts.append(("Statistics", "statistics", counters([result.statistics]), None))
    body = [
        _hero(site, result, paths),
        contents([(title, identity) for title, identity, _, _ in parts]),
        *(section(title, identity, content, aside=aside) for title, identity, content, aside in parts),
    ]
    return page(site, f"{result.method}: {result.verdict}", body, trail=result.method, kind="page-method")


def _hero(site: Site, result: MethodResult, paths: MethodPaths | None) -> Markup:
    reason = tag("p", result.reason, class_="reason") if result.reason else None
    advice = None
    if result.verdict is Verdict.UNKNOWN:
        advice = tag("p", EXPLANATIONS[result.reason.cause].advice)
    conditions = [describe_condition(each) for each in result.conditions] if result.verdict.is_positive else []
    messages = (*result.warnings, *result.notes, *conditions)
    notes = tag("ul", [tag("li", note) for note in messages], class_="notes") if messages else None
    top = tag(
        "div",
        tag("p", badge(result.verdict), class_="verdict"),
        tag("h1", tag("code", words(result.method))),
        tag("p", site.place(result.span, str(result.span)), class_="path"),
        tag("p", MEANINGS[result.verdict]),
        reason,
        advice,
        notes,
        class_="title",
    )
    figures: list[tuple[str, Child]] = [("Paths", f"{result.statistics.paths:,}")]
    if paths is not None and paths.coverage.lines:
        coverage = paths.coverage
        taken = coverage.counts(Reach.COVERED)
        figures.append(("Lines", bar(coverage.covered_lines, len(coverage.lines), "lines")))
        figures.append(("Branches", bar(taken, len(coverage.branches), "branch sides")))
    return tag("div", top, measures(*figures), class_=f"hero v-{result.verdict}")


def _source(site: Site, result: MethodResult, paths: MethodPaths | None) -> Child:
    span = result.span
    coverage = paths.coverage if paths is not None else MethodCoverage(result.method, span, (), ())
    own = [line for line in coverage.lines if line.file == span.file]
    facts = line_facts(span.file, coverage.branches, own)
    source = site.sources.get(span.file)
    numbers = range(0) if source is None or not span.line else extent(source, span)
    remark = None
    if paths is not None and facts.hits:
        remark = tag("p", f"Next to each line: the number of paths through it ({paths.within}).", class_="quiet")
    remarks = {line: note for line, note in line_remarks(site, span.file, verdicts=False).items() if line in numbers}
    return [remark, source_table(site, span.file, numbers, facts, remarks)]


def _tree(site: Site, paths: MethodPaths) -> Child:
    reasons = [tag("p", f"Not all paths were followed: {why}", class_="quiet") for why in paths.reasons]
    if not paths.cases:
        nothing = None if reasons else tag("p", "No path ends within the bounds.", class_="quiet")
        return [nothing, reasons]
    text = f"{plural(len(paths.cases), 'path')}, {paths.within}. Each is shown with the smallest inputs that take it."
    return [tag("p", text, class_="quiet"), reasons, path_tree(site, paths.cases)]


def _branches(site: Site, coverage: MethodCoverage) -> Markup:
    rows = []
    for branch in merged([coverage])[0]:
        side = branch.side
        source = site.sources.get(side.span.file)
        kind = "good" if branch.reach is Reach.COVERED else "strong" if branch.reach is Reach.NOT_REACHED else "quiet"
        rows.append(
            tag(
                "tr",
                tag("td", site.place(side.span)),
                tag("td", tag("code", "" if source is None else source.excerpt(side.span))),
                tag("td", "true" if side.taken else "false"),
                tag("td", f"{branch.hits:,}", class_="number"),
                tag("td", tag("span", str(branch.reach), class_=f"ending {kind}")),
            )
        )
    return table("Branches", ["Place", "Condition", "Side", "Paths", "Known"], rows, class_="branches-table")
