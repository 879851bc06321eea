"""What `oxpecker relational` does with an instance: show it, evaluate expressions in it, write it to files."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar, cast

import click

from oxpecker.cli.writing import write_file
from oxpecker.relational import RelationalError
from oxpecker.relational.alloy.solution import Solution
from oxpecker.report.instances import Theme, ThemeError, picture, read_theme, to_page, to_tables, to_xml
from oxpecker.report.layout import layered_layout
from oxpecker.report.svg import render

F = TypeVar("F", bound=Callable[..., object])

STANDARD_INPUT = "-"
_FILE = click.Path(path_type=Path, dir_okay=False)


@dataclass(frozen=True, slots=True)
class Views:
    """How to show instances, and which files to write."""

    expressions: tuple[str, ...] = ()
    """Expressions to evaluate in each instance."""
    interactive: bool = False
    """Whether to ask for expressions."""
    xml: Path | None = None
    svg: Path | None = None
    html: Path | None = None
    theme: Theme = field(default_factory=Theme)

    def shown(self, solution: Solution, form: str) -> str:
        """An instance as text, with the values of the expressions."""
        lines = []
        for number, instance in enumerate(solution.states):
            lines += self._heading(solution, number)
            relations = solution.schema.shown(instance)
            if form == "table":
                text = to_tables(solution.schema, instance)
            else:
                kept = [r for r in relations if number == 0 or r in solution.variable]
                text = "\n".join(f"{r.name} = {instance.universe.show(instance[r])}" for r in kept)
            lines += text.splitlines()
            lines += [f"{each} = {found[0][number]}" for each, found in self.values([solution]).items()]
        return "\n".join(f"  {line}".rstrip() for line in lines)

    @staticmethod
    def _heading(solution: Solution, number: int) -> list[str]:
        """The number of a state of a trace, and whether its loop begins there."""
        if solution.loop is None:
            return []
        return [f"state {number}, where the loop begins:" if number == solution.loop else f"state {number}:"]

    def values(self, solutions: Sequence[Solution]) -> dict[str, list[list[str]]]:
        """The values of the expressions without mistakes, in the states of each solution."""
        return {each: found for each, found in self._values(solutions) if not isinstance(found, RelationalError)}

    def mistakes(self, solutions: Sequence[Solution]) -> dict[str, RelationalError]:
        """The expressions that have no value, and why."""
        return {each: found for each, found in self._values(solutions) if isinstance(found, RelationalError)}

    def _values(self, solutions: Sequence[Solution]) -> Iterator[tuple[str, list[list[str]] | RelationalError]]:
        for each in self.expressions:
            try:
                yield each, [[s.evaluate(each, number) for number in range(len(s.states))] for s in solutions]
            except RelationalError as error:
                yield each, error

    def write(self, file: Path, solutions: Sequence[Solution]) -> Iterator[str]:
        """Writes the files about the solutions of a module; a sentence for each."""
        for number, solution in enumerate(solutions, 1):
            if self.xml is not None:
                yield _written("Alloy XML", solution, numbered(self.xml, number), to_xml(solution))
            if self.svg is not None:
                graph = picture(solution, self.theme)
                yield _written("picture", solution, numbered(self.svg, number), render(graph, layered_layout(graph)))
        if self.html is not None:
            values = [{each: found[0] for each, found in self.values([one]).items()} for one in solutions]
            write_file(self.html, to_page(str(file), solutions, self.theme, values))
            yield f"page: {self.html}"


def _written(what: str, solution: Solution, file: Path, text: str) -> str:
    write_file(file, text)
    return f"{solution.title}: {what} in {file}"


def numbered(file: Path, number: int) -> Path:
    """The file of an instance: the given one for the first, others with their number."""
    return file if number == 1 else file.with_stem(f"{file.stem}-{number}")


@dataclass(slots=True)
class Prompt:
    """Asks for expressions and the next instance, in a terminal."""

    form: str
    views: Views
    ask: Callable[[], str | None]
    """The next line; None at the end."""
    say: Callable[[str], None] = field(default=click.echo)

    def explore(self, first: Solution, following: Iterator[Solution]) -> Iterator[Solution]:
        """Answers until the end; yields the next instances that were asked for."""
        current = first
        self.say("  An expression is evaluated, Enter shows the next instance, :q ends.")
        while (line := self.ask()) is not None and line.strip() != ":q":
            text = line.strip()
            if text:
                self.say(f"  {_value(current, text)}")
                continue
            found = next(following, None)
            if found is None:
                self.say("  There are no further instances, except isomorphic ones.")
                continue
            current = found
            self.say(self.views.shown(current, self.form))
            yield current


def _value(solution: Solution, text: str) -> str:
    try:
        return "\n  ".join(solution.evaluate(text, number) for number in range(len(solution.states)))
    except RelationalError as error:
        return f"error: {error}"


def view_options(command: F) -> F:
    """Adds the options for showing instances to a command, as the one argument `views`."""

    @wraps(command)
    def with_views(
        expressions: tuple[str, ...],
        xml: Path | None,
        svg: Path | None,
        html: Path | None,
        theme: Path | None,
        **values: Any,
    ) -> object:
        given, interactive = _expressions(expressions)
        views = Views(given, interactive, xml, svg, html, _theme(theme))
        return command(views=views, **values)

    declared: Any = with_views
    for declare in reversed(_DECLARATIONS):
        declared = declare(declared)
    return cast(F, declared)


def _theme(file: Path | None) -> Theme:
    if file is None:
        return Theme()
    try:
        return read_theme(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise click.UsageError(f"the theme {file} cannot be read: {error.strerror}") from None
    except (ThemeError, UnicodeDecodeError) as error:
        raise click.UsageError(f"{file} is not a theme: {error}") from None


def _expressions(given: tuple[str, ...]) -> tuple[tuple[str, ...], bool]:
    """The expressions, those of standard input included; at a terminal they are asked for instead."""
    if STANDARD_INPUT not in given:
        return given, False
    if sys.stdin.isatty():
        return tuple(each for each in given if each != STANDARD_INPUT), True
    lines = tuple(line.strip() for line in sys.stdin if line.strip())
    return tuple(text for each in given for text in (lines if each == STANDARD_INPUT else (each,))), False


_DECLARATIONS: tuple[Callable[[Any], Any], ...] = (
    click.option(
        "--eval",
        "expressions",
        multiple=True,
        metavar="EXPR",
        help="Evaluate an Alloy expression in each instance. Can be repeated. '-' reads them from standard input, "
        "or asks for them in a terminal.",
    ),
    click.option("--xml", type=_FILE, help="Write each instance in Alloy's XML format, for Alloy's visualiser."),
    click.option("--svg", type=_FILE, help="Draw each instance to this file as SVG."),
    click.option("--html", type=_FILE, help="Write a page with pictures and tables of all instances."),
    click.option("--theme", type=_FILE, help="TOML file with the colours, shapes, labels and projections of pictures."),
)
