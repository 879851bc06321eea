"""Expressions, one function per kind of node."""

from __future__ import annotations

from collections.abc import Callable

from tree_sitter import Node

from oxpecker.java import tree
from oxpecker.java.reading import literals
from oxpecker.java.reading.precedence import is_misgrouped, postfix, regrouped
from oxpecker.java.reading.text import JavaText, named
from oxpecker.java.reading.types import PRIMITIVES, read_type, read_types, with_dimensions


def read_expression(text: JavaText, node: Node) -> tree.Expression:
    """Any expression."""
    rule = _RULES.get(node.type)
    if rule is None:
        text.error(f"unexpected {node.type.replace('_', ' ')}", node)
        return tree.Literal("null", None, span=text.span(node))
    return rule(text, node)


def _field(text: JavaText, node: Node, name: str) -> tree.Expression:
    child = node.child_by_field_name(name)
    assert child is not None, (node.type, name)
    return read_expression(text, child)


def read_arguments(text: JavaText, node: Node | None) -> tuple[tree.Expression, ...]:
    """`(a, b)`."""
    return () if node is None else tuple(read_expression(text, child) for child in named(node))


# --- names -------------------------------------------------------------------------------------------------


def _name(text: JavaText, node: Node) -> tree.Expression:
    return tree.Name(text.of(node), span=text.span(node))


def _this(text: JavaText, node: Node) -> tree.Expression:
    return tree.This(span=text.span(node))


def _super(text: JavaText, node: Node) -> tree.Expression:
    return tree.Super(span=text.span(node))


def _field_access(text: JavaText, node: Node) -> tree.Expression:
    target = _field(text, node, "object")
    field = node.child_by_field_name("field")
    assert field is not None
    span = text.span(node)
    if any(child.type == "super" for child in node.children[1:]):
        target = tree.Super(target, span=target.span)
    if field.type == "this":
        return tree.This(target, span=span)
    return tree.FieldAccess(target, text.of(field), span=span)


def _scoped(text: JavaText, node: Node) -> tree.Expression:
    return tree.FieldAccess(_field(text, node, "scope"), text.of(named(node)[-1]), span=text.span(node))


def _array_access(text: JavaText, node: Node) -> tree.Expression:
    return tree.ArrayAccess(_field(text, node, "array"), _field(text, node, "index"), span=text.span(node))


# --- calls and creation ------------------------------------------------------------------------------------


def _call(text: JavaText, node: Node) -> tree.Expression:
    target_node, name = node.child_by_field_name("object"), node.child_by_field_name("name")
    target = None if target_node is None else read_expression(text, target_node)
    if target is not None and any(child.type == "super" for child in node.children[1:]):
        target = tree.Super(target, span=target.span)
    types = node.child_by_field_name("type_arguments")
    assert name is not None
    return tree.MethodCall(
        target,
        text.of(name),
        read_arguments(text, node.child_by_field_name("arguments")),
        () if types is None else read_types(text, types),
        span=text.span(node),
    )


def _new(text: JavaText, node: Node) -> tree.Expression:
    type_node = node.child_by_field_name("type")
    assert type_node is not None
    first, last = node.children[0], node.children[-1]
    outer = None if first.type == "new" else read_expression(text, first)
    body = text.readers.class_body(text, last) if last.type == "class_body" else None
    arguments = read_arguments(text, node.child_by_field_name("arguments"))
    return tree.New(read_type(text, type_node), arguments, outer, body, span=text.span(node))


def _new_array(text: JavaText, node: Node) -> tree.Expression:
    type_node = node.child_by_field_name("type")
    assert type_node is not None
    element = read_type(text, type_node)
    sizes = []
    for child in node.children_by_field_name("dimensions"):
        if child.type == "dimensions":
            element = with_dimensions(text, element, child)
        else:
            sizes.append(read_expression(text, [c for c in named(child) if "annotation" not in c.type][-1]))
    value = node.child_by_field_name("value")
    for _ in sizes[1:]:
        element = tree.ArrayTypeNode(element, span=element.span)
    if value is None:
        return tree.NewArray(element, tuple(sizes), span=text.span(node))
    values = _array_initialiser(text, value)
    assert isinstance(element, tree.ArrayTypeNode) and isinstance(values, tree.ArrayInitialiser)
    return tree.NewArray(element.element, (), values, span=text.span(node))


def _array_initialiser(text: JavaText, node: Node) -> tree.Expression:
    return tree.ArrayInitialiser(tuple(read_expression(text, child) for child in named(node)), span=text.span(node))


# --- operators ---------------------------------------------------------------------------------------------


def _parentheses(text: JavaText, node: Node) -> tree.Expression:
    return read_expression(text, named(node)[0])


def _prefix(text: JavaText, node: Node) -> tree.Expression:
    if is_misgrouped(node):
        return regrouped(text, node, read_expression, _applied)
    return _applied(text, node, _field(text, node, "value" if node.type == "cast_expression" else "operand"))


def _applied(text: JavaText, node: Node, operand: tree.Expression) -> tree.Expression:
    """The prefix operator or the cast of the node, applied to an operand."""
    if node.type == "cast_expression":
        types = tuple(read_type(text, child) for child in node.children_by_field_name("type"))
        target = types[0] if len(types) == 1 else tree.IntersectionNode(types, span=types[0].span)
        return tree.Cast(target, operand, span=text.span(node))
    operator = node.child_by_field_name("operator")
    assert operator is not None
    return tree.Unary(operator.type, operand, span=text.span(node))


def _update(text: JavaText, node: Node) -> tree.Expression:
    first = node.children[0]
    if first.type not in ("++", "--"):
        return postfix(text, node, read_expression, _applied)
    return tree.Increment(first.type, True, read_expression(text, named(node)[0]), span=text.span(node))


