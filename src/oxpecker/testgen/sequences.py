"""Sequences of calls that construct an object, as data."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from oxpecker.oox.hierarchy import FieldInfo, MethodInfo
from oxpecker.oox.types import ClassType, Type


@dataclass(frozen=True, slots=True)
class FieldOf:
    """An argument: the value of a field of the object to construct."""

    name: str


@dataclass(frozen=True, slots=True)
class Constant:
    """The first step of a sequence: the object is that of a static final field, such as a singleton."""

    field: FieldInfo

    @property
    def gives(self) -> Type:
        """The declared type of the object."""
        return self.field.declared


@dataclass(frozen=True, slots=True)
class Call:
    """A constructor or a method, with its arguments.

    A constructor or a static method begins a sequence. Other methods are called on the object so far, and their result
    replaces it if the call `becomes` the object, as in fluent interfaces and builders.
    """

    method: MethodInfo
    arguments: tuple[Argument, ...]
    becomes: bool = False
    cast: ClassType | None = None
    """The class of the result, if its declared type does not tell it."""

    @property
    def gives(self) -> Type:
        """The type of the object that a first call creates, or that the result is, as other code knows it."""
        if self.cast is not None:
            return self.cast
        return ClassType(self.method.owner) if self.method.is_constructor else self.method.return_type


Step = Call | Constant
CallSequence = tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Nested:
    """An argument: an object that has a sequence of its own."""

    steps: CallSequence


Argument = str | FieldOf | Nested
"""A value in OOX's notation (including `null`), the value of a field, or an object made by calls."""


def static_type(steps: CallSequence) -> Type:
    """The declared type of the object that a sequence constructs."""
    return next(
        step.gives
        for number, step in reversed(list(enumerate(steps)))
        if number == 0 or (isinstance(step, Call) and step.becomes)
    )


def methods_of(steps: CallSequence) -> Iterator[MethodInfo]:
    """The methods and constructors that a sequence calls."""
    for step in steps:
        if isinstance(step, Call):
            yield step.method
            for argument in step.arguments:
                if isinstance(argument, Nested):
                    yield from methods_of(argument.steps)


def constants_of(steps: CallSequence) -> Iterator[FieldInfo]:
    """The static fields whose objects a sequence uses."""
    for step in steps:
        if isinstance(step, Constant):
            yield step.field
        else:
            nested = (argument for argument in step.arguments if isinstance(argument, Nested))
            yield from (field for each in nested for field in constants_of(each.steps))


def is_same_type(steps: CallSequence, number: int) -> bool:
    """Whether a sequence without one of its calls still constructs an object of the same type at each call."""
    step = steps[number]
    return isinstance(step, Call) and (not step.becomes or step.gives == static_type(steps[:number]))
