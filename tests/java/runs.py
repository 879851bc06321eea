"""Runs of made-up programs, and what they leave behind.

Not all code is known to those who claim something: what stands after `//=` in a line runs in place of that line.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

from oxpecker.oox import typed
from oxpecker.oox.actions import ClassStatus
from oxpecker.oox.interpreter import ArrayValue, Interpreter, Limits, ObjectValue, Returned, Unsupported, Value
from oxpecker.oox.interpreter.choices import Choices
from oxpecker.oox.interpreter.heap import Reference
from oxpecker.oox.interpreter.methods import MethodCode
from oxpecker.oox.interpreter.thread import Thread
from oxpecker.oox.interpreter.world import World
from tests.java.doings import Doings, Done

STEPS = (1, 4, 9, 15, 30)
"""How many steps the runs of a program take."""


def whole_text(text: str) -> str:
    """A program with the code that nobody knows."""
    return re.sub(r"(?m)^.*//= ", "", text)


def everything(roots: Iterable[Value]) -> list[Reference]:
    """All objects and arrays that some values lead to."""
    found: dict[int, Reference] = {}
    pending = list(roots)
    while pending:
        value = pending.pop()
        if isinstance(value, (ObjectValue, ArrayValue)) and id(value) not in found:
            found[id(value)] = value
            pending += value.slots
    return list(found.values())


@dataclass(frozen=True, slots=True)
class Initialised:
    """A class when its initialiser has ended: what its static fields held, and all that they led to."""

    fields: tuple[Value, ...]
    slots: dict[int, tuple[Reference, tuple[Value, ...]]]


@dataclass(frozen=True, slots=True)
class Observed:
    """What a run leaves behind."""

    name: str
    root: Value
    nulls: frozenset[tuple[str, int]]
    """The parameters that were given null, by their methods and numbers."""
    passed: frozenset[tuple[str, str]]
    """The classes whose methods got two arguments of which one is held by the other, and the fields that hold it."""
    shared: frozenset[tuple[str, str]]
    """The same where two arguments hold the same object."""
    initial: dict[str, Initialised]
    statics: dict[str, tuple[Value, ...]]
    begun: frozenset[str]
    """The classes whose initialisers have begun."""
    done: dict[str, Done]
    """What the methods that were called have done."""


class _States(dict[str, Any]):
    """The states of classes; what the static fields of one hold is kept when its initialiser ends."""

    def __init__(self, world: World, doings: Doings) -> None:
        super().__init__()
        self.world, self.doings = world, doings
        self.initial: dict[str, Initialised] = {}

    def __setitem__(self, name: str, state: int | ClassStatus) -> None:
        super().__setitem__(name, state)
        if isinstance(state, int):
            self.doings.begins(name, state)
        if state is ClassStatus.DONE:
            fields = tuple(self.world.heap.statics[name])
            slots = {id(each): (each, tuple(each.slots)) for each in everything(fields)}
            self.initial[name] = Initialised(fields, slots)


class _Watched(World):
    doings = Doings(frozenset(), frozenset())

    def reset(self, choices: Choices) -> None:
        super().reset(choices)
        self.class_states = _States(self, self.doings)
        self.begin_recording()


class Watching(Interpreter):
    """Runs programs and takes note of what claims speak of; code that they do not know of is told by its methods."""

    def __init__(self, program: typed.Program, known: frozenset[str], hidden: frozenset[str]) -> None:
        self.known, self.hidden = known, hidden
        super().__init__(program, Limits(steps=300_000))

    def new_world(self, limits: Limits, java_ints: bool, overflow_check: bool) -> World:
        """Where the program runs."""
        return _Watched(self.program, limits, java_ints, overflow_check)

    def observed(self, method: typed.Method, steps: int) -> Observed | None:
        """A run of so many steps; None where it does something that is not supported."""
        nulls: set[tuple[str, int]] = set()
        passed: set[tuple[str, str]] = set()
        shared: set[tuple[str, str]] = set()
        enter = Thread.call

        def call(thread: Thread, code: MethodCode, arguments: list[Value], *rest: Any) -> Any:
            nulls.update((code.info.key, number) for number, each in enumerate(arguments) if each is None)
            for field, is_shared in _holding(arguments):
                (shared if is_shared else passed).add((code.info.owner, field))
            return enter(thread, code, arguments, *rest)

        world = self.world
        assert isinstance(world, _Watched)
        world.doings = Doings(self.known, self.hidden)
        with patch.object(Thread, "call", call), world.doings.watching():
            outcome = self.run(method, lambda _heap: [steps]).outcome
        if isinstance(outcome, Unsupported):
            return None  # the number of an array
        name = f"{method.info}, {steps} steps"
        assert isinstance(outcome, Returned), f"{name}: {outcome}"
        states = world.class_states
        assert isinstance(states, _States)
        statics = {name: tuple(values) for name, values in world.heap.statics.items() if name in states.initial}
        done = {key: each for key, each in world.doings.done.items() if key != method.info.key}
        begun = frozenset(states)
        given = frozenset(nulls), frozenset(passed), frozenset(shared)
        return Observed(name, outcome.value, *given, states.initial, statics, begun, done)


def _holding(arguments: list[Value]) -> Iterator[tuple[str, bool]]:
    """The fields of arguments that hold other arguments, and, marked, those that hold what others hold."""
    given = {id(each): each for each in arguments if isinstance(each, (ObjectValue, ArrayValue))}
    held = Counter(id(part) for each in given.values() for part in {id(part): part for part in each.slots}.values())
    for each in given.values():
        for field, part in zip(each.cls.layout, each.slots, strict=True) if isinstance(each, ObjectValue) else ():
            if id(part) in given and part is not each:
                yield str(field), False
            if held[id(part)] > 1 and isinstance(part, (ObjectValue, ArrayValue)):
                yield str(field), True


def observed_runs(interpreter: Watching, methods: Iterable[typed.Method]) -> Iterator[Observed]:
    """The runs of all methods `run`."""
    for method in methods:
        for steps in STEPS if method.info.name == "run" and method.info.static else ():
            run = interpreter.observed(method, steps)
            if run is None:
                break
            yield run
