"""Statements, one function per kind of node."""

from __future__ import annotations

from collections.abc import Callable

from tree_sitter import Node

from oxpecker.java import tree
from oxpecker.java.jml.parser import split_comments
from oxpecker.java.reading.annotations import read_modifiers
from oxpecker.java.reading.expressions import read_arguments, read_expression
from oxpecker.java.reading.patterns import read_label
from oxpecker.java.reading.text import COMMENTS, JavaText, jml_comment, named
from oxpecker.java.reading.types import read_type, with_dimensions
from oxpecker.oox.syntax import ConstructorKind

_LOOPS = ("while_statement", "do_statement", "for_statement", "enhanced_for_statement", "labeled_statement")
_CONSTRUCTORS = frozenset(str(kind) for kind in ConstructorKind)


def read_block(text: JavaText, node: Node) -> tree.Block:
    """`{ .. }`."""
    return tree.Block(read_statements(text, node.named_children), span=text.span(node))


def read_statements(text: JavaText, nodes: list[Node]) -> tuple[tree.Statement, ...]:
    """Statements in order; JML comments right before a loop belong to it, others are statements."""
    found: list[tree.Statement] = []
    comments: list[tree.Comment] = []
    for node in nodes:
        if node.type in COMMENTS:
            comment = jml_comment(text, node)
            if comment is not None:
                comments.append(comment)
            continue
        if node.type in _LOOPS:
            before, loop = split_comments(comments)
            found += _statements_in(before)
            found.append(read_statement(text, node, loop))
        else:
            found += _statements_in(tuple(comments))
            found.append(read_statement(text, node))
        comments = []
    found += _statements_in(tuple(comments))
    return tuple(found)


def _statements_in(comments: tuple[tree.Comment, ...]) -> list[tree.Statement]:
    return [tree.JmlStatement(comments, span=comments[0].span)] if comments else []


def read_statement(text: JavaText, node: Node, jml: tuple[tree.Comment, ...] = ()) -> tree.Statement:
    """Any statement; `jml` are the comments before a loop."""
    if node.type in _LOOPS:
        return _LOOP_RULES[node.type](text, node, jml)
    rule = _RULES.get(node.type)
    if rule is not None:
        return rule(text, node)
    if node.type.endswith("_declaration"):
        return tree.LocalClass(text.readers.class_declaration(text, node), span=text.span(node))
    text.error(f"unexpected {node.type.replace('_', ' ')}", node)
    return tree.Empty(span=text.span(node))


def _child(node: Node, name: str) -> Node:
    child = node.child_by_field_name(name)
    assert child is not None, (node.type, name)
    return child


def _expression(text: JavaText, node: Node, name: str) -> tree.Expression:
    return read_expression(text, _child(node, name))


def _body(text: JavaText, node: Node, name: str = "body") -> tree.Statement:
    return read_statement(text, _child(node, name))


# --- simple statements -------------------------------------------------------------------------------------


def read_declarators(text: JavaText, node: Node) -> tuple[tree.Declarator, ...]:
    """`x = 1, y[]` of a field or local, each with its full type."""
    declared = read_type(text, _child(node, "type"))
    found = []
    for child in node.children_by_field_name("declarator"):
        value = child.child_by_field_name("value")
        full = with_dimensions(text, declared, child.child_by_field_name("dimensions"))
        initial = None if value is None else read_expression(text, value)
        found.append(tree.Declarator(text.of(_child(child, "name")), full, initial, span=text.span(child)))
    return tuple(found)


def _local(text: JavaText, node: Node) -> tree.Statement:
    modifiers = read_modifiers(text, node)
    if modifiers.words - {"final"}:
        text.error("illegal start of expression", node.children[0])
    is_final, notes = "final" in modifiers.words, modifiers.annotations
    return tree.LocalVariables(read_declarators(text, node), is_final, notes, span=text.span(node))


