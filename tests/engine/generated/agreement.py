"""What must agree: the engine with the interpreter, and the engine with itself however it is set up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from time import monotonic
from typing import Any

from oxpecker import terms
from oxpecker.engine import STRATEGIES, Bounds, Explorer, Options, PathEnd
from oxpecker.engine.checking import MethodCheck
from oxpecker.engine.concurrency.interleaving import Interleavings
from oxpecker.engine.counterexamples.inputs import NotConstructible
from oxpecker.engine.counterexamples.replay import Replay
from oxpecker.engine.counterexamples.shrinking import Inputs
from oxpecker.engine.counterexamples.smallest import model_of
from oxpecker.engine.options import Branches, Merging, Order, PruningKind
from oxpecker.engine.path.endings import Cut, Excluded, GaveUp, Returned, Threw, Violated
from oxpecker.engine.path.requests import Unsupported
from oxpecker.limits import Budget, LimitReached, Watch
from oxpecker.oox import interpreter as concrete
from oxpecker.oox import typed
from oxpecker.oox.source import BUILT_IN, Span
from oxpecker.oox.types import BOOL, INTEGRAL
from oxpecker.solver import (
    CacheKind,
    EvaluationLevel,
    Solver,
    SolverConfiguration,
    SolverName,
    StageName,
    Unsatisfiable,
    available,
    build,
)
from oxpecker.solver.configuration import has_constraint_solver
from oxpecker.terms import Term
from tests.engine.generated.heaps import Small, had_broken_invariants, small_runs

STAGES = (
    (StageName.SMT,),
    (StageName.INTERVALS, StageName.SMT),
    (StageName.DIFFERENCES, StageName.SMT),
    (StageName.LP, StageName.SMT),
    (StageName.CP, StageName.SMT),
    (StageName.LOCAL, StageName.SMT),
    (StageName.INTERVALS, StageName.DIFFERENCES, StageName.LP, StageName.CP, StageName.SMT),
)
"""Sequences of solvers: each stage before SMT, and all."""


def sequences() -> list[tuple[StageName, ...]]:
    """Those of which all stages are installed."""
    missing = set() if has_constraint_solver() else {StageName.LP, StageName.CP}
    return [each for each in STAGES if not missing.intersection(each)]


BOUNDS = Bounds(decisions=60, calls=30, chain=2, array=2, steps=50_000)
Place = tuple[str, Span]
"""What is broken and where."""


@dataclass(frozen=True, slots=True)
class Setup:
    """A name and a way to check methods."""

    axis: str
    name: str
    options: Options
    terms: terms.Level = terms.Level.EXTENDED

    def __str__(self) -> str:
        return f"{self.axis}: {self.name}"


@cache
def setups() -> tuple[Setup, ...]:
    """The usual way first, then every value of every axis alone."""
    usual = Options(BOUNDS, most_findings=None)
    configuration = SolverConfiguration()
    found = [Setup("usual", "usual", usual)]
    found += [Setup("strategy", name, replace(usual, strategy=name)) for name in STRATEGIES if name != usual.strategy]
    found += [Setup("order", order, replace(usual, order=order)) for order in Order if order is not usual.order]
    found += [Setup("pruning", kind, replace(usual, pruning=kind)) for kind in PruningKind if kind is not usual.pruning]
    solvers: dict[str, SolverConfiguration] = {
        **{
            f"evaluation {e}": replace(configuration, evaluation=e)
            for e in EvaluationLevel
            if e != configuration.evaluation
        },
        **{f"{n} interval passes": replace(configuration, interval_passes=n) for n in (0, 2)},
        **{f"cache {c}": replace(configuration, cache=c) for c in CacheKind if c is not configuration.cache},
        "no slicing": replace(configuration, slicing=False),
        "no model reuse": replace(configuration, model_reuse=False),
        **{name: replace(configuration, solver=name, stages=(StageName.SMT,)) for name in available()},
        "bare": SolverConfiguration(
            EvaluationLevel.NONE, False, 0, CacheKind.OFF, False, SolverName.Z3, stages=(StageName.SMT,)
        ),
    }
    found += [Setup("solver", name, replace(usual, solver=each)) for name, each in solvers.items()]
    found += [
        Setup("stages", ",".join(each), replace(usual, solver=replace(configuration, stages=each)))
        for each in sequences()
    ]
    cheap = replace(usual, branches=Branches.CHEAP, solver=replace(configuration, stages=sequences()[-1]))
    found.append(Setup("stages", "cheap ones at branches", cheap))
    found += [Setup("terms", level.value, usual, level) for level in terms.Level if level is not terms.Level.EXTENDED]
    found.append(Setup("merging", "always", replace(usual, merging=Merging.ALWAYS)))
    for name in STRATEGIES:
        unpruned = replace(usual, strategy=name, pruning=PruningKind.NEVER, order=Order.RANDOM)
        found.append(Setup("mixed", f"{name}, random order, never pruned", unpruned))
    return tuple(found)


@cache
def solver_of(configuration: SolverConfiguration) -> Solver:
    """One solver for each configuration."""
    return build(configuration)


@dataclass(slots=True)
class Outcome:
    """What a check with one setup said."""

    places: set[Place] = field(default_factory=set)
    ends: Counter[str] = field(default_factory=Counter)
    bounds: set[str] = field(default_factory=set)
    unknown: str = ""
    """Why not everything was explored."""
    defect: str = ""
    """What must never happen."""
    seconds: float = 0.0

    @property
    def verdict(self) -> str:
        """In a word."""
        if self.places:
            return "invalid"
        if self.unknown:
            return "unknown"
        return "valid-within-bounds" if self.bounds else "valid"


def check(
    program: typed.Program, method: typed.Method, setup: Setup, seconds: float, bounds: Bounds = BOUNDS
) -> Outcome:
    """Explores a method completely within the bounds; every end of a path is compared with the run of its input.

    The seconds are those of a current machine, and are counted: a slower one explores the same.
    """
    found, begun = Outcome(), monotonic()
    options = replace(setup.options, seconds=600, effort=seconds, bounds=bounds)
    with terms.evaluation(setup.terms):
        solver = solver_of(options.solver)
        watch = Watch(looks=Budget.of_time(seconds).units)
        session = MethodCheck(program, method, solver, options, {})
        if options.merging is Merging.ALWAYS:
            session.merge()
        explorer = Explorer(session.code, bounds, solver, options, watch)
        ways = Interleavings(explorer) if session.code.forking else explorer
        try:
            for end in ways.paths(session.explored):
                _take(session, explorer, end, found)
        except LimitReached as limit:
            found.unknown = str(limit)
        except Unsupported as missing:
            found.unknown = missing.what
        except NotConstructible as large:
            found.unknown = str(large)
        except Exception as error:
            found.defect = f"{type(error).__name__}: {error}"
    found.bounds = {hit.bound for hit in explorer.log.hits.values()}
    found.seconds = monotonic() - begun
    return found


def _take(session: MethodCheck, explorer: Explorer, end: PathEnd, found: Outcome) -> None:
    ending = end.ending
    found.ends[type(ending).__name__] += 1
    if isinstance(ending, GaveUp):
        found.unknown = ending.reason
    if isinstance(ending, (GaveUp, Cut)):
        return
    replay = session.replay
    known = model_of(explorer, end.state)
    if known is None:
        found.unknown = "the solver gave no values"
    if known is None or isinstance(known, Unsatisfiable):
        return
    run = replay.run(replay.interpreter, Inputs(explorer, end.state, known[1]))
    if isinstance(run.outcome, concrete.Unsupported):
        found.unknown = run.outcome.what
        return
    finding = replay.finding(run)
    if finding is not None:
        found.places.add((finding.kind, finding.span))
    problem = _difference(replay, end, known[1], run)
    if problem:
        found.defect = f"the input ({', '.join(run.arguments)}) {problem}"


def _difference(replay: Replay, end: PathEnd, model: Any, run: concrete.Run) -> str:
    """How the run of a path's input differs from the path."""
    ending, outcome = end.ending, run.outcome
    if isinstance(outcome, concrete.Exhausted):
        return ""
    expected = type(ending).__name__
    if isinstance(ending, Excluded) and getattr(outcome, "kind", "") == "invariant":
        return ""  # The engine assumes the invariants of the receiver; a run checks them.
    if isinstance(ending, Excluded) and had_broken_invariants(replay.interpreter, _others(replay)):
        return ""  # The engine assumes the invariants of arguments, too.
    if isinstance(ending, Excluded) and ending.span.file.startswith(BUILT_IN):
        return ""  # Of such parts nothing can be made in the library.
    if type(outcome).__name__ != expected:
        return f"{type(outcome).__name__.lower()}, but its path {expected.lower()}"
    if isinstance(ending, Threw) and isinstance(outcome, concrete.Threw):
        return "" if outcome.exception.cls.name == ending.exception else f"threw {outcome.exception.cls.name}"
    if isinstance(ending, Violated) and isinstance(outcome, concrete.Violated):
        # The engine evaluates all preconditions or invariants at once, and does not tell which one is broken.
        together = ending.kind in ("requires", "invariant")
        same = str(outcome.kind) == ending.kind and (together or outcome.span == ending.span)
        return "" if same else f"violates {outcome.kind} at {outcome.span}, but its path {ending.kind} at {ending.span}"
    if isinstance(ending, Returned) and isinstance(outcome, concrete.Returned):
        t = replay.method.info.return_type
        if t in INTEGRAL or t == BOOL:
            if isinstance(ending.value, Term) and any(variable not in model for variable in ending.value.variables):
                return ""  # What a path does not speak of is chosen when its input is made.
            value = terms.evaluate(ending.value, model) if isinstance(ending.value, Term) else ending.value
            return "" if value == outcome.value else f"returned {outcome.value}, but its path {value}"
    return ""


