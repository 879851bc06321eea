"""`oxpecker relational`: runs the commands of an Alloy module."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path
from typing import Any

import click

from oxpecker.cli.early_end import Work, limit_options
from oxpecker.cli.limits import LONGEST_FORMULA
from oxpecker.limits import Watch
from oxpecker.oox.depth import deep_recursion
from oxpecker.relational import Finder, Instance, Options, RelationalError, SolverName, Statistics
from oxpecker.relational.alloy import Command, Module, parse_module, problem
from oxpecker.relational.limits import SYMMETRY_BITS
from oxpecker.relational.place import Place

AS_EXPECTED, UNEXPECTED, BAD_INPUT, UNKNOWN, WITHIN_BOUNDS = 0, 1, 2, 3, 4


@click.command(name="relational")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--command", "names", multiple=True, metavar="NAME", help="Run only this command. Can be repeated.")
@click.option(
    "--solver",
    type=click.Choice([s.value for s in SolverName]),
    default="cadical",
    show_default=True,
    help="SAT solver to use.",
)
@click.option(
    "--instances", type=click.IntRange(min=1), default=1, show_default=True, help="Maximum number of instances to show."
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
@click.option("--wrap", type=click.IntRange(min=1), metavar="BITS", help="Let integers wrap around at this bit width.")
@click.option("--statistics", is_flag=True, help="Print the size of each problem and the time it took.")
@limit_options
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="Output format.",
)
def relational(file: Path, names: tuple[str, ...], form: str, watch: Watch, **settings: Any) -> int:
    """Run the commands of the Alloy module in FILE: find instances (run) and counterexamples (check).

    Exit codes: 0 all results are as expected, or every 'run' has an instance; 1 a counterexample, a 'run' without
    an instance, or a result that contradicts 'expect'; 3 a limit was reached; 4 no counterexample within the scope;
    130 interrupted.
    """
    text, answers = "", list[_Answer]()
    try:
        text = file.read_text(encoding="utf-8")
        with Work(watch) as work, deep_recursion():
            module = parse_module(str(file), text)
            for command in _chosen(module, names):
                answers.append(_Answer(command))
                answers[-1].find(module, settings)
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
    else:
        for answer in answers:
            _print(answer, str(file), text, settings)
    codes = {_code(answer) for answer in answers}
    return work.code or next((code for code in (UNEXPECTED, WITHIN_BOUNDS) if code in codes), AS_EXPECTED)


class _Answer:
    """The results of a command, as they are found."""

    def __init__(self, command: Command) -> None:
        self.command = command
        self.instances: list[Instance] = []
        self.count: int | None = None
        self.core: list[Place] = []
        self.statistics = Statistics()
        self.reason = ""
        """Why the search was cut short."""

    @property
    def found(self) -> bool:
        return bool(self.instances) or bool(self.count)

    def find(self, module: Module, settings: dict[str, Any]) -> None:
        """Runs the command."""
        counting, isomorphic = settings["count"], settings["isomorphic"]
        symmetry = 0 if counting and isomorphic else settings["symmetry"]
        asked = problem(module, self.command)
        options = Options(SolverName(settings["solver"]), symmetry, wrap_at=settings["wrap"])
        with Finder(asked.bounds, options, self.statistics) as finder:
            finder.add(*asked.formulas)
            if counting:
                self.count = 0
                for _ in finder.instances(isomorphic=isomorphic):
                    self.count += 1
            elif settings["instances"] > 1:
                for each in islice(finder.instances(isomorphic=isomorphic), settings["instances"]):
                    self.instances.append(asked.named(each))
            else:
                self.instances += [asked.named(each) for each in (finder.solve(),) if each]
            if settings["core"] and not self.found:
                self.core = [formula.place for formula in finder.core() if formula.place]


def _chosen(module: Module, names: tuple[str, ...]) -> list[Command]:
    if not module.commands:
        raise RelationalError("the module has no command; add a 'run' or a 'check'")
    known = [command.name for command in module.commands]
    for name in names:
        if name not in known:
            raise RelationalError(f"no such command: {name}; choose from {', '.join(known)}")
    return [command for command in module.commands if not names or command.name in names]


def _code(answer: _Answer) -> int:
    command = answer.command
    if answer.reason:
        return UNKNOWN
    if command.expected is not None:
        return AS_EXPECTED if answer.found == command.expected else UNEXPECTED
    if command.check:
        return UNEXPECTED if answer.found else WITHIN_BOUNDS
    return AS_EXPECTED if answer.found else UNEXPECTED


def _sentence(answer: _Answer) -> str:
    what = "counterexample" if answer.command.check else "instance"
    if answer.reason:
        least = answer.count or len(answer.instances)
        known = f", at least {least} {what}" + ("" if least == 1 else "s") if least else ""
        return f"unknown ({answer.reason}){known}"
    if answer.count is not None:
        return f"{answer.count} {what}" + ("" if answer.count == 1 else "s")
    if not answer.instances:
        return f"no {what} within the scope"
    return f"{what}" if len(answer.instances) == 1 else f"{len(answer.instances)} {what}s"


def _print(answer: _Answer, file: str, text: str, settings: dict[str, Any]) -> None:
    word = "check" if answer.command.check else "run"
    name = answer.command.name
    unexpected = answer.command.expected is not None and _code(answer) == UNEXPECTED
    note = ", which was not expected" if unexpected else ""
    click.echo(f"{name if name.startswith(word) else f'{word} {name}'}: {_sentence(answer)}{note}")
    for instance in answer.instances:
        for relation in instance.relations:
            click.echo(f"  {relation.name} = {instance.universe.show(instance[relation])}")
        if len(answer.instances) > 1:
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
    def shown(instance: Instance) -> dict[str, list[list[str]]]:
        return {r.name: [list(row) for row in instance.rows(r)] for r in instance.relations}

    return {
        "command": answer.command.name,
        "kind": "check" if answer.command.check else "run",
        "found": answer.found or None if answer.reason else answer.found,
        "reason": answer.reason,
        "count": answer.count,
        "expected": answer.command.expected,
        "instances": [shown(instance) for instance in answer.instances],
        "core": [str(place) for place in answer.core],
        "statistics": {name: getattr(answer.statistics, name) for name in answer.statistics.__dataclass_fields__},
    }
