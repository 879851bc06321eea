"""Which object an unknown reference refers to (Kiasan's and Koppier's initialisation)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NoReturn

from oxpecker import terms
from oxpecker.engine.explore.initialiser import Initialiser, as_long
from oxpecker.engine.explore.strategies import Strategy
from oxpecker.engine.machine.fields import referred_back
from oxpecker.engine.machine.openness import as_arrays, divided, note_type
from oxpecker.engine.machine.references import is_apart
from oxpecker.engine.machine.type_variables import common_classes, join, may_join
from oxpecker.engine.path.deferred_aliases import DeferredAliases
from oxpecker.engine.path.entities import Entity, Record
from oxpecker.engine.path.environment import Unknown
from oxpecker.engine.path.exploration import Exploration
from oxpecker.engine.path.requests import Unsupported
from oxpecker.engine.path.state import State
from oxpecker.engine.values.arithmetic import equal, negation
from oxpecker.engine.values.value import Value
from oxpecker.oox.candidates import candidates, is_open
from oxpecker.oox.hierarchy import ClassInfo
from oxpecker.oox.source import Span
from oxpecker.oox.types import ArrayType, ClassType, Type
from oxpecker.results.bound import Bound
from oxpecker.terms import Term


def births(unknown: Unknown) -> tuple[int, ...]:
    """When an object that is new to the path may have been created; a havoc with an odd number creates none."""
    return (0,) if unknown.version % 2 else tuple(sorted({0, unknown.version}))


def _refusal(t: Type, span: Span) -> Callable[[State], NoReturn]:
    """The reason why an input cannot be constructed."""

    def refuse(_state: State) -> NoReturn:
        raise Unsupported(f"an input of type {t}", span)

    return refuse


class Resolution:
    """Splits a path by the objects that an unknown reference may refer to."""

    def __init__(self, explorer: Exploration, inputs: Initialiser, strategy: Strategy) -> None:
        self.explorer = explorer
        self.hierarchy = explorer.hierarchy
        self.bounds = explorer.bounds
        self.log = explorer.log
        self.inputs = inputs
        self.strategy = strategy

    def resolve(self, state: State, variable: Term) -> list[State]:
        """Kiasan init-sym-loc*: each known input object of the type, or a new one while k allows."""
        unknown = self.inputs.unknowns[variable]
        first = self.inputs.constants.uninitialised(state, unknown.type)
        if first is not None:
            return [first]
        constants = self.inputs.constants.addresses(state, unknown.type)
        if self.inputs.is_constant(variable):
            assert isinstance(unknown.type, ClassType)
            if is_open(self.hierarchy, unknown.type):
                note_type(self.explorer, unknown.type)
            return self.inputs.constants.keep(state, variable, constants)
        if self.is_unknown_to_inputs(unknown.type):
            state.frames.next = _refusal(unknown.type, state.frames.place)
            return [state]
        existing = [*constants]
        place = self.inputs.variable_of(unknown.type)
        existing += [
            address
            for address, entity in state.heap.entities.items()
            if entity.born <= unknown.version
            and address not in constants
            and self.may_be_one(entity, unknown)
            and may_join(state, entity, place)
        ]
        if unknown.chain < 0 and self.explorer.forks.is_possible(state):
            self.log.hit(Bound.CHAIN, self.bounds.chain, state.frames.place)
        if place < 0 and self.strategy.keeps_alias_set(self.hierarchy, unknown.type):
            return self.keep_aliases(state, variable, unknown, existing)
        is_left = place < 0 or common_classes(state, place, unknown.classes or candidates(self.hierarchy, unknown.type))
        is_new = unknown.chain >= 0 and self.inputs.concrete(unknown.type) and is_left
        deferred = self.deferred(state, variable, existing) if is_new and place < 0 else []
        successors: list[State] = []
        for number, address in enumerate(existing):
            if address not in deferred or number == state.choices.told:
                successors += self.aliased(state, variable, number, address)
        if is_new:
            successors += self.created(state, variable, len(existing), self.defer(state, variable, existing, deferred))
        successors.reverse()
        return successors

    def aliased(self, state: State, variable: Term, number: int, address: int) -> list[State]:
        """The states in which an unknown reference refers to an existing object."""
        unknown = self.inputs.unknowns[variable]
        other = state.fork()
        other.choices.take(number)
        is_it = terms.conj([equal(variable, address), as_long(state.heap.entities[address], unknown.type)])
        if not self.explorer.forks.extended(other, is_it):
            return []
        other.knowledge.resolution[variable] = address
        if not self.refers_back(other, variable, address):
            return []
        if isinstance(unknown.type, ArrayType) and isinstance(other.heap.entities[address], Record):
            return as_arrays(self.explorer, other, address, unknown.type)
        self.inputs.restrict(other, address, unknown.type)
        if unknown.classes is not None:
            self.inputs.settle(other, address, self.among(other.heap.entities[address], unknown.classes))
        return [other] if join(other, address, self.inputs.variable_of(unknown.type)) else []

    def created(
        self, state: State, variable: Term, number: int, aliases: Mapping[int, DeferredAliases]
    ) -> Iterator[State]:
        """The states in which an unknown reference refers to an object that no path has seen yet."""
        unknown = self.inputs.unknowns[variable]
        for each, (made, is_long, born) in enumerate(self.newcomers(state, unknown), number):
            made.choices.take(each)
            address = self.inputs.materialise(made, unknown, is_long, born)
            is_new = self.younger(made, address, born)
            if self.explorer.forks.extended(made, terms.conj([equal(variable, address), *is_new])):
                made.knowledge.resolution[variable] = address
                if not self.refers_back(made, variable, address):
                    continue
                if aliases:
                    pairs = {frozenset((address, other)): later for other, later in aliases.items()}
                    made.knowledge.deferred = {**made.knowledge.deferred, **pairs}
                yield made

    def refers_back(self, state: State, variable: Term, address: int) -> bool:
        """Has an object refer to the one that it was created by and for, if it is in a field of such objects."""
        name, back = self.inputs.holders.get(variable, ("", None))
        record = state.heap.entities[address]
        if back is None or not isinstance(record, Record) or back not in record.classes[0].layout:
            return True
        around = next((at for at, each in state.heap.entities.items() if each.is_input and each.name == name), None)
        if around is None:
            return True
        held = referred_back(state, address, back)
        if not isinstance(held, Term):
            return bool(held == around)
        if held not in self.inputs.unknowns:
            return True
        if not self.explorer.forks.extended(state, equal(held, around)):
            return False
        state.knowledge.resolution[held] = around
        return True

    def deferred(self, state: State, variable: Term, existing: list[int]) -> list[int]:
        """The objects of which a path need not decide yet whether a reference refers to them."""
        if variable in state.knowledge.compared or not self.inputs.defers(variable):
            return []
        return existing

    def defer(
        self, state: State, variable: Term, existing: list[int], addresses: list[int]
    ) -> Mapping[int, DeferredAliases]:
        """Keeps a state for the paths on which a reference refers to one of some existing objects."""
        if not addresses:
            return {}
        kept = state.fork()

        def begin(address: int) -> None:
            for other in self.aliased(kept, variable, existing.index(address), address):
                self.explorer.begin_alias(other)

        return dict.fromkeys(addresses, DeferredAliases(begin, frozenset(addresses)))

    def is_unknown_to_inputs(self, t: Type) -> bool:
        """Whether the contents of inputs of a type are unknown: those of all its classes, or of unknown classes."""
        return isinstance(t, ClassType) and not self.inputs.concrete(t) and not self.inputs.constants.classes(t)

    def keep_aliases(self, state: State, variable: Term, unknown: Unknown, existing: list[int]) -> list[State]:
        """Koppier init: the reference gets an alias set of all objects that it may refer to."""
        for address in existing:
            # What a reference of this type may be must not turn out to be of another class later.
            entity = state.heap.entities[address]
            inside, outside = self.inputs.fitting(entity, unknown.type)
            if isinstance(entity, Record) and entity.facts is not None and outside:
                return divided(self.explorer, state, address, unknown.type)
            if outside:
                return self.inputs.narrow(state, address, (inside, outside))
        is_new = unknown.chain >= 0 and self.inputs.concrete(unknown.type)
        successors: list[State] = []
        for other in (self.longer(state, unknown) if is_new else None, state):
            if other is None:
                continue
            other.choices.take(other is not state)
            new = {
                self.inputs.materialise(other, unknown, other is not state, born): born
                for born in (births(unknown) if is_new else ())
            }
            candidates = [*existing, *new]
            one_of = terms.disj(
                [terms.conj([equal(variable, a), as_long(other.heap.entities[a], unknown.type)]) for a in candidates]
            )
            younger = [fact for address, born in new.items() for fact in self.younger(other, address, born)]
            if candidates and self.explorer.forks.extended(other, terms.conj([one_of, *younger])):
                other.knowledge.aliases[variable] = tuple(candidates)
                successors.append(other)
        return successors[::-1]

    def longer(self, state: State, unknown: Unknown) -> State | None:
        """A state for arrays beyond the bound; it continues until it accesses an element."""
        return state.fork() if isinstance(unknown.type, ArrayType) and unknown.type.length is None else None

    def newcomers(self, state: State, unknown: Unknown) -> list[tuple[State, bool, int]]:
        """A state for each kind of new object: arrays within or beyond the bound, and times of creation.

        Havocs between the first and the one that left the reference need no separate states: what they created
        behaves like an input that has not been accessed.
        """
        found = []
        for born in births(unknown):
            longer = self.longer(state, unknown)
            found += [(longer, True, born)] if longer is not None else []
            found.append((state if born == unknown.version else state.fork(), False, born))
        return found

    def younger(self, state: State, address: int, born: int) -> list[Value]:
        """An object that a havoc created did not exist before, so no older reference leads to it."""
        older = [
            v
            for v, known in self.inputs.unknowns.items()
            if known.version < born and v not in state.knowledge.resolution
        ]
        return [negation(equal(variable, address)) for variable in older]

    def may_be_one(self, entity: Entity, unknown: Unknown) -> bool:
        """Whether a reference could refer to an entity, according to their types."""
        if not self.inputs.fits(entity, unknown.type) or is_apart(entity, unknown):
            return False
        return unknown.classes is None or bool(self.among(entity, unknown.classes))

    def among(self, entity: Entity, classes: tuple[ClassInfo, ...]) -> tuple[Any, ...]:
        """Those of some classes that an object may be of."""
        return tuple(c for c in entity.classes if c in classes) if isinstance(entity, Record) else ()

    def choose_initial(self, state: State, variable: Term, whole: bool) -> list[State]:
        """Kiasan GETFIELD3: null or not; the lazy strategy also chooses the object at once."""
        state.knowledge.chosen.add(variable)
        null = state.fork()
        null.choices.take(0)
        state.choices.take(1)
        successors = []
        if self.explorer.forks.extended(null, equal(variable, 0)):
            null.knowledge.resolution[variable] = 0
            successors.append(null)
        if self.explorer.forks.extended(state, negation(equal(variable, 0))):
            if whole:
                successors += self.resolve(state, variable)
            else:
                successors.append(state)
        return successors
