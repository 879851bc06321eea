"""Every rule keeps the meaning: expressions as written and as simplified agree on random small heaps."""

from __future__ import annotations

from random import Random

import pytest

from oxpecker.refinement.extraction.containment import disjoint, within
from oxpecker.refinement.extraction.expressions import (
    EVERYTHING,
    NULL,
    Expr,
    Kind,
    Operator,
    Symbol,
    leaf,
    make,
    none,
)
from oxpecker.refinement.extraction.simplification import (
    closure,
    difference,
    intersection,
    join,
    override,
    product,
    union,
)
from oxpecker.refinement.extraction.substitution import Substitution
from oxpecker.refinement.extraction.widening import closed, relaxed

OLD, FRESH = ("o1", "o2", "o3"), ("n1", "n2", "n3", "n4")
NODE = frozenset({"Node"})
THIS = leaf(Symbol(Kind.VALUE, "this", (NODE,), "parameter"))
ARGUMENT = leaf(Symbol(Kind.VALUE, "a", (NODE | {"null"},), "parameter"))
NEXT = leaf(Symbol(Kind.FIELD, "next", (NODE, NODE | {"null"}), "field"))
OTHER = leaf(Symbol(Kind.FIELD, "other", (NODE, NODE | {"null"}), "field"))
THERE = leaf(Symbol(Kind.SET, "Node", (NODE,), "allocated"))
TYPE = leaf(Symbol(Kind.TYPE, "Node", (NODE,)))
ONE = leaf(Symbol(Kind.NEW, "New$Node", (NODE,), "1"))
TWO = leaf(Symbol(Kind.NEW, "New$Node", (NODE,), "2"))
MANY = leaf(Symbol(Kind.NEW_SET, "NewSet$Node", (NODE,)))

Rows = frozenset[tuple[str, ...]]


def heap(random: Random) -> dict[Expr, Rows]:
    """What the symbols mean: fields are functions on old objects, new objects are apart."""

    def field() -> Rows:
        return frozenset((o, random.choice([*OLD, "null"])) for o in OLD)

    atoms = (*OLD, *FRESH, "null")
    return {
        THIS: frozenset({(random.choice(OLD),)}),
        ARGUMENT: frozenset({(random.choice([*OLD, "null"]),)}),
        NEXT: field(),
        OTHER: field(),
        THERE: frozenset((o,) for o in OLD),
        TYPE: frozenset((o,) for o in (*OLD, *FRESH)),
        NULL: frozenset({("null",)}),
        ONE: frozenset({("n1",)}),
        TWO: frozenset({("n2",)}),
        MANY: frozenset({("n3",), ("n4",)}),
        EVERYTHING: frozenset((o,) for o in atoms),
    }


def meaning(expression: Expr, state: dict[Expr, Rows]) -> Rows:
    """The tuples of an expression, from the definition of each operator."""
    if expression in state:
        return state[expression]
    parts = [meaning(part, state) for part in expression.parts]
    operator = expression.operator
    if operator is Operator.NONE:
        return frozenset()
    if operator is Operator.UNION:
        return frozenset().union(*parts)
    if operator is Operator.INTERSECTION:
        return frozenset.intersection(*parts)
    if operator is Operator.DIFFERENCE:
        return parts[0] - parts[1]
    if operator is Operator.PRODUCT:
        return frozenset((*a, *b) for a in parts[0] for b in parts[1])
    if operator is Operator.JOIN:
        return frozenset((*a[:-1], *b[1:]) for a in parts[0] for b in parts[1] if a[-1] == b[0])
    if operator is Operator.OVERRIDE:
        keys = {row[0] for row in parts[1]}
        return parts[1] | {row for row in parts[0] if row[0] not in keys}
    found = {(o, o) for (o,) in state[EVERYTHING]}
    while True:
        more = found | {(a, d) for a, b in found for c, d in parts[0] if b == c}
        if more == found:
            return frozenset(found)
        found = more


