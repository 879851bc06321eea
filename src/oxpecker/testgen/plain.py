"""Objects of Java's library that tests write as values: strings, boxed numbers, constants of enums, lists."""

from __future__ import annotations

from collections.abc import Mapping

from oxpecker.oox.types import PRIMITIVES, Type
from oxpecker.results.heap import HeapGraph, HeapObject, HeapReference, HeapValue
from oxpecker.testgen.literals import ascii_only, literal
from oxpecker.testgen.shapes import objects_by_name
from oxpecker.testgen.view import JavaView

_BOXED: dict[str, str] = {
    "Integer": "int",
    "Long": "long",
    "Short": "short",
    "Byte": "byte",
    "Character": "char",
    "Boolean": "bool",
    "Double": "double",
    "Float": "float",
}


class Impossible(Exception):
    """A state that no Java program can be in, or that a test cannot make; says which."""


class PlainValues:
    """The objects of one heap graph that are written as values."""

    def __init__(self, view: JavaView, graph: HeapGraph) -> None:
        self.view = view
        self.objects: Mapping[str, HeapObject] = objects_by_name(graph)
        self.constants: dict[str, str] = {}
        for root, value in graph.roots:
            owner, _, constant = root.partition(".")
            if isinstance(value, HeapReference) and view.is_enum(owner):
                self.constants[value.name] = f"{view.class_name(owner) or owner}.{constant}"

    def written(self, name: str) -> str | None:
        """The Java expression for an object that is a value; None for other objects."""
        each = self.objects[name]
        if name in self.constants:
            return self.constants[name]
        if self.view.is_enum(each.type):
            raise Impossible(f"an object of enum {each.type} that is none of its constants")
        if not self.view.is_library(each.type):
            return None
        fields = dict(each.fields)
        if each.type == "String":
            text = fields.get("value")
            if not isinstance(text, str):
                raise Impossible("a string without text")
            return ascii_only(text)
        if each.type in _BOXED:
            value = fields.get("value")
            assert isinstance(value, str)
            inside: Type = PRIMITIVES[_BOXED[each.type]]
            return f"{each.type}.valueOf({literal(value, inside)})"
        return self.list_written(each)

    def list_written(self, each: HeapObject) -> str | None:
        """An `ArrayList` of values; None for everything else."""
        if each.type != "ArrayList":
            return None
        return f"new java.util.ArrayList<>({self.elements_written(each)})"

    def elements_written(self, each: HeapObject) -> str:
        """The elements of an `ArrayList` as a list."""
        fields = dict(each.fields)
        holder, size = fields.get("elements"), fields.get("size")
        if not isinstance(holder, HeapReference) or not isinstance(size, str):
            raise Impossible("a list without elements")
        elements = [value for _, value in self.objects[holder.name].fields]
        if not 0 <= int(size) <= len(elements):
            raise Impossible("a list whose size does not fit its elements")
        values = [self.element(value) for value in elements[: int(size)]]
        single_null = values == ["null"]
        return f"java.util.Arrays.asList({'(Object) null' if single_null else ', '.join(values)})"

    def element(self, value: HeapValue) -> str:
        """An element of a list, which must be a value."""
        if value is None:
            return "null"
        assert isinstance(value, HeapReference)
        written = self.written(value.name)
        if written is None:
            raise Impossible(f"a list of objects of {self.objects[value.name].type}")
        return written
