"""The coverage of `oxpecker check --coverage`: explores the paths of each method once more."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from oxpecker.api.session import Session
from oxpecker.cli.writing import write_file
from oxpecker.oox import typed
from oxpecker.report.coverage import describe_coverage, jacoco, lcov
from oxpecker.results.coverage import MethodCoverage
from oxpecker.results.paths import MethodPaths


@dataclass(slots=True)
class Measured:
    """The paths of all methods so far, and their coverage."""

    session: Session
    paths: list[MethodPaths] = field(default_factory=list)

    @property
    def coverages(self) -> list[MethodCoverage]:
        """The coverage of each method."""
        return [followed.coverage for followed in self.paths]

    def measure(self, method: typed.Method) -> str:
        """Explores the paths of a method, and describes their coverage."""
        followed = self.session.paths(method)
        self.paths.append(followed)
        text = describe_coverage(followed.coverage, self.session.loaded.sources, followed.within)
        return text + "".join(f"\n    not all paths were followed: {why}" for why in followed.reasons)

    def save(self, lcov_file: Path | None, jacoco_file: Path | None) -> None:
        """Writes the requested files."""
        for file, text in ((lcov_file, lcov), (jacoco_file, jacoco)):
            if file is not None:
                write_file(file, text(self.coverages))
