"""`oxpecker tests`: JUnit tests from the paths of methods."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path

import click

from oxpecker.api.case_standing import case_standing, constructed_cases
from oxpecker.api.kill_search import Killing, KillSearch
from oxpecker.api.limits import MANY_MUTANTS, USUAL_SIZE
from oxpecker.api.loading import Loaded
from oxpecker.api.method_cases import MethodCases, Selection, cases_by, method_cases
from oxpecker.api.mutant_trials import Fate, Subject
from oxpecker.api.mutants_elsewhere import ClusterAssistants
from oxpecker.api.possible_cases import further_natural_cases, further_possible_cases
from oxpecker.api.session import Session
from oxpecker.cli.checking import open_session, usage_errors
from oxpecker.cli.cluster_option import cluster_option, joined
from oxpecker.cli.interruption import Interruption
from oxpecker.cli.limits import SILENT_SECONDS
from oxpecker.cli.loading import EXIT_FINDING, choose_method, load
from oxpecker.cli.main import EXIT_UNKNOWN
from oxpecker.cli.options import checking_options, command_options, language_options
from oxpecker.cli.progress import Pace, ProgressLine
from oxpecker.cli.scoring import show_score
from oxpecker.cli.sections import SectionedCommand
from oxpecker.cli.writing import write_file
from oxpecker.cluster import Pool
from oxpecker.engine import Bounds, Options
from oxpecker.java.kinds import ClassKind
from oxpecker.java.outline import ClassOutline
from oxpecker.limits.clock import monotonic
from oxpecker.limits.reason import INTERRUPTED
from oxpecker.oox import typed
from oxpecker.oox.hierarchy import MethodInfo
from oxpecker.oox.source import Source
from oxpecker.report.check import path_count
from oxpecker.results import BoundHit
from oxpecker.results.case import Case
from oxpecker.testgen import (
    ANSWERS,
    HELPER,
    JavaView,
    JUnitStyle,
    JUnitWriter,
    Selected,
    Written,
    counted,
    select,
    skipped_summary,
    untestable,
)
from oxpecker.testgen.running import CannotRun, TestRun, find_junit, run_tests

__test__ = False

_FINER = (
    "each path decides every comparison, and which inputs are the same object; 'oxpecker check' keeps such paths "
    "together where it can, and may count fewer"
)


@dataclass(slots=True)
class Followed:
    """The paths of all methods, and why there may be more."""

    cases: list[Case] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    lines: dict[tuple[str, int], int] = field(default_factory=dict)
    """How many paths reach a line of a file."""
    finer: bool = False
    """Whether `check` may count fewer paths."""
    has_larger: bool = False
    """Whether some cases have larger inputs than the others."""


@dataclass(frozen=True, slots=True)
class Watcher:
    """Shows the progress of the search for a method's paths, and handles Ctrl-C."""

    line: ProgressLine
    interruption: Interruption

    @contextmanager
    def working(self) -> Iterator[None]:
        """A signal ends the work at once."""
        try:
            with self.interruption.working():
                yield
        finally:
            self.line.clear()

    def tick(self, seconds: float, paths: int) -> None:
        """Shows how far the search is."""
        self.interruption.look()
        if seconds >= SILENT_SECONDS:
            self.line.say(f"{seconds:.1f} s, {counted(paths, 'path')}")


