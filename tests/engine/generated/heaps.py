"""All small inputs of a method: every value, every shape of few objects, every aliasing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random

from oxpecker.oox import typed
from oxpecker.oox.hierarchy import Hierarchy
from oxpecker.oox.interpreter import ArrayValue, Excluded, Heap, Interpreter, Limits, ObjectValue, Run, Value
from oxpecker.oox.types import BOOL, INTEGERS, INTEGRAL, RANGES, ArrayType, ClassType, Type

ARGUMENTS = (0, 1, -1, 2, -2)
PARTS = (0, 1, -1)


@dataclass(frozen=True, slots=True)
class Small:
    """How small inputs are: objects in all, the length of arrays, and how many inputs are tried."""

    objects: int = 2
    array: int = 2
    most: int = 400


class Choices:
    """A sequence of choices among finitely many; `advance` goes on to the next sequence, like an odometer."""

    def __init__(self) -> None:
        self.taken: list[int] = []
        self.limits: list[int] = []
        self.position = 0

    def choose(self, count: int) -> int:
        """One of so many."""
        if self.position == len(self.taken):
            self.taken.append(0)
            self.limits.append(count)
        self.position += 1
        return self.taken[self.position - 1]

    def advance(self) -> bool:
        """Whether there is another sequence."""
        while self.taken and self.taken[-1] == self.limits[-1] - 1:
            self.taken.pop()
            self.limits.pop()
        if not self.taken:
            return False
        self.taken[-1] += 1
        self.position = 0
        return True


class RandomChoices(Choices):
    """Choices that are drawn."""

    def __init__(self, random: Random) -> None:
        super().__init__()
        self.random = random

    def choose(self, count: int) -> int:
        """Any of so many."""
        return self.random.randrange(count)


class InputBuilder:
    """Makes the arguments that a sequence of choices stands for."""

    def __init__(self, heap: Heap, choices: Choices, small: Small, java_ints: bool) -> None:
        self.heap = heap
        self.hierarchy: Hierarchy = heap.hierarchy
        self.choices = choices
        self.small = small
        self.java_ints = java_ints
        self.objects: list[ObjectValue] = []
        self.arrays: list[ArrayValue] = []
        self.unfilled: list[ObjectValue | ArrayValue] = []

    def arguments(self, method: typed.Method) -> list[Value]:
        """The arguments, the receiver first; then what they lead to."""
        values: list[Value] = []
        for parameter in method.parameters:
            if parameter.name == "this" and not method.info.static:
                values.append(self.receiver(method))
            else:
                values.append(self.value(parameter.type, self.extremes(parameter.type)))
        while self.unfilled:
            self.fill(self.unfilled.pop(0))
        return values

    def extremes(self, t: Type) -> tuple[int, ...]:
        """The values of an integer argument."""
        return (*ARGUMENTS, *RANGES[t]) if self.java_ints and t in INTEGRAL else ARGUMENTS

    def receiver(self, method: typed.Method) -> ObjectValue:
        """An object on which this method runs, and no overriding one."""
        owner, signature = method.info.owner, method.info.signature
        classes = [
            c
            for c in self.hierarchy.concrete_subclasses(owner)
            if c.dispatch.get(signature, method.info).run is method.info
        ]
        made = self.heap.new_object(classes[self.choices.choose(len(classes))])
        self.objects.append(made)
        if not method.info.is_constructor:
            self.unfilled.append(made)
        return made

    def value(self, t: Type, numbers: tuple[int, ...]) -> Value:
        """Any small value of a type."""
        if t == BOOL:
            return bool(self.choices.choose(2))
        if t in INTEGERS:
            return numbers[self.choices.choose(len(numbers))]
        if isinstance(t, ArrayType):
            return self.array(t)
        assert isinstance(t, ClassType), f"no small values of type {t}"
        return self.object(t)

    def array(self, t: ArrayType) -> Value:
        """Null, an array that is there, or a new one of some length."""
        known: list[Value] = [None, *(a for a in self.arrays if self.hierarchy.subtype(a.type, t))]
        number = self.choices.choose(len(known) + self.small.array + 1)
        if number < len(known):
            return known[number]
        made = self.heap.new_array(t, (number - len(known),))
        self.arrays.append(made)
        self.unfilled.append(made)
        return made

    def object(self, t: ClassType) -> Value:
        """Null, an object that is there, or a new one of some class."""
        known: list[Value] = [None, *(o for o in self.objects if self.heap.instance_of(o, t))]
        classes = self.hierarchy.concrete_subclasses(t.name) if len(self.objects) < self.small.objects else []
        number = self.choices.choose(len(known) + len(classes))
        if number < len(known):
            return known[number]
        made = self.heap.new_object(classes[number - len(known)])
        self.objects.append(made)
        self.unfilled.append(made)
        return made

    def fill(self, made: ObjectValue | ArrayValue) -> None:
        """Chooses the fields or elements."""
        if isinstance(made, ArrayValue):
            made.slots[:] = [self.value(made.element, PARTS) for _ in made.slots]
        else:
            for field in made.cls.layout:
                made.slots[field.slot] = self.value(field.type, PARTS)


def had_broken_invariants(interpreter: Interpreter, values: Sequence[Value]) -> bool:
    """Whether the invariant of some object did not hold when the last run began: no program gives such an argument."""
    thread = interpreter.world.threads.get(0)
    objects = [value for value in values if isinstance(value, ObjectValue)]
    if thread is None or not objects:
        return False  # the run did not begin

    def broken() -> bool:
        clauses = ((clause, each) for each in objects for clause in thread.world.invariants_of(each.cls))
        return any(clause.problem(thread, [each]) is not None for clause, each in clauses)

    return thread.at_beginning(broken)


def small_runs(program: typed.Program, method: typed.Method, small: Small | None = None) -> Iterator[Run]:
    """The runs of a method on all small inputs; where there are too many, on as many drawn ones."""
    small = small or Small()
    interpreter = Interpreter(program, Limits(steps=20_000, call_depth=500))
    java_ints = program.options["ints"] == "java"

    def run(choices: Choices) -> Run:
        given: list[Value] = []

        def arguments(heap: Heap) -> list[Value]:
            given[:] = InputBuilder(heap, choices, small, java_ints).arguments(method)
            return given

        found = interpreter.run(method, arguments)
        others = given if method.info.static else given[1:]
        if not method.info.helper and had_broken_invariants(interpreter, others):
            return replace(found, outcome=Excluded(found.outcome.steps, method.info.span))
        return found

    choices, count = Choices(), 0
    first: list[Run] = []
    while count < small.most:
        first.append(run(choices))
        count += 1
        if not choices.advance():
            break
    else:
        drawn = RandomChoices(Random(0))
        first += [run(drawn) for _ in range(small.most)]
    yield from first
