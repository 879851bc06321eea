"""What must agree: the interpreter under all schedules, and the engine with each reduction."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from oxpecker import terms
from oxpecker.engine import Bounds, MemoryModel, Options, PathEnd
from oxpecker.engine.checking import MethodCheck
from oxpecker.engine.concurrency.interleaving import Interleavings
from oxpecker.engine.counterexamples.replay import NO_PATH
from oxpecker.engine.counterexamples.shrinking import Inputs
from oxpecker.engine.counterexamples.smallest import model_of
from oxpecker.engine.explore.explorer import Explorer
from oxpecker.engine.options import Reduction, Statics
from oxpecker.engine.path import endings as ends
from oxpecker.limits import Budget, LimitReached, Watch
from oxpecker.oox import interpreter as concrete
from oxpecker.oox import typed
from oxpecker.solver import Unsatisfiable
from oxpecker.terms import Term
from tests.engine.generated.agreement import solver_of
from tests.engine.interleavings.enumeration import Ended, TooManyRuns, deadlocked, every_run, returned, threw, violated
from tests.engine.interleavings.programs import Threaded
from tests.engine.interleavings.states import WatchedInterpreter, state_of
from tests.engine.interleavings.traces import count_traces
from tests.oox.from_text import checked, method_named

BOUNDS = Bounds(chain=4, array=2, actions=60, threads=12)


@dataclass(slots=True)
class Explored:
    """What the engine said with one reduction."""

    outcomes: set[Ended] = field(default_factory=set)
    counts: Counter[str] = field(default_factory=Counter)
    unknown: str = ""
    defect: str = ""
    redundant: int = 0
    races: bool = False


def concrete_end(outcome: concrete.Outcome) -> Ended | None:
    """How a run ended."""
    if isinstance(outcome, concrete.Returned):
        return returned(outcome.value)
    if isinstance(outcome, concrete.Threw):
        return threw(outcome.exception.cls.name)
    if isinstance(outcome, concrete.Violated):
        return violated(str(outcome.kind), outcome.span)
    if isinstance(outcome, concrete.Deadlocked):
        return deadlocked([stuck.span for stuck in outcome.threads])
    return None


def symbolic_end(ending: ends.Ending, model: object) -> Ended | None:
    """How a path ended."""
    if isinstance(ending, ends.Returned):
        value = ending.value
        return returned(terms.evaluate(value, model) if isinstance(value, Term) else value)  # type: ignore[arg-type]
    if isinstance(ending, ends.Threw):
        return threw(ending.exception)
    if isinstance(ending, ends.Violated):
        return violated(ending.kind, ending.span)
    if isinstance(ending, ends.Deadlocked):
        return deadlocked([waiting.span for waiting in ending.waiting])
    return None


def enumerated(program: typed.Program, method: typed.Method, made: Threaded, most: int, merged: bool) -> set[Ended]:
    """How the runs of a program end, with all inputs and all schedules."""
    found: set[Ended] = set()
    for arguments in made.inputs:
        interpreter = WatchedInterpreter(program)
        for outcome in every_run(interpreter, method, arguments, state_of if merged else None, most).outcomes:
            end = concrete_end(outcome)
            if end is not None:
                found.add(end)
    return found


def explored(
    program: typed.Program,
    method: typed.Method,
    reduction: Reduction,
    seconds: float,
    strategy: str = "auto",
    bounds: Bounds = BOUNDS,
    memory_model: MemoryModel = MemoryModel.SC,
) -> Explored:
    """How the paths of a program end; each is run again and must end in the same way.

    The seconds are those of a current machine, and are counted: a slower one explores the same.
    """
    found = Explored()
    options = Options(
        bounds,
        reduction=reduction,
        most_findings=None,
        strategy=strategy,
        statics=Statics.INITIAL,
        memory_model=memory_model,
    )
    session = MethodCheck(program, method, solver_of(options.solver), options, {})
    explorer = Explorer(session.code, bounds, session.solver, options, Watch(looks=Budget.of_time(seconds).units))
    interleavings = Interleavings(explorer)
    try:
        for end in interleavings.paths(method):
            _take(session, explorer, end, found)
            for race, shown in interleavings.races.take():
                problem = session.replay.confirm_race(explorer, race, shown, None)
                if problem not in (None, NO_PATH):
                    found.defect = f"{race}: {problem}"
    except LimitReached as limit:
        found.unknown = str(limit)
    if explorer.log.hits:
        found.unknown = ", ".join(sorted({hit.bound for hit in explorer.log.hits.values()}))
    found.redundant = explorer.statistics.redundant
    found.races = interleavings.races.are_any
    return found


def _take(session: MethodCheck, explorer: Explorer, end: PathEnd, found: Explored) -> None:
    ending = end.ending
    found.counts[type(ending).__name__] += 1
    if isinstance(ending, ends.GaveUp):
        found.unknown = ending.reason
        return
    if isinstance(ending, (ends.Cut, ends.Excluded, ends.Diverged)):
        return
    known = model_of(explorer, end.state)
    if known is None or isinstance(known, Unsatisfiable):
        found.defect = "a path without values"
        return
    expected = symbolic_end(ending, known[1])
    assert expected is not None, ending
    found.outcomes.add(expected)
    run = session.replay.run(session.replay.interpreter, Inputs(explorer, end.state, known[1]))
    if concrete_end(run.outcome) != expected:
        found.defect = f"a path ends {expected}, its run {concrete_end(run.outcome)}"


def disagreements(made: Threaded, seconds: float = 5.0, most: int = 3_000) -> Iterator[str]:
    """How the engine differs from what all schedules show; nothing where there are too many of them."""
    program = checked(made.text)
    method = method_named(program, "Main.go")
    try:
        expected = enumerated(program, method, made, most, merged=True)
    except TooManyRuns:
        yield "?too many runs"
        return
    for reduction in Reduction:
        # Without reduction most programs take too long; that must not keep the others from being compared.
        limit = seconds if reduction is Reduction.NONE else 20 * seconds
        found = explored(program, method, reduction, limit, made.strategy)
        if found.defect:
            yield f"{reduction}: {found.defect}"
        if found.unknown:
            yield f"?{reduction}: {found.unknown}"
        # The value that a path returns is that of one of its inputs.
        relevant = (lambda e: e[0] != "returned") if made.has_inputs else (lambda _e: True)
        missing = {end for end in expected - found.outcomes if relevant(end)}
        if missing and not found.unknown:
            yield f"{reduction}: misses {sorted(missing, key=str)}"
        # Where not all inputs were run, it is enough that each path ends in the interpreter as it does here.
        if made.complete and found.outcomes - expected:
            yield f"{reduction}: invents {sorted(found.outcomes - expected, key=str)}"


def miscounts(made: Threaded, seconds: float = 5.0, most: int = 3_000) -> Iterator[str]:
    """How the number of paths differs from the number of Mazurkiewicz traces."""
    program = checked(made.text)
    method = method_named(program, "Main.go")
    try:
        (arguments,) = made.inputs
        expected = count_traces(program, method, arguments, most)
    except TooManyRuns:
        yield "?too many runs"
        return
    found = explored(program, method, Reduction.OPTIMAL, seconds)
    if found.unknown:
        yield f"?{found.unknown}"
    elif dict(sorted(found.counts.items())) != expected:
        yield f"{dict(found.counts)} paths, but {expected} traces"
    elif found.redundant:
        yield f"{found.redundant} explorations were blocked"
