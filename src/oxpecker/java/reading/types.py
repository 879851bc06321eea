"""Parses types."""

from __future__ import annotations

from tree_sitter import Node

from oxpecker.java import tree
from oxpecker.java.kinds import WildcardKind
from oxpecker.java.reading.text import JavaText, named

PRIMITIVES = ("integral_type", "floating_point_type", "boolean_type", "void_type")
NAMES = ("type_identifier", "scoped_type_identifier", "generic_type", "identifier", "scoped_identifier")


def read_type(text: JavaText, node: Node) -> tree.TypeNode:
    """Any type, without annotations."""
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
        return read_type(text, named(node)[-1])
    if kind == "wildcard":
        return _wildcard(text, node)
    return tree.NamedType(tuple(_parts(text, node)), span=text.span(node))


def with_dimensions(text: JavaText, element: tree.TypeNode, dimensions: Node | None) -> tree.TypeNode:
    """`T[]..`: an array type with as many dimensions as brackets."""
    if dimensions is not None:
        span = element.span.to(text.span(dimensions))
        for bracket in dimensions.children:
            if bracket.type == "[":
                element = tree.ArrayTypeNode(element, span=span)
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
