"""What `oxpecker check --coverage` adds: the paths of each method once more, run for what they pass."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path

from oxpecker.api.loading import Loaded
from oxpecker.engine import Bounds, Cases, Options
from oxpecker.oox import typed
from oxpecker.report.coverage import describe_coverage, jacoco, lcov
from oxpecker.results.coverage import MethodCoverage
from oxpecker.solver import Solver

_K = 2
"""The size of inputs when no bounds are given."""


@dataclass(slots=True)
class Measured:
    """The coverage of all methods so far."""

    loaded: Loaded
    options: Options
    coverages: list[MethodCoverage] = field(default_factory=list)

    def measure(self, method: typed.Method, solver: Solver) -> str:
        """Measures a method, and says what was found."""
        bounds = self.options.bounds or Bounds(chain=_K, array=_K, string=_K)
        options = replace(self.options, bounds=bounds)
        cases = Cases(self.loaded.program, method, solver, options, self.loaded.own, self.loaded.sources)
        for _ in cases:
            pass
        self.coverages.append(cases.coverage())
        within = f"chain up to {bounds.chain}, array up to {bounds.array}, string up to {bounds.string}"
        said = describe_coverage(self.coverages[-1], self.loaded.sources, within)
        reasons = "".join(f"\n    not all paths were followed: {why}" for why in dict.fromkeys(cases.explored.reasons))
        return said + reasons

    def save(self, lcov_file: Path | None, jacoco_file: Path | None) -> None:
        """Writes the files that were asked for."""
        for file, text in ((lcov_file, lcov), (jacoco_file, jacoco)):
            if file is not None:
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text(self.coverages), encoding="utf-8")
