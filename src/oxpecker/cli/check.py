"""`oxpecker check`: checks methods against their contracts, for all inputs within bounds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import NoReturn

import click

from oxpecker.api.checking import Report, replay_flags
from oxpecker.api.engine_choice import EngineChoice, EngineName
from oxpecker.api.jobs import Jobs
from oxpecker.api.loading import ProgramErrors
from oxpecker.api.session import Session
from oxpecker.cli.artifacts import Artifacts, ArtifactWriter, artifact_options
from oxpecker.cli.checking import TerminalWatcher, numbered, open_session, usage_errors
from oxpecker.cli.cluster_option import cluster_option, joined
from oxpecker.cli.earlier_check import earlier_check
from oxpecker.cli.interruption import Interruption
from oxpecker.cli.keeping import keeping_options, keeps_programs
from oxpecker.cli.loading import load
from oxpecker.cli.options import checking_options, command_options, given_settings, language_options, place_flags
from oxpecker.cli.outputs import FormatType, read_baseline, show_report, without_known, write_outputs
from oxpecker.cli.profiling import profile_option
from oxpecker.cli.recording import how_to_resume, journal_option, recorder_of
from oxpecker.cli.relational_options import relational_options
from oxpecker.cli.screen import Screen, exit_code
from oxpecker.cli.sections import SectionedCommand
from oxpecker.cli.selection import Selected, selection_options
from oxpecker.cli.watch import watch_options
from oxpecker.engine import Options
from oxpecker.incremental import Store
from oxpecker.results import MethodResult


@click.command(cls=SectionedCommand)
@click.argument("files", nargs=-1, required=True, metavar="FILE..", type=click.Path(path_type=Path))
@selection_options
@click.option(
    "--all", "find_all", is_flag=True, help="Look for all findings until the bounds or the time limit end the search."
)
@click.option(
    "--all-methods",
    is_flag=True,
    help="Check every method with its callees replaced by contracts (--modular), and print a summary of all verdicts.",
)
@click.option("--format", "layout", type=FormatType(), default="text", help="Output format.")
@journal_option
@artifact_options
@keeping_options
@relational_options
@cluster_option
@command_options("jobs", "budget", "max-findings", "statistics", "explain", "baseline", "fail-on")
@checking_options
@language_options
@command_options("quiet", "color")
@watch_options
@profile_option
def check(
    files: tuple[Path, ...],
    selected: Selected,
    find_all: bool,
    all_methods: bool,
    layout: str,
    journal: bool | None,
    artifacts: Artifacts,
    store: Store | None,
    engine: EngineChoice,
    cluster: str | None,
    jobs: int | None,
    budget: float | None,
    max_findings: int | None,
    statistics: bool,
    explain: bool,
    baseline: str | None,
    fail_on: str,
    quiet: bool,
    color: str,
    options: Options,
    language: dict[str, str],
) -> None:
    """Check the methods of the program in FILE against their contracts, for all inputs within bounds.

    FILE is a file, a folder or a jar of sources. Other Java classes are found by their names, and build files tell
    what belongs to a project. An OOX program may consist of several files; give them all. If a member or a Java
    class has an error, or a Java file cannot be read, the others are checked all the same. @FILE stands for the
    arguments in a file.

    Methods are checked on all processors if that takes longer than a moment (--jobs), or on the machines of a cluster
    (--cluster). --budget limits the whole run. Each process has the memory limit of --memory.

    If you give no bounds, Oxpecker raises them step by step until all paths are covered, it finds a violation, or
    the time is up. Every counterexample has been replayed before it is shown. It consists of a call with small
    inputs, the violated clause, the steps that changed something, and the heap before and after. For a program with
    threads, it also shows the schedule and one column of steps per thread. Press Ctrl-C to stop and see the results
    so far; 'oxpecker resume' continues from there.

    Only paths that end within the bounds are counted as paths; those that run forever are counted separately. 'oxpecker
    tests' can count more: it tells apart how each comparison in a condition comes out, and which inputs are the same
    object.

    --watch checks programs now and whenever they change. All Java files of a folder form one program; each OOX file
    is a program of its own. The output shows findings and the verdicts that change.

    --engine refine searches for counterexamples with relational logic. It checks contracts, and properties given in
    `//@ alloy ..` comments above methods or with --property. It starts with weak specifications of the called
    methods, and refines them until they are precise enough. --engine inline replaces calls by method bodies.

    You can also set options in oxpecker.toml or pyproject.toml, and in the source: see 'oxpecker config --help'.

    Without a contract, a method may be valid provided that its callers meet conditions, such as 's != null': null
    arguments, and exceptions that are thrown on purpose about arguments or state, are not findings. --null-inputs
    reports them all.

    Exit codes: 0 no finding; 1 a finding; 2 an error in the program or the command; 70 an internal error; 74 a file
    cannot be written; 130 interrupted. With '--fail-on unknown', 3 means that a verdict is unknown. With '--fail-on
    bounds', 4 means that a method is only valid within bounds.
    """
    _refuse_contradictions(find_all, all_methods, selected)
    failed = partial(_write_errors, str(files[0]), layout, artifacts)
    loaded = load(files[0], language, files[1:], contain=True, keep=keeps_programs(), failed=failed)
    most_findings = None if find_all else _most_findings(max_findings, baseline, artifacts)
    options = _with_artifacts(replace(options, most_findings=most_findings), artifacts, all_methods)
    further, replayed = tuple(map(str, files[1:])), [*replay_flags(language), *place_flags()]
    screen = Screen(str(files[0]), loaded, replayed, layout, quiet, color, statistics, fail_on, further, explain)
    known, interruption = read_baseline(None if baseline is None else Path(baseline)), Interruption()
    is_usual = engine.name is EngineName.SYMBOLIC and budget is None and not artifacts.needs_program and not journal
    earlier = earlier_check(store, loaded, selected, options) if is_usual else None
    results = None if earlier is None else earlier.results()
    if results is not None:
        repeated = _Check(interruption, screen, ArtifactWriter(artifacts, None, screen), known)
        repeated.repeat(results, options, all_methods, max_findings)
    methods = selected.methods(loaded)
    watcher = TerminalWatcher(interruption, numbered(methods), quiet)
    with joined(cluster) as pool:
        session = open_session(loaded, options, methods, watcher, engine, store, Jobs.chosen(jobs, budget, pool))
        session.recorder = recorder_of(session, journal)
        checking = _Check(interruption, screen, ArtifactWriter(artifacts, session, screen), known)
        with usage_errors():
            if earlier is not None:
                earlier.remember(session)
            checking.run(session, all_methods, max_findings)


def _refuse_contradictions(find_all: bool, all_methods: bool, selected: Selected) -> None:
    if find_all and "max-findings" in given_settings():
        raise click.UsageError("--all cannot be combined with --max-findings")
    if all_methods and selected.names:
        raise click.UsageError("--all-methods cannot be combined with --method")


def _most_findings(asked: int | None, baseline: str | None, artifacts: Artifacts) -> int | None:
    """How many findings end the check of a method: with a baseline, a known one must not hide a new one."""
    uses_baseline = baseline is not None or artifacts.write_baseline is not None
    return None if asked is None and uses_baseline else asked or 1


def _write_errors(file: str, layout: str, artifacts: Artifacts, errors: ProgramErrors) -> None:
    """Writes for other programs why nothing was checked."""
    if not any(each.span.line for each in errors.diagnostics):  # there is no program
        return
    report = Report(file, (), errors.sources, diagnostics=errors.diagnostics)
    if layout != "text":
        show_report(layout, report)
    write_outputs(artifacts.outputs, report)


def _with_artifacts(options: Options, artifacts: Artifacts, all_methods: bool) -> Options:
    """The options that the files to write call for, and those of --all-methods."""
    modular, certified = options.modular or all_methods, artifacts.certificate is not None
    return replace(options, modular=modular, films=artifacts.needs_films, certified=certified)


@dataclass(frozen=True, slots=True)
class _Check:
    """Shows results as they are found, and writes files at the end."""

    interruption: Interruption
    screen: Screen
    writer: ArtifactWriter
    known: set[str]

    def run(self, session: Session, all_methods: bool, most_causes: int | None) -> NoReturn:
        """Checks the methods one after the other, until enough causes of findings were shown, and exits."""
        methods = session.methods

        def show(number: int, result: MethodResult) -> None:
            self.screen.show(result, session.options(methods[number]))
            self.writer.draw(methods[number], result)
            if not self.interruption.heard:
                self.writer.measure(methods[number])

        with self.interruption:
            results = self._shown(session.results(), show, len(methods), all_methods, most_causes)
        if self.interruption.heard:
            where = f"method {max(len(results), 1)} of {len(methods)}"
            click.echo(f"oxpecker: interrupted at {where}{how_to_resume(session.recorder)}", err=True)
            raise SystemExit(self.interruption.code)
        if session.recorder is not None:
            session.recorder.finish()
        self._exit(results)

    def repeat(
        self, results: Sequence[MethodResult], options: Options, all_methods: bool, most_causes: int | None
    ) -> NoReturn:
        """Shows the results of an earlier check, and exits."""
        self._exit(
            self._shown(
                results, lambda _, result: self.screen.show(result, options), len(results), all_methods, most_causes
            )
        )

    def _shown(
        self,
        results: Iterable[MethodResult],
        show: Callable[[int, MethodResult], None],
        number: int,
        all_methods: bool,
        most_causes: int | None,
    ) -> list[MethodResult]:
        """Shows the results of so many methods, until there are enough causes, and writes the files."""
        everything: list[MethodResult] = []
        causes: set[tuple[object, ...]] = set()
        for result in results:
            everything.append(result)
            shown = without_known(result, self.known)
            show(len(everything) - 1, shown)
            causes |= {each.cause for each in shown.findings}
            if most_causes is not None and len(causes) >= most_causes:
                break
        found = [without_known(result, self.known) for result in everything]
        report = self.writer.report(found)
        self.screen.end(report, all_methods)
        if not self.interruption.heard:
            self.screen.tell_unchecked(number - len(everything))
        self.writer.write(report, everything)
        return found

    def _exit(self, results: Sequence[MethodResult]) -> NoReturn:
        raise SystemExit(exit_code(results, self.screen.fail_on, self.screen.loaded.errors))