@click.command(cls=SectionedCommand)
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--method", metavar="CLASS.METHOD", help="Test only this method. By default, all methods that are not private."
)
@click.option(
    "-k",
    "k",
    type=click.IntRange(min=0),
    metavar="N",
    help="Bound on object chains, arrays and strings of inputs, if you give no other bounds. By default 2, and more "
    "where larger inputs take other branches.",
)
@click.option("--out", type=click.Path(path_type=Path, file_okay=False), help="Directory to write the tests to.")
@click.option("--junit", type=click.Choice(["5", "4"]), default="5", show_default=True, help="JUnit version.")
@click.option(
    "--minimal/--all-paths",
    default=True,
    help="Write the fewest tests that cover all branches and kill all mutants that can be killed (default), or one "
    "test for each path.",
)
@click.option("--stop-when-covered", is_flag=True, help="Stop the search once all branches seen are covered.")
@click.option(
    "--names",
    type=click.Choice(["facts", "numbers"]),
    default="facts",
    help="Name tests after facts about their inputs, or number them.",
)
@click.option(
    "--from-contract", is_flag=True, help="Derive inputs from the precondition alone, and assert the contract."
)
@click.option("--run", "runs", is_flag=True, help="Compile and run the tests with the installed JDK.")
@click.option(
    "--score", "scores", is_flag=True, help="Run the tests against mutants of the program, and show how many they kill."
)
@click.option(
    "--junit-jar",
    "jars",
    type=click.Path(path_type=Path),
    multiple=True,
    help="Location of JUnit for --run and --score, if it is not found by itself. Can be repeated.",
)
@cluster_option
@checking_options
@command_options("quiet")
@language_options
def tests(
    file: Path,
    method: str | None,
    k: int | None,
    out: Path | None,
    junit: str,
    minimal: bool,
    stop_when_covered: bool,
    names: str,
    from_contract: bool,
    runs: bool,
    scores: bool,
    jars: tuple[Path, ...],
    cluster: str | None,
    options: Options,
    quiet: bool,
    language: dict[str, str],
) -> None:
    """Generate JUnit tests for the Java program in FILE from the paths of its methods within bounds.

    Each test creates the inputs of a path, calls the method, and compares the result and all objects reachable from
    the inputs with their state at the end of the path. The tests are the fewest that cover all branches and kill the
    mutants of the program that can be killed; with --all-paths, there is one for each path. Each path
    that ends counts, and settles every comparison in a condition and which inputs are the same object. Paths that
    violate the contract become failing tests, one for each clause and cause. The tests need nothing but JUnit.
    Methods without an implementation are replaced by mocks that return what the path assumes.

    Exit codes: 0 tests are written; 1 some of them fail because of a finding; 2 an error in the program or the
    command; 3 not all paths within the bounds could be explored; 130 interrupted: the tests found so far are
    written.
    """
    _require_use(file, out is not None or runs or scores)
    loaded = load(file, language, contain=True)
    view = JavaView(loaded.program, loaded.outline())
    methods = _methods(loaded, view, method)
    widens = options.bounds is None and k is None and minimal and not from_contract
    options = _with_bounds(options, k)
    writer = JUnitWriter(view, JUnitStyle(int(junit), names == "numbers" or from_contract, from_contract))
    session = open_session(loaded, options, methods)
    selection = Selection(from_contract or not minimal, stop_when_covered, from_contract, widens)
    with Interruption() as interruption, usage_errors(), joined(cluster) as pool:
        gathering = _Gathering(session, options, language, selection, writer, interruption, quiet)
        searched = gathering.search(pool, scores)
    followed = gathering.followed
    kept = followed.cases if selection.all_paths else _kept(writer, session, followed.cases, searched)
    for each in methods:
        writer.add(each, [case for case in kept if case.method == each.info.key])
    written = writer.result(_description(options, selection, followed.has_larger))
    _save(written, out)
    _show_notes(written, followed, selection)
    run = _run(written, loaded, int(junit), jars) if runs and written.files else None
    are_as_expected = run is None or _tell(run, None if from_contract else written.failing_tests)
    if scores and searched is not None and written.files:
        with usage_errors():
            show_score(written, loaded.java_sources(), searched[1], int(junit), jars, gathering.mutants_line)
    if interruption.heard:
        raise SystemExit(interruption.code)
    has_finding = bool(written.failing) or not are_as_expected
    raise SystemExit(EXIT_FINDING if has_finding else EXIT_UNKNOWN if followed.problems else 0)


def _require_use(file: Path, is_used: bool) -> None:
    """Ends the command if it has nothing to write tests for, or nothing to do with them."""
    if not is_used:
        raise click.UsageError("use --out to write the tests to a directory, or --run to run them")
    if file.suffix not in (".java", ".jar") and not file.is_dir():
        raise click.UsageError("JUnit tests are available for Java programs only")


def _with_bounds(options: Options, k: int | None) -> Options:
    """The options with bounds and a strategy for tests, where none are given."""
    bounds = options.bounds or Bounds.of_inputs(USUAL_SIZE if k is None else k)
    return replace(options, bounds=bounds, strategy="lazier#" if options.strategy == "auto" else options.strategy)


