"""Loads programs from files or texts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING

from oxpecker.api.arguments import check_path
from oxpecker.api.java_paths import JavaFiles, JavaPaths, java_files, search_paths
from oxpecker.api.limits import MOST_LISTED_METHODS
from oxpecker.api.program_code import Code, ProgramCode
from oxpecker.api.reading import Reading, UnreadableFile
from oxpecker.java.search_paths import SearchPaths
from oxpecker.java.source_jar import UnreadableJar
from oxpecker.limits.sizes import allow_long_numbers
from oxpecker.oox import syntax, typed
from oxpecker.oox.checker import Checked, check
from oxpecker.oox.classes_with_errors import contained_in_classes
from oxpecker.oox.containment import blame, contained, holds
from oxpecker.oox.dialects import Dialect, class_names_in_jip
from oxpecker.oox.open_classes import with_open_classes
from oxpecker.oox.parser import Parsed, parse
from oxpecker.oox.prelude import prelude_source
from oxpecker.oox.reading import lone_surrogate
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import BUILT_IN, Diagnostic, Severity, Source, Span, TellDiagnostics, render
from oxpecker.oox.types import ANY

if TYPE_CHECKING:
    from oxpecker.java.outline import Outline


@dataclass(frozen=True, slots=True)
class Loaded:
    """A loaded and checked program, and its sources."""

    code: ProgramCode
    sources: dict[str, Source]
    own: frozenset[str]
    """The classes that the given files declare."""
    warnings: tuple[Diagnostic, ...] = ()
    errors: tuple[Diagnostic, ...] = ()
    """Errors in methods, which count as unsupported."""
    paths: SearchPaths | None = None
    """Where Java classes were looked up that the files do not declare."""
    project: str | None = None
    """The project that the files belong to, on one line: its roots, and the jars that were found."""
    key: str = ""
    """The digest of everything that the program was loaded from, if it is stored."""

    @property
    def syntax(self) -> syntax.Program:
        """The program as it is written; that of Java is its translation."""
        return self.code.forms[0]

    @property
    def program(self) -> typed.Program:
        """The checked program."""
        return self.code.forms[1]

    def own_files(self) -> set[str]:
        """The names of the given files that declare classes."""
        return {self.program.hierarchy[name].declaration.span.file for name in self.own}

    def own_methods(self) -> list[typed.Method]:
        """The methods and constructors that the files themselves declare."""
        hierarchy = self.program.hierarchy
        own = [m for m in self.program.methods.values() if m.info.owner in self.own and not m.info.owner.endswith(ANY)]
        # A translation places generated members at their class.
        return [m for m in own if m.info.span.line and m.info.span != hierarchy[m.info.owner].declaration.span]

    def java_sources(self) -> list[Source]:
        """The files of a Java program, with those in which classes were found that it uses."""
        names = (name for name in self.sources if name.endswith(".java") and not name.startswith(BUILT_IN))
        return [self.sources[name] for name in sorted(names)]

    def outline(self) -> Outline:
        """The classes of a Java program as other Java code sees them; known of a stored program."""
        from oxpecker.java.outline import Outline, outline

        known = self.program.facts.get(Outline)
        if known is None:
            known = self.program.facts[Outline] = outline(self.java_sources())
        assert isinstance(known, Outline)
        return known

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
    java: JavaPaths | None = None,
    keep: bool = False,
) -> Loaded:
    """Loads and checks the program in a file, or in a directory without its tests: Java files, otherwise OOX files.

    `options` override those in an OOX program, and these override the `usual` ones. The `further` files and
    directories belong to the program too. With `contain`, an error in a method affects only that method: it counts as
    unsupported, and the error is among `errors`; a Java file that cannot be read is left out. `java` tells where Java
    classes are looked up. With `keep`, a large Java program is stored, and not translated again while nothing changes.
    """
    check_path(path)
    given = [Path(path), *further]
    jars = [place for place in given if place.suffix.lower() == _JAR and place.is_file()]
    places = [place for place in given if place not in jars]
    found = _found(places, java or JavaPaths()) if places else JavaFiles()
    if len({file.suffix for file in found.files} | {".java" for _ in jars}) > 1:
        raise NothingToRead("give files of one language: Java or OOX")
    reading = Reading([Diagnostic(Severity.WARNING, each, Span("", 0, 0, 0, 0)) for each in found.problems])
    try:
        sources = reading.sources(found.files, frozenset(places))
        sources += [source for jar in jars for source in _in_jar(reading, jar)]
    except UnreadableFile as unreadable:
        raise ProgramErrors([*reading.warnings, unreadable.problem], {}) from None
    try:
        loaded = _loaded(sources, (options, usual), contain, search_paths(sources, java, found), keep)
    except ProgramErrors as errors:
        raise ProgramErrors([*reading.warnings, *reading.errors, *errors.diagnostics], errors.sources) from None
    return replace(
        loaded,
        warnings=(*reading.warnings, *loaded.warnings),
        errors=(*reading.errors, *loaded.errors),
        project=None if found.project is None else found.project.summary,
    )


def _in_jar(reading: Reading, jar: Path) -> list[Source]:
    """The Java files in a jar, which must have some."""
    try:
        found = reading.in_jar(jar)
    except UnreadableJar as unreadable:
        raise NothingToRead(str(unreadable)) from None
    if not found:
        raise NothingToRead(f"{jar} is not a program: {_OTHERS[_JAR]}")
    return found


def _loaded(
    sources: Sequence[Source],
    settings: tuple[Mapping[str, str] | None, Mapping[str, str] | None],
    contain: bool,
    paths: SearchPaths | None,
    keep: bool,
) -> Loaded:
    """Checks a program, or finds it in the cache."""

    def load() -> Loaded:
        return load_sources(sources, *settings, contain, paths)

    if not keep or not all(source.name.endswith(".java") for source in sources):
        return load()
    from oxpecker.api.kept_programs import ProgramForm, bare_program, kept_program

    def size(loaded: Loaded) -> int:
        return sum(len(source.text) for source in loaded.java_sources())

    def parts(loaded: Loaded) -> tuple[_Head, Code]:
        head = (loaded.sources, loaded.own, loaded.warnings, loaded.errors)
        loaded.outline()
        return head, (loaded.syntax, bare_program(loaded.program))

    def whole(head: _Head, read: Callable[[], Code]) -> Loaded:
        return Loaded(ProgramCode(read), *head)

    chosen = (*settings, {"contain": str(contain)})
    loaded, key = kept_program(sources, chosen, paths, ProgramForm(load, size, parts, whole))
    return replace(loaded, paths=paths, key=key)


_Head = tuple[dict[str, Source], frozenset[str], tuple[Diagnostic, ...], tuple[Diagnostic, ...]]
"""What is known of a program without its code: sources, own classes, warnings and errors."""


_JAR = ".jar"
_READ = "give Java files (.java), OOX files (.oox), or a folder that contains some"
_OTHERS = {
    ".als": "'oxpecker relational' runs the commands of Alloy modules",
    ".class": "give the Java source; '--classpath' tells where compiled classes are",
    _JAR: "give a jar or a folder with the Java sources; '--classpath' tells where compiled classes are",
    ".yml": "'oxpecker svcomp' solves verification tasks",
}
"""What to do with files of other kinds."""


def _found(places: Sequence[Path], java: JavaPaths) -> JavaFiles:
    """The files at some places: Java files, otherwise OOX files."""
    for place in places:
        if place.suffix.lower() not in ("", ".java", ".oox") and place.is_file():
            raise NothingToRead(f"{place} is not a program: {_OTHERS.get(place.suffix.lower(), _READ)}")
    if all(place.suffix != ".java" and not place.is_dir() for place in places):
        return JavaFiles(list(places))
    found = java_files(places, java)
    folders = [place for place in places if place.is_dir()]
    if not found.files:
        found.files = [file for folder in folders for file in sorted(folder.rglob("*.oox"))]
    if not found.files:
        raise NothingToRead(f"{folders[0]} contains no Java or OOX files")
    return found


def load_sources(
    sources: Sequence[Source],
    options: Mapping[str, str] | None = None,
    usual: Mapping[str, str] | None = None,
    contain: bool = False,
    paths: SearchPaths | None = None,
    tell: TellDiagnostics | None = None,
) -> Loaded:
    """Checks a program given as texts: Java if their names end in `.java`, otherwise OOX.

    `contain` is as in `load`. Java classes that the texts use but do not declare are looked up on the `paths`.
    `tell` is given what is wrong with a Java program that can be read, before the program is translated.
    """
    allow_long_numbers()
    lone = [problem for source in sources if (problem := lone_surrogate(source)) is not None]
    if lone:
        raise ProgramErrors(lone, {})
    if all(source.name.endswith(".java") for source in sources):
        language = {**(usual or {}), **(options or {})}
        chosen = {name: value for name, value in language.items() if name not in _OF_OOX}
        loaded = _load_java(sources, chosen, paths, contain, tell)
        unused = tuple(_without_effect(name) for name in _OF_OOX if name in (options or {}))
        return replace(loaded, warnings=(*unused, *loaded.warnings))
    options, usual = _without(options, _OF_JAVA), _without(usual, _OF_JAVA)
    known = {source.name: source for source in (*sources, prelude_source())}
    dialect = ({**(usual or {}), **(options or {})}).get("dialect")
    class_names = frozenset[str]().union(*(class_names_in_jip(source.text) for source in sources))
    parsed = [parse(source, None if dialect is None else Dialect(dialect), class_names) for source in sources]
    program, diagnostics = _united(parsed), [item for each in parsed for item in each.diagnostics]
    kept: syntax.Program | None = program
    unread = False
    if _errors(diagnostics):
        wrong = [each.declarations_with_errors for each in parsed]
        found = [error for errors in wrong for error in errors or ()]
        kept = contained_in_classes(program, found) if contain and all(errors is not None for errors in wrong) else None
        unread = bool(blame(program, found).outside)
    if kept is None:
        raise ProgramErrors(diagnostics, known)
    given = dict(options or {})
    checked = _check(kept, given if kept is program else given | _NO_FACTS, usual)
    # Members that could not be read are missed everywhere.
    diagnostics += [item for item in checked.diagnostics if not (unread and item.severity is Severity.ERROR)]
    while checked.program is None and contain and kept is not None:
        # What an error hides, such as a use of a class that does not exist, is one only when that is contained.
        smaller = contained_in_classes(kept, _errors(checked.diagnostics))
        if smaller is None or smaller == kept:
            break
        kept, checked = smaller, _check(smaller, given | _NO_FACTS, usual)
    if checked.program is None:
        raise ProgramErrors(diagnostics, known)
    written = (declaration for declaration in program.classes if not declaration.span.file.startswith(BUILT_IN))
    own = frozenset(declaration.name for declaration in written)
    errors = _errors(diagnostics)
    # Code that was not understood says nothing else about itself.
    warned = (item for item in diagnostics if item.severity is not Severity.ERROR)
    warnings = tuple(item for item in warned if not any(holds(item.span, error.span) for error in errors))
    return Loaded(ProgramCode.of(kept or program, checked.program), known, own, warnings, tuple(errors))


_OF_OOX = ("dialect", "parameters")
"""Options that only OOX programs have; JML defines the meaning of parameters."""

_OF_JAVA = ("missing", "release")
"""Options that only Java programs have."""


def _without(options: Mapping[str, str] | None, names: Sequence[str]) -> dict[str, str]:
    return {name: value for name, value in (options or {}).items() if name not in names}


def _without_effect(name: str) -> Diagnostic:
    message = f"--{name} applies to OOX programs only; it has no effect on a Java program"
    return Diagnostic(Severity.WARNING, message, Span("", 0, 0, 0, 0))


_NO_CLASS = "the file declares no class, interface, enum or record"

_NO_FACTS = {"facts": "none"}
"""Without claims about objects, since code that is left out may have changed them; Java's translation says where."""


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
    if path.suffix in (".java", _JAR) or path.is_dir():
        loaded = load(path)
        return loaded.syntax, loaded.sources, loaded.warnings
    try:
        (source,) = Reading().sources([path], frozenset({path}))
    except UnreadableFile as unreadable:
        raise ProgramErrors([unreadable.problem], {}) from None
    known = {source.name: source, prelude_source().name: prelude_source()}
    parsed = parse(source)
    if _errors(parsed.diagnostics):
        raise ProgramErrors(parsed.diagnostics, known)
    return parsed.program, known, tuple(parsed.diagnostics)