def _binary(text: JavaText, node: Node) -> tree.Expression:
    """A binary operator; a long chain `a + b + ..` associates to the left and is read iteratively."""
    chain: list[Node] = []
    current = node
    while current.type == "binary_expression":
        chain.append(current)
        left = current.child_by_field_name("left")
        right = current.child_by_field_name("right")
        assert left is not None and right is not None
        if is_misgrouped(right):
            return regrouped(text, node, read_expression, _applied)
        current = left
    if is_misgrouped(current):
        return regrouped(text, node, read_expression, _applied)
    result = read_expression(text, current)
    for link in reversed(chain):
        operator = link.child_by_field_name("operator")
        assert operator is not None
        result = tree.Binary(operator.type, result, _field(text, link, "right"), span=text.span(link))
    return result


def _instance_of(text: JavaText, node: Node) -> tree.Expression:
    operand = _field(text, node, "left")
    pattern = node.child_by_field_name("pattern")
    right, name = node.child_by_field_name("right"), node.child_by_field_name("name")
    if pattern is not None:
        return tree.InstanceOf(operand, text.readers.pattern(text, pattern), span=text.span(node))
    assert right is not None
    written = read_type(text, right)
    if name is None:
        return tree.InstanceOf(operand, written, span=text.span(node))
    final = any(child.type == "final" for child in node.children)
    bound = None if text.of(name) == "_" else text.of(name)
    tested = tree.TypePattern(written, bound, final, span=text.span(right).to(text.span(name)))
    return tree.InstanceOf(operand, tested, span=text.span(node))


def _conditional(text: JavaText, node: Node) -> tree.Expression:
    return tree.Conditional(
        _field(text, node, "condition"),
        _field(text, node, "consequence"),
        _field(text, node, "alternative"),
        span=text.span(node),
    )


def _assign(text: JavaText, node: Node) -> tree.Expression:
    operator = node.child_by_field_name("operator")
    assert operator is not None
    word = None if operator.type == "=" else operator.type[:-1]
    return tree.Assign(_field(text, node, "left"), word, _field(text, node, "right"), span=text.span(node))


# --- functions ---------------------------------------------------------------------------------------------


def _lambda(text: JavaText, node: Node) -> tree.Expression:
    parameters, body = node.child_by_field_name("parameters"), node.child_by_field_name("body")
    assert parameters is not None and body is not None
    if parameters.type == "formal_parameters":
        read = tuple(_lambda_parameter(p) for p in text.readers.parameters(text, parameters))
    else:
        names = [parameters] if parameters.type == "identifier" else named(parameters)
        read = tuple(tree.LambdaParameter(text.of(name), span=text.span(name)) for name in names)
    inside = text.readers.block(text, body) if body.type == "block" else read_expression(text, body)
    return tree.Lambda(read, inside, span=text.span(node))


def _lambda_parameter(parameter: tree.Parameter) -> tree.LambdaParameter:
    written: tree.TypeNode | None = parameter.type
    if isinstance(written, tree.NamedType) and written.parts[-1].name == "var":
        written = None
    return tree.LambdaParameter(parameter.name, written, "final" in parameter.modifiers.words, span=parameter.span)


def _method_reference(text: JavaText, node: Node) -> tree.Expression:
    first, last = node.children[0], node.children[-1]
    target: tree.Expression | tree.TypeNode
    if first.type in ("array_type", "generic_type", "scoped_type_identifier", "type_identifier", *PRIMITIVES):
        target = read_type(text, first)
    else:
        target = read_expression(text, first)
    types = next((each for each in node.children if each.type == "type_arguments"), None)
    arguments = () if types is None else read_types(text, types)
    return tree.MethodReference(target, text.of(last), arguments, span=text.span(node))


def _class_literal(text: JavaText, node: Node) -> tree.Expression:
    return tree.ClassLiteral(read_type(text, node.children[0]), span=text.span(node))


def _switch(text: JavaText, node: Node) -> tree.Expression:
    return tree.SwitchExpression(_field(text, node, "condition"), text.readers.cases(text, node), span=text.span(node))


def _constant(kind: str, value: bool | None) -> Callable[[JavaText, Node], tree.Expression]:
    return lambda text, node: tree.Literal(kind, value, span=text.span(node))


_RULES: dict[str, Callable[[JavaText, Node], tree.Expression]] = {
    "identifier": _name,
    "this": _this,
    "super": _super,
    "field_access": _field_access,
    "scoped_identifier": _scoped,
    "array_access": _array_access,
    "method_invocation": _call,
    "object_creation_expression": _new,
    "array_creation_expression": _new_array,
    "array_initializer": _array_initialiser,
    "parenthesized_expression": _parentheses,
    "unary_expression": _prefix,
    "update_expression": _update,
    "binary_expression": _binary,
    "instanceof_expression": _instance_of,
    "ternary_expression": _conditional,
    "assignment_expression": _assign,
    "cast_expression": _prefix,
    "lambda_expression": _lambda,
    "method_reference": _method_reference,
    "class_literal": _class_literal,
    "switch_expression": _switch,
    "decimal_integer_literal": literals.integer,
    "hex_integer_literal": literals.integer,
    "octal_integer_literal": literals.integer,
    "binary_integer_literal": literals.integer,
    "decimal_floating_point_literal": literals.floating,
    "hex_floating_point_literal": literals.floating,
    "character_literal": literals.character,
    "string_literal": literals.string,
    "true": _constant("boolean", True),
    "false": _constant("boolean", False),
    "null_literal": _constant("null", None),
}
