"""From paths to a verdict: findings are replayed in the interpreter before they count."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from time import monotonic

from oxpecker.engine.bounds import Bounds
from oxpecker.engine.explorer import Explorer
from oxpecker.engine.options import Options
from oxpecker.engine.paths import Cut, Diverged, Excluded, GaveUp, PathEnd, Returned, Threw, Violated
from oxpecker.engine.program import ProgramCode
from oxpecker.engine.replay import Replay
from oxpecker.engine.requests import Unsupported
from oxpecker.engine.watch import LimitReached, Watch, peak_megabytes
from oxpecker.oox import typed
from oxpecker.results import BoundHit, Finding, MethodResult, Verdict
from oxpecker.solver import Solver


@dataclass(slots=True)
class Round:
    """What one exploration within some bounds found."""

    bounds: Bounds
    findings: list[Finding] = field(default_factory=list)
    hits: list[BoundHit] = field(default_factory=list)
    reasons: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    admitted: int = 0
    limit: str = ""
    """Why the round did not explore everything within its bounds."""


class MethodCheck:
    """Checks one method of a program."""

    def __init__(self, program: typed.Program, method: typed.Method, solver: Solver, options: Options) -> None:
        self.program = program
        self.method = method
        self.solver = solver
        self.options = options
        self.code = ProgramCode(program)
        self.replay = Replay(program, method, (options.bounds or Bounds()).steps * 2)
        self.exceptions_are_findings = program.options["exceptions"] == "finding"
        self.watch = Watch(options.seconds, options.megabytes)
        self.counts = dict.fromkeys(("paths", "cut", "infeasible", "pruned", "steps", "depth"), 0)
        self.prune_probability = 1.0
        self.solver_before = solver.statistics()

    def result(self) -> MethodResult:
        """The verdict."""
        try:
            return self.deepen()
        finally:
            self.solver.limit(self.options.solver.timeout)

    def deepen(self) -> MethodResult:
        """Round after round with wider bounds, until all is covered, something is found, or the time is over."""
        begun = monotonic()
        covered: Round | None = None
        for bounds in self.schedule():
            current = self.round(bounds)
            if current.findings or current.limit or current.reasons:
                return self.conclude(current, covered, begun)
            covered = current
            growing = self.options.bounds is None or any(hit.bound in ("decisions", "steps") for hit in current.hits)
            if not current.hits or not growing or self.watch.over:
                break
        assert covered is not None
        return self.conclude(covered, covered, begun)

    def schedule(self) -> list[Bounds]:
        """The bounds to try, each wider than the one before."""
        if self.options.bounds is not None:
            # Shallow paths first: a search that goes straight to the bound may sink into one corner.
            given = self.options.bounds
            depths = [(depth, depth * 20_000) for depth in (10, 30, 100, 300) if depth < given.decisions]
            return [*(replace(given, decisions=d, steps=min(s, given.steps)) for d, s in depths), given]
        widths = (1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20, 25, 32)
        return [
            Bounds(decisions=100 * w, calls=50 * w, chain=w, array=w, string=w, steps=250_000 * w * w) for w in widths
        ]

    def round(self, bounds: Bounds) -> Round:
        """Explores within bounds, up to the time limit or enough findings."""
        explorer = Explorer(self.code, bounds, self.solver, self.options, self.watch)
        found = Round(bounds)
        self.counts["paths"] = self.counts["cut"] = 0
        try:
            for end in explorer.paths(self.method):
                self.consume(explorer, end, found)
                if self.options.most_findings is not None and len(found.findings) >= self.options.most_findings:
                    break
        except LimitReached as limit:
            found.limit = str(limit)
        except Unsupported as missing:
            found.reasons.append(f"unsupported: {missing.what} at {missing.span}")
        self.counts["depth"] = max(self.counts["depth"], explorer.statistics.depth)
        self.counts["steps"] += self.code.steps
        self.counts["infeasible"] += explorer.statistics.infeasible
        self.counts["pruned"] += explorer.statistics.pruned
        self.prune_probability = explorer.pruning.average
        self.code.steps = 0
        found.hits = list(explorer.log.hits.values())
        return found

    def consume(self, explorer: Explorer, end: PathEnd, found: Round) -> None:
        """Takes one path into account."""
        ending = end.ending
        if isinstance(ending, Cut):
            self.counts["cut"] += 1
            return
        if isinstance(ending, Excluded):
            return
        self.counts["paths"] += 1
        found.admitted += 1
        if isinstance(ending, GaveUp):
            found.reasons.append(f"{ending.reason} at {ending.span}")
        elif isinstance(ending, Threw) and ending.excused:
            return
        elif isinstance(ending, Violated) or (isinstance(ending, Threw) and self.exceptions_are_findings):
            self.confirm(explorer, end, found)
        elif isinstance(ending, Threw):
            note = f"{ending.exception} may leave the method; no clause says whether it may"
            if not self.speaks_of_exceptions():
                self.note(found, note)
        elif isinstance(ending, Diverged):
            self.note(found, f"some inputs make it run for ever in {ending.span}")
        else:
            assert isinstance(ending, Returned)

    def note(self, found: Round, text: str) -> None:
        """Says something once."""
        if text not in found.notes:
            found.notes.append(text)

    def speaks_of_exceptions(self) -> bool:
        """Whether the contract has a clause about exceptions."""
        return any(case.exceptional or case.signals for case in self.method.cases)

    def confirm(self, explorer: Explorer, end: PathEnd, found: Round) -> None:
        """Takes a counterexample that replays as a finding; one that does not is no finding."""
        outcome = self.replay.confirm(explorer, end)
        if isinstance(outcome, str):
            found.reasons.append(outcome)
        elif outcome not in found.findings:
            found.findings.append(outcome)

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
        elif last.limit and covered is None:
            verdict, reason = Verdict.UNKNOWN, last.limit
        elif last.limit or hits:
            assert covered is not None or not last.limit
            base = covered if last.limit and covered is not None else last
            verdict, hits = Verdict.VALID_WITHIN_BOUNDS, base.hits
            reason = _covered(base.bounds, hits)
        if not last.findings and not last.limit and not last.admitted and not last.reasons:
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
        statistics.memory_megabytes = peak_megabytes()
        statistics.prune_probability = self.prune_probability
        for name, value in self.counts.items():
            setattr(statistics, name, value)
        now = self.solver.statistics()
        statistics.solver = {name: count - self.solver_before.get(name, 0) for name, count in now.items()}
        return replace(result, statistics=statistics)


def _covered(bounds: Bounds, hits: list[BoundHit]) -> str:
    names = dict.fromkeys(hit.bound for hit in hits)
    return ", ".join(f"{name} up to {getattr(bounds, name)}" for name in names)


def check_method(program: typed.Program, method: typed.Method, solver: Solver, options: Options) -> MethodResult:
    """Checks a method for all inputs within bounds."""
    return MethodCheck(program, method, solver, options).result()
