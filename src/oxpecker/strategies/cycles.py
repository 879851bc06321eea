"""Loops and recursion in a method and its callees, and whether they can be cut.

Cutting replaces all iterations by one arbitrary iteration, or all calls by a contract, so other effects are not
observed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cached_property

from oxpecker.oox import typed
from oxpecker.oox.call_graph import CallGraph
from oxpecker.oox.hierarchy import STATIC_INITIALISER, MethodInfo
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import BUILT_IN
from oxpecker.strategies.goal import Goal

_VALUES = {f"{BUILT_IN}library/oxpecker/DecimalReading.java", f"{BUILT_IN}library/java/lang/Character.java"}
"""Library files in which only the resulting number or character is unsupported; every result is allowed for."""

_OVERFLOWS = {"Throwable", "Error", "VirtualMachineError", "StackOverflowError"}
"""The exceptions by which code continues after a stack overflow."""

_WAITING = (typed.Lock, typed.Join, typed.Monitor)
"""Statements that may block."""


@dataclass(frozen=True, slots=True)
class Loop:
    """A loop of a method, and the locals assigned at its start."""

    method: typed.Method
    loop: typed.While
    known: frozenset[typed.Variable]


class Cycles:
    """The loops and recursive methods that a goal may reach."""

    def __init__(self, goal: Goal, in_library: bool = False) -> None:
        self.goal = goal
        self.program = goal.program
        self.in_library = in_library
        """Whether loops of the library are cut as well."""
        self.calls = goal.calls

    def with_library_loops(self) -> Cycles:
        """The same cycles, including the loops of the library."""
        return Cycles(self.goal, in_library=True)

    @property
    def any(self) -> bool:
        """Whether there are any loops or recursive methods."""
        return bool(self.loops or self.recursive or self.library)

    @cached_property
    def reached(self) -> list[MethodInfo]:
        """The method and all its direct and indirect callees."""
        return self.calls.below(self.goal.method.info)

    @cached_property
    def recursive(self) -> list[MethodInfo]:
        """Methods of the program that every recursion passes through."""
        found: dict[str, MethodInfo] = {}
        for method in self.reached:
            if method.span.file in self.goal.files and _calls_itself(self.calls, method, set(found)):
                found[method.key] = method
        return list(found.values())

    @cached_property
    def library(self) -> list[MethodInfo]:
        """Library methods with loops that the program calls, if contracts can replace them."""
        own = [each for each in self.reached if each.span.file in self.goal.files]
        called = {each.key: each for method in own for each in self.calls.called(method)}
        others = [each for each in called.values() if each.span.file not in self.goal.files]
        return [each for each in others if self._goes_round(each) and self._is_silent(each)]

    @cached_property
    def loops(self) -> list[Loop]:
        """The loops to cut."""
        found = []
        for info in self.reached:
            method = self.program.methods.get(info.key)
            if method is not None and method.body is not None and self.cuts_loops_of(method):
                found += [Loop(method, *each) for each in _loops_in(method.body, method.parameters)]
        return found

    def cuts_loops_of(self, method: typed.Method) -> bool:
        """Whether to cut the loops of a method."""
        return self.in_library or method.info.span.file in self.goal.files

    @property
    def can_be_cut(self) -> bool:
        """Whether contracts can replace the recursive methods."""
        own = self.goal.method.info.key
        others = [each for each in self.recursive if each.key != own]
        known = all(self._is_known(each) and self._is_silent(each) for each in others)
        return known and not (self.recursive and self.minds_depth)

    @property
    def can_be_measured(self) -> bool:
        """Whether measures can show that everything ends: no recursion but of the method, no library that calls back.

        Other methods of the library are taken to end.
        """
        own = self.goal.method.info.key
        if any(each.key != own for each in self.recursive):
            return False
        others = [each for each in self.reached if each.span.file not in self.goal.files]
        looping = [each for each in others if any(isinstance(node, typed.While) for node in self._code_of([each]))]
        return not any(each.span.file in self.goal.files for other in looping for each in self.calls.below(other))

    def is_own(self, info: MethodInfo) -> bool:
        """Whether the program itself declares a method with a body."""
        return info.span.file in self.goal.files and info.key in self.program.methods

    def _goes_round(self, info: MethodInfo) -> bool:
        """Whether a fully known library method has a loop, or calls a method that has one."""
        if info.is_constructor or info.name == STATIC_INITIALISER or not self._is_known(info):
            return False
        return any(isinstance(node, typed.While) for node in self._code_of(self.calls.below(info)))

    @property
    def minds_depth(self) -> bool:
        """Whether code may run after a stack overflow, which recursion of any depth leads to."""
        for node in self._code_of(each for each in self.reached if self.is_own(each)):
            if isinstance(node, typed.Try) and node.finally_body is not None:
                return True
            if isinstance(node, typed.Catch) and (not node.types or any(str(t) in _OVERFLOWS for t in node.types)):
                return True
        return False

    def _is_known(self, info: MethodInfo) -> bool:
        """Whether a method and its callees contain nothing unsupported."""
        if not all(map(self.calls.has_body, self.calls.below(info))):
            return False
        doubtful = [each for each in self.calls.below(info) if each.span.file not in _VALUES]
        return not any(isinstance(node, (typed.Unsupported, typed.Uncovered)) for node in self._code_of(doubtful))

    def _is_silent(self, info: MethodInfo) -> bool:
        """Whether a method and its callees can only fail by an exception, which a contract allows."""
        below = self.calls.below(info)
        if any(map(self._is_specified, below)) or any(self.program.invariants.values()):
            return False
        wrong = (typed.Assert, *(_WAITING if self.goal.options.deadlocks else ()))
        return not any(isinstance(node, wrong) for node in self._code_of(below))

    def _is_specified(self, info: MethodInfo) -> bool:
        """Whether a method has a contract, apart from the frame conditions of library models."""
        method = self.program.methods.get(info.key)
        cases = () if method is None else method.cases
        own = info.span.file in self.goal.files
        return any(not (case if own else replace(case, assignable=None)).trivial for case in cases)

    def _code_of(self, methods: Iterable[MethodInfo]) -> Iterator[typed.Node]:
        bodies = (self.program.methods[each.key].body for each in methods if self.calls.has_body(each))
        return typed.walk(bodies)


def _calls_itself(calls: CallGraph, method: MethodInfo, without: set[str]) -> bool:
    """Whether a method may call itself without passing some methods. Static initialisers run once."""
    if method.name == STATIC_INITIALISER:
        return False
    seen: set[str] = set()
    pending = [method]
    while pending:
        for called in calls.called(pending.pop()):
            if called.key == method.key:
                return True
            if called.key not in seen and called.key not in without and called.name != STATIC_INITIALISER:
                seen.add(called.key)
                pending.append(called)
    return False


def _loops_in(
    body: typed.Node, known: Iterable[typed.Variable]
) -> Iterator[tuple[typed.While, frozenset[typed.Variable]]]:
    """The loops in a statement, with the locals that are assigned before. Chains of `else if` are deep."""
    pending = [(body, frozenset(known))]
    while pending:
        node, given = pending.pop()
        if isinstance(node, typed.While):
            yield node, given
        inside = []
        for inner in node.statements if isinstance(node, typed.Block) else typed.STATEMENTS.children(node):
            inside.append((inner, given))
            if isinstance(node, typed.Block) and isinstance(inner, typed.SetLocal):
                given |= {inner.variable}
        pending += reversed(inside)