def _modifiers(node: Node) -> frozenset[str]:
    """The modifiers of a local variable."""
    before = (child for child in node.children if child.type == "modifiers")
    return frozenset(word.type for each in before for word in each.children if not word.is_named)


def _expression_statement(text: JavaText, node: Node) -> tree.Statement:
    inner = named(node)[0]
    if inner.type == "switch_expression":
        return _switch(text, inner)
    if inner.type == "method_invocation" and text.of(_child(inner, "name")) in _CONSTRUCTORS:
        return _late_constructor_call(text, inner)
    return tree.ExpressionStatement(read_expression(text, inner), span=text.span(node))


def _return(text: JavaText, node: Node) -> tree.Statement:
    values = named(node)
    return tree.Return(read_expression(text, values[0]) if values else None, span=text.span(node))


def _throw(text: JavaText, node: Node) -> tree.Statement:
    return tree.Throw(read_expression(text, named(node)[0]), span=text.span(node))


def _yield(text: JavaText, node: Node) -> tree.Statement:
    return tree.Yield(read_expression(text, named(node)[0]), span=text.span(node))


def _jump(kind: type[tree.Break] | type[tree.Continue]) -> Callable[[JavaText, Node], tree.Statement]:
    def read(text: JavaText, node: Node) -> tree.Statement:
        labels = named(node)
        return kind(text.of(labels[0]) if labels else None, span=text.span(node))

    return read


def _assert(text: JavaText, node: Node) -> tree.Statement:
    condition, *message = named(node)
    value = read_expression(text, message[0]) if message else None
    return tree.Assert(read_expression(text, condition), value, span=text.span(node))


def _empty(text: JavaText, node: Node) -> tree.Statement:
    return tree.Empty(span=text.span(node))


def _late_constructor_call(text: JavaText, node: Node) -> tree.Statement:
    """A constructor call that the parser takes for a call of a method."""
    outer = node.child_by_field_name("object")
    return tree.ConstructorCall(
        ConstructorKind(text.of(_child(node, "name"))),
        read_arguments(text, _child(node, "arguments")),
        None if outer is None else read_expression(text, outer),
        span=text.span(node),
    )


def _constructor_call(text: JavaText, node: Node) -> tree.Statement:
    outer = node.child_by_field_name("object")
    return tree.ConstructorCall(
        ConstructorKind(_child(node, "constructor").type),
        read_arguments(text, _child(node, "arguments")),
        None if outer is None else read_expression(text, outer),
        span=text.span(node),
    )


# --- control -----------------------------------------------------------------------------------------------


def _if(text: JavaText, node: Node) -> tree.Statement:
    otherwise = node.child_by_field_name("alternative")
    return tree.If(
        _expression(text, node, "condition"),
        _body(text, node, "consequence"),
        None if otherwise is None else read_statement(text, otherwise),
        span=text.span(node),
    )


def _while(text: JavaText, node: Node, jml: tuple[tree.Comment, ...]) -> tree.Statement:
    return tree.While(_expression(text, node, "condition"), _body(text, node), jml, span=text.span(node))


def _do(text: JavaText, node: Node, jml: tuple[tree.Comment, ...]) -> tree.Statement:
    return tree.DoWhile(_body(text, node), _expression(text, node, "condition"), jml, span=text.span(node))


def _for(text: JavaText, node: Node, jml: tuple[tree.Comment, ...]) -> tree.Statement:
    initial: list[tree.Statement] = []
    for child in node.children_by_field_name("init"):
        if child.type == "local_variable_declaration":
            initial.append(_local(text, child))
        elif child.is_named:
            initial.append(tree.ExpressionStatement(read_expression(text, child), span=text.span(child)))
    condition = node.child_by_field_name("condition")
    return tree.For(
        tuple(initial),
        None if condition is None else read_expression(text, condition),
        tuple(read_expression(text, child) for child in node.children_by_field_name("update") if child.is_named),
        _body(text, node),
        jml,
        span=text.span(node),
    )


