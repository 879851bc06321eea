"""The paths of a method as a tree: the conditions at which they diverge, and how each path ends."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from oxpecker.oox.source import Span
from oxpecker.report.html.markup import Markup, tag
from oxpecker.report.html.numbers import plural
from oxpecker.report.html.pictures import page_picture
from oxpecker.report.html.site import Site
from oxpecker.report.layout import layered_layout
from oxpecker.report.limits import DEEPEST_PART, LONGEST_VALUE, MOST_INPUTS, MOST_PARTS, MOST_PATHS, OPEN_TREE
from oxpecker.report.path_tree import path_tree as drawn_tree
from oxpecker.results import FindingKind, HeapGraph, HeapObject, HeapReference, HeapValue
from oxpecker.results.case import RESULT, Case, CaseOutcome, Fact


@dataclass(slots=True)
class Fork:
    """Paths with a common prefix: those that end here, and those that continue, by their next condition."""

    ends: list[int] = field(default_factory=list)
    sides: dict[tuple[Span, int, bool], tuple[Fact, Fork]] = field(default_factory=dict)

    @property
    def size(self) -> int:
        """The number of paths below."""
        pending, count = [self], 0
        while pending:
            fork = pending.pop()
            count += len(fork.ends)
            pending += [below for _, below in fork.sides.values()]
        return count


def forks(cases: Sequence[Case]) -> Fork:
    """The tree of some paths, which are numbered from 0."""
    root = Fork()
    for number, case in enumerate(cases):
        fork = root
        for fact in case.facts:
            key = (fact.side.span, fact.side.block, fact.side.taken)
            fork = fork.sides.setdefault(key, (fact, Fork()))[1]
        fork.ends.append(number)
    return root


def path_tree(site: Site, cases: Sequence[Case]) -> Markup:
    """The tree as nested lists that can be opened and closed."""
    shown = cases[:MOST_PATHS]
    left = len(cases) - len(shown)
    buttons = [
        tag("button", "Open all", type="button", data_tree="open"),
        tag("button", "Close all", type="button", data_tree="close"),
    ]
    controls = tag("div", buttons, class_="controls needs-script") if len(shown) > 1 else None
    more = tag("p", f"{plural(left, 'path')} not shown.", class_="quiet") if left else None
    tree = _Drawing(site, shown, is_open=len(shown) <= OPEN_TREE).drawn(forks(shown))
    picture = _picture(cases) if 1 < len(cases) <= OPEN_TREE else None
    return tag("div", controls, tag("ul", tree, class_="tree"), more, picture, class_="path-tree")


def _picture(cases: Sequence[Case]) -> Markup:
    """The same tree as a picture."""
    graph = drawn_tree("paths", cases)
    picture = page_picture(graph, layered_layout(graph), "The tree of paths; described in words above")
    return tag("details", tag("summary", "As a picture"), picture, class_="tree-picture")


@dataclass(frozen=True, slots=True)
class _Drawing:
    """Draws a tree."""

    site: Site
    cases: Sequence[Case]
    is_open: bool

    def drawn(self, fork: Fork) -> list[Markup]:
        """The items of a fork. Iterative, because paths may have thousands of conditions."""
        done: dict[int, list[Markup]] = {}
        pending: list[tuple[Fork, bool]] = [(fork, False)]
        while pending:
            current, ready = pending.pop()
            below = [self._apart(following) for _, following in _in_order(current)]
            if ready:
                done[id(current)] = self._items(current, [done[id(each)] for each in below])
            else:
                pending += [(current, True), *((each, False) for each in below)]
        start = self._apart(fork)
        return done[id(start)] if id(start) in done else self.drawn(start)

    def _apart(self, fork: Fork) -> Fork:
        """The next fork at which paths diverge or end: conditions on which all paths agree are skipped."""
        while len(fork.sides) == 1 and not fork.ends:
            fork = next(iter(fork.sides.values()))[1]
        return fork

    def _items(self, fork: Fork, below: Sequence[Sequence[Markup]]) -> list[Markup]:
        items = [self._end(number) for number in fork.ends]
        for (fact, following), inner in zip(_in_order(fork), below, strict=True):
            count = tag("span", plural(following.size, "path"), class_="count")
            word = "true" if fact.side.taken else "false"
            side = tag("span", word, class_=f"side {word}")
            line = tag("span", self.site.place(fact.side.span, f"line {fact.side.span.line}"), class_="quiet")
            summary = tag("summary", tag("code", fact.text), " ", side, " ", line, " ", count)
            items.append(tag("li", tag("details", summary, tag("ul", inner), open=self.is_open)))
        return items

    def _end(self, number: int) -> Markup:
        case = self.cases[number]
        kinds = {CaseOutcome.RETURNED: "good", CaseOutcome.THREW: "strong", CaseOutcome.VIOLATED: "bad"}
        inputs = tag("code", inputs_of(case), class_="inputs")
        return tag(
            "li",
            tag("span", f"path {number + 1}", class_="path-number"),
            " ",
            tag("span", ending_of(case), class_=f"ending {kinds[case.outcome]}"),
            " ",
            inputs,
            id=path_id(number),
            class_="end",
        )


def path_id(number: int) -> str:
    """The identity of a path on the page of its method; paths are numbered from 0."""
    return f"path-{number + 1}"


def _in_order(fork: Fork) -> list[tuple[Fact, Fork]]:
    """The sides of a fork by their places, true before false."""
    return [fork.sides[key] for key in sorted(fork.sides, key=lambda key: (key[0], key[1], not key[2]))]


def ending_of(case: Case) -> str:
    """How a path ends, briefly."""
    if case.finding is not None and case.finding.kind is not FindingKind.EXCEPTION:
        return f"violates '{case.finding.kind}'"
    if case.exception is not None:
        return f"throws {case.exception.text}"
    returned = dict(case.after.roots).get(RESULT, "")
    return (
        f"returns {_value(case.after.readable(), dict(case.after.readable().roots)[RESULT])}"
        if returned != ""
        else "returns"
    )


def inputs_of(case: Case) -> str:
    """The inputs of a path, by name; static fields are not shown."""
    before = case.before.readable()
    roots = [(name, value) for name, value in before.roots if "." not in name]
    shown = [f"{name} = {_value(before, value)}" for name, value in roots[:MOST_INPUTS]]
    return ", ".join([*shown, ".."] if len(roots) > MOST_INPUTS else shown)


def _value(heap: HeapGraph, value: HeapValue) -> str:
    """A value; an object or array with its contents, as far as there is room."""
    objects = {each.name: each for each in heap.objects}
    text = _written(objects, value, frozenset())
    return text if len(text) <= LONGEST_VALUE else f"{text[:LONGEST_VALUE]}.."


def _written(objects: Mapping[str, HeapObject], value: HeapValue, above: frozenset[str]) -> str:
    if not isinstance(value, HeapReference):
        return "null" if value is None else value
    each = objects.get(value.name)
    if each is None or value.name in above or len(above) >= DEEPEST_PART:
        return value.name
    inner = [(name, _written(objects, part, above | {value.name})) for name, part in each.fields[:MOST_PARTS]]
    more = [".."] if len(each.fields) > MOST_PARTS else []
    if each.is_array:
        return f"[{', '.join([*(part for _, part in inner), *more])}]"
    plain = each.type.rpartition("$")[2].rpartition(".")[2]
    return f"{plain}{{{', '.join([*(f'{name}: {part}' for name, part in inner), *more])}}}"
