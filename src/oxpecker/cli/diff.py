"""`oxpecker diff`: compares two versions of a Java program."""

from __future__ import annotations

import json
from pathlib import Path

import click

from oxpecker.api.checking import replay_flags
from oxpecker.api.difference_tests import DifferenceTests
from oxpecker.api.differing import VersionDiff
from oxpecker.api.git import NoHistory, texts_at
from oxpecker.api.loading import Loaded, NoSuchMethod, ProgramErrors, load_sources
from oxpecker.api.selection import Selection
from oxpecker.api.watcher import Watcher
from oxpecker.cli.checking import TerminalWatcher, usage_errors
from oxpecker.cli.cluster_option import cluster_option, joined
from oxpecker.cli.interruption import Interruption
from oxpecker.cli.loading import EXIT_FINDING, load
from oxpecker.cli.main import EXIT_INPUT, EXIT_UNKNOWN
from oxpecker.cli.options import checking_options, command_options, language_options, place_flags
from oxpecker.cli.sections import FIRST, SectionedCommand, option
from oxpecker.cli.writing import write_file
from oxpecker.engine import Options
from oxpecker.oox.source import Source
from oxpecker.report.difference import comparison_data, describe_comparison, describe_comparisons
from oxpecker.results.difference import Comparison, MethodComparison
from oxpecker.testgen import Written


@click.command(cls=SectionedCommand)
@click.argument("files", nargs=-1, required=True, metavar="[OLD] NEW", type=click.Path(path_type=Path))
@option("--method", section=FIRST, multiple=True, metavar="NAME", help="Compare only these methods. Can be repeated.")
@option("--since", section=FIRST, metavar="REVISION", help="Compare NEW with itself in a Git revision.")
@option(
    "--against",
    section=FIRST,
    type=click.Path(path_type=Path),
    metavar="REFERENCE",
    help="Compare NEW with a model solution, whose class may have another name; only its methods count.",
)
@option(
    "--format",
    "layout",
    section=FIRST,
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="Output format.",
)
@option(
    "--tests",
    "tests",
    section=FIRST,
    type=click.Path(path_type=Path, file_okay=False),
    metavar="DIRECTORY",
    help="Write JUnit tests that pass on OLD and fail on NEW, one for each difference.",
)
@cluster_option
@checking_options
@command_options("quiet")
@language_options
def diff(
    files: tuple[Path, ...],
    method: tuple[str, ...],
    since: str | None,
    against: Path | None,
    layout: str,
    tests: Path | None,
    cluster: str | None,
    options: Options,
    quiet: bool,
    language: dict[str, str],
) -> None:
    """Compare two versions of a Java program, given as files or folders, method by method.

    Methods belong together if they have the same class, name and parameter types. The others are matched if they have
    moved to another class, or if their code is similar. For each pair, Oxpecker looks for inputs on which the versions
    differ: in the result, in the class of an exception, in what they leave in their arguments, their object and static
    fields, or in what they print. Inputs that violate the precondition of either version do not count. Every difference
    has been replayed on both versions.

    'equal' holds for all inputs; 'equal within bounds' for all inputs up to the sizes that are named.

    Exit codes: 0 no difference; 1 a difference; 2 an error in a program or the command; 3 unknown: no difference was
    found, but not all methods could be compared; 130 interrupted.
    """
    old_place, new_place = _places(files, since, against)
    new = load(new_place, language)
    old = load(old_place, language) if since is None else _at_revision(new_place, since, new, language)
    names = (str(old_place) if since is None else "", str(new_place))
    flags = [*replay_flags(language), *place_flags()]
    with Interruption() as interruption:
        work = VersionDiff(old, new, options, language)
        work.watcher = _watcher(interruption, work, quiet or layout == "json")
        if method:
            work.chosen = _chosen(new, method)
        results: list[MethodComparison] = []
        with usage_errors(), joined(cluster) as pool:
            for result in work.results(pool):
                if against is not None and result.verdict is Comparison.ADDED:
                    continue
                results.append(result)
                if layout == "text":
                    click.echo(describe_comparison(result, *names, flags))
    written = None if tests is None else DifferenceTests(old).written(results)
    if written is not None and tests is not None:
        _save_tests(written, tests, echo=layout == "text")
    if layout == "text":
        click.echo(describe_comparisons(results))
    else:
        methods = [comparison_data(each, *names, flags) for each in results]
        click.echo(json.dumps({"version": 1, "methods": methods}, indent=2))
    raise SystemExit(interruption.code if work.interrupted else _exit_code(results))


def _save_tests(written: Written, folder: Path, echo: bool) -> None:
    """Writes the tests, and tells which differences have none."""
    for name, text in written.files.items():
        write_file(folder / name, text)
        if echo:
            click.echo(f"wrote {folder / name}")
    for each in written.skipped:
        click.echo(f"note: {each.method} has no test: {each.reason}", err=not echo)


def _places(files: tuple[Path, ...], since: str | None, against: Path | None) -> tuple[Path, Path]:
    """The places of the old and the new version."""
    if since is not None and against is not None:
        raise click.UsageError("--since cannot be combined with --against")
    if since is not None or against is not None:
        if len(files) != 1:
            raise click.UsageError("give one file or folder with --since or --against")
        return against or files[0], files[0]
    if len(files) != 2:
        raise click.UsageError("give two files or folders: OLD and NEW")
    return files[0], files[1]


def _watcher(interruption: Interruption, work: VersionDiff, quiet: bool) -> Watcher:
    return TerminalWatcher(interruption, lambda _driver: work.title, quiet)


def _at_revision(place: Path, revision: str, new: Loaded, language: dict[str, str]) -> Loaded:
    """The program at a place as it was in a revision."""
    try:
        texts = texts_at(place, revision, ".java")
    except NoHistory as problem:
        raise click.UsageError(str(problem)) from None
    if not texts:
        raise click.UsageError(f"{place} contains no Java files in {revision}")
    wanted = {str(Path(name)) for name in new.sources}
    # A folder is read without its tests, and so is its former version, except for files that are no longer there.
    kept = {name: text for name, text in texts.items() if str(Path(name)) in wanted or not Path(name).exists()}
    sources = [Source(f"{revision}/{name}", text) for name, text in sorted(kept.items())]
    try:
        return load_sources(sources, language, paths=new.paths)
    except ProgramErrors as errors:
        click.echo(str(errors), err=True)
        raise SystemExit(EXIT_INPUT) from None


def _chosen(new: Loaded, names: tuple[str, ...]) -> frozenset[str]:
    try:
        return frozenset(each.info.key for each in Selection(names, ()).of(new))
    except NoSuchMethod as problem:
        raise click.UsageError(str(problem)) from None


def _exit_code(results: list[MethodComparison]) -> int:
    verdicts = {each.verdict for each in results}
    if Comparison.DIFFERS in verdicts:
        return EXIT_FINDING
    return EXIT_UNKNOWN if Comparison.UNKNOWN in verdicts else 0
