"""Unknown inputs: what they may be (Kiasan's and Koppier's initialisation)."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from oxpecker import terms
from oxpecker.engine import limits
from oxpecker.engine.explore.constants import Constants
from oxpecker.engine.explore.strategies import Strategy
from oxpecker.engine.limits import LONGEST_KNOWN
from oxpecker.engine.machine.decisions import holds
from oxpecker.engine.machine.openness import (
    arrays,
    decide_class,
    fitting,
    new_array,
    new_facts,
    note_type,
    tell,
)
from oxpecker.engine.machine.references import excludes, one_target, sharing
from oxpecker.engine.machine.type_variables import common_classes, spread
from oxpecker.engine.open_methods.answers import answered
from oxpecker.engine.path.entities import Array, Entity, Record, Size
from oxpecker.engine.path.environment import Unknown
from oxpecker.engine.path.exploration import Exploration
from oxpecker.engine.path.requests import Unsupported
from oxpecker.engine.path.state import State
from oxpecker.engine.values import text
from oxpecker.engine.values.arithmetic import equal, input_interval, sort_of
from oxpecker.engine.values.value import Value
from oxpecker.oox import typed
from oxpecker.oox.candidates import candidates, constants, has_no_objects, is_open, open_arrays
from oxpecker.oox.hierarchy import INSIDE, FieldInfo, MethodInfo
from oxpecker.oox.input_clauses import constant_class
from oxpecker.oox.open_methods import RUNS, lacks_source, open_behaviour
from oxpecker.oox.roles import InputRole
from oxpecker.oox.type_arguments import excluded, promised_type
from oxpecker.oox.types import (
    ANY,
    OBJECT,
    STRING,
    UINT,
    VOID,
    ArrayType,
    ClassType,
    Type,
    applied,
    is_non_null,
    is_reference,
    shown_class,
    written,
)
from oxpecker.terms import Sort, Term


def as_long(entity: Entity, t: Type) -> Any:
    """Whether an entity has the length that a type requires, if any."""
    length = t.length if isinstance(t, ArrayType) else None
    return True if length is None or not isinstance(entity, Array) else equal(entity.length, length)


def _may_be_as_long(one: Type, two: Type) -> bool:
    lengths = {t.length for t in (one, two) if isinstance(t, ArrayType)} - {None}
    return len(lengths) < 2


def reference(name: str, t: Type) -> Any:
    """The variable of an input reference; 0 is null."""
    return terms.variable(name, Sort.INT, terms.Interval(1 if is_non_null(t) else 0, None))


def _note_references(entity: Entity, unknown: Unknown) -> None:
    """Records what may refer to an input apart from an unknown reference to it."""
    entity.is_argument = unknown.is_argument
    if not unknown.version:
        entity.sharing = sharing(unknown.type)


class Initialiser:
    """The inputs of all paths of an exploration."""

    def __init__(self, explorer: Exploration, strategy: Strategy) -> None:
        self.explorer = explorer
        self.hierarchy = explorer.hierarchy
        self.bounds = explorer.bounds
        self.log = explorer.log
        self.strategy = strategy
        self.constants = Constants(explorer)
        self.unknowns: dict[Term, Unknown] = {}
        self.holders: dict[Term, tuple[str, FieldInfo]] = {}
        """The object in a field that each of these is read from, by its name, and where what it refers to holds it."""
        self.texts: dict[str, text.Text] = {}
        self._met: dict[tuple[str, str], bool] = {}
        """Whether objects may belong to two classes, as far as it was asked."""
        self.may_defer = True
        self._deferred: dict[Type, bool] = {}
        """Types of values, as far as it was asked."""

    def first_read(self, state: State, variable: Term) -> None:
        """An unknown reference has just been read for the first time; the strategy may decide it."""
        self.strategy.first_read(state, variable)

    def is_constant(self, variable: Term) -> bool:
        """Whether an input can only be a constant."""
        return self.constants.are_all(self.unknowns.get(variable))

    def may_be_constant(self, state: State, variable: Term, address: int) -> bool:
        """Whether an object is a constant that an input may refer to, whenever its class was initialised."""
        entity, unknown = state.heap.entities[address], self.unknowns.get(variable)
        if unknown is None or not isinstance(entity, Record) or constant_class(entity.classes[0]) is None:
            return False
        return address in self.constants.addresses(state, unknown.type)

    # --- what an input may be ------------------------------------------------------------------------------

    def receiver(self, state: State, method: typed.Method) -> int:
        """The receiver of a method: any existing object, or a new one for a constructor."""
        owner = method.info.owner
        if method.info.is_constructor:
            made = self.hierarchy.concrete_subclasses(owner)
            if not made:
                raise Unsupported(f"{shown_class(owner)} has no objects", method.info.span)
            return state.heap.allocate(made[0])
        below = self.hierarchy.concrete_subclasses(owner)
        classes = tuple(c for c in below if c.dispatch[method.info.signature].run is method.info)
        if not classes:
            raise Unsupported(f"{shown_class(owner)} has no objects on which {method.info} runs", method.info.span)
        record = Record(classes, "this", True, self.bounds.chain, state.heap.owner)
        record.declared, record.is_receiver, record.is_argument = owner, True, True
        return state.heap.add(record)

    def unknown(self, t: Type, name: str, chain: int, version: int = 0, is_argument: bool = False) -> Any:
        """An unknown value of a type: an input, or the result of a havoc."""
        if t == STRING:
            if name not in self.texts:
                self.texts[name] = text.unknown(name, self.bounds.string, len(self.texts) + 1, is_non_null(t))
            return self.texts[name]
        if has_no_objects(self.hierarchy, t):
            return 0
        if isinstance(t, (ClassType, ArrayType)):
            variable = reference(name, t)
            assert isinstance(variable, Term)
            self.unknowns.setdefault(variable, Unknown(t, chain, name, version, is_argument=is_argument))
            return variable
        interval = input_interval(t, self.explorer.program.java_ints)
        if version and t == UINT and not self.explorer.program.java_ints:
            interval = None  # without bounds, what is computed may be below 0
        return terms.variable(name, sort_of(t), interval)

    def nondet(self, state: State, t: Type, part: str = "") -> Any:
        """Any value, recorded so that a run can repeat it; `part` names what an open method needs it for."""
        # Paths draw values of different types at the same place of the list.
        name = f"{state.environment.under_construction}nondet({t})#{len(state.environment.drawn)}"
        method = self.open_method(state)
        if isinstance(t, ClassType) and t.place >= 0:
            # What an implementation that nothing is known of gives is what its declaration promises.
            receiver = state.heap.entities[one_target(state, state.frames.locals[0])]
            if isinstance(receiver, Record) and method is not None:
                t = promised_type(self.hierarchy, method.info, t, receiver.declared, receiver.arguments)
            else:
                t = applied(t, receiver.arguments if isinstance(receiver, Record) else ())
        if method is not None and method.answers:
            return answered(state, method, t, part)
        version = 0
        if method is not None and is_reference(t) and t != STRING:
            # What the program has made until now it may be, too (Kiasan's context versions).
            state.heap.clock += 2
            version = state.heap.clock
            name = f"{name}@{version}"
        value = self.unknown(t, name, self.bounds.chain, version)
        state.environment.drawn += (value,)
        return value

    def assume_implementation(self, info: MethodInfo, initialised: str | None) -> None:
        """Records what is assumed of an unknown implementation when one of its methods is called.

        What the initialisation of a class gets matters only to methods that read its static fields.
        """
        owner = info.owner
        name = owner.removesuffix(ANY)
        if lacks_source(self.hierarchy, name) and initialised is not None and info.return_type != VOID:
            self.log.initial.setdefault(shown_class(name), set()).add((initialised, info.return_type))
        elif lacks_source(self.hierarchy, name):
            self.log.assume_source(shown_class(name), info.name.endswith(f"{INSIDE}{RUNS}"))
        elif owner.endswith(ANY):
            behaviour = open_behaviour(self.explorer.program.program, name)
            self.log.assume_classes(shown_class(name), [], behaviour)

    def open_method(self, state: State) -> typed.Method | None:
        """The open method that needs the value, if any."""
        method = state.frames.activation.code.method if state.frames.activation is not None else None
        return method if method is not None and method.open else None

    def may_alias(self, one: Term, two: Term) -> bool:
        """Whether two unknown references could be the same object."""
        first, second = self.unknowns.get(one), self.unknowns.get(two)
        if first is None or second is None:
            return True
        if one is not two and not (first.version or second.version):
            pairs = ((first, second), (second, first))
            if any(excludes(sharing(each.type), other.is_argument) for each, other in pairs):
                return False
        if isinstance(first.type, ClassType) and isinstance(second.type, ClassType):
            if excluded(self.hierarchy, first.type, second.type):
                return False
            return self.may_be_of_both(first.type, second.type)
        return self.hierarchy.castable(first.type, second.type) and _may_be_as_long(first.type, second.type)

    def defers(self, reference: Value) -> bool:
        """Whether a reference is an unknown whose aliases are tried only if a path asks for them.

        Threads compare references whenever they lock. A path that is given its choices would lose what it defers.
        """
        unknown = self.unknowns.get(reference) if isinstance(reference, Term) else None
        if unknown is None or not self.may_defer or self.explorer.program.forking:
            return False
        known = self._deferred.get(unknown.type)
        if known is None:
            known = self._deferred[unknown.type] = self.strategy.defers_aliases(self.hierarchy, unknown.type)
        return known

    def is_never(self, variable: Term, t: Type) -> bool:
        """Whether an unknown reference cannot refer to an object of a type, so that no choice is needed."""
        unknown = self.unknowns.get(variable)
        if unknown is None or not isinstance(unknown.type, ClassType) or not isinstance(t, ClassType) or t == OBJECT:
            return False
        if is_open(self.hierarchy, unknown.type) and is_open(self.hierarchy, t):
            return not self.hierarchy.castable(unknown.type, t)
        return not self.may_be_of_both(unknown.type, t)

    def may_be_of_both(self, one: ClassType, two: ClassType) -> bool:
        """Whether a class that is tried belongs to both types; if other classes may, the verdict names those tried."""
        key = written(replace(one, place=-1, non_null=False)), written(replace(two, place=-1, non_null=False))
        known = self._met.get(key)
        if known is None:
            known = self._met[key] = self.hierarchy.castable(one, two) and self._have_common(one, two)
            is_left_out = not known and is_open(self.hierarchy, one) and is_open(self.hierarchy, two)
            if is_left_out and self.hierarchy.castable(one, two):
                note_type(self.explorer, one)
        return known

    def _have_common(self, one: ClassType, two: ClassType) -> bool:
        """Whether a class tried for one of two types, or an array, is a subtype of both."""
        if all(open_arrays(self.hierarchy, t) for t in (one, two)):
            return True
        tried = [cls for t in (one, two) for cls in candidates(self.hierarchy, t)]
        tried += [cls for t in (one, two) for cls in constants(self.hierarchy, t)]
        return any(all(self.hierarchy.subclass(cls.name, t.name) for t in (one, two)) for cls in tried)

    def is_always(self, variable: Term, t: Type) -> bool:
        """Whether an unknown reference can refer only to objects of a type, according to its declared type."""
        unknown = self.unknowns.get(variable)
        return unknown is not None and self.hierarchy.subtype(unknown.type, t) and self.concrete(unknown.type)

    def is_element(self, value: Value, array: Array) -> bool:
        """Whether a reference is an initial element of an input array, so that it can be stored at any index."""
        unknown = self.unknowns.get(value) if isinstance(value, Term) and array.is_open else None
        place = "" if unknown is None else unknown.name.removeprefix(array.name)
        return re.fullmatch(r"\[\d+\](@\d+)?", place) is not None

    def fits(self, entity: Entity, t: Type) -> bool:
        """Whether an entity could be an input of a type."""
        if entity.hidden:
            return False
        if isinstance(entity, Record) and isinstance(t, ClassType):
            declared = ClassType(entity.declared, entity.arguments)
            if excluded(self.hierarchy, declared, t):
                return False
        if arrays(self.hierarchy, entity, t):
            return True
        return bool(self.fitting(entity, t)[0]) and as_long(entity, t) is not False

    # --- which object it is --------------------------------------------------------------------------------

    def concrete(self, t: Type) -> bool:
        """Whether objects of a type can exist."""
        return isinstance(t, ArrayType) or bool(candidates(self.hierarchy, t))

    def materialise(self, state: State, unknown: Unknown, is_long: bool, born: int = 0) -> int:
        """A new entity that existed before or was created by a havoc; everything about it is unknown."""
        name = unknown.name if not born else f"{unknown.name}!"
        if isinstance(unknown.type, ArrayType):
            array = new_array(self.explorer, unknown.type, name, not born, unknown.chain, is_long, state.heap.owner)
            array.is_open, array.born = True, born
            _note_references(array, unknown)
            return state.heap.add(array)
        assert isinstance(unknown.type, ClassType)
        classes = unknown.classes or candidates(self.hierarchy, unknown.type)
        record = Record(classes, name, not born, unknown.chain, state.heap.owner)
        record.is_open, record.born = True, born
        record.declared, record.arguments = unknown.type.name, unknown.type.arguments
        _note_references(record, unknown)
        place = self.variable_of(unknown.type)
        record.classes = common_classes(state, place, record.classes)
        record.variable = place
        record.facts = new_facts(self.hierarchy, unknown.type) if unknown.classes is None else None
        return state.heap.add(record)

    def restrict(self, state: State, address: int, t: Type) -> None:
        """Restricts an object that has a type to the classes of that type."""
        entity = state.heap.entities[address]
        inside, outside = self.fitting(entity, t)
        if isinstance(entity, Record) and entity.facts is not None:
            tell(self.explorer, state, address, t, True, inside)
        elif outside:
            self.settle(state, address, inside)
        if isinstance(entity, Record) and isinstance(t, ClassType) and entity.is_open and not entity.arguments:
            narrowed = state.heap.writable(address)
            assert isinstance(narrowed, Record)
            if t.arguments:
                narrowed.declared, narrowed.arguments, narrowed.is_receiver = t.name, t.arguments, False

    def fitting(self, entity: Entity, t: Type) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
        """The possible classes or element types of an entity, separated by whether it then has a type."""
        return fitting(self.hierarchy, entity, t)

    def settle(self, state: State, address: int, group: tuple[Any, ...]) -> None:
        """Restricts an object to some classes, or an array to some element types."""
        entity = state.heap.writable(address)
        if isinstance(entity, Array):
            entity.elements = group
        else:
            assert isinstance(entity, Record)
            entity.classes = group
            spread(state, entity)

    def variable_of(self, t: Type) -> int:
        """The position of the type variable of compared inputs of a type; -1 if there is none."""
        if not isinstance(t, ClassType):
            return -1
        return t.place if any(InputRole.ORDER in self.hierarchy[str(each)].methods for each in (t, *t.also)) else -1

    def narrow(self, state: State, address: int, groups: tuple[tuple[Any, ...], ...]) -> list[State]:
        """A state for each group of classes that the object may belong to."""
        entity = state.heap.entities[address]
        if isinstance(entity, Record):
            decide_class(state, address, entity)
        successors = []
        for number, group in enumerate(groups):
            other = state.fork()
            other.choices.take(number)
            self.settle(other, address, group)
            successors.append(other)
        return successors

    # --- sizes ---------------------------------------------------------------------------------------------

    def input_size(self, t: ArrayType, name: str, is_long: bool) -> Size:
        """The size of an input array: the one in its type, or one within or beyond the bounds."""
        limit = self.bounds.array
        if t.length is not None:
            return Size(t.length, t.length if t.length <= LONGEST_KNOWN else min(t.length, limit))
        lengths = terms.Interval(limit + 1, limits.LONGEST_ARRAY) if is_long else terms.Interval(0, limit)
        return Size(terms.variable(f"#{name}", Sort.INT, lengths), limit)

    def size(self, state: State, length: Value) -> Size:
        """The size of a new array; if it depends on inputs, one within or beyond the bounds.

        A length that the path fixes does not depend on inputs, even if it was not simplified to a constant.
        """
        if not isinstance(length, Term):
            return Size(length, length)
        limit = self.bounds.array
        if length.interval is not None and length.interval.high is not None and length.interval.high <= limit:
            return Size(length, length.interval.high)
        if holds(state, length <= limit):
            return Size(length, limit)
        only = self.explorer.forks.only_value(state, length)
        return Size(length, limit, beyond=True) if only is None else Size(only, only)
