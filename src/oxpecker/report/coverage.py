"""Coverage for people, and in the formats of LCOV and JaCoCo."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby
from xml.sax.saxutils import quoteattr

from oxpecker.oox.source import Source, Span
from oxpecker.report.limits import MOST_OPEN_SIDES
from oxpecker.results.coverage import BranchCoverage, LineCoverage, MethodCoverage, Reach, merged


def describe_coverage(coverage: MethodCoverage, sources: Mapping[str, Source], bounds: str) -> str:
    """How much is covered, and what is known about each side of a branch that is not."""
    branches = len(coverage.branches)
    covered = coverage.counts(Reach.COVERED)
    lines = f"{coverage.covered_lines} of {len(coverage.lines)} lines"
    parts = [f"  coverage: {covered} of {branches} branches, {lines} ({bounds})"]
    open_sides = [branch for branch in merged([coverage])[0] if branch.reach is not Reach.COVERED]
    for branch in open_sides[:MOST_OPEN_SIDES]:
        side = branch.side
        source = sources.get(side.span.file)
        text = "" if source is None else f" '{source.excerpt(side.span)}'"
        parts.append(f"    {side.span}{text} {'true' if side.taken else 'false'}: {branch.reach}")
    if len(open_sides) > MOST_OPEN_SIDES:
        parts.append(f"    .. {len(open_sides) - MOST_OPEN_SIDES} more")
    return "\n".join(parts)


def lcov(coverages: Iterable[MethodCoverage]) -> str:
    """An LCOV tracefile that counts paths instead of runs."""
    coverages = list(coverages)
    branches, lines = merged(coverages)
    entered = _entered(coverages)
    parts = ["TN:"]
    for file in sorted({line.file for line in lines}):
        own = [line for line in lines if line.file == file]
        sides = [branch for branch in branches if branch.side.span.file == file]
        hits = _by_line(own)
        parts.append(f"SF:{file}")
        methods = [(name, span) for name, span in entered.items() if span.file == file]
        calls = {name: max((line.hits for line in own if line.method == name), default=0) for name, _ in methods}
        parts += [f"FN:{span.line},{name}" for name, span in methods]
        parts += [f"FNDA:{calls[name]},{name}" for name, _ in methods]
        parts += [f"FNF:{len(methods)}", f"FNH:{sum(1 for count in calls.values() if count)}"]
        parts += _branch_data(sides)
        parts += [f"BRF:{len(sides)}", f"BRH:{sum(branch.hits > 0 for branch in sides)}"]
        parts += [f"DA:{line},{count}" for line, count in hits.items()]
        parts += [f"LF:{len(hits)}", f"LH:{sum(count > 0 for count in hits.values())}", "end_of_record"]
    return "\n".join(parts) + "\n"


def _branch_data(sides: list[BranchCoverage]) -> list[str]:
    """One line per side: its line, the numbers of its branch and side, and its paths, or `-` if never reached."""
    found = []
    for number, (_, pair) in enumerate(groupby(sides, key=lambda b: (b.side.span, b.side.method, b.side.block))):
        both = list(pair)
        met = any(branch.hits for branch in both)
        for branch in both:
            taken = str(branch.hits) if met else "-"
            found.append(f"BRDA:{branch.side.span.line},{number},{0 if branch.side.taken else 1},{taken}")
    return found


def jacoco(coverages: Iterable[MethodCoverage]) -> str:
    """A report in JaCoCo's format, with counters of lines, branches, methods and classes, but not of instructions."""
    coverages = list(coverages)
    branches, lines = merged(coverages)
    entered = _entered(coverages)
    parts = [
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
        '<!DOCTYPE report PUBLIC "-//JACOCO//DTD Report 1.1//EN" "report.dtd">',
        '<report name="oxpecker">',
        '  <package name="">',
    ]
    owners = sorted({_owner(name) for name in entered})
    for owner in owners:
        methods = [(name, span) for name, span in entered.items() if _owner(name) == owner]
        file = methods[0][1].file.rpartition("/")[2]
        parts.append(f"    <class name={quoteattr(owner)} sourcefilename={quoteattr(file)}>")
        for name, span in methods:
            own_lines = [line for line in lines if line.method == name]
            own_branches = [branch for branch in branches if branch.side.method == name]
            shown = name.removeprefix(f"{owner}.").partition("(")[0]
            desc = f"({name.partition('(')[2]}"
            parts.append(f'      <method name={quoteattr(shown)} desc={quoteattr(desc)} line="{span.line}">')
            parts += [f"        {counter}" for counter in _counters(own_branches, own_lines, 1)]
            parts.append("      </method>")
        parts.append("    </class>")
    for file in sorted({line.file for line in lines}):
        parts += _source_file(file, branches, lines)
    parts += ["  </package>"]
    parts += [f"  {counter}" for counter in _counters(branches, lines, len(entered))]
    return "\n".join([*parts, "</report>"]) + "\n"


def _source_file(file: str, branches: list[BranchCoverage], lines: list[LineCoverage]) -> list[str]:
    own = [line for line in lines if line.file == file]
    sides = [branch for branch in branches if branch.side.span.file == file]
    found = [f"    <sourcefile name={quoteattr(file.rpartition('/')[2])}>"]
    for number, hits in _by_line(own).items():
        here = [branch for branch in sides if branch.side.span.line == number]
        covered = sum(branch.hits > 0 for branch in here)
        instructions = f'mi="{int(not hits)}" ci="{int(hits > 0)}"'
        found.append(f'      <line nr="{number}" {instructions} mb="{len(here) - covered}" cb="{covered}"/>')
    found += [f"      {counter}" for counter in _counters(sides, own, 0)]
    return [*found, "    </sourcefile>"]


def _counters(branches: list[BranchCoverage], lines: list[LineCoverage], methods: int) -> list[str]:
    """The counters that are not empty."""
    hits = _by_line(lines)
    covered = sum(branch.hits > 0 for branch in branches)
    passed = sum(count > 0 for count in hits.values())
    counts = [
        ("BRANCH", len(branches) - covered, covered),
        ("LINE", len(hits) - passed, passed),
        ("METHOD", 0, methods),
    ]
    return [f'<counter type="{kind}" missed="{m}" covered="{c}"/>' for kind, m, c in counts if m or c]


def _by_line(lines: list[LineCoverage]) -> dict[int, int]:
    """The number of paths by line, over all methods on that line."""
    found: dict[int, int] = {}
    for line in sorted(lines, key=lambda each: each.line):
        found[line.line] = max(found.get(line.line, 0), line.hits)
    return found


def _entered(coverages: list[MethodCoverage]) -> dict[str, Span]:
    """The methods that were entered, by place."""
    found = {name: span for coverage in coverages for name, span in coverage.entered}
    return dict(sorted(found.items(), key=lambda pair: (pair[1], pair[0])))


def _owner(key: str) -> str:
    return key.partition("(")[0].rpartition(".")[0]
