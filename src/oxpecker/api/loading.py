"""Loads programs from files or texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from os import PathLike
from pathlib import Path

from oxpecker.api.arguments import check_path
from oxpecker.api.limits import MOST_LISTED_METHODS
from oxpecker.api.program_files import program_files
from oxpecker.limits.sizes import allow_long_numbers
from oxpecker.oox import syntax, typed
from oxpecker.oox.checker import Checked, check
from oxpecker.oox.containment import contained, holds
from oxpecker.oox.dialects import Dialect
from oxpecker.oox.input_clauses import ANY
from oxpecker.oox.open_classes import with_open_classes
from oxpecker.oox.parser import Parsed, parse
from oxpecker.oox.prelude import prelude_source
from oxpecker.oox.reading import lone_surrogate, read_latin, read_source
from oxpecker.oox.source import BUILT_IN, Diagnostic, Severity, Source, render


@dataclass(frozen=True, slots=True)
class Loaded:
    """A loaded and checked program, and its sources."""

    syntax: syntax.Program
    program: typed.Program
    sources: dict[str, Source]
    own: frozenset[str]
    """The classes that the given files declare."""
    warnings: tuple[Diagnostic, ...] = ()
    errors: tuple[Diagnostic, ...] = ()
    """Errors in methods, which count as unsupported."""

    def own_methods(self) -> list[typed.Method]:
        """The methods and constructors that the files themselves declare."""
        hierarchy = self.program.hierarchy
        own = [m for m in self.program.methods.values() if m.info.owner in self.own and not m.info.owner.endswith(ANY)]
        # A translation places generated members at their class.
        return [m for m in own if m.info.span.line and m.info.span != hierarchy[m.info.owner].declaration.span]

    def methods_to_check(self) -> list[typed.Method]:
        """The methods with a body that the files declare."""
        written = [m for m in self.own_methods() if m.body is not None and m.info.declaration is not None]
        return [m for m in written if not m.open]


class ProgramErrors(Exception):
    """A program with errors; its text shows each with its line and a caret."""

    def __init__(self, diagnostics: Sequence[Diagnostic], sources: Mapping[str, Source]) -> None:
        self.diagnostics = tuple(diagnostics)
        self.sources = dict(sources)
        super().__init__("\n".join(render(item, self.sources) for item in self.diagnostics))


class NothingToRead(Exception):
    """There is no file to read."""


class NoSuchMethod(LookupError):
    """A name that matches no method, or several."""


def load(
    path: str | PathLike[str],
    options: Mapping[str, str] | None = None,
    usual: Mapping[str, str] | None = None,
    further: Sequence[Path] = (),
    contain: bool = False,
) -> Loaded:
    """Loads and checks the program in a file, or in a directory without its tests: Java files, otherwise OOX files.

    `options` override those in an OOX program, and these override the `usual` ones. The `further` files and
    directories belong to the program too. With `contain`, an error in a method of an OOX program affects only that
    method: it counts as unsupported, and the error is among `errors`.
    """
    check_path(path)
    files = [file for each in (Path(path), *further) for file in _files(each)]
    if len({file.suffix for file in files}) > 1:
        raise NothingToRead("give files of one language: Java or OOX")
    diagnostics: list[Diagnostic] = []
    sources = [_read(file, diagnostics) for file in dict.fromkeys(files)]
    try:
        loaded = load_sources(sources, options, usual, contain)
    except ProgramErrors as errors:
        raise ProgramErrors([*diagnostics, *errors.diagnostics], errors.sources) from None
    return replace(loaded, warnings=(*diagnostics, *loaded.warnings))


def _files(path: Path) -> list[Path]:
    """A file, or the files of a directory that form a program."""
    if not path.is_dir():
        return [path]
    files = program_files(path) or sorted(path.rglob("*.oox"))
    if not files:
        raise NothingToRead(f"{path} contains no Java or OOX files")
    return files


def load_sources(
    sources: Sequence[Source],
    options: Mapping[str, str] | None = None,
    usual: Mapping[str, str] | None = None,
    contain: bool = False,
) -> Loaded:
    """Checks a program given as texts: Java if their names end in `.java`, otherwise OOX. `contain` is as in `load`."""
    allow_long_numbers()
    lone = [problem for source in sources if (problem := lone_surrogate(source)) is not None]
    if lone:
        raise ProgramErrors(lone, {})
    if all(source.name.endswith(".java") for source in sources):
        language = {**(usual or {}), **(options or {})}
        return _load_java(sources, {name: value for name, value in language.items() if name not in _OF_OOX})
    known = {source.name: source for source in (*sources, prelude_source())}
    dialect = ({**(usual or {}), **(options or {})}).get("dialect")
    parsed = [parse(source, None if dialect is None else Dialect(dialect)) for source in sources]
    program, diagnostics = _united(parsed), [item for each in parsed for item in each.diagnostics]
    kept: syntax.Program | None = program
    if _errors(diagnostics):
        wrong = [each.members_with_errors for each in parsed]
        found = [error for errors in wrong for error in errors or ()]
        kept = contained(program, found) if contain and all(errors is not None for errors in wrong) else None
    if kept is None:
        raise ProgramErrors(diagnostics, known)
    chosen = dict(options or {})
    checked = _check(kept, chosen if kept is program else chosen | _NO_FACTS, usual)
    diagnostics += checked.diagnostics
    if checked.program is None:
        kept = contained(kept, _errors(checked.diagnostics)) if contain else None
        checked = checked if kept is None else _check(kept, chosen | _NO_FACTS, usual)
    if checked.program is None:
        raise ProgramErrors(diagnostics, known)
    written = (declaration for declaration in program.classes if not declaration.span.file.startswith(BUILT_IN))
    own = frozenset(declaration.name for declaration in written)
    errors = _errors(diagnostics)
    # Code that was not understood says nothing else about itself.
    warned = (item for item in diagnostics if item.severity is not Severity.ERROR)
    warnings = tuple(item for item in warned if not any(holds(item.span, error.span) for error in errors))
    return Loaded(kept or program, checked.program, known, own, warnings, tuple(errors))


_OF_OOX = ("dialect", "parameters")
"""Options that only OOX programs have; JML defines the meaning of parameters."""

_NO_FACTS = {"facts": "none"}
"""Code that could not be read may do anything, so there are no claims about objects that it may have changed."""


def _united(parsed: Sequence[Parsed]) -> syntax.Program:
    """The classes and options of all files."""
    return replace(
        parsed[0].program,
        classes=tuple(declaration for each in parsed for declaration in each.program.classes),
        options=tuple(dict.fromkeys(option for each in parsed for option in each.program.options)),
    )


def _check(program: syntax.Program, options: Mapping[str, str], usual: Mapping[str, str] | None) -> Checked:
    return check(with_open_classes(program), dict(options), dict(usual or {}))


def load_syntax(path: Path) -> tuple[syntax.Program, dict[str, Source], tuple[Diagnostic, ...]]:
    """Parses a program without checking it (Java is checked during translation); also returns its warnings."""
    if path.suffix == ".java" or path.is_dir():
        loaded = load(path)
        return loaded.syntax, loaded.sources, loaded.warnings
    source = _read(path, [])
    known = {source.name: source, prelude_source().name: prelude_source()}
    parsed = parse(source)
    if _errors(parsed.diagnostics):
        raise ProgramErrors(parsed.diagnostics, known)
    return parsed.program, known, tuple(parsed.diagnostics)


def _read(file: Path, diagnostics: list[Diagnostic]) -> Source:
    """The text of a file. Java's compiler accepts any encoding, so invalid UTF-8 in Java files is read all the same."""
    source = read_source(file)
    if isinstance(source, Source):
        return source
    latin = read_latin(file) if file.suffix == ".java" else None
    if latin is None:
        raise ProgramErrors([source], {})
    diagnostics.append(latin[1])
    return latin[0]


