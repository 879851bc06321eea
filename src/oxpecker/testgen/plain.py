"""Objects of Java's library that tests write as values: strings, boxed numbers, enum constants."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from oxpecker.java.lowering.naming import java_name, literal_name
from oxpecker.oox.input_clauses import LITERALS
from oxpecker.oox.types import PRIMITIVES, Type, named_field, shown_class
from oxpecker.results.heap import HeapGraph, HeapObject, HeapReference
from oxpecker.testgen.literals import ascii_only, literal
from oxpecker.testgen.shapes import SEPARATE, objects_by_name
from oxpecker.testgen.view import JavaView

BOXED: dict[str, str] = {
    "Integer": "int",
    "Long": "long",
    "Short": "short",
    "Byte": "byte",
    "Character": "char",
    "Boolean": "bool",
    "Double": "double",
    "Float": "float",
}


_INTERNED = "$interned"
"""The field by which models mark interned strings."""


class Impossible(Exception):
    """A state that no Java program can reach, or that a test cannot construct; the message tells which."""


class PlainValues:
    """The objects of one heap graph that are written as values."""

    def __init__(self, view: JavaView, graph: HeapGraph, tells_apart: bool = False) -> None:
        self.view = view
        self.tells_apart = tells_apart
        """Whether equal values may have to be different objects."""
        parts = [*graph.roots, *(part for each in graph.objects for part in each.fields)]
        self.uses = Counter(value.name for _, value in parts if isinstance(value, HeapReference))
        self.objects: Mapping[str, HeapObject] = objects_by_name(graph)
        self.constants: dict[str, str] = {}
        for root, value in graph.roots:
            owner, constant = named_field(root)
            if isinstance(value, HeapReference) and view.is_enum(owner):
                self.constants[value.name] = f"{view.class_name(owner) or owner}.{java_name(constant)}"

    def written(self, name: str) -> str | None:
        """The Java expression for an object that is a value; None for other objects."""
        each = self.objects[name]
        if name in self.constants:
            return self.constants[name]
        if self.view.is_enum(each.type):
            raise Impossible(f"an object of enum {shown_class(each.type)} that is not one of its constants")
        if not self.view.is_library(each.type):
            return None
        fields = dict(each.fields)
        if each.type == "String":
            text = fields.get("value")
            if not isinstance(text, str):
                raise Impossible("a string without text")
            return f"new String({ascii_only(text)})" if self.is_other(each) else ascii_only(text)
        if each.type in BOXED:
            value = fields.get("value")
            assert isinstance(value, str)
            inside: Type = PRIMITIVES[BOXED[each.type]]
            prefix = f"new {each.type}" if self.is_other(each) else f"{each.type}.valueOf"
            return f"{prefix}({literal(value, inside)})"
        return None

    def is_new(self, each: HeapObject) -> bool:
        """Whether the expression for an object may create a new one: Java caches only few boxed numbers and strings."""
        return each.type in BOXED or (each.type == "String" and self.is_other(each))

    def is_other(self, each: HeapObject) -> bool:
        """Whether an object must differ from the cached object of the same value, because both occur."""
        fields = dict(each.fields)
        is_kept = fields.get(SEPARATE) != "true" if each.type in BOXED else fields.get(_INTERNED) == "true"
        if not self.tells_apart or is_kept or (each.type == "String" and not self.view.compares_objects):
            return False
        alike = [
            o for o in self.objects.values() if o.type == each.type and dict(o.fields).get("value") == fields["value"]
        ]
        return each.type in BOXED or len(alike) > 1 or self.is_literal(each)

    def is_literal(self, each: HeapObject) -> bool:
        """Whether the text of a string is a literal of the program."""
        literals = self.view.program.hierarchy.get(LITERALS)
        text = dict(each.fields).get("value")
        if each.type != "String" or literals is None or not isinstance(text, str):
            return False
        return literal_name(text[1:-1]) in literals.static_fields
