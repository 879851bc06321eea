"""The job `paths`: the paths of methods within bounds, as a tree and one by one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from oxpecker.api.checking import options_of
from oxpecker.api.loading import Loaded, choose_method
from oxpecker.api.session import Session
from oxpecker.engine import Cases
from oxpecker.oox import typed
from oxpecker.report.finding_pictures import of_path
from oxpecker.report.html.tree import inputs_of
from oxpecker.report.panels_svg import panels_svg
from oxpecker.report.path_tree import ending, path_tree
from oxpecker.report.svg import to_svg
from oxpecker.results.case import Case
from oxpecker.server.controls import engine_values
from oxpecker.server.job import Job
from oxpecker.server.jobs.telling import Tell, failure, failure_of, place
from oxpecker.server.limits import MOST_PATHS, MOST_PICTURES


def paths(job: Job, loaded: Loaded, megabytes: float, tell: Tell) -> None:
    """Explores the paths of the methods of a program, or of the selected one."""
    methods = [choose_method(loaded, job.method)] if job.method else loaded.methods_to_check()
    if not methods:
        tell(failure("the program has no methods to check"))
    options = replace(options_of(engine_values(job.options)), megabytes=megabytes)
    session = Session(loaded, options, methods)
    for number, method in enumerate(methods):
        tell({"event": "progress", "method": str(method.info), "number": number, "of": len(methods)})
        with session.cases(method) as search:
            tell(_tree(method, search))


def _tree(method: typed.Method, search: Cases) -> dict[str, Any]:
    cases: list[Case] = []
    notes: list[str] = []
    for case in search:
        cases.append(case)
        if len(cases) >= MOST_PATHS:
            search.stop()
            notes.append(f"there may be more than {MOST_PATHS} paths; these are the first")
            break
    notes += [f"not all paths were followed: {reason}" for reason in dict.fromkeys(search.explored.reasons)]
    hits = search.explored.hits
    reached = dict.fromkeys(f"{hit.bound} bound of {hit.value:,} reached in line {hit.span.line}" for hit in hits)
    return {
        "event": "tree",
        "method": str(method.info),
        **place(method.info.span),
        "svg": to_svg(path_tree(str(method.info), cases)) if cases else "",
        "paths": [_path(number, case) for number, case in enumerate(cases, 1)],
        "notes": [*notes, *reached],
    }


def _path(number: int, case: Case) -> dict[str, Any]:
    text = ending(case)
    is_drawn = number <= MOST_PICTURES and bool(case.before.roots or case.after.roots)
    return {
        "number": number,
        "outcome": str(case.outcome),
        "ending": text,
        "inputs": inputs_of(case),
        "failure": "" if case.finding is None else failure_of(case.finding),
        "facts": [{"text": fact.text, "holds": fact.side.taken, "line": fact.side.span.line} for fact in case.facts],
        "lines": sorted({line for _, line in case.lines}),
        "svg": panels_svg(f"path {number}: {text}", of_path(case, full=False)) if is_drawn else "",
    }
