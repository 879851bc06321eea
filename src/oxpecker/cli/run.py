"""`oxpecker run`: runs a method on concrete inputs."""

from __future__ import annotations

from pathlib import Path

import click

from oxpecker.api.settings import BY_NAME, meaning
from oxpecker.cli.early_end import Work, limit_options
from oxpecker.cli.given_inputs import GivenInputs
from oxpecker.cli.limits import STEPS_BEFORE_DOUBT
from oxpecker.cli.loading import EXIT_FINDING, choose_method, load
from oxpecker.cli.main import EXIT_INPUT, EXIT_UNKNOWN
from oxpecker.cli.options import given_settings, place_options, setting_option
from oxpecker.limits import Watch
from oxpecker.oox import typed
from oxpecker.oox.interpreter import (
    Choices,
    Excluded,
    Exhausted,
    InputError,
    Interpreter,
    Limits,
    Returned,
    Run,
    ScheduleError,
    Sought,
    Stopped,
    Unsupported,
    parse_reads,
    parse_schedule,
    split_values,
)
from oxpecker.oox.interpreter.ordered import OrderedInterpreter
from oxpecker.report.run import describe_run, run_data


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE..", type=click.Path(path_type=Path))
@click.option("--method", metavar="CLASS.METHOD", help="Method to run. By default, 'main' or the only method.")
@click.option(
    "--args", "arguments", metavar="VALUES", help="Arguments, such as '5, [1, 2], Node{value: 1, next: null}'."
)
@click.option("--this", "receiver", metavar="VALUE", help="Receiver of an instance method.")
@click.option(
    "--static",
    "static_values",
    multiple=True,
    metavar="CLASS.FIELD=VALUE",
    help="Value of a static field, or of a part of its object (A.MAX.value=3), when the method is called. "
    "Can be repeated.",
)
@click.option("--seed", type=int, help="Seed of generated inputs, 'nondet' values and thread choices.")
@click.option("--schedule", metavar="THREADS", help="Thread to run at each scheduling point, such as '0 1x3 0'.")
@click.option(
    "--reads",
    metavar="READS",
    help="Steps that read an earlier write than the last one, as the Java memory model allows, such as '2.7=1.3'.",
)
@click.option("--values", metavar="VALUES", help="Values of 'nondet', in order, such as '3 -1 true [1, 2]'.")
@click.option(
    "--answers",
    metavar="VALUES",
    help="Results of methods without a body, in order, such as '-1 0 true'; '*list.next' is an object that exists.",
)
@click.option(
    "--instances", metavar="VALUES", help="Integers to try first in quantifiers over long ranges, such as '7 -1'."
)
@setting_option(BY_NAME["ints"])
@setting_option(BY_NAME["overflow-check"])
@setting_option(BY_NAME["dialect"])
@setting_option(BY_NAME["parameters"])
@setting_option(BY_NAME["release"])
@click.option(
    "--steps", type=click.IntRange(min=1), default=Limits().steps, show_default=True, help="Maximum number of steps."
)
@place_options
@limit_options
@click.option("--format", "layout", type=click.Choice(["text", "json"]), default="text", help="Output format.")
def run(
    files: tuple[Path, ...],
    method: str | None,
    arguments: str | None,
    receiver: str | None,
    static_values: tuple[str, ...],
    seed: int | None,
    schedule: str | None,
    reads: str | None,
    values: str | None,
    answers: str | None,
    instances: str | None,
    steps: int,
    watch: Watch,
    layout: str,
    **_meaning: object,
) -> None:
    """Run a method of the program in FILE, and check contracts, invariants and assertions on the way.

    Arguments that you do not give are generated from the seed; main(String[]) of a Java program gets an empty
    array. Write objects as Class{field: value} and arrays as [1, 2]. '&a' in front of one names it, and '*a' refers
    to it again. Threads take turns at every visible action. The schedule is printed, and you can pass it to
    --schedule.

    Exit codes: 0 the method returned; 1 an exception, a violation or a deadlock; 2 an error in the program or the
    command; 3 the run did not finish, or a precondition or an assumption excludes the input; 130 interrupted: the
    output so far is shown.
    """
    loaded = load(files[0], meaning(given_settings()), files[1:], contain=True)
    chosen = choose_method(loaded, method)
    if arguments is None and files[0].suffix != ".oox" and _is_java_main(chosen):
        arguments = "[]"
    kind = Interpreter if reads is None else OrderedInterpreter
    interpreter = kind(loaded.program, Limits(steps=steps, stack_overflow=True))
    interpreter.sought = Sought(after=STEPS_BEFORE_DOUBT, recursion=False)
    try:
        choices = Choices(parse_schedule(schedule or ""), seed, texts=split_values(values or ""))
        choices.reads = parse_reads(reads or "")
        choices.answers = split_values(answers or "")
        choices.witnesses = _integers(instances or "")
        given = GivenInputs(chosen, arguments, receiver, static_values)
        with Work(watch) as work:
            result = interpreter.run(chosen, lambda heap: given.values(heap, choices), choices, stoppable=True)
        choices.check_reads()
    except (InputError, ScheduleError) as problem:
        raise click.UsageError(str(problem)) from None
    if layout == "json":
        import json

        click.echo(json.dumps(run_data(result, chosen, interpreter.world.heap), indent=2))
    else:
        click.echo(result.output, nl=bool(result.output) and not result.output.endswith("\n"))
        click.echo(describe_run(result, chosen, loaded.sources, interpreter.world.heap))
    if loaded.errors and isinstance(result.outcome, Unsupported):
        raise SystemExit(EXIT_INPUT)
    raise SystemExit(work.code or _exit_code(result))


def _integers(text: str) -> list[int]:
    try:
        return [int(word) for word in split_values(text)]
    except ValueError:
        raise click.UsageError(f"--instances takes integers, not '{text}'") from None


def _is_java_main(method: typed.Method) -> bool:
    """Whether this is `main(String[])`, which gets an empty array by default."""
    types = method.info.parameter_types
    return method.info.static and method.info.name == "main" and len(types) == 1 and str(types[0]) == "String[]"


def _exit_code(result: Run) -> int:
    if isinstance(result.outcome, Returned):
        return 0
    return EXIT_UNKNOWN if isinstance(result.outcome, (Exhausted, Excluded, Stopped, Unsupported)) else EXIT_FINDING
