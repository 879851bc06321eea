"""The cost of a check and the bounds that cut it, without time and memory, which differ from run to run."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from oxpecker.report.html.markup import Child, Markup, tag
from oxpecker.report.html.page import table
from oxpecker.report.html.site import Site
from oxpecker.results import BoundHit, Statistics

_OWN = (
    ("paths", "paths explored", "to their end"),
    ("pruned", "paths pruned", "abandoned because no input takes them"),
    ("infeasible", "paths infeasible", "no input takes them, as found at their end"),
    ("redundant", "interleavings skipped", "equivalent to another one"),
    ("cut", "paths cut", "by a bound"),
    ("forks", "forks", "where a path split"),
    ("steps", "steps", "on all paths"),
    ("depth", "decisions", "on the longest path"),
)
_SOLVER = (
    ("solver_calls", "queries", "decided by a solver"),
    ("unknown_answers", "unanswered queries", "within the time limit for each"),
    ("cache_hits", "answers from the cache", "to earlier queries"),
    ("model_hits", "answers from models", "that were found recently"),
    ("interval_decisions", "answers from intervals", "of possible values"),
    ("evaluated", "answers from evaluation", "of concrete values"),
)


def counters(statistics: Sequence[Statistics]) -> Markup:
    """The counters of some checks, added up; for depths, the maximum."""
    found: list[Child] = []
    for name, words, meaning in _OWN:
        values = [int(getattr(each, name)) for each in statistics]
        found.append(_counter(words, meaning, max(values, default=0) if name == "depth" else sum(values)))
    for name, words, meaning in _SOLVER:
        found.append(_counter(words, meaning, int(sum(each.solver.get(name, 0) for each in statistics))))
    return tag("dl", found, class_="counters")


def _counter(words: str, meaning: str, value: int) -> Markup:
    named = tag("dt", words, tag("span", meaning, class_="quiet") if meaning else None)
    return Markup(f"{tag('div', named, tag('dd', f'{value:,}'), class_=None if value else 'zero')}\n")


def bounds_table(site: Site, hits: Iterable[BoundHit]) -> Child:
    """The bounds that cut paths, with all places and which bound to raise; empty if no bound did."""
    by_bound: dict[tuple[str, int], list[BoundHit]] = {}
    for hit in hits:
        by_bound.setdefault((hit.bound, hit.value), []).append(hit)
    if not by_bound:
        return tag("p", "No bound cut any path.", class_="quiet")
    rows = [
        tag(
            "tr",
            tag("th", bound, scope="row"),
            tag("td", f"{value:,}", class_="number"),
            tag("td", [(site.place(hit.span), " ") for hit in dict.fromkeys(found)]),
            tag("td", tag("code", f"--{bound} {value * 2 or 1}")),
        )
        for (bound, value), found in sorted(by_bound.items())
    ]
    return table("Bounds that cut paths", ["Bound", "Value", "Where", "To go further"], rows, class_="bounds")
