"""The options about how methods are checked: one for each field of `Options`, shared by all commands that check."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import fields
from enum import StrEnum
from functools import wraps
from typing import Any, TypeVar, cast

import click

from oxpecker.cli.sections import FIRST, option
from oxpecker.engine import (
    STRATEGIES,
    Bounds,
    Branches,
    LoopTreatment,
    Options,
    Order,
    PruningKind,
    Races,
    Reduction,
)
from oxpecker.solver import CacheKind, EvaluationLevel, SolverConfiguration, SolverName, StageName

F = TypeVar("F", bound=Callable[..., object])

_BOUNDS = "Bounds (without any they grow until everything is covered)"
_SEARCH = "Search"
_SOLVER = "Formulas"
_MODULAR = "Contracts in place of code"
_MEANING = "Meaning of programs"

_USUAL = Options()
_SOLVING = _USUAL.solver


def _words(values: Iterable[str]) -> click.Choice[str]:
    return click.Choice([str(value) for value in values])


def _bound(name: str, least: int, what: str) -> Callable[[F], F]:
    return option(f"--{name}", section=_BOUNDS, type=click.IntRange(min=least), metavar="N", help=what)


def _choice(name: str, kind: type[StrEnum], usual: StrEnum, section: str, what: str) -> Callable[[F], F]:
    return option(
        f"--{name}",
        section=section,
        type=_words(kind),
        default=usual.value,
        show_default=True,
        help=what,
        callback=lambda _context, _parameter, value: kind(value),
    )


def _switch(name: str, usual: bool, what: str) -> Callable[[F], F]:
    return option(f"--{name}/--no-{name}", section=_SOLVER, default=usual, show_default=True, help=what)


def _seconds(name: str, section: str, usual: float | None, least: float, what: str, field: str) -> Callable[[F], F]:
    return option(
        f"--{name}",
        field,
        section=section,
        type=click.FloatRange(min=least),
        metavar="SECONDS",
        default=usual,
        show_default=True,
        help=what,
    )


def _stages(_context: click.Context, _parameter: click.Parameter, value: str) -> tuple[StageName, ...] | None:
    """The stages of `a,b,c`, in that order; None for auto."""
    if value == "auto":
        return None
    names = [name.strip() for name in value.split(",")]
    known = [stage.value for stage in StageName]
    wrong = [name for name in names if name not in known]
    if wrong:
        raise click.BadParameter(f"there is no stage {wrong[0]!r}; the stages are {', '.join(known)}, or auto alone")
    if len(set(names)) < len(names):
        raise click.BadParameter("each stage at most once")
    return tuple(map(StageName, names))


_DECLARATIONS: tuple[Callable[[Any], Any], ...] = (
    _seconds("time", FIRST, _USUAL.seconds, 0.1, "Time for each method.", "seconds"),
    option(
        "--memory",
        "megabytes",
        section=FIRST,
        type=click.FloatRange(min=1),
        metavar="MB",
        help="Give up on a method when the process uses more.",
    ),
    _bound("array", 0, "Longest array that inputs decide."),
    _bound("chain", 0, "Longest chain of objects from an input (Kiasan's k)."),
    _bound("string", 0, "Longest string that inputs decide."),
    _bound("range", 1, "Most integers that a quantifier ranges over where inputs decide."),
    _bound("decisions", 1, "Most branches of a path that inputs decide."),
    _bound("calls", 1, "Deepest stack of calls."),
    _bound("steps", 1, "Most steps of a path."),
    _bound("threads", 1, "Most threads of a path."),
    _bound("actions", 1, "Most points of a path where one of several threads is chosen."),
    _bound("switches", 0, "Most switches away from a thread that could go on, raised from 0; no reduction then."),
    option(
        "--strategy",
        section=_SEARCH,
        type=_words(STRATEGIES),
        default=_USUAL.strategy,
        show_default=True,
        help="How unknown references are decided about.",
    ),
    _choice("order", Order, _USUAL.order, _SEARCH, "Which path goes on next; of threads, depth-first or random."),
    option(
        "--modular",
        section=_MODULAR,
        is_flag=True,
        help="Replace calls by contracts; methods whose contracts promise nothing are run.",
    ),
    option(
        "--modular-for",
        section=_MODULAR,
        multiple=True,
        metavar="CLASS.METHOD",
        help="Replace calls of this method by its contract (may be repeated).",
    ),
    _choice("loops", LoopTreatment, _USUAL.loops, _MODULAR, "Loops with invariants: by them, or round by round."),
    _choice("races", Races, _USUAL.races, FIRST, "What a data race counts."),
    _choice("reduction", Reduction, _USUAL.reduction, _SEARCH, "Which interleavings of threads are left out."),
    _choice("pruning", PruningKind, _USUAL.pruning, _SEARCH, "How often forks ask whether a path is possible."),
    option("--seed", section=_SEARCH, type=int, default=_USUAL.seed, show_default=True, help="For what is drawn."),
    _choice("solver", SolverName, _SOLVING.solver, _SOLVER, "Who decides formulas."),
    option(
        "--solvers",
        "stages",
        section=_SOLVER,
        metavar="STAGES",
        default="auto",
        show_default=True,
        callback=_stages,
        help="Who is asked one after the other, as intervals,differences,lp,cp,smt; auto learns which of them pay.",
    ),
    option(
        "--without",
        section=_SOLVER,
        type=_words(StageName),
        multiple=True,
        help="Leave a stage out; may be repeated.",
        callback=lambda _context, _parameter, value: frozenset(map(StageName, value)),
    ),
    _choice("branches", Branches, _USUAL.branches, _SEARCH, "Who is asked at branches: all stages, or cheap ones."),
    _seconds("solver-timeout", _SOLVER, _SOLVING.timeout, 0.001, "Time for each question.", "timeout"),
    _choice("evaluation", EvaluationLevel, _SOLVING.evaluation, _SOLVER, "How much expressions are simplified."),
    option(
        "--intervals",
        section=_SOLVER,
        type=click.IntRange(min=0),
        default=_SOLVING.interval_passes,
        show_default=True,
        metavar="PASSES",
        help="Passes of interval inference before a solver is asked.",
    ),
    _choice("cache", CacheKind, _SOLVING.cache, _SOLVER, "What answers are remembered by."),
    _switch("slicing", _SOLVING.slicing, "Ask only about what depends on the question."),
    _switch("model-reuse", _SOLVING.model_reuse, "Try the models found lately first."),
    _switch("cores", _SOLVING.cores, "Ask once more which constraints exclude each other, for the cache."),
    _seconds("head-start", _SOLVER, _SOLVING.head_start, 0.0, "Time a portfolio first tries alone.", "head_start"),
)

_LANGUAGE: tuple[Callable[[Any], Any], ...] = (
    option(
        "--ints",
        section=_MEANING,
        type=_words(["unbounded", "java"]),
        help="Integers without bounds, or of Java's width.",
    ),
    option(
        "--overflow-check",
        section=_MEANING,
        is_flag=True,
        help="Arithmetic that leaves the range of its type is a violation.",
    ),
    option(
        "--exceptions",
        section=_MEANING,
        type=_words(["allowed", "finding"]),
        help="What an exception counts that no clause speaks of.",
    ),
)


def checking_options(command: F) -> F:
    """Gives a command all options about checking, as the one argument `options`."""

    @wraps(command)
    def with_options(**values: Any) -> object:
        options = _options(values)
        return command(options=options, **values)

    return cast(F, _declared(with_options, _DECLARATIONS))


def language_options(command: F) -> F:
    """Gives a command the options about the meaning of programs, as the one argument `language`."""

    @wraps(command)
    def with_language(ints: str | None, overflow_check: bool, exceptions: str | None, **values: Any) -> object:
        chosen = {"ints": ints, "overflow": "check" if overflow_check else None, "exceptions": exceptions}
        return command(language={name: value for name, value in chosen.items() if value is not None}, **values)

    return cast(F, _declared(with_language, _LANGUAGE))


def _declared(command: Any, declarations: tuple[Callable[[Any], Any], ...]) -> Any:
    for declare in reversed(declarations):
        command = declare(command)
    return command


def _options(values: dict[str, Any]) -> Options:
    """Takes what belongs to Options out of the values of a command line."""
    chosen = values["stages"]
    if chosen is not None and not set(chosen) - values["without"]:
        raise click.UsageError("--without leaves no stage of --solvers")
    solver = SolverConfiguration(
        interval_passes=values.pop("intervals"),
        **_taken(
            values,
            "evaluation",
            "slicing",
            "cache",
            "model_reuse",
            "solver",
            "cores",
            "timeout",
            "head_start",
            "stages",
            "without",
        ),
    )
    return Options(
        bounds=_bounds(values),
        solver=solver,
        modular_for=tuple(values.pop("modular_for")),
        **_taken(
            values,
            "modular",
            "loops",
            "strategy",
            "order",
            "reduction",
            "races",
            "pruning",
            "branches",
            "seed",
            "seconds",
            "megabytes",
        ),
    )


def _bounds(values: dict[str, Any]) -> Bounds | None:
    """The bounds a user gives; the others are then wide."""
    given = _taken(values, *(field.name for field in fields(Bounds)))
    chosen = {name: value for name, value in given.items() if value is not None}
    return Bounds(**chosen) if chosen else None


def _taken(values: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: values.pop(name) for name in names}