def _others(replay: Replay) -> list[Any]:
    """The arguments, without the receiver."""
    return [value for name, value, _ in replay.roots(at_entry=True) if name != "this"]


def violations(program: typed.Program, method: typed.Method, small: Small | None = None) -> dict[Place, str]:
    """What small inputs break, each with one that does."""
    found: dict[Place, str] = {}
    replay = Replay(program, method, 1, {})
    for run in small_runs(program, method, small):
        finding = replay.finding(run)
        if finding is not None:
            found.setdefault((finding.kind, finding.span), finding.call)
    return found


def missed(broken: dict[Place, str], outcome: Outcome) -> Iterator[str]:
    """What small inputs break and a complete exploration did not find."""
    if outcome.unknown:
        return
    for (kind, span), call in broken.items():
        if (kind, span) not in outcome.places:
            yield f"{call} violates {kind} at {span}, which was not found; the verdict is {outcome.verdict}"


def difference(usual: Outcome, other: Outcome, setup: Setup) -> str:
    """How two explorations disagree; empty if they do not."""
    if usual.unknown or other.unknown:
        return ""
    if setup.options.strategy != Options().strategy or setup.axis in ("terms", "merging"):
        # Strategies meet bounds in different places, and so does what is not simplified or merged: a size that is not
        # seen to be one number may be beyond them. Who met no bound must have found everything.
        lacking = (other.places - usual.places and not usual.bounds) or (
            usual.places - other.places and not other.bounds
        )
        return f"{_names(usual.places)} and {_names(other.places)}" if lacking else ""
    if usual.places != other.places:
        return f"{_names(usual.places)} and {_names(other.places)}"
    if setup.options.pruning is not Options().pruning and "decisions" in usual.bounds & other.bounds:
        return ""  # What a question has decided is no decision later: the bound cuts elsewhere.
    one, two = dict(sorted(usual.ends.items())), dict(sorted(other.ends.items()))
    return "" if one == two else f"{one} and {two} paths"


def _names(places: set[Place]) -> str:
    return ", ".join(sorted(f"{kind} {span.line}" for kind, span in places)) or "nothing"