def _show_notes(written: Written, followed: Followed, selection: Selection) -> None:
    """Tells what has no test, and how the tests may differ from what users expect."""
    for line in [*skipped_summary(written.skipped), *followed.problems]:
        click.echo(f"note: {line}")
    if followed.finer and selection.all_paths:
        click.echo(f"note: {_FINER}")
    _note_exceptions(sum("_mustNotThrow" in name for name in written.failing_tests))


def _note_exceptions(count: int) -> None:
    """Tells how to expect the exceptions with which some tests fail."""
    if count:
        fails = f"{counted(count, 'test')} fail{'s' if count == 1 else ''}"
        click.echo(
            f"note: {fails} with exceptions that no contract allows; use --exceptions allowed to expect them instead"
        )


def _methods(loaded: Loaded, view: JavaView, name: str | None) -> list[typed.Method]:
    """The methods that get tests; helpers get none, because their assumptions need not hold for all inputs."""
    if name is not None:
        chosen = choose_method(loaded, name)
        if view.class_outline(chosen.info.owner) is None:
            raise click.UsageError(f"no test can call {chosen.info}: its class cannot be named outside its method")
        return [chosen]
    found = [m for m in loaded.methods_to_check() if view.may_use(m.info) and _is_tested(view, m.info)]
    found = [m for m in found if m.info.name != "<clinit>" and (view.class_outline(m.info.owner) is not None)]
    found = [m for m in found if not m.info.is_constructor or _is_called(view.class_outline(m.info.owner))]
    if not found:
        raise click.UsageError("the program has no methods that a test can call")
    return found


def _is_tested(view: JavaView, info: MethodInfo) -> bool:
    """Whether a method is one of those that a class offers; a pure one that is not public helps specifications."""
    return not info.pure or "public" in view.modifiers(info)


def _is_called(outline: ClassOutline | None) -> bool:
    """Whether a class has constructors accessible to a test."""
    return outline is not None and not outline.abstract and outline.kind is not ClassKind.ENUM


def _own_sources(loaded: Loaded) -> list[Source]:
    files = {loaded.program.hierarchy[name].declaration.span.file for name in loaded.own}
    return [loaded.sources[name] for name in sorted(files)]


class _Gathering:
    """Collects the paths of all methods, then looks for those that kill mutants."""

    def __init__(
        self,
        session: Session,
        options: Options,
        language: Mapping[str, str],
        selection: Selection,
        writer: JUnitWriter,
        interruption: Interruption,
        quiet: bool,
    ) -> None:
        self.session = session
        self.options = options
        self.language = language
        self.selection = selection
        self.writer = writer
        self.interruption = interruption
        self.quiet = quiet
        self.pace = Pace()
        self.mutants_line = ProgressLine("mutants", quiet, self.pace)
        self.followed = Followed()
        self.begun = monotonic()

    def search(self, pool: Pool | None, scores: bool) -> tuple[KillSearch, Killing] | None:
        """Which paths kill which mutants; None if no mutants are needed, or Ctrl-C ended the search."""
        followed, session, selection = self.followed, self.session, self.selection
        if pool is not None:
            _follow_elsewhere(followed, session, selection, pool, self.interruption)
        else:
            _follow_all(followed, session, selection, self.interruption, self.quiet, self.pace)
        if not selection.all_paths:
            _take_lost_branches(followed, session, self.writer, self.interruption)
        if (selection.all_paths and not scores) or self.interruption.heard:
            return None
        search = _kill_search(followed, session, self.options, self.language, None if scores else self._left())
        search.assistants = None if pool is None else ClusterAssistants(pool)
        return _killing(search, self.mutants_line, self.interruption)

    def _left(self) -> float:
        """The seconds for mutants: what the paths of the methods have left of their time."""
        return max(self.options.seconds * len(self.session.methods) - (monotonic() - self.begun), 0.0)


