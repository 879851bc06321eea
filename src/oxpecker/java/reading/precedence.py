"""Corrects operators that tree-sitter's grammar groups differently from Java.

- `-v++` and `(int) v++` are parsed as `(-v)++` and `((int) v)++`: a postfix operator binds tighter (JLS 15.14).
- `(a.b) - c` is parsed as a cast of `-c` to a class `a.b`: no `+` or `-` follows a cast to a class (JLS 15.16).
"""

from __future__ import annotations

from collections.abc import Callable

from tree_sitter import Node

from oxpecker.java import tree
from oxpecker.java.reading.text import JavaText, named
from oxpecker.oox.source import Span

Read = Callable[[JavaText, Node], tree.Expression]
Wrap = Callable[[JavaText, Node, tree.Expression], tree.Expression]

_LEVELS = "||", "&&", "|", "^", "&", "== !=", "< <= > >=", "<< >> >>>", "+ -", "* / %"
_LEVEL = {operator: level for level, operators in enumerate(_LEVELS) for operator in operators.split()}


def prefix_operand(node: Node) -> Node | None:
    """The operand of a prefix operator or a cast."""
    field = {"unary_expression": "operand", "cast_expression": "value"}.get(node.type)
    return None if field is None else node.child_by_field_name(field)


def is_no_cast(node: Node) -> bool:
    """Whether this is `(a.b) - c`, parsed as a cast."""
    if node.type != "cast_expression":
        return False
    types, value = node.children_by_field_name("type"), node.child_by_field_name("value")
    if value is not None and value.type == "update_expression":
        value = named(value)[0]
    operator = None if value is None or value.type != "unary_expression" else value.child_by_field_name("operator")
    named_class = len(types) == 1 and types[0].type in ("scoped_type_identifier", "type_identifier")
    return named_class and operator is not None and operator.type in ("+", "-")


def is_misgrouped(node: Node) -> bool:
    """Whether the right end of this operand includes operators that follow it."""
    current: Node | None = node
    while current is not None and not is_no_cast(current):
        current = (
            current.child_by_field_name("right") if current.type == "binary_expression" else prefix_operand(current)
        )
    return current is not None


def regrouped(text: JavaText, node: Node, read: Read, wrap: Wrap) -> tree.Expression:
    """The operators of the node grouped as in Java; `wrap` applies a prefix operator or a cast."""
    operands: list[tree.Expression] = []
    operators: list[str] = []
    _flatten(text, node, read, wrap, operands, operators)
    return _climb(operands, operators)


def _flatten(
    text: JavaText, node: Node, read: Read, wrap: Wrap, operands: list[tree.Expression], operators: list[str]
) -> None:
    value = node.child_by_field_name("value")
    if is_no_cast(node) and value is not None and value.type == "update_expression":
        signed = read(text, value)
        assert isinstance(signed, tree.Unary)
        operands += [_as_name(text, node.children_by_field_name("type")[0]), signed.operand]
        operators.append(signed.operator)
    elif node.type == "binary_expression" or is_no_cast(node):
        if node.type == "binary_expression":
            left, right, holder = node.child_by_field_name("left"), node.child_by_field_name("right"), node
            assert left is not None
            _flatten(text, left, read, wrap, operands, operators)
        else:
            holder = value or node
            right = holder.child_by_field_name("operand")
            operands.append(_as_name(text, node.children_by_field_name("type")[0]))
        operator = holder.child_by_field_name("operator")
        assert operator is not None and right is not None
        operators.append(operator.type)
        _flatten(text, right, read, wrap, operands, operators)
    elif is_misgrouped(node):
        inner = prefix_operand(node)
        assert inner is not None
        first = len(operands)
        _flatten(text, inner, read, wrap, operands, operators)
        operands[first] = wrap(text, node, operands[first])
    else:
        operands.append(read(text, node))


def _as_name(text: JavaText, node: Node) -> tree.Expression:
    if node.type == "scoped_type_identifier":
        scope, name = named(node)[0], named(node)[-1]
        return tree.FieldAccess(_as_name(text, scope), text.of(name), span=text.span(node))
    return tree.Name(text.of(node), span=text.span(node))


def _climb(operands: list[tree.Expression], operators: list[str]) -> tree.Expression:
    """Combines operands by precedence; all binary operators associate to the left."""
    waiting: list[str] = []
    done = [operands[0]]
    for operator, operand in zip(operators, operands[1:], strict=True):
        while waiting and _LEVEL[waiting[-1]] >= _LEVEL[operator]:
            _join(done, waiting.pop())
        waiting.append(operator)
        done.append(operand)
    while waiting:
        _join(done, waiting.pop())
    return done[0]


def _join(done: list[tree.Expression], operator: str) -> None:
    right, left = done.pop(), done.pop()
    first, last = left.span, right.span
    span = Span(first.file, first.line, first.column, last.end_line, last.end_column)
    done.append(tree.Binary(operator, left, right, span=span))


def postfix(text: JavaText, node: Node, read: Read, wrap: Wrap) -> tree.Expression:
    """`v++`, with the prefix operators and casts that the grammar put inside of it."""
    operator = node.children[-1].type
    outside: list[Node] = []
    inner = named(node)[0]
    while (operand := prefix_operand(inner)) is not None:
        outside.append(inner)
        inner = operand
    place = read(text, inner)
    end = text.span(node)
    span = Span(end.file, place.span.line, place.span.column, end.end_line, end.end_column)
    result: tree.Expression = tree.Increment(operator, False, place, span=span)
    while outside:
        wrapper = outside.pop()
        if outside and is_no_cast(outside[-1]):
            sign = wrapper.child_by_field_name("operator")
            assert sign is not None
            name = _as_name(text, outside.pop().children_by_field_name("type")[0])
            result = tree.Binary(sign.type, name, result, span=end)
        else:
            result = wrap(text, wrapper, result)
    return result
