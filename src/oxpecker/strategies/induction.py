"""Proofs by induction: one arbitrary iteration stands for a loop, and a contract for a recursive method.

Candidate invariants are filtered (Houdini, Flanagan and Leino): all are assumed together, and those that an iteration
violates are dropped until the rest is inductive. For a recursive method, only its effects and exceptions are assumed;
if it only computes, candidates about its result are filtered in the same way.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType

from oxpecker.engine import LoopTreatment, Merging
from oxpecker.engine.compiled.tabling import COMPUTING
from oxpecker.limits import Budget, Watch
from oxpecker.limits.budget import is_spent
from oxpecker.oox import typed
from oxpecker.oox.analysis.constant_classes import is_assigned
from oxpecker.oox.hierarchy import STATIC_INITIALISER, MethodInfo
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Span
from oxpecker.oox.tree import Rewriter
from oxpecker.oox.types import BOOL, FLOATING, INTEGRAL, THROWABLE, VOID
from oxpecker.results import MethodResult, Verdict
from oxpecker.solver import Solver, open_solver
from oxpecker.strategies import measures
from oxpecker.strategies.candidates import of_function, of_loop
from oxpecker.strategies.cycles import Cycles
from oxpecker.strategies.goal import Goal
from oxpecker.strategies.houdini import CANDIDATE, Houdini, place
from oxpecker.strategies.measures import Ranking
from oxpecker.strategies.proof_outlines import outline_of_induction
from oxpecker.strategies.strategy import Partial

_TRUE, _FALSE = typed.Literal(BOOL, True), typed.Literal(BOOL, False)
_COMPUTING = (*COMPUTING, typed.Nondet)
"""The nodes of code that depends only on its arguments."""

Guesses = dict[Span, typed.Expression]
Loops = Mapping[typed.Target, Guesses]
Rankings = Mapping[typed.Target, Ranking]
NONE: Rankings = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Induction:
    """One arbitrary iteration for each loop, and a contract for each recursive method."""

    def run(self, goal: Goal, budget: Budget) -> Partial:
        """A proof, or nothing."""
        with open_solver(goal.options.solver) as solver, budget.spending():
            return Partial(_Proof(goal, solver).result(), is_complete=budget.is_enough)


def is_inductive(goal: Goal) -> bool:
    """Whether a method or its callees have loops or recursion that need not be unrolled."""
    wanted = goal.is_unbounded and goal.options.loops is not LoopTreatment.UNROLL
    return wanted and not goal.has_threads and Cycles(goal).any


class _Proof:
    """A proof that a goal holds for every number of iterations and calls."""

    def __init__(self, goal: Goal, solver: Solver) -> None:
        self.goal, self.solver = goal, solver
        self.program, self.start = goal.program, goal.method
        self.cycles = Cycles(goal)
        self.watch = Watch(goal.options.seconds, used=goal.options.used)
        self.options = replace(
            goal.options,
            bounds=None,
            loops=LoopTreatment.INVARIANT,
            merging=Merging.NEVER if goal.options.merging is Merging.NEVER else Merging.ALWAYS,
            over_approximates=True,
            persistent=False,
            most_findings=1,
            termination=False,
        )
        self.lines = 0

    def result(self) -> MethodResult | None:
        """The verdict if the proof succeeds; otherwise None.

        Tries the library code as it is, then contracts for library methods with loops, then one arbitrary iteration
        of these loops.
        """
        cycles = self.cycles
        if not cycles.can_be_cut or (self.goal.options.termination and not cycles.can_be_measured):
            return None
        found = self._without(cycles.recursive) if cycles.recursive or cycles.loops else None
        if found is None and cycles.library:
            found = self._without([*cycles.recursive, *cycles.library])
        if found is None and cycles.library:
            self.cycles = cycles.with_library_loops()
            found = self._without(cycles.recursive)
        return found

    def _without(self, cut: list[MethodInfo]) -> MethodResult | None:
        """The verdict if the proof succeeds with contracts in place of some methods."""
        self.options = replace(self.options, modular_for=tuple(info.key for info in cut))
        methods = dict(self.program.methods)
        others = [info for info in cut if info.key != self.start.info.key]
        for info in others:
            methods[info.key] = _with_contract(methods[info.key], {}, typed.Clause(_TRUE, span=info.span))
        if len(others) < len(cut) and self.goal.options.termination and self.goal.options.exceptions is None:
            # By induction over the calls of an ending recursion, each of them satisfies what the goal claims.
            methods[self.start.info.key] = _promising(self.start)
        for info in others:
            if self.cycles.is_own(info) and self._only_computes(info):
                methods[info.key] = self._sifted_contract(replace(self.program, methods=methods), info)
        loops = {each.loop.targets[0]: self._placed(of_loop(each.method, each.known)) for each in self.cycles.loops}
        return self._sift_loops(replace(self.program, methods=methods), loops)

    # --- recursive methods ---------------------------------------------------------------------------------

    def _only_computes(self, info: MethodInfo) -> bool:
        """Whether the result depends only on the arguments, so that it can be analysed separately."""
        if not info.static or info.return_type == VOID:
            return False
        types = (*info.parameter_types, info.return_type)
        if any(t not in INTEGRAL and t not in FLOATING and t != BOOL for t in types):
            return False
        return all(isinstance(node, _COMPUTING) or self._is_constant(node) for node in self._code_below(info))

    def _code_below(self, info: MethodInfo) -> Iterator[typed.Node]:
        """The nodes of a method and its callees, without constants and the construction of exceptions."""
        seen, pending = {info.key}, [info]
        while pending:
            current = pending.pop()
            method = self.program.methods.get(current.key)
            yield from typed.walk(typed.Uncovered(BOOL, "no code") if method is None else method.body)
            for called in self.cycles.calls.called(current):
                constant = called.name == STATIC_INITIALISER and called.owner in self.cycles.calls.constant
                if called.key not in seen and not constant and not self._is_throwable(called.owner):
                    seen.add(called.key)
                    pending.append(called)

    def _is_constant(self, node: typed.Node) -> bool:
        """Whether a node is constant, or an exception, on which no result depends."""
        if isinstance(node, typed.StaticRead):
            owner = node.field.owner
            return owner in self.cycles.calls.constant and not is_assigned(self.program, owner)
        return isinstance(node, typed.NewObject) and self._is_throwable(node.constructor.owner)

    def _is_throwable(self, name: str) -> bool:
        return self.program.hierarchy.subclass(name, THROWABLE.name)

    def _sifted_contract(self, program: typed.Program, info: MethodInfo) -> typed.Method:
        """A method with the candidate postconditions that hold."""
        callers = [self.program.methods[each.key] for each in self.cycles.reached if self.cycles.is_own(each)]
        plain = program.methods[info.key]
        candidates = self._placed(of_function(plain, callers))
        exceptional = typed.Clause(_FALSE, span=self._place())
        while True:
            method = _with_contract(plain, candidates, exceptional)
            result, broken = self._check(replace(program, methods={**program.methods, info.key: method}), method)
            if result is not None:
                return method
            if not broken:
                return plain
            candidates = {place: candidate for place, candidate in candidates.items() if place not in broken}
            if exceptional.span in broken:
                exceptional = typed.Clause(_TRUE, span=info.span)

    # --- loops ---------------------------------------------------------------------------------------------

    def _sift_loops(self, program: typed.Program, loops: dict[typed.Target, Guesses]) -> MethodResult | None:
        """Checks the goal with fewer candidates each time, until all remaining ones hold."""
        while True:
            methods = {key: self._with_invariants(method, loops) for key, method in program.methods.items()}
            tried = replace(program, methods=methods)
            result, broken = self._check(tried, methods[self.start.info.key])
            if result is not None:
                return self._measured(tried, loops) if self.goal.options.termination else self._told(result, loops)
            kept = {
                loop: {p: g for p, g in candidates.items() if p not in broken} for loop, candidates in loops.items()
            }
            if kept == loops:
                return None
            loops = kept

    def _with_invariants(self, method: typed.Method, loops: Mapping[typed.Target, Guesses]) -> typed.Method:
        if method.body is None or not self.cycles.cuts_loops_of(method):
            return method
        body = _cut(method.body, loops)
        return method if body is method.body else replace(method, body=body)

    # --- termination ---------------------------------------------------------------------------------------

    def _told(self, result: MethodResult, loops: Loops, rankings: Rankings = NONE) -> MethodResult:
        """A proof with what it consists of."""
        from oxpecker.horn.irredundant import irredundant

        targets = [(each.loop, each.loop.targets[0]) for each in self.cycles.loops]
        told = {target: irredundant(self.program, loops[target].values()) for _, target in targets}
        parts = [(loop, told[target], rankings.get(target, ())) for loop, target in targets]
        return replace(result, proof=outline_of_induction(parts, result.relies_on, self.goal.sources))

    def _measured(self, program: typed.Program, kept: Loops) -> MethodResult | None:
        """Checks the goal with one measure after the other for each loop and recursion, until all of them descend."""
        start = program.methods[self.start.info.key]
        own = [each for each in self.cycles.loops if self.cycles.is_own(each.method.info)]
        loops = [each for each in own if each.loop.decreases is None]
        left = {each.loop.targets[0]: measures.of_loop(each.loop, each.known) for each in loops}
        calls = measures.of_method(start) if self.cycles.recursive and start.measure is None else [()]
        self.options = replace(self.options, termination=True)
        while calls and all(left.values()):
            rankings = {loop: self._placed_ranking(some[0]) for loop, some in left.items()}
            recursion = self._placed_ranking(calls[0])
            methods = {key: _ranked(each, rankings) for key, each in program.methods.items()}
            method = methods[start.info.key] = _with_measure(methods[start.info.key], recursion)
            result, broken = self._check(replace(program, methods=methods), method)
            if result is not None:
                return self._told(result, kept, rankings)
            if not broken:
                return None
            left = {loop: some[1:] if _is_broken(rankings[loop], broken) else some for loop, some in left.items()}
            calls = calls[1:] if _is_broken(recursion, broken) else calls
        return None

    def _placed_ranking(self, ranking: Ranking) -> Ranking:
        """A measure whose parts have one place, which identifies it."""
        at = self._place()
        return tuple(replace(part, span=at) for part in ranking)

    # --- checks --------------------------------------------------------------------------------------------

    def _check(self, program: typed.Program, method: typed.Method) -> tuple[MethodResult | None, set[Span]]:
        """The verdict on a method if it is proved, and the candidates that are violated."""
        if self.watch.over or is_spent():
            return None, set()
        houdini = Houdini(program, method, self.solver, replace(self.options, used=self.watch.used))
        result = houdini.result()
        # The program's own loop invariants are checked in the same way, but never dropped.
        shown = result.verdict is Verdict.VALID and not houdini.broken
        return result if shown else None, {each for each in houdini.broken if each.file == CANDIDATE}

    def _place(self) -> Span:
        self.lines += 1
        return place(self.lines)

    def _placed(self, conditions: list[typed.Expression]) -> Guesses:
        """Conditions with distinct places, which identify them."""
        places = [(self._place(), condition) for condition in conditions]
        return {place: replace(condition, span=place) for place, condition in places}


def _with_contract(method: typed.Method, candidates: Guesses, exceptional: typed.Clause) -> typed.Method:
    """A method with a contract; its exceptional clause allows whatever its code may throw, or nothing."""
    ensures = tuple(typed.Clause(candidate, span=place) for place, candidate in candidates.items())
    case = typed.Case(method.info, ensures=ensures, exceptional=(exceptional,), span=method.info.span)
    return replace(method, cases=(case,))


def _promising(method: typed.Method) -> typed.Method:
    """A method whose contract may replace its recursive calls, although it says nothing about them."""
    true = typed.Clause(_TRUE, span=method.info.span)
    cases = method.cases or (typed.Case(method.info, span=method.info.span),)
    return replace(method, cases=tuple(replace(each, ensures=(*each.ensures, true)) for each in cases))


def _is_broken(ranking: Ranking, broken: set[Span]) -> bool:
    return bool(ranking) and ranking[0].span in broken


def _ranked(method: typed.Method, rankings: Mapping[typed.Target, Ranking]) -> typed.Method:
    """A method whose loops have measures, unless they have their own."""

    def loop(node: typed.While) -> typed.While:
        found = rankings.get(node.targets[0])
        return node if found is None or node.decreases is not None else replace(node, ranking=found)

    body = None if method.body is None else Rewriter(typed.STATEMENTS, {typed.While: loop}).rewrite(method.body)
    return method if body is method.body else replace(method, body=body)


def _with_measure(method: typed.Method, ranking: Ranking) -> typed.Method:
    """A method with a measure; without parts, it is the method."""
    if not ranking:
        return method
    measure = typed.Measure(ranking, span=ranking[0].span)
    first, *others = method.cases or (typed.Case(method.info, span=method.info.span),)
    return replace(method, cases=(replace(first, measure=measure), *others))


def _cut(body: typed.Statement, loops: Mapping[typed.Target, Guesses]) -> typed.Statement:
    """A statement whose loops have their candidates as invariants; unchanged if it has no such loops."""

    def loop(node: typed.While) -> typed.While:
        # A trivial invariant marks the loop as cut.
        found = loops.get(node.targets[0])
        return node if found is None else replace(node, invariants=(_TRUE, *node.invariants, *found.values()))

    return Rewriter(typed.STATEMENTS, {typed.While: loop}).rewrite(body)
