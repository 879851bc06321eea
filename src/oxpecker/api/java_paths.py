"""The files of a Java program, and where its other classes are: as options say, otherwise as its project does."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field, replace
from pathlib import Path
from typing import Any

from oxpecker.api.configuration import ConfigurationError, configuration_of
from oxpecker.api.program_files import without_tests
from oxpecker.java.classfiles.class_path import ClassPath, entries_of
from oxpecker.java.project.project import Project
from oxpecker.java.project.recognition import project_of
from oxpecker.java.project.scanning import scan
from oxpecker.java.release import ANY_RELEASE
from oxpecker.java.search_paths import SearchPaths
from oxpecker.java.source_path import source_path_of
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Source


@dataclass(frozen=True, slots=True)
class JavaPaths:
    """What options say about the places of Java classes; None leaves it to the project."""

    class_path: tuple[Path, ...] | None = None
    source_roots: tuple[Path, ...] | None = None
    with_tests: bool = False

    @staticmethod
    def of(values: Mapping[str, Any]) -> JavaPaths:
        """The paths among settings, by their names."""
        entries, roots = values.get("classpath"), values.get("source-roots")
        return JavaPaths(
            tuple(entries_of(entries)) if entries else None,
            tuple(map(Path, roots)) if roots else None,
            bool(values.get("with-tests")),
        )


@dataclass(slots=True)
class JavaFiles:
    """The files of a program, and what is known about their project."""

    files: list[Path] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    project: Project | None = None
    with_tests: bool = False
    """Whether tests are among the files."""


def java_files(places: Sequence[Path], given: JavaPaths) -> JavaFiles:
    """The Java files at some places: of a folder in a project, those of the source roots below it."""
    found = JavaFiles(with_tests=given.with_tests)
    for place in places:
        project = None if given.source_roots is not None and given.class_path is not None else project_of(place)
        if project is not None and found.project is None:
            found.problems += project.problems
        roots, test_roots = _roots(project, given)
        _add(found, place, roots, test_roots)
        is_inside = any(_is_below(place, root) or _is_below(root, place) for root in (*roots, *test_roots))
        if project is not None and is_inside:
            found.project = found.project or project
    return found


def _roots(project: Project | None, given: JavaPaths) -> tuple[tuple[Path, ...], tuple[Path, ...]]:
    """The roots of the program and of its tests."""
    if given.source_roots is not None:
        return given.source_roots, ()
    return ((), ()) if project is None else (project.written_roots, project.test_roots)


def _add(found: JavaFiles, place: Path, roots: tuple[Path, ...], test_roots: tuple[Path, ...]) -> None:
    """Adds the files at a place; if there are only tests, these are meant."""
    if not place.is_dir():
        found.files.append(place)
        found.with_tests |= any(_is_below(place, root) for root in test_roots)
        return
    main = [_seen_from(place, root) for root in roots if _is_below(root, place)]
    test = [_seen_from(place, root) for root in test_roots if _is_below(root, place)]
    is_of_tests = any(_is_below(place, root) for root in test_roots) or (not main and bool(test))
    found.with_tests |= is_of_tests
    chosen = [*main, *(test if found.with_tests else [])]
    if not chosen and any(_is_below(place, root) for root in (*roots, *test_roots)):
        chosen = [place]
    for folder in chosen:
        scanned = scan(folder, is_root=True)
        found.files += scanned.files
        found.problems += scanned.problems
    if not chosen:
        scanned = scan(place)
        found.files += without_tests(scanned.files, place) or scanned.files
        found.problems += scanned.problems


def _is_below(path: Path, folder: Path) -> bool:
    return path.resolve().is_relative_to(folder.resolve())


def _seen_from(place: Path, root: Path) -> Path:
    """A root below a folder, as a path that starts like the folder's."""
    return place / root.resolve().relative_to(place.resolve())


def paths_of_document(sources: Sequence[Source]) -> SearchPaths:
    """The paths for the text of a file in an editor: as its configuration says, otherwise as its project does."""
    file = Path(sources[0].name)
    try:
        given = JavaPaths.of(configuration_of(file).values)
    except ConfigurationError:
        given = JavaPaths()
    found = java_files([file], given) if file.suffix == ".java" else None
    return search_paths(sources, given, found)


def search_paths(
    sources: Iterable[Source], given: JavaPaths | None = None, found: JavaFiles | None = None
) -> SearchPaths:
    """The paths for the files of a program: the roots of their packages come first."""
    given, found = given or JavaPaths(), found or JavaFiles()
    implied = source_path_of(sources)
    project, tests = found.project, found.with_tests
    roots, jars = given.source_roots, given.class_path
    if project is not None and roots is None:
        roots = (*project.roots, *(project.test_roots if tests else ()))
    if project is not None and jars is None:
        jars = project.class_path(tests)
    known = {root.resolve() for root in implied.roots}
    further = tuple(root for root in roots or () if root.resolve() not in known)
    level = ANY_RELEASE if project is None else project.level
    return SearchPaths(replace(implied, roots=(*implied.roots, *further)), ClassPath(jars or ()), level)
