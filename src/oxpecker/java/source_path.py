"""The source path: folders in which classes are found by their names, as javac finds them (JLS 7.2, 7.6)."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import field
from pathlib import Path

from oxpecker.java.limits import MOST_SEARCHED_FILES
from oxpecker.java.package_clause import package_of
from oxpecker.oox.reading import read_latin, read_source
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Diagnostic, Source

_JAVA = ".java"


@dataclass(slots=True)
class SourcePath:
    """Source roots, and folders that hold one package although their names differ from it.

    Nothing is read before a class is asked for: a folder is listed once, and a file is read if its name fits.
    """

    roots: tuple[Path, ...] = ()
    folders: tuple[tuple[str, Path], ...] = ()
    given: frozenset[Path] = frozenset()
    """The files that belong to the program anyway, by their real paths."""
    problems: list[Diagnostic] = field(default_factory=list)
    """What is wrong with files that could not be read or parsed."""
    flat: frozenset[Path] = frozenset()
    """The roots of files without a package: classes of other packages cannot use theirs."""
    _listed: dict[Path, frozenset[str]] = field(default_factory=dict)
    _taken: set[Path] = field(default_factory=set)
    """The files that were read because a class was asked for, by their real paths."""

    def find(self, name: str) -> Source | None:
        """The file of a top-level class, by its qualified name."""
        package, _, simple = name.rpartition(".")
        for folder in self._folders_of(package):
            if f"{simple}{_JAVA}" in self._files(folder):
                found = self._read(folder / f"{simple}{_JAVA}", package)
                if found is not None:
                    return found
        return None

    def has_package(self, name: str) -> bool:
        """Whether there are source files in a package."""
        return any(self._files(folder) for folder in self._folders_of(name))

    def mentioned(self, names: frozenset[str]) -> frozenset[str]:
        """Those of some simple names that occur in files which were not read; all, if there are too many files."""
        wanted = {name: name.encode() for name in names}
        found: set[str] = set()
        for count, file in enumerate(self._unread()):
            if count == MOST_SEARCHED_FILES:
                return names
            try:
                data = file.read_bytes()
            except OSError:
                return names
            found |= {name for name in names - found if wanted[name] in data}
            if len(found) == len(names):
                break
        return frozenset(found)

    def has_unread(self) -> bool:
        """Whether there are files that were not read."""
        return next(self._unread(), None) is not None

    def _unread(self) -> Iterator[Path]:
        """The Java files of the source path that are no part of the program so far."""
        known = self.given | self._taken
        deep = (root for root in self.roots if root not in self.flat)
        for folder in dict.fromkeys((*self.flat, *(folder for _, folder in self.folders))):
            yield from (file for name in sorted(self._files(folder)) if (file := folder / name).resolve() not in known)
        for root in deep:
            for place, folders, files in os.walk(root):
                folders[:] = sorted(name for name in folders if not name.startswith("."))
                java = (Path(place, name) for name in sorted(files) if name.endswith(_JAVA))
                yield from (file for file in java if file.is_file() and file.resolve() not in known)

    def _folders_of(self, package: str) -> Iterable[Path]:
        yield from (root.joinpath(*package.split(".")) if package else root for root in self.roots)
        yield from (folder for held, folder in self.folders if held == package)

    def _files(self, folder: Path) -> frozenset[str]:
        """The Java files directly in a folder; an unreadable one has none."""
        known = self._listed.get(folder)
        if known is None:
            try:
                with os.scandir(folder) as entries:
                    known = frozenset(each.name for each in entries if each.name.endswith(_JAVA) and _is_file(each))
            except (OSError, ValueError):
                known = frozenset()
            self._listed[folder] = known
        return known

    def _read(self, file: Path, package: str) -> Source | None:
        """The text of a file, if it is of this package and not part of the program anyway."""
        if file.resolve() in self.given:
            return None
        if not file.is_absolute():
            file = Path(os.path.relpath(file))
        source = read_source(file)
        if isinstance(source, Diagnostic):
            latin = read_latin(file)
            if latin is None:
                self.problems.append(source)
                return None
            source = latin[0]
        if package_of(source.text) != package:
            return None
        self._taken.add(file.resolve())
        return source


def source_path_of(sources: Iterable[Source]) -> SourcePath:
    """The source path that the package clauses of files imply: `x/a/b/C.java` of the package `a.b` has the root `x`."""
    roots: dict[Path, None] = {}
    folders: dict[tuple[str, Path], None] = {}
    given: set[Path] = set()
    packages: set[tuple[Path, str]] = set()
    for source in sources:
        file = Path(source.name)
        given.add(file.resolve())
        package = package_of(source.text)
        root = root_of(file.parent, package)
        if root is None:
            folders[package, file.parent] = None
        else:
            roots[root] = None
            packages.add((root, package))
    flat = frozenset(root for root in roots if not any(of == root and package for of, package in packages))
    return SourcePath(tuple(roots), tuple(folders), frozenset(given), flat=flat)


def root_of(folder: Path, package: str) -> Path | None:
    """The folder in which the folders of a package start; None if a folder's path does not end with the package."""
    names = package.split(".") if package else []
    if folder.parts[len(folder.parts) - len(names) :] == tuple(names) and len(folder.parts) >= len(names):
        return Path(*folder.parts[: len(folder.parts) - len(names)])
    whole = folder.resolve()
    if whole.parts[len(whole.parts) - len(names) :] != tuple(names) or len(whole.parts) <= len(names):
        return None
    return folder.joinpath(*(".." for _ in names))


def _is_file(entry: os.DirEntry[str]) -> bool:
    """Whether an entry of a folder can be read without waiting; a link to itself and a pipe cannot."""
    try:
        return entry.is_file()
    except OSError:
        return False
