"""The mutation operators on Java's syntax: few replacements of each kind, since every mutant is compiled and run."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from oxpecker.java import tree
from oxpecker.mutation.java.text import Change, JavaText

Locals = Mapping[str, str]
"""The parameters and local variables of a method, with their types as written."""

Operator = Callable[[JavaText, tree.Node, Locals], Iterator[Change]]
"""The changes of one kind at a node."""

_EQUALITY = {"==": ("!=",), "!=": ("==",)}
_COMPARISON = {"<": ("<=", ">="), "<=": ("<", ">"), ">": (">=", "<="), ">=": (">", "<")}
_ARITHMETIC = {
    "+": ("-",),
    "-": ("+",),
    "*": ("/", "+"),
    "/": ("*", "%"),
    "%": ("*", "/"),
    "<<": (">>",),
    ">>": ("<<",),
    ">>>": (">>",),
    "&": ("|",),
    "|": ("&",),
    "^": ("&",),
}
_LOGICAL = {"&&": ("||",), "||": ("&&",)}
_DELETABLE = (tree.ExpressionStatement, tree.Break, tree.Continue, tree.Throw)


def delete(text: JavaText, node: tree.Node, _locals: Locals) -> Iterator[Change]:
    """Removes a statement."""
    if isinstance(node, _DELETABLE):
        yield text.replaced(node.span, ";")


def exchange_jump(text: JavaText, node: tree.Node, _locals: Locals) -> Iterator[Change]:
    """`continue` becomes `break`, and vice versa."""
    if isinstance(node, (tree.Break, tree.Continue)):
        old, new = ("break", "continue") if isinstance(node, tree.Break) else ("continue", "break")
        yield text.replaced(node.span, text.at(node.span).replace(old, new, 1))


def exchange_variable(text: JavaText, node: tree.Node, known: Locals) -> Iterator[Change]:
    """A local variable or parameter becomes another one of its type."""
    if isinstance(node, tree.Name) and node.identifier in known:
        names = sorted(name for name, t in known.items() if t == known[node.identifier])
        if len(names) > 1:
            yield text.replaced(node.span, names[(names.index(node.identifier) + 1) % len(names)])


def change_literal(text: JavaText, node: tree.Node, _locals: Locals) -> Iterator[Change]:
    """A number becomes the next one, or the one before; a truth value becomes its opposite."""
    if not isinstance(node, tree.Literal):
        return
    if isinstance(node.value, bool):
        yield text.replaced(node.span, "false" if node.value else "true")
    elif node.kind in ("int", "long") and isinstance(node.value, int) and abs(node.value) < 2**31 - 1:
        suffix = "L" if node.kind == "long" else ""
        yield text.replaced(node.span, f"{node.value + 1}{suffix}")
        if node.value > 1:
            yield text.replaced(node.span, f"{node.value - 1}{suffix}")


def _exchanging(table: Mapping[str, tuple[str, ...]]) -> Operator:
    """Replaces binary operators, also those of compound assignments."""

    def changes(text: JavaText, node: tree.Node, _locals: Locals) -> Iterator[Change]:
        if isinstance(node, tree.Binary):
            left, token, right = node.left, node.operator, node.right
        elif isinstance(node, tree.Assign) and node.operator is not None:
            left, token, right = node.target, node.operator.removesuffix("="), node.value
        else:
            return
        place = text.token_between(left.span, token, right.span) if token in table else None
        if place is not None:
            yield from (Change(place, place + len(token), other) for other in table[token])

    return changes


def exchange_increment(text: JavaText, node: tree.Node, _locals: Locals) -> Iterator[Change]:
    """`++` becomes `--`, and vice versa."""
    if isinstance(node, tree.Increment):
        other = "--" if "+" in node.operator else "++"
        operand, (start, end) = text.at(node.operand.span), text.range(node.span)
        yield Change(start, end, other + operand if node.prefix else operand + other)


def remove_sign(text: JavaText, node: tree.Node, _locals: Locals) -> Iterator[Change]:
    """`!e`, `-e` and `~e` become `e`."""
    if isinstance(node, tree.Unary) and node.operator != "+":
        start, _ = text.range(node.span)
        yield Change(start, start + 1, " ")


OPERATORS: tuple[tuple[str, Operator], ...] = (
    ("DEL", delete),
    ("FLOW", exchange_jump),
    ("VAR", exchange_variable),
    ("LIT", change_literal),
    ("EQ", _exchanging(_EQUALITY)),
    ("CMP", _exchanging(_COMPARISON)),
    ("ARITH", _exchanging(_ARITHMETIC)),
    ("ARITH", exchange_increment),
    ("BOOL", _exchanging(_LOGICAL)),
    ("UN", remove_sign),
)
"""By the names of Koppier's Table 5.3."""