def _follow_all(
    followed: Followed, session: Session, selection: Selection, interruption: Interruption, quiet: bool, pace: Pace
) -> None:
    """Adds the paths of the methods, one after the other."""
    count = len(session.methods)
    for number, method in enumerate(session.methods, 1):
        line = ProgressLine(f"{number} of {count}: {method.info}", quiet, pace)
        _follow(followed, session, method, selection, Watcher(line, interruption))
        if interruption.heard:
            return


def _follow_elsewhere(
    followed: Followed, session: Session, selection: Selection, pool: Pool, interruption: Interruption
) -> None:
    """Adds the paths that a cluster finds; after Ctrl-C, those of the methods that are done."""
    waiting = list(session.methods)
    try:
        with interruption.working():
            for found in cases_by(pool, session, session.methods, selection, interruption.look):
                _add(followed, waiting.pop(0), found)
    except KeyboardInterrupt:
        _add(followed, waiting[0], MethodCases(reasons=(INTERRUPTED,)))


def _follow(followed: Followed, session: Session, method: typed.Method, selection: Selection, watcher: Watcher) -> None:
    """Adds the paths of a method."""
    _add(followed, method, method_cases(session, method, selection, watcher))


def _add(followed: Followed, method: typed.Method, found: MethodCases) -> None:
    """Adds the paths of a method, and why there may be more of them."""
    with_larger = f", and {path_count(len(found.larger), 0)} with larger inputs" if found.larger else ""
    click.echo(f"{method.info}: {path_count(len(found.cases), found.endless)}{with_larger}")
    followed.cases += [*found.cases, *found.larger]
    followed.has_larger |= bool(found.larger)
    followed.finer |= found.decides_more
    for line in found.lines:
        followed.lines[line.file, line.line] = followed.lines.get((line.file, line.line), 0) + line.hits
    reasons = [*found.reasons, *_cuts(found.hits, bool(found.cases))]
    problems = [f"{method.info}: not all paths became tests: {reason}" for reason in dict.fromkeys(reasons)]
    followed.problems += problems


def _kill_search(
    followed: Followed, session: Session, options: Options, language: Mapping[str, str], seconds: float | None
) -> KillSearch:
    """Looks for the paths that kill mutants. Without a limit of time, no mutant is left out."""
    unreached = frozenset(place for place, hits in followed.lines.items() if not hits)
    sources, is_complete = _own_sources(session.loaded), not followed.problems
    subject = Subject(session, options, language, sources, followed.cases, is_complete, unreached)
    if seconds is not None:
        return KillSearch(subject, seconds=seconds)
    return KillSearch(replace(subject, most_mutants=MANY_MUTANTS), most_explored=MANY_MUTANTS)


def _killing(search: KillSearch, line: ProgressLine, interruption: Interruption) -> tuple[KillSearch, Killing] | None:
    """Which paths kill which mutants; None if that was interrupted."""

    def tick(done: int, total: int) -> None:
        interruption.look()
        line.say(f"{done} of {total} tried")

    search.tick = tick
    try:
        with interruption.working():
            return search, search.search()
    except KeyboardInterrupt:
        return None
    finally:
        line.clear()


def _take_lost_branches(followed: Followed, session: Session, writer: JUnitWriter, interruption: Interruption) -> None:
    """Adds cases for branches that so far only impossible or artificial objects take."""
    if not interruption.heard:
        with suppress(KeyboardInterrupt), interruption.working():
            followed.cases += further_possible_cases(session, writer, followed.cases)
            followed.cases += further_natural_cases(session, writer, followed.cases)


def _kept(
    writer: JUnitWriter, session: Session, cases: list[Case], searched: tuple[KillSearch, Killing] | None
) -> list[Case]:
    """The fewest cases that are as good as all; reports what they achieve."""
    search, killing = searched or (None, Killing(tuple(cases), {}, {}, {}))
    found = (*killing.cases, *constructed_cases(session, writer, killing.cases))
    standing = cache(lambda number: case_standing(session, writer, found[number]))
    selected = select(found, killing.killers, standing)
    if found:
        click.echo(_achieved(selected, killing, any(case.finding for case in found)))
    if killing.untried:
        click.echo(f"note: no time was left for {counted(killing.untried, 'mutant')}; --time gives more")
    private = set() if search is None else search.private_cases(killing, selected.chosen, writer.observers)
    kept = [replace(found[n], alike=selected.alike.get(n, 0), private=n in private) for n in selected.chosen]
    return [*kept, *untestable(found, selected.chosen, standing)]


