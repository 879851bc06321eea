"""Invariants that the method under check must preserve: those of the objects that it changed, but for the receiver.

JML: they hold in every visible state, and the end of a method that is no helper is one. An object keeps its invariants
if nothing that they read was written. One that was given with a broken invariant is no input. If one iteration stands
for all of a loop, each preserves the invariants, too: it may change objects that the rest of the path does not know.
Where threads are started, all invariants are owed when the last one has ended: until then, others may change objects.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from oxpecker.engine.machine.references import same
from oxpecker.engine.path.endings import Ending, Excluded, PathEnded, Returned, RoundClosed, Threw, Violated, ends
from oxpecker.engine.path.entities import Array, Record
from oxpecker.engine.path.state import State
from oxpecker.engine.path.writes import WriteLog
from oxpecker.engine.specification.clauses import decide
from oxpecker.engine.specification.object_invariants import ObjectInvariants
from oxpecker.engine.specification.writes import all_writes
from oxpecker.engine.values.value import Code, Value
from oxpecker.oox import typed
from oxpecker.oox.hierarchy import ClassInfo
from oxpecker.oox.interpreter.outcome import ViolationKind
from oxpecker.oox.regions import Region, element_region, field_region
from oxpecker.oox.source import NOWHERE
from oxpecker.oox.types import ArrayType, Type


class Preservation:
    """What one method owes to the objects that it changed."""

    def __init__(self, program: typed.Program, receiver: Value | None) -> None:
        self._invariants = ObjectInvariants(program)
        self._receiver = receiver
        self._reads: dict[str, set[Region] | None] = {}
        """What the invariants of a class read elsewhere than in the object; None for anything."""

    def wanted(self, state: State, ending: Ending) -> bool:
        """Whether objects must be checked before a path ends."""
        if state.specification.preserved or not isinstance(ending, (Returned, Threw, RoundClosed)):
            return False
        if state.threads.parked or (isinstance(ending, Threw) and state.threads.current):
            return False
        return state.specification.writes is not None or state.specification.has_skipped_writes

    def before(self, state: State, ending: Ending) -> Code:
        """Ends the path as planned if all changed objects satisfy their invariants."""
        state.specification.preserved = True
        state.action.close()
        receiver = None if state.threads.started > 1 else self._receiver
        state.specification.memo = {}
        changed = self._changed(state)

        def check(other: State, number: int) -> Any:
            if number == len(changed):
                raise PathEnded(ending)
            other.frames.retry = partial(check, number=number)
            is_receiver = False if receiver is None else same(other, receiver, changed[number])
            go_on = partial(check, number=number + 1)
            return decide(other, is_receiver, go_on, partial(clauses_of, number=number), NOWHERE)

        def clauses_of(other: State, number: int) -> Any:
            other.frames.retry = partial(clauses_of, number=number)
            return clause_of(other, number, self._invariants.of_object(other, changed[number]), 0)

        def clause_of(other: State, number: int, clauses: Sequence[typed.Clause], place: int) -> Any:
            if place == len(clauses):
                return check(other, number + 1)
            other.frames.retry = partial(clause_of, number=number, clauses=clauses, place=place)
            clause, address = clauses[place], changed[number]
            holds = self._invariants.hold(other, address, [clause])
            go_on = partial(clause_of, number=number, clauses=clauses, place=place + 1)
            return decide(other, holds, go_on, partial(broken, clause=clause, number=number), clause.span)

        def broken(other: State, clause: typed.Clause, number: int) -> Any:
            violated = Violated(ViolationKind.INVARIANT, clause.span, "")
            address = changed[number]
            if self._is_constructed(other, address):
                raise PathEnded(violated)
            other.frames.retry = partial(broken, clause=clause, number=number)
            held = self._invariants.hold(other, address, self._invariants.of_object(other, address), past=True)
            return decide(other, held, ends(violated), ends(Excluded(clause.span)), clause.span)

        return partial(check, number=0)

    def _is_constructed(self, state: State, address: int) -> bool:
        """Whether the call has constructed an object, which thus satisfied its invariants."""
        record, begun = state.heap.entities[address], state.specification.begun
        assert begun is not None
        return isinstance(record, Record) and record.is_constructed and address not in begun.entities

    def _changed(self, state: State) -> list[int]:
        """The objects whose invariants may read something that was written."""
        writes = list(all_writes(state))
        anywhere = state.specification.has_skipped_writes or any(write.holder is None for write in writes)
        holders = {write.holder for write in writes}
        written = set() if anywhere else {region for write in writes for region in _regions(state, write)}
        return [
            address
            for address, entity in state.heap.entities.items()
            if isinstance(entity, Record)
            and (entity.is_input or entity.is_open or entity.is_constructed)
            and self._invariants.concern(state, address)
            and (anywhere or address in holders or self._may_read(entity.classes, written))
        ]

    def _may_read(self, classes: Iterable[ClassInfo], written: set[Region]) -> bool:
        """Whether invariants of an object read one of some parts of the heap elsewhere than in the object itself."""
        for cls in classes:
            if cls.name not in self._reads:
                self._reads[cls.name] = _read_elsewhere(self._invariants.of_class(cls))
            reads = self._reads[cls.name]
            if reads is None or not reads.isdisjoint(written):
                return True
        return False


def _regions(state: State, write: WriteLog) -> Iterable[Region]:
    """The parts of the heap that a write may have changed."""
    if isinstance(write.holder, str):
        return [(write.holder, write.slot)]
    assert write.holder is not None
    entity = state.heap.entities[write.holder]
    if isinstance(entity, Array):
        return [element_region(element) for element in entity.elements]
    assert isinstance(entity, Record)
    return [field_region(each) for cls in entity.classes for each in cls.layout if each.slot == write.slot]


def _read_elsewhere(clauses: Sequence[typed.Clause]) -> set[Region] | None:
    """What clauses read of other objects than their own; calls may read anything, for which None stands."""
    found: set[Region] = set()
    for node in typed.walk([clause.condition for clause in clauses]):
        match node:
            case typed.Invoke() | typed.Specified():
                return None
            case typed.FieldRead(target=typed.Local(variable=variable)) if variable.index == 0:
                pass
            case typed.FieldRead(field=field) | typed.StaticRead(field=field):
                found.add(field_region(field))
            case typed.ElementRead(target=array) | typed.ForElements(array=array) | typed.AllDifferent(operand=array):
                found |= _elements(array.type)
            case _:
                pass
    return found


def _elements(t: Type) -> set[Region]:
    """The elements of an array; the characters of a string never change."""
    return {element_region(t.element)} if isinstance(t, ArrayType) else set()
