"""Inputs that are generated at random."""

from __future__ import annotations

from random import Random

from oxpecker.oox import numbers
from oxpecker.oox.candidates import candidates, constants
from oxpecker.oox.hierarchy import ClassInfo
from oxpecker.oox.input_clauses import constant_names, factory, order_types, part_types
from oxpecker.oox.interpreter.heap import ArrayValue, Heap, ObjectValue, Value
from oxpecker.oox.limits import FURTHER_NESTING
from oxpecker.oox.types import (
    BIGINT,
    BOOL,
    CHAR,
    FLOATING,
    INTEGERS,
    LONG,
    OBJECT,
    RANGES,
    STRING,
    ArrayType,
    ClassType,
    Type,
    as_input,
    is_non_null,
)

_INTERESTING = (0, 1, -1, 2, 3, 5, 10, -2, 7, 100)


class RandomInputs:
    """Generates values from a seeded source: mostly small ones, sometimes extremes."""

    def __init__(self, heap: Heap, random: Random) -> None:
        self.heap = heap
        self.random = random
        self.created: list[ObjectValue | ArrayValue] = []

    def value(self, t: Type, depth: int = 3) -> Value:
        """Any value of the type; structures nest at most `depth` deep."""
        if t == BOOL:
            return self.random.random() < 0.5
        if t in INTEGERS:
            return self.integer(t)
        if t in FLOATING:
            return numbers.convert(self.random.choice((0.0, 1.0, -1.5, 0.5, 1e10)), t, t, wraps=False)
        if t == STRING:
            letters = "abA0 "
            return "".join(self.random.choice(letters) for _ in range(self.random.randint(0, 4)))
        return self.reference(t, depth)

    def integer(self, t: Type) -> int:
        low, high = RANGES[LONG if t == BIGINT else t]
        if t == CHAR:
            return ord(self.random.choice("aAz09 \n"))
        if self.random.random() < 0.05:
            return self.random.choice((low, high))
        return min(max(self.random.choice(_INTERESTING), low), high)

    def reference(self, t: Type, depth: int) -> Value:
        """Null, something made before, or something new; what is never null nests a little deeper."""
        known = [made for made in self.created if self.heap.instance_of(made, t)]
        draw = self.random.random()
        if depth <= -FURTHER_NESTING if is_non_null(t) else depth <= 0 or draw < 0.15:
            return None
        if known and draw < 0.3:
            return self.random.choice(known)
        if isinstance(t, ArrayType):
            array = self.heap.new_array(t, (self.random.randint(0, 4),))
            self.created.append(array)
            array.slots[:] = [self.value(t.element, depth - 1) for _ in array.slots]
            return array
        assert isinstance(t, ClassType)
        held = [(info, name) for info in constants(self.heap.hierarchy, t) for name in constant_names(info)]
        if held:
            return self.heap.constant(*self.random.choice(held))
        classes = candidates(self.heap.hierarchy, t)
        if not classes:
            return None
        cls = self.random.choice(classes)
        return self.object(cls, depth) if factory(cls) is None else self.made_of_parts(cls, t, depth)

    def made_of_parts(self, cls: ClassInfo, t: ClassType, depth: int) -> Value:
        """A new object that its class makes of parts."""
        method = factory(cls)
        assert method is not None
        types = part_types(cls, t.arguments, self.random.randint(0, 3))
        parts = self.heap.new_array(ArrayType(OBJECT), (0,))
        parts.slots[:] = [
            self.heap.new_object(self.heap.hierarchy[str(each)])
            if each in order_types(cls, t.arguments)
            else self.value(each, depth - 1)
            for each in types
        ]
        return self.heap.run(method, [parts], None)

    def object(self, cls: ClassInfo, depth: int = 3) -> ObjectValue:
        """A new object of exactly this class."""
        made = self.heap.new_object(cls)
        self.created.append(made)
        for field in cls.layout:
            made.slots[field.slot] = self.value(as_input(field.type), depth - 1)
        return made