def _achieved(selected: Selected, killing: Killing, has_findings: bool) -> str:
    """What the chosen tests achieve."""
    fewest = "the fewest" if selected.exact else "few, not proved to be the fewest,"
    done = ["cover the same branches"]
    if has_findings:
        done.append("show the same findings")
    killed = [name for name, found in killing.killers.items() if not found.isdisjoint(selected.chosen)]
    if killing.fates:
        done.append(f"kill {len(killed)} of {counted(len(killing.fates), 'mutant')}")
    listed = done[0] if len(done) == 1 else f"{', '.join(done[:-1])} and {done[-1]}"
    text = f"{counted(len(selected.chosen), 'test')}, {fewest} that {listed}"
    alike = killing.count(Fate.ALIKE)
    return f"{text} ({alike} alike on all paths)" if alike else text


def _cuts(hits: Sequence[BoundHit], has_cases: bool) -> list[str]:
    """The bounds that cut paths, without the requested ones on the size of inputs; all of them if no path is left."""
    return [str(hit) for hit in hits if not has_cases or not hit.bound.limits_inputs]


def _description(options: Options, selection: Selection, has_larger: bool) -> str:
    bounds = options.bounds or Bounds()
    which = "one for each of" if selection.all_paths else "the fewest that cover all branches of"
    within = f"with chains up to {bounds.chain} and arrays up to {bounds.array}"
    return f"{which} its paths {within}{', and some with larger ones' if has_larger else ''}; written by Oxpecker"


def _save(written: Written, out: Path | None) -> None:
    """Writes the files or prints them, and reports the number of tests."""
    printed = out is not None and str(out) == "-"
    for name, text in written.files.items():
        if printed:
            helper = {HELPER: "how tests access objects", ANSWERS: "what mocks answer"}.get(Path(name).stem)
            click.echo(f"\n// {name}: {helper}" if helper else f"\n// {name}\n{text}", nl=bool(helper))
        elif out is not None:
            path = out / name
            write_file(path, text)
            click.echo(f"wrote {path}")
    click.echo(f"{counted(written.tests, 'test')}; {_expected(written.failing)}")


def _expected(failing: int) -> str:
    if failing == 0:
        return "all are expected to pass"
    if failing == 1:
        return "1 is expected to fail: it reproduces a finding"
    return f"{failing} are expected to fail: they reproduce findings"


def _run(written: Written, loaded: Loaded, version: int, jars: tuple[Path, ...]) -> TestRun:
    """Compiles and runs the tests."""
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for name, text in written.files.items():
            path = Path(folder) / name
            write_file(path, text)
            paths.append(path)
        try:
            found = find_junit(version, jars)
            return run_tests(sorted(Path(source.name) for source in loaded.java_sources()), paths, version, found)
        except CannotRun as problem:
            raise click.ClickException(str(problem)) from None


def _tell(run: TestRun, expected: Mapping[str, str] | None) -> bool:
    """Reports a run; returns whether exactly the expected tests failed, if that is known."""
    failed = {name: text for name, text, _ in run.failures}
    known = expected if expected is not None else dict.fromkeys(failed, "")
    others = {name for name, _, thrown in run.failures if known.get(name, "nothing") not in ("", thrown)}
    text = f"ran {counted(run.tests, 'test')}: {run.tests - len(failed)} passed, {len(failed)} failed"
    by_finding = len(failed) - len(others) if expected is not None else 0
    which = "" if by_finding == len(failed) else f"{by_finding} of them "
    passed = sorted(set(known) - set(failed))
    missed = f"; {len(passed)} more should have failed" if passed else ""
    click.echo(f"{text}, {which}as expected{missed}" if by_finding else f"{text}{missed}")
    for name in sorted(failed, key=lambda name: (name not in others, name)):
        click.echo(f"  {name}: {failed[name]}{' (not expected)' if name in others else ''}")
    for name in passed:
        click.echo(f"  {name}: passed, although it should reproduce a finding")
    return not others and not passed and (expected is not None or not failed)
