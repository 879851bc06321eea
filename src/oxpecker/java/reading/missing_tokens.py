"""What is missing at a syntax error: the first token that mends the text if it is inserted."""

from __future__ import annotations

from itertools import pairwise

from tree_sitter import Node

from oxpecker.java.limits import MOST_BYTES_OF_REPAIRS, MOST_GAPS
from oxpecker.java.reading.parsing import parsed
from oxpecker.java.reading.text import COMMENTS
from oxpecker.oox.records import dataclass

_INSERTED = (
    (
        (";", "';'"), (")", "')'"), ("(", "'('"), ("{", "'{'"), ("}", "'}'"), ("]", "']'"), (",", "','"), (":", "':'"),
    ),
    (
        ("0", "an expression"), ("x", "a name"), (": 0", "':'"), (") ;", "')'"), ("0 ]", "an expression"),
        ("0 ;", "an expression"), ("x ;", "a name"),
    ),
    (
        ("x { }", "a name"), ("{ }", "'{'"), ("finally { }", "'catch' or 'finally'"), ("while (true) ;", "'while'"),
        ("( ) { }", "'('"),
    ),
)  # fmt: skip
"""The tokens that are tried, the most likely ones first, and what they stand for."""

_CONDITIONAL = frozenset(("if", "while", "for", "switch", "synchronized", "catch"))
"""The words that a parenthesis follows."""
_FOLLOWING = {"else": "if", "catch": "try", "finally": "try"}
"""The words that follow a statement which begins with another."""
_BEFORE_EXPRESSIONS = frozenset(("=", "==", "!=", "<=", ">=", "+", "-", "*", "/", "%", "&&", "||", "->"))
"""The tokens that an expression follows."""
_CLOSING = {"}": "{", "]": "[", ")": "("}


@dataclass(frozen=True, slots=True)
class Missing:
    """What is missing, and the offset behind which it is."""

    what: str
    offset: int


def unclosed_text(data: bytes, error: Node) -> Node | None:
    """The quotation mark of a string that does not end in its line."""
    for leaf in _leaves(error):
        if leaf.type == '"':
            line = data[leaf.end_byte : data.find(b"\n", leaf.end_byte) % (len(data) + 1)]
            if b'"' not in line:
                return leaf
    return None


def misplaced_word(error: Node) -> str | None:
    """What is wrong with the first word of an error, in javac's words."""
    first = next(iter(_leaves(error)), None)
    word = "" if first is None or first.text is None else first.text.decode("utf-8", "replace")
    if word in _CLOSING:
        return f"'{word}' without '{_CLOSING[word]}'"
    return f"'{word}' without '{_FOLLOWING[word]}'" if word in _FOLLOWING else None


@dataclass(slots=True)
class Repairs:
    """The tries that are left to find out what is missing at the errors of a text."""

    tries: int

    @staticmethod
    def of(data: bytes) -> Repairs:
        """As many as the text is short enough for."""
        return Repairs(MOST_BYTES_OF_REPAIRS // (len(data) + 1))


def missing(data: bytes, root: Node, error: Node, repairs: Repairs) -> Missing | None:
    """What is missing at an error; None if no single insertion mends it."""
    if repairs.tries <= 0:
        return None
    leaves = _leaves(error)
    for one, other in pairwise(leaves):
        if one.type in _CONDITIONAL and other.type != "(":
            return Missing("'('", one.end_byte)
    errors = _count(root)
    before = [leaf for leaf in _leaves(root) if leaf.end_byte <= error.start_byte]
    gaps = [*before[-1:], *leaves[:MOST_GAPS]]
    likely = [("0", "an expression", gap) for gap in gaps if gap.type in _BEFORE_EXPRESSIONS]
    for inserted, what, gap in (*likely, *((*each, gap) for group in _INSERTED for gap in gaps for each in group)):
        repairs.tries -= 1
        if repairs.tries < 0:
            return None
        changed = data[: gap.end_byte] + b" " + inserted.encode() + b" " + data[gap.end_byte :]
        if _count(parsed(changed)) < errors:
            return Missing(what, gap.end_byte)
    return None


def _leaves(node: Node) -> list[Node]:
    """The tokens of a node, without comments."""
    found: list[Node] = []
    pending = [node]
    while pending:
        each = pending.pop()
        if each.child_count:
            pending += reversed(each.children)
        elif each.end_byte > each.start_byte and each.type not in COMMENTS:
            found.append(each)
    return found


def _count(root: Node) -> int:
    """The number of errors and missing tokens."""
    found = 0
    pending = [root]
    while pending:
        node = pending.pop()
        if node.is_error or node.is_missing:
            found += 1
        elif node.has_error:
            pending += node.children
    return found
