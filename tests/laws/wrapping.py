"""A law about values: a value that a call hands through is the same value."""

from __future__ import annotations

from random import Random

from tree_sitter import Node

from oxpecker.oox.source import Source
from tests.laws.law import Law, one_file
from tests.laws.source import Edit, JavaSource

_SIMPLE = ("byte", "short", "char", "int", "long", "float", "double", "boolean")
_HANDED = "".join(f"    static /*@ pure @*/ {t} same9({t} x) {{ return x; }}\n" for t in _SIMPLE)
_THROUGH = f"\nclass Through9 {{\n{_HANDED}    static /*@ pure @*/ <T9> T9 same9(T9 x) {{ return x; }}\n}}\n"
_VALUES = ("identifier", "method_invocation", "field_access", "array_access")
_PLACES = {
    "return_statement": None,
    "binary_expression": ("left", "right"),
    "argument_list": None,
    "variable_declarator": ("value",),
    "assignment_expression": ("right",),
    "parenthesized_expression": None,
}
"""Where a value stands, and in which fields; None: in all of them."""


def _wrappable(node: Node) -> bool:
    parent = node.parent
    if parent is None or parent.type not in _PLACES or not node.is_named:
        return False
    fields = _PLACES[parent.type]
    if fields is not None and not any(parent.child_by_field_name(field) == node for field in fields):
        return False
    if parent.type == "argument_list" and parent.parent is not None:
        # Arguments of other constructors may be used before there is an object; those of lambdas may be classes.
        return parent.parent.type in ("method_invocation", "object_creation_expression")
    return True


def _wrapped(text: str, random: Random) -> list[Source] | None:
    source = JavaSource(text)
    package = next(source.nodes("package_declaration"), None)
    found = [node for node in source.nodes(*_VALUES) if _wrappable(node)]
    if not found or package is not None:
        return None
    chosen = random.sample(found, min(2, len(found)))
    outer = [n for n in chosen if not any(m != n and m.start_byte <= n.start_byte <= m.end_byte for m in chosen)]
    edits = [Edit(n.start_byte, n.end_byte, f"Through9.same9({source.written(n)})") for n in outer]
    return one_file(source.edited(edits).rstrip() + _THROUGH)


WRAPPING = (Law("value wrapped in a call", _wrapped, accepted=False),)
