"""Makes a failing Java program smaller, as long as it fails in the same way."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from tree_sitter import Node

from tests.laws.source import Edit, JavaSource

_STATEMENTS = (
    "if_statement",
    "local_variable_declaration",
    "expression_statement",
    "try_statement",
    "for_statement",
    "enhanced_for_statement",
    "while_statement",
    "block",
)
_MEMBERS = (
    "method_declaration",
    "constructor_declaration",
    "field_declaration",
    "class_declaration",
    "record_declaration",
)
_ROUNDS = 8

Fails = Callable[[Sequence[str]], list[bool]]
"""Which of some texts fail as the first one did."""


def smaller(text: str) -> Iterator[str]:
    """The text without one of its parts, the largest first."""
    source = JavaSource(text)
    edits = [
        edit for node in source.nodes(*_STATEMENTS, *_MEMBERS, "binary_expression") for edit in _edits(source, node)
    ]
    for edit in sorted(edits, key=lambda each: len(each.text) - (each.end - each.start)):
        yield source.edited([edit])


def _edits(source: JavaSource, node: Node) -> Iterator[Edit]:
    if node.type == "binary_expression":
        left, right = node.child_by_field_name("left"), node.child_by_field_name("right")
        operator = node.child_by_field_name("operator")
        if left and right and operator and source.written(operator) in ("&&", "||"):
            yield Edit(node.start_byte, node.end_byte, source.written(left))
            yield Edit(node.start_byte, node.end_byte, source.written(right))
        return
    inside = node.parent is not None and node.parent.type in ("block", "class_body")
    if inside:
        yield Edit(node.start_byte, node.end_byte, "")
    body = node.child_by_field_name("consequence") or node.child_by_field_name("body")
    if inside and node.type in ("if_statement", "try_statement") and body is not None:
        yield Edit(node.start_byte, node.end_byte, source.written(body))


def shrunk(text: str, fails: Fails, at_once: int = 8) -> str:
    """The smallest text found that still fails; several are tried at once."""
    for _ in range(_ROUNDS):
        candidates = list(smaller(text))
        found = None
        for first in range(0, min(len(candidates), 4 * at_once), at_once):
            some = candidates[first : first + at_once]
            found = next((each for each, failed in zip(some, fails(some), strict=True) if failed), None)
            if found is not None:
                break
        if found is None:
            return text
        text = found
    return text