def _for_each(text: JavaText, node: Node, jml: tuple[tree.Comment, ...]) -> tree.Statement:
    declared = with_dimensions(text, read_type(text, _child(node, "type")), node.child_by_field_name("dimensions"))
    return tree.ForEach(
        declared,
        text.of(_child(node, "name")),
        _expression(text, node, "value"),
        _body(text, node),
        jml,
        "final" in _modifiers(node),
        span=text.span(node),
    )


def _labelled(text: JavaText, node: Node, jml: tuple[tree.Comment, ...]) -> tree.Statement:
    label, body = named(node)
    return tree.Labelled(text.of(label), read_statement(text, body, jml), span=text.span(node))


def _switch(text: JavaText, node: Node) -> tree.Statement:
    return tree.Switch(_expression(text, node, "condition"), read_cases(text, node), span=text.span(node))


def read_cases(text: JavaText, node: Node) -> tuple[tree.Case, ...]:
    """The groups of a switch; labels that share statements form one group."""
    cases: list[tree.Case] = []
    for group in named(_child(node, "body")):
        labels = tuple(read_label(text, child) for child in group.children if child.type == "switch_label")
        statements = [child for child in group.named_children if child.type != "switch_label"]
        arrow = group.type == "switch_rule"
        body = read_statements(text, statements)
        cases.append(tree.Case(labels, arrow, body, span=text.span(group)))
    return tuple(cases)


def _try(text: JavaText, node: Node) -> tree.Statement:
    catches: list[tree.Catch] = []
    finally_body: tree.Block | None = None
    for child in named(node):
        if child.type == "catch_clause":
            catches.append(_catch(text, child))
        elif child.type == "finally_clause":
            finally_body = read_block(text, named(child)[0])
    resources = node.child_by_field_name("resources")
    return tree.Try(
        () if resources is None else tuple(_resource(text, child) for child in named(resources)),
        read_block(text, _child(node, "body")),
        tuple(catches),
        finally_body,
        span=text.span(node),
    )


def _resource(text: JavaText, node: Node) -> tree.Resource:
    value = node.child_by_field_name("value")
    if value is None:
        return tree.Resource(None, None, read_expression(text, named(node)[0]), span=text.span(node))
    declared = read_type(text, _child(node, "type"))
    return tree.Resource(declared, text.of(_child(node, "name")), read_expression(text, value), span=text.span(node))


def _catch(text: JavaText, node: Node) -> tree.Catch:
    parameter = next(child for child in named(node) if child.type == "catch_formal_parameter")
    types = next(child for child in named(parameter) if child.type == "catch_type")
    return tree.Catch(
        tuple(read_type(text, child) for child in named(types)),
        text.of(_child(parameter, "name")),
        read_block(text, _child(node, "body")),
        "final" in _modifiers(parameter),
        span=text.span(node),
    )


def _synchronized(text: JavaText, node: Node) -> tree.Statement:
    monitor = read_expression(text, named(node)[0])
    return tree.Synchronized(monitor, read_block(text, _child(node, "body")), span=text.span(node))


_LOOP_RULES: dict[str, Callable[[JavaText, Node, tuple[tree.Comment, ...]], tree.Statement]] = {
    "while_statement": _while,
    "do_statement": _do,
    "for_statement": _for,
    "enhanced_for_statement": _for_each,
    "labeled_statement": _labelled,
}

_RULES: dict[str, Callable[[JavaText, Node], tree.Statement]] = {
    "block": read_block,
    "local_variable_declaration": _local,
    "expression_statement": _expression_statement,
    "switch_expression": _switch,
    "return_statement": _return,
    "throw_statement": _throw,
    "yield_statement": _yield,
    "break_statement": _jump(tree.Break),
    "continue_statement": _jump(tree.Continue),
    "assert_statement": _assert,
    ";": _empty,
    "explicit_constructor_invocation": _constructor_call,
    "if_statement": _if,
    "try_statement": _try,
    "try_with_resources_statement": _try,
    "synchronized_statement": _synchronized,
}
