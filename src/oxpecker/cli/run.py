"""`oxpecker run`: a method on concrete inputs."""

from __future__ import annotations

from pathlib import Path

import click

from oxpecker.api.settings import BY_NAME, meaning
from oxpecker.cli.loading import EXIT_FINDING, EXIT_UNKNOWN, choose_method, load
from oxpecker.cli.options import given_settings, setting_option
from oxpecker.oox import typed
from oxpecker.oox.hierarchy import ClassInfo
from oxpecker.oox.interpreter import (
    Choices,
    Excluded,
    Exhausted,
    Heap,
    InputError,
    Interpreter,
    Limits,
    RandomInputs,
    Returned,
    Run,
    ScheduleError,
    Unsupported,
    Value,
    parse_arguments,
    parse_schedule,
    split_values,
)
from oxpecker.report.run import describe_run, run_data


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--method", metavar="CLASS.METHOD", help="What to run; by default 'main', or the only method.")
@click.option("--args", "arguments", metavar="VALUES", help="The arguments: '5, [1, 2], Node{value: 1, next: null}'.")
@click.option("--this", "receiver", metavar="VALUE", help="The receiver of a method that is not static.")
@click.option("--seed", type=int, help="Where made-up inputs, 'nondet' values and thread choices come from.")
@click.option("--schedule", metavar="THREADS", help="Which thread goes on at each choice: '0 1x3 0'.")
@click.option("--values", metavar="VALUES", help="The values of 'nondet', in order: '3 -1 true [1, 2]'.")
@click.option("--answers", metavar="VALUES", help="What methods without a body answer, in order: '-1 0 true'.")
@click.option("--instances", metavar="VALUES", help="Integers to try first in quantifiers over long ranges: '7 -1'.")
@setting_option(BY_NAME["ints"])
@setting_option(BY_NAME["overflow-check"])
@click.option(
    "--steps", type=click.IntRange(min=1), default=Limits().steps, show_default=True, help="Stop after so many."
)
@click.option("--format", "layout", type=click.Choice(["text", "json"]), default="text", help="For people or programs.")
def run(
    file: Path,
    method: str | None,
    arguments: str | None,
    receiver: str | None,
    seed: int | None,
    schedule: str | None,
    values: str | None,
    answers: str | None,
    instances: str | None,
    steps: int,
    layout: str,
    **_meaning: object,
) -> None:
    """Run a method of the program in FILE, checking contracts, invariants and assertions on the way.

    Arguments that are not given are made up from the seed; main(String[]) of a Java program then gets none. Objects are
    written Class{field: value}, arrays [1, 2]; '&a' before one names it and '*a' refers to it again. Threads go on in
    turn at every action others can see; the schedule that was taken is printed and can be given again.

    Exit codes: 0 the method returned; 1 an exception, a violation or a deadlock; 2 a mistake in the program or the
    command; 3 the run did not end, or the input is excluded by a precondition or an assumption.
    """
    loaded = load(file, meaning(given_settings()))
    chosen = choose_method(loaded, method)
    if arguments is None and file.suffix != ".oox" and _is_java_main(chosen):
        arguments = "[]"
    interpreter = Interpreter(loaded.program, Limits(steps=steps, stack_overflow=True))
    try:
        choices = Choices(parse_schedule(schedule or ""), seed, texts=split_values(values or ""))
        choices.answers = split_values(answers or "")
        choices.witnesses = _integers(instances or "")
        result = interpreter.run(chosen, lambda heap: _arguments(chosen, arguments, receiver, heap, choices), choices)
    except (InputError, ScheduleError) as problem:
        raise click.UsageError(str(problem)) from None
    if layout == "json":
        import json

        click.echo(json.dumps(run_data(result, chosen), indent=2))
    else:
        click.echo(result.output, nl=bool(result.output) and not result.output.endswith("\n"))
        click.echo(describe_run(result, chosen, loaded.sources))
    raise SystemExit(_exit_code(result))


def _integers(text: str) -> list[int]:
    try:
        return [int(word) for word in split_values(text)]
    except ValueError:
        raise click.UsageError(f"--instances takes integers, but this is '{text}'") from None


def _is_java_main(method: typed.Method) -> bool:
    """Whether this is `main(String[])`, which is called without arguments unless some are given."""
    types = method.info.parameter_types
    return method.info.static and method.info.name == "main" and len(types) == 1 and str(types[0]) == "String[]"


def _arguments(
    method: typed.Method, arguments: str | None, receiver: str | None, heap: Heap, choices: Choices
) -> list[Value]:
    """The receiver and the arguments, read from the command line or made up."""
    inputs = RandomInputs(heap, choices.random)
    parameters = list(method.parameters)
    values: list[Value] = []
    if not method.info.static:
        this = parameters.pop(0)
        if method.info.is_constructor:
            values.append(heap.new_object(heap.hierarchy[method.info.owner]))
        elif receiver is not None:
            return _receiver_and_arguments(receiver, arguments, this, parameters, heap, inputs)
        else:
            values.append(inputs.object(_class_to_make(method, heap)))
    elif receiver is not None:
        raise click.UsageError(f"{method.info} is static, so there is no --this")
    if arguments is not None:
        return values + parse_arguments(arguments, [p.type for p in parameters], heap)
    return values + [inputs.value(p.type) for p in parameters]


def _receiver_and_arguments(
    receiver: str,
    arguments: str | None,
    this: typed.Variable,
    parameters: list[typed.Variable],
    heap: Heap,
    inputs: RandomInputs,
) -> list[Value]:
    """Both are read together, so that the arguments can refer to what the receiver names."""
    types = [parameter.type for parameter in parameters]
    if arguments is None:
        values = [*parse_arguments(receiver, [this.type], heap), *(inputs.value(t) for t in types)]
    else:
        text = f"{receiver}, {arguments}" if types else receiver
        values = parse_arguments(text, [this.type, *types], heap)
    if values[0] is None:
        raise click.UsageError("the receiver cannot be null")
    return values


def _class_to_make(method: typed.Method, heap: Heap) -> ClassInfo:
    classes = heap.hierarchy.concrete_subclasses(method.info.owner)
    if not classes:
        raise click.UsageError(f"{method.info.owner} has no objects, so {method.info} cannot be run")
    return classes[0]


def _exit_code(result: Run) -> int:
    if isinstance(result.outcome, Returned):
        return 0
    return EXIT_UNKNOWN if isinstance(result.outcome, (Exhausted, Excluded, Unsupported)) else EXIT_FINDING
