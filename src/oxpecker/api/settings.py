"""The settings table: the name, type, default, help text and field of every option for checking."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from dataclasses import fields, replace
from enum import StrEnum
from typing import Any

from oxpecker.api.setting import Holder, Kind, Setting, WrongValue
from oxpecker.engine import (
    STRATEGIES,
    Bounds,
    Branches,
    Edge,
    LoopTreatment,
    MemoryModel,
    Merging,
    Options,
    Order,
    PruningKind,
    Races,
    Reduction,
    Statics,
)
from oxpecker.java.kinds import MissingClasses
from oxpecker.java.release import RELEASES
from oxpecker.oox.claims import Fact
from oxpecker.oox.dialects import Dialect, Parameters
from oxpecker.solver import CacheKind, EvaluationLevel, SolverName, StageName

__all__ = [
    "BY_NAME",
    "SETTINGS",
    "Holder",
    "Kind",
    "NoSuchSetting",
    "Setting",
    "WrongValue",
    "changed",
    "flags",
    "from_arguments",
    "meaning",
    "setting",
]


class NoSuchSetting(LookupError):
    """An unknown option; the text suggests a similar one."""


_FIRST = "Options"
_BOUNDS = "Bounds (if you give none, Oxpecker raises them step by step)"
_SEARCH = "Search"
_SOLVER = "Formulas"
_MODULAR = "Contracts in place of code"
_MEANING = "Meaning of programs"
_PLACES = "Java projects"
_TERMINAL = "Terminal"

_USUAL = Options()


def _bound(name: str, least: int, what: str) -> Setting:
    return Setting(name, Kind.NUMBER, Holder.BOUNDS, name, None, _BOUNDS, what, least, metavar="N")


def _choice(name: str, kind: type[StrEnum], section: str, what: str, holder: Holder = Holder.OPTIONS) -> Setting:
    usual = getattr(_USUAL.solver if holder is Holder.SOLVER else _USUAL, name)
    return Setting(name, Kind.WORD, holder, name, usual, section, what, words=tuple(kind))


def _solver(name: str, kind: Kind, what: str, field: str = "", **others: Any) -> Setting:
    field = field or name.replace("-", "_")
    return Setting(name, kind, Holder.SOLVER, field, getattr(_USUAL.solver, field), _SOLVER, what, **others)


def _option(name: str, kind: Kind, section: str, what: str, field: str = "", **others: Any) -> Setting:
    field = field or name.replace("-", "_")
    return Setting(name, kind, Holder.OPTIONS, field, getattr(_USUAL, field), section, what, **others)


def _meaning(name: str, kind: Kind, what: str, field: str, words: tuple[str, ...] = ()) -> Setting:
    usual = False if kind is Kind.SWITCH else None
    return Setting(name, kind, Holder.PROGRAM, field, usual, _MEANING, what, words=words)


def _place(name: str, what: str) -> Setting:
    return Setting(name, Kind.PATHS, Holder.PLACES, name.replace("-", "_"), (), _PLACES, what, metavar="PATH")


def _command(name: str, kind: Kind, section: str, usual: Any, what: str, **others: Any) -> Setting:
    return Setting(name, kind, Holder.COMMAND, name.replace("-", "_"), usual, section, what, **others)


_SECONDS: Mapping[str, str] = {"metavar": "SECONDS"}
_INTS_HELP = "Integer arithmetic: unbounded integers, or Java's two's complement."
_RELEASE_HELP = (
    "Release of Java: constructs, classes and members of later releases are errors. Default: as the build file says, "
    "otherwise the newest known one."
)
_MISSING_HELP = "Java classes without source: open (calls return anything and change nothing), or errors."

SETTINGS: tuple[Setting, ...] = (
    _option(
        "time",
        Kind.AMOUNT,
        _FIRST,
        "Time limit for each method. If you set it, reading a file counts towards the first method, or "
        "towards --budget.",
        "seconds",
        least=0.1,
        **_SECONDS,
    ),
    _option(
        "memory",
        Kind.AMOUNT,
        _FIRST,
        "Memory limit of the process. A method that needs more is reported as unknown.",
        "megabytes",
        least=1,
        metavar="MB",
    ),
    _bound("array", 0, "Longest input array to try."),
    _bound("chain", 0, "Longest chain of objects that starts at an input (Kiasan's k)."),
    _bound("string", 0, "Longest input string to try."),
    _bound("range", 1, "Maximum number of integers in the range of a quantifier, if the range depends on inputs."),
    _bound("decisions", 1, "Maximum number of input-dependent branches on one path."),
    _bound("calls", 1, "Maximum depth of the call stack."),
    _bound("steps", 1, "Maximum number of steps on one path."),
    _bound("threads", 1, "Maximum number of threads on one path."),
    _bound("actions", 1, "Maximum number of scheduling decisions on one path."),
    _bound(
        "switches",
        0,
        "Maximum number of preemptive context switches. Tried from 0 upwards, without partial-order reduction.",
    ),
    _option(
        "strategy", Kind.WORD, _SEARCH, "How unknown references are initialised.", words=tuple(map(str, STRATEGIES))
    ),
    _choice(
        "order", Order, _SEARCH, "Which path to continue first. Programs with threads support depth-first and random."
    ),
    _option(
        "modular",
        Kind.SWITCH,
        _MODULAR,
        "Replace each call by the contract of the method. Methods without a postcondition are executed.",
    ),
    _option(
        "modular-for",
        Kind.NAMES,
        _MODULAR,
        "Replace calls of this method by its contract. Can be repeated.",
        metavar="CLASS.METHOD",
    ),
    _choice(
        "loops",
        LoopTreatment,
        _MODULAR,
        "How to handle loops that have an invariant: by the invariant, or by unrolling.",
    ),
    _option(
        "termination",
        Kind.SWITCH,
        _FIRST,
        "Also prove that every run ends. A method is valid only if each of its loops and recursions has a measure.",
    ),
    _option(
        "null-inputs",
        Kind.SWITCH,
        _FIRST,
        "Report null arguments and exceptions thrown on purpose as findings, also in methods without a contract.",
    ),
    _choice(
        "edge",
        Edge,
        _FIRST,
        "Numbers on which a method without a contract fails: findings, or conditions on callers where possible.",
    ),
    _choice("races", Races, _FIRST, "How to report data races."),
    _option(
        "memory-model",
        Kind.WORD,
        _FIRST,
        "What threads see of each other's writes: always the last one (sc), or what the Java memory model allows.",
        words=tuple(MemoryModel),
    ),
    _choice(
        "statics",
        Statics,
        _FIRST,
        "Values of mutable static fields when a method other than main starts: any value, or the initial value.",
    ),
    _choice("reduction", Reduction, _SEARCH, "Partial-order reduction: which redundant thread interleavings to skip."),
    _choice(
        "merging",
        Merging,
        _SEARCH,
        "Whether to merge paths that differ only in values. auto merges if there are many and you set no bounds.",
    ),
    _choice("pruning", PruningKind, _SEARCH, "How often to ask the solver whether a new path is feasible."),
    _option("seed", Kind.NUMBER, _SEARCH, "Seed of all random choices."),
    _choice("solver", SolverName, _SOLVER, "SMT solver to use.", Holder.SOLVER),
    _solver(
        "solvers",
        Kind.STAGES,
        "Solver stages, in order, such as intervals,differences,lp,cp,local,smt. auto learns which pay off.",
        "stages",
        words=tuple(StageName),
        metavar="STAGES",
    ),
    _solver("without", Kind.SOME_STAGES, "Skip this solver stage. Can be repeated.", words=tuple(StageName)),
    _choice("branches", Branches, _SEARCH, "Which solver stages decide whether a branch is feasible."),
    _solver("solver-timeout", Kind.AMOUNT, "Time limit for each solver query.", "timeout", least=0.001, **_SECONDS),
    _choice("evaluation", EvaluationLevel, _SOLVER, "How far to simplify expressions.", Holder.SOLVER),
    _solver(
        "intervals",
        Kind.NUMBER,
        "Passes of interval inference before each solver query.",
        "interval_passes",
        least=0,
        metavar="PASSES",
    ),
    _choice(
        "cache",
        CacheKind,
        _SOLVER,
        "How the cache recognises a query: by its exact formula, or by its normal form.",
        Holder.SOLVER,
    ),
    _solver("slicing", Kind.SWITCH, "Send only those constraints to the solver that share variables with the query."),
    _solver("model-reuse", Kind.SWITCH, "Try recently found models before asking the solver."),
    _solver("cores", Kind.SWITCH, "Compute unsat cores, so that the cache can answer more queries."),
    _solver(
        "paranoid",
        Kind.SWITCH,
        "Believe that a query is unsatisfiable only if a second solver confirms it. What is not confirmed is unknown.",
    ),
    _solver("head-start", Kind.AMOUNT, "Time that the first solver of a portfolio runs alone.", least=0.0, **_SECONDS),
    _meaning("ints", Kind.WORD, _INTS_HELP, "ints", ("unbounded", "java")),
    _meaning(
        "dialect",
        Kind.WORD,
        "Dialect of OOX: Koppier's, or Jip's. By default, the program's options or its constructs decide.",
        "dialect",
        tuple(Dialect),
    ),
    _meaning(
        "parameters",
        Kind.WORD,
        "Value of a parameter in a postcondition if the body assigns it: on entry (JML), or on exit (Koppier).",
        "parameters",
        tuple(Parameters),
    ),
    _meaning("missing", Kind.WORD, _MISSING_HELP, "missing", tuple(MissingClasses)),
    _meaning("release", Kind.WORD, _RELEASE_HELP, "release", tuple(map(str, RELEASES))),
    _meaning("overflow-check", Kind.SWITCH, "Report arithmetic overflow as a finding.", "overflow"),
    _meaning(
        "exceptions",
        Kind.WORD,
        "How to report uncaught exceptions that no clause allows or forbids.",
        "exceptions",
        ("allowed", "finding"),
    ),
    _meaning(
        "facts",
        Kind.WORD,
        "Which facts inferred about the program may exclude inputs: all of them, none, or one kind.",
        "facts",
        ("all", "none", *(str(fact) for fact in Fact)),
    ),
    _place(
        "classpath",
        "Jars and folders of class files with the classes that the program uses, separated by ':' (Windows: ';').",
    ),
    _place(
        "source-roots",
        "Folders in which packages start, separated like the class path. By default, build files tell.",
    ),
    Setting(
        "with-tests", Kind.SWITCH, Holder.PLACES, "with_tests", False, _PLACES, "Check the tests of a project, too."
    ),
    _command(
        "max-findings",
        Kind.NUMBER,
        _FIRST,
        None,
        "Stop the run after N causes of findings: the same place and reason count once.  [default: one per method]",
        least=1,
        metavar="N",
    ),
    _command(
        "jobs",
        Kind.NUMBER,
        _FIRST,
        None,
        "Number of processes for methods and parts of them. Results do not depend on it.  [default: all processors]",
        least=1,
        metavar="N",
    ),
    _command(
        "budget",
        Kind.AMOUNT,
        _FIRST,
        None,
        "Minutes for all methods together: a little for each of them first, then more for those that are not settled.",
        least=0.01,
        metavar="MINUTES",
    ),
    _command(
        "exclude",
        Kind.NAMES,
        _FIRST,
        (),
        "Do not check these methods, or the methods of these files. May contain * and ?. Can be repeated.",
        metavar="PATTERN",
    ),
    _command("statistics", Kind.SWITCH, _FIRST, False, "Print statistics: time, memory, paths, solver queries."),
    _command(
        "explain",
        Kind.SWITCH,
        _FIRST,
        False,
        "Print how each verdict was reached: invariants at their loops, contracts, lemmas, the turns of strategies.",
    ),
    _command(
        "baseline",
        Kind.FILE,
        _FIRST,
        None,
        "File with known findings. Only new findings are shown and affect the exit code.",
        metavar="FILE",
    ),
    _command(
        "store",
        Kind.PLACE,
        _FIRST,
        None,
        "Cache results here and reuse those of unchanged methods: a directory, or a URL that others share "
        "(sqlite:///FILE, file:///DIRECTORY, postgresql://HOST/DATABASE, s3://BUCKET).",
        metavar="PLACE",
    ),
    _command(
        "fail-on",
        Kind.WORD,
        _FIRST,
        "finding",
        "What makes the exit code other than 0: findings only, also 'unknown' (3), or also 'valid within bounds' (4).",
        words=("finding", "unknown", "bounds"),
    ),
    _command(
        "quiet",
        Kind.SWITCH,
        _TERMINAL,
        False,
        "Show no progress. 'check' prints only results that cause an exit code other than 0.",
    ),
    _command(
        "color",
        Kind.WORD,
        _TERMINAL,
        "auto",
        "When to use colours. auto means: on a terminal, unless NO_COLOR is set.",
        words=("auto", "always", "never"),
    ),
)
"""All settings, in the order of the help."""

BY_NAME: Mapping[str, Setting] = {setting.name: setting for setting in SETTINGS}
_BY_FIELD: Mapping[str, Setting] = {setting.field: setting for setting in SETTINGS}
_OTHER_FIELDS = frozenset(field.name for field in fields(Options)) - set(_BY_FIELD) - {"bounds"}
"""Options that can only be set from Python."""


def setting(name: str, among: Iterable[Setting] = SETTINGS) -> Setting:
    """The setting with this name (- and _ are equivalent); raises NoSuchSetting, with a similar name."""
    known = {each.name: each for each in among}
    found = known.get(name.replace("_", "-"))
    if found is None:
        from difflib import get_close_matches  # slow to import

        near = get_close_matches(name.replace("_", "-").lower(), known, 1)
        raise NoSuchSetting(f"no such option: '{name}'" + (f"; did you mean '{near[0]}'?" if near else ""))
    return found


def changed(options: Options, values: Mapping[str, Any]) -> Options:
    """Options with some settings changed, by name; given bounds are added to the previous ones.

    Raises WrongValue if values are incompatible.
    """
    bounds: dict[str, Any] = {}
    solver: dict[str, Any] = {}
    plain: dict[str, Any] = {}
    holders = {Holder.BOUNDS: bounds, Holder.SOLVER: solver, Holder.OPTIONS: plain}
    for name, value in values.items():
        each = BY_NAME[name]
        if each.of_methods:
            holders[each.holder][each.field] = value
    stages = solver.get("stages", options.solver.stages)
    if stages is not None and not set(stages) - solver.get("without", options.solver.without):
        raise WrongValue("--without removes all stages of --solvers")
    if bounds:
        plain["bounds"] = replace(options.bounds or Bounds(), **bounds)
    if solver:
        plain["solver"] = replace(options.solver, **solver)
    return replace(options, **plain) if plain else options


def meaning(values: Mapping[str, Any]) -> dict[str, str]:
    """The settings for the semantics of programs, in the form of a program's own options."""
    words = {True: "check", False: "ignore"}
    return {
        each.field: words[values[each.name]] if each.kind is Kind.SWITCH else str(values[each.name])
        for each in SETTINGS
        if each.holder is Holder.PROGRAM and each.name in values
    }


