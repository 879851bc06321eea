"""Invariants of arguments: assumed before the method under check starts, checked at calls by contract.

Of the method under check they are asked about where a finding would come of it, so that paths which end well are not
split by what nobody looks at (JML: visible states).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from oxpecker import terms
from oxpecker.engine.machine.references import targets
from oxpecker.engine.path.endings import Ending, Excluded, PathEnded, Threw, Violated, ends
from oxpecker.engine.path.state import State
from oxpecker.engine.specification.clauses import decide
from oxpecker.engine.specification.object_invariants import ObjectInvariants
from oxpecker.engine.values.arithmetic import implication
from oxpecker.engine.values.value import Code, Value
from oxpecker.oox import typed
from oxpecker.oox.interpreter.outcome import ViolationKind
from oxpecker.oox.source import Span
from oxpecker.oox.types import STRING, is_reference
from oxpecker.terms import Term


class Admission:
    """The invariants of the arguments of one method."""

    def __init__(self, program: typed.Program, method: typed.Method) -> None:
        self.invariants = ObjectInvariants(program)
        own = 0 if method.info.static else 1
        objects = [is_reference(p.type) and p.type != STRING for p in method.parameters]
        references = [number for number, is_object in enumerate(objects) if is_object and number >= own]
        # A helper may be called where invariants do not hold.
        self.asked = references if self.invariants.exist and not method.info.helper else []
        self.arguments: Sequence[Value] = ()

    def wanted(self, state: State, ending: Ending) -> bool:
        """Whether the arguments must be checked before the path of the method under check ends."""
        bad = isinstance(ending, Violated) or (isinstance(ending, Threw) and not ending.excused)
        return bad and bool(self.asked) and not state.specification.admitted and state.specification.begun is not None

    def before(self, state: State, ending: Ending) -> Code:
        """Ends the path as planned if the invariants of the arguments held; excludes it otherwise."""
        state.specification.admitted = True
        state.specification.memo = {}

        def check(other: State, number: int) -> Any:
            objects = self.objects(other, self.arguments, resolved=True)
            if number == len(objects):
                raise PathEnded(ending)
            other.frames.retry = lambda s: check(s, number)
            condition, address = objects[number]
            held, span = self.held(other, address, past=True)
            return decide(
                other, implication(condition, held), lambda s: check(s, number + 1), ends(Excluded(span)), span
            )

        return lambda other: check(other, 0)

    def at_call(self, state: State, done: Code) -> Any:
        """Continues if the invariants of the arguments of a call by contract hold; otherwise that is a violation."""
        assert state.frames.activation is not None
        arguments = state.frames.activation.arguments

        def check(other: State, number: int) -> Any:
            other.frames.retry = lambda s: check(s, number)
            objects = self.objects(other, arguments, resolved=False)
            if number == len(objects):
                return done(other)
            condition, address = objects[number]
            holds, span = self.held(other, address, past=False)

            def broken(third: State) -> Any:
                """Handles a violated invariant: for an input, it may have been violated from the start."""
                third.frames.retry = broken
                if third.specification.begun is None or not third.heap.entities[address].is_input:
                    raise PathEnded(_violated(span))
                held, _ = self.held(third, address, past=True)
                return decide(third, held, ends(_violated(span)), ends(Excluded(span)), span)

            return decide(other, implication(condition, holds), lambda s: check(s, number + 1), broken, span)

        return check(state, 0)

    def objects(self, state: State, arguments: Sequence[Value], resolved: bool) -> list[tuple[Value, int]]:
        """The arguments with invariants; with `resolved`, without those that have not been accessed."""
        found: list[tuple[Value, int]] = []
        for number in self.asked:
            known = state.knowledge.known(arguments[number])
            if (
                resolved
                and isinstance(known, Term)
                and known.op is not terms.Op.ITE
                and known not in state.knowledge.aliases
            ):
                continue
            found += [
                (condition, address)
                for condition, address in targets(state, known)
                if self.invariants.concern(state, address)
            ]
        return found

    def held(self, state: State, address: int, past: bool) -> tuple[Any, Span]:
        """Whether the invariants of an object hold, now or before the method under check started; and their place."""
        clauses = self.invariants.of_object(state, address)
        return self.invariants.hold(state, address, clauses, past), clauses[-1].span


def _violated(span: Span) -> Violated:
    return Violated(ViolationKind.INVARIANT, span, "the invariant of an argument of a call by contract")
