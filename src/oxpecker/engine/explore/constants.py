"""Inputs that can only be constants of a class, as for an enum."""

from __future__ import annotations

from typing import Any

from oxpecker import terms
from oxpecker.engine.machine.calls import call
from oxpecker.engine.machine.decisions import holds
from oxpecker.engine.machine.monitors import finished, uncaught
from oxpecker.engine.machine.references import targets
from oxpecker.engine.path.endings import Infeasible, PathEnded
from oxpecker.engine.path.entities import Record
from oxpecker.engine.path.environment import Unknown
from oxpecker.engine.path.exploration import Exploration
from oxpecker.engine.path.state import State
from oxpecker.engine.values.arithmetic import equal, negation
from oxpecker.engine.values.value import Code, Value
from oxpecker.oox import typed
from oxpecker.oox.candidates import constants
from oxpecker.oox.hierarchy import ClassInfo
from oxpecker.oox.input_clauses import constant_class
from oxpecker.oox.types import ClassType, Type
from oxpecker.terms import Term


class Constants:
    """The constants that inputs may refer to."""

    def __init__(self, explorer: Exploration) -> None:
        self.explorer = explorer
        self.hierarchy = explorer.hierarchy

    def classes(self, t: Type) -> list[ClassInfo]:
        """The classes whose constants an input of a type may be."""
        return constants(self.hierarchy, t) if isinstance(t, ClassType) else []

    def are_all(self, unknown: Unknown | None) -> bool:
        """Whether an unknown reference can only refer to a constant."""
        if unknown is None or not isinstance(unknown.type, ClassType):
            return False
        return any(info.name == unknown.type.name for info in self.classes(unknown.type))

    def receiver(self, method: typed.Method) -> Any:
        """The receiver of a method of constants, which may be any of them; None for methods of other classes."""
        owner = ClassType(method.info.owner)
        if method.info.static or method.info.is_constructor or constant_class(self.hierarchy[owner.name]) is None:
            return None
        return self.explorer.inputs.unknown(
            ClassType(_holder(self.hierarchy[owner.name]), non_null=True),
            "this",
            self.explorer.bounds.chain,
            is_argument=True,
        )

    def call(self, state: State, method: typed.Method, code: Any, arguments: list[Value]) -> Code:
        """Calls a method on each constant whose class runs this method."""
        info = method.info
        if state.knowledge.known(arguments[0]).__class__ is Term and not holds(state, negation(equal(arguments[0], 0))):
            raise PathEnded(Infeasible())
        running = []
        for condition, address in targets(state, arguments[0]):
            record = state.heap.entities[address]
            assert isinstance(record, Record)
            if record.classes[0].dispatch.get(info.signature) is info:
                running.append((condition, address))
        if not running:
            raise PathEnded(Infeasible())

        def go(m: State, address: int) -> Code:
            return call(m, code, [address, *arguments[1:]], 0, finished, 0, uncaught, info.span)

        return self.explorer.forks.split(state, running, go)

    def uninitialised(self, state: State, t: Type) -> State | None:
        """A state that initialises a class whose constants an input may be; None if all are initialised."""
        for info in self.classes(t):
            if not self.explorer.nested.is_initialised(state, info.name):
                return self.explorer.nested.initialise_now(state, info.name, info.declaration.span)
        return None

    def addresses(self, state: State, t: Type) -> list[int]:
        """The constants that an input of a type may be."""
        found: list[int] = []
        for info in self.classes(t):
            for field in info.static_fields.values():
                value = state.heap.statics.get((field.owner, field.slot), 0)
                if field.type == ClassType(info.name) and isinstance(value, int) and value and value not in found:
                    found.append(value)
        return found

    def keep(self, state: State, variable: Term, addresses: list[int]) -> list[State]:
        """Gives the reference an alias set of all constants that it may refer to."""
        if not addresses or not self.explorer.forks.extended(
            state, terms.disj([equal(variable, a) for a in addresses])
        ):
            return []
        state.knowledge.aliases[variable] = tuple(addresses)
        return [state]


def _holder(cls: ClassInfo) -> str:
    found = constant_class(cls)
    assert found is not None
    return found.name
