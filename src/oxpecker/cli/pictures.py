"""The pictures of `oxpecker check --pictures`: heaps and path trees."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import click

from oxpecker.api.session import Session
from oxpecker.cli.writing import write_file
from oxpecker.engine import Cases
from oxpecker.oox import typed
from oxpecker.report.dot import to_dot
from oxpecker.report.file_names import FileNames
from oxpecker.report.finding_pictures import before_and_after, heading, of_path, step_by_step
from oxpecker.report.graph import Graph
from oxpecker.report.panels import Panel, side_by_side
from oxpecker.report.panels_svg import panels_svg
from oxpecker.report.path_tree import ending, path_tree
from oxpecker.report.svg import to_svg
from oxpecker.results import Finding, MethodResult


@dataclass(frozen=True, slots=True)
class Pictures:
    """The target folder of pictures, and what they show."""

    directory: Path
    of_paths: bool
    full: bool
    names: FileNames = field(default_factory=FileNames)

    def of_result(self, result: MethodResult) -> Iterator[str]:
        """Draws the counterexamples of a method; yields the names of the files as they are written."""
        stem = self.names.of(result.method)
        for number, finding in enumerate(result.findings, 1):
            yield from self.of_finding(f"{stem}.{number}", finding)

    def of_finding(self, stem: str, finding: Finding) -> Iterator[str]:
        """Draws the heaps of a counterexample."""
        yield from self.save_panels(stem, before_and_after(finding, self.full), heading(finding))
        if len(finding.moments) > 1:
            yield from self.save_panels(f"{stem}.steps", step_by_step(finding, self.full), heading(finding))

    def of_method(self, session: Session, method: typed.Method) -> Iterator[str]:
        """Draws the paths of a method and their tree."""
        with session.cases(method) as explored:
            yield from self._of_cases(method, explored)

    def _of_cases(self, method: typed.Method, explored: Cases) -> Iterator[str]:
        stem, cases = self.names.of(method.info.key), []
        for number, case in enumerate(explored, 1):
            cases.append(case)
            yield from self.save_panels(
                f"{stem}.path-{number}", of_path(case, self.full), [f"{method.info}, path {number}: {ending(case)}"]
            )
        for reason in dict.fromkeys(explored.explored.reasons):
            click.echo(f"oxpecker: {method.info}: not all paths were followed: {reason}", err=True)
        if cases:
            yield from self.save(f"{stem}.tree", path_tree(str(method.info), cases))

    def save_panels(self, stem: str, panels: Sequence[Panel], heading: Sequence[str]) -> Iterator[str]:
        """Writes panels as SVG and DOT."""
        yield self.write(f"{stem}.svg", panels_svg(heading[0], panels, heading))
        yield self.write(f"{stem}.dot", to_dot(side_by_side(heading[0], panels)))

    def save(self, stem: str, graph: Graph) -> Iterator[str]:
        """Writes a graph as SVG and DOT."""
        yield self.write(f"{stem}.svg", to_svg(graph))
        yield self.write(f"{stem}.dot", to_dot(graph))

    def write(self, name: str, text: str) -> str:
        """Writes a file in the directory, and returns its name."""
        file = self.directory / name
        write_file(file, text)
        return str(file)
