"""`oxpecker check --watch`: checks programs again whenever they change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import field
from functools import wraps
from pathlib import Path
from time import monotonic, sleep
from typing import Any, TypeVar, cast

import click
from click.core import ParameterSource

from oxpecker.api import loading
from oxpecker.api.checking import replay_flags
from oxpecker.api.configuration import ConfigurationError, find_configuration
from oxpecker.api.layers import Layers
from oxpecker.api.selection import Selection
from oxpecker.api.session import Session
from oxpecker.api.setting import Holder, WrongValue
from oxpecker.api.settings import SETTINGS
from oxpecker.api.watcher import Watcher
from oxpecker.cli.checking import Title, numbered, usage_errors
from oxpecker.cli.options import configuration_above, given_settings, parameter_name
from oxpecker.cli.progress import ProgressLine
from oxpecker.cli.sections import FIRST, option
from oxpecker.cli.selection import Selected
from oxpecker.cli.showing import next_lines, show_result
from oxpecker.engine import Options, Progress
from oxpecker.incremental import Store, default_folder
from oxpecker.incremental.changes import Changes, programs
from oxpecker.oox import typed
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import render
from oxpecker.report.check import VERDICT_WORDS, describe_result
from oxpecker.results import MethodResult

F = TypeVar("F", bound=Callable[..., object])


class _Outdated(Exception):
    """The program has changed during its check."""


class _ChangeWatcher(Watcher):
    """Shows the progress of a check, and ends it if the program changes."""

    def __init__(self, changes: Changes, title: Title) -> None:
        self._changes = changes
        self._title = title
        self._line: ProgressLine | None = None

    @contextmanager
    def working(self, method: typed.Method) -> Iterator[None]:
        """Shows a progress line while a method is checked."""
        self._line = ProgressLine(self._title(method))
        try:
            yield
        finally:
            self._line.clear()

    def progress(self, progress: Progress) -> None:
        """Updates the progress line; raises _Outdated if the program has changed."""
        if self._line is not None:
            self._line.show(progress)
        if self._changes.seen():
            raise _Outdated


@dataclass(slots=True)
class Watched:
    """A watched program, and the last results of its methods."""

    program: Path
    store: Store
    given: Mapping[str, Any]
    """The settings from the command line."""
    selected: Selected
    color: str
    changes: Changes = field(init=False)
    shown: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.changes = Changes(self.program, self._configuration_files)

    def _configuration_files(self) -> list[Path]:
        """The configuration in effect, valid or not, because changes to it are watched too."""
        try:
            file = configuration_above(self.program).file
        except ConfigurationError:
            file = find_configuration(self.program)
        return [] if file is None else [file]

    def check(self) -> None:
        """Checks all methods; starts again if the files change meanwhile."""
        while True:
            try:
                self._check()
                return
            except WrongValue as wrong:
                click.echo(str(wrong))
                return
            except _Outdated:
                click.echo(f"{self.program} has changed; starting again")
                self.changes.settle()

    def _check(self) -> None:
        begun = monotonic()
        try:
            layers = Layers(self.given, configuration_above(self.program).values)
            loaded = loading.load(self.program, layers.language, layers.usual, contain=True, java=layers.java)
            self.changes.follow(Path(name) for name in loaded.sources if name.endswith(".java"))
            self.changes.follow(() if loaded.paths is None else loaded.paths.classes.entries)
            options_of, flags = layers.of(loaded), replay_flags(layers.language)
            methods = Selection(self.selected.names, self.selected.excluded).of(loaded)
        except (
            *(loading.ProgramErrors, loading.NothingToRead, loading.NoSuchMethod),
            *(ConfigurationError, WrongValue),
        ) as wrong:
            click.echo(str(wrong))
            return
        for error in loaded.errors:
            click.echo(render(error, loaded.sources))
        watcher = _ChangeWatcher(self.changes, numbered(methods))
        session, results = Session(loaded, options_of, methods, store=self.store, watcher=watcher), []
        for method in session.methods:
            result = session.check(method)
            results.append(result)
            self._say(
                result, describe_result(result, str(self.program), loaded.sources, flags), session.options(method)
            )
        gone = self.shown.keys() - {result.method for result in results}
        for name in sorted(gone):
            click.echo(f"{name}: {self.shown.pop(name)} -> gone")
        click.echo(_summary(self.program, results, monotonic() - begun))

    def _say(self, result: MethodResult, text: str, options: Options) -> None:
        """Prints news: changed verdicts, and new counterexamples."""
        verdict, before = _words(result), self.shown.get(result.method)
        self.shown[result.method] = verdict
        if before is not None and before != verdict:
            click.echo(f"{result.method}: {before} -> {verdict}")
        if before is None or before != verdict or not result.cached:
            show_result("\n".join([text, *next_lines(result, str(self.program), options)]), result, self.color)


def _words(result: MethodResult) -> str:
    return VERDICT_WORDS[result.verdict]


def _summary(program: Path, results: list[MethodResult], seconds: float) -> str:
    cached = sum(result.cached for result in results)
    verdicts = Counter(map(_words, results))
    counted = ", ".join(f"{count} {verdict}" for verdict, count in sorted(verdicts.items()))
    return f"{program}: {counted or 'no methods'} ({len(results) - cached} checked, {cached} cached, {seconds:.1f} s)"


_SECTION = "Watching"
_OWN = ("watch", "interval", "rounds")
_WITH_WATCH = {*_OWN, "files", "method", "exclude", "cache_dir", "store", "color", "config_file", "no_config"}


def watch_options(command: F) -> F:
    """Adds `--watch` to a command that checks; with it, the programs are checked again whenever they change."""

    @wraps(command)
    def or_watch(watch: bool, interval: float, rounds: int | None, **values: Any) -> object:
        given = _given_parameters()
        if not watch:
            for name in given & {"interval", "rounds"}:
                raise click.UsageError(f"--{name} needs --watch")
            return command(**values)
        settings = {parameter_name(each) for each in SETTINGS if each.holder is not Holder.COMMAND}
        for name in sorted(given - settings - _WITH_WATCH):
            raise click.UsageError(f"--watch cannot be combined with {_option(name)}")
        watching = _Watching(values["selected"], values["store"] or Store(default_folder()), values["color"])
        watching.run(values["files"], interval, rounds)
        return 0

    declared: Any = or_watch
    for declare in reversed(_DECLARATIONS):
        declared = declare(declared)
    return cast(F, declared)


_DECLARATIONS = (
    option(
        "--watch",
        section=FIRST,
        is_flag=True,
        help="Check again whenever a file changes, but only the changed methods, until you press Ctrl-C.",
    ),
    option(
        "--interval",
        section=_SECTION,
        type=click.FloatRange(min=0.05),
        default=0.5,
        show_default=True,
        metavar="SECONDS",
        help="Seconds between checks for changes.",
    ),
    option(
        "--rounds",
        section=_SECTION,
        type=click.IntRange(min=1),
        metavar="N",
        help="Stop after N rounds of checks.",
    ),
)


def _given_parameters() -> set[str]:
    """The names of the parameters on the command line."""
    context = click.get_current_context()
    return {name for name in context.params if context.get_parameter_source(name) is ParameterSource.COMMANDLINE}


def _option(name: str) -> str:
    (parameter,) = [each for each in click.get_current_context().command.params if each.name == name]
    return parameter.opts[0]


@dataclass(frozen=True, slots=True)
class _Watching:
    """What is the same for all programs and rounds."""

    selected: Selected
    store: Store
    color: str

    def run(self, paths: Sequence[Path], interval: float, rounds: int | None) -> None:
        """Checks the programs at paths now and whenever they change."""
        for path in paths:
            if not path.exists():
                raise click.UsageError(f"{path}: no such file or directory")
        watched: dict[Path, Watched] = {}
        try:
            while rounds is None or rounds > 0:
                for program in (each for path in paths for each in programs(path)):
                    if program not in watched:
                        watched[program] = Watched(program, self.store, given_settings(), self.selected, self.color)
                changed = [each for each in watched.values() if each.changes.seen()]
                for each in changed:
                    each.changes.settle()
                    with usage_errors():
                        each.check()
                if changed and rounds is not None:
                    rounds -= 1
                elif not changed:
                    sleep(interval)
        except KeyboardInterrupt:
            click.echo("oxpecker: stopped watching", err=True)
