"""Parses types."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tree_sitter import Node

from oxpecker.java import tree
from oxpecker.java.kinds import WildcardKind
from oxpecker.java.limits import MOST_DIMENSIONS
from oxpecker.java.reading.text import JavaText, named

PRIMITIVES = ("integral_type", "floating_point_type", "boolean_type", "void_type")
NAMES = ("type_identifier", "scoped_type_identifier", "generic_type", "identifier", "scoped_identifier")


def read_type(text: JavaText, node: Node) -> tree.TypeNode:
    """Any type."""
    kind = node.type
    if kind == "type_identifier":
        span = text.span(node)
        return tree.NamedType((tree.NamedTypePart(text.of(node), span=span),), span=span)
    if kind in PRIMITIVES:
        return tree.PrimitiveNode(text.of(node), span=text.span(node))
    if kind == "array_type":
        element, dimensions = node.child_by_field_name("element"), node.child_by_field_name("dimensions")
        assert element is not None and dimensions is not None
        return with_dimensions(text, read_type(text, element), dimensions)
    if kind == "annotated_type":
        *notes, inner = named(node)
        return annotated(read_type(text, inner), names_of(text, notes))
    if kind == "wildcard":
        return _wildcard(text, node)
    inside = names_of(text, named(node)) if kind == "scoped_type_identifier" else ()
    return tree.NamedType(tuple(_parts(text, node)), inside, span=text.span(node))


def names_of(text: JavaText, nodes: Sequence[Node]) -> tuple[str, ...]:
    """The names of the annotations among some nodes."""
    found = (node.child_by_field_name("name") for node in nodes if node.type.endswith("annotation"))
    return tuple(text.of(name) for name in found if name is not None)


def annotated(node: tree.TypeNode, annotations: tuple[str, ...]) -> tree.TypeNode:
    """A type with annotations before it; those before an array type belong to the elements (JLS 9.7.4)."""
    if isinstance(node, tree.ArrayTypeNode):
        return replace(node, element=annotated(node.element, annotations))
    if isinstance(node, tree.NamedType):
        return replace(node, annotations=(*node.annotations, *annotations))
    return node


def with_dimensions(text: JavaText, element: tree.TypeNode, dimensions: Node | None) -> tree.TypeNode:
    """`T[]..`: an array type with as many dimensions as brackets."""
    if dimensions is not None:
        span = element.span.to(text.span(dimensions))
        outermost: list[tuple[str, ...]] = []
        notes: tuple[str, ...] = ()
        for child in dimensions.children:
            notes += names_of(text, [child])
            if child.type == "[":
                outermost.append(notes)
                notes = ()
        if len(outermost) > MOST_DIMENSIONS:
            text.error("array type has too many dimensions", dimensions)
        for each in reversed(outermost[:MOST_DIMENSIONS]):
            element = tree.ArrayTypeNode(element, each, span=span)
    return element


def _wildcard(text: JavaText, node: Node) -> tree.TypeNode:
    bounds = [child for child in named(node) if child.type != "super" and "annotation" not in child.type]
    words = {child.type for child in node.children}
    kind = next((kind for kind in (WildcardKind.SUPER, WildcardKind.EXTENDS) if kind in words), WildcardKind.ANY)
    bound = read_type(text, bounds[0]) if bounds else None
    return tree.WildcardNode(kind, bound, span=text.span(node))


def _parts(text: JavaText, node: Node) -> list[tree.NamedTypePart]:
    """The names of a qualified type, with their type arguments."""
    if node.type in ("type_identifier", "identifier"):
        return [tree.NamedTypePart(text.of(node), span=text.span(node))]
    children = [child for child in named(node) if "annotation" not in child.type]
    if node.type == "generic_type":
        *before, last = _parts(text, children[0])
        arguments = read_types(text, children[1])
        return [*before, tree.NamedTypePart(last.name, arguments, span=text.span(node))]
    return [part for child in children for part in _parts(text, child)]


def read_types(text: JavaText, node: Node) -> tuple[tree.TypeNode, ...]:
    """A list of types: type arguments, `implements`, `throws`, bounds."""
    return tuple(read_type(text, child) for child in named(node))


def read_type_parameters(text: JavaText, node: Node | None) -> tuple[tree.TypeParameterNode, ...]:
    """`<A, B extends C & D>`."""
    return () if node is None else tuple(_type_parameter(text, child) for child in named(node))


def _type_parameter(text: JavaText, node: Node) -> tree.TypeParameterNode:
    children = [child for child in named(node) if "annotation" not in child.type]
    bounds = read_types(text, children[1]) if len(children) > 1 else ()
    return tree.TypeParameterNode(text.of(children[0]), bounds, span=text.span(node))
