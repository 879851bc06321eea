"""From paths to a verdict: findings are replayed in the interpreter before they count."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack, suppress
from copy import copy
from dataclasses import replace
from functools import partial

from oxpecker.engine.bounds import BoundLog, Bounds
from oxpecker.engine.compiled.program import ProgramCode
from oxpecker.engine.concurrency.events import DataRace
from oxpecker.engine.concurrency.interleaving import Interleavings
from oxpecker.engine.concurrency.probes import Probes
from oxpecker.engine.concurrency.races import memory_assumptions, race_notes
from oxpecker.engine.counterexamples.endless import EndlessRuns
from oxpecker.engine.counterexamples.findings import Findings
from oxpecker.engine.counterexamples.instances import Undecided, is_possible
from oxpecker.engine.counterexamples.replay import NO_PATH, Replay, Sources
from oxpecker.engine.counterexamples.unconfirmed import Unreplayable, vacuous
from oxpecker.engine.counterexamples.waits import WaitsForOthers
from oxpecker.engine.exceptions import CountedExceptions
from oxpecker.engine.explore.deepening import Deepening
from oxpecker.engine.explore.explorer import Explorer
from oxpecker.engine.explore.merging import are_many, are_too_many, merged
from oxpecker.engine.explore.partition import Partition
from oxpecker.engine.explore.rounds import Coverage, Needs, Round, about_sources, conclusion
from oxpecker.engine.explore.selectivity import Selectivity
from oxpecker.engine.explore.static_start import assume_initial_values
from oxpecker.engine.helpers import crew_of
from oxpecker.engine.limits import FURTHER_EFFORT, MERGED_SHARE, MOST_RACE_NOTES, SHORTEST_QUESTION
from oxpecker.engine.options import Edge, MemoryModel, Merging, Options, Races
from oxpecker.engine.path.choices import Choices
from oxpecker.engine.path.endings import (
    Cut,
    Deadlocked,
    Diverged,
    Excluded,
    GaveUp,
    OutOfReach,
    Returned,
    RoundClosed,
    Threw,
    Violated,
)
from oxpecker.engine.path.requests import Unsupported
from oxpecker.engine.path.state import PathEnd
from oxpecker.engine.pieces import Rest, can_split
from oxpecker.engine.premises import Premises, about_termination, must_terminate
from oxpecker.engine.progress import Interrupted, Progress
from oxpecker.judgment import Judge
from oxpecker.limits import LimitReached, Watch, alarmed, memory_megabytes, peak_megabytes
from oxpecker.limits.clock import monotonic
from oxpecker.limits.reason import INTERRUPTED, TOO_DEEP, Cause, Reason, unsupported
from oxpecker.oox import typed
from oxpecker.oox.depth import deep_recursion
from oxpecker.results import AssumptionKind, MethodResult, Verdict
from oxpecker.results.bound import Bound
from oxpecker.solver import Solver

DEADLOCKS = "some inputs make threads wait forever"
"""The note if deadlocks are not findings."""


class MethodCheck:
    """Checks one method of a program."""

    splits = True
    """Whether pieces of a round can be explored on their own."""

    def __init__(
        self,
        program: typed.Program,
        method: typed.Method,
        solver: Solver,
        options: Options,
        sources: Sources,
        watcher: Callable[[Progress], None] | None = None,
    ) -> None:
        self.begun = monotonic() - options.used
        self.watch = Watch(options.seconds, options.megabytes, self.tick, used=options.used)
        self.watcher = watcher
        self.program = program
        self.method = method
        self.sources = sources
        self.solver = solver
        self.options = options
        weak = options.memory_model is MemoryModel.JAVA
        self.code = ProgramCode(program, options.cuts_loops, started=method.info, is_weak=weak)
        self.explored = method
        """The method as it is explored: paths of it may be merged."""
        self.plain: ProgramCode | None = None
        """The code as it was before paths were merged."""
        self.mergeable = True
        """Whether there are paths that can be merged; found out when there are many."""
        self.counted = CountedExceptions(program, options.exceptions)
        steps = (options.bounds or Bounds()).steps * 2
        is_lenient = options.edge is Edge.LENIENT
        judge = Judge(program, method, sources, is_lenient, options.callers_answer) if options.judges else None
        self.replay = Replay(program, method, steps, sources, self.counted, options.films, weak, judge)
        self.findings = Findings(options.most_findings, options.persistent, options.judges)
        self.endless = EndlessRuns(self.replay, self.findings, options.endless_states)
        self.deepening = Deepening(options.bounds)
        self.current = Round(self.deepening.first)
        self.stuck: Round | None = None
        """The first round with unknown paths."""
        self.log = BoundLog()
        """Of the current round."""
        self.coverage = Coverage()
        self.counts = dict.fromkeys(("infeasible", "pruned", "redundant", "forks", "steps", "depth"), 0)
        self.prune_probability = 1.0
        self.probes = Probes(options.bounds or Bounds())
        self.shown_races: set[DataRace] = set()
        self.relied_on: set[str] = set()
        self.solver_before = solver.statistics()
        self.elsewhere: dict[str, float] = {}
        """What the solvers of pieces counted."""

    def tick(self) -> None:
        """Called from time to time: limits queries to the remaining time, and reports progress."""
        last, timeout = self.watch.last, self.options.solver.seconds
        limits = [seconds for seconds in (last, timeout) if seconds is not None]
        self.solver.limit(max(min(limits), SHORTEST_QUESTION) if limits else None)
        if self.watcher is not None:
            self.watcher(self.progress())

    def progress(self) -> Progress:
        """How far it has come."""
        now = self.current
        return Progress(
            now.bounds,
            now.ended,
            monotonic() - self.begun,
            self.options.seconds,
            int(self.solved().get("solver_calls", 0)),
            memory_megabytes(),
            tuple(dict.fromkeys(f"{hit.bound} {hit.value}" for hit in self.log.hits.values())),
            self.code.sides(),
        )

    def result(self) -> MethodResult:
        """The verdict; Interrupted, with what is known so far, on Ctrl-C."""
        try:
            with deep_recursion(), alarmed(self.watch), self.probes.work.spending():
                return self.rounds()
        except LimitReached as limit:
            return self.cut_short(limit.reason)
        except MemoryError:
            return self.cut_short(self.watch.out_of_memory)
        except RecursionError:
            return self.cut_short(TOO_DEEP)
        except KeyboardInterrupt as interruption:
            raise Interrupted(self.interrupted()) from interruption
        finally:
            self.solver.limit(self.options.solver.seconds)

    def cut_short(self, limit: Reason) -> MethodResult:
        """The verdict if the current round cannot be completed: the results of earlier rounds still hold."""
        return self.conclude(self.stuck or replace(self.current, limit=limit))

    def interrupted(self) -> MethodResult:
        """What is known on an interruption."""
        known = self.cut_short(INTERRUPTED)
        if known.verdict is not Verdict.VALID_WITHIN_BOUNDS:
            return replace(known, reason=INTERRUPTED)
        return replace(known, notes=(*known.notes, f"wider bounds were not covered: {INTERRUPTED}"))

    def rounds(self) -> MethodResult:
        """Rounds with increasing bounds, until everything is covered, something is found, or time is up."""
        self.order_assumptions()
        bounds: Bounds | None = self.deepening.first
        if self.options.merging is Merging.ALWAYS:
            self.merge()
        while bounds is not None:
            apart = self.plain is None
            current = self.round(bounds) if apart else self.merged_round(bounds)
            if apart and self.plain is not None:
                continue
            if current.reasons and self.stuck is None:
                self.stuck = current
                # Nothing can be claimed any more, but what cannot be followed must not hide what is wrong elsewhere.
                self.watch.looks = None if self.options.persistent else FURTHER_EFFORT
            if self.findings.enough or current.limit:
                return self.conclude(current if self.findings.enough else self.stuck or current)
            if self.findings.may_be_prevented:
                return self.conclude(current)  # another check shows what holds under the conditions
            if self.stuck is None:
                self.coverage.add(current)
            if self.merges(are_many, current):
                self.merge()
            bounds = None if self.watch.over else self.deepening.next(bounds, {hit.bound for hit in current.hits})
        last = self.stuck or self.coverage.last
        assert last is not None
        return self.conclude(last)

    def order_assumptions(self) -> None:
        """What the method may rely on is evaluated in the same order, however it is written."""
        if not self.code.forking:
            selectivity = Selectivity(self.program, self.method, self.solver, self.options, self.watch)
            self.code.assumptions = selectivity.assumptions()
            self.counts["steps"] += selectivity.steps

    def merges(self, are_many: Callable[[int], bool], found: Round) -> bool:
        """Whether to merge paths from now on, because a round has many and no bounds are set."""
        automatic = self.options.merging is Merging.AUTO and self.options.bounds is None
        return automatic and self.mergeable and self.plain is None and are_many(found.paths + found.cut)

    def merge(self) -> bool:
        """Merges paths from now on; False if none can be merged."""
        found = merged(self.code, self.method)
        self.mergeable = found is not None
        if found is not None:
            self.plain = self.code
            self.code, self.explored = found
        return self.mergeable

    def merged_round(self, bounds: Bounds) -> Round:
        """Explores merged paths; if their terms are too hard, separate paths for the rest of the time."""
        assert self.plain is not None
        if self.code is self.plain:
            return self.round(bounds)
        budget = self.options.budget(MERGED_SHARE)
        with budget.spending():
            found = self.round(bounds)
        ended = not (found.limit or found.reasons)
        if ended or budget.is_enough or self.findings.enough or self.watch.over:
            return found
        self.code, self.explored = self.plain, self.method
        return self.round(bounds)

    def probe(self) -> None:
        """Searches for violations with few switches, if a probe is due; then the exploration continues."""
        due = self.probes.due()
        if due is None or self.stuck is not None or self.watch.over:
            return
        probe, budget = due
        current, log = self.current, self.log
        with budget.spending():
            found = self.round(probe.bounds, probing=True)
        self.current, self.log = current, log
        self.probes.done(probe, budget, found.switched)

    def explorer(self, bounds: Bounds) -> Explorer:
        """The explorer for these bounds."""
        explorer = Explorer(self.code, bounds, self.solver, self.options, self.watch)
        if self.must_end:
            explorer.is_endless = partial(self.endless.is_long, explorer)
        return explorer

    def round(self, bounds: Bounds, probing: bool = False) -> Round:
        """Explores within bounds, up to the time limit or enough findings."""
        explorer = self.explorer(bounds)
        interleavings = Interleavings(explorer) if self.code.forking else None
        found = self.current = Round(bounds)
        self.log = explorer.log
        try:
            with Rest(self, explorer, found, crew_of) as rest:
                explorer.partition = Partition(rest) if can_split(self) else None
                if not self.explore(explorer, interleavings, found, probing):
                    rest.explore()
        except LimitReached as limit:
            found.limit = limit.reason
        except Unsupported as missing:
            found.reasons.append(unsupported(missing.what).at(missing.span))
        else:
            unmet = [] if self.findings.enough else explorer.modular.vacuous()
            found.reasons += [vacuous(call) for call in unmet[:1]]
        finally:
            self.relied_on.update(map(str, explorer.modular.relied_on))
            premises = Premises(explorer, self.method, self.options)
            found.notes += premises.notes
            found.reasons += premises.unproved
            self.count(explorer)
            found.hits = list(explorer.log.hits.values())
            assume_initial_values(explorer, self.method)
            found.assumptions = list(explorer.log.assumptions.values())
        if interleavings is not None:
            with suppress(LimitReached):
                self.confirm_races(interleavings, found)
            found.switched = interleavings.switched
            explored, promised = self.options.memory_model, MemoryModel(self.program.options["memory"])
            found.notes += race_notes(found.races, self.options.races, explored)
            found.assumptions += memory_assumptions(interleavings.races.are_any, explored, promised)
            found.spun = interleavings.spun
        return found

    def explore(
        self,
        explorer: Explorer,
        interleavings: Interleavings | None,
        found: Round,
        probing: bool = False,
        choices: Choices | None = None,
    ) -> bool:
        """Explores the paths that begin with given choices; whether it has ended before all were explored."""
        with ExitStack() as spending:
            if explorer.partition is not None:
                spending.enter_context(explorer.partition.work.spending())
            for end in (interleavings or explorer).paths(self.explored, choices):
                self.confirm_races(interleavings, found)
                if not self.findings.enough:
                    self.consume(explorer, end, found)
                self.findings.limit_search(spending)
                if interleavings is not None and not probing and not self.findings.enough:
                    self.probe()
                if self.is_enough(found):
                    return True
        return False

    def is_enough(self, found: Round) -> bool:
        """Whether a round can end, because there are enough findings or its paths are merged from now on."""
        return self.findings.enough or (self.merges(are_too_many, found) and self.merge())

    def apart(self, solver: Solver) -> MethodCheck:
        """The same check with a solver and findings of its own, for a piece of a round."""
        part = copy(self)
        part.solver, part.solver_before, part.elsewhere = solver, solver.statistics(), {}
        part.mergeable = False
        part.watch = copy(self.watch)
        part.watch.tick = part.tick
        part.findings = Findings(self.options.most_findings, self.options.persistent, self.options.judges)
        part.endless = EndlessRuns(part.replay, part.findings, self.options.endless_states)
        part.counts = dict.fromkeys(self.counts, 0)
        return part

    def count(self, explorer: Explorer) -> None:
        """Adds what an exploration counted."""
        self.counts["depth"] = max(self.counts["depth"], explorer.statistics.depth)
        self.counts["steps"] += explorer.program.steps - explorer.repeated
        self.counts["infeasible"] += explorer.statistics.infeasible
        self.counts["pruned"] += explorer.statistics.pruned
        self.counts["redundant"] = explorer.statistics.redundant  # like the paths, those of the last round
        self.counts["forks"] += explorer.statistics.forks
        self.prune_probability = explorer.forks.pruning.average
        explorer.program.steps = 0

    def consume(self, explorer: Explorer, end: PathEnd, found: Round) -> None:
        """Processes one path."""
        ending = end.ending
        if isinstance(ending, Cut):
            found.cut += 1
            if self.must_end:
                self.endless.is_cut(explorer, end)
            return
        if isinstance(ending, Excluded) and not ending.stops:
            found.refused += ending.precondition
            if not ending.precondition:
                found.excluded[ending.span] = None
            return
        found.paths += 1
        self.findings.another_path()
        if isinstance(ending, GaveUp):
            found.reasons.append(ending.reason.at(ending.span))
        elif isinstance(ending, Threw) and ending.excused:
            return
        elif isinstance(ending, Threw) and self.counted.differ(ending.classes, ending.thread):
            said = f"an exception may be of {len(ending.classes)} classes, and only some of them are findings"
            found.reasons.append(Reason(said, Cause.EXCEPTION_CLASSES))
        elif isinstance(ending, Deadlocked) and not self.options.deadlocks:
            found.note(DEADLOCKS)
        elif isinstance(ending, (Violated, Deadlocked)) or (
            isinstance(ending, Threw) and self.counted.counts(ending.exception, ending.thread)
        ):
            self.confirm(explorer, end, found)
        elif isinstance(ending, Threw):
            note = f"{ending.exception} may leave the method, and no clause allows or forbids it"
            if not self.speaks_of_exceptions():
                found.note(note)
        elif isinstance(ending, Diverged):
            self.diverges(explorer, end, ending, found)
        elif isinstance(ending, RoundClosed):
            found.goes_on(f"no path leaves the loop at {ending.span}")
        else:
            assert isinstance(ending, (Returned, OutOfReach, Excluded))
            self.ended(explorer, end, found)

    def ended(self, explorer: Explorer, end: PathEnd, found: Round) -> None:
        """A path ended well. One that relies on quantifiers over long ranges may be none."""
        if not end.state.specification.quantified:
            return
        if found.beyond + 1 == found.paths and not is_possible(explorer, end.state):
            found.paths -= 1
        else:
            found.beyond += 1

    def diverges(self, explorer: Explorer, end: PathEnd, ending: Diverged, found: Round) -> None:
        """A path runs forever: a finding if a run shows that nothing else can end it."""
        inside = end.state.frames.activation is not None and end.state.frames.activation.in_specification
        does = "recurses" if ending.recursion else "runs"
        said = f"for some inputs, {'a clause' if inside else 'it'} {does} forever in {ending.span}"
        found.diverged += 1
        found.goes_on(said)
        if not inside and self.must_end and self.endless.repeats(explorer, end, ending.span):
            return
        found.note(said)
        if inside or ending.recursion:
            ends = "evaluation of clauses" if inside else "recursion"
            explorer.log.assume(AssumptionKind.TERMINATION, "", f"inputs for which the {ends} terminates")
        if must_terminate(self.method, self.options):
            found.reasons.append(Reason(f"termination is not proved: {said}", Cause.TERMINATION))

    def speaks_of_exceptions(self) -> bool:
        """Whether the contract has a clause about exceptions."""
        return any(case.exceptional or case.signals for case in self.method.cases)

    def confirm(self, explorer: Explorer, end: PathEnd, found: Round) -> None:
        """Adds a counterexample as a finding if it replays."""
        problem = self.replay.confirm(explorer, end, self.findings)
        if problem is NO_PATH:
            found.paths -= 1
        elif isinstance(problem, Unreplayable):
            if isinstance(problem, WaitsForOthers):
                found.goes_on(f"it waits for {problem}")
            else:
                found.note(problem)
            problem.leave_out(explorer, self.method.info.span)
        elif isinstance(problem, Undecided) and not problem.fixed:
            found.paths, found.cut = found.paths - 1, found.cut + 1
            explorer.log.hit(Bound.RANGE, explorer.bounds.range, problem.span)
        elif problem is not None:
            found.reasons.append(problem)

    def confirm_races(self, interleavings: Interleavings | None, found: Round) -> None:
        """Replays the data races that have been seen since; those that a run shows are findings or notes."""
        if self.options.races is Races.IGNORE or interleavings is None:
            return
        findings = self.findings if self.options.races is Races.FINDING else None
        for race, end in interleavings.races.take():
            if (findings is not None and findings.enough) or (self.watch.over and len(found.races) >= MOST_RACE_NOTES):
                return
            known = race in self.shown_races
            problem = None if known else self.confirm_race(interleavings.explorer, race, end, findings)
            if problem is None:
                self.shown_races.add(race)
                found.races.append(race)
            elif problem is NO_PATH:
                interleavings.races.look_again(race)
            elif isinstance(problem, Unreplayable):
                found.note(problem)
            else:
                found.reasons.append(problem)

    def confirm_race(
        self, explorer: Explorer, race: DataRace, end: PathEnd, findings: Findings | None
    ) -> Reason | None:
        """Why no run shows a data race; nothing if one does."""
        try:
            return self.replay.confirm_race(explorer, race, end, findings)
        except Unsupported as missing:
            return Unreplayable(f"a data race cannot be replayed: {missing.what}")

    @property
    def must_end(self) -> bool:
        """Whether a run that never ends is a finding."""
        wanted = self.options.endless and self.options.needs_end
        return wanted and not self.method.info.diverges and not self.code.forking

    # --- the verdict ---------------------------------------------------------------------------------------

    def conclude(self, last: Round) -> MethodResult:
        """The verdict that the last round allows."""
        needs = Needs.PATH if self.method.info.diverges else Needs.END
        found = conclusion(last, self.coverage, self.findings, needs if self.options.needs_end else Needs.NOTHING)
        notes = [*found.notes, *about_sources(found.base.assumptions)]
        solved = self.solved()
        open_questions = int(solved.get("unknown_answers", 0))
        notes += about_termination(found.verdict, self.method, self.options)
        if open_questions:
            notes.append(f"the solver gave up on {open_questions} quer{'y' if open_questions == 1 else 'ies'}")
        result = MethodResult(
            str(self.method.info),
            self.method.info.span,
            found.verdict,
            found.reason,
            self.findings.ordered(),
            tuple(found.base.hits),
            tuple(notes),
            found.warnings,
            assumptions=tuple(found.base.assumptions),
            relies_on=tuple(sorted(self.relied_on)),
            conditions=tuple(self.findings.guards),
        )
        statistics = result.statistics
        statistics.paths, statistics.cut = found.base.ended, found.base.cut
        statistics.endless = found.base.diverged
        statistics.seconds = monotonic() - self.begun
        statistics.memory_megabytes = peak_megabytes()
        statistics.prune_probability = self.prune_probability
        for name, value in self.counts.items():
            setattr(statistics, name, value)
        statistics.solver = solved
        return result

    def solved(self) -> dict[str, float]:
        """What the solver counted for this method."""
        now = self.solver.statistics()
        elsewhere, before = self.elsewhere, self.solver_before
        return {name: count - before.get(name, 0) + elsewhere.get(name, 0) for name, count in now.items()}
