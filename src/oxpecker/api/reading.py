"""Reads the files of a program: one that cannot be read, or that declares a class again, does not stop the others."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field
from pathlib import Path

from oxpecker.java.package_clause import package_of
from oxpecker.java.source_jar import java_files_in
from oxpecker.oox.reading import decode_latin, decode_source, read_latin, read_source
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Diagnostic, Severity, Source, Span


class UnreadableFile(Exception):
    """A file without which there is no program, and that cannot be read."""

    def __init__(self, problem: Diagnostic) -> None:
        self.problem = problem
        super().__init__(problem.message)


@dataclass(slots=True)
class Reading:
    """What was noticed while files were read."""

    warnings: list[Diagnostic] = field(default_factory=list)
    errors: list[Diagnostic] = field(default_factory=list)
    """Files that could not be read."""

    def sources(self, files: Iterable[Path], named: frozenset[Path]) -> list[Source]:
        """The texts of files; raises UnreadableFile if none can be read, or for a named one that is not Java."""
        found: list[Source] = []
        for file in dict.fromkeys(files):
            source = self._read(file)
            if isinstance(source, Source):
                found.append(source)
            elif file in named and file.suffix != ".java":
                raise UnreadableFile(source)
            else:
                self.errors.append(source)
        if not found and self.errors:
            raise UnreadableFile(self.errors.pop())
        return self._each_class_once(found)

    def in_jar(self, jar: Path) -> list[Source]:
        """The texts of the Java files in a jar; raises UnreadableJar."""
        found: list[Source] = []
        for name, data in java_files_in(jar):
            source = decode_source(name, data)
            latin = decode_latin(source, data) if isinstance(source, Diagnostic) else None
            if latin is not None:
                source, warning = latin
                self.warnings.append(warning)
            if isinstance(source, Source):
                found.append(source)
            else:
                self.errors.append(source)
        return self._each_class_once(found)

    def _read(self, file: Path) -> Source | Diagnostic:
        """The text of a file. Java's compiler accepts any encoding, so other bytes than UTF-8 are read all the same."""
        source = read_source(file)
        latin = read_latin(file) if isinstance(source, Diagnostic) and file.suffix == ".java" else None
        if latin is None:
            return source
        self.warnings.append(latin[1])
        return latin[0]

    def _each_class_once(self, sources: list[Source]) -> list[Source]:
        """The files without those that have the package and the name of an earlier one, as in two modules."""
        first: dict[tuple[str, str], Source] = {}
        kept: list[Source] = []
        for source in sources:
            name = Path(source.name).name
            package = package_of(source.text) if name.endswith(".java") and "-" not in name else ""
            known = first.setdefault((package, name), source) if package else source
            if known is source:
                kept.append(source)
                continue
            message = f"{source.name} is skipped: {known.name} declares the same class of package {package}"
            self.warnings.append(Diagnostic(Severity.WARNING, message, Span(source.name, 0, 0, 0, 0)))
        return kept
