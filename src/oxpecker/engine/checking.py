"""From paths to a verdict: findings are replayed in the interpreter before they count."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from time import monotonic
from typing import Any

from oxpecker.engine.bounds import Bounds
from oxpecker.engine.explorer import Explorer, OutOfTime
from oxpecker.engine.inputs import InputMaker, arguments_of, smallest_model
from oxpecker.engine.paths import Cut, Excluded, GaveUp, PathEnd, Returned, Threw, Violated
from oxpecker.engine.program import ProgramCode
from oxpecker.engine.requests import Unsupported
from oxpecker.engine.strategies import STRATEGIES
from oxpecker.oox import interpreter as concrete
from oxpecker.oox import typed
from oxpecker.results import BoundHit, Finding, MethodResult, Verdict
from oxpecker.solver import Solver
from oxpecker.terms import Term


@dataclass(frozen=True, slots=True)
class Options:
    """How a method is checked. Without bounds they grow until everything is covered or the time is over."""

    bounds: Bounds | None = None
    strategy: str = "lazier#"
    seconds: float = 20.0
    most_findings: int = 1


@dataclass(slots=True)
class Round:
    """What one exploration within some bounds found."""

    bounds: Bounds
    findings: list[Finding] = field(default_factory=list)
    hits: list[BoundHit] = field(default_factory=list)
    reasons: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    admitted: int = 0
    finished: bool = True


class MethodCheck:
    """Checks one method of a program."""

    def __init__(self, program: typed.Program, method: typed.Method, solver: Solver, options: Options) -> None:
        self.program = program
        self.method = method
        self.solver = solver
        self.options = options
        self.code = ProgramCode(program)
        self.interpreter = concrete.Interpreter(program, concrete.Limits(steps=options_steps(options)))
        self.exceptions_are_findings = program.options["exceptions"] == "finding"
        self.deadline = monotonic() + options.seconds
        self.totals: dict[str, float] = {}
        self.counts = dict.fromkeys(("paths", "cut", "infeasible", "steps", "depth"), 0)

    def result(self) -> MethodResult:
        """The verdict."""
        begun = monotonic()
        covered: Round | None = None
        for bounds in self.schedule():
            current = self.round(bounds)
            if current.findings or not current.finished or current.reasons:
                return self.conclude(current, covered, begun)
            covered = current
            growing = self.options.bounds is None or any(hit.bound == "decisions" for hit in current.hits)
            if not current.hits or not growing or monotonic() > self.deadline:
                break
        assert covered is not None
        return self.conclude(covered, covered, begun)

    def schedule(self) -> list[Bounds]:
        """The bounds to try, each wider than the one before."""
        if self.options.bounds is not None:
            # Shallow paths first: a search that goes straight to the bound may sink into one corner.
            given = self.options.bounds
            depths = [depth for depth in (10, 30, 100, 300) if depth < given.decisions]
            return [*(replace(given, decisions=depth) for depth in depths), given]
        widths = (1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20, 25, 32)
        return [Bounds(decisions=100 * w, calls=50 * w, chain=w, array=w, string=w) for w in widths]

    def round(self, bounds: Bounds) -> Round:
        """Explores within bounds, up to the time limit or enough findings."""
        explorer = Explorer(self.code, bounds, self.solver, STRATEGIES[self.options.strategy], self.deadline)
        found = Round(bounds)
        self.counts["paths"] = self.counts["cut"] = 0
        try:
            for end in explorer.paths(self.method):
                self.consume(explorer, end, found)
                if len(found.findings) >= self.options.most_findings:
                    break
        except OutOfTime:
            found.finished = False
        except Unsupported as missing:
            found.reasons.append(f"unsupported: {missing.what} at {missing.span}")
        self.counts["depth"] = max(self.counts["depth"], explorer.statistics.depth)
        self.counts["steps"] += self.code.steps
        self.counts["infeasible"] += explorer.statistics.infeasible
        self.code.steps = 0
        found.hits = list(explorer.log.hits.values())
        return found

    def consume(self, explorer: Explorer, end: PathEnd, found: Round) -> None:
        """Takes one path into account."""
        ending = end.ending
        if isinstance(ending, Cut):
            self.counts["cut"] += ending.bound != "infeasible"
            return
        if isinstance(ending, Excluded):
            return
        self.counts["paths"] += 1
        found.admitted += 1
        if isinstance(ending, GaveUp):
            found.reasons.append(f"{ending.reason} at {ending.span}")
        elif isinstance(ending, Violated) or (isinstance(ending, Threw) and self.exceptions_are_findings):
            self.confirm(explorer, end, found)
        elif isinstance(ending, Threw):
            note = f"{ending.exception} may leave the method; no clause says whether it may"
            if not self.speaks_of_exceptions() and note not in found.notes:
                found.notes.append(note)
        else:
            assert isinstance(ending, Returned)

    def speaks_of_exceptions(self) -> bool:
        """Whether the contract has a clause about exceptions."""
        return any(case.exceptional or case.signals for case in self.method.cases)

    # --- counterexamples -----------------------------------------------------------------------------------

    def confirm(self, explorer: Explorer, end: PathEnd, found: Round) -> None:
        """Replays a counterexample; one that does not replay is no finding."""
        model = smallest_model(explorer, end.state)
        if model is None:
            found.reasons.append("the solver gave no values for a path that may be wrong")
            return
        run = self.replay(explorer, end, model)
        finding = self.finding(run)
        if finding is None:
            outcome = type(run.outcome).__name__.lower()
            call = ", ".join(run.arguments)
            found.reasons.append(f"internal error: a counterexample ({call}) did not replay: it {outcome}")
        elif finding not in found.findings:
            found.findings.append(finding)

    def replay(self, explorer: Explorer, end: PathEnd, model: Mapping[Term, Any]) -> concrete.Run:
        """Runs the method on the inputs of a path."""
        choices = concrete.Choices()
        state = end.state

        def make(heap: concrete.Heap) -> list[concrete.Value]:
            maker = InputMaker(explorer, state, model, heap)
            arguments = arguments_of(explorer, state, self.method)
            values = [maker.value(v, p.type) for v, p in zip(arguments, self.method.parameters, strict=True)]
            nondet = []
            for variable in state.inputs:
                unknown = explorer.unknowns.get(variable) if isinstance(variable, Term) else None
                nondet.append(maker.value(variable, unknown.type) if unknown else _plain(maker, variable))
            choices.values = nondet
            return values

        return self.interpreter.run(self.method, make, choices)

    def finding(self, run: concrete.Run) -> Finding | None:
        """The violation a run shows, if it shows one."""
        outcome = run.outcome
        names = [parameter.name for parameter in self.method.parameters]
        shown = zip(names, run.arguments, strict=True)
        inputs = tuple(pair for pair in shown if not (self.method.info.is_constructor and pair[0] == "this"))
        values = tuple(str(value) for value in run.values)
        started, call = str(self.method.info), concrete.show_call(self.method.info, run.arguments)
        if isinstance(outcome, concrete.Violated):
            kind, place = str(outcome.kind), outcome.span
            return Finding(kind, kind, place, outcome.method, started, call, inputs, outcome.reason, values=values)
        if isinstance(outcome, concrete.Threw) and self.exceptions_are_findings:
            place = outcome.trace[0][1] if outcome.trace else self.method.info.span
            name = outcome.exception.cls.name
            return Finding("exception", name, place, started, started, call, inputs, name, values=values)
        return None

    # --- the verdict ---------------------------------------------------------------------------------------

    def conclude(self, last: Round, covered: Round | None, begun: float) -> MethodResult:
        """The verdict that the last round allows."""
        verdict, reason = Verdict.VALID, ""
        hits = last.hits
        notes = list(last.notes)
        if last.findings:
            verdict = Verdict.INVALID
        elif last.reasons:
            verdict, reason = Verdict.UNKNOWN, last.reasons[0]
        elif not last.finished and covered is None:
            verdict, reason = Verdict.UNKNOWN, f"time: {self.options.seconds:g} seconds were not enough"
        elif not last.finished or hits:
            assert covered is not None or last.finished
            base = covered if not last.finished and covered is not None else last
            verdict, hits = Verdict.VALID_WITHIN_BOUNDS, base.hits
            reason = _covered(base.bounds, hits)
        if not last.findings and last.finished and not last.admitted and not last.reasons:
            notes.append("vacuous: no input satisfies the precondition")
        result = MethodResult(
            str(self.method.info),
            self.method.info.span,
            verdict,
            reason,
            tuple(last.findings),
            tuple(hits),
            tuple(notes),
        )
        statistics = result.statistics
        statistics.seconds = monotonic() - begun
        for name, value in self.counts.items():
            setattr(statistics, name, value)
        statistics.solver = self.solver.statistics()
        return replace(result, statistics=statistics)


def options_steps(options: Options) -> int:
    """How long a replay may run."""
    return (options.bounds or Bounds()).steps * 2


def _plain(maker: InputMaker, variable: Any) -> concrete.Value:
    from oxpecker import terms

    value: concrete.Value = terms.evaluate(variable, maker.model)
    return value


def _covered(bounds: Bounds, hits: list[BoundHit]) -> str:
    names = dict.fromkeys(hit.bound for hit in hits)
    return ", ".join(f"{name} up to {getattr(bounds, name)}" for name in names)


def check_method(program: typed.Program, method: typed.Method, solver: Solver, options: Options) -> MethodResult:
    """Checks a method for all inputs within bounds."""
    return MethodCheck(program, method, solver, options).result()
