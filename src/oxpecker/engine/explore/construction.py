"""Inputs that code constructs: a collection is what its class builds from any parts."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from oxpecker import terms
from oxpecker.engine.limits import MOST_PARTS
from oxpecker.engine.machine.calls import call
from oxpecker.engine.machine.decisions import holds
from oxpecker.engine.machine.fields import field_content
from oxpecker.engine.machine.references import one_target
from oxpecker.engine.path.endings import Infeasible, PathEnded, ends
from oxpecker.engine.path.entities import Array, Recipe, Record
from oxpecker.engine.path.exploration import Exploration
from oxpecker.engine.path.state import State
from oxpecker.engine.values.value import Code
from oxpecker.oox.hierarchy import ClassInfo, MethodInfo
from oxpecker.oox.input_clauses import (
    UNKNOWN_ORDERS,
    constructor_fact_methods,
    factory,
    factory_arguments,
    factory_class,
    may_be_ordered,
    order_types,
    part_types,
    usual_order,
    wrapper,
)
from oxpecker.oox.types import OBJECT, Type
from oxpecker.results import AssumptionKind
from oxpecker.results.bound import Bound
from oxpecker.terms import Sort


class Construction:
    """Constructs inputs by running code of their classes."""

    def __init__(self, explorer: Exploration) -> None:
        self.explorer = explorer
        self.hierarchy = explorer.hierarchy
        self.bounds = explorer.bounds
        self.log = explorer.log

    # --- from parts ----------------------------------------------------------------------------------------

    def construct(self, state: State, address: int) -> list[State]:
        """A state for each number of parts up to the array bound; the cut beyond it is recorded."""
        record = state.heap.entities[address]
        assert isinstance(record, Record)
        owner = factory_class(record.classes[0])
        assert owner is not None
        method, around = factory(owner), wrapper(owner)
        assert method is not None
        if around is not None:
            return self.make_around(state, address, around)
        if self.explorer.forks.is_possible(state):
            self.log.hit(Bound.ARRAY, self.bounds.array, state.frames.place)
        successors = []
        for number in range(self.bounds.array, -1, -1):
            other = state.fork() if number else state
            other.choices.take(number)
            self.make_of(other, address, method, number)
            successors.append(other)
        return successors

    def make_of(self, state: State, address: int, method: MethodInfo, number: int) -> None:
        """Constructs the object at an address from a number of parts."""
        record = state.heap.entities[address]
        assert isinstance(record, Record)
        owner, arguments = _factory_of(record)
        types = part_types(owner, arguments, number)
        orders = order_types(owner, arguments)
        open_types = types[: len(types) - len(orders)]
        parts = [
            self.explorer.inputs.unknown(t, f"{record.name}<{i}>", record.chain - 1) for i, t in enumerate(open_types)
        ]
        first_new = state.heap.next_address
        parts += [state.heap.allocate(self.hierarchy[str(t)]) for t in orders]
        if any(str(t) in UNKNOWN_ORDERS for t in orders):
            self.log.assume_classes("Comparator", [], "compare by a fixed total order")
        if may_be_ordered(owner) and not orders:
            said = f"{owner.name} inputs that are in {usual_order(owner)}"
            self.log.assume(AssumptionKind.ORDER, owner.name, said)
        given = state.heap.add(Array(OBJECT, len(parts), len(parts), f"{record.name}<>", False, 0, state.heap.owner))
        state.heap.writable(given).cells.update(enumerate(parts))
        self.begin_construction(state, address, given, Recipe(method, tuple(parts), types, ()), first_new)

    def make_around(self, state: State, address: int, method: MethodInfo) -> list[State]:
        """Any number of parts within the bound, or more; then the path continues until it accesses one of them."""
        record = state.heap.entities[address]
        assert isinstance(record, Record)
        types, capacity = part_types(*_factory_of(record), 1), self.bounds.array
        lengths = (terms.Interval(capacity + 1, MOST_PARTS), terms.Interval(0, capacity))
        successors = [state.fork(), state]
        for other, interval in zip(successors, lengths, strict=True):
            other.choices.take(other is not state)
            length = terms.variable(f"#{record.name}<>", Sort.INT, interval)
            parts = Array(
                types[0], length, capacity, f"{record.name}<>", record.is_input, record.chain, other.heap.owner
            )
            parts.is_open, parts.born, parts.hidden = True, record.born, True
            # What the program puts in later may be anything.
            parts.elements = (OBJECT,)
            given = other.heap.add(parts)
            self.begin_construction(
                other, address, given, Recipe(method, (), types, (), given), other.heap.next_address
            )
        return successors

    def begin_construction(self, state: State, address: int, given: int, recipe: Recipe, first_new: int) -> None:
        """Constructs the object at an address from an array, then retries the instruction that needed it."""
        record = state.heap.entities[address]
        assert isinstance(record, Record)
        method = recipe.method
        again, memo, code = state.frames.retry, state.specification.memo, self.explorer.program.code_of(method)
        recording, writes, footprint, drawn = (
            state.specification.recording,
            state.specification.writes,
            state.action.footprint,
            state.environment.drawn,
        )
        state.specification.memo, state.specification.recording, state.action.footprint = {}, 0, None
        state.environment.under_construction, before = record.name, state.environment.under_construction
        state.environment.drawn = ()
        slot = state.frames.add_slot()

        def got(m: State) -> Code:
            m.frames.retry = got
            root = one_target(m, m.frames.locals[slot])
            _become(m, address, root, replace(recipe, drawn=m.environment.drawn), first_new)
            m.frames.drop_slot(slot)
            m.specification.memo, m.frames.retry = memo, again
            (
                m.specification.recording,
                m.specification.writes,
                m.action.footprint,
                m.environment.drawn,
                m.environment.under_construction,
            ) = recording, writes, footprint, drawn, before
            return again

        # Where of these parts no such object can be made.
        failed = ends(Infeasible())

        def begin(m: State) -> Code:
            return call(m, code, [given], slot, got, slot, failed, method.span, in_specification=True)

        def start(m: State) -> Code:
            return self.explorer.nested.initialise(
                m, method.owner, begin, slot, failed, method.span, in_specification=True
            )

        state.frames.next = start

    # --- what constructors make sure of --------------------------------------------------------------------

    def assume_constructor_facts(self, state: State, address: int) -> State:
        """Excludes inputs that violate constructor facts, then retries the instruction that needed them."""
        record = state.heap.writable(address)
        assert isinstance(record, Record)
        record.is_assumed = True
        methods = constructor_fact_methods(record.classes[0])
        again, memo, (recording, writes, footprint) = (
            state.frames.retry,
            state.specification.memo,
            (state.specification.recording, state.specification.writes, state.action.footprint),
        )
        state.specification.memo, state.specification.recording, state.action.footprint = {}, 0, None
        drawn, state.environment.drawn = state.environment.drawn, ()
        before, state.environment.under_construction = state.environment.under_construction, f"{record.name} by "
        slot = state.frames.add_slot()

        failed = ends(Infeasible())

        def following(number: int) -> Code:
            return partial(begin, number) if number < len(methods) else ready

        def begin(number: int, m: State) -> Code:
            method = methods[number]
            code, go_on = self.explorer.program.code_of(method, plain=True), partial(got, number)
            return call(m, code, [address], slot, go_on, slot, failed, method.span, in_specification=True)

        def got(number: int, m: State) -> Code:
            m.frames.retry = partial(got, number)
            if not holds(m, m.frames.locals[slot]):
                raise PathEnded(Infeasible())
            return following(number + 1)

        def ready(m: State) -> Code:
            m.frames.drop_slot(slot)
            m.specification.memo, m.frames.retry = memo, again
            m.specification.recording, m.specification.writes, m.action.footprint = recording, writes, footprint
            m.environment.drawn, m.environment.under_construction = drawn, before
            return again

        state.frames.next = following(0)
        return state


def _become(state: State, address: int, root: int, recipe: Recipe, first_new: int) -> None:
    """The input at an address becomes the constructed object; everything created for it existed from the start."""
    made = state.heap.entities[root]
    assert isinstance(made, Record)
    record = state.heap.writable(address)
    assert isinstance(record, Record)
    record.recipe = recipe
    if factory(record.classes[0]) is None:
        # What the class adds to the one above is still open.
        inherited = {field.slot: field_content(state, root, field) for field in made.classes[0].layout}
        record.cells.update(inherited)
        record.initial = inherited
    else:
        record.cells = made.cells.copy()
        record.close()
    for other in range(first_new, state.heap.next_address):
        if other in state.heap.entities and not state.heap.entities[other].is_input:
            part = state.heap.writable(other)
            part.is_input, part.born = record.is_input, record.born
            part.close(hidden=True)


def _factory_of(record: Record) -> tuple[ClassInfo, tuple[Type, ...]]:
    """The class that constructs an input, and its type arguments."""
    cls = record.classes[0]
    owner, arguments = factory_class(cls), factory_arguments(cls, record.arguments)
    assert owner is not None and arguments is not None
    return owner, arguments
