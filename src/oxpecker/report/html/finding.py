"""A counterexample on its method's page: what goes wrong, where, with which values, and how."""

from __future__ import annotations

from collections.abc import Sequence

from oxpecker.oox.interpreter import Stuck
from oxpecker.oox.source import Span
from oxpecker.report.explanations import EXPLANATIONS, code_of_finding
from oxpecker.report.finding import describe_class, replay_command, short_call, shortened, what_happens
from oxpecker.report.html.markup import Child, Markup, tag
from oxpecker.report.html.numbers import plural
from oxpecker.report.html.page import table
from oxpecker.report.html.pictures import page_picture
from oxpecker.report.html.site import Site, finding_id
from oxpecker.report.html.stepping import stepping
from oxpecker.report.html.tree import inputs_of, path_id
from oxpecker.report.html.verdicts import kind
from oxpecker.report.layout import layered_layout
from oxpecker.report.limits import MOST_PATHS, MOST_PATHS_OF_FINDING
from oxpecker.report.wait_for_graph import wait_for_graph
from oxpecker.results import CallSite, Finding, FindingKind
from oxpecker.results.paths import MethodPaths
from oxpecker.results.root_causes import RootCause

_OF_CODE = (FindingKind.EXCEPTION, FindingKind.NEVER_ENDS, FindingKind.OVERFLOW)
"""The kinds of findings that are about code and not about a clause of a contract."""


def finding_article(site: Site, finding: Finding, start: Span, number: int, paths: MethodPaths | None = None) -> Markup:
    """A finding; `start` is the place of the method that was checked, `paths` are those that the page shows."""
    cause = site.cause_of(finding)
    identity = finding_id(number)
    headline = tag("h3", tag("code", short_call(finding)), " ", what_happens(finding), id=f"{identity}-title")
    code = code_of_finding(finding)
    explained = EXPLANATIONS[code]
    meaning = tag(
        "div",
        tag("p", tag("strong", explained.title), ". ", explained.text),
        tag("p", explained.advice),
        class_="explained",
    )
    known = [*_facts(site, finding, cause), *_failing_paths(finding, paths)]
    facts = tag("dl", known, class_="facts") if known else None
    body = [
        tag("p", kind(finding)),
        headline,
        tag("div", facts, meaning, class_="told"),
        _waiting(site, finding.waiting),
        stepping(site, finding, start, identity),
        _copied("Replay", replay_command(finding, site.name, site.replay_flags), f"{identity}-replay"),
        None if finding.snippet is None else _copied("In Java", "\n".join(finding.snippet.lines), f"{identity}-calls"),
    ]
    return tag("article", body, id=identity, class_="finding", aria_labelledby=f"{identity}-title")


def _facts(site: Site, finding: Finding, cause: RootCause) -> list[Child]:
    """Names and values, the most important first."""
    found: list[Child] = []

    def tell(name: str, *value: Child) -> None:
        found.extend([tag("dt", name), tag("dd", *value)])

    tell("Class", describe_class(finding))
    if finding.breaks is not None:
        tell("Condition", tag("code", finding.breaks.text) if finding.breaks.text else "a condition", " of ",
             tag("code", finding.breaks.callee))  # fmt: skip
    if not finding.kind.is_concurrent:
        what = "Code" if finding.kind in _OF_CODE else "Clause"
        tell(what, tag("code", finding.clause), " ", site.place(finding.span))
    for access in finding.accesses:
        verb = "writes" if access.writes else "reads"
        tell(f"Thread {access.thread}", f"{verb} at ", site.place(access.span))
    if finding.witness:
        tell("Where", _values(finding.witness))
    if finding.exception is not None:
        tell("Thrown", tag("code", finding.exception.text), " at ", site.place(finding.exception.span))
    if finding.inputs:
        tell("Inputs", _values(finding.inputs))
    if finding.values:
        tell("Drawn values", tag("code", " ".join(finding.values)))
    if finding.method != finding.started and not finding.waiting:
        tell("In", tag("code", finding.method))
    if len(finding.calls) > 1:
        tell("Call chain", tag("ol", [tag("li", _call(site, each)) for each in shortened(finding.calls)]))
    others = dict.fromkeys(each.started for each in (cause.finding, *cause.others) if each.started != finding.started)
    if others:
        tell("Also reached from", tag("ul", [tag("li", tag("code", each)) for each in others], class_="values"))
    return found


def _failing_paths(finding: Finding, paths: MethodPaths | None) -> list[Child]:
    """The paths that fail at the same place for the same reason, if there are several, with their inputs."""
    cases = () if paths is None else paths.cases[:MOST_PATHS]
    alike = [number for number, case in enumerate(cases) if case.finding and case.finding.defect == finding.defect]
    if len(alike) < 2:
        return []
    shown = [(tag("a", f"path {n + 1}", href=f"#{path_id(n)}"), cases[n]) for n in alike[:MOST_PATHS_OF_FINDING]]
    links = [tag("li", link, ": ", tag("code", inputs_of(case))) for link, case in shown]
    left = len(alike) - len(links)
    more = tag("li", f"and {left} more") if left else None
    return [tag("dt", "Paths that fail here"), tag("dd", tag("ul", links, more, class_="values"))]


def _call(site: Site, call: CallSite) -> Child:
    return [tag("code", call.method), " ", site.place(call.span)]


def _values(pairs: Sequence[tuple[str, str]]) -> Child:
    return tag("ul", [tag("li", tag("code", f"{name} = {value}")) for name, value in pairs], class_="values")


def _waiting(site: Site, threads: Sequence[Stuck]) -> Child:
    """For a deadlock: what each thread holds and waits for."""
    if not threads:
        return None
    rows = [
        tag(
            "tr",
            tag("th", stuck.thread, scope="row"),
            tag("td", tag("code", stuck.method), " ", site.place(stuck.span)),
            tag("td", _wish(site, stuck)),
            tag("td", "" if stuck.owner is None else f"thread {stuck.owner}"),
            tag("td", ", ".join(stuck.holds) or "nothing"),
        )
        for stuck in threads
    ]
    headings = ["Thread", "At", "Waits for", "Held by", "Holds"]
    told = table("Threads that cannot continue", headings, rows, class_="waiting")
    graph = wait_for_graph(threads)
    if graph is None:
        return told
    label = f"Who waits for whom: {plural(len(graph.nodes), 'box')}; the table above tells the same"
    return [told, tag("div", page_picture(graph, layered_layout(graph), label), class_="wait-for")]


def _wish(site: Site, stuck: Stuck) -> Child:
    wishes = {
        "lock": f"the lock of {stuck.target}",
        "join": "its children to end",
        "wait": f"a notification on {stuck.target}",
        "initialise": "a class to be initialised",
    }
    missed = None
    if stuck.missed is not None:
        missed = (" (lost notification: no thread was waiting yet at ", site.place(stuck.missed), ")")
    return (wishes[stuck.waits_for], missed)


def _copied(title: str, text: str, name: str) -> Markup:
    """A command or some code, to be copied."""
    copy = tag("button", "Copy", type="button", class_="needs-script", data_copy=name, aria_label=f"Copy: {title}")
    return tag("div", tag("p", title), tag("pre", tag("code", text, id=name), tabindex="0"), copy, class_="replay")
