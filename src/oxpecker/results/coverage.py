"""The branches and lines that the paths of a method cover, and what is known about the others."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Span


class Reach(StrEnum):
    """What is known about a branch or a line."""

    COVERED = "covered"
    INFEASIBLE = "infeasible"
    """Unreachable for every input: all paths were explored."""
    INFEASIBLE_WITHIN_BOUNDS = "infeasible within bounds"
    """Unreachable for every input within the bounds: all of these paths were explored."""
    NOT_REACHED = "not reached"
    """Unknown: not all paths were explored to their end."""


@dataclass(frozen=True, slots=True, order=True)
class BranchSide:
    """One side of a branch: the method and place of the condition, and its truth value.

    `block` numbers the branch in its method.
    """

    method: str
    span: Span
    block: int
    taken: bool


@dataclass(frozen=True, slots=True)
class BranchCoverage:
    """The number of paths that take one side of a branch."""

    side: BranchSide
    hits: int
    reach: Reach


@dataclass(frozen=True, slots=True)
class LineCoverage:
    """The number of paths that execute a line of a method."""

    method: str
    file: str
    line: int
    hits: int
    reach: Reach


@dataclass(frozen=True, slots=True)
class MethodCoverage:
    """What the paths of one method cover, in it and in the methods of the program that they call."""

    method: str
    span: Span
    branches: tuple[BranchCoverage, ...]
    lines: tuple[LineCoverage, ...]
    entered: tuple[tuple[str, Span], ...] = ()
    """The methods that some path enters, with their places."""

    def counts(self, reach: Reach) -> int:
        """The number of branches with this reach."""
        return sum(branch.reach is reach for branch in self.branches)

    @property
    def covered_lines(self) -> int:
        """The number of lines that some path executes."""
        return sum(line.hits > 0 for line in self.lines)

    def data(self) -> dict[str, object]:
        """As plain data for JSON."""
        branches = [
            {
                "method": b.side.method,
                "file": b.side.span.file,
                "line": b.side.span.line,
                "column": b.side.span.column,
                "taken": b.side.taken,
                "paths": b.hits,
                "reach": str(b.reach),
            }
            for b in self.branches
        ]
        lines = [{"file": one.file, "line": one.line, "paths": one.hits, "reach": str(one.reach)} for one in self.lines]
        return {"branches": branches, "lines": lines}


_BEST = (Reach.COVERED, Reach.NOT_REACHED, Reach.INFEASIBLE_WITHIN_BOUNDS, Reach.INFEASIBLE)
"""How to combine methods that share a place: it is infeasible only if it is infeasible from all of them."""


def merged(coverages: Iterable[MethodCoverage]) -> tuple[list[BranchCoverage], list[LineCoverage]]:
    """Branches and lines of several methods combined, each once, by place."""
    branches: dict[BranchSide, BranchCoverage] = {}
    lines: dict[tuple[str, str, int], LineCoverage] = {}
    for coverage in coverages:
        for branch in coverage.branches:
            known = branches.get(branch.side)
            hits = branch.hits + (known.hits if known else 0)
            reach = _better(branch.reach, known.reach) if known else branch.reach
            branches[branch.side] = BranchCoverage(branch.side, hits, reach)
        for line in coverage.lines:
            key = (line.file, line.method, line.line)
            seen = lines.get(key)
            hits = line.hits + (seen.hits if seen else 0)
            reach = _better(line.reach, seen.reach) if seen else line.reach
            lines[key] = LineCoverage(line.method, line.file, line.line, hits, reach)
    ordered = sorted(branches.values(), key=lambda b: (b.side.span, b.side.method, b.side.block, not b.side.taken))
    return ordered, [lines[key] for key in sorted(lines, key=lambda key: (key[0], key[2], key[1]))]


def _better(one: Reach, two: Reach) -> Reach:
    return min(one, two, key=_BEST.index)
