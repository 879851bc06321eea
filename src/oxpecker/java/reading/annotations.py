"""Modifiers and annotations of declarations."""

from __future__ import annotations

from tree_sitter import Node

from oxpecker.java import tree
from oxpecker.java.reading.expressions import read_expression
from oxpecker.java.reading.text import JavaText, named


def read_modifiers(text: JavaText, node: Node) -> tree.Modifiers:
    """The modifiers among the children of a declaration."""
    for child in node.children:
        if child.type == "modifiers":
            words = frozenset(c.type for c in child.children if not c.is_named)
            if len(words) < sum(not c.is_named for c in child.children):
                text.error("repeated modifier", child)
            notes = tuple(read_annotation(text, c) for c in named(child) if c.type.endswith("annotation"))
            return tree.Modifiers(words, (*notes, *_beside(text, node)), span=text.span(child))
    return tree.Modifiers(annotations=_beside(text, node))


def _beside(text: JavaText, node: Node) -> tuple[tree.Annotation, ...]:
    """Annotations after the type parameters of a method: `<T> @Nullable T first()`."""
    return tuple(read_annotation(text, child) for child in node.named_children if child.type.endswith("annotation"))


def read_annotation(text: JavaText, node: Node) -> tree.Annotation:
    """`@Name(element = value)`."""
    name, arguments = node.child_by_field_name("name"), node.child_by_field_name("arguments")
    assert name is not None
    elements: dict[str, tree.Expression | tree.Annotation | tree.AnnotationList] = {}
    for child in named(arguments) if arguments is not None else ():
        if child.type == "element_value_pair":
            key, value = child.child_by_field_name("key"), child.child_by_field_name("value")
            assert key is not None and value is not None
            elements[text.of(key)] = _element(text, value)
        else:
            elements["value"] = _element(text, child)
    return tree.Annotation(text.of(name), elements, span=text.span(node))


def _element(text: JavaText, node: Node) -> tree.Expression | tree.Annotation | tree.AnnotationList:
    if node.type.endswith("annotation"):
        return read_annotation(text, node)
    if node.type == "element_value_array_initializer":
        values = [_element(text, child) for child in named(node)]
        notes = tuple(value for value in values if isinstance(value, tree.Annotation))
        if notes:
            return tree.AnnotationList(notes, span=text.span(node))
        plain = tuple(value for value in values if isinstance(value, tree.Expression))
        return tree.ArrayInitialiser(plain, span=text.span(node))
    return read_expression(text, node)
