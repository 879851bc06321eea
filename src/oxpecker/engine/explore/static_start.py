"""The static state in which a method starts: classes may be initialised, and code may have changed them since.

A class whose static state code may change has two cases. Either it was not used yet, and the path initialises it. Or it
was: then its initialiser has run, and the fields that code assigns, and the mutable parts of the objects that it left,
hold any value. If its initialiser only creates objects, the second case includes the first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any

from oxpecker.engine.explore.static_changes import StaticChanges
from oxpecker.engine.machine.monitors import uncaught
from oxpecker.engine.path.endings import Ending, Excluded, Violated, ends
from oxpecker.engine.path.entities import Record
from oxpecker.engine.path.environment import UsedClass
from oxpecker.engine.path.exploration import Exploration
from oxpecker.engine.path.requests import Unsupported
from oxpecker.engine.path.state import State
from oxpecker.engine.specification.clauses import all_hold, decide
from oxpecker.engine.specification.evaluation import Evaluation, finish
from oxpecker.engine.values.value import Code
from oxpecker.oox import typed
from oxpecker.oox.analysis.input_types import input_types, reachable_types
from oxpecker.oox.analysis.static_state import StaticState, begins_program, static_state
from oxpecker.oox.analysis.static_uses import static_uses
from oxpecker.oox.analysis.structures import is_library, own_classes
from oxpecker.oox.candidates import candidates
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo, Hierarchy, family_name
from oxpecker.oox.input_clauses import constant_class, written_as
from oxpecker.oox.types import STRING, ArrayType, ClassType, Sharing, Type, is_reference, shown_class
from oxpecker.results import AssumptionKind

_OTHER_RECEIVER = 1
"""The address of a receiver that is no object of the static state."""


def changeable_classes(explorer: Exploration, method: typed.Method) -> list[str]:
    """The classes that a method may use, and that code may have used before it is called.

    That code may have changed their static state, or inputs may be objects that their static fields lead to.
    """
    known = static_state(explorer.program.program)
    if begins_program(method.info):
        return []
    uses = static_uses(explorer.program.program)
    own = {cls.name for cls in explorer.hierarchy[method.info.owner].lineage()}
    found = [name for name in uses.of(method.info) if name in known.classes or (name in own and name in known.felt)]
    given = cache(partial(input_types, explorer.hierarchy, method))  # asked only if needed: it makes many claims
    shared = (field.owner for field in _shareable(explorer, method, lambda: [*given(), *_receiver_types(method)]))
    found += [name for name in dict.fromkeys(shared) if name not in found]
    fields = (field for name in found for field in explorer.hierarchy[name].static_fields.values())
    unknown = [field for field in fields if field in known.assigned and is_reference(field.type)]
    seen = uses.may_read(method.info, given()) if unknown else set()
    types = [field.type for field in unknown if field in seen]
    others = [
        cls for cls in own_classes(explorer.hierarchy) if cls.name not in found and _may_share(explorer, cls, types)
    ]
    return [*found, *(cls.name for cls in others)]


def _receiver_types(method: typed.Method) -> list[Type]:
    """The type of the receiver, if a method is called on an object that was there before."""
    is_called = not method.info.static and not method.info.is_constructor
    return [ClassType(method.info.owner)] if is_called else []


def _shareable(explorer: Exploration, method: typed.Method, types: Callable[[], list[Type]]) -> list[FieldInfo]:
    """The fields that a method may read and only initialisers assign, with objects that inputs of some types may be."""
    known, hierarchy = static_state(explorer.program.program), explorer.hierarchy
    uses = static_uses(explorer.program.program)
    fields = [
        field
        for field in uses.reads(method.info) | uses.by_invariants
        if field not in known.assigned
        and is_reference(field.type)
        and not is_library(hierarchy[field.owner])
        and family_name(field.owner)  # literals and class objects have their own rules
    ]
    if not fields:
        return []
    compares = uses.compares(method.info)
    given = [t for t in types() if _has_identity(hierarchy, t, compares)]

    def may_share(field: FieldInfo) -> bool:
        reached = reachable_types(hierarchy, field.type)
        kept = _own_types(field.type) if field in known.secret else ()
        shared = [t for t in reached if t not in kept and _has_identity(hierarchy, t, compares)]
        return any(hierarchy.castable(each, t) for each in shared for t in given)

    return sorted(filter(may_share, fields) if given else (), key=str)


def _own_types(t: Type) -> list[Type]:
    """A type, and those of the arrays in an array of it."""
    return [t, *_own_types(t.element)] if isinstance(t, ArrayType) and isinstance(t.element, ArrayType) else [t]


def _has_identity(hierarchy: Hierarchy, t: Type, compares: bool) -> bool:
    """Whether it matters which object a reference leads to; that of strings and numbers only to code that compares."""
    cls = hierarchy.get(t.name) if isinstance(t, ClassType) else None
    if not is_reference(t) or t == STRING or (cls is not None and constant_class(cls) is not None):
        return False
    return compares or cls is None or written_as(cls) is None


def _may_share(explorer: Exploration, cls: ClassInfo, types: list[Type]) -> bool:
    """Whether a static field of a class may lead to what other fields of some types may lead to."""
    fields = [f for f in cls.static_fields.values() if is_reference(f.type) and f.type != STRING]
    castable = explorer.hierarchy.castable
    return constant_class(cls) is None and any(castable(f.type, t) for f in fields for t in types)


def assume_initial_values(explorer: Exploration, method: typed.Method) -> None:
    """Records the classes without source from which static fields that a method may read have their values."""
    if not explorer.log.initial:
        return
    read = static_uses(explorer.program.program).reads(method.info)
    for name, uses in explorer.log.initial.items():
        if any(_may_hold(explorer, field, owner, t) for field in read for owner, t in uses):
            explorer.log.assume_source(name)


def _may_hold(explorer: Exploration, field: FieldInfo, owner: str, t: Type) -> bool:
    """Whether a static field may hold a result of a type that the initialisation of a class gets."""
    if field.owner != owner or is_reference(field.type) != is_reference(t):
        return False
    return not is_reference(t) or explorer.hierarchy.castable(field.type, t)


def is_violated_before(state: State, ending: Ending) -> bool:
    """Whether an initialiser violates a specification that ran before the call: that is a finding of what it calls.

    The method under check is not called then. If it uses the class itself, another path calls it first.
    """
    return isinstance(ending, Violated) and bool(state.environment.beginning)


class StaticStart:
    """Sets up the static state in which one method is called."""

    def __init__(self, explorer: Exploration, method: typed.Method) -> None:
        self.explorer = explorer
        self.method = method
        self.exclude = ends(Excluded(method.info.span))
        """A class whose initialisation fails has not been used before."""
        self.known: StaticState = static_state(explorer.program.program)
        self.classes = changeable_classes(explorer, method)
        if self.classes and explorer.options.initial_statics:
            explorer.log.assume(AssumptionKind.STATICS, "", "static fields with their initial values")
            self.classes = []
        self.receivers = {field.owner for field in _shareable(explorer, method, partial(_receiver_types, method))}
        """The classes with static fields whose objects may be the receiver."""

    def before(self, begin: Code) -> Code:
        """The code that runs before the method is called."""
        info = self.method.info

        def own(m: State) -> Any:
            return self.explorer.nested.initialise(m, info.owner, begin, 0, uncaught, info.span)

        return (lambda m: self.use(m, 0, own)) if self.classes else own

    def use(self, state: State, number: int, done: Code) -> Any:
        """Initialises one class after the other, as earlier code has done."""
        if number == len(self.classes):
            return self.change(state, 0, lambda m: self.receive(m, done))
        name = self.classes[number]

        def following(m: State) -> Any:
            return self.use(m, number + 1, done)

        def used(m: State) -> Any:
            if m.threads.started > 1:
                # It may have ended, or be anywhere, and replays would have to begin in the middle of it.
                what = f"a thread that the initialiser of {shown_class(name)} started before the call"
                raise Unsupported(what, self.method.info.span)
            m.environment.used = (*m.environment.used, UsedClass(name))
            m.environment.beginning = ""
            return following(m)

        if not self.explorer.program.effects.constant.is_plain(name):
            self.leave(state, following)
            state.environment.beginning = name
        return self.explorer.nested.initialise(state, name, used, 0, self.exclude, self.method.info.span)

    def leave(self, state: State, following: Code) -> None:
        """A path on which a class has not been used before."""
        other = state.fork()
        other.choices.take(0)
        other.frames.next = following
        self.explorer.forks.later(other)
        state.take(1)

    # --- the receiver --------------------------------------------------------------------------------------

    def receive(self, state: State, done: Code) -> Any:
        """Calls the method on each object of the static state that it may be called on, and on another object."""
        for used in state.environment.used:
            if used.is_initial and used.name in self.receivers:
                text = f"a receiver other than static objects of {shown_class(used.name)} in their initial state"
                self.explorer.log.assume(AssumptionKind.STATICS, used.name, text)
        receivers = list(self.static_receivers(state))
        for number, address in enumerate(receivers, 1):
            other = state.fork()
            other.choices.take(number)
            other.environment.receiver = address
            other.heap.writable(address).is_argument = True
            other.heap.writable(_OTHER_RECEIVER).hidden = True
            other.frames.next = done
            self.explorer.forks.later(other)
        if receivers:
            state.take(0)
        return done(state)

    def static_receivers(self, state: State) -> Iterator[int]:
        """The objects of the static state on which the method runs, and that are not hidden in others."""
        info = self.method.info
        used = (each for each in state.environment.used if each.name in self.receivers)
        for address in dict.fromkeys(place.address for each in used for place in each.places):
            entity = state.heap.entities[address]
            if not isinstance(entity, Record) or entity.hidden or entity.sharing is Sharing.NOTHING:
                continue
            body = entity.classes[0].dispatch.get(info.signature)
            if body is not None and body.run is info:
                yield address

    # --- what has changed ----------------------------------------------------------------------------------

    def change(self, state: State, number: int, done: Code) -> Any:
        """Gives any value to everything that code may change; some classes may be in their initial state."""
        for place in range(number, len(state.environment.used)):
            used = state.environment.used[place]
            if self.is_lost(state, used.name):
                other = state.fork()
                other.choices.take(1)
                initial = UsedClass(used.name, is_initial=True)
                other.environment.used = (
                    *state.environment.used[:place],
                    initial,
                    *state.environment.used[place + 1 :],
                )
                other.frames.next = partial(self._change_rest, place + 1, done)
                self.explorer.forks.later(other)
                state.take(0)
        changes = StaticChanges(self.explorer, state, self.known)
        state.own_threads().begin()
        state.environment.used = tuple(
            each if each.is_initial else changes.made(each.name) for each in state.environment.used
        )
        changes.hide_frozen()
        return self.hold(state, [each.name for each in state.environment.used if not each.is_initial], done)

    def _change_rest(self, number: int, done: Code, state: State) -> Any:
        return self.change(state, number, done)

    def is_lost(self, state: State, name: str) -> bool:
        """Whether the initial state of a class is not among the states that code may have changed it to."""
        if self.explorer.program.program.static_invariants.get(name):
            return True  # the initialiser has to see to them
        cls = self.explorer.hierarchy[name]
        return any(
            not self.is_input(state, field) for field in cls.static_fields.values() if field in self.known.assigned
        )

    def is_input(self, state: State, field: FieldInfo) -> bool:
        """Whether inputs of its type may be the object in a static field."""
        value = state.heap.statics.get((field.owner, field.slot))
        if not isinstance(value, int) or not value or field.type == STRING or not is_reference(field.type):
            return True
        entity = state.heap.entities[value]
        if not isinstance(entity, Record):
            return True
        cls, tried = entity.classes[0], candidates(self.explorer.hierarchy, field.type)
        return cls in tried or written_as(cls) is not None or constant_class(cls) is not None

    # --- what is known of it -------------------------------------------------------------------------------

    def hold(self, state: State, names: list[str], done: Code) -> Any:
        """Assumes the static invariants of the classes, which hold whenever no code of the class is running."""
        program = self.explorer.program.program
        helped = {self.method.info.owner} if self.method.info.helper else set()
        clauses = [c for name in names if name not in helped for c in program.static_invariants.get(name, ())]

        def check(m: State) -> Any:
            m.frames.retry = check
            holds = all_hold(Evaluation(m, [], None), clauses)
            finish(m)
            return decide(m, holds, done, self.exclude, clauses[-1].span)

        return check(state) if clauses else done(state)