class Drawn:
    """Random expressions as they are written, without any simplification."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def objects(self) -> Expr:
        """A set without null."""
        single = [THIS, ONE, TWO, MANY, THERE, TYPE]
        if self.random.random() < 0.3:
            return make(Operator.DIFFERENCE, (self.set(1), NULL), 1)
        if self.random.random() < 0.3:
            return make(Operator.UNION, (self.random.choice(single), self.random.choice(single)), 1)
        return self.random.choice(single)

    def set(self, depth: int) -> Expr:
        """A set of objects and null."""
        if depth == 0 or self.random.random() < 0.2:
            return self.random.choice([THIS, ARGUMENT, NULL, ONE, TWO, MANY, THERE, TYPE, none(1)])
        choice = self.random.randrange(7)
        if choice < 3:
            return make(Operator.JOIN, (self.set(depth - 1), self.relation(depth - 1)), 1)
        if choice == 3:
            star = make(Operator.CLOSURE, (self.relation(depth - 1),), 2)
            return make(Operator.JOIN, (self.set(depth - 1), star), 1)
        operator = (Operator.UNION, Operator.INTERSECTION, Operator.DIFFERENCE)[choice - 4]
        return make(operator, (self.set(depth - 1), self.set(depth - 1)), 1)

    def relation(self, depth: int) -> Expr:
        """What a field may hold: nothing about null."""
        if depth == 0 or self.random.random() < 0.3:
            return self.random.choice([NEXT, OTHER])
        choice = self.random.randrange(5)
        inner = self.relation(depth - 1)
        if choice < 2:
            key = self.random.choice([THIS, ONE, TWO])
            value = self.random.choice([THIS, ARGUMENT, NULL, ONE, TWO])
            return make(Operator.OVERRIDE, (inner, make(Operator.PRODUCT, (key, value), 2)), 2)
        if choice == 2:
            added = make(Operator.PRODUCT, (self.objects(), self.set(1)), 2)
            return make(Operator.UNION, (inner, added), 2)
        if choice == 3:
            return make(Operator.DIFFERENCE, (inner, make(Operator.PRODUCT, (self.objects(), EVERYTHING), 2)), 2)
        return make(Operator.UNION, (inner, self.relation(depth - 1)), 2)


def simplified(expression: Expr) -> Expr:
    """The same expression, made again by the functions that simplify."""
    bounds = Substitution(lambda _: None)(expression)
    assert bounds.exact
    return bounds.upper


@pytest.mark.parametrize("seed", range(20))
def test_simplified_expressions_mean_the_same(seed: int) -> None:
    random = Random(seed)
    drawn = Drawn(random)
    for _ in range(150):
        written = drawn.set(3) if random.random() < 0.6 else drawn.relation(3)
        shorter = simplified(written)
        for _ in range(3):
            state = heap(random)
            assert meaning(shorter, state) == meaning(written, state), f"{written} became {shorter}"


@pytest.mark.parametrize("seed", range(10))
def test_containment_disjointness_and_widening_are_right(seed: int) -> None:
    random = Random(seed)
    drawn = Drawn(random)
    held = {"within": 0, "disjoint": 0, "closed": 0}
    for _ in range(300):
        one, two = simplified(drawn.set(2)), simplified(drawn.set(2))
        both = union(one, two)
        for _ in range(2):
            state = heap(random)
            a, b = meaning(one, state), meaning(two, state)
            if within(one, two):
                held["within"] += 1
                assert a <= b, f"{one} in {two}"
            if disjoint(one, two):
                held["disjoint"] += 1
                assert not a & b, f"no {one} & {two}"
            held["closed"] += closed(both) is not both
            assert a | b <= meaning(closed(both), state), f"{both} in {closed(both)}"
            assert a <= meaning(relaxed(one), state), f"{one} in {relaxed(one)}"
    assert all(held.values()), held


HEAD = join(THIS, NEXT)


@pytest.mark.parametrize(
    ("written", "text"),
    [
        (union(HEAD, HEAD), HEAD),
        (union(THIS, join(THIS, closure(NEXT))), join(THIS, closure(NEXT))),
        (union(join(THIS, closure(NEXT)), join(join(THIS, closure(NEXT)), NEXT)), join(THIS, closure(NEXT))),
        (join(join(THIS, closure(NEXT)), closure(NEXT)), join(THIS, closure(NEXT))),
        (override(override(NEXT, THIS, ARGUMENT), THIS, NULL), override(NEXT, THIS, NULL)),
        (union(override(NEXT, THIS, ARGUMENT), NEXT), union(NEXT, product(THIS, ARGUMENT))),
        (join(THIS, override(NEXT, THIS, ARGUMENT)), ARGUMENT),
        (join(THIS, override(NEXT, ONE, ARGUMENT)), HEAD),
        (join(NULL, NEXT), none(1)),
        (join(difference(HEAD, NULL), NEXT), join(HEAD, NEXT)),
        (join(ONE, NEXT), none(1)),
        (intersection(ONE, HEAD), none(1)),
        (intersection(ONE, TWO), none(1)),
        (intersection(THIS, TYPE), THIS),
        (union(HEAD, union(TYPE, NULL)), union(TYPE, NULL)),
        (union(product(THIS, NULL), product(ARGUMENT, NULL)), product(union(THIS, ARGUMENT), NULL)),
        (difference(NEXT, product(ONE, EVERYTHING)), NEXT),
        (difference(union(NEXT, product(ONE, NULL)), product(ONE, EVERYTHING)), NEXT),
    ],
)
def test_rules_shorten(written: Expr, text: Expr) -> None:
    assert written is text
