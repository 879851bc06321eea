"""`oxpecker svcomp`: answers and scores SV-COMP verification tasks."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import click

from oxpecker.cli.cluster_option import cluster_option, joined
from oxpecker.cli.loading import EXIT_FINDING
from oxpecker.cli.main import EXIT_INPUT, EXIT_INTERRUPTED, EXIT_UNKNOWN
from oxpecker.cli.options import checking_options, command_options
from oxpecker.cli.progress import ProgressLine
from oxpecker.cli.sections import SectionedCommand
from oxpecker.cli.writing import write_file
from oxpecker.cluster import Pool
from oxpecker.engine import Options
from oxpecker.report.quantile import quantile_svg, quantile_text
from oxpecker.solver import SolverMissing, build
from oxpecker.tasks import (
    Answer,
    Outcome,
    Question,
    Task,
    TaskError,
    answer,
    answers,
    describe_grade,
    disagreements,
    find_tasks,
    questions,
    read_property,
    read_task,
    score_csv,
    score_table,
)
from oxpecker.tasks.checking import Watcher
from oxpecker.testgen.running import CannotRun, find_tools

_FILE = click.Path(path_type=Path, dir_okay=False)
_EXISTING = click.Path(path_type=Path, exists=True)


@click.command(cls=SectionedCommand)
@click.argument("task", required=False, type=click.Path(path_type=Path))
@click.option("--property", "property_file", type=_EXISTING, metavar="FILE.prp", help="Answer only this property.")
@click.option(
    "--input",
    "inputs",
    multiple=True,
    type=_EXISTING,
    metavar="PATH",
    help="Java file or directory to use instead of a task definition. Can be repeated. Needs --property.",
)
@click.option(
    "--bounded-true",
    is_flag=True,
    help="Answer 'true' if no violation was found within the bounds. A wrong 'true' costs 32 points.",
)
@click.option("--witness", type=_FILE, metavar="FILE.yml", help="Write a witness (format 2.0) for one property.")
@click.option(
    "--confirm",
    type=click.Choice(["jvm"]),
    help="Compile the task with the values of each violation and run it: a JVM must throw the same exception, or the "
    "answer is unknown. Needs a JDK.",
)
@click.option("--csv", "csv_file", type=_FILE, metavar="FILE.csv", help="Write one CSV line per answer.")
@click.option("--plot", type=_FILE, metavar="FILE.svg", help="Draw the quantile plot.")
@click.option(
    "--jobs",
    type=click.IntRange(min=1),
    default=1,
    show_default=True,
    metavar="N",
    help="Number of parallel processes.",
)
@cluster_option
@checking_options
@command_options("quiet")
def svcomp(
    task: Path | None,
    property_file: Path | None,
    inputs: tuple[Path, ...],
    bounded_true: bool,
    witness: Path | None,
    confirm: str | None,
    csv_file: Path | None,
    plot: Path | None,
    jobs: int,
    cluster: str | None,
    options: Options,
    quiet: bool,
) -> None:
    """Solve the verification task in TASK (a task definition in format 2.0), or all tasks below a directory.

    The first line for a task is the verdict: true, false(assert), false(no-runtime-exception), false(no-deadlock),
    or unknown with a reason. Then follow an explanation, and the score if the expected verdict is known. A
    directory gives a table.

    Exit codes for a task: 0 true, 1 false, 3 unknown. For a directory: 0, or 1 if an answer is wrong. For both: 2
    an error in a task, a program or the command; 130 interrupted.
    """
    try:
        tasks, errors = _tasks(task, property_file, inputs)
        for error in errors:
            click.echo(str(error), err=True)
        if confirm is not None:
            find_tools("--confirm")
        given = (options, bounded_true, witness is not None, confirm is not None)
        asked = [each for one in tasks for each in questions(one, *given)]
        if not asked:
            raise TaskError(f"{task}: error: the task has no property to answer")
        if witness is not None and len(asked) > 1:
            raise click.UsageError("--witness needs a single property of a single task; choose it with --property")
        _look_for_solver(options)
        many = task is not None and task.is_dir()
        if cluster is not None and not many:
            raise click.UsageError("--cluster needs a folder of tasks")
        if many:
            with joined(cluster) as pool:
                outcomes = _answer_many(asked, jobs, quiet, pool)
        else:
            outcomes = [_answer_one(each, len(asked) > 1, quiet) for each in asked]
    except CannotRun as problem:
        raise click.UsageError(str(problem)) from None
    except TaskError as error:
        click.echo(str(error), err=True)
        raise SystemExit(2) from None
    complete = len(outcomes) == len(asked)
    if many:
        _report(outcomes, plot)
    _write(witness, outcomes[0].witness if outcomes else "")
    _write(csv_file, score_csv(outcomes))
    if not complete:
        raise SystemExit(EXIT_INTERRUPTED)
    raise SystemExit(_code_of_many(outcomes, bool(errors)) if many else _code_of_task(outcomes))


def _tasks(
    path: Path | None, property_file: Path | None, inputs: tuple[Path, ...]
) -> tuple[list[Task], list[TaskError]]:
    """The tasks on the command line, each with only the requested property; and errors in others of the folder."""
    wanted = None if property_file is None else read_property(property_file)
    if (path is None) == (not inputs):
        raise click.UsageError("give a task or a folder of tasks, or --input and --property")
    if path is None:
        if wanted is None:
            raise click.UsageError("--input needs --property")
        return [Task(", ".join(map(str, inputs)), inputs, (wanted,))], []
    tasks, errors = _read_tasks(path)
    if wanted is None:
        return tasks, errors
    chosen = [
        replace(each, properties=tuple(p for p in each.properties if p.text.split() == wanted.text.split()))
        for each in tasks
    ]
    if path.is_dir():
        return chosen, errors
    # A task can be checked against a property that it does not list, but then has no expected verdict.
    return [replace(chosen[0], properties=chosen[0].properties or (wanted,))], errors


def _read_tasks(path: Path) -> tuple[list[Task], list[TaskError]]:
    """The tasks in a file or below a folder. An error in one of several tasks leaves the others."""
    files = find_tasks(path) if path.is_dir() else [path]
    if not files:
        raise TaskError(f"{path}: error: no task definition in this folder")
    tasks: list[Task] = []
    errors: list[TaskError] = []
    for file in files:
        try:
            tasks.append(read_task(file))
        except TaskError as error:
            errors.append(error)
    if not tasks:
        raise TaskError("\n".join(map(str, errors)))
    return tasks, errors


def _look_for_solver(options: Options) -> None:
    try:
        build(options.solver).close()
    except SolverMissing as missing:
        raise click.UsageError(str(missing)) from None


def _answer_one(question: Question, named: bool, quiet: bool) -> Outcome:
    line = ProgressLine(question.task, quiet)
    try:
        outcome = answer(question, line.show)
    finally:
        line.clear()
    click.echo(f"{outcome.asked}: {outcome.verdict}" if named else outcome.verdict)
    for each in outcome.explanation:
        click.echo(f"  {each}")
    if outcome.expected is not None:
        click.echo(describe_grade(outcome))
    return outcome


def _answer_many(asked: list[Question], jobs: int, quiet: bool, pool: Pool | None) -> list[Outcome]:
    """The outcomes in the order of the tasks; after Ctrl-C, those found so far."""
    found: dict[int, Outcome] = {}
    line = ProgressLine(f"{len(asked)} answers", quiet)

    def watch(position: int) -> Watcher:
        return ProgressLine(f"{position + 1} of {len(asked)}: {asked[position].task}", quiet).show

    try:
        several = answers(asked, jobs, watch) if pool is None else answers(asked, 0, pool=pool)
        for position, outcome in several:
            found[position] = outcome
            line.say(f"{len(found)} done, score {sum(each.score for each in found.values())}")
    except KeyboardInterrupt:
        click.echo("oxpecker: interrupted", err=True)
    finally:
        line.clear()
    return [found[position] for position in sorted(found)]


def _report(outcomes: list[Outcome], plot: Path | None) -> None:
    times = {"solved": sorted(each.seconds for each in outcomes if each.is_solved)}
    click.echo(score_table(outcomes))
    against = disagreements(outcomes)
    if against:
        click.echo("\n" + "\n".join(against))
    if times["solved"]:
        click.echo("\n" + quantile_text(times))
    _write(plot, quantile_svg(times))


def _write(file: Path | None, text: str) -> None:
    if file is None or not text:
        return
    write_file(file, text)


def _code_of_task(outcomes: list[Outcome]) -> int:
    found = {each.answer for each in outcomes}
    if Answer.FALSE in found:
        return EXIT_FINDING
    return EXIT_UNKNOWN if Answer.UNKNOWN in found else 0


def _code_of_many(outcomes: list[Outcome], has_errors: bool) -> int:
    if any(each.is_wrong for each in outcomes):
        return EXIT_FINDING
    return EXIT_INPUT if has_errors else 0
