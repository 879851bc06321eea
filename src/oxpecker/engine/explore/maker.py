"""Inputs that code makes: a collection is what its class makes of any parts, an enum input is one of the constants."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from oxpecker import terms
from oxpecker.engine.bounds import BoundLog, Bounds
from oxpecker.engine.machine.monitors import finished, uncaught
from oxpecker.engine.path.endings import Infeasible
from oxpecker.engine.path.heap import Array, Recipe, Record, Value
from oxpecker.engine.values.arithmetic import equal, negation
from oxpecker.oox import typed
from oxpecker.oox.candidates import constants
from oxpecker.oox.hierarchy import ClassInfo, Hierarchy, MethodInfo
from oxpecker.oox.making import (
    UNKNOWN_ORDERS,
    constant_class,
    establishing,
    maker,
    making_arguments,
    making_class,
    may_be_ordered,
    order_types,
    part_types,
    wrapper,
)
from oxpecker.oox.source import Span
from oxpecker.oox.types import OBJECT, ClassType, Type
from oxpecker.terms import Sort, Term

if TYPE_CHECKING:
    from oxpecker.engine.compiled.program import ProgramCode
    from oxpecker.engine.explore.initialiser import Unknown
    from oxpecker.engine.path.state import State

Code = Callable[[Any], Any]

MOST_PARTS = 2**30
"""No input has more parts: a machine has no room for them, and their number fits an int when some are added."""


class Making:
    """What an explorer does when a path looks into an input that code makes."""

    bounds: Bounds
    hierarchy: Hierarchy
    log: BoundLog
    program: ProgramCode
    unknowns: dict[Term, Unknown]

    if TYPE_CHECKING:

        def extended(self, state: State, condition: Value, in_model: bool | None = None) -> bool: ...
        def is_possible(self, state: State) -> bool: ...
        def initialise(
            self,
            state: State,
            name: str,
            go_on: Code,
            slot: int,
            handler: Code,
            span: Span,
            in_specification: bool = False,
        ) -> Code: ...
        def initialise_now(self, state: State, name: str, span: Span) -> State: ...
        def is_initialised(self, state: State, name: str) -> bool: ...
        def unknown(self, t: Type, name: str, chain: int, version: int = 0) -> Any: ...
        def split(self, state: State, targets: list[tuple[Value, int]], go: Callable[[State, int], Code]) -> Code: ...

    # --- from parts ----------------------------------------------------------------------------------------

    def make(self, state: State, address: int) -> list[State]:
        """A way for each number of parts; more than the bound of arrays are not tried, and that is said."""
        record = state.heap[address]
        assert isinstance(record, Record)
        making = making_class(record.classes[0])
        assert making is not None
        method, around = maker(making), wrapper(making)
        assert method is not None
        if around is not None:
            return self.make_around(state, address, around)
        if self.is_possible(state):
            self.log.hit("array", self.bounds.array, state.place())
        successors = []
        for number in range(self.bounds.array, -1, -1):
            other = state.fork() if number else state
            self.make_of(other, address, method, number)
            successors.append(other)
        return successors

    def make_of(self, state: State, address: int, method: MethodInfo, number: int) -> None:
        """Lets the class make the object at an address from so many parts."""
        record = state.heap[address]
        assert isinstance(record, Record)
        making, arguments = _making(record)
        types = part_types(making, arguments, number)
        orders = order_types(making, arguments)
        open_types = types[: len(types) - len(orders)]
        parts = [self.unknown(t, f"{record.name}<{i}>", record.chain - 1) for i, t in enumerate(open_types)]
        first_new = state.next_address
        parts += [state.allocate(self.hierarchy[str(t)], method.span) for t in orders]
        if any(str(t) in UNKNOWN_ORDERS for t in orders):
            self.log.assume("Comparator", [], "compare in a total order that never changes")
        if may_be_ordered(making) and not orders:
            self.log.assume(making.name, [], "are in natural order")
        given = state.add(Array(OBJECT, len(parts), len(parts), f"{record.name}<>", False, 0, state.token))
        state.writable(given).cells.update(enumerate(parts))
        self.begin_making(state, address, given, Recipe(method, tuple(parts), types, ()), first_new)

    def make_around(self, state: State, address: int, method: MethodInfo) -> list[State]:
        """Parts within the bound, however many, or more than that: then the path goes on until it looks at one."""
        record = state.heap[address]
        assert isinstance(record, Record)
        types, capacity = part_types(*_making(record), 1), self.bounds.array
        lengths = (terms.Interval(capacity + 1, MOST_PARTS), terms.Interval(0, capacity))
        successors = [state.fork(), state]
        for other, interval in zip(successors, lengths, strict=True):
            length = terms.variable(f"#{record.name}<>", Sort.INT, interval)
            parts = Array(types[0], length, capacity, f"{record.name}<>", record.is_input, record.chain, other.token)
            parts.is_open, parts.born, parts.hidden = True, record.born, True
            # What the program puts in later may be anything.
            parts.elements = (OBJECT,)
            given = other.add(parts)
            self.begin_making(other, address, given, Recipe(method, (), types, (), given), other.next_address)
        return successors

    def begin_making(self, state: State, address: int, given: int, recipe: Recipe, first_new: int) -> None:
        """Lets the class make the object at an address from an array, then tries again what needed it."""
        record = state.heap[address]
        assert isinstance(record, Record)
        method = recipe.method
        again, memo, code = state.at, state.memo, self.program.code_of(method)
        recording, writes, footprint, drawn = state.recording, state.writes, state.footprint, state.inputs
        state.memo, state.recording, state.footprint = {}, 0, None
        state.making, before = record.name, state.making
        state.inputs = ()
        state.f = [*state.f, None]
        slot = len(state.f) - 1

        def got(m: State) -> Code:
            m.at = got
            root = m.one_target(m.f[slot])
            _become(m, address, root, replace(recipe, drawn=m.inputs), first_new)
            m.f = m.f[:slot]
            m.memo, m.at = memo, again
            m.recording, m.writes, m.footprint, m.inputs, m.making = recording, writes, footprint, drawn, before
            return again

        def failed(m: State) -> Code:
            # Of these parts no such object can be made.
            m.end(Infeasible())

        def begin(m: State) -> Code:
            return m.call(code, [given], slot, got, slot, failed, method.span, in_specification=True)

        def start(m: State) -> Code:
            return self.initialise(m, method.owner, begin, slot, failed, method.span, in_specification=True)

        state.code = start

    # --- what constructors make sure of --------------------------------------------------------------------

    def establish(self, state: State, address: int) -> State:
        """Keeps only inputs of which holds what their constructors make sure of, then tries again what needed them."""
        record = state.writable(address)
        assert isinstance(record, Record)
        record.is_established = True
        methods = establishing(record.classes[0])
        again, memo, (recording, writes, footprint) = (
            state.at,
            state.memo,
            (state.recording, state.writes, state.footprint),
        )
        state.memo, state.recording, state.footprint = {}, 0, None
        state.f = [*state.f, None]
        slot = len(state.f) - 1

        def failed(m: State) -> Code:
            m.end(Infeasible())

        def following(number: int) -> Code:
            return partial(begin, number) if number < len(methods) else ready

        def begin(number: int, m: State) -> Code:
            method = methods[number]
            code, go_on = self.program.code_of(method, plain=True), partial(got, number)
            return m.call(code, [address], slot, go_on, slot, failed, method.span, in_specification=True)

        def got(number: int, m: State) -> Code:
            m.at = partial(got, number)
            if not m.holds(m.f[slot]):
                m.end(Infeasible())
            return following(number + 1)

        def ready(m: State) -> Code:
            m.f = m.f[:slot]
            m.memo, m.at = memo, again
            m.recording, m.writes, m.footprint = recording, writes, footprint
            return again

        state.code = following(0)
        return state

    # --- constants -----------------------------------------------------------------------------------------

    def constant_classes(self, t: Type) -> list[ClassInfo]:
        """The classes whose constants an input of a type may be."""
        return constants(self.hierarchy, t) if isinstance(t, ClassType) else []

    def is_constant(self, variable: Term) -> bool:
        """Whether an input can only be a constant."""
        unknown = self.unknowns.get(variable)
        if unknown is None or not isinstance(unknown.type, ClassType):
            return False
        return any(info.name == unknown.type.name for info in self.constant_classes(unknown.type))

    def constant_receiver(self, method: typed.Method) -> Any:
        """The object a method of constants is called on: any of them; None for methods of other classes."""
        owner = ClassType(method.info.owner)
        if method.info.static or method.info.is_constructor or constant_class(self.hierarchy[owner.name]) is None:
            return None
        return self.unknown(ClassType(_holder(self.hierarchy[owner.name])), "this", self.bounds.chain)

    def call_on_constant(self, state: State, method: typed.Method, code: Any, arguments: list[Value]) -> Code:
        """Calls a method on each constant on which it is the one that runs."""
        info = method.info
        if state.known(arguments[0]).__class__ is Term and not state.holds(negation(equal(arguments[0], 0))):
            state.end(Infeasible())
        targets = []
        for condition, address in state.targets(arguments[0]):
            record = state.heap[address]
            assert isinstance(record, Record)
            if record.classes[0].dispatch.get(info.signature) is info:
                targets.append((condition, address))
        if not targets:
            state.end(Infeasible())

        def go(m: State, address: int) -> Code:
            return m.call(code, [address, *arguments[1:]], 0, finished, 0, uncaught, info.span)

        return self.split(state, targets, go)

    def uninitialised_constants(self, state: State, t: Type) -> State | None:
        """A state that initialises a class whose constants an input may be; None where that has been done."""
        for info in self.constant_classes(t):
            if not self.is_initialised(state, info.name):
                return self.initialise_now(state, info.name, info.declaration.span)
        return None

    def constant_addresses(self, state: State, t: Type) -> list[int]:
        """The constants that an input of a type may be."""
        found: list[int] = []
        for info in self.constant_classes(t):
            for field in info.static_fields.values():
                value = state.statics.get((field.owner, field.slot), 0)
                if field.type == ClassType(info.name) and isinstance(value, int) and value and value not in found:
                    found.append(value)
        return found

    def keep_constants(self, state: State, variable: Term, addresses: list[int]) -> list[State]:
        """The reference keeps all constants that it may be."""
        if not addresses or not self.extended(state, terms.disj([equal(variable, a) for a in addresses])):
            return []
        state.aliases[variable] = tuple(addresses)
        return [state]


def _become(state: State, address: int, root: int, recipe: Recipe, first_new: int) -> None:
    """The input at an address becomes what was made; all that was made for it was there from the beginning."""
    made = state.heap[root]
    assert isinstance(made, Record)
    record = state.writable(address)
    assert isinstance(record, Record)
    record.made = recipe
    if maker(record.classes[0]) is None:
        # What the class adds to the one above is still open.
        inherited = {field.slot: state.field_content(root, field) for field in made.classes[0].layout}
        record.cells.update(inherited)
        record.initial = inherited
    else:
        record.cells = made.cells.copy()
        record.close()
    for other in range(first_new, state.next_address):
        if other in state.heap and not state.heap[other].is_input:
            part = state.writable(other)
            part.is_input, part.born = record.is_input, record.born
            part.close(hidden=True)


def _making(record: Record) -> tuple[ClassInfo, tuple[Type, ...]]:
    """The class that makes an input, and its type arguments."""
    cls = record.classes[0]
    making, arguments = making_class(cls), making_arguments(cls, record.arguments)
    assert making is not None and arguments is not None
    return making, arguments


def _holder(cls: ClassInfo) -> str:
    found = constant_class(cls)
    assert found is not None
    return found.name
