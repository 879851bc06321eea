"""Counterexamples that do not replay because a contract or an invariant allows more than the program does."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Self

from oxpecker import terms
from oxpecker.engine.explore.explorer import Explorer
from oxpecker.engine.path.entities import Array, Record
from oxpecker.engine.path.specification import Assumption, OpenCall
from oxpecker.engine.path.state import State
from oxpecker.engine.values.arithmetic import disjunction, unequal
from oxpecker.engine.values.text import Text
from oxpecker.engine.values.value import Value
from oxpecker.limits import Cause, Reason
from oxpecker.oox.source import Span
from oxpecker.oox.types import BOOL, CHAR, ArrayType, ClassType, Type
from oxpecker.results import AssumptionKind
from oxpecker.results.bound import Bound
from oxpecker.terms import Term


class Unreplayable(Reason):
    """Why a counterexample that may be one cannot be shown: its input is far beyond every bound."""

    __slots__ = ()

    def leave_out(self, explorer: Explorer, place: Span) -> None:
        """Records that the verdict claims nothing about such inputs of the method at a place."""
        explorer.log.hit(Bound.ARRAY, explorer.bounds.array, place)


class Unbuildable(Unreplayable):
    """The same for an input collection that contains itself: such inputs are not tried."""

    __slots__ = ("chosen",)
    chosen: tuple[tuple[Term, int], ...]
    """The references of the circle that the path leaves open, and the objects to which the model led them."""

    def __new__(cls, text: str, chosen: tuple[tuple[Term, int], ...]) -> Self:
        """The reason with the choices of the model that are to blame."""
        reason = super().__new__(cls, text)
        reason.chosen = chosen
        return reason

    def leave_out(self, explorer: Explorer, _place: Span) -> None:
        explorer.log.assume(AssumptionKind.CONTAINMENT, "", "input collections that do not contain themselves")


def without_circle(state: State, chosen: Iterable[tuple[Term, int]]) -> State:
    """The state of a path for inputs in which one of the references leads elsewhere."""
    other = state.fork()
    elsewhere: Any = False
    for variable, address in chosen:
        elsewhere = disjunction(elsewhere, unequal(variable, address))
    if isinstance(elsewhere, Term):
        other.knowledge.assume(elsewhere)
    other.knowledge.model = None
    return other


def not_confirmed(state: State, model: Mapping[Term, Any], call: str) -> Reason:
    """What the last assumption of a path allows although the program does not do it."""
    last = state.specification.assumed[-1]
    said = f"not confirmed: {_told(state, model, last)} at {last.span}; {call} does not show a violation"
    return Reason(said, Cause.CONTRACT)


def _told(state: State, model: Mapping[Term, Any], assumption: Assumption) -> str:
    shown = [(name, _shown(state, model, value, t)) for name, value, t in assumption.values]
    values = ", ".join(f"{name} = {text}" for name, text in shown if text)
    return f"{assumption.what} with {values}" if values else assumption.what


def _shown(state: State, model: Mapping[Term, Any], value: Value, t: Type) -> str:
    """A value of the path as text; empty if it has no short form."""
    if isinstance(t, (ClassType, ArrayType)):
        known = state.knowledge.known(value)
        known = terms.evaluate(known, model) if isinstance(known, Term) else known
        entity = state.heap.entities.get(int(known))
        if isinstance(entity, Record):
            return entity.classes[0].name
        return str(entity.type) if isinstance(entity, Array) else "" if known else "null"
    if isinstance(value, Text):
        return ""
    if isinstance(value, Term):
        value = terms.evaluate(value, model)
    if t == BOOL:
        return "true" if value else "false"
    return repr(chr(value)) if t == CHAR and isinstance(value, int) else str(value)


def vacuous(call: OpenCall) -> Reason:
    """The reason if a contract excludes every outcome: it would prove anything."""
    said = f"vacuous: the contract of {call.method} allows no outcome of the call at {call.span}"
    return Reason(said, Cause.CONTRACT)
