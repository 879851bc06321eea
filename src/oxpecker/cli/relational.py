"""`oxpecker relational`: runs the commands of an Alloy module."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import click

from oxpecker.cli.cluster_option import cluster_option, joined
from oxpecker.cli.early_end import Work, limit_options
from oxpecker.cli.instances import Prompt, Views, view_options
from oxpecker.cli.limits import LONGEST_FORMULA
from oxpecker.limits import Watch
from oxpecker.oox.depth import deep_recursion
from oxpecker.relational import Instance, RelationalError, SolverName
from oxpecker.relational.alloy import Command, Dialect, Module, default_command, parse_module
from oxpecker.relational.alloy.answers import Answer, Wanted
from oxpecker.relational.alloy.parallel import PROCESSES, answered
from oxpecker.relational.alloy.problem import check_declarations
from oxpecker.relational.alloy.solution import Solution
from oxpecker.relational.limits import SYMMETRY_BITS
from oxpecker.relational.numbers import Overflow
from oxpecker.report.instances import ThemeError, sentence

AS_EXPECTED, UNEXPECTED, BAD_INPUT, UNKNOWN, WITHIN_BOUNDS = 0, 1, 2, 3, 4


@click.command(name="relational")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--command", "names", multiple=True, metavar="NAME", help="Run only this command. Can be repeated.")
@click.option(
    "--solver",
    type=click.Choice([s.value for s in SolverName]),
    default=SolverName.GLUCOSE.value,
    show_default=True,
    help="SAT solver to use.",
)
@click.option(
    "--instances", type=click.IntRange(min=1), default=1, show_default=True, help="Maximum number of instances to show."
)
@click.option(
    "--next",
    "following",
    type=click.IntRange(min=0),
    default=0,
    metavar="N",
    help="Also show the next N instances, none isomorphic to another.",
)
@click.option("--count", is_flag=True, help="Count all instances instead of showing one.")
@click.option("--isomorphic", is_flag=True, help="Count isomorphic instances separately.")
@click.option("--core", is_flag=True, help="If there is no instance, show the formulas that rule it out (unsat core).")
@click.option(
    "--symmetry",
    type=click.IntRange(min=0),
    default=SYMMETRY_BITS,
    show_default=True,
    metavar="BITS",
    help="Bits compared for symmetry breaking, which skips isomorphic instances; more if there are more atoms. "
    "0 turns it off.",
)
@click.option(
    "--alloy",
    "dialect",
    type=click.Choice([each.value for each in Dialect]),
    default=Dialect.ALLOY_6.value,
    show_default=True,
    help="Version of the language. In Alloy 4, '+' between integers adds, and names may end in a prime.",
)
@click.option(
    "--overflow",
    type=click.Choice([each.value for each in Overflow]),
    default=Overflow.WRAP.value,
    show_default=True,
    help="What integers do that exceed the bit width: wrap around, decide nothing (Alloy's 'prevent overflows'), or "
    "stay exact.",
)
@click.option(
    "--skolem-depth",
    type=click.IntRange(min=0),
    default=0,
    show_default=True,
    metavar="N",
    help="Number of universal variables that a witness may depend on. Witnesses that hold sets may depend on any.",
)
@click.option(
    "--command-time",
    type=click.FloatRange(min=0.1),
    metavar="SECONDS",
    help="Time limit for each command. When it is reached, the next command runs.",
)
@click.option(
    "--jobs",
    type=click.IntRange(min=1),
    default=1,
    show_default=True,
    metavar="N",
    help="Run up to N commands at the same time. The output is the same.",
)
@cluster_option
@click.option("--statistics", is_flag=True, help="Print the size of each problem and the time it took.")
@view_options
@limit_options
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "table", "json"]),
    default="text",
    show_default=True,
    help="Output format.",
)
def relational(file: Path, names: tuple[str, ...], form: str, watch: Watch, views: Views, **settings: Any) -> int:
    """Run the commands of the Alloy module in FILE: find instances (run) and counterexamples (check).

    Each command's answer is printed as soon as it is known. A module without commands is checked, and any instance
    of its facts is shown.

    Exit codes: 0 all results are as expected, or every 'run' has an instance; 1 a counterexample, a 'run' without
    an instance, or a result that contradicts 'expect'; 2 a mistake in the module; 3 a limit was reached; 4 no
    counterexample within the scope; 130 interrupted.
    """
    answers = list[Answer]()
    report = _Report(file, "", views, form, settings["statistics"])
    try:
        report.text = text = file.read_text(encoding="utf-8")
        with Work(watch) as work, deep_recursion():
            module = parse_module(str(file), text, Dialect(settings["dialect"]))
            check_declarations(module)
            commands = _chosen(module, names)
            explore = report.explore if views.interactive else None
            jobs = 1 if explore else min(settings["jobs"], len(commands))
            with joined(None if explore else settings["cluster"]) as joint:
                pool, jobs = (PROCESSES, jobs) if joint is None else (joint, 0)
                for answer in answered(module, text, commands, _wanted(settings), jobs, watch, answers, explore, pool):
                    report.evaluate(answer)
                    report.show(answer)
    except RecursionError:
        click.echo(f"{file}: error: a formula is nested too deeply", err=True)
        return BAD_INPUT
    except RelationalError as error:
        click.echo(f"{error.place or file}: error: {error.message}", err=True)
        return BAD_INPUT
    except OSError as error:
        click.echo(f"{file}: error: {error.strerror}", err=True)
        return BAD_INPUT
    except UnicodeDecodeError:
        click.echo(f"{file}: error: the file is not valid UTF-8", err=True)
        return BAD_INPUT
    if work.reason and answers:
        answers[-1].reason = work.reason
    elif work.reason:
        click.echo(f"oxpecker: {file} could not be read: {work.reason}", err=True)
    if form == "json":
        data = [_data(answer, report.values.get(number, {})) for number, answer in enumerate(answers)]
        click.echo(json.dumps({"file": str(file), "commands": data}, indent=2))
    elif answers and answers[-1].reason:
        report.print(answers[-1])
    try:
        for sentence in views.write(file, [each for answer in answers for each in answer.solutions]):
            click.echo(sentence, err=form == "json")
    except ThemeError as error:
        click.echo(f"oxpecker: error in the theme: {error}", err=True)
        return BAD_INPUT
    codes = {_code(answer) for answer in answers} | ({BAD_INPUT} if report.mistaken else set())
    order = (BAD_INPUT, UNEXPECTED, UNKNOWN, WITHIN_BOUNDS)
    return work.code or next((code for code in order if code in codes), AS_EXPECTED)


@dataclass(slots=True)
class _Report:
    """Prints answers as they are known."""

    file: Path
    text: str
    views: Views
    form: str
    statistics: bool
    printed: set[int] = field(default_factory=set)
    values: dict[int, dict[str, list[list[str]]]] = field(default_factory=dict)
    """The values of the expressions to evaluate, by the numbers of the answers."""
    mistaken: bool = False
    """Whether an expression to evaluate has no value."""

    def explore(self, answer: Answer, following: Iterator[Solution]) -> None:
        """Prints what was found, and asks how to go on."""
        self.print(answer)
        answer.solutions += Prompt(self.form, self.views, _line).explore(answer.solutions[-1], following)

    def evaluate(self, answer: Answer) -> None:
        """Evaluates expressions in what was found; a mistake in one leaves the others alone."""
        self.values[len(self.values)] = self.views.values(answer.solutions)
        for text, error in self.views.mistakes(answer.solutions).items():
            self.mistaken = True
            click.echo(f"{error.place or self.file}: error: {error.message} in '{text}'", err=True)

    def show(self, answer: Answer) -> None:
        """Prints an answer; as JSON, only its mistake, since all answers are one text."""
        if self.form != "json":
            self.print(answer)
        elif answer.error:
            click.echo(answer.error, err=True)

    def print(self, answer: Answer) -> None:
        """Prints an answer, once."""
        if id(answer) in self.printed:
            return
        self.printed.add(id(answer))
        if answer.error:
            click.echo(answer.error, err=True)
        unexpected = answer.command.expected is not None and _code(answer) == UNEXPECTED
        note = ", which was not expected" if unexpected else ""
        click.echo(f"{answer.command.title}: {sentence(answer)}{note}")
        for solution in answer.solutions:
            click.echo(self.views.shown(solution, self.form))
            if len(answer.solutions) > 1:
                click.echo()
        for place in answer.core:
            own = place.file == str(self.file)  # not the text of an opened module
            click.echo(f"  excluded by {place}" + (f": {_shortened(place.text(self.text))}" if own else ""))
        if self.statistics:
            s = answer.statistics
            click.echo(
                f"  {s.variables} variables, {s.gates} gates, {s.clauses} clauses, {s.solver_calls} solver calls, "
                f"{s.translation_seconds:.2f} s to translate, {s.solver_seconds:.2f} s to solve"
            )


def _wanted(settings: dict[str, Any]) -> Wanted:
    return Wanted(
        SolverName(settings["solver"]),
        max(settings["instances"], settings["following"] + 1),
        settings["count"],
        settings["isomorphic"],
        settings["core"],
        settings["symmetry"],
        settings["skolem_depth"],
        Overflow(settings["overflow"]),
        settings["command_time"],
    )


def _line() -> str | None:
    try:
        return input("> ")
    except EOFError:
        return None


def _chosen(module: Module, names: tuple[str, ...]) -> list[Command]:
    commands = module.commands or [default_command(module)]
    known = [command.name for command in commands]
    for name in names:
        if name not in known:
            raise RelationalError(f"no such command: {name}; choose from {', '.join(known)}")
    return [command for command in commands if not names or command.name in names]


def _code(answer: Answer) -> int:
    command = answer.command
    if answer.error:
        return BAD_INPUT
    if answer.reason:
        return UNKNOWN
    if command.expected is not None:
        return AS_EXPECTED if answer.found == command.expected else UNEXPECTED
    if command.check:
        return UNEXPECTED if answer.found else WITHIN_BOUNDS
    return AS_EXPECTED if answer.found else UNEXPECTED


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST_FORMULA else f"{text[:LONGEST_FORMULA]} .."


def _data(answer: Answer, values: dict[str, list[list[str]]]) -> dict[str, Any]:
    def shown(solution: Solution, instance: Instance) -> dict[str, list[list[str]]]:
        return {r.name: [list(row) for row in instance.rows(r)] for r in solution.schema.shown(instance)}

    return {
        "command": answer.command.name,
        "kind": "check" if answer.command.check else "run",
        "found": answer.found or None if answer.reason or answer.error else answer.found,
        "reason": answer.reason,
        "error": answer.error,
        "count": answer.count,
        "expected": answer.command.expected,
        "instances": [shown(solution, solution.states[0]) for solution in answer.solutions],
        "traces": [
            {"states": [shown(solution, state) for state in solution.states], "loop": solution.loop}
            for solution in answer.solutions
            if solution.loop is not None
        ],
        "any_length": answer.endless,
        "values": values,
        "core": [str(place) for place in answer.core],
        "statistics": {name: getattr(answer.statistics, name) for name in answer.statistics.__dataclass_fields__},
    }
