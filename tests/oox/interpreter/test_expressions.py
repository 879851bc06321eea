"""Generated expressions: compiled code, compiled specifications and a plain evaluator agree."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oxpecker.oox.interpreter import Returned, Threw
from tests.exhaustive import tries
from tests.oox.from_text import run

LOW, HIGH = -(2**31), 2**31 - 1
NAMES = ("a", "b", "c")


class DivisionByZero(Exception):
    """What the plain evaluator raises."""


@dataclass(frozen=True)
class Tree:
    """An integer expression: its text and a plain way to evaluate it."""

    text: str

    def value(self, values: dict[str, int], java: bool) -> int:
        raise NotImplementedError


@dataclass(frozen=True)
class Leaf(Tree):
    def value(self, values: dict[str, int], java: bool) -> int:  # noqa: ARG002 - leaves do not overflow
        return values[self.text] if self.text in values else int(self.text)


@dataclass(frozen=True)
class Operation(Tree):
    operator: str
    left: Tree
    right: Tree

    def value(self, values: dict[str, int], java: bool) -> int:
        left, right = self.left.value(values, java), self.right.value(values, java)
        if self.operator in "/%":
            if right == 0:
                raise DivisionByZero
            quotient = int(abs(left) // abs(right)) * (1 if (left < 0) == (right < 0) else -1)
            result = quotient if self.operator == "/" else left - quotient * right
        elif self.operator in ("<<", ">>"):
            distance = right & 31
            result = left << distance if self.operator == "<<" else left >> distance
        else:
            table = {
                "+": left + right,
                "-": left - right,
                "*": left * right,
                "&": left & right,
                "|": left | right,
                "^": left ^ right,
            }
            result = table[self.operator]
        return wrapped(result) if java else result


@dataclass(frozen=True)
class Choice(Tree):
    one: Tree
    two: Tree
    three: Tree

    def value(self, values: dict[str, int], java: bool) -> int:
        bigger = self.one.value(values, java) > self.two.value(values, java)
        return (self.two if bigger else self.three).value(values, java)


def wrapped(value: int) -> int:
    return (value - LOW) % 2**32 + LOW


def operation(parts: tuple[str, Tree, Tree]) -> Tree:
    operator, left, right = parts
    return Operation(f"({left.text} {operator} {right.text})", operator, left, right)


def choice(parts: tuple[Tree, Tree, Tree]) -> Tree:
    one, two, three = parts
    return Choice(f"({one.text} > {two.text} ? {two.text} : {three.text})", one, two, three)


leaves = st.sampled_from([*NAMES, "0", "1", "2", "7", "31", "2147483647"]).map(Leaf)
operators = st.sampled_from(["+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>"])
trees = st.recursive(
    leaves,
    lambda inner: st.one_of(
        st.tuples(operators, inner, inner).map(operation), st.tuples(inner, inner, inner).map(choice)
    ),
    max_leaves=8,
)
values = st.one_of(st.integers(-9, 9), st.integers(LOW, HIGH), st.sampled_from([LOW, HIGH, 0, -1]))


@settings(derandomize=True, max_examples=tries(250), deadline=None)
@given(trees, st.tuples(values, values, values), st.booleans())
def test_code_specifications_and_plain_evaluation_agree(
    tree: Tree, given_values: tuple[int, int, int], java: bool
) -> None:
    text = f"""class Main {{ static int f(int a, int b, int c) {{
        int x := {tree.text};
        assert x == {tree.text};
        return x;
    }} }}"""
    result = run(text, "Main.f", ", ".join(map(str, given_values)), ints="java" if java else "unbounded")
    try:
        expected = tree.value(dict(zip(NAMES, given_values, strict=True)), java)
    except DivisionByZero:
        assert isinstance(result.outcome, Threw)
        assert result.outcome.exception.cls.name == "ArithmeticException"
    else:
        assert isinstance(result.outcome, Returned), result.outcome
        assert result.outcome.value == expected


@pytest.mark.parametrize("depth", [10, 29, 30, 31, 61, 200, 400])
def test_deep_expressions_are_cut_into_functions(depth: int) -> None:
    nested = "(a + " * depth + "b" + ")" * depth
    text = f"class Main {{ static int f(int a, int b) {{ assert {nested} == {nested}; return {nested}; }} }}"
    outcome = run(text, "Main.f", "2, 1").outcome
    assert isinstance(outcome, Returned) and outcome.value == 2 * depth + 1


def test_a_bound_variable_reaches_the_parts_that_were_cut_out() -> None:
    nested = "(i + " * 70 + "j" + ")" * 70
    text = f"""class Main {{ static void f(int[] a) {{
        assert forall v, j : a : forall i : 1 .. 2 : {nested} == i * 70 + j;
    }} }}"""
    assert isinstance(run(text, "Main.f", "[5, 6]").outcome, Returned)
