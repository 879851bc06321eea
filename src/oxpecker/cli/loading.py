"""From a file named on the command line to a program, with everything said about it on the standard error."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

import click

from oxpecker.oox import syntax, typed
from oxpecker.oox.checker import check
from oxpecker.oox.parser import parse
from oxpecker.oox.prelude import prelude_source
from oxpecker.oox.reading import read_source
from oxpecker.oox.source import Diagnostic, Severity, Source, render

EXIT_FINDING = 1
EXIT_INPUT = 2
EXIT_UNKNOWN = 3


@dataclass(frozen=True, slots=True)
class Loaded:
    """A program that was read and checked, and the texts its places refer to."""

    syntax: syntax.Program
    program: typed.Program
    sources: dict[str, Source]
    own: frozenset[str]
    """The classes that the given files declare."""

    def own_methods(self) -> list[typed.Method]:
        """The methods and constructors that the file itself declares."""
        hierarchy = self.program.hierarchy
        own = [method for method in self.program.methods.values() if method.info.owner in self.own]
        # A translation puts what no text declares at the place of the class.
        return [m for m in own if m.info.span.line and m.info.span != hierarchy[m.info.owner].declaration.span]


def load(file: Path, options: dict[str, str] | None = None) -> Loaded:
    """Reads and checks a program; errors are printed and end the command with exit code 2."""
    if file.suffix == ".java" or file.is_dir():
        return _load_java(file, options)
    parsed, sources = load_syntax(file)
    checked = check(parsed, options)
    _say(checked.diagnostics, sources)
    if checked.program is None:
        _give_up(checked.diagnostics)
    own = frozenset(declaration.name for declaration in parsed.classes)
    return Loaded(parsed, checked.program, sources, own)


def load_syntax(file: Path) -> tuple[syntax.Program, dict[str, Source]]:
    """Reads a program without checking it; errors are printed and end the command with exit code 2."""
    if file.suffix == ".java" or file.is_dir():
        loaded = _load_java(file, None)
        return loaded.syntax, loaded.sources
    source = read_source(file)
    if isinstance(source, Diagnostic):
        _say([source], {})
        _give_up([source])
    sources = {source.name: source, prelude_source().name: prelude_source()}
    parsed = parse(source)
    _say(parsed.diagnostics, sources)
    if any(item.severity is Severity.ERROR for item in parsed.diagnostics):
        _give_up(parsed.diagnostics)
    return parsed.program, sources


def _load_java(path: Path, options: dict[str, str] | None) -> Loaded:
    """Translates a Java file, or all Java files below a directory; the OOX program has no warnings of its own."""
    from oxpecker.java import translate

    files = sorted(path.rglob("*.java")) if path.is_dir() else [path]
    if not files:
        raise click.UsageError(f"there is no Java file in {path}")
    sources: list[Source] = []
    for file in files:
        source = read_source(file)
        if isinstance(source, Diagnostic):
            _say([source], {})
            _give_up([source])
        sources.append(source)
    translated = translate(sources)
    _say(translated.diagnostics, translated.sources)
    if translated.program is None:
        _give_up(translated.diagnostics)
    sources_by_name = {**translated.sources, prelude_source().name: prelude_source()}
    checked = check(translated.program, options)
    if checked.program is None:
        _say([item for item in checked.diagnostics if item.severity is Severity.ERROR], sources_by_name)
        raise AssertionError(f"the translation of {path} is no OOX program")
    return Loaded(translated.program, checked.program, sources_by_name, translated.own)


def _say(diagnostics: list[Diagnostic], sources: dict[str, Source]) -> None:
    for item in diagnostics:
        click.echo(render(item, sources), err=True)


def _give_up(diagnostics: list[Diagnostic]) -> NoReturn:
    count = sum(item.severity is Severity.ERROR for item in diagnostics)
    click.echo(f"{count} error{'' if count == 1 else 's'}", err=True)
    raise SystemExit(EXIT_INPUT)


def choose_method(loaded: Loaded, name: str | None) -> typed.Method:
    """The method a user names; without a name, `main`, or the only method there is."""
    own = [method for method in loaded.own_methods() if method.body is not None and method.info.name != "<clinit>"]
    if name is not None:
        found = [method for method in loaded.program.find_methods(name) if method in own]
    else:
        written = [method for method in own if method.info.declaration is not None]
        found = [method for method in written if method.info.static and method.info.name == "main"] or written
    if len(found) == 1:
        return found[0]
    listed = "\n".join(f"  {method.info}" for method in (found or own))
    if not own:
        raise click.UsageError("the program has no method to run")
    if name is None:
        raise click.UsageError(f"the program has no single 'static .. main'; choose with --method one of\n{listed}")
    problem = f"'{name}' may mean several methods" if found else f"there is no method '{name}'"
    raise click.UsageError(f"{problem}; choose with --method one of\n{listed}")
