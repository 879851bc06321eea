"""The paths of a method as a tree: the conditions at which they diverge, and how each path ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from oxpecker.report.graph import EdgeKind, Emphasis, Graph, GraphEdge, GraphNode, NodeShape
from oxpecker.report.limits import MOST_ENDS, WIDEST_CONDITION
from oxpecker.results import FindingKind
from oxpecker.results.case import RESULT, Case, CaseOutcome, Fact
from oxpecker.results.coverage import BranchSide


@dataclass(slots=True)
class _Branch:
    """Paths with a common prefix: those that end here, and those that continue, by the side they take."""

    ends: list[int] = field(default_factory=list)
    sides: dict[BranchSide, tuple[Fact, _Branch]] = field(default_factory=dict)


def path_tree(name: str, cases: Sequence[Case]) -> Graph:
    """The tree of the paths, numbered from 1; conditions on which all paths agree are omitted."""
    root = _Branch()
    for number, case in enumerate(cases, 1):
        branch = root
        for fact in case.facts:
            branch = branch.sides.setdefault(fact.side, (fact, _Branch()))[1]
        branch.ends.append(number)
    drawing = _Drawing(cases)
    drawing.draw(root, GraphEdge("", ""))
    return Graph(name, tuple(drawing.nodes), tuple(drawing.edges))


class _Drawing:
    """The nodes and edges of the tree, left to right."""

    def __init__(self, cases: Sequence[Case]) -> None:
        self.cases = cases
        self.nodes: list[GraphNode] = []
        self.edges: list[GraphEdge] = []

    def draw(self, branch: _Branch, entry: GraphEdge) -> None:
        """Draws everything below a branch, with the edge that leads to it."""
        pending = [(branch, entry)]
        while pending:
            branch, entry = pending.pop()
            while len(branch.sides) == 1 and not branch.ends:
                branch = next(iter(branch.sides.values()))[1]
            pending += reversed(self.drawn(branch, entry))

    def drawn(self, branch: _Branch, entry: GraphEdge) -> list[tuple[_Branch, GraphEdge]]:
        """Draws the node of a branch; returns its children."""
        if not branch.sides:
            self.leaves(branch.ends, entry)
            return []
        facts = [fact for fact, _ in branch.sides.values()]
        places = list(dict.fromkeys(fact.side.span for fact in facts))
        texts = dict.fromkeys(f"{fact.side.span.line}: {_shortened(fact.text)}" for fact in facts)
        node = self.node(list(texts), NodeShape.HEXAGON, Emphasis.NONE, entry)
        if branch.ends:
            self.leaves(branch.ends, GraphEdge(node, ""))
        below = []
        for fact, following in sorted(branch.sides.values(), key=lambda pair: _left_to_right(pair[0].side)):
            word = "yes" if fact.side.taken else "no"
            label = word if len(places) == 1 else f"{fact.side.span.line}: {word}"
            kind = EdgeKind.TRUE if fact.side.taken else EdgeKind.FALSE
            below.append((following, GraphEdge(node, "", label, kind)))
        return below

    def leaves(self, ends: Sequence[int], entry: GraphEdge) -> None:
        """Draws the ends of paths, with equal ends combined."""
        groups: dict[str, list[int]] = {}
        for number in ends:
            groups.setdefault(ending(self.cases[number - 1]), []).append(number)
        for label, numbers in groups.items():
            shown = ", ".join(map(str, numbers[:MOST_ENDS])) + (" .." if len(numbers) > MOST_ENDS else "")
            lines = [f"path{'' if len(numbers) == 1 else 's'} {shown}", label]
            self.node(lines, NodeShape.ROUND, _EMPHASES[self.cases[numbers[0] - 1].outcome], entry)

    def node(self, lines: list[str], shape: NodeShape, emphasis: Emphasis, entry: GraphEdge) -> str:
        """Adds a node and the edge that leads to it."""
        name = str(len(self.nodes))
        self.nodes.append(GraphNode(name, tuple(lines), shape, emphasis))
        if entry.source:
            self.edges.append(GraphEdge(entry.source, name, entry.label, entry.kind))
        return name


_EMPHASES = {
    CaseOutcome.RETURNED: Emphasis.GOOD,
    CaseOutcome.THREW: Emphasis.STRONG,
    CaseOutcome.VIOLATED: Emphasis.BAD,
}


def _left_to_right(side: BranchSide) -> tuple[object, ...]:
    return side.span, side.block, not side.taken


def ending(case: Case) -> str:
    """How a path ends, briefly."""
    if case.finding is not None and case.finding.kind is not FindingKind.EXCEPTION:
        return f"violates '{case.finding.kind}', line {case.finding.span.line}"
    if case.exception is not None:
        return f"throws {case.exception.name}"
    returned = dict(case.after.readable().roots).get(RESULT, "")
    return "returns" if not isinstance(returned, str) or not returned else f"returns {_shortened(returned)}"


def _shortened(text: str) -> str:
    flat = " ".join(text.split())
    return flat if len(flat) <= WIDEST_CONDITION else f"{flat[: WIDEST_CONDITION - 1]}\N{HORIZONTAL ELLIPSIS}"