def _load_java(
    sources: Sequence[Source],
    given: Mapping[str, str],
    paths: SearchPaths | None,
    contain: bool,
    tell: TellDiagnostics | None,
) -> Loaded:
    """Translates Java; the OOX program has no warnings of its own."""
    from oxpecker.java import MissingClasses, translate

    options = _without(given, _OF_JAVA)
    missing = MissingClasses(given.get("missing", MissingClasses.OPEN))
    release = int(given["release"]) if "release" in given else None
    translated = translate(list(sources), paths=paths, missing=missing, release=release, contain=contain, tell=tell)
    if translated.program is None:
        found = (*translated.contained, *translated.diagnostics)
        if not _errors(found):
            found = (*found, *(Diagnostic(Severity.ERROR, _NO_CLASS, Span(each.name, 1, 1, 1, 1)) for each in sources))
        raise ProgramErrors(found, translated.sources)
    if translated.has_defects:
        options |= _NO_FACTS
    known = {**translated.sources, prelude_source().name: prelude_source()}
    program, checked = translated.program, check(translated.program, options)
    if checked.program is None:
        errors = _errors(checked.diagnostics)
        kept = contained(program, errors)
        program, checked = kept or program, check(kept or program, options | _NO_FACTS)
        if checked.program is None and translated.contained:
            # Errors in the headers of classes concern more than the members that have been left out.
            raise ProgramErrors((*translated.contained, *translated.diagnostics), known)
        if checked.program is None:
            raise AssertionError(f"the translation is not a correct OOX program:\n{ProgramErrors(errors, known)}")
    code = ProgramCode.of(program, checked.program)
    return Loaded(code, known, translated.own, tuple(translated.diagnostics), translated.contained, paths)


def _errors(diagnostics: Sequence[Diagnostic]) -> list[Diagnostic]:
    return [item for item in diagnostics if item.severity is Severity.ERROR]


def _listed(methods: list[str], name: str) -> str:
    """Methods to choose from, one on each line; of many, those whose names are closest to a name."""
    close = methods
    if len(methods) > MOST_LISTED_METHODS:
        from difflib import get_close_matches  # slow to import

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
