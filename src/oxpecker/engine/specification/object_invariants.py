"""The invariants of objects on a path: which clauses an object has, and whether they hold now or held on entry."""

from __future__ import annotations

from collections.abc import Sequence

from oxpecker.engine.path.entities import Record
from oxpecker.engine.path.requests import Narrow
from oxpecker.engine.path.state import State
from oxpecker.engine.specification.clauses import all_hold
from oxpecker.engine.specification.evaluation import Evaluation, finish
from oxpecker.engine.values.value import Value
from oxpecker.oox import typed
from oxpecker.oox.hierarchy import ClassInfo


class ObjectInvariants:
    """The invariants of the objects of a program."""

    def __init__(self, program: typed.Program) -> None:
        self._declared = {name: clauses for name, clauses in program.invariants.items() if clauses}

    @property
    def exist(self) -> bool:
        """Whether any class has an invariant."""
        return bool(self._declared)

    def of_class(self, cls: ClassInfo) -> list[typed.Clause]:
        """The invariants of a class and its supertypes."""
        names = [info.name for info in (*cls.all_interfaces(), *cls.lineage())]
        return [clause for name in names for clause in self._declared.get(name, ())]

    def concern(self, state: State, address: int) -> bool:
        """Whether an object may have invariants."""
        return any(self.of_class(cls) for cls in _classes(state, address))

    def of_object(self, state: State, address: int) -> list[typed.Clause]:
        """The invariants of an object, whose class is narrowed first if they depend on it."""
        classes = _classes(state, address)
        lists = [self.of_class(cls) for cls in classes]
        if any(other != lists[0] for other in lists[1:]):
            raise Narrow(address, tuple((cls,) for cls in classes))
        return lists[0]

    def hold(self, state: State, address: int, clauses: Sequence[typed.Clause], past: bool = False) -> Value:
        """Whether clauses about an object hold, now or before the method under check started."""
        evaluation = Evaluation(state, [address], state.frames.activation)
        if past:
            assert state.specification.begun is not None
            with evaluation.at(state.specification.begun):
                result = all_hold(evaluation, clauses)
        else:
            result = all_hold(evaluation, clauses)
        finish(state)
        return result


def _classes(state: State, address: int) -> tuple[ClassInfo, ...]:
    record = state.heap.entities[address]
    return record.classes if isinstance(record, Record) else ()
