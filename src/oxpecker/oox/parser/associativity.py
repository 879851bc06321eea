"""Warnings where the grammars printed in the theses, read literally, mean something else.

Those grammars are right-recursive and put `&&` and `||` on one level. Two neighbouring operators of one level,
`x P y O z`, are read here as `(x P y) O z` and there as `x P (y O z)`; below are the pairs for which that matters.
"""

from __future__ import annotations

_PRODUCTS = ("*", "/", "%")

MISREAD: dict[tuple[str, str], str] = {
    **{("-", operator): "sum" for operator in ("+", "-")},
    **{(p, o): "product" for p in _PRODUCTS for o in _PRODUCTS if (p, o) != ("*", "*")},
    ("&&", "||"): "logic",
}
"""Neighbouring operators that the literal reading groups differently, and the level whose chain they are in."""


def both_readings(previous: str, operator: str) -> str:
    """The message about such a pair."""
    return (
        f"'x {previous} y {operator} z' is read as '(x {previous} y) {operator} z'; the grammar printed in the theses"
        f" means 'x {previous} (y {operator} z)'; write the parentheses"
    )
