"""Early ends of commands that check no methods: by `--time`, `--memory` or Ctrl-C. They still show partial results."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from functools import wraps
from math import isnan
from types import TracebackType
from typing import Any, TypeVar, cast

import click

from oxpecker.cli.interruption import Interruption
from oxpecker.cli.main import EXIT_UNKNOWN
from oxpecker.cli.sections import FIRST, option
from oxpecker.limits import LimitReached, Watch, alarmed
from oxpecker.limits.reason import INTERRUPTED, NO_REASON

F = TypeVar("F", bound=Callable[..., object])


def limit_options(command: F) -> F:
    """Adds the limits to a command, as the one argument `watch`."""

    @wraps(command)
    def with_watch(time: float | None, memory: float | None, **values: Any) -> object:
        return command(watch=Watch(time, memory), **values)

    seconds = _limit(
        "--time", 0.1, "SECONDS", "Time limit for the whole command. When it is reached, partial results are shown."
    )
    megabytes = _limit("--memory", 1, "MB", "Memory limit of the process.")
    return cast(F, seconds(megabytes(with_watch)))


def _limit(name: str, least: float, unit: str, what: str) -> Callable[[F], F]:
    kind = click.FloatRange(min=least)
    return option(name, section=FIRST, type=kind, metavar=unit, help=what, callback=_number)


def _number(_context: click.Context, _parameter: click.Parameter, value: float | None) -> float | None:
    """Rejects NaN, which passes every range check."""
    if value is not None and isnan(value):
        raise click.BadParameter("not a number")
    return value


class Work:
    """A `with` block around work that Ctrl-C, a termination signal or a limit may end; `reason` then tells why."""

    def __init__(self, watch: Watch) -> None:
        self.reason = NO_REASON
        self.code = 0
        """The exit code of work that was cut short."""
        self._watch = watch
        self._interruption = Interruption()
        self._entered = ExitStack()

    def __enter__(self) -> Work:
        self._entered.enter_context(self._interruption)
        self._entered.enter_context(self._interruption.working())
        self._entered.enter_context(alarmed(self._watch))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool:
        self._entered.close()
        if self._interruption.heard or isinstance(error, KeyboardInterrupt):
            self.reason, self.code = INTERRUPTED, self._interruption.code
        elif isinstance(error, LimitReached):
            self.reason, self.code = error.reason, EXIT_UNKNOWN
        elif isinstance(error, MemoryError):
            self.reason, self.code = self._watch.out_of_memory, EXIT_UNKNOWN
        return isinstance(error, (KeyboardInterrupt, LimitReached, MemoryError))
