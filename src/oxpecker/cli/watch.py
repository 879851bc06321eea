"""`oxpecker watch`: checks programs again whenever they change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import click

from oxpecker.api import loading
from oxpecker.api.checking import replay_flags
from oxpecker.api.configuration import ConfigurationError, find_configuration
from oxpecker.api.layers import Layers
from oxpecker.api.session import Session
from oxpecker.api.setting import WrongValue
from oxpecker.api.watcher import Watcher
from oxpecker.cli.checking import Title, numbered, usage_errors
from oxpecker.cli.keeping import store_options
from oxpecker.cli.options import checking_options, configuration_above, given_settings, language_options
from oxpecker.cli.progress import ProgressLine
from oxpecker.cli.sections import SectionedCommand
from oxpecker.cli.showing import next_lines, show_result
from oxpecker.engine import Options, Progress
from oxpecker.incremental import Store
from oxpecker.incremental.changes import Changes, programs
from oxpecker.oox import typed
from oxpecker.oox.source import render
from oxpecker.report.check import describe_result
from oxpecker.results import MethodResult


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
        except (loading.ProgramErrors, loading.NothingToRead, ConfigurationError, WrongValue) as wrong:
            click.echo(str(wrong))
            return
        for error in loaded.errors:
            click.echo(render(error, loaded.sources))
        watcher = _ChangeWatcher(self.changes, numbered(loaded.methods_to_check()))
        session, results = Session(loaded, options_of, store=self.store, watcher=watcher), []
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
            show_result("\n".join([text, *next_lines(result, str(self.program), options)]), result, "auto")


def _words(result: MethodResult) -> str:
    return str(result.verdict).replace("-", " ")


def _summary(program: Path, results: list[MethodResult], seconds: float) -> str:
    cached = sum(result.cached for result in results)
    verdicts = Counter(map(_words, results))
    counted = ", ".join(f"{count} {verdict}" for verdict, count in sorted(verdicts.items()))
    return f"{program}: {counted or 'no methods'} ({len(results) - cached} checked, {cached} cached, {seconds:.1f} s)"


@click.command(cls=SectionedCommand)
@click.argument("path", type=click.Path(path_type=Path, exists=True))
@click.option(
    "--interval",
    type=click.FloatRange(min=0.05),
    default=0.5,
    show_default=True,
    metavar="SECONDS",
    help="Seconds between two checks for changes.",
)
@click.option("--rounds", type=click.IntRange(min=1), metavar="N", help="Stop after N rounds of checks.")
@store_options
@checking_options
@language_options
def watch(
    path: Path,
    interval: float,
    rounds: int | None,
    store: Store,
    options: Options,
    language: dict[str, str],
) -> None:
    """Check the programs at PATH now and whenever they change, until you press Ctrl-C.

    All Java files of a directory form one program. Each OOX file is a program of its own. Methods are checked again
    only if their code, their contracts or their callees have changed. The output shows findings and the verdicts
    that change.

    You can also set options in oxpecker.toml or pyproject.toml, and in the source. Changes of these files are
    noticed, too.
    """
    del options, language  # they may differ between programs, and change
    watched: dict[Path, Watched] = {}
    try:
        while rounds is None or rounds > 0:
            for program in programs(path):
                watched.setdefault(program, Watched(program, store, given_settings()))
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
