"""From paths to cases: the smallest inputs of each path, run in the interpreter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import field, replace
from types import MappingProxyType
from typing import Any

from oxpecker import terms
from oxpecker.engine.bounds import Bounds
from oxpecker.engine.compiled.program import ProgramCode
from oxpecker.engine.counterexamples.initial_state import InitialState
from oxpecker.engine.counterexamples.inputs import Circular, NotConstructible, arguments_of, touched_parts
from oxpecker.engine.counterexamples.replay import Replay, Sources
from oxpecker.engine.counterexamples.shrinking import Inputs
from oxpecker.engine.counterexamples.smallest import is_letter, model_of, smallest_model
from oxpecker.engine.counterexamples.unconfirmed import without_circle
from oxpecker.engine.exceptions import CountedExceptions
from oxpecker.engine.explore.explorer import Explorer
from oxpecker.engine.explore.strategies import STRATEGIES
from oxpecker.engine.limits import CUT_STEPS, MOST_INSTANCES, QUESTIONS_OF_A_CASE
from oxpecker.engine.open_methods.open_calls import OpenCallLog
from oxpecker.engine.options import Edge, Options
from oxpecker.engine.path.endings import Cut, Deadlocked, Diverged, Excluded, GaveUp
from oxpecker.engine.path.entities import Array
from oxpecker.engine.path.requests import ThreadStarted, Unsupported
from oxpecker.engine.path.state import PathEnd
from oxpecker.engine.values.value import Value
from oxpecker.judgment import Judge
from oxpecker.judgment.preconditions import is_judged
from oxpecker.limits import LimitReached, Watch, alarmed
from oxpecker.limits.reason import TOO_DEEP, Cause, Reason, defect, unsupported
from oxpecker.oox import interpreter as concrete
from oxpecker.oox import typed
from oxpecker.oox.cfg import build, graph
from oxpecker.oox.depth import deep_recursion
from oxpecker.oox.interpreter.covering import CoveringInterpreter, Place
from oxpecker.oox.interpreter.tracing import TracingInterpreter
from oxpecker.oox.records import dataclass
from oxpecker.oox.types import BYTE, INT, LONG, OBJECT, SHORT, VOID, Type
from oxpecker.results import (
    BoundHit,
    Classification,
    Finding,
    FindingKind,
    ThrownException,
    heap_graph,
    static_roots,
)
from oxpecker.results.bound import Bound
from oxpecker.results.case import RESULT, Case, CaseOutcome, Fact
from oxpecker.results.coverage import BranchCoverage, BranchSide, LineCoverage, MethodCoverage, Reach
from oxpecker.results.given_inputs import GivenInputs
from oxpecker.results.snapshot import Root
from oxpecker.solver import PathCondition, Solver, Unsatisfiable
from oxpecker.solver.models import satisfies
from oxpecker.terms import Sort, Term

_NUMBERS: frozenset[Type] = frozenset({BYTE, SHORT, INT, LONG})
_HAS_THREADS = Reason("path trees and tests are not available for programs with threads")


@dataclass(slots=True)
class Explored:
    """What is known about an exploration besides its cases."""

    hits: list[BoundHit] = field(default_factory=list)
    reasons: list[Reason] = field(default_factory=list)
    """Why not all paths within the bounds became cases."""
    endless: int = 0
    """The paths that run forever."""
    stopped: bool = False
    """Whether the search was stopped because no more cases were needed."""

    @property
    def complete(self) -> bool:
        """Whether all paths within the bounds were followed to their ends."""
        return not self.reasons and not self.stopped


class Cases:
    """The cases of one method; coverage is collected along the way."""

    def __init__(
        self,
        program: typed.Program,
        method: typed.Method,
        solver: Solver,
        options: Options,
        own: frozenset[str],
        sources: Sources = MappingProxyType({}),
    ) -> None:
        bounds = options.bounds or Bounds()
        self.program = program
        self.method = method
        self.options = options
        self.code = ProgramCode(program, splits=True, started=method.info)
        self.watch = Watch(options.seconds, options.megabytes, used=options.used)
        self.explorer = Explorer(self.code, bounds, solver, options, self.watch)
        self.counted = CountedExceptions(program, options.exceptions)
        is_silent = not options.null_inputs and options.exceptions is None and is_judged(program, method)
        is_lenient = options.edge is Edge.LENIENT
        judge = Judge(program, method, sources, is_lenient, options.callers_answer) if is_silent else None
        self.replay = Replay(program, method, bounds.steps * 2, sources, self.counted, judge=judge)
        self.interpreter = CoveringInterpreter(program, self.replay.limits, own)
        self.open_calls = OpenCallLog(self.interpreter.world)
        self.initial = InitialState(self.interpreter.world)
        self.tracing: TracingInterpreter | None = None
        self.explored = Explored()
        self.branch_hits: Counter[tuple[Place, bool]] = Counter()
        self.line_hits: Counter[tuple[str, int]] = Counter()
        self.beyond: set[tuple[Place, bool]] = set()
        """What only paths that were cut reach."""
        self.lines_beyond: set[tuple[str, int]] = set()
        self.entered: set[str] = set()
        """The methods that some run enters, not counting specifications."""

    # --- the cases -----------------------------------------------------------------------------------------

    def __iter__(self) -> Iterator[Case]:
        """Each path that ends becomes a case, in the order of the search."""
        if self.code.forking:
            self.explored.reasons.append(_HAS_THREADS)
            return
        ends = self.explorer.paths(self.method)
        try:
            while True:
                with deep_recursion(), alarmed(self.watch):
                    end = next(ends, None)
                    case = None if end is None else self.case(end)
                if end is None:
                    break
                if case is not None:
                    yield case
        except ThreadStarted:
            self.explored.reasons.append(_HAS_THREADS)
        except LimitReached as limit:
            self.explored.reasons.append(limit.reason)
        except MemoryError:
            self.explored.reasons.append(self.watch.out_of_memory)
        except RecursionError:
            self.explored.reasons.append(TOO_DEEP)
        except Unsupported as missing:
            self.explored.reasons.append(unsupported(missing.what).at(missing.span))
        finally:
            self.explored.hits = list(self.explorer.log.hits.values())

    def stop(self) -> None:
        """Stops the search."""
        self.explored.stopped = True

    def case(self, end: PathEnd, attempts: int = MOST_INSTANCES) -> Case | None:
        """The case of a path; None if the path is not a test of the method."""
        ending = end.ending
        if isinstance(ending, Excluded):
            return None
        if isinstance(ending, GaveUp):
            self.explored.reasons.append(ending.reason.at(ending.span))
        self.explored.endless += isinstance(ending, Diverged)
        if isinstance(ending, (GaveUp, Diverged, Deadlocked, Cut)):
            self.pass_by(end)
            return None
        found = model_of(self.explorer, end.state)
        if isinstance(found, Unsatisfiable):
            return None
        if found is None:
            self.explored.reasons.append(Reason("the solver gave no values for a path", Cause.SOLVER))
            return None
        path, any_model = found
        arguments = arguments_of(self.explorer, self.method, end.state)
        smallest = smallest_model(self.explorer, path, any_model, most_calls=QUESTIONS_OF_A_CASE)
        apart = spread(self.explorer, path, arguments, smallest)
        model = distinct_objects(self.explorer, end, path, arguments, telling(self.explorer, end, arguments, apart))
        inputs = Inputs(self.explorer, end.state, model)
        self.open_calls.clear()
        self.initial.clear()
        try:
            run = self.replay.run(self.interpreter, inputs)
        except NotConstructible as problem:
            if isinstance(problem, Circular) and problem.chosen and attempts:
                return self.case(replace(end, state=without_circle(end.state, problem.chosen)), attempts - 1)
            self.explored.reasons.append(Reason(f"the inputs of a path cannot be constructed: {problem}"))
            return None
        return self.taken(inputs, run)

    def pass_by(self, end: PathEnd) -> None:
        """Records what a path reaches that is not followed to its end."""
        found = model_of(self.explorer, end.state)
        if found is None or isinstance(found, Unsatisfiable):
            return
        self.interpreter.limit(concrete.Limits(steps=CUT_STEPS))
        try:
            self.replay.run(self.interpreter, Inputs(self.explorer, end.state, found[1]))
        except NotConstructible:
            return
        finally:
            self.interpreter.limit(self.replay.limits)
        self.beyond.update(self.interpreter.world.decisions)
        self.lines_beyond |= self.passed_lines()

    def taken(self, inputs: Inputs, run: concrete.Run) -> Case | None:
        """The case of a run."""
        outcome = run.outcome
        if isinstance(outcome, concrete.Exhausted) and outcome.limit is concrete.Limit.QUANTIFIER:
            self.explored.reasons.append(
                Reason(f"the quantifier at {outcome.span} has too large a range to try in a run", Cause.QUANTIFIER)
            )
            return None
        if inputs.state.specification.quantified and isinstance(outcome, concrete.Excluded):
            self.explorer.log.hit(Bound.RANGE, self.explorer.bounds.range, outcome.span)
            return None
        if not isinstance(outcome, (concrete.Returned, concrete.Threw, concrete.Violated)):
            what = type(outcome).__name__.lower()
            self.explored.reasons.append(defect(f"the inputs ({', '.join(run.arguments)}) did not replay: {what}"))
            return None
        finding, case = self.replay.finding(run), self.described(run)
        if finding is None:
            return case
        judgment = self.replay.judgment(inputs, run)
        if judgment is None or judgment.condition is None:
            inside = isinstance(outcome, concrete.Violated) and len(outcome.trace) > 1
            return self.violated(inputs, replace(case, inside=inside), self.replay.judged(finding, judgment))
        if judgment.classification is Classification.GUARD:
            return case
        return replace(case, excused=replace(finding, condition=judgment.condition))

    def of_inputs(self, given: Case) -> Case | None:
        """The case of a run on the inputs of a case of another version of the program; None if it is not allowed."""
        inputs = GivenInputs(self.method, given, pictured=True)
        self.open_calls.clear()
        self.initial.clear()
        try:
            run = inputs.run(self.interpreter)
        except concrete.InputError:
            return None
        replay = self.replay
        replay.arguments, replay.before = inputs.arguments, inputs.before
        replay.builder, replay.touched = None, inputs.touched
        ended = isinstance(run.outcome, (concrete.Returned, concrete.Threw))
        return self.described(run) if ended and replay.finding(run) is None else None

    def described(self, run: concrete.Run) -> Case:
        """The case of a run without a violation."""
        world, outcome, info = self.interpreter.world, run.outcome, self.method.info
        self.branch_hits.update(set(world.decisions))
        lines = self.passed_lines()
        self.line_hits.update(lines)
        roots = self.replay.roots(at_entry=False)
        if isinstance(outcome, concrete.Returned) and not info.is_constructor and info.return_type != VOID:
            roots.append((RESULT, outcome.value, self.method.info.return_type))
        case = Case(
            self.method.info.key,
            CaseOutcome.RETURNED,
            self.replay.before,
            heap_graph([*roots, *static_roots(world.heap)], world.heap),
            tuple(self.fact(place, side) for place, side in world.decisions),
            values=run.shown_values,
            calls=tuple(self.open_calls.calls),
            drawn=len(run.shown_values) - self.open_calls.drawn,
            assigned=tuple(sorted(str(field) for field in world.assigned)),
            statics=tuple(name for name, _ in run.statics),
            static_objects=run.static_objects,
            initialised=self.initial.since(self.replay.before),
            lines=frozenset(lines),
            # What open methods have made on the way counts, too.
            touched=touched_parts(self.replay.builder) if self.replay.builder is not None else self.replay.touched,
        )
        if isinstance(outcome, concrete.Threw):
            thrown = outcome.exception
            method, span = outcome.trace[0] if outcome.trace else (case.method, self.method.info.span)
            text = concrete.show_exception(thrown)
            return replace(
                case, outcome=CaseOutcome.THREW, exception=ThrownException(thrown.cls.name, text, method, span)
            )
        return case

    def violated(self, inputs: Inputs, case: Case, finding: Finding) -> Case:
        """A case with a violation; for a postcondition, also the result of the method."""
        after = case.after
        if finding.kind is FindingKind.ENSURES:
            self.tracing = self.tracing or TracingInterpreter(self.program, self.replay.limits)
            self.replay.run(self.tracing, inputs)
            roots: list[Root] = [*self.replay.roots(at_entry=False), *self.replay.result(self.tracing)]
            after = heap_graph([*roots, *static_roots(self.tracing.world.heap)], self.tracing.world.heap)
        return replace(case, outcome=CaseOutcome.VIOLATED, finding=finding, exception=finding.exception, after=after)

    # --- coverage ------------------------------------------------------------------------------------------

    def side(self, place: Place, taken: bool) -> BranchSide:
        """A side of a branch in its reported form."""
        key, number = place
        return BranchSide(key, self.interpreter.world.graphs[key].blocks[number].end().span, number, taken)

    def fact(self, place: Place, taken: bool) -> Fact:
        """A branch that a run has passed."""
        side = self.side(place, taken)
        text = self.replay.excerpt(side.span)
        if _steps_through(self.interpreter.world.graphs[place[0]].blocks[place[1]]):
            text = f"more of {text}"
        return Fact(side, text)

    def passed_lines(self) -> set[tuple[str, int]]:
        """The lines of the last run, by method."""
        found: set[tuple[str, int]] = set()
        for key, number in self.interpreter.world.blocks:
            self.entered.add(key)
            found |= {(key, line) for line in _lines(self.interpreter.world.graphs[key], number)}
        return found

    def graphs(self) -> list[tuple[str, graph.Graph]]:
        """The methods that were entered, by key."""
        return [(key, self.interpreter.world.graphs[key]) for key in sorted(self.entered)]

    def branches(self) -> list[tuple[Place, bool]]:
        """Both sides of all branches of the methods that were entered."""
        return [
            ((key, block.number), taken)
            for key, control in self.graphs()
            for block in control.blocks
            if isinstance(block.terminator, graph.Branch)
            for taken in (True, False)
        ]

    @property
    def decides_more(self) -> bool:
        """Whether paths fork where those of a check may not: at single comparisons, or for aliases of inputs."""
        hierarchy = self.program.hierarchy
        auto = STRATEGIES["auto"]
        return any(
            len(control.blocks) > len(build(control.method, hierarchy).blocks) for _, control in self.graphs()
        ) or any(auto.keeps_alias_set(hierarchy, unknown.type) for unknown in self.explorer.inputs.unknowns.values())

    @property
    def all_covered(self) -> bool:
        """Whether both sides of all branches that were reached have been taken."""
        return all(self.branch_hits[branch] for branch in self.branches())

    def coverage(self) -> MethodCoverage:
        """What the cases cover, and what is known of the rest."""
        absent = Reach.NOT_REACHED
        if self.explored.complete:
            is_bounded = self.explored.hits or self.explorer.log.assumptions
            absent = Reach.INFEASIBLE_WITHIN_BOUNDS if is_bounded else Reach.INFEASIBLE
        branches = []
        for place, taken in self.branches():
            hits = self.branch_hits[place, taken]
            open_still = Reach.NOT_REACHED if (place, taken) in self.beyond else absent
            branches.append(BranchCoverage(self.side(place, taken), hits, Reach.COVERED if hits else open_still))
        lines = []
        for key, control in self.graphs():
            file = control.method.info.span.file
            for line in sorted({line for block in control.blocks for line in _lines(control, block.number)}):
                hits = self.line_hits[key, line]
                open_still = Reach.NOT_REACHED if (key, line) in self.lines_beyond else absent
                lines.append(LineCoverage(key, file, line, hits, Reach.COVERED if hits else open_still))
        entered = tuple((key, control.method.info.span) for key, control in self.graphs())
        return MethodCoverage(str(self.method.info), self.method.info.span, tuple(branches), tuple(lines), entered)


def spread(
    explorer: Explorer, path: PathCondition, arguments: list[Value], model: Mapping[Term, Any]
) -> dict[Term, Any]:
    """The model with distinct numbers as arguments and array elements, as far as the path allows."""
    apart = dict(model)
    speaking: dict[Term, list[Term]] = {}
    for constraint in path.constraints:
        for variable in constraint.variables:
            speaking.setdefault(variable, []).append(constraint)
    numbers = [v for v in speaking if (v in arguments or v.name.endswith("]")) and v not in explorer.inputs.unknowns]
    numbers = [v for v in numbers if _is_open_number(v, apart[v])]
    used = Counter(apart[v] for v in numbers)
    for variable in numbers:
        now = apart[variable]
        for other in range(1, len(numbers) + 2):
            if used[now] < 2:
                break
            apart[variable] = other
            if not used[other] and _is_open_number(variable, other) and satisfies(apart, speaking[variable]):
                used[now] -= 1
                used[other] += 1
                break
            apart[variable] = now
    return apart


def telling(explorer: Explorer, end: PathEnd, arguments: list[Value], model: Mapping[Term, Any]) -> dict[Term, Any]:
    """The model with distinct numbers where the path leaves them open, so that a test can tell them apart.

    Those are the arguments, the elements of input arrays, and whatever else is found in the heap at the end.
    """
    told = dict(model)
    seen: list[Value] = [*arguments, getattr(end.ending, "value", None)]
    for entity in end.state.heap.entities.values():
        if entity.is_input and isinstance(entity, Array) and entity.element in _NUMBERS:
            length = int(terms.evaluate(entity.length, model))
            names = [f"{entity.name}[{index}]" for index in range(min(length, explorer.bounds.array))]
            seen += [explorer.inputs.unknown(entity.element, name, 0) for name in names]
        seen += entity.cells.values()
    number = 0
    for value in seen:
        variables = sorted(value.variables, key=lambda v: v.uid) if isinstance(value, Term) else []
        for variable in variables:
            if (
                variable not in told
                and variable not in explorer.inputs.unknowns
                and _is_open_number(variable, number + 1)
            ):
                number += 1
                told[variable] = number
    return told


def distinct_objects(
    explorer: Explorer, end: PathEnd, path: PathCondition, arguments: list[Value], model: Mapping[Term, Any]
) -> dict[Term, Any]:
    """The model with separate plain objects where the path accesses none, so that a test can tell them apart."""
    apart, state = dict(model), end.state
    seen: list[Value] = [*arguments, getattr(end.ending, "value", None)]
    seen += [value for entity in state.heap.entities.values() for value in entity.cells.values()]
    seen += [value for answer in state.environment.answers for value in answer.arguments]
    fresh = max((0, *state.heap.entities, *(v for v in map(apart.get, explorer.inputs.unknowns) if v is not None)))
    for variable in dict.fromkeys(
        variable for value in seen if isinstance(value, Term) for variable in value.variables
    ):
        unknown = explorer.inputs.unknowns.get(variable)
        if unknown is None or unknown.type != OBJECT or variable in state.knowledge.resolution:
            continue
        speaking = [each for each in path.constraints if variable in each.variables]
        before = apart.get(variable)
        fresh += 1
        apart[variable] = fresh
        if not satisfies(apart, speaking):
            del apart[variable]
            apart |= {} if before is None else {variable: before}
    return apart


def _is_open_number(variable: Term, number: int) -> bool:
    """Whether a variable is an integer of the program that may have this value; lengths and characters are not."""
    if variable.sort is not Sort.INT or variable.name.startswith("#") or is_letter(variable):
        return False
    low, high = variable.low, variable.high
    return (low is None or low <= number) and (high is None or number <= high)


def _steps_through(block: graph.Block) -> bool:
    """Whether a branch is that of a loop over the elements of something, which no condition of the source decides."""
    end = block.terminator
    condition = end.condition if isinstance(end, graph.Branch) else None
    left = condition.left if isinstance(condition, typed.Binary) else None
    return isinstance(left, typed.Local) and left.variable.name.startswith("$index")


def _lines(control: graph.Graph, number: int) -> set[int]:
    """The lines of a block that a statement of the source stands on."""
    block = control.blocks[number]
    file = control.method.info.span.file
    nodes: list[typed.Node] = [*block.instructions]
    if isinstance(block.terminator, (graph.Branch, graph.CallMethod, graph.ThrowObject, graph.Guard)):
        nodes.append(block.terminator)
    return {node.span.line for node in nodes if node.span.file == file and node.span.line}
