"""From the files of a task to the checked program: a call of `main` without arguments."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from oxpecker.api.loading import Loaded
from oxpecker.api.program_code import ProgramCode
from oxpecker.java import translate
from oxpecker.oox import syntax, typed
from oxpecker.oox.checker import check
from oxpecker.oox.parser import parse
from oxpecker.oox.prelude import FILE as PRELUDE
from oxpecker.oox.prelude import prelude_source
from oxpecker.oox.reading import read_latin, read_source
from oxpecker.oox.scan import forks
from oxpecker.oox.source import BUILT_IN, Diagnostic, Severity, Source, render
from oxpecker.results import Finding, FindingKind
from oxpecker.tasks.oox_program import check_oox, oox_program
from oxpecker.tasks.task import PropertyKind, TaskError

_MODELLED = ("Verifier.java", "ObjectFactory.java")
_VERIFIER_PACKAGE = re.compile(r"^\s*package\s+org\.sosy_lab\.sv_benchmarks\s*;", re.MULTILINE)
"""Tasks include classes that return random values; the library has models that return arbitrary ones."""

_START = "$Task"
_STRING = f"{BUILT_IN}library/java/lang/String.java"

_THROWN = {PropertyKind.ASSERT: "AssertionError", PropertyKind.NO_RUNTIME_EXCEPTION: "RuntimeException"}
"""The class of `java.lang` whose exceptions violate a property."""


class ProgramError(TaskError):
    """The program of a task cannot be read; `brief` is the first error in one line."""

    def __init__(self, brief: str, text: str) -> None:
        super().__init__(text)
        self.brief = brief


@dataclass(frozen=True, slots=True)
class TaskProgram:
    """A program with a method that calls `main`, and its sources."""

    loaded: Loaded
    start: typed.Method
    files: tuple[Path, ...]
    strict: bool = False
    """Whether to use the strictest reading of all editions of the rules."""
    is_java: bool = True
    """Whether it is a Java program; OOX has a single reading, in which every failure is a violation."""

    @property
    def program(self) -> typed.Program:
        """The program as it is checked."""
        return self.loaded.program

    @property
    def sources(self) -> Mapping[str, Source]:
        """The sources of the task and of the library."""
        return self.loaded.sources

    def violating(self, kind: PropertyKind) -> frozenset[str]:
        """The classes whose exceptions violate a property; empty if the program never creates an AssertionError.

        In Java, other threads continue after an exception leaves one thread, which is not explored. So under the
        strict reading, no exception may be thrown for the property `no deadlock`.
        """
        if kind is PropertyKind.NO_DEADLOCK:
            return self._named("Throwable") if self.strict and forks(self.program) else frozenset()
        if kind is PropertyKind.CORRECT or not self.is_java:
            return self._named("Throwable")
        found = self._named(_THROWN[kind])
        assert found or kind is PropertyKind.ASSERT, "a RuntimeException is built in"
        return found

    def doubtful(self, kind: PropertyKind) -> frozenset[str]:
        """The classes whose exceptions may or may not count: those that wrap an exception of a static initialiser."""
        return self._named("ExceptionInInitializerError") if kind is PropertyKind.NO_RUNTIME_EXCEPTION else frozenset()

    def is_read_in_two_ways(self, kind: PropertyKind) -> bool:
        """Whether rules that differ between editions of SV-COMP may matter.

        `main` may get no arguments, or any; an assertion that fails and is caught may count, or not. The behaviour
        of other threads after an uncaught exception is not explored, so a program with threads is checked once
        more.
        """
        if kind is PropertyKind.CORRECT or not self.is_java:
            return False
        if kind is PropertyKind.NO_DEADLOCK and forks(self.program):
            return True
        own = {str(file) for file in self.files}
        methods = [each for each in self.program.methods.values() if each.info.span.file in own]
        nodes = [node for method in methods for node in typed.STATEMENTS.walk(method.body)]
        catches = kind is PropertyKind.ASSERT and any(self._catches_assertions(node) for node in nodes)
        return catches or any(_takes_arguments(method) for method in methods)

    def _catches_assertions(self, node: object) -> bool:
        if isinstance(node, typed.Try):
            return node.finally_body is not None
        errors = self._named(_THROWN[PropertyKind.ASSERT])
        return isinstance(node, typed.Catch) and (
            not node.types
            or any(self.program.hierarchy.subclass(error, str(t)) for error in errors for t in node.types)
        )

    def is_violated_by(self, finding: Finding, kind: PropertyKind) -> bool:
        """Whether a finding violates a property."""
        if kind is PropertyKind.NO_DEADLOCK:
            return finding.kind is FindingKind.DEADLOCK
        if kind is PropertyKind.CORRECT or not self.is_java:
            return True
        thrown = finding.exception
        return finding.kind is FindingKind.EXCEPTION and thrown is not None and self._violates(kind, thrown.name)

    def _violates(self, kind: PropertyKind, exception: str) -> bool:
        return any(self.program.hierarchy.subclass(exception, above) for above in self.violating(kind))

    def _named(self, name: str) -> frozenset[str]:
        """The class of `java.lang`, by its name here.

        A program may declare a class of the same name, so its place decides; built-in classes have no Java source.
        """
        declared = {each.name: each.declaration.span.file for each in self.program.hierarchy.classes.values()}
        found = {each for each, file in declared.items() if file == f"{BUILT_IN}library/java/lang/{name}.java"}
        return frozenset(found | ({name} if declared.get(name) == PRELUDE else set()))


def java_sources(inputs: tuple[Path, ...]) -> dict[Path, Source]:
    """The Java files in the inputs and below folders, except the classes that return random values."""
    found: dict[Path, None] = {}
    for path in inputs:
        found |= dict.fromkeys(sorted(path.rglob("*.java")) if path.is_dir() else [path])
    sources = {file: _source(file) for file in found}
    return {
        file: source
        for file, source in sources.items()
        if file.name not in _MODELLED or not _VERIFIER_PACKAGE.search(source.text)
    }


def load_program(inputs: tuple[Path, ...], entry: str, strictly: PropertyKind | None = None) -> TaskProgram:
    """Translates and checks the program of a task.

    Under the strict reading of a property, `main` gets arbitrary arguments, and a failed assertion violates it even
    if it is caught.
    """
    if any(path.suffix == ".oox" for path in inputs):
        return _load_oox(inputs, entry)
    given = java_sources(inputs)
    if not given:
        raise TaskError(f"{', '.join(map(str, inputs))}: error: no Java file found")
    translated = translate(list(given.values()), compiles=True, final_assertions=strictly is PropertyKind.ASSERT)
    sources = {**translated.sources, prelude_source().name: prelude_source()}
    if translated.program is None:
        raise _program_error(translated.diagnostics, sources)
    started = _with_start(translated.program, translated.own, entry, strictly is not None)
    checked = check(started)
    if checked.program is None:
        raise AssertionError(f"the translation of {inputs[-1]} is not a valid OOX program")
    loaded = Loaded(ProgramCode.of(started, checked.program), sources, translated.own)
    return _started(loaded, tuple(given), strictly is not None)


def _load_oox(inputs: tuple[Path, ...], entry: str) -> TaskProgram:
    files = tuple(file for path in inputs for file in (sorted(path.rglob("*.oox")) if path.is_dir() else [path]))
    read = [read_source(file) for file in files]
    sources = {source.name: source for source in (*read, prelude_source()) if isinstance(source, Source)}
    diagnostics = [source for source in read if isinstance(source, Diagnostic)]
    program, found = oox_program([source for source in read if isinstance(source, Source)], entry, _START)
    diagnostics += found
    if program is None and not any(item.severity is Severity.ERROR for item in diagnostics):
        raise ProgramError(f"no main in {entry}", f"error: no static 'main', or more than one, in class {entry}")
    checked = None if program is None else check_oox(program)
    if program is None or checked is None or checked.program is None:
        raise _program_error([*diagnostics, *(() if checked is None else checked.diagnostics)], sources)
    own = frozenset(declaration.name for declaration in program.classes)
    return _started(Loaded(ProgramCode.of(program, checked.program), sources, own), files, strict=False, is_java=False)


def _started(loaded: Loaded, files: tuple[Path, ...], strict: bool, is_java: bool = True) -> TaskProgram:
    (start,) = loaded.program.find_methods(f"{_START}.main")
    return TaskProgram(loaded, start, files, strict, is_java)


def _source(file: Path) -> Source:
    source = read_source(file)
    if isinstance(source, Diagnostic):
        latin = read_latin(file)
        # The encoding matters only outside of comments.
        if latin is None or not _without_comments(latin[0].text).isascii():
            raise _program_error([source], {})
        source = latin[0]
    return Source(source.name, without_contracts(source.text))


_TOKENS = re.compile(
    r'"""(?:\\.|[^\\])*?"""|"(?:\\.|[^"\\\n])*"|' + r"'(?:\\.|[^'\\\n])*'|//[^\n]*|/\*.*?\*/", re.DOTALL
)


def _without_comments(text: str) -> str:
    return _TOKENS.sub(lambda match: "" if match.group().startswith(("//", "/*")) else match.group(), text)


def without_contracts(text: str) -> str:
    """The text with JML turned into plain comments of the same length: contracts are not part of a task."""

    def plain(match: re.Match[str]) -> str:
        token = match.group()
        return token[:2] + token[2:].replace("@", " ") if token.startswith(("//", "/*")) else token

    return _TOKENS.sub(plain, text)


def _with_start(program: syntax.Program, own: frozenset[str], entry: str, strict: bool) -> syntax.Program:
    """Adds a method that calls `main` with an empty array, as `java Main` does; if strict, with any array."""
    main = _main(program, own, entry.rpartition(".")[2])
    if main is None:
        raise ProgramError(f"no main in {entry}", f"error: no 'static void main(String[])' in class {entry}")
    element = str(main.parameters[0].type.type).removesuffix("[]")
    call = f"{entry.rpartition('.')[2]}.{main.name}(arguments);"
    array = f"{element}[] arguments"
    text = f"static void main() {{ {array} := new {element}[0]; {call} }}"
    if strict:
        text = f"static void main({array}) {{ assume arguments != null; {call} }}"
    text = f"class {_START} {{ {text} }}"
    return replace(program, classes=(*program.classes, *parse(Source(_START, text)).program.classes))


def _main(program: syntax.Program, own: frozenset[str], name: str) -> syntax.Method | None:
    strings = {f"{each.name}[]" for each in program.classes if each.span.file == _STRING}
    for declaration in program.classes:
        if declaration.name == name and name in own:
            for member in declaration.members:
                if isinstance(member, syntax.Method) and member.name == "main" and _is_static(member):
                    types = [str(parameter.type.type) for parameter in member.parameters]
                    if len(types) == 1 and types[0] in strings:
                        return member
    return None


def _takes_arguments(method: typed.Method) -> bool:
    """Whether a `main` reads its parameter."""
    if method.info.name != "main":
        return False
    parameters = {name for name, _ in method.info.parameters}
    return any(node.variable.name in parameters for node in typed.found(method.roots, typed.Local))


def _is_static(method: syntax.Method) -> bool:
    return syntax.MethodModifier.STATIC in method.modifiers


def _program_error(diagnostics: list[Diagnostic], sources: dict[str, Source]) -> ProgramError:
    errors = [item for item in diagnostics if item.severity is Severity.ERROR]
    text = "\n".join(render(item, sources) for item in errors)
    return ProgramError(f"{errors[0].span}: {errors[0].message}", text)