def _load_java(sources: Sequence[Source], options: Mapping[str, str] | None) -> Loaded:
    """Translates Java; the OOX program has no warnings of its own."""
    from oxpecker.java import translate

    translated = translate(list(sources))
    if translated.program is None:
        raise ProgramErrors(translated.diagnostics, translated.sources)
    known = {**translated.sources, prelude_source().name: prelude_source()}
    program, checked = translated.program, check(translated.program, dict(options or {}))
    if checked.program is None:
        errors = _errors(checked.diagnostics)
        kept = contained(program, errors)
        program, checked = kept or program, check(kept or program, dict(options or {}))
        if checked.program is None:
            raise AssertionError(f"the translation is not a correct OOX program:\n{ProgramErrors(errors, known)}")
    return Loaded(program, checked.program, known, translated.own, tuple(translated.diagnostics))


def _errors(diagnostics: Sequence[Diagnostic]) -> list[Diagnostic]:
    return [item for item in diagnostics if item.severity is Severity.ERROR]


def _listed(methods: list[str], name: str) -> str:
    """Methods to choose from, one on each line; of many, those whose names are closest to a name."""
    close = methods
    if len(methods) > MOST_LISTED_METHODS:
        close = get_close_matches(name, methods, MOST_LISTED_METHODS, cutoff=0.0)
    rest = len(methods) - len(close)
    return "\n".join([f"  {each}" for each in close] + ([f"  .. and {rest} more"] if rest else []))


def choose_method(loaded: Loaded, name: str | None) -> typed.Method:
    """The method with this name; without a name, `main`, or the only method."""
    own = [method for method in loaded.own_methods() if method.body is not None and method.info.name != "<clinit>"]
    if name is not None:
        found = [method for method in loaded.program.find_methods(name) if method in own]
    else:
        written = [method for method in own if method.info.declaration is not None]
        found = [method for method in written if method.info.static and method.info.name == "main"] or written
    if len(found) == 1:
        return found[0]
    listed = _listed([str(method.info) for method in found or own], name or "main")
    if not own:
        raise NoSuchMethod("the program has no methods to run")
    if name is None:
        raise NoSuchMethod(
            f"the program does not have exactly one static 'main'; use --method to choose one of\n{listed}"
        )
    problem = f"'{name}' is ambiguous" if found else f"no such method: '{name}'"
    raise NoSuchMethod(f"{problem}; use --method to choose one of\n{listed}")
