"""Checking one method after the other, with progress on the terminal, until Ctrl-C."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import click

from oxpecker.api import checking
from oxpecker.api.loading import Loaded
from oxpecker.cli.interruption import Interruption
from oxpecker.cli.progress import ProgressLine
from oxpecker.cli.relational_options import SYMBOLIC, RelationalChoice
from oxpecker.engine import Interrupted, Options, Progress, check_method
from oxpecker.oox import typed
from oxpecker.results import MethodResult
from oxpecker.solver import Solver, SolverConfiguration, SolverMissing


@contextmanager
def open_solver(configuration: SolverConfiguration) -> Iterator[Solver]:
    """The solver of a configuration, closed at the end; one that is missing is a mistake in the command."""
    try:
        with checking.open_solver(configuration) as solver:
            yield solver
    except SolverMissing as missing:
        raise click.UsageError(str(missing)) from None


@contextmanager
def verdicts(
    choice: RelationalChoice,
    loaded: Loaded,
    methods: Sequence[typed.Method],
    options: Options,
    interruption: Interruption,
) -> Iterator[Iterator[MethodResult]]:
    """The verdicts of the engine that was chosen, each as it is found."""
    if choice.engine != SYMBOLIC:
        yield _relational_verdicts(choice, loaded, methods, options.seconds, interruption)
        return
    with open_solver(options.solver) as solver:
        yield check_methods(loaded, methods, solver, options, interruption)


def _relational_verdicts(
    choice: RelationalChoice,
    loaded: Loaded,
    methods: Sequence[typed.Method],
    seconds: float | None,
    interruption: Interruption,
) -> Iterator[MethodResult]:
    from oxpecker.api.refining import check_relationally, properties_of
    from oxpecker.relational.place import RelationalError

    try:
        properties = properties_of(loaded, methods, choice.properties)
        for method in methods:
            with interruption.working():
                result = check_relationally(loaded, method, choice.options(seconds), properties)
            yield result
    except RelationalError as error:
        raise click.UsageError(str(error)) from None
    except KeyboardInterrupt:
        return


def check_methods(
    loaded: Loaded,
    methods: Sequence[typed.Method],
    solver: Solver,
    options: Options,
    interruption: Interruption,
    title: str = "",
) -> Iterator[MethodResult]:
    """The verdicts, each as it is found; after Ctrl-C what is known about the method at hand is the last."""
    for number, method in enumerate(methods, 1):
        line = ProgressLine(f"{title}{number} of {len(methods)}: {method.info}")

        def watch(progress: Progress, line: ProgressLine = line) -> None:
            interruption.look()
            line.show(progress)

        try:
            with interruption.working():
                result = check_method(loaded.program, method, solver, options, loaded.sources, watch)
        except Interrupted as interrupted:
            result = interrupted.result
        except KeyboardInterrupt:
            return
        finally:
            line.clear()
        yield result
        if interruption.heard:
            return