def flags(setting: Setting, value: Any) -> list[str]:
    """The setting as command-line options."""
    if setting.kind is Kind.SWITCH:
        return [f"--{setting.name}" if value else f"--no-{setting.name}"]
    if setting.kind is Kind.STAGES:
        return [f"--{setting.name}", "auto" if value is None else ",".join(value)]
    if setting.kind is Kind.PATHS:
        return [f"--{setting.name}", os.pathsep.join(value)]
    if setting.kind in (Kind.NAMES, Kind.SOME_STAGES):
        value = sorted(value) if setting.kind is Kind.SOME_STAGES else value
        return [word for each in value for word in (f"--{setting.name}", str(each))]
    return [f"--{setting.name}", f"{value:g}" if setting.kind is Kind.AMOUNT else str(value)]


def from_arguments(arguments: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Splits keyword arguments into settings and fields of `Options` that have no setting; raises TypeError for
    others.

    An argument is named after its setting (`solver_timeout`) or after the field that holds it (`timeout`).
    """
    values: dict[str, Any] = {}
    others: dict[str, Any] = {}
    for name, value in arguments.items():
        if name in _OTHER_FIELDS:
            others[name] = value
            continue
        try:
            found = _BY_FIELD.get(name) or setting(name)
            if name == "overflow" and isinstance(value, str):
                value = value == "check"
            values[found.name] = None if value is None else found.read(value)
        except (NoSuchSetting, WrongValue) as wrong:
            raise TypeError(str(wrong)) from None
    return values, others
