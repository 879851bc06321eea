"""A program in an editor: its text, its errors, and its last version that could be checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from oxpecker.api.java_paths import paths_of_document
from oxpecker.api.loading import Loaded, NothingToRead, ProgramErrors, load_sources
from oxpecker.api.program_files import without_tests
from oxpecker.oox import typed
from oxpecker.oox.source import Diagnostic, Severity, Source, Span, TellDiagnostics, with_plain_line_ends


@dataclass(slots=True)
class OpenProgram:
    """The program of one open document; `name` is the path of its file."""

    name: str
    language: Mapping[str, str] = field(default_factory=dict)
    usual: Mapping[str, str] = field(default_factory=dict)
    """The semantics that the editor chooses, and the default if neither it nor the program does."""
    text: str = ""
    diagnostics: tuple[Diagnostic, ...] = ()
    """Errors and warnings of the current text."""
    loaded: Loaded | None = None
    """The last version that could be checked, possibly without some methods that have errors."""
    current: bool = False
    """Whether `loaded` belongs to the current text."""
    others: tuple[Source, ...] = ()
    """The other files of the folder, if the document needs classes that files of other names declare."""

    def update(self, text: str, tell: TellDiagnostics | None = None) -> None:
        """Replaces the text; `tell` is given its diagnostics as soon as they are known."""
        self.text = with_plain_line_ends(text)
        try:
            self.loaded = self._load(tell)
            self.diagnostics, self.current = (*self.loaded.warnings, *self.loaded.errors), True
        except ProgramErrors as errors:
            self.diagnostics, self.current = errors.diagnostics, False

    @property
    def errors(self) -> list[Diagnostic]:
        """The errors of the current text."""
        return [each for each in self.diagnostics if each.severity is Severity.ERROR]

    def sources(self) -> list[Source]:
        """The sources of the program, the document's own first."""
        return [Source(self.name, self.text), *self.others]

    @property
    def path(self) -> str:
        """The path with which a command reads the same program: the file, or its folder if it needs other files."""
        return self.name if len(self.sources()) == 1 else str(Path(self.name).parent)

    def methods(self) -> list[typed.Method]:
        """The methods of the document to check."""
        if self.loaded is None:
            return []
        return [method for method in self.loaded.methods_to_check() if method.info.span.file == self.name]

    def method_at(self, line: int, column: int) -> typed.Method | None:
        """The method around a position."""
        around = [method for method in self.methods() if contains(method.info.span, line, column)]
        return around[-1] if around else None

    def _load(self, tell: TellDiagnostics | None) -> Loaded:
        """Loads the text; with its neighbours, if it has errors without them."""
        self.others = ()
        try:
            return self._load_with((), tell)
        except ProgramErrors:
            others = tuple(_read(name) for name in self._neighbours())
            if not others:
                raise
            try:
                loaded = self._load_with(others, tell)
            except (ProgramErrors, NothingToRead):
                pass
            else:
                self.others = others
                return loaded
            raise

    def _load_with(self, others: tuple[Source, ...], tell: TellDiagnostics | None) -> Loaded:
        sources = [Source(self.name, self.text), *others]
        paths = paths_of_document(sources)
        return load_sources(sources, self.language, self.usual, contain=True, paths=paths, tell=tell)

    def _neighbours(self) -> list[str]:
        path = Path(self.name)
        files = [file for file in sorted(path.parent.glob("*.java")) if file != path] if _is_java(path) else []
        return [str(file) for file in without_tests(files, path.parent)]


def contains(span: Span, line: int, column: int) -> bool:
    """Whether a position is in a span."""
    return (span.line, span.column) <= (line, column) < (span.end_line, span.end_column)


def _is_java(path: Path) -> bool:
    return path.suffix == ".java"


def _read(name: str) -> Source:
    return Source(name, Path(name).read_text(encoding="utf-8", errors="replace"))
