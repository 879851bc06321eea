"""Files, classes and members."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import PurePath

from tree_sitter import Node

from oxpecker.java import tree
from oxpecker.java.jml.ghosts import declared_members, model_imports
from oxpecker.java.kinds import ClassKind
from oxpecker.java.reading.annotations import read_modifiers
from oxpecker.java.reading.documentation import documented_exceptions
from oxpecker.java.reading.expressions import read_arguments
from oxpecker.java.reading.features import MEMBERS_AT_THE_TOP, is_module_import
from oxpecker.java.reading.statements import read_block, read_declarators
from oxpecker.java.reading.text import COMMENTS, JavaText, jml_comment, jml_inside, named
from oxpecker.java.reading.types import names_of, read_type, read_type_parameters, read_types, with_dimensions
from oxpecker.java.well_known import BASE_MODULE
from oxpecker.oox.source import Span

_KINDS = {
    "class_declaration": ClassKind.CLASS,
    "interface_declaration": ClassKind.INTERFACE,
    "enum_declaration": ClassKind.ENUM,
    "record_declaration": ClassKind.RECORD,
    "annotation_type_declaration": ClassKind.ANNOTATION,
}


def read_file(text: JavaText, root: Node) -> tree.File:
    """A compilation unit."""
    package, imports = "", []
    of_package: tuple[str, ...] = ()
    of_module: tuple[str, ...] | None = None
    for node in root.named_children:
        if node.type == "package_declaration":
            package = text.of(named(node)[-1])
            of_package = names_of(text, named(node))
        elif node.type == "module_declaration":
            of_module = names_of(text, named(node))
        elif node.type == "import_declaration":
            imports.append(_import(text, node))
        elif node.type in COMMENTS:
            comment = jml_comment(text, node)
            imports += [] if comment is None else model_imports((comment,))
    members = _members(text, root.named_children)
    if any(node.type in MEMBERS_AT_THE_TOP for node in root.named_children):
        return _compact(text, root, package, imports, members)
    classes = tuple(member for member in members if isinstance(member, tree.ClassDeclaration))
    return tree.File(package, tuple(imports), classes, of_package, of_module, span=text.span(root))


def _compact(
    text: JavaText, root: Node, package: str, imports: list[tree.Import], members: list[tree.Member]
) -> tree.File:
    """A compact source file: its members are those of a class named like the file (JLS 7.3)."""
    name = PurePath(text.name).stem
    first = next(node for node in root.named_children if node.type in MEMBERS_AT_THE_TOP)
    if package:
        clause = next(node for node in root.named_children if node.type == "package_declaration")
        text.error("compact source file should not have package declaration", clause)
    if not name.isidentifier():
        text.error(f"bad file name: {name}", first)
    if not any(isinstance(member, tree.MethodDeclaration) and _is_main(member) for member in members):
        forms = "void main() or void main(String[] args)"
        text.error(f"compact source file does not have main method in the form of {forms}", first)
    span = text.span(first)
    mains = [member for member in members if isinstance(member, tree.MethodDeclaration) and member.name == "main"]
    if _count(text, root, "main") == 1 and mains and "static" not in mains[0].modifiers.words:
        members = [each for each in members if each is not mains[0]] + _launched(name, mains[0], span)
    modifiers = tree.Modifiers(frozenset({"final"}))
    declaration = tree.ClassDeclaration(
        ClassKind.CLASS, name, modifiers, (), None, (), tuple(members), name_span=span, span=span
    )
    base = tree.Import(BASE_MODULE, False, False, True, span=span)
    return tree.File("", (*imports, base), (declaration,), span=text.span(root))


def _count(text: JavaText, root: Node, name: str) -> int:
    """How often a name is written."""
    found, pending = 0, [root]
    while pending:
        node = pending.pop()
        found += node.type == "identifier" and text.of(node) == name
        pending += node.named_children
    return found


def _launched(name: str, main: tree.MethodDeclaration, span: Span) -> list[tree.Member]:
    """An instance `main`, and a static one that calls it on a new object, as the launcher does (JLS 12.1.4)."""
    owner = tree.NamedType((tree.NamedTypePart(name, span=main.span),), span=main.span)
    arguments = tuple(tree.Name(each.name, span=each.span) for each in main.parameters)
    new = tree.New(owner, (), span=main.span)
    call = tree.MethodCall(new, "$main", arguments, span=main.span)
    body = tree.Block((tree.ExpressionStatement(call, span=main.span),), span=main.span)
    static = tree.Modifiers(frozenset({"static"}))
    launcher = replace(main, modifiers=static, body=lambda: body, jml=())
    return [replace(main, name="$main", span=span), launcher]


def _is_main(member: tree.MethodDeclaration) -> bool:
    """Whether a method can be launched (JLS 12.1.4)."""
    returns = isinstance(member.return_type, tree.PrimitiveNode) and member.return_type.name == "void"
    if member.name != "main" or not returns or "private" in member.modifiers.words or len(member.parameters) > 1:
        return False
    types = [parameter.type for parameter in member.parameters]
    return all(
        isinstance(t, tree.ArrayTypeNode)
        and isinstance(t.element, tree.NamedType)
        and t.element.parts[-1].name == "String"
        for t in types
    )


def _import(text: JavaText, node: Node) -> tree.Import:
    words = {child.type for child in node.children}
    name = "".join(text.of(named(node)[0]).split())
    module = is_module_import(text, node)
    return tree.Import(name, "static" in words, "asterisk" in words, module, span=text.span(node))


def _members(text: JavaText, nodes: list[Node]) -> list[tree.Member]:
    """Members in order, each with the JML comments before it; comments at the end form a member of their own."""
    found: list[tree.Member] = []
    comments: list[tree.Comment] = []
    documented: tuple[str, ...] = ()
    for node in nodes:
        if node.type in COMMENTS:
            documented = documented_exceptions(text.of(node)) or documented
            comment = jml_comment(text, node)
            if comment is not None:
                comments.append(comment)
        elif node.type == "enum_body_declarations":
            found += _members(text, node.named_children)
        else:
            rule = _RULES.get(node.type)
            if rule is not None:
                member = rule(text, node)
                if comments and isinstance(
                    member,
                    (tree.MethodDeclaration, tree.ConstructorDeclaration, tree.FieldDeclaration, tree.ClassDeclaration),
                ):
                    member = replace(member, jml=(*comments, *member.jml))
                elif comments:
                    found.append(_only_comments(comments))
                if documented and isinstance(member, (tree.MethodDeclaration, tree.ConstructorDeclaration)):
                    member = replace(member, documented=documented)
                found += declared_members(tuple(comments))
                found.append(member)
                comments, documented = [], ()
    if comments:
        found += declared_members(tuple(comments))
        found.append(_only_comments(comments))
    return found


def _only_comments(comments: list[tree.Comment]) -> tree.Member:
    """Comments that precede no declaration, as a member without variables."""
    return tree.FieldDeclaration(tree.Modifiers(), (), tuple(comments), span=comments[0].span)


# --- classes -----------------------------------------------------------------------------------------------


def read_class(text: JavaText, node: Node) -> tree.ClassDeclaration:
    """A class, interface, enum, record or annotation type."""
    name, body = node.child_by_field_name("name"), node.child_by_field_name("body")
    assert name is not None and body is not None
    superclass = node.child_by_field_name("superclass")
    interfaces = node.child_by_field_name("interfaces")
    extended = [child for child in named(node) if child.type == "extends_interfaces"]
    listed = interfaces or (extended[0] if extended else None)
    components = node.child_by_field_name("parameters")
    permits = node.child_by_field_name("permits")
    return tree.ClassDeclaration(
        _KINDS[node.type],
        text.of(name),
        read_modifiers(text, node),
        read_type_parameters(text, node.child_by_field_name("type_parameters")),
        None if superclass is None else read_type(text, named(superclass)[0]),
        () if listed is None else read_types(text, named(listed)[0]),
        tuple(_members(text, body.named_children)),
        () if components is None else read_parameters(text, components),
        tuple(_enum_constant(text, child) for child in named(body) if child.type == "enum_constant"),
        jml_inside(text, node, body.start_byte),
        text.span(name),
        () if permits is None else read_types(text, named(permits)[0]),
        span=text.span(node),
    )


def read_anonymous(text: JavaText, body: Node) -> tree.ClassDeclaration:
    """The class body after `new C(..)` or an enum constant."""
    members = tuple(_members(text, body.named_children))
    span = text.span(body)
    return tree.ClassDeclaration(
        ClassKind.CLASS, "", tree.Modifiers(), (), None, (), members, name_span=span, span=span
    )


def _enum_constant(text: JavaText, node: Node) -> tree.EnumConstant:
    name, body = node.child_by_field_name("name"), node.child_by_field_name("body")
    assert name is not None
    return tree.EnumConstant(
        text.of(name),
        read_arguments(text, node.child_by_field_name("arguments")),
        None if body is None else read_anonymous(text, body),
        span=text.span(node),
    )


# --- members -----------------------------------------------------------------------------------------------


def read_parameters(text: JavaText, node: Node) -> tuple[tree.Parameter, ...]:
    """`(T x, U... y)`, without a receiver parameter `T this`."""
    found = []
    comments: list[tree.Comment] = []
    for child in node.named_children:
        if child.type in COMMENTS:
            comment = jml_comment(text, child)
            comments += [] if comment is None else [comment]
            continue
        before, comments = tuple(comments), []
        if child.type == "formal_parameter":
            declared, name = child.child_by_field_name("type"), child.child_by_field_name("name")
            assert declared is not None and name is not None
            if text.of(name) == "this":  # because of an annotation, the grammar takes a receiver for a parameter
                continue
            full = with_dimensions(text, read_type(text, declared), child.child_by_field_name("dimensions"))
            jml = (*before, *jml_inside(text, child, name.start_byte))
            modifiers = read_modifiers(text, child)
            found.append(tree.Parameter(full, text.of(name), False, modifiers, jml, span=text.span(child)))
        elif child.type == "spread_parameter":
            if child != named(node)[-1]:
                text.error("varargs parameter must be the last parameter", child)
            parts = [part for part in named(child) if part.type != "modifiers" and "annotation" not in part.type]
            declarator_name = parts[-1].child_by_field_name("name")
            assert declarator_name is not None
            element = read_type(text, parts[0])
            array = tree.ArrayTypeNode(element, span=element.span)
            name_text = text.of(declarator_name)
            modifiers = read_modifiers(text, child)
            found.append(tree.Parameter(array, name_text, True, modifiers, before, span=text.span(child)))
    return tuple(found)


def _throws(text: JavaText, node: Node) -> tuple[tree.TypeNode, ...]:
    return tuple(t for child in named(node) if child.type == "throws" for t in read_types(text, child))


def _later(text: JavaText, node: Node) -> Callable[[], tree.Block]:
    """A body that is parsed on first use."""
    kept: list[tree.Block] = []

    def read() -> tree.Block:
        if not kept:
            kept.append(_unreadable(text.span(node)) if node.has_error else read_block(text, node))
        return kept[0]

    return read


def _unreadable(span: Span) -> tree.Block:
    """A body with a syntax error, which has been reported; it does not complete, so that it lacks no result."""
    return tree.Block((tree.Throw(tree.Literal("null", None, span=span), span=span),), span=span)


def _method(text: JavaText, node: Node) -> tree.Member:
    name, body = node.child_by_field_name("name"), node.child_by_field_name("body")
    returns, parameters = node.child_by_field_name("type"), node.child_by_field_name("parameters")
    assert name is not None and returns is not None
    return_type = with_dimensions(text, read_type(text, returns), node.child_by_field_name("dimensions"))
    return tree.MethodDeclaration(
        read_modifiers(text, node),
        read_type_parameters(text, node.child_by_field_name("type_parameters")),
        return_type,
        text.of(name),
        () if parameters is None else read_parameters(text, parameters),
        _throws(text, node),
        None if body is None else _later(text, body),
        jml_inside(text, node, node.end_byte if body is None else body.start_byte),
        span=text.span(name),
    )


def _constructor(text: JavaText, node: Node) -> tree.Member:
    name, body = node.child_by_field_name("name"), node.child_by_field_name("body")
    parameters = node.child_by_field_name("parameters")
    assert name is not None and body is not None
    return tree.ConstructorDeclaration(
        read_modifiers(text, node),
        read_type_parameters(text, node.child_by_field_name("type_parameters")),
        text.of(name),
        () if parameters is None else read_parameters(text, parameters),
        _throws(text, node),
        _later(text, body),
        node.type == "compact_constructor_declaration",
        jml_inside(text, node, body.start_byte),
        span=text.span(name),
    )


def _field(text: JavaText, node: Node) -> tree.Member:
    declarators = read_declarators(text, node)
    jml = jml_inside(text, node, node.end_byte)
    return tree.FieldDeclaration(read_modifiers(text, node), declarators, jml, span=text.span(node))


def _static_block(text: JavaText, node: Node) -> tree.Member:
    return tree.Initialiser(True, _later(text, named(node)[-1]), span=text.span(node))


def _block(text: JavaText, node: Node) -> tree.Member:
    return tree.Initialiser(False, _later(text, node), span=text.span(node))


_RULES: dict[str, Callable[[JavaText, Node], tree.Member]] = {
    **dict.fromkeys(_KINDS, read_class),
    "method_declaration": _method,
    "annotation_type_element_declaration": _method,
    "constructor_declaration": _constructor,
    "compact_constructor_declaration": _constructor,
    "field_declaration": _field,
    "local_variable_declaration": _field,
    "constant_declaration": _field,
    "static_initializer": _static_block,
    "block": _block,
}
