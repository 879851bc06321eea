"""Proofs by induction: one round stands for all rounds of a loop, and a contract for a recursive method.

What a round may rely on is guessed and then sifted (Houdini, Flanagan and Leino): all guesses are assumed together, and
those that are not kept are dropped until the rest is kept by itself. Of a recursive method nothing is assumed but what
its code cannot assign or throw; of one that only computes, guesses about its result are sifted in the same way.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from time import monotonic

from oxpecker.engine import Bounds, Explorer, LoopTreatment, Options, PathEnd
from oxpecker.engine.checking import MethodCheck
from oxpecker.engine.compiled.tabling import COMPUTING
from oxpecker.engine.counterexamples.unconfirmed import Unproved
from oxpecker.engine.explore.rounds import Round
from oxpecker.engine.path.endings import Violated
from oxpecker.limits import Watch
from oxpecker.oox import typed
from oxpecker.oox.analysis.constant_classes import is_assigned
from oxpecker.oox.analysis.effects import EffectTable
from oxpecker.oox.call_graph import CallGraph
from oxpecker.oox.hierarchy import STATIC_INITIALISER, MethodInfo
from oxpecker.oox.interpreter.scan import forks
from oxpecker.oox.source import BUILT_IN, Span
from oxpecker.oox.tree import Rewriter
from oxpecker.oox.types import BOOL, FLOATING, INTEGRAL, THROWABLE, VOID
from oxpecker.results import Verdict
from oxpecker.solver import Solver
from oxpecker.tasks.candidates import of_function, of_loop
from oxpecker.tasks.program import TaskProgram
from oxpecker.tasks.task import PropertyKind

_GUESS = "guess"
"""The file of the places of guesses: each has a line of its own."""
_TRUE, _FALSE = typed.Literal(BOOL, True), typed.Literal(BOOL, False)
_COMPUTING = (*COMPUTING, typed.Nondet)
"""What code consists of that depends on nothing but its arguments."""

_VALUES = {f"{BUILT_IN}library/oxpecker/DecimalReading.java", f"{BUILT_IN}library/java/lang/Character.java"}
"""Where it is only not supported which number or character results; whatever does is allowed for."""

_OVERFLOWS = {"Throwable", "Error", "VirtualMachineError", "StackOverflowError"}
"""What one catches to go on after a stack has overflowed."""

Guesses = dict[Span, typed.Expression]


class _Sieve(MethodCheck):
    """Notes which guesses are not kept, and goes on."""

    def __init__(self, program: typed.Program, method: typed.Method, solver: Solver, options: Options) -> None:
        super().__init__(program, method, solver, options, {})
        self.broken: set[Span] = set()

    def explorer(self, bounds: Bounds, watch: Watch) -> Explorer:
        """Who explores: guesses about loops are not assumed once they are broken."""
        made = super().explorer(bounds, watch)
        made.broken = self.broken
        return made

    def confirm(self, explorer: Explorer, end: PathEnd, found: Round) -> None:
        """What is wrong if guesses hold is no finding, since they are weak."""
        if isinstance(end.ending, Violated):
            self.broken.add(end.ending.span)
        found.reasons.append(Unproved(f"not kept after {explorer.statistics.forks} forks"))


class Induction:
    """A proof that no exception that counts leaves a program."""

    def __init__(self, program: TaskProgram, kind: PropertyKind) -> None:
        self.program = program.program
        self.start = program.start
        self.own = {str(file) for file in program.files}
        self.cut = self.own
        """The files in which loops are cut."""
        self.calls = EffectTable(self.program)
        self.counted = program.violating(kind) | program.doubtful(kind)
        self.lines = 0

    def proves(self, solver: Solver, options: Options) -> bool:
        """Whether the proof succeeds within some time; if not, nothing is known.

        If not with what the library does, then perhaps whatever its methods with loops do, or by one round of those.
        """
        if forks(self.program):
            return False
        self.solver, self.until = solver, monotonic() + options.seconds
        self.options = replace(
            options,
            bounds=None,
            exceptions=self.counted,
            loops=LoopTreatment.INVARIANT,
            vague=True,
            persistent=False,
            most_findings=1,
        )
        recursive, library = self._recursive(), self._library()
        if not all(map(self._is_known, recursive)) or (recursive and self._minds_depth()):
            return False
        if (recursive or any(True for _ in self._loops())) and self._proves_without(recursive):
            return True
        if library and self._proves_without([*recursive, *library]):
            return True
        if not library:
            return False
        self.cut = {each.info.span.file for each in self.program.methods.values()}
        return self._proves_without(recursive)

    def _proves_without(self, cut: list[MethodInfo]) -> bool:
        """Whether the proof succeeds with contracts in place of some methods."""
        self.options = replace(self.options, modular_for=tuple(info.key for info in cut))
        methods = dict(self.program.methods)
        for info in cut:
            methods[info.key] = _with_contract(methods[info.key], {}, typed.Clause(_TRUE, span=info.span))
        for info in cut:
            if self._is_own(info) and self._only_computes(info):
                methods[info.key] = self._sifted_contract(replace(self.program, methods=methods), info)
        loops = {loop.targets[0]: self._placed(of_loop(m, known)) for m, loop, known in self._loops()}
        return self._sift_loops(replace(self.program, methods=methods), loops)

    @property
    def has_cuts(self) -> bool:
        """Whether there are loops, or recursion, in the program or in what it calls."""
        return bool(self._recursive() or self._library()) or next(self._loops(), None) is not None

    # --- what is cut ---------------------------------------------------------------------------------------

    def _recursive(self) -> list[MethodInfo]:
        """Methods of the program itself through which every recursion goes that begins at its start."""
        found: dict[str, MethodInfo] = {}
        for method in self.calls.below(self.start.info):
            if method.span.file in self.own and _calls_itself(self.calls, method, set(found)):
                found[method.key] = method
        return list(found.values())

    def _library(self) -> list[MethodInfo]:
        """Methods of the library with loops that the program itself calls."""
        own = [each for each in self.calls.below(self.start.info) if each.span.file in self.own]
        called = {each.key: each for method in own for each in self.calls.called(method)}
        return [each for each in called.values() if each.span.file not in self.own and self._goes_round(each)]

    def _goes_round(self, info: MethodInfo) -> bool:
        """Whether a method of the library that is known has a loop, or calls one that has."""
        if info.is_constructor or info.name == STATIC_INITIALISER or not self._is_known(info):
            return False
        return any(isinstance(node, typed.While) for node in self._code_of(self.calls.below(info)))

    def _minds_depth(self) -> bool:
        """Whether code runs after a stack has overflowed, which recursion of any depth leads to."""
        own = [each for each in self.calls.below(self.start.info) if self._is_own(each)]
        for node in self._code_of(own):
            if isinstance(node, typed.Try) and node.finally_body is not None:
                return True
            if isinstance(node, typed.Catch) and (not node.types or any(str(t) in _OVERFLOWS for t in node.types)):
                return True
        return False

    def _is_known(self, info: MethodInfo) -> bool:
        """Whether it is known all that a method and those it calls may do: nothing in them is unsupported."""
        if not all(map(self.calls.has_body, self.calls.below(info))):
            return False
        doubtful = [each for each in self.calls.below(info) if each.span.file not in _VALUES]
        return not any(isinstance(node, (typed.Unsupported, typed.Uncovered)) for node in self._code_of(doubtful))

    def _code_of(self, methods: list[MethodInfo]) -> Iterator[typed.Node]:
        return typed.walk(self.program.methods[each.key].body for each in methods)

    def _loops(self) -> Iterator[tuple[typed.Method, typed.While, set[typed.Variable]]]:
        """The loops that are cut, with the locals that have values where they begin."""
        for info in self.calls.below(self.start.info):
            method = self.program.methods.get(info.key)
            if method is not None and method.body is not None and info.span.file in self.cut:
                for loop, known in _loops_in(method.body, set(method.parameters)):
                    yield method, loop, known

    # --- recursive methods ---------------------------------------------------------------------------------

    def _only_computes(self, info: MethodInfo) -> bool:
        """Whether the result depends on the arguments alone: then it may be looked at by itself."""
        if not info.static or info.return_type == VOID:
            return False
        types = (*info.parameter_types, info.return_type)
        if any(t not in INTEGRAL and t not in FLOATING and t != BOOL for t in types):
            return False
        return all(isinstance(node, _COMPUTING) or self._is_constant(node) for node in self._code_below(info))

    def _code_below(self, info: MethodInfo) -> Iterator[typed.Node]:
        """The nodes of a method and of all it may call, without what makes exceptions and constants."""
        seen, pending = {info.key}, [info]
        while pending:
            current = pending.pop()
            method = self.program.methods.get(current.key)
            yield from typed.walk(typed.Uncovered(BOOL, "no code") if method is None else method.body)
            for called in self.calls.called(current):
                constant = called.name == STATIC_INITIALISER and called.owner in self.calls.constant
                if called.key not in seen and not constant and not self._is_throwable(called.owner):
                    seen.add(called.key)
                    pending.append(called)

    def _is_constant(self, node: typed.Node) -> bool:
        """Whether it is always the same, or an exception, on which no result depends."""
        if isinstance(node, typed.StaticRead):
            owner = node.field.owner
            return owner in self.calls.constant and not is_assigned(self.program, owner)
        return isinstance(node, typed.NewObject) and self._is_throwable(node.constructor.owner)

    def _is_throwable(self, name: str) -> bool:
        return self.program.hierarchy.subclass(name, THROWABLE.name)

    def _sifted_contract(self, program: typed.Program, info: MethodInfo) -> typed.Method:
        """A method with what is kept of the guesses about its result."""
        callers = [self.program.methods[each.key] for each in self.calls.below(self.start.info) if self._is_own(each)]
        plain = program.methods[info.key]
        guesses = self._placed(of_function(plain, callers))
        exceptional = typed.Clause(_FALSE, span=self._place())
        while True:
            method = _with_contract(plain, guesses, exceptional)
            verdict, broken = self._check(replace(program, methods={**program.methods, info.key: method}), method)
            if verdict is Verdict.VALID and not broken:
                return method
            if not broken:
                return plain
            guesses = {place: guess for place, guess in guesses.items() if place not in broken}
            if exceptional.span in broken:
                exceptional = typed.Clause(_TRUE, span=info.span)

    # --- loops ---------------------------------------------------------------------------------------------

    def _sift_loops(self, program: typed.Program, loops: dict[typed.Target, Guesses]) -> bool:
        """Checks the whole program with fewer guesses each time, until all are kept or none is to be dropped."""
        while True:
            methods = {key: self._with_invariants(method, loops) for key, method in program.methods.items()}
            tried = replace(program, methods=methods)
            verdict, broken = self._check(tried, methods[self.start.info.key])
            if verdict is Verdict.VALID and not broken:
                return True
            kept = {loop: {p: g for p, g in guesses.items() if p not in broken} for loop, guesses in loops.items()}
            if kept == loops:
                return False
            loops = kept

    def _with_invariants(self, method: typed.Method, loops: Mapping[typed.Target, Guesses]) -> typed.Method:
        if method.body is None or method.info.span.file not in self.cut:
            return method
        body = _cut(method.body, loops)
        return method if body is method.body else replace(method, body=body)

    # --- checks --------------------------------------------------------------------------------------------

    def _check(self, program: typed.Program, method: typed.Method) -> tuple[Verdict, set[Span]]:
        """The verdict on a method, and the guesses that are not kept."""
        remaining = self.until - monotonic()
        if remaining <= 0:
            return Verdict.UNKNOWN, set()
        sieve = _Sieve(program, method, self.solver, replace(self.options, seconds=remaining))
        return sieve.result().verdict, {place for place in sieve.broken if place.file == _GUESS}

    def _is_own(self, info: MethodInfo) -> bool:
        return info.span.file in self.own and info.key in self.program.methods

    def _place(self) -> Span:
        self.lines += 1
        return Span(_GUESS, self.lines, 1, self.lines, 2)

    def _placed(self, conditions: list[typed.Expression]) -> Guesses:
        """Conditions by places of their own, which tell them apart."""
        places = [(self._place(), condition) for condition in conditions]
        return {place: replace(condition, span=place) for place, condition in places}


def _calls_itself(calls: CallGraph, method: MethodInfo, without: set[str]) -> bool:
    """Whether a method may call itself by a way that leaves some methods out."""
    seen: set[str] = set()
    pending = [method]
    while pending:
        for called in calls.called(pending.pop()):
            if called.key == method.key:
                return True
            if called.key not in seen and called.key not in without:
                seen.add(called.key)
                pending.append(called)
    return False


def _loops_in(node: typed.Node, known: set[typed.Variable]) -> Iterator[tuple[typed.While, set[typed.Variable]]]:
    """The loops in a statement, with the locals that have been given values before."""
    if isinstance(node, typed.While):
        yield node, set(known)
    if isinstance(node, typed.Block):
        given = set(known)
        for statement in node.statements:
            yield from _loops_in(statement, given)
            if isinstance(statement, typed.SetLocal):
                given.add(statement.variable)
        return
    for inner in typed.STATEMENTS.children(node):
        yield from _loops_in(inner, known)


def _with_contract(method: typed.Method, guesses: Guesses, exceptional: typed.Clause) -> typed.Method:
    """A method with a contract; its clause about exceptions allows whatever its code may throw, or nothing."""
    ensures = tuple(typed.Clause(guess, span=place) for place, guess in guesses.items())
    case = typed.Case(method.info, ensures=ensures, exceptional=(exceptional,), span=method.info.span)
    return replace(method, cases=(case,))


def _cut(body: typed.Statement, loops: Mapping[typed.Target, Guesses]) -> typed.Statement:
    """A statement in which loops have their guesses as invariants; itself where there are none."""

    def loop(node: typed.While) -> typed.While:
        # An invariant that says nothing makes it one that is cut.
        found = loops.get(node.targets[0])
        return node if found is None else replace(node, invariants=(_TRUE, *found.values()))

    return Rewriter(typed.STATEMENTS, {typed.While: loop}).rewrite(body)
