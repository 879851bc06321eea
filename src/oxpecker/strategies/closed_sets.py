"""Proofs that loops are never left, or that recursions never return, from a set of states (closed recurrence sets).

A set of states is closed if no round that begins in it leaves the loop, and every round that ends has led back into it
(Chen, Cook, Fuhs, Nimkar, O'Hearn: Proving nontermination via safety). Both are properties of one arbitrary round, so
the engine checks them, with exact numbers. The code of a round may only compute with numbers and arrays: then nothing
else can end it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from oxpecker.engine import LoopTreatment, Merging, Options
from oxpecker.engine.compiled.tabling import COMPUTING, only_computes
from oxpecker.limits.budget import is_spent
from oxpecker.oox import cfg, typed
from oxpecker.oox.hierarchy import MethodInfo
from oxpecker.oox.interpreter.heap import ArrayValue, Value
from oxpecker.oox.interpreter.visits import Frame
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Span
from oxpecker.oox.steering import steering
from oxpecker.oox.syntax import BinaryOperator as B
from oxpecker.oox.tree import Rewriter
from oxpecker.oox.types import BOOL, INT, VOID, ArrayType, default_value, is_reference
from oxpecker.results import Verdict
from oxpecker.solver import Solver
from oxpecker.strategies.goal import Goal
from oxpecker.strategies.houdini import Houdini, place
from oxpecker.strategies.limits import MOST_MINIMISED
from oxpecker.strategies.staying_candidates import Candidate, candidates

_TRUE, _FALSE = typed.Literal(BOOL, True), typed.Literal(BOOL, False)
_ROUND = (*COMPUTING, typed.LengthOf, typed.ElementRead, typed.SetElement)
"""The nodes of code that computes with numbers and arrays."""


@dataclass(frozen=True, slots=True)
class Repeated:
    """Code that may be repeated forever: a loop, or a method that calls itself."""

    method: typed.Method
    loop: typed.While | None
    scope: tuple[typed.Variable, ...]
    """The locals that are assigned when a round begins."""

    @property
    def code(self) -> typed.Statement:
        """The code of a round."""
        body = self.loop if self.loop is not None else self.method.body
        assert body is not None
        return body

    @property
    def span(self) -> Span:
        """The loop, or the first call that the method makes to itself."""
        if self.loop is not None:
            return self.loop.span
        calls = (each for each in typed.found(self.code, typed.Invoke) if each.method.key == self.method.info.key)
        return next((each.span for each in calls), self.method.info.span)

    @property
    def used(self) -> list[typed.Variable]:
        """The locals of its scope that a round uses."""
        read = {node.variable for node in typed.found(self.code, typed.Local)}
        return [each for each in self.scope if each in read or each in self.assigned]

    @property
    def assigned(self) -> set[typed.Variable]:
        """The locals that differ from round to round: those that a loop assigns, and all parameters of a recursion."""
        if self.loop is None:
            return {each for each in self.method.parameters if not is_reference(each.type)}
        return {node.variable for node in typed.STATEMENTS.found(self.loop, typed.SetLocal)}


@dataclass(frozen=True, slots=True)
class ClosedSets:
    """Looks for closed recurrence sets of one goal."""

    goal: Goal
    solver: Solver

    def around(self, repeated: Repeated, frames: Sequence[Frame]) -> list[Candidate] | None:
        """Conditions that define a closed set with all these frames; None if there is none among the candidates."""
        if not self._only_computes(repeated) or not _is_built(repeated, frames[-1]):
            return None
        steers = set(steering(cfg.graphs_of(self.goal.program).of(repeated.method)))
        changing = [each for each in repeated.used if each in repeated.assigned and each.index in steers]
        if any(is_reference(each.type) for each in repeated.assigned & set(repeated.scope)):
            return None
        found = candidates(changing, _constants(repeated, frames[-1]), frames)
        kept = self._closed(repeated, frames[-1], found)
        return None if kept is None else self._fewer(repeated, frames[-1], kept)

    def _only_computes(self, repeated: Repeated) -> bool:
        own = repeated.method.info.key
        for node in typed.walk(repeated.code):
            if not isinstance(node, _ROUND):
                return False
            if isinstance(node, typed.Invoke) and node.method.key != own and not self._is_function(node.method):
                return False
        return True

    def _is_function(self, method: MethodInfo) -> bool:
        return method.static and only_computes(self.goal.calls, method)

    def _closed(self, repeated: Repeated, frame: Frame, tried: Sequence[Candidate]) -> list[Candidate] | None:
        """The candidates that are left when those are dropped that rounds do not keep, if no round then leaves."""
        left = {place(number): each for number, each in enumerate(tried, start=1)}
        while not is_spent():
            expressions = [replace(each.expression, span=at) for at, each in left.items()]
            program, method = _checked(self.goal.program, repeated, frame, expressions)
            houdini = Houdini(program, method, self.solver, self._options())
            result = houdini.result()
            if result.verdict is Verdict.VALID and not houdini.broken:
                return list(left.values())
            if not houdini.broken & left.keys():
                return None
            left = {at: each for at, each in left.items() if at not in houdini.broken}
        return None

    def _fewer(self, repeated: Repeated, frame: Frame, kept: list[Candidate]) -> list[Candidate]:
        """One condition that suffices, or all of them: a short explanation is worth some queries."""
        if self._closed(repeated, frame, []) is not None:
            return []
        for each in kept[:MOST_MINIMISED]:
            if self._closed(repeated, frame, [each]) == [each]:
                return [each]
        return kept

    def _options(self) -> Options:
        options = self.goal.options
        return replace(
            options,
            bounds=None,
            loops=LoopTreatment.INVARIANT,
            modular=False,
            modular_for=(),
            merging=Merging.NEVER if options.merging is Merging.NEVER else Merging.ALWAYS,
            over_approximates=True,
            persistent=False,
            most_findings=1,
            needs_end=False,
            judges=False,
            exceptions=None,
            termination=False,
        )


def _is_built(repeated: Repeated, frame: Frame) -> bool:
    """Whether any state at the start of a round can be written down: numbers, and arrays of them as parameters.

    A recursion may pass on other arrays.
    """
    parameters = set() if repeated.loop is None else set(repeated.method.parameters)
    for variable in repeated.used:
        if not is_reference(variable.type):
            continue
        value = frame[variable.index]
        if variable not in parameters or not isinstance(value, ArrayValue) or is_reference(value.element):
            return False
    return True


def _constants(repeated: Repeated, frame: Frame) -> list[int | float]:
    """The numbers in the code of a round, their neighbours, and those that locals hold."""
    literals = [node.value for node in typed.found(repeated.code, typed.Literal)]
    held = [frame[each.index] for each in repeated.used]
    lengths = [len(each.slots) for each in held if isinstance(each, ArrayValue)]
    numbers = [each for each in (*literals, *held, *lengths, 0) if isinstance(each, (int, float))]
    plain = [each for each in numbers if not isinstance(each, bool)]
    near = [each + step for each in plain for step in (1, -1) if isinstance(each, int)]
    return [*plain, *near]


def _checked(
    program: typed.Program, repeated: Repeated, frame: Frame, conditions: Sequence[typed.Expression]
) -> tuple[typed.Program, typed.Method]:
    """The program with a method that begins a round in any state of the set, and violates its contract if it ends."""
    method = repeated.method
    start = [*_state(repeated, frame), *(typed.Assume(each, span=each.span) for each in conditions)]
    never = typed.Clause(_FALSE, span=method.info.span)
    info, body, others = method.info, _round(repeated, conditions), program.methods
    if repeated.loop is None:
        gate = [typed.Assert(each, span=each.span) for each in conditions]
        inside = replace(method, body=typed.Block((*gate, typed.Assume(_FALSE))), cases=())
        others = {**program.methods, method.info.key: inside}
        info = replace(method.info, name=f"{method.info.name}$start")
    case = typed.Case(info, ensures=(never,), exceptional=(never,), span=info.span)
    whole = replace(method, info=info, body=typed.Block((*start, body)), cases=(case,))
    return replace(program, methods={**others, info.key: whole}), whole


def _round(repeated: Repeated, conditions: Sequence[typed.Expression]) -> typed.Statement:
    """The code of a round: loops inside are cut, and jumps to code around it leave the method."""
    inside = {target for loop in typed.found(repeated.code, typed.While) for target in loop.targets}
    inside |= {each.target for each in typed.found(repeated.code, typed.Labelled)}
    result = repeated.method.info.return_type
    value = None if result == VOID else typed.Literal(result, default_value(result))

    def loop(node: typed.While) -> typed.While:
        is_outer = repeated.loop is not None and node.targets == repeated.loop.targets
        return replace(node, invariants=(_TRUE, *(conditions if is_outer else ())), decreases=None)

    def leave(node: typed.Break | typed.Continue) -> typed.Statement:
        return node if node.target in inside else typed.Return(value, span=node.span)

    rules: dict[type[Any], Callable[[Any], typed.Node]] = {typed.While: loop, typed.Break: leave, typed.Continue: leave}
    return Rewriter(typed.STATEMENTS, rules).rewrite(repeated.code)


def _state(repeated: Repeated, frame: Frame) -> list[typed.Statement]:
    """The locals at the start of a round: what a round assigns has any value, all else that of the frame."""
    found: list[typed.Statement] = []
    for variable in repeated.used:
        local = typed.Local(variable.type, variable)
        value: Value = frame[variable.index]
        if isinstance(variable.type, ArrayType) and isinstance(value, ArrayValue):
            null = typed.Literal(variable.type, None)
            length = typed.Literal(INT, len(value.slots))
            found.append(typed.Assume(typed.Binary(BOOL, B.NOT_EQUAL, local, null)))
            found.append(typed.Assume(typed.Binary(BOOL, B.EQUAL, typed.LengthOf(INT, local), length)))
        elif variable in repeated.assigned:
            if repeated.loop is not None:
                found.append(typed.SetLocal(variable, typed.Nondet(variable.type)))
        else:
            assert isinstance(value, (bool, int, float))
            found.append(typed.SetLocal(variable, typed.Literal(variable.type, value)))
    return found
