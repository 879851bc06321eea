"""At every level a simplified term means what the operations mean that it was built from."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oxpecker import terms
from oxpecker.terms import Level, Op, Sort, Term, Value, evaluate
from tests.exhaustive import tries
from tests.terms.term_trees import (
    Tree,
    bool_trees,
    build,
    deterministic,
    int_trees,
    meaning,
    models,
    random_model,
    random_tree,
    thorough,
)


def _check(tree: Tree, some: list[dict[Term, Value]]) -> None:
    for level in Level:
        built = build(tree, level)
        for model in some:
            expected = meaning(tree, model)
            found = evaluate(built, model)
            assert type(found) is type(expected)
            assert found == expected
            if type(built) is Term and built.sort is Sort.INT:
                assert built.interval is not None and built.interval.contains(found)


@given(tree=int_trees(4), some=st.lists(models(), min_size=3, max_size=3))
@thorough
def test_integers(tree: Tree, some: list[dict[Term, Value]]) -> None:
    _check(tree, some)


@given(tree=bool_trees(4), some=st.lists(models(), min_size=3, max_size=3))
@thorough
def test_conditions(tree: Tree, some: list[dict[Term, Value]]) -> None:
    _check(tree, some)


@pytest.mark.parametrize("seed", range(4))
def test_larger_trees(seed: int) -> None:
    """Trees with fewer constants than Hypothesis likes to choose; what holds in them is inferred too."""
    chance = random.Random(seed)
    for _ in range(150):
        tree = random_tree(chance, chance.choice(["int", "bool"]), chance.randint(2, 5))
        some = [random_model(chance) for _ in range(4)]
        _check(tree, some)
        built = build(tree)
        if type(built) is not Term or built.sort is not Sort.BOOL:
            continue
        for model in some:
            holding = built if evaluate(built, model) else terms.lnot(built)
            found = terms.infer([holding], 2)
            assert found is not None and all(found[v].contains(int(model[v])) for v in found)
            assert evaluate(terms.simplify_under(holding, found), model) is True


@given(tree=bool_trees(4))
@deterministic
def test_negation_is_its_own_inverse(tree: Tree) -> None:
    built = build(tree)
    assert terms.lnot(terms.lnot(built)) is built


@given(tree=int_trees(3), some=models())
@deterministic
def test_every_part_lies_in_its_interval(tree: Tree, some: dict[Term, Value]) -> None:
    values = terms.Evaluation(some)
    for part in terms.subterms([build(tree)]):
        if part.interval is not None:
            value = values.value(part)
            assert type(value) is int and part.interval.contains(value)


@given(tree=bool_trees(4))
@deterministic
def test_canonical_comparisons(tree: Tree) -> None:
    """What `Op` promises of the extended level."""
    for part in terms.subterms([build(tree)]):
        assert part.op not in (Op.ADD, Op.SUB, Op.NEG, Op.LT, Op.BIT_NOT)
        if part.op in (Op.LE, Op.GE):
            linear, k = part.args
            constant, pairs = terms.linear_parts(linear)
            assert type(k) is int and constant == 0 and pairs[0][0] > 0
        if part.op is Op.LINEAR:
            assert all(t.op is not Op.LINEAR for _, t in terms.linear_parts(part)[1])
            orders = [t.order for _, t in terms.linear_parts(part)[1]]
            assert orders == sorted(orders)


@pytest.mark.parametrize("first", Level)
@pytest.mark.parametrize("second", Level)
@given(left=int_trees(2), right=int_trees(2), some=models())
@settings(deterministic, max_examples=tries(40))
def test_levels_mix(first: Level, second: Level, left: Tree, right: Tree, some: dict[Term, Value]) -> None:
    a, b = build(left, first), build(right, second)
    x, y = meaning(left, some), meaning(right, some)
    for level in Level:
        with terms.evaluation(level):
            assert evaluate(terms.le(terms.add(a, b), terms.sub(a, b)), some) is (x + y <= x - y)
            assert evaluate(terms.lnot(terms.eq(a, b)), some) is (x != y)


@pytest.mark.parametrize("level", Level)
@given(tree=bool_trees(3), some=models())
@deterministic
def test_rebuilding_keeps_the_meaning(level: Level, tree: Tree, some: dict[Term, Value]) -> None:
    assert evaluate(terms.rebuild(build(tree, level)), some) == meaning(tree, some)
    with terms.evaluation(level):
        assert evaluate(terms.rebuild(build(tree)), some) == meaning(tree, some)


@given(tree=bool_trees(3) | int_trees(3), some=models(), partial=st.integers(0, 63))
@deterministic
def test_substitution_and_evaluation_agree(tree: Tree, some: dict[Term, Value], partial: int) -> None:
    built = build(tree)
    mapping: dict[Term, Any] = {v: value for i, (v, value) in enumerate(some.items()) if partial >> i & 1}
    changed = terms.substitute(built, mapping)
    assert evaluate(changed, some) == evaluate(built, some)
    if type(changed) is Term:
        assert not set(changed.variables) & set(mapping)
