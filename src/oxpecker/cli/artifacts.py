"""The files that `oxpecker check` writes on request: reports, baselines, coverage, pictures, pages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, cast

import click

from oxpecker.api.checking import Report
from oxpecker.api.session import Session
from oxpecker.cli.outputs import OutputType, refuse_foreign_pages, write_baseline, write_outputs, write_pages
from oxpecker.cli.screen import Screen
from oxpecker.cli.sections import FIRST, option
from oxpecker.cli.writing import write_file
from oxpecker.oox import typed
from oxpecker.oox.records import dataclass
from oxpecker.report.certificate import certificate_text, describe_extent
from oxpecker.results import MethodResult

if TYPE_CHECKING:
    from oxpecker.cli.coverage import Measured
    from oxpecker.cli.pictures import Pictures

F = TypeVar("F", bound=Callable[..., object])

_FILE = click.Path(path_type=Path, dir_okay=False)
_DIRECTORY = click.Path(path_type=Path, file_okay=False)
_COUNTEREXAMPLES, _PATHS = "counterexamples", "paths"


@dataclass(frozen=True, slots=True)
class Artifacts:
    """Which files to write."""

    outputs: tuple[tuple[str, Path], ...]
    write_baseline: Path | None
    coverage: bool
    lcov: Path | None
    jacoco: Path | None
    pictures: Path | None
    drawn: str
    full: bool
    pages: Path | None
    certificate: Path | None

    @property
    def needs_films(self) -> bool:
        """Whether counterexamples are drawn step by step."""
        return self.pictures is not None or self.pages is not None

    @property
    def needs_coverage(self) -> bool:
        """Whether to explore the paths of the methods once more, for coverage."""
        return self.coverage or any(file is not None for file in (self.lcov, self.jacoco, self.pages))

    @property
    def needs_program(self) -> bool:
        """Whether more than the results is written."""
        return self.needs_films or self.needs_coverage

    def check(self) -> None:
        """Raises a UsageError early if the files cannot be written as requested."""
        if self.pictures is None and (self.full or self.drawn != _COUNTEREXAMPLES):
            raise click.UsageError("--full and --pictures-of need --pictures")
        if self.pages is not None:
            refuse_foreign_pages(self.pages)


class ArtifactWriter:
    """Collects the results of the methods, and writes the files."""

    def __init__(self, wanted: Artifacts, session: Session | None, screen: Screen) -> None:
        self._wanted, self._session, self._screen = wanted, session, screen
        self._measured = _measured(session) if wanted.needs_coverage and session is not None else None
        self._pictures = _pictures(wanted.pictures, wanted) if wanted.pictures is not None else None

    def draw(self, method: typed.Method, result: MethodResult) -> None:
        """Draws the findings of a method, and its paths if requested."""
        if self._pictures is None:
            return
        written = list(self._pictures.of_result(result))
        if self._pictures.of_paths and self._session is not None:
            written += self._pictures.of_method(self._session, method)
        for name in (name for name in written if name.endswith(".svg")):
            self._screen.say(f"  picture: {name}")

    def measure(self, method: typed.Method) -> None:
        """Measures what the paths of a method cover."""
        if self._measured is not None:
            text = self._measured.measure(method)
            self._screen.say(text if self._wanted.coverage else "")

    def report(self, results: Sequence[MethodResult]) -> Report:
        """The results, with coverage."""
        coverages = () if self._measured is None else tuple(self._measured.coverages)
        paths = () if self._measured is None else tuple(self._measured.paths)
        screen = self._screen
        loaded = screen.loaded
        said = (*loaded.warnings, *loaded.errors)
        return Report(screen.file, tuple(results), loaded.sources, screen.flags, coverages, paths, said)

    def write(self, report: Report, everything: Sequence[MethodResult]) -> None:
        """Writes the files about the whole check; a baseline contains every finding, known or new."""
        if self._measured is not None:
            self._measured.save(self._wanted.lcov, self._wanted.jacoco)
        write_outputs(self._wanted.outputs, report)
        if self._wanted.pages is not None:
            self._screen.tell_file("report", write_pages(self._wanted.pages, report))
        if (file := self._wanted.certificate) is not None:
            write_file(file, certificate_text(everything))
            self._screen.tell_file("certificate", f"{file}, {describe_extent(everything)}")
        if (file := self._wanted.write_baseline) is not None:
            count = write_baseline(file, everything)
            self._screen.tell_file("baseline", f"{file}, with {count} finding{'' if count == 1 else 's'}")


def _pictures(directory: Path, wanted: Artifacts) -> Pictures:
    from oxpecker.cli.pictures import Pictures

    return Pictures(directory, wanted.drawn == _PATHS, wanted.full)


def _measured(session: Session) -> Measured:
    from oxpecker.cli.coverage import Measured

    return Measured(session)


_DECLARATIONS: tuple[Callable[[Any], Any], ...] = (
    option(
        "--output",
        "outputs",
        section=FIRST,
        type=OutputType(),
        multiple=True,
        help="Also write the results to FILE. FORMAT is json, sarif, junit, github, text, or one of an installed "
        "package. Can be repeated.",
    ),
    option(
        "--write-baseline",
        section=FIRST,
        type=_FILE,
        help="Write all findings to this file, to be used with --baseline.",
    ),
    option(
        "--coverage",
        section=FIRST,
        is_flag=True,
        help="Show which branches and lines are covered, and why the others are not.",
    ),
    option("--lcov", section=FIRST, type=_FILE, help="Write coverage to this file in LCOV format."),
    option("--jacoco", section=FIRST, type=_FILE, help="Write coverage to this file in JaCoCo's XML format."),
    option(
        "--pictures",
        section=FIRST,
        type=_DIRECTORY,
        metavar="DIR",
        help="Draw the heaps of counterexamples into this directory as SVG and DOT: before, after, and step by step.",
    ),
    option(
        "--pictures-of",
        "drawn",
        section=FIRST,
        type=click.Choice([_COUNTEREXAMPLES, _PATHS]),
        default=_COUNTEREXAMPLES,
        show_default=True,
        help="What to draw. 'paths' also draws the heaps of every path and the tree of all paths.",
    ),
    option(
        "--full",
        section=FIRST,
        is_flag=True,
        help="Draw whole heaps, with untouched objects and the internals of library objects.",
    ),
    option(
        "--report",
        "pages",
        section=FIRST,
        type=_DIRECTORY,
        metavar="DIR",
        help="Write an HTML report into this directory: verdicts, coverage, counterexamples step by step.",
    ),
    option(
        "--certificate",
        section=FIRST,
        type=_FILE,
        help="Write the proof obligations of proved methods to this file in SMT-LIB, for other solvers to check.",
    ),
)


def artifact_options(command: F) -> F:
    """Adds the options for output files to a command, as the one argument `artifacts`."""
    names = tuple(Artifacts.__dataclass_fields__)

    @wraps(command)
    def with_artifacts(**values: Any) -> object:
        artifacts = Artifacts(**{name: values.pop(name) for name in names})
        artifacts.check()
        return command(artifacts=artifacts, **values)

    declared: Any = with_artifacts
    for declare in reversed(_DECLARATIONS):
        declared = declare(declared)
    return cast(F, declared)
