"""Static initialisers whose results later runs of a program take over.

An initialiser has no arguments. If what it may read of classes that were initialised before, or have no initialiser, is
constant, and it neither draws values nor prints, it leaves the same state in every run. That state is created anew from
a plan, with the numbers that its objects would have. Other classes that it needs are initialised by it, and so belong
to the plan.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field
from functools import cached_property
from typing import Protocol

from oxpecker.oox import typed
from oxpecker.oox.actions import ClassStatus
from oxpecker.oox.analysis.effects import effect_table
from oxpecker.oox.analysis.static_state import static_state
from oxpecker.oox.analysis.static_uses import static_uses
from oxpecker.oox.analysis.structures import is_immutable, is_library, is_value
from oxpecker.oox.hierarchy import ClassInfo, Hierarchy, family_name
from oxpecker.oox.input_clauses import is_identity
from oxpecker.oox.interpreter.choices import Choices
from oxpecker.oox.interpreter.heap import ArrayValue, Heap, ObjectValue, Reference, Value
from oxpecker.oox.limits import KEPT_PLANS, STEPS_OF_A_LONG_INITIALISER
from oxpecker.oox.records import dataclass
from oxpecker.oox.types import ClassType, Type


class Running(Protocol):
    """A run, as far as initialisers see and change it."""

    java_ints: bool
    overflow_check: bool
    hierarchy: Hierarchy
    heap: Heap
    choices: Choices
    class_states: dict[str, ClassStatus | int]
    output: list[str]
    steps: int


class _NotRepeatableError(Exception):
    """Another run may come to another state."""


@dataclass(frozen=True, slots=True)
class _Link:
    """A reference in a plan: to an object of the plan by its place there, or to what a static field holds."""

    place: int
    owner: str = ""
    """The class of the static field; empty for an object of the plan."""


@dataclass(frozen=True, slots=True)
class _Part:
    """An object or array of a plan: its class or element type, how far its number is from the first one, and slots."""

    kind: ClassInfo | Type
    distance: int
    slots: tuple[Value | _Link, ...]


@dataclass(frozen=True, slots=True)
class _Plan:
    """What an initialiser leaves, in runs in which the classes that it needs are initialised and its own are not."""

    needs: frozenset[str]
    classes: tuple[str, ...]
    statics: tuple[tuple[Value | _Link, ...], ...]
    """What the static fields of each of the classes hold."""
    parts: tuple[_Part, ...]
    numbers: int
    size: int
    steps: int

    def fits(self, states: Mapping[str, object]) -> bool:
        """Whether the initialiser would do the same after those of some classes have ended."""
        return self.needs <= states.keys() and states.keys().isdisjoint(self.classes)

    def carry_out(self, world: Running) -> None:
        """Brings a run to the state after the initialiser."""
        heap, made = world.heap, list[Reference]()
        for part in self.parts:
            number = heap.next_number + part.distance
            if isinstance(part.kind, ClassInfo):
                made.append(ObjectValue(part.kind, number, []))
            else:
                made.append(ArrayValue(part.kind, [], number))

        def present(value: Value | _Link) -> Value:
            if value.__class__ is not _Link:
                return value  # type: ignore[return-value]
            assert isinstance(value, _Link)
            return heap.statics[value.owner][value.place] if value.owner else made[value.place]

        for each, part in zip(made, self.parts, strict=True):
            each.slots.extend(map(present, part.slots))
        for name, values in zip(self.classes, self.statics, strict=True):
            heap.statics[name][:] = map(present, values)
            world.class_states[name] = ClassStatus.DONE
        heap.next_number += self.numbers
        heap.size += self.size
        world.steps += self.steps


@dataclass(frozen=True, slots=True)
class Moment:
    """The state of a run before an initialiser."""

    done: frozenset[str]
    first_new: int
    size: int
    steps: int
    drawn: int
    printed: int
    held: tuple[tuple[list[Value], tuple[Value, ...]], ...]
    """The slots of everything that static fields lead to, with what they hold."""

    def is_changed(self) -> bool:
        """Whether anything that static fields led to has been changed since."""
        return any(tuple(slots) != values for slots, values in self.held)


class InitialiserPlans:
    """The plans of the initialisers of a program."""

    def __init__(self, program: typed.Program) -> None:
        self._program = program
        self._plans: dict[tuple[object, ...], list[_Plan]] = {}
        self._seen: set[str] = set()
        """The classes whose long initialisers have run before: what runs once needs no plan."""

    def __reduce__(self) -> tuple[type[InitialiserPlans], tuple[typed.Program]]:
        """Other processes make plans of their own."""
        return InitialiserPlans, (self._program,)

    @cached_property
    def _plain(self) -> list[str]:
        """The classes with static state that need no initialisation; a program that is being received has none yet."""
        classes = self._program.hierarchy.classes.values()
        return [each.name for each in classes if each.initialiser is None and each.static_fields]

    def take_over(self, cls: ClassInfo, world: Running) -> bool:
        """Brings a run to the state after the initialiser of a class, if that is known."""
        plans = self._plans.get(_key(cls, world), ())
        plan = next((each for each in plans if each.fits(world.class_states)), None)
        if plan is not None and _is_at_rest(world):
            plan.carry_out(world)
            return True
        return False

    def before(self, cls: ClassInfo, world: Running) -> Moment | None:
        """The moment before an initialiser that is worth a plan; None if others are running."""
        if not _is_at_rest(world) or len(self._plans.get(_key(cls, world), ())) == KEPT_PLANS:
            return None
        heap, done = world.heap, frozenset(world.class_states)
        held = tuple(_held(heap, (*done, *self._plain))) if cls.name in self._seen else ()
        drawn, printed = len(world.choices.chosen_values), len(world.output)
        return Moment(done, heap.next_number, heap.size, world.steps, drawn, printed, held)

    def learn(self, cls: ClassInfo, world: Running, before: Moment) -> None:
        """Keeps what an initialiser has left, if that took long and every run comes to the same."""
        if world.steps - before.steps < STEPS_OF_A_LONG_INITIALISER:
            return
        if cls.name not in self._seen:
            self._seen.add(cls.name)
            return
        plans = self._plans.setdefault(_key(cls, world), [])
        try:
            plans.append(self._plan(world, before))
        except _NotRepeatableError:
            plans.append(_NEVER)

    def _plan(self, world: Running, before: Moment) -> _Plan:
        heap, choices = world.heap, world.choices
        has_acted = len(choices.chosen_values) != before.drawn or len(world.output) != before.printed
        if has_acted or heap.tolerance.used or before.is_changed() or not _is_at_rest(world):
            raise _NotRepeatableError
        classes = tuple(name for name in world.class_states if name not in before.done)
        needs = self._needs(classes, before.done)
        parts = _Parts(world, before)
        statics = tuple(tuple(parts.linked(value) for value in heap.statics[name]) for name in classes)
        return _Plan(
            needs,
            classes,
            statics,
            tuple(parts),
            heap.next_number - before.first_new,
            heap.size - before.size,
            world.steps - before.steps,
        )

    def _needs(self, classes: tuple[str, ...], done: frozenset[str]) -> frozenset[str]:
        """The initialised classes that the initialisers of others may come to.

        What they read of these, and of classes without an initialiser, is constant.
        """
        hierarchy, uses = self._program.hierarchy, static_uses(self._program)
        found = (hierarchy[name].initialiser for name in classes)
        initialisers = [each for each in found if each is not None]
        read = {each.owner for each in uses.read_at_first(initialisers)}.difference(classes)
        earlier = (name for name in read if name in done or hierarchy[name].initialiser is None)
        if not all(map(self._is_constant, earlier)):
            raise _NotRepeatableError
        return done.intersection(uses.of_all(initialisers))

    def _is_constant(self, name: str) -> bool:
        """Whether all runs find the same static state in a class, whatever code has run before."""
        info = self._program.hierarchy[name]
        if name not in effect_table(self._program).constant:
            return False
        if not family_name(name):
            return True  # literals and class objects
        if is_library(info):
            return all(self._is_unchanging(each.type) for each in info.static_fields.values())
        return name not in static_state(self._program).classes

    def _is_unchanging(self, t: Type) -> bool:
        """Whether nothing changes what values of a type hold."""
        calls = effect_table(self._program)
        if is_value(calls, t):
            return True
        if not isinstance(t, ClassType) or t.name not in calls.hierarchy.classes:
            return False
        return all(map(is_immutable, calls.hierarchy.concrete_subclasses(t.name)))


_NEVER = _Plan(frozenset({""}), (), (), (), 0, 0, 0)
"""Fits no run."""


def _is_at_rest(world: Running) -> bool:
    """Whether nobody sees a part of what initialisers do: none is running or has failed, and objects are not listed."""
    return world.heap.allocated is None and all(status is ClassStatus.DONE for status in world.class_states.values())


def _held(heap: Heap, classes: Iterable[str]) -> Iterator[tuple[list[Value], tuple[Value, ...]]]:
    """The slots of all that the static fields of some classes lead to, with what they hold."""
    pending = [heap.statics[name] for name in classes]
    seen: set[int] = set()
    while pending:
        slots = pending.pop()
        if id(slots) not in seen:
            seen.add(id(slots))
            pending += [each.slots for each in slots if isinstance(each, (ObjectValue, ArrayValue))]
            yield slots, tuple(slots)


def _key(cls: ClassInfo, world: Running) -> tuple[object, ...]:
    return cls.name, world.java_ints, world.overflow_check


def initialiser_plans(program: typed.Program) -> InitialiserPlans:
    """The plans of a program."""
    known = program.facts.get(InitialiserPlans)
    if known is None:
        known = program.facts[InitialiserPlans] = InitialiserPlans(program)
    assert isinstance(known, InitialiserPlans)
    return known


@dataclass(slots=True)
class _Parts:
    """The objects that initialisers have created since a moment, as far as they are found."""

    world: Running
    before: Moment
    found: list[Reference] = field(default_factory=list)
    places: dict[int, int] = field(default_factory=dict)
    """By number: the place of an object among them."""

    def linked(self, value: Value) -> Value | _Link:
        """A value as a plan has it."""
        if not isinstance(value, (ObjectValue, ArrayValue)):
            return value
        if value.number < self.before.first_new:
            return self._held(value)
        if value.number not in self.places:
            self.places[value.number] = len(self.found)
            self.found.append(value)
        return _Link(self.places[value.number])

    def _held(self, value: Reference) -> _Link:
        """An older object as what a final field of an initialised class holds."""
        for name in sorted(self.before.done):
            info = self.world.hierarchy[name]
            for each in info.static_fields.values():
                if each.final and self.world.heap.statics[name][each.slot] is value:
                    return _Link(each.slot, name)
        raise _NotRepeatableError

    def __iter__(self) -> Iterator[_Part]:
        """The parts of a plan; more are found on the way."""
        done = 0
        while done < len(self.found):
            each = self.found[done]
            done += 1
            if each.monitor is not None and (each.monitor.owner is not None or each.monitor.waiters):
                raise _NotRepeatableError
            if isinstance(each, ArrayValue):
                kind: ClassInfo | Type = each.element
            elif each.trace or any(value and is_identity(each.cls, slot) for slot, value in enumerate(each.slots)):
                raise _NotRepeatableError  # a number that tells an object from others, or the trace of a run
            else:
                kind = each.cls
            yield _Part(kind, each.number - self.before.first_new, tuple(map(self.linked, each.slots)))
