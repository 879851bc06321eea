"""Forward references: fields that initialisers read before their declaration (JLS 8.3.3)."""

from __future__ import annotations

from collections.abc import Iterator

from oxpecker.java import tree
from oxpecker.java.attribution.context import Attribution
from oxpecker.java.symbols import ClassSymbol, FieldSymbol

_OWN = tree.TREE.without(tree.ClassDeclaration)
"""Nodes whose code runs later: the bodies of classes."""


def check_forward_references(context: Attribution, symbol: ClassSymbol, declaration: tree.ClassDeclaration) -> None:
    """Reports simple names of fields that are declared later, or whose own value is being computed."""
    if symbol.library:
        return
    for constant in declaration.constants:
        for argument in constant.arguments:
            _check(context, symbol, argument, True, None)
    for member in declaration.members:
        if isinstance(member, tree.Initialiser):
            _check(context, symbol, member.body(), member.static, None)
        elif isinstance(member, tree.FieldDeclaration):
            for declarator in member.declarators:
                field = symbol.fields.get(declarator.name)
                if field is not None and declarator.initial is not None and field.span == declarator.span:
                    _check(context, symbol, declarator.initial, field.static, field)


def _check(
    context: Attribution, symbol: ClassSymbol, code: tree.Node, static: bool, initialised: FieldSymbol | None
) -> None:
    hidden = set(_declared(code))
    for name in _read(code):
        field = symbol.fields.get(name.identifier)
        if field is None or field.static != static or field.model or name.identifier in hidden:
            continue
        if field is initialised:
            context.error("self-reference in initializer", name.span)
        elif name.span < field.span:
            context.error("illegal forward reference", name.span)


def _read(code: tree.Node) -> Iterator[tree.Name]:
    """The simple names that are read."""
    nodes = list(_OWN.walk(code))
    assigned = {node.target for node in nodes if isinstance(node, tree.Assign) and node.operator is None}
    labels = {value for node in nodes if isinstance(node, tree.Label) for value in node.values}
    created = {node.target for node in nodes if isinstance(node, tree.MethodReference) and node.name == "new"}
    for node in nodes:
        if isinstance(node, tree.Name) and node not in assigned and node not in labels and node not in created:
            yield node


def _declared(code: tree.Node) -> Iterator[str]:
    """The names of variables that code declares, which hide fields."""
    for node in _OWN.walk(code):
        match node:
            case tree.Declarator(name=name) | tree.LambdaParameter(name=name) | tree.Catch(name=name):
                yield name
            case tree.ForEach(name=name):
                yield name
            case tree.Resource(name=str(name)) | tree.TypePattern(name=str(name)):
                yield name
