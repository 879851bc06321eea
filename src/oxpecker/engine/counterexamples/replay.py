"""Counterexamples are replayed in the interpreter before anyone sees them, and then once more for their steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from random import Random

from oxpecker.engine.concurrency.events import DataRace
from oxpecker.engine.concurrency.schedules import GuidedChoices, Schedule, fewest_switches
from oxpecker.engine.counterexamples.failures import failure_of
from oxpecker.engine.counterexamples.findings import Findings
from oxpecker.engine.counterexamples.inputs import (
    Circular,
    IllTyped,
    Indistinct,
    InputBuilder,
    NotConstructible,
    arguments_of,
    demand_types,
    drawing_the_same,
    touched_parts,
)
from oxpecker.engine.counterexamples.instances import Undecided, add_instances, undecided, witnesses
from oxpecker.engine.counterexamples.last_digits import with_digits
from oxpecker.engine.counterexamples.separation import unshared
from oxpecker.engine.counterexamples.shrinking import Inputs, lowered
from oxpecker.engine.counterexamples.smallest import model_of, smallest_in_time, smallest_model
from oxpecker.engine.counterexamples.static_inputs import StaticInputs
from oxpecker.engine.counterexamples.thrown import calls_of, own_place, thrown_exception
from oxpecker.engine.counterexamples.unconfirmed import Unbuildable, Unreplayable, not_confirmed, without_circle
from oxpecker.engine.counterexamples.waits import WaitsForOthers, may_be_called_beside, wait_for_others
from oxpecker.engine.exceptions import CountedExceptions
from oxpecker.engine.explore.explorer import Explorer
from oxpecker.engine.limits import MOST_INSTANCES, MOST_TURNS
from oxpecker.engine.open_methods.needed import is_independent, needed_classes, with_needs
from oxpecker.engine.open_methods.recall import Recall
from oxpecker.engine.path.endings import Deadlocked
from oxpecker.engine.path.state import PathEnd
from oxpecker.judgment import Judge, Judgment
from oxpecker.limits.reason import Cause, Reason, defect, unsupported
from oxpecker.oox import interpreter as concrete
from oxpecker.oox import typed
from oxpecker.oox.actions import ActionKind
from oxpecker.oox.interpreter.choices import Ask
from oxpecker.oox.interpreter.observer import Observer
from oxpecker.oox.interpreter.ordered import OrderedInterpreter
from oxpecker.oox.interpreter.races import RacingInterpreter
from oxpecker.oox.interpreter.tracing import TracingInterpreter
from oxpecker.oox.interpreter.witness import clause_values, result_name
from oxpecker.oox.source import Source, Span
from oxpecker.oox.types import VOID
from oxpecker.results import (
    BrokenCondition,
    Finding,
    FindingKind,
    HeapGraph,
    heap_graph,
    static_roots,
)
from oxpecker.results.film import FilmingInterpreter, wanted_steps
from oxpecker.results.moment import Moment
from oxpecker.results.snapshot import Root
from oxpecker.solver import Unsatisfiable

Sources = Mapping[str, Source]

NO_PATH = Reason("no input takes the path")
"""The reason if a path turns out to be infeasible."""

_OF_MEMORY = (concrete.Limit.MEMORY, concrete.Limit.SIZE)


class Replay:
    """Runs one method on the inputs of paths with a suspected violation."""

    def __init__(
        self,
        program: typed.Program,
        method: typed.Method,
        steps: int,
        sources: Sources,
        counted: CountedExceptions | None = None,
        films: bool = False,
        is_weak: bool = False,
        judge: Judge | None = None,
    ) -> None:
        self.program = program
        self.judge = judge
        self.method = method
        self.sources = sources
        self.limits = concrete.Limits(steps=steps)
        kind = OrderedInterpreter if is_weak else concrete.Interpreter
        self.interpreter = kind(program, self.limits)
        self.counted = counted or CountedExceptions(program, None)
        self.arguments: list[concrete.Value] = []
        self.before = HeapGraph()
        self.touched: frozenset[tuple[str, str]] = frozenset()
        self.builder: InputBuilder | None = None
        """Of the last run."""
        self.films = films
        self.racing: RacingInterpreter | None = None

    def confirm(self, explorer: Explorer, end: PathEnd, findings: Findings) -> Reason | None:
        """Adds the finding of a path if it is new or smaller; otherwise returns why there is none."""
        problem, circle = self.confirm_path(explorer, end, findings), None
        for _ in range(MOST_INSTANCES):
            if isinstance(problem, Unbuildable) and problem.chosen:
                circle, end = problem, replace(end, state=without_circle(end.state, problem.chosen))
            elif not isinstance(problem, Undecided) or not add_instances(explorer, end.state, problem.model):
                break
            problem = self.confirm_path(explorer, end, findings)
        else:
            if isinstance(problem, Unbuildable) and problem.chosen:
                return Reason(str(problem))
        if circle is not None and problem is NO_PATH:
            return circle
        if isinstance(problem, Undecided) and end.state.specification.assumed:
            return not_confirmed(end.state, problem.model, problem.call)
        return problem

    def confirm_path(self, explorer: Explorer, end: PathEnd, findings: Findings) -> Reason | None:
        """The same for what is known of the path's quantifiers so far."""
        found = model_of(explorer, end.state)
        if isinstance(found, Unsatisfiable):
            return NO_PATH
        if found is None:
            return Reason("the solver gave no values for a path that may violate the contract", Cause.SOLVER)
        path, model = found
        known = findings.unreplayable.get(str(path.constraints)) if findings.unreplayable else None
        if known is not None:
            return known
        inputs = Inputs(explorer, end.state, model)
        if findings.is_settled(end.ending) and self.is_known(inputs, findings):
            return None
        if self.judge is not None and self.is_guarded(inputs, findings):
            return None
        if isinstance(end.ending, Deadlocked) and (waiting := self.waits(inputs)) is not None:
            return waiting
        small, limit = smallest_in_time(explorer, path, model)
        problem = self.confirm_inputs(self.interpreter, Inputs(explorer, end.state, small), findings)
        if limit is not None:
            raise limit
        if isinstance(problem, Unreplayable):
            findings.unreplayable[str(path.constraints)] = problem
        return problem

    def confirm_race(
        self, explorer: Explorer, race: DataRace, end: PathEnd, findings: Findings | None
    ) -> Reason | None:
        """Sees whether a run shows a data race, and adds it to the findings if there are any; else says why none does.

        NO_PATH if no input takes the path with the race.
        """
        state = end.state.fork()
        if not explorer.forks.extended(state, race.condition):
            return NO_PATH
        found = model_of(explorer, state)
        if isinstance(found, Unsatisfiable):
            return NO_PATH
        if found is None:
            return Reason("the solver gave no values for a path that may have a data race", Cause.SOLVER)
        if self.racing is None:
            self.racing = RacingInterpreter(self.program, self.limits, race.sides)
        self.racing.world.wanted = race.sides
        model = found[1] if findings is None else smallest_model(explorer, *found)
        return self.confirm_inputs(self.racing, Inputs(explorer, state, model), findings, concrete.Raced)

    def confirm_inputs(
        self,
        interpreter: concrete.Interpreter,
        inputs: Inputs,
        findings: Findings | None,
        ending: type[concrete.Outcome] = concrete.Outcome,
    ) -> Reason | None:
        """Adds what a run shows that ends as is wanted to the findings, if it is new or smaller; else says why not."""
        schedule = inputs.schedule()
        what = "a data race" if ending is concrete.Raced else "a counterexample"
        try:
            run = self.run(interpreter, inputs)
        except IllTyped as problem:
            return Reason(f"{what} cannot be replayed: {problem}")
        except Indistinct as problem:
            return unsupported(str(problem))
        except Circular as problem:
            return Unbuildable(f"{what} cannot be replayed: {problem}", problem.chosen)
        except NotConstructible as problem:
            return Unreplayable(f"{what} cannot be replayed: {problem}")
        except concrete.ScheduleError as error:
            return defect(f"{what} did not replay: {error}")
        finding = self.finding(run) if isinstance(run.outcome, ending) else None
        if finding is None and inputs.state.specification.quantified:
            place = run.outcome.span if isinstance(run.outcome, concrete.Exhausted) else None
            call = concrete.show_call(self.method.info, run.arguments)
            return undecided(inputs.state, inputs.model, call, place, self.excerpt)
        if finding is None and inputs.state.specification.assumed:
            return not_confirmed(inputs.state, inputs.model, concrete.show_call(self.method.info, run.arguments))
        if isinstance(run.outcome, concrete.Exhausted) and run.outcome.limit in _OF_MEMORY:
            return Unreplayable(f"{what} cannot be replayed: it needs more memory than a run may use")
        if isinstance(run.outcome, concrete.Unsupported):
            # The run initialises the classes of all inputs, and the path only those that it uses.
            return unsupported(run.outcome.what).at(run.outcome.span)
        if finding is None:
            outcome = type(run.outcome).__name__.lower()
            call = ", ".join(run.arguments)
            return defect(f"{what} ({call}) did not replay: it {outcome}")
        judgment = None if findings is None else self.judgment(inputs, run)
        if findings is None or (judgment is not None and findings.excuses(judgment)):
            return None
        if findings.wants(self.judged(finding, judgment)):
            inputs = self.with_initial_statics(inputs, run, finding, judgment)
            if len(set(schedule.steps)) > 1:
                inputs, schedule = self.minimised(interpreter, inputs, schedule, run, finding)
            elif ending is concrete.Outcome:
                inputs = unshared(lambda tried: self.shows(tried, finding, judgment), inputs, self.method)
            asked = [answer.method for answer in inputs.state.environment.answers]
            shows = partial(self.shows_with, interpreter, inputs, schedule, finding)
            needs = needed_classes(self.program.hierarchy, asked, shows)
            found = with_needs(self.judged(self.traced(interpreter, inputs, schedule, finding), judgment), needs)
            if not needs and is_independent(self.program.hierarchy, asked, shows):
                found = replace(found, answers=())
            findings.add(with_digits(found, self.interpreter, partial(self.shows, inputs, finding, judgment)))
        return None

    def with_initial_statics(
        self, inputs: Inputs, run: concrete.Run, finding: Finding, judgment: Judgment | None
    ) -> Inputs:
        """The inputs with initial values of static fields, if a run shows the same: other values are no part of it."""
        less = inputs.with_less_static_state() if run.statics else ()
        return next((tried for tried in less if self.shows(tried, finding, judgment)), inputs)

    # --- judgments -----------------------------------------------------------------------------------------

    def is_guarded(self, inputs: Inputs, findings: Findings) -> bool:
        """Whether a path ends with an exception that is thrown on purpose; if so, it is recorded."""
        try:
            run = self.run(self.interpreter, inputs)
        except (NotConstructible, concrete.ScheduleError):
            return False
        judgment = None if self.finding(run) is None else self.judgment(inputs, run)
        return judgment is not None and findings.excuses(judgment)

    def waits(self, inputs: Inputs) -> WaitsForOthers | None:
        """The wait for others that a path ends with, if there are others to be expected."""
        with suppress(NotConstructible, concrete.ScheduleError):
            run, heap = self.run(self.interpreter, inputs), self.interpreter.world.heap
            held = heap_graph([*self.roots(at_entry=False), *static_roots(heap)], heap)
            return wait_for_others(run, self.before, held) if may_be_called_beside(self.program, self.method) else None
        return None

    def judgment(self, inputs: Inputs, run: concrete.Run) -> Judgment | None:
        """The judgment about the exception that ends a run; None for other endings, which are not judged."""
        outcome = run.outcome
        if self.judge is None or not isinstance(outcome, concrete.Threw) or outcome.thread:
            return None
        failure = failure_of(inputs, self.method, outcome, run.arguments)
        return self.judge.judge(failure)

    def judged(self, finding: Finding, judgment: Judgment | None) -> Finding:
        """A finding with its judgment; if a call is to blame, the finding is there."""
        if judgment is None:
            return finding
        kind, doubts = judgment.classification, judgment.doubts
        finding = replace(finding, classification=kind, doubts=doubts, null_field=judgment.null_field)
        if judgment.precondition is not None:
            return replace(finding, condition=judgment.condition, precondition=judgment.precondition)
        blame = judgment.blame
        if blame is None or not blame.callee:
            return finding
        breaks = BrokenCondition(blame.callee, blame.needs)
        return replace(finding, span=blame.span, method=blame.method, clause=self.excerpt(blame.span), breaks=breaks)

    def shows_with(
        self,
        interpreter: concrete.Interpreter,
        inputs: Inputs,
        schedule: Schedule,
        finding: Finding,
        asked: Callable[[Ask], Ask],
        seed: int,
    ) -> bool:
        """Whether a run shows a defect although open methods answer something else."""
        choices = schedule.guided()
        choices.random = Random(seed)
        with suppress(NotConstructible, concrete.ScheduleError):
            found = self.finding(self.replayed(interpreter, inputs, choices, asked))
            return found is not None and found.defect == finding.defect
        return False

    def minimised(
        self, interpreter: concrete.Interpreter, inputs: Inputs, schedule: Schedule, run: concrete.Run, finding: Finding
    ) -> tuple[Inputs, Schedule]:
        """Smaller inputs and a schedule with fewer switches that show the same defect, as far as can be found quickly.

        Inputs that are small for one schedule need not be for another, so both are reduced in turn.
        """

        def attempt(tried: Inputs, choices: GuidedChoices) -> tuple[bool, int]:
            run = self.replayed(interpreter, tried, choices)
            found = self.finding(run)
            return found is not None and found.defect == finding.defect, run.outcome.steps

        # Another schedule may make a thread spin forever.
        interpreter.limit(replace(self.limits, steps=min(self.limits.steps, 2 * run.outcome.steps + 300)))
        try:
            for _ in range(MOST_TURNS):
                schedule = fewest_switches(partial(attempt, inputs), schedule)
                before = inputs
                inputs, schedule = lowered(attempt, inputs, schedule)
                if inputs is before:
                    break
        finally:
            interpreter.limit(self.limits)
        return inputs, schedule

    def shows(self, tried: Inputs, finding: Finding, judgment: Judgment | None) -> bool:
        """Whether a run on other inputs shows the same defect, with the same judgment."""
        with suppress(NotConstructible, IllTyped, concrete.ScheduleError):
            run = self.run(self.interpreter, tried)
            found, other = self.finding(run), self.judgment(tried, run)
            same = (judgment and judgment.classification) == (other and other.classification)
            return found is not None and found.defect == finding.defect and same
        return False

    def is_known(self, inputs: Inputs, findings: Findings) -> bool:
        """Whether a run on any inputs of a path shows a known defect."""
        try:
            run = self.run(self.interpreter, inputs)
        except (NotConstructible, concrete.ScheduleError):
            return False
        finding = self.finding(run)
        return finding is not None and self.judged(finding, self.judgment(inputs, run)).defect in findings.smallest

    def run(self, interpreter: concrete.Interpreter, inputs: Inputs) -> concrete.Run:
        """Runs the method on the inputs of a path, step by step as the path went."""
        return self.replayed(interpreter, inputs, inputs.schedule().choices())

    def replayed(
        self,
        interpreter: concrete.Interpreter,
        inputs: Inputs,
        choices: concrete.Choices,
        asked: Callable[[Ask], Ask] = lambda ask: ask,
    ) -> concrete.Run:
        """Runs the method on the inputs of a path under any choices; `asked` may change the answers of open methods."""

        def make(heap: concrete.Heap) -> list[concrete.Value]:
            builder = InputBuilder(inputs.explorer, inputs.state, inputs.model, heap)
            arguments = arguments_of(inputs.explorer, self.method, inputs.state)
            # Inputs may be made in an order that only answers tell.
            choices.ask = asked(Recall(builder)) if inputs.state.environment.answers else None
            heap.given = StaticInputs(builder, inputs.statics).set()
            values = [builder.value(v, p.type) for v, p in zip(arguments, self.method.parameters, strict=True)]
            choices.values = [builder.nondet(value) for value in inputs.state.environment.drawn]
            choices.witnesses = [
                number for _, _, number in witnesses(inputs.state.specification.quantified, inputs.model)
            ]
            builder.keep_apart()
            this = None if self.method.info.static else values[0]
            demand_types(heap.hierarchy, zip(values, (p.type for p in self.method.parameters), strict=True), this)
            self.arguments = values
            self.snap(heap)
            self.touched = touched_parts(builder)
            self.builder = builder
            return values

        with drawing_the_same():
            return interpreter.run(self.method, make, choices)

    def snap(self, heap: concrete.Heap) -> None:
        """Keeps the heap at the call."""
        self.before = heap_graph([*self.roots(at_entry=True), *static_roots(heap)], heap)

    def roots(self, at_entry: bool) -> list[Root]:
        """The parameters with the arguments; the new object of a constructor is not one of them."""
        pairs = zip(self.method.parameters, self.arguments, strict=True)
        found = [(parameter.name, value, parameter.type) for parameter, value in pairs]
        return found[1:] if at_entry and self.method.info.is_constructor else found

    # --- findings ------------------------------------------------------------------------------------------

    def finding(self, run: concrete.Run) -> Finding | None:
        """The violation that a run shows, if any."""
        outcome = run.outcome
        if isinstance(outcome, concrete.Violated):
            found = self.described(run, FindingKind(outcome.kind.value), outcome.span, outcome.method)
            thrown, calls = thrown_exception(outcome.exception), calls_of(outcome.trace)
            return replace(found, reason=outcome.reason, thread=outcome.thread, exception=thrown, calls=calls)
        if isinstance(outcome, concrete.Threw) and self.counts(outcome):
            method, place = own_place(self.program, outcome.trace) or (str(self.method.info), self.method.info.span)
            found = self.described(run, FindingKind.EXCEPTION, place, method)
            name, thrown = outcome.exception.cls.name, thrown_exception(outcome.exception)
            return replace(found, reason=name, thread=outcome.thread, exception=thrown, calls=calls_of(outcome.trace))
        if isinstance(outcome, concrete.Deadlocked):
            # A thread that waits for others to end is least informative.
            blocked = [stuck for stuck in outcome.threads if stuck.waits_for is not ActionKind.JOIN]
            first = min(blocked or outcome.threads, key=lambda stuck: stuck.span)
            found = self.described(run, FindingKind.DEADLOCK, first.span, first.method)
            return replace(found, thread=first.thread, waiting=outcome.threads)
        if isinstance(outcome, concrete.Recurred):
            found = self.described(run, FindingKind.NEVER_ENDS, outcome.span, outcome.method)
            return replace(found, reason=outcome.what)
        if isinstance(outcome, concrete.Raced):
            uses = (outcome.first, outcome.second)
            place = min(use.span for use in uses)
            found = self.described(run, FindingKind.DATA_RACE, place, str(self.method.info))
            return replace(found, reason=outcome.what, thread=outcome.second.thread, accesses=uses)
        return None

    def counts(self, outcome: concrete.Threw) -> bool:
        """Whether an exception that leaves is a finding: no clause excuses it."""
        return not outcome.excused and self.counted.counts(outcome.exception.cls.name, outcome.thread)

    def described(self, run: concrete.Run, kind: FindingKind, place: Span, method: str) -> Finding:
        """A finding with the call that leads to it."""
        names = [parameter.name for parameter in self.method.parameters]
        inputs = zip(names, run.arguments, strict=True)
        return Finding(
            kind,
            self.excerpt(place),
            place,
            method,
            str(self.method.info),
            concrete.show_call(self.method.info, run.arguments),
            tuple(pair for pair in inputs if not (self.method.info.is_constructor and pair[0] == "this")),
            values=run.shown_values,
            answers=run.answers,
            statics=run.statics,
            heap_before=self.before,
            touched=self.touched,
        )

    def excerpt(self, span: Span) -> str:
        """The text of a place; empty if the source is not available."""
        source = self.sources.get(span.file)
        return "" if source is None else source.excerpt(span)

    def traced(
        self,
        plain: concrete.Interpreter,
        inputs: Inputs,
        schedule: Schedule,
        finding: Finding,
        sought: Observer | None = None,
    ) -> Finding:
        """The finding with its steps, the values in its clause and the heap at its end."""
        interpreter = plain if isinstance(plain, TracingInterpreter) else TracingInterpreter(self.program, self.limits)
        interpreter.sought = sought
        interpreter.world.begun = lambda: self.snap(interpreter.world.heap)
        choices = schedule.guided()
        run = self.replayed(interpreter, inputs, choices)
        outcome = run.outcome
        found = self.finding(run)
        assert found is not None and found.defect == finding.defect, "a traced run must end like the plain one"
        roots = self.roots(at_entry=False)
        if isinstance(outcome, concrete.Violated) and outcome.kind is concrete.ViolationKind.ENSURES:
            roots += self.result(interpreter)
        moments = self.film(inputs, schedule, interpreter.total, sought) if self.films else ()
        return replace(
            found,
            moments=moments,
            schedule=run.schedule[: choices.needed],
            reads=tuple(interpreter.world.earlier) if isinstance(interpreter, OrderedInterpreter) else (),
            witness=self.witness(inputs, interpreter, outcome),
            instances=tuple(dict.fromkeys(choices.witnesses)),
            steps=interpreter.steps,
            steps_total=interpreter.total,
            heap_after=heap_graph([*roots, *static_roots(interpreter.world.heap)], interpreter.world.heap),
        )

    def witness(
        self, inputs: Inputs, interpreter: TracingInterpreter, outcome: concrete.Outcome
    ) -> tuple[tuple[str, str], ...]:
        """The values in a violated clause, those of bound variables first; of an endless run those that recur."""
        if isinstance(outcome, concrete.Recurred):
            return outcome.values
        if not isinstance(outcome, concrete.Violated):
            return ()
        known = witnesses(inputs.state.specification.quantified, inputs.model)
        bound = [(name, str(number)) for name, span, number in known if outcome.span.contains(span)]
        return (*bound, *clause_values(interpreter.world, outcome))

    def film(self, inputs: Inputs, schedule: Schedule, steps: int, sought: Observer | None) -> tuple[Moment, ...]:
        """The heaps along a run."""
        interpreter = FilmingInterpreter(self.program, self.limits, wanted_steps(steps))
        interpreter.sought = sought
        interpreter.watch(lambda: self.roots(at_entry=False))
        self.replayed(interpreter, inputs, schedule.guided())
        return interpreter.moments()

    def result(self, interpreter: TracingInterpreter) -> list[Root]:
        """The result of the method under check, if its own postcondition is violated."""
        failure, stack = interpreter.world.failure, interpreter.world.threads[0].stack
        if failure is None or len(stack) != 1 or failure.activation is not stack[0]:
            return []
        if self.method.info.return_type == VOID:
            return []
        return [(result_name(self.method.info), failure.variable("$result"), self.method.info.return_type)]
