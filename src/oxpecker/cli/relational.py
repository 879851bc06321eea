"""`oxpecker relational`: runs the commands of an Alloy module."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import click

from oxpecker.cli.early_end import Work, limit_options
from oxpecker.cli.instances import Prompt, Views, view_options
from oxpecker.cli.limits import LONGEST_FORMULA
from oxpecker.limits import LimitReached, Watch, alarmed
from oxpecker.oox.depth import deep_recursion
from oxpecker.relational import Instance, Options, RelationalError, SolverName, Statistics
from oxpecker.relational.alloy import Command, Dialect, Module, Problem, default_command, parse_module, problem
from oxpecker.relational.alloy.growth import grown
from oxpecker.relational.alloy.problem import check_declarations
from oxpecker.relational.alloy.search import Found, searching
from oxpecker.relational.alloy.solution import Solution
from oxpecker.relational.limits import SYMMETRY_BITS
from oxpecker.relational.numbers import Overflow
from oxpecker.relational.place import Place
from oxpecker.relational.traces import Trace
from oxpecker.report.instances import ThemeError

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
    help="Bits compared for symmetry breaking, which skips isomorphic instances. 0 turns it off.",
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
    text, answers = "", list[_Answer]()
    settings["views"], settings["form"] = views, form
    try:
        text = file.read_text(encoding="utf-8")
        with Work(watch) as work, deep_recursion():
            module = parse_module(str(file), text, Dialect(settings["dialect"]))
            check_declarations(module)
            for command in _chosen(module, names):
                answers.append(_Answer(command))
                answers[-1].run(module, text, settings)
                if form != "json":
                    _print(answers[-1], str(file), text, settings)
                elif answers[-1].error:
                    click.echo(answers[-1].error, err=True)
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
        click.echo(json.dumps({"file": str(file), "commands": [_data(answer) for answer in answers]}, indent=2))
    elif answers and answers[-1].reason:
        _print(answers[-1], str(file), text, settings)
    try:
        for sentence in views.write(file, [each for answer in answers for each in answer.solutions]):
            click.echo(sentence, err=form == "json")
    except ThemeError as error:
        click.echo(f"oxpecker: error in the theme: {error}", err=True)
        return BAD_INPUT
    codes = {_code(answer) for answer in answers}
    order = (BAD_INPUT, UNEXPECTED, UNKNOWN, WITHIN_BOUNDS)
    return work.code or next((code for code in order if code in codes), AS_EXPECTED)


class _Answer:
    """The results of a command, as they are found."""

    def __init__(self, command: Command) -> None:
        self.command = command
        self.solutions: list[Solution] = []
        self.count: int | None = None
        self.core: list[Place] = []
        self.statistics = Statistics()
        self.reason = ""
        """Why the search was cut short."""
        self.error = ""
        """A mistake in the module, with its place, that makes the command meaningless."""
        self.printed = False
        self.values: dict[str, list[list[str]]] = {}
        """The values of the expressions to evaluate, in the states of each solution."""

    @property
    def found(self) -> bool:
        return bool(self.solutions) or bool(self.count)

    def run(self, module: Module, text: str, settings: dict[str, Any]) -> None:
        """Runs the command; its own time limit and its own mistakes leave the other commands alone."""
        watch = Watch(settings["command_time"])
        try:
            with alarmed(watch):
                for command in grown(self.command):
                    self.find(problem(module, command), module, text, watch, settings)
                    if self.found:
                        return
        except RelationalError as error:
            self.error = f"{error.place or module.file}: error: {error.message}"
        except LimitReached as limit:
            if watch.deadline is None or limit.reason != watch.out_of_time:
                raise
            self.reason = str(limit.reason)

    def find(self, asked: Problem, module: Module, text: str, watch: Watch, settings: dict[str, Any]) -> None:
        """Searches within one scope."""
        counting, isomorphic = settings["count"], settings["isomorphic"]
        lists_traces = counting and isomorphic and asked.steps is not None
        symmetry = 0 if lists_traces else settings["symmetry"]
        overflow = Overflow(settings["overflow"])
        wrap_at = None if overflow is Overflow.EXACT else asked.bit_width or None
        options = Options(
            SolverName(settings["solver"]),
            symmetry,
            settings["skolem_depth"],
            cores=settings["core"],
            symmetry_phases=not counting and asked.steps is None,
        )
        with searching(asked, options, self.statistics, watch.look, overflow) as search:
            if counting:
                self.count = 0
                for number in search.count(isomorphic=isomorphic):
                    self.count = number
            else:
                found = (_solution(asked, module, text, each, wrap_at) for each in search.all(isomorphic=isomorphic))
                for solution in islice(found, max(settings["instances"], settings["following"] + 1)):
                    self.solutions.append(solution)
                self.values = settings["views"].values(self.solutions)
                if settings["views"].interactive and self.solutions:
                    self._explore(found, text, settings)
            if settings["core"] and not self.found:
                self.core = [formula.place for formula in search.core() if formula.place]

    def _explore(self, following: Iterator[Solution], text: str, settings: dict[str, Any]) -> None:
        """Prints what was found, and asks how to go on."""
        _print(self, self.solutions[0].file, text, settings)
        self.solutions += Prompt(settings["form"], settings["views"], _line).explore(self.solutions[-1], following)


def _solution(asked: Problem, module: Module, text: str, found: Found, wrap_at: int | None) -> Solution:
    states, loop = (found.states, found.loop) if isinstance(found, Trace) else ((found,), None)
    return Solution(
        module.file, text, asked.command, asked.schema, asked.resolver, states, loop, wrap_at, asked.variable
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


def _code(answer: _Answer) -> int:
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


def _sentence(answer: _Answer) -> str:
    what = "counterexample" if answer.command.check else "instance"
    if answer.error:
        return "not run"
    if answer.reason:
        least = answer.count or len(answer.solutions)
        known = f", at least {least} {what}" + ("" if least == 1 else "s") if least else ""
        return f"unknown ({answer.reason}){known}"
    if answer.count is not None:
        return f"{answer.count} {what}" + ("" if answer.count == 1 else "s")
    if not answer.solutions:
        return f"no {what} within the scope"
    return f"{what}" if len(answer.solutions) == 1 else f"{len(answer.solutions)} {what}s"


def _print(answer: _Answer, file: str, text: str, settings: dict[str, Any]) -> None:
    if answer.printed:
        return
    answer.printed = True
    if answer.error:
        click.echo(answer.error, err=True)
    word = "check" if answer.command.check else "run"
    name = answer.command.name
    unexpected = answer.command.expected is not None and _code(answer) == UNEXPECTED
    note = ", which was not expected" if unexpected else ""
    click.echo(f"{name if name.startswith(word) else f'{word} {name}'}: {_sentence(answer)}{note}")
    for solution in answer.solutions:
        click.echo(settings["views"].shown(solution, settings["form"]))
        if len(answer.solutions) > 1:
            click.echo()
    for place in answer.core:
        quoted = f": {_shortened(place.text(text))}" if place.file == file else ""  # not the text of an opened module
        click.echo(f"  excluded by {place}{quoted}")
    if settings["statistics"]:
        s = answer.statistics
        click.echo(
            f"  {s.variables} variables, {s.gates} gates, {s.clauses} clauses, {s.solver_calls} solver calls, "
            f"{s.translation_seconds:.2f} s to translate, {s.solver_seconds:.2f} s to solve"
        )


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST_FORMULA else f"{text[:LONGEST_FORMULA]} .."


def _data(answer: _Answer) -> dict[str, Any]:
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
        "values": answer.values,
        "core": [str(place) for place in answer.core],
        "statistics": {name: getattr(answer.statistics, name) for name in answer.statistics.__dataclass_fields__},
    }
