"""A session of the command line: progress on the terminal, Ctrl-C, and usage errors."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import click

from oxpecker.api.configuration import ConfigurationError
from oxpecker.api.engine_choice import EngineChoice
from oxpecker.api.jobs import Jobs
from oxpecker.api.layers import Layers
from oxpecker.api.loading import Loaded
from oxpecker.api.rounds import RunProgress
from oxpecker.api.session import NoStatement, Session
from oxpecker.api.setting import WrongValue
from oxpecker.api.watcher import Watcher
from oxpecker.cli.interruption import Interruption
from oxpecker.cli.loading import seconds_used
from oxpecker.cli.options import give_up, given_settings
from oxpecker.cli.progress import Pace, ProgressLine, describe_run, time_left
from oxpecker.cli.progress_table import progress_table
from oxpecker.cli.showing import is_colourful
from oxpecker.engine import Options, Progress
from oxpecker.incremental import Store
from oxpecker.oox import typed
from oxpecker.results import WrongProperty
from oxpecker.solver import SolverMissing

Title = Callable[[typed.Method], str]


class TerminalWatcher(Watcher):
    """Shows the progress of each method's check, and handles Ctrl-C."""

    def __init__(self, interruption: Interruption, title: Title, quiet: bool = False) -> None:
        self._interruption = interruption
        self._title = title
        self._quiet = quiet
        self._pace = Pace()
        self._left = ""
        self._line: ProgressLine | None = None

    @property
    def stopped(self) -> bool:
        """Whether Ctrl-C was pressed."""
        return self._interruption.heard

    @contextmanager
    def working(self, method: typed.Method) -> Iterator[None]:
        """Shows a progress line while a method is checked; a signal ends the check."""
        self._line = ProgressLine(f"{self._title(method)}{self._left}", self._quiet, self._pace)
        with self._interruption.working(), self._line.kept_alive():
            yield

    def progress(self, progress: Progress) -> None:
        """Updates the progress line."""
        self._interruption.look()
        if self._line is not None:
            self._line.show(progress)

    @contextmanager
    def overseeing(self) -> Iterator[None]:
        """Shows a progress line of the whole run while other processes work; a signal ends their checks."""
        self._line = ProgressLine("checking", self._quiet, self._pace)
        with self._interruption.working(), self._line.kept_alive():
            yield

    def advanced(self, run: RunProgress) -> None:
        """Shows how far a run is, and how much time is left."""
        self._left = "" if run.left is None else f", {time_left(run.left)}"
        if run.running and self._line is not None:
            colourful = is_colourful("auto", sys.stderr)
            self._line.say_lines(lambda width: progress_table(run, width, colourful), describe_run(run))


def numbered(methods: Sequence[typed.Method], title: str = "") -> Title:
    """The title of each method in the progress line: its number and name."""
    numbers = {method.info.key: number for number, method in enumerate(methods, 1)}
    return lambda method: f"{title}{numbers[method.info.key]} of {len(methods)}: {method.info}"


def open_session(
    loaded: Loaded,
    options: Options,
    methods: Sequence[typed.Method],
    watcher: Watcher | None = None,
    engine: EngineChoice | None = None,
    store: Store | None = None,
    jobs: Jobs | None = None,
) -> Session:
    """A session in which annotations override `options`, unless the command line sets them."""
    with usage_errors():
        options_of = Layers(given_settings()).of(loaded, options)
    used = seconds_used()
    return Session(loaded, options_of, methods, engine=engine, store=store, watcher=watcher, used=used, jobs=jobs)


@contextmanager
def usage_errors() -> Iterator[None]:
    """Turns everything that keeps a check from starting into a usage error."""
    try:
        yield
    except ConfigurationError as error:
        give_up(error)
    except (NoStatement, SolverMissing, WrongProperty, WrongValue) as wrong:
        raise click.UsageError(str(wrong)) from None
