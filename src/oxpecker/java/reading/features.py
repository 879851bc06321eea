"""Constructs of the language by the Java release that introduced them, and those that no release has."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from tree_sitter import Language, Node, Query, QueryCursor

from oxpecker.java.reading.text import COMMENTS, JavaText
from oxpecker.java.release import NEWEST, Feature
from oxpecker.oox.source import Diagnostic, Severity, Span

FORMS = {
    '(interface_body (method_declaration (modifiers "private") @form))': Feature.PRIVATE_INTERFACE_METHODS,
    "(switch_rule) @form": Feature.SWITCH_RULES,
    '(switch_label "," @form)': Feature.MULTIPLE_LABELS,
    "(record_declaration) @form": Feature.RECORDS,
    "(instanceof_expression name: (_) @form)": Feature.INSTANCEOF_PATTERNS,
    '(modifiers ["sealed" "non-sealed"] @form)': Feature.SEALED_CLASSES,
    "(switch_label (pattern) @form)": Feature.PATTERN_SWITCH,
    "(switch_label (null_literal) @form)": Feature.NULL_CASE,
    "(record_pattern) @form": Feature.RECORD_PATTERNS,
    "(underscore_pattern) @form": Feature.UNNAMED_VARIABLES,
    '((identifier) @form (#eq? @form "_"))': Feature.UNNAMED_VARIABLES,
}
"""The constructs as queries of the grammar."""

_WORDS = {
    Feature.UNNAMED_VARIABLES: rb"(?<![\w$])_(?![\w$])",
    Feature.MODULE_IMPORTS: rb"\bimport\s+module\b",
    Feature.TEXT_BLOCKS: rb'"""',
}
"""Texts that occur in such constructs; searching for them is faster than walking the tree."""

_AT_THE_TOP = (
    *COMMENTS,
    "package_declaration",
    "import_declaration",
    "module_declaration",
    "class_declaration",
    "interface_declaration",
    "enum_declaration",
    "record_declaration",
    "annotation_type_declaration",
)
"""The declarations that may stand outside of classes in any release."""

MEMBERS_AT_THE_TOP = ("method_declaration", "local_variable_declaration")
"""Members of the implicitly declared class of a compact source file."""

_VARIABLES = ("enhanced_for_statement", "resource", "catch_formal_parameter", "record_pattern_component")
"""Where unnamed variables are declared besides declarations with an initial value and functions."""


@cache
def _query(grammar: Language, form: str) -> Query:
    return Query(grammar, form)


@dataclass(frozen=True, slots=True)
class LaterForms:
    """The constructs that a release does not have."""

    errors: list[Diagnostic]
    """One for each, in textual order."""
    is_readable: bool
    """Whether later releases have all of them, so that the file can be read."""


def later_forms(text: JavaText, root: Node, grammar: Language, release: int) -> LaterForms:
    """The constructs of a file that the release does not have."""
    found: dict[int, tuple[str, Span]] = {}
    for feature, node in _features(text, root, grammar, release):
        found.setdefault(node.start_byte, (feature.missing_in(release), text.span(node)))
    wrong = {node.start_byte: (message, text.span(node)) for node, message in _wrong(text, root, grammar)}
    found = wrong | found
    return LaterForms([Diagnostic(Severity.ERROR, *found[place]) for place in sorted(found)], not wrong)


def _features(text: JavaText, root: Node, grammar: Language, release: int) -> Iterator[tuple[Feature, Node]]:
    for form, feature in FORMS.items():
        if feature.since > release and re.search(_WORDS.get(feature, b""), text.data) is not None:
            yield from ((feature, node) for node in _nodes(grammar, form, root))
    if release < Feature.SWITCH_EXPRESSIONS.since:
        for node in _nodes(grammar, "(switch_expression) @form", root):
            if node.parent is not None and node.parent.type not in ("expression_statement", "block"):
                yield Feature.SWITCH_EXPRESSIONS, node
    if release < Feature.TEXT_BLOCKS.since and re.search(_WORDS[Feature.TEXT_BLOCKS], text.data):
        for node in _nodes(grammar, "(string_literal) @form", root):
            if text.of(node).startswith('"""'):
                yield Feature.TEXT_BLOCKS, node
    for node in root.named_children if release < NEWEST else ():
        if node.type in MEMBERS_AT_THE_TOP:
            yield Feature.IMPLICIT_CLASSES, node
        elif node.type == "import_declaration" and is_module_import(text, node):
            yield Feature.MODULE_IMPORTS, node
    if release < Feature.FLEXIBLE_CONSTRUCTORS.since:
        yield from ((Feature.FLEXIBLE_CONSTRUCTORS, node) for node in _late_calls(text, root, grammar))


def _late_calls(text: JavaText, root: Node, grammar: Language) -> Iterator[Node]:
    """Constructor calls after other statements."""
    for node in _nodes(grammar, "(constructor_body (expression_statement (method_invocation) @form))", root):
        name, statement = node.child_by_field_name("name"), node.parent
        assert name is not None and statement is not None
        before = statement.prev_named_sibling
        while before is not None and before.type in COMMENTS:
            before = before.prev_named_sibling
        if text.of(name) in ("super", "this") and before is not None:
            yield node


def is_module_import(text: JavaText, node: Node) -> bool:
    """Whether an import names a module; the parser does not see the word."""
    return re.match(_WORDS[Feature.MODULE_IMPORTS], text.data[node.start_byte : node.end_byte]) is not None


def _nodes(grammar: Language, form: str, root: Node) -> list[Node]:
    return QueryCursor(_query(grammar, form)).captures(root).get("form", [])


def _wrong(text: JavaText, root: Node, grammar: Language) -> Iterator[tuple[Node, str]]:
    """What the grammar accepts, but no release: string templates, `_` as a name, statements outside of classes."""
    if re.search(rb"\.\s*\"", text.data):
        for node in _nodes(grammar, "(template_expression) @form", root):
            yield node, "string templates are not part of Java: <identifier> expected"
    if re.search(_WORDS[Feature.UNNAMED_VARIABLES], text.data):
        for form, feature in FORMS.items():
            if feature is Feature.UNNAMED_VARIABLES:
                for node in _nodes(grammar, form, root):
                    message = _misplaced_underscore(node)
                    if message is not None:
                        yield node, message
    for node in root.named_children:
        if node.type not in (*_AT_THE_TOP, *MEMBERS_AT_THE_TOP):
            yield node, "a statement outside of a class is not part of Java"


def _misplaced_underscore(node: Node) -> str | None:
    """The error of a `_` that declares no unnamed variable, in javac's words."""
    parent = node.parent
    assert parent is not None
    around = parent.parent
    if parent.type in _VARIABLES or parent.type in ("type_pattern", "inferred_parameters"):
        return None
    if parent.type == "instanceof_expression" and node == parent.child_by_field_name("name"):
        return None
    if parent.type == "lambda_expression" and node == parent.child_by_field_name("parameters"):
        return None
    if parent.type == "formal_parameter" and around is not None and around.parent is not None:
        return None if around.parent.type == "lambda_expression" else _NOT_HERE
    if parent.type == "variable_declarator" and node == parent.child_by_field_name("name") and around is not None:
        is_local = around.type == "local_variable_declaration" and around.parent is not None
        if is_local and around.parent is not None and around.parent.type != "program":
            if parent.child_by_field_name("dimensions") is not None:
                return "the underscore keyword '_' is not allowed to be followed by brackets"
            return None if parent.child_by_field_name("value") is not None else "= expected"
    return _NOT_HERE


_NOT_HERE = "underscore not allowed here"
