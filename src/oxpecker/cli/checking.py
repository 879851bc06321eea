"""Checking one method after the other, with progress on the terminal, until Ctrl-C."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace

import click

from oxpecker import solver as solvers
from oxpecker.api.configuration import ConfigurationError
from oxpecker.api.layers import Layers
from oxpecker.api.loading import Loaded
from oxpecker.api.settings import WrongValue
from oxpecker.api.unchecked import with_unchecked_properties
from oxpecker.cli.interruption import Interruption
from oxpecker.cli.limits import INTERRUPTED
from oxpecker.cli.loading import seconds_used
from oxpecker.cli.options import give_up, given_settings
from oxpecker.cli.progress import Pace, ProgressLine
from oxpecker.cli.relational_options import SYMBOLIC, RelationalChoice
from oxpecker.engine import Interrupted, Options, Progress, check_method
from oxpecker.incremental import IncrementalCheck
from oxpecker.oox import typed
from oxpecker.results import MethodResult, Verdict
from oxpecker.solver import Solver, SolverConfiguration, SolverMissing


@contextmanager
def open_solver(configuration: SolverConfiguration) -> Iterator[Solver]:
    """The solver of a configuration, closed at the end; one that is missing is a mistake in the command."""
    try:
        with solvers.open_solver(configuration) as solver:
            yield solver
    except SolverMissing as missing:
        raise click.UsageError(str(missing)) from None


def annotated(loaded: Loaded, options: Options) -> Callable[[typed.Method], Options]:
    """The options of each method: what its annotations say, unless the command line says it."""
    try:
        found = Layers(given_settings()).of(loaded, options)
    except ConfigurationError as error:
        give_up(error)

    def of(method: typed.Method) -> Options:
        try:
            return found(method)
        except WrongValue as wrong:
            raise click.UsageError(f"{method.info}: {wrong}") from None

    return of


def verdicts(
    choice: RelationalChoice,
    loaded: Loaded,
    methods: Sequence[typed.Method],
    options: Options,
    interruption: Interruption,
    options_of: Callable[[typed.Method], Options] | None = None,
    quiet: bool = False,
    kept: IncrementalCheck | None = None,
) -> Iterator[MethodResult]:
    """The verdicts of the engine that was chosen, each as it is found."""
    options_of = _after_reading(methods, options_of or (lambda _method: options))
    if choice.engine != SYMBOLIC:
        return _relational_verdicts(choice, loaded, methods, options_of, interruption)
    return check_methods(loaded, methods, options, interruption, "", options_of, quiet, kept)


def _after_reading(
    methods: Sequence[typed.Method], options_of: Callable[[typed.Method], Options]
) -> Callable[[typed.Method], Options]:
    """The options of each method: the time of the first began when the program was read."""
    used = seconds_used()

    def of(method: typed.Method) -> Options:
        found = options_of(method)
        return replace(found, used=used) if method is methods[0] else found

    return of


def _relational_verdicts(
    choice: RelationalChoice,
    loaded: Loaded,
    methods: Sequence[typed.Method],
    options_of: Callable[[typed.Method], Options],
    interruption: Interruption,
) -> Iterator[MethodResult]:
    from oxpecker.api.refining import check_relationally, properties_of
    from oxpecker.relational.place import RelationalError

    try:
        properties = properties_of(loaded, methods, choice.properties)
        for method in methods:
            try:
                with interruption.working():
                    result = check_relationally(loaded, method, choice.options(options_of(method)), properties)
            except KeyboardInterrupt:
                yield MethodResult(str(method.info), method.info.span, Verdict.UNKNOWN, INTERRUPTED)
                return
            yield result
    except RelationalError as error:
        raise click.UsageError(str(error)) from None


def check_methods(
    loaded: Loaded,
    methods: Sequence[typed.Method],
    options: Options,
    interruption: Interruption,
    title: str = "",
    options_of: Callable[[typed.Method], Options] | None = None,
    quiet: bool = False,
    kept: IncrementalCheck | None = None,
) -> Iterator[MethodResult]:
    """The verdicts, each as it is found or as it was kept; after Ctrl-C what is known about the method is the last.

    `options_of` says where a method has other options.
    """
    pace = Pace()
    for number, method in enumerate(methods, 1):
        line = ProgressLine(f"{title}{number} of {len(methods)}: {method.info}", quiet, pace)
        chosen = options if options_of is None else options_of(method)

        def watch(progress: Progress, line: ProgressLine = line) -> None:
            interruption.look()
            line.show(progress)

        try:
            with interruption.working(), line.kept_alive():
                result = _checked(loaded, method, chosen, watch, kept)
        except Interrupted as interrupted:
            result = interrupted.result
        except KeyboardInterrupt:
            return
        except SolverMissing as missing:
            raise click.UsageError(str(missing)) from None
        yield with_unchecked_properties(loaded, method, result)
        if interruption.heard:
            return


def _checked(
    loaded: Loaded,
    method: typed.Method,
    options: Options,
    watch: Callable[[Progress], None],
    kept: IncrementalCheck | None,
) -> MethodResult:
    if kept is not None:
        return kept.check(method, options, watch)
    with solvers.open_solver(options.solver) as solver:
        return check_method(loaded.program, method, solver, options, loaded.sources, watch)
