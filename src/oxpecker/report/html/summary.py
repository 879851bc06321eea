"""The first page: the results by method and by file."""

from __future__ import annotations

from oxpecker.report.finding import describe_class, short_call, what_happens
from oxpecker.report.html.counters import bounds_table, counters
from oxpecker.report.html.markup import Child, Markup, tag, words
from oxpecker.report.html.numbers import bar, measures, plural
from oxpecker.report.html.page import page, section, table
from oxpecker.report.html.site import Site, short_file
from oxpecker.report.html.source import line_facts
from oxpecker.report.html.verdicts import WORDS, badge, counted, kind, sign
from oxpecker.results import MethodResult, Verdict
from oxpecker.results.coverage import Reach
from oxpecker.results.paths import MethodPaths
from oxpecker.results.root_causes import RootCause


def summary_page(site: Site) -> str:
    """The first page of a report."""
    sections = [_findings(site)] if site.findings() else []
    sections.append(_methods(site))
    if site.files:
        sections.append(_files(site))
    hits = [hit for result in site.results for hit in result.bounds_hit]
    sections.append(section("Bounds", "bounds", bounds_table(site, hits)))
    sections.append(section("Statistics", "statistics", counters([each.statistics for each in site.results])))
    return page(site, short_file(site.name), [_hero(site), _found(), *sections], kind="page-index")


def _found() -> Markup:
    """The element in which the script shows the number of search results."""
    return tag("p", id="found", class_="quiet", role="status", aria_live="polite")


def sentence(results: list[MethodResult]) -> str:
    """The verdicts about all methods in one sentence."""
    if not results:
        return "No method was checked."
    counts = counted(results)
    if len(counts) == 1:
        which = "The only method" if len(results) == 1 else f"All {len(results):,} methods"
        return f"{which} {_predicate(results[0].verdict, len(results))}."
    parts = [f"{count:,} {_predicate(verdict, count)}" for verdict, count in counts.items()]
    return f"Of {len(results):,} methods, {', '.join(parts[:-1])} and {parts[-1]}."


def _predicate(verdict: Verdict, count: int) -> str:
    if verdict is Verdict.DEADLOCK:
        return "deadlocks" if count == 1 else "deadlock"
    return f"{'is' if count == 1 else 'are'} {WORDS[verdict]}"


def _hero(site: Site) -> Markup:
    results = list(site.results)
    counts = counted(results)
    strip = tag(
        "div",
        [tag("span", class_=f"v-{verdict}", style=f"flex-grow:{count}") for verdict, count in counts.items()],
        class_="strip",
        aria_hidden="true",
    )
    branches, lines = site.coverage
    figures: list[tuple[str, Child]] = [
        ("Methods", f"{len(results):,}"),
        ("Findings", f"{len(site.causes):,}"),
        ("Paths", f"{sum(result.statistics.paths for result in results):,}"),
    ]
    if lines:
        passed, taken = sum(line.hits > 0 for line in lines), sum(branch.hits > 0 for branch in branches)
        figures.append(("Lines", bar(passed, len(lines), "lines")))
        figures.append(("Branches", bar(taken, len(branches), "branch sides")))
    worst = next(iter(counts), Verdict.VALID)
    top = tag(
        "div",
        tag("h1", words(short_file(site.name))),
        tag("p", sentence(results), class_="lead"),
        strip,
        class_="title",
    )
    return tag("div", top, measures(*figures), class_=f"hero v-{worst}")


def _findings(site: Site) -> Markup:
    cards = [tag("li", _card(link, cause), data_found=True) for link, cause in site.shown_causes()]
    return section("Findings", "findings", tag("ul", cards, class_="cards"))


def _card(link: str, cause: RootCause) -> Markup:
    """A cause, the most telling of its findings, and how many other methods reach it."""
    finding, others = cause.finding, len(cause.also_reached_from)
    place = f"{short_file(finding.span.file)}:{finding.span.line}"
    also = f"; also reached from {plural(others, 'other method')}" if others else ""
    return tag(
        "a",
        kind(finding),
        tag("span", tag("code", short_call(finding)), " ", what_happens(finding), class_="what"),
        tag("code", finding.clause, class_="clause") if not finding.kind.is_concurrent else None,
        tag("span", f"{place}, {describe_class(finding)}{also}", class_="quiet"),
        href=link,
    )


def _methods(site: Site) -> Markup:
    counts = counted(list(site.results))
    chips = [
        tag("button", sign(verdict), WORDS[verdict], " ", tag("span", count, class_="count"), type="button",
            aria_pressed="false", data_verdict=str(verdict), class_=f"chip v-{verdict}")
        for verdict, count in counts.items()
    ]  # fmt: skip
    aside = tag("div", chips, class_="chips needs-script", role="group", aria_label="Show only methods that are")
    rows = [_method_row(site, number, result) for number, result in enumerate(site.results)]
    headings = ["Verdict", "Method", "Paths", "Lines", "Branches", "Place"]
    listed = table("Methods", headings, rows, class_="methods")
    return section("Methods", "methods", listed, aside=aside if len(counts) > 1 else None)


def _method_row(site: Site, number: int, result: MethodResult) -> Markup:
    paths = site.paths_of(number)
    detail: Child = tag("p", result.reason, class_="quiet") if result.reason else None
    if result.findings:
        detail = tag("p", what_happens(result.findings[0]), class_="quiet")
    row = tag(
        "tr",
        tag("td", badge(result.verdict)),
        tag("th", tag("a", tag("code", words(result.method)), href=site.method_pages[number]), detail, scope="row"),
        tag("td", f"{result.statistics.paths:,}", class_="number"),
        tag("td", _lines(paths)),
        tag("td", _sides(paths)),
        tag("td", site.place(result.span)),
        data_found=True,
        data_verdict=str(result.verdict),
    )
    return Markup(f"{row}\n")


def _lines(paths: MethodPaths | None) -> Child:
    return None if paths is None else bar(paths.coverage.covered_lines, len(paths.coverage.lines), "lines")


def _sides(paths: MethodPaths | None) -> Child:
    if paths is None:
        return None
    return bar(paths.coverage.counts(Reach.COVERED), len(paths.coverage.branches), "branch sides")


def _files(site: Site) -> Markup:
    rows = []
    for file in site.files:
        facts = line_facts(file, *site.coverage)
        sides = [branch for each in facts.branches.values() for branch in each]
        methods = sum(result.span.file == file for result in site.results)
        passed, taken = sum(hits > 0 for hits in facts.hits.values()), sum(branch.hits > 0 for branch in sides)
        rows.append(
            tag(
                "tr",
                tag("th", tag("a", tag("code", file), href=site.source_pages[file]), scope="row"),
                tag("td", plural(methods, "method")),
                tag("td", bar(passed, len(facts.hits), "lines")),
                tag("td", bar(taken, len(sides), "branch sides")),
                data_found=True,
            )
        )
    return section("Files", "files", table("Files", ["File", "Methods", "Lines", "Branches"], rows, class_="files"))
