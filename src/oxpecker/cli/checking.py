"""Checking one method after the other, with progress on the terminal, until Ctrl-C."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import click

from oxpecker.api import checking
from oxpecker.api.loading import Loaded
from oxpecker.cli.interruption import Interruption
from oxpecker.cli.progress import ProgressLine
from oxpecker.engine import Interrupted, Options, Progress, check_method
from oxpecker.incremental import IncrementalCheck
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


def check_methods(
    loaded: Loaded,
    methods: Sequence[typed.Method],
    solver: Solver,
    options: Options,
    interruption: Interruption,
    title: str = "",
    kept: IncrementalCheck | None = None,
) -> Iterator[MethodResult]:
    """The verdicts, each as it is found or as it was kept; after Ctrl-C what is known about the method is the last."""
    for number, method in enumerate(methods, 1):
        line = ProgressLine(f"{title}{number} of {len(methods)}: {method.info}")

        def watch(progress: Progress, line: ProgressLine = line) -> None:
            interruption.look()
            line.show(progress)

        try:
            with interruption.working():
                if kept is not None:
                    result = kept.check(method, options, watch)
                else:
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
