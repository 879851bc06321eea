"""Intervals hold what they claim to hold: for every operation, and for what is inferred from conditions."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oxpecker import terms
from oxpecker.terms import Interval, Level, Sort, Term, Value, infer, term_interval, variable
from oxpecker.terms.numbers import divide, remainder, shifted_right_unsigned, wrapped
from tests.terms.term_trees import BOUNDARIES, Tree, bool_trees, build, deterministic, int_trees, meaning, models

ends = st.sampled_from(BOUNDARIES) | st.integers(-40, 40)


@st.composite
def inhabited(draw: st.DrawFn) -> tuple[Interval, int]:
    """An interval with one of its values."""
    low, value, high = sorted([draw(ends), draw(ends), draw(ends)])
    kind = draw(st.integers(0, 5))
    return Interval(None if kind in (0, 1) else low, None if kind in (0, 2) else high), value


BINARY: dict[str, tuple[Callable[[Interval, Interval], Interval], Callable[[int, int], int]]] = {
    "add": (Interval.add, lambda a, b: a + b),
    "sub": (Interval.sub, lambda a, b: a - b),
    "mul": (Interval.mul, lambda a, b: a * b),
    "div": (Interval.div, divide),
    "rem": (Interval.rem, remainder),
    "and": (Interval.bit_and, lambda a, b: a & b),
    "or": (Interval.bit_or, lambda a, b: a | b),
    "xor": (Interval.bit_xor, lambda a, b: a ^ b),
    "join left": (Interval.join, lambda a, _: a),
    "join right": (Interval.join, lambda _, b: b),
    "shl": (lambda a, b: a.shift_left(b, 32), lambda a, b: a << (b & 31)),
    "shr": (lambda a, b: a.shift_right(b, 32), lambda a, b: a >> (b & 31)),
    "ushr": (lambda a, b: a.shift_right_unsigned(b, 32), lambda a, b: shifted_right_unsigned(a, b, 32, True)),
    "ushr unsigned": (
        lambda a, b: a.shift_right_unsigned(b, 8, False),
        lambda a, b: shifted_right_unsigned(a, b, 8, False),
    ),
}
UNARY: dict[str, tuple[Callable[[Interval], Interval], Callable[[int], int]]] = {
    "neg": (Interval.neg, lambda a: -a),
    "not": (Interval.bit_not, lambda a: ~a),
    "square": (Interval.square, lambda a: a * a),
    "scale 3": (lambda a: a.scale(3), lambda a: 3 * a),
    "scale -2": (lambda a: a.scale(-2), lambda a: -2 * a),
    "scale 0": (lambda a: a.scale(0), lambda _: 0),
    "wrap 8": (lambda a: a.wrap(8), lambda a: wrapped(a, 8)),
    "wrap unsigned 8": (lambda a: a.wrap(8, False), lambda a: wrapped(a, 8, False)),
    "wrap 32": (lambda a: a.wrap(32), lambda a: wrapped(a, 32)),
}


@pytest.mark.parametrize("name", BINARY)
@given(left=inhabited(), right=inhabited())
@deterministic
def test_binary_operations_are_sound(name: str, left: tuple[Interval, int], right: tuple[Interval, int]) -> None:
    on_intervals, on_values = BINARY[name]
    assert on_intervals(left[0], right[0]).contains(on_values(left[1], right[1]))


@pytest.mark.parametrize("name", UNARY)
@given(one=inhabited())
@deterministic
def test_unary_operations_are_sound(name: str, one: tuple[Interval, int]) -> None:
    on_intervals, on_values = UNARY[name]
    assert on_intervals(one[0]).contains(on_values(one[1]))


SMALL = [Interval(low, high) for low in range(-5, 6) for high in range(low, 6)]


@pytest.mark.parametrize("name", ["add", "sub", "mul", "div", "join left"])
def test_the_ends_are_as_near_as_can_be(name: str) -> None:
    """Of all pairs of small intervals: no interval is wider than the values it stands for."""
    on_intervals, on_values = BINARY[name]
    for left in SMALL:
        for right in SMALL:
            found = on_intervals(left, right)
            values = [on_values(a, b) for a in _values(left) for b in _values(right)]
            if name == "join left":
                values += _values(right)
            assert found == (min(values), max(values)), (left, right)


@pytest.mark.parametrize("name", ["rem", "and", "or", "xor"])
def test_small_intervals_are_sound(name: str) -> None:
    on_intervals, on_values = BINARY[name]
    for left in SMALL:
        for right in SMALL:
            found = on_intervals(left, right)
            assert all(found.contains(on_values(a, b)) for a in _values(left) for b in _values(right))


def _values(interval: Interval) -> list[int]:
    assert interval.low is not None and interval.high is not None
    return list(range(interval.low, interval.high + 1))


@given(left=inhabited(), right=inhabited())
@deterministic
def test_meet_and_includes(left: tuple[Interval, int], right: tuple[Interval, int]) -> None:
    meet = left[0].meet(right[0])
    for value in (left[1], right[1]):
        assert (left[0].contains(value) and right[0].contains(value)) == (meet is not None and meet.contains(value))
    assert left[0].join(right[0]).includes(left[0])
    assert meet is None or left[0].includes(meet)


def test_the_examples_of_the_theses() -> None:
    """x == 3v && 3 < v < 8 needs two passes when the equation comes first (Smid H4)."""
    x, v = variable("x"), variable("v")
    path = [terms.eq(x, 3 * v), terms.lt(3, v), terms.lt(v, 8)]
    once, twice = infer(path, passes=1), infer(path, passes=2)
    assert once is not None and twice is not None
    assert once[v] == (4, 7) and x not in once
    assert twice[x] == (12, 21)


def test_comparisons_use_the_far_end_of_the_other_side() -> None:
    """Where Smid H4 as printed takes the near one: x < y with y in 0..10 allows x = 5."""
    x, y = variable("x"), variable("y", Sort.INT, Interval(0, 10))
    assert infer([terms.lt(x, y)]) == {x: (None, 9)}
    assert infer([terms.lt(y, x)]) == {x: (1, None)}
    assert infer([terms.lnot(terms.le(x, y))]) == {x: (1, None)}


def test_both_sides_are_narrowed() -> None:
    a, b = variable("a", Sort.INT, Interval(5, None)), variable("b", Sort.INT, Interval(None, 9))
    assert infer([terms.le(a, b)], passes=2) == {a: (5, 9), b: (5, 9)}


@pytest.mark.parametrize("level", Level)
def test_disjunction_is_the_hull_and_contradictions_are_seen(level: Level) -> None:
    x, y = variable("x"), variable("y")
    with terms.evaluation(level):
        found = infer([terms.lor(terms.eq(x, 3), terms.land(terms.eq(x, 7), terms.eq(y, 1)))])
        assert found is not None and found[x] == (3, 7) and y not in found
        assert infer([terms.land(terms.lt(x, 3), terms.lt(5, y)), terms.lt(y, x)], passes=2) is None
        one = infer([terms.ge(x, 5), terms.lor(terms.lt(x, 4), terms.eq(y, 2))])
        assert one is not None and one[y] == (2, 2)


def test_a_product_a_quotient_a_wrap_and_a_conditional_are_undone() -> None:
    x = variable("x")
    n = variable("n", Sort.INT, Interval(2, 5))
    byte = variable("b", Sort.INT, Interval(-128, 127))
    assert infer([terms.eq(terms.div(x, 10), 3)]) == {x: (30, 39)}
    assert infer([terms.eq(terms.div(x, 10), 0)]) == {x: (-9, 9)}
    assert infer([terms.eq(x * n, 20)]) == {x: (4, 10)}
    assert infer([terms.lt(x * n, -7)]) == {x: (None, -2)}
    positive = variable("m", Sort.INT, Interval(1, None))
    assert infer([terms.ge(x * positive, 5)]) == {x: (1, None)}
    assert infer([terms.le(x * positive, -5)]) == {x: (None, -1)}
    assert infer([terms.le(x * (-2 - positive), -5)]) == {x: (1, None)}
    assert infer([terms.eq(terms.wrap(byte + n, 8), terms.wrap(x, 8)), terms.eq(x, -128)], 2) == {
        x: (-128, -128),
        byte: (123, 126),
    }
    assert infer([terms.lt(terms.wrap(byte + 1, 8), -100)]) is not None
    assert infer([terms.ge(terms.wrap(byte + 1, 8), 5), terms.le(terms.wrap(byte + 1, 8), 9)], 2) == {byte: (4, 8)}
    assert infer([terms.le(terms.ite(terms.ge(x, 3), 2 * x, n), 1)]) is None
    assert infer([terms.eq(terms.ite(terms.ge(x, 3), 2 * n, n), 9)]) is None
    assert infer([terms.eq(terms.ite(terms.ge(x, 3), 2 * n, n), 8)]) == {x: (3, None), n: (4, 4)}


def test_truths_of_conditions_are_remembered() -> None:
    p, q = variable("p", Sort.BOOL), variable("q", Sort.BOOL)
    x = variable("x")
    assert infer([p, terms.lnot(p)]) is None
    assert infer([terms.lor(p, q), terms.lnot(p), terms.lnot(q)], 2) is None
    assert infer([terms.lnot(p), terms.lor(p, terms.lt(x, 3))]) == {x: (None, 2)}
    assert infer([terms.eq(p, terms.lt(x, 3)), p], 2) == {x: (None, 2)}
    assert infer([p, terms.ite(p, terms.lt(x, 3), q)]) == {x: (None, 2)}


def test_what_is_known_already_is_used() -> None:
    x, y = variable("x"), variable("y")
    assert infer([terms.lt(y, x)], environment={x: Interval(0, 5)}) == {x: (0, 5), y: (None, 4)}
    assert infer([terms.lt(5, x)], environment={x: Interval(0, 5)}) is None
    assert infer([terms.lt(5, x)], passes=0) == {}


def test_shared_parts_are_not_walked_again_and_again() -> None:
    """Every sum of products has the one below it twice, 2**60 ways down in all."""
    term: terms.Int = variable("x", Sort.INT, Interval(1, 100))
    condition: terms.Bool = variable("p", Sort.BOOL)
    for i in range(60):
        a = variable(f"a{i}", Sort.INT, Interval(1, 3))
        term = term * a + terms.div(term, 2)
        condition = terms.lor(terms.land(condition, terms.lt(a, 2)), terms.land(terms.lnot(condition), terms.lt(1, a)))
    assert infer([terms.lt(term, 1000)], 2) is not None
    assert infer([condition], 2) is not None


@given(constraints=st.lists(bool_trees(3), min_size=1, max_size=4), some=models(), passes=st.integers(1, 3))
@deterministic
def test_inference_is_sound(constraints: list[Tree], some: dict[Term, Value], passes: int) -> None:
    for level in Level:
        holding = []
        for tree in constraints:
            built = build(tree, level)
            with terms.evaluation(level):
                holding.append(built if meaning(tree, some) else terms.lnot(built))
        found = infer(holding, passes)
        assert found is not None
        for var, interval in found.items():
            value = some[var]
            assert type(value) is int and interval.contains(value)


@given(tree=int_trees(3), constraint=bool_trees(3), some=models())
@deterministic
def test_intervals_under_an_environment_are_sound(tree: Tree, constraint: Tree, some: dict[Term, Value]) -> None:
    built = build(constraint)
    environment = infer([built if meaning(constraint, some) else terms.lnot(built)])
    assert environment is not None
    assert term_interval(build(tree), environment).contains(meaning(tree, some))
    simplified = terms.simplify_under(build(tree), environment)
    assert terms.evaluate(simplified, some) == meaning(tree, some)


def test_a_remainder_is_smaller_than_its_divisor() -> None:
    a, d = variable("a"), variable("d", Sort.INT, Interval(0, None))
    positive = {d: Interval(1, 9)}
    assert term_interval(d - terms.rem(a, d), positive).low == 1
    assert term_interval(3 * d + 3 * terms.rem(a, d) + 5, positive).low == 8
    assert term_interval(2 * terms.rem(a, d) - 2 * d, positive).high == -2
    assert term_interval(d - terms.rem(a, d), {}).low == 0
    assert infer([terms.lt(0, d), terms.le(d, terms.rem(a, d))]) is None


@given(
    a=st.integers(-20, 20),
    d=st.integers(0, 9),
    low=st.integers(0, 9),
    factors=st.tuples(st.sampled_from((-3, -1, 1, 3)), st.sampled_from((-3, -1, 1, 3))),
)
@deterministic
def test_sums_of_divisor_and_remainder_are_sound(a: int, d: int, low: int, factors: tuple[int, int]) -> None:
    x, y = variable("a"), variable("d", Sort.INT, Interval(0, None))
    environment = {y: Interval(min(low, d), max(low, d)), x: Interval(min(a, 0), max(a, 3))}
    total = factors[0] * y + factors[1] * terms.rem(x, y)
    assert term_interval(total, environment).contains(int(terms.evaluate(total, {x: a, y: d})))
