"""Objects and arrays of a path, shared between paths until one of them writes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import NamedTuple

from oxpecker.engine.values.value import Value
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo, Hierarchy, MethodInfo
from oxpecker.oox.records import dataclass
from oxpecker.oox.type_arguments import part_type
from oxpecker.oox.types import ArrayType, ClassType, Sharing, Type, default_value
from oxpecker.terms import Term


@dataclass(frozen=True, slots=True)
class Recipe:
    """How code constructed an input: the method, the parts, and the nondeterministic values it used.

    If the input was constructed around an array of parts, `around` is the address of that array.
    """

    method: MethodInfo
    parts: tuple[Value, ...]
    types: tuple[Type, ...]
    drawn: tuple[Value, ...]
    around: int = 0


class Entity(ABC):
    """Something with an address.

    `cells` holds the known fields or elements. A missing one is unknown if the entity is open, as inputs are, and has
    its default otherwise. `born` is its time of creation: 0 for inputs, the number of the havoc for objects that a call
    by contract created, and a number between those for objects that the program created. `owner` is the state that may
    write to it. `initial` holds the cells of an input that code has constructed, which has no unknown cells. A `hidden`
    entity is a part of another, and no other input is the same object. `sharing` tells what else may refer to a part;
    `is_argument` whether an argument does, or the receiver is it.
    """

    __slots__ = (
        "born",
        "cells",
        "chain",
        "hidden",
        "initial",
        "is_argument",
        "is_input",
        "is_open",
        "name",
        "owner",
        "sharing",
    )

    def __init__(self, name: str, is_input: bool, chain: int, owner: object) -> None:
        self.name = name
        self.is_input = is_input
        self.is_open = is_input
        self.born = 0 if is_input else 1
        self.chain = chain
        self.owner = owner
        self.cells: dict[int, Value] = {}
        self.initial: dict[int, Value] | None = None
        self.hidden = False
        self.sharing = Sharing.ANYTHING
        self.is_argument = False

    @abstractmethod
    def copy(self, owner: object) -> Entity:
        """The same thing for another owner."""

    def pristine(self) -> Entity:
        """The entity before anything was read or written."""
        made = self.copy(object())
        made.cells = {} if self.initial is None else self.initial.copy()
        return made

    def take(self, other: Entity) -> None:
        """Takes the contents of another entity."""
        self.cells = other.cells.copy()
        self.is_open, self.born = other.is_open, other.born
        self.initial, self.hidden = other.initial, other.hidden
        self.sharing, self.is_argument = other.sharing, other.is_argument

    def close(self, hidden: bool = False) -> None:
        """Marks the entity as fully known, because code has constructed it."""
        self.initial = self.cells.copy()
        self.is_open, self.hidden = False, hidden


@dataclass(frozen=True, slots=True)
class TypeFacts:
    """What type tests have shown about an input whose possible classes are not all known."""

    is_a: tuple[Type, ...] = ()
    is_not: tuple[Type, ...] = ()


class Record(Entity):
    """An object; `classes` are those it may be an instance of.

    For an input with `facts`, these are the classes tried so far, and a type test may add others. Once its class has
    mattered, the list is final and there are no `facts`.

    `arguments` are the type arguments that it was declared with as an input, and `declared` the class that has them;
    `is_receiver` where these are the type variables of the checked method's class. `recipe` says how code has
    constructed it, if it has; `is_assumed` once its constructor facts are assumed. `variable` is the place of the type
    variable that an input was declared with where nobody knows its argument, else -1: those of one compare with each
    other. `is_constructed` once a constructor of its class has returned and the class has invariants.
    """

    __slots__ = (
        "arguments",
        "classes",
        "declared",
        "facts",
        "is_assumed",
        "is_constructed",
        "is_receiver",
        "recipe",
        "variable",
    )

    def __init__(self, classes: tuple[ClassInfo, ...], name: str, is_input: bool, chain: int, owner: object) -> None:
        super().__init__(name, is_input, chain, owner)
        self.classes = classes
        self.arguments: tuple[Type, ...] = ()
        self.declared = ""
        self.facts: TypeFacts | None = None
        self.is_receiver = False
        self.recipe: Recipe | None = None
        self.is_assumed = False
        self.is_constructed = False
        self.variable = -1

    def part_name(self, field: FieldInfo) -> str:
        """The name of the input in a field.

        The class is part of it if the field hides another, or if the declared type does not have it: on other paths,
        the object may be of a class with a field of that name and another type.
        """
        hides = any(f.name == field.name and f.slot < field.slot for f in self.classes[0].layout)
        return f"{self.name}.{field}" if hides or not self._is_declared(field) else f"{self.name}.{field.name}"

    def _is_declared(self, field: FieldInfo) -> bool:
        """Whether objects of the declared type have a field."""
        above = False
        for cls in self.classes[0].lineage():
            above = above or cls.name == self.declared
            if cls.name == field.owner:
                return above
        return False

    def part_type(self, hierarchy: Hierarchy, field: FieldInfo) -> Type:
        """The type of the input in a field."""
        return part_type(hierarchy, field, self.classes, self.declared, self.arguments, self.is_receiver)

    def copy(self, owner: object) -> Record:
        """The same object for another owner."""
        made = Record(self.classes, self.name, self.is_input, self.chain, owner)
        made.take(self)
        made.arguments, made.recipe, made.is_assumed = self.arguments, self.recipe, self.is_assumed
        made.variable, made.declared, made.is_receiver = self.variable, self.declared, self.is_receiver
        made.facts, made.is_constructed = self.facts, self.is_constructed
        return made

    @property
    def types(self) -> tuple[Type, ...]:
        """The types that an input is known to have."""
        return (ClassType(self.declared, self.arguments), *(() if self.facts is None else self.facts.is_a))

    def narrowed(self, other: Record) -> Record:
        """The object with what is known about its class at another moment."""
        made = self.copy(object())
        made.classes, made.facts = other.classes, other.facts
        return made


class Size(NamedTuple):
    """The length of a new array, its capacity, and whether it is longer than the bounds allow."""

    length: Value
    capacity: int
    beyond: bool = False


class Array(Entity):
    """An array; every index is below `capacity`, whatever its length is.

    Where the length is above it, as for a new array that is `beyond` it, the array is longer than the bounds allow, and
    nothing inside it is known. `elements`
    are the types its elements may have been declared with: arrays are covariant, so that an input may hold less than
    `element`, the type it is seen as, says.
    """

    __slots__ = ("beyond", "capacity", "element", "elements", "length")

    def __init__(
        self, element: Type, length: Value, capacity: int, name: str, is_input: bool, chain: int, owner: object
    ) -> None:
        super().__init__(name, is_input, chain, owner)
        self.element = element
        self.elements: tuple[Type, ...] = (element,)
        self.length = length
        self.capacity = capacity
        self.beyond = False

    @property
    def type(self) -> Type:
        """The type of the array, or one that it may have."""
        return ArrayType(self.elements[0])

    @property
    def is_long(self) -> bool:
        """Whether it is longer than the bounds allow."""
        low = self.length.low if isinstance(self.length, Term) else self.length
        return self.beyond or (low is not None and bool(low > self.capacity))

    def copy(self, owner: object) -> Array:
        """The same array for another owner."""
        made = Array(self.element, self.length, self.capacity, self.name, self.is_input, self.chain, owner)
        made.elements, made.beyond = self.elements, self.beyond
        made.take(self)
        return made

    def element_name(self, index: int) -> str:
        """The name of what an element held at first; what an open method has made bears its moment."""
        return f"{self.name}[{index}]@{self.born}" if self.born else f"{self.name}[{index}]"

    def narrowed(self, elements: tuple[Type, ...]) -> Array:
        """The same array, known to have been declared with some types."""
        made = self.copy(object())
        made.elements = elements
        return made


def default_of(t: Type) -> Value:
    """The default value of a field or an element of a type; null is 0."""
    return 0 if isinstance(t, (ClassType, ArrayType)) else default_value(t)
