"""Expressions are evaluated in an instance as Alloy's evaluator does."""

from __future__ import annotations

import pytest

from oxpecker.relational import RelationalError
from tests.relational.solutions import solution

LIST = """
sig Node { next: lone Node }
one sig List { head: Node }
fun last: Node { Node - next.Node }
pred linked[n: Node] { some n.next }
fact { no n: Node | n in n.^next } fact { Node in List.head.*next }
run { some a: Node | #Node = 3 and a = List.head } for 3
"""


@pytest.mark.parametrize(
    ("expression", "value"),
    [
        ("#Node", "3"),
        ("Node", "{Node$0, Node$1, Node$2}"),
        ("List$0.head = $a", "true"),
        ("List$0.head in last", "false"),
        ("last.next", "{}"),
        ("#List$0.head.^next", "2"),
        ("linked[List.head] and not linked[last]", "true"),
        ("{n: Node | no n.next} = last", "true"),
        ("some n: Node | n.next.next.next = n", "false"),
        ("List -> last = List -> Node - List -> next.Node", "true"),
    ],
)
def test_an_expression_has_its_value(expression: str, value: str) -> None:
    assert solution(LIST).evaluate(expression) == value


def test_mistakes_have_their_place() -> None:
    with pytest.raises(RelationalError, match=r"expression:1:6: unknown name tail"):
        solution(LIST).evaluate("head.tail")
