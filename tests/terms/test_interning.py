"""Of each structure there is one term, in every process and for as long as somebody uses it."""

from __future__ import annotations

import copy
import gc
import math
import os
import pickle
import subprocess
import sys
import threading
import weakref
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from oxpecker import terms
from oxpecker.terms import Interval, Level, Op, Sort, Term, variable
from tests.terms.term_trees import Tree, bool_trees, build, deterministic, int_trees

X, Y = variable("x"), variable("y")
P = variable("p", Sort.BOOL)
D = variable("d", Sort.DOUBLE)


@given(tree=int_trees(4) | bool_trees(4))
@deterministic
def test_the_same_structure_is_the_same_object(tree: Tree) -> None:
    for level in Level:
        built = build(tree, level)
        again = build(tree, level)
        assert built is again or (type(built) is not Term and built == again)
        assert pickle.loads(pickle.dumps(built)) is built or type(built) is not Term
        assert terms.unpack(terms.pack([built, built])) == [built, built]


def test_the_order_of_building_does_not_matter() -> None:
    assert X + Y is Y + X
    assert (X + Y) - Y is X
    assert X * Y is Y * X
    assert terms.lt(X, Y) is terms.gt(Y, X) is terms.lnot(terms.ge(X, Y))
    assert terms.land(P, terms.lt(X, Y)) is terms.land(terms.lt(X, Y), P)
    assert terms.eq(X, Y) is terms.eq(Y, X)


def test_equality_is_identity_and_truth_is_refused() -> None:
    assert (variable("x") == X) is True
    assert (X == 1) is False
    assert len({X, Y, variable("x")}) == 2
    with pytest.raises(TypeError, match=r"no truth of its own.*x <= 2"):
        bool(terms.lt(X, 3))
    with pytest.raises(TypeError):
        assert X < Y


def test_values_that_python_calls_equal_are_told_apart() -> None:
    with terms.evaluation(Level.NONE):
        shapes: list[Any] = [
            terms.ite(P, True, False),
            terms.ite(P, 1, 0),
            terms.ite(P, 1.0, 0.0),
            terms.ite(P, 1.0, -0.0),
            terms.ite(P, 1.0, math.nan),
        ]
    assert len(set(shapes)) == 5
    assert [s.sort for s in shapes[:3]] == [Sort.BOOL, Sort.INT, Sort.DOUBLE]
    assert terms.fp_add(D, 0.0, Sort.DOUBLE) is not terms.fp_add(D, -0.0, Sort.DOUBLE)
    assert terms.fp_add(D, math.nan, Sort.DOUBLE) is terms.fp_add(D, -math.nan, Sort.DOUBLE)
    for shape in [*shapes, terms.fp_add(D, math.nan, Sort.DOUBLE), terms.fp_add(D, -0.0, Sort.DOUBLE)]:
        assert pickle.loads(pickle.dumps(shape)) is shape


def test_variables_differ_by_name_sort_and_interval() -> None:
    assert variable("x", Sort.INT, Interval(0, 1)) is variable("x", Sort.INT, Interval(0, 1))
    assert len({X, variable("x", Sort.BOOL), variable("x", Sort.INT, Interval(0, None))}) == 3
    with pytest.raises(ValueError, match="no values"):
        variable("x", Sort.INT, Interval(1, 0))


def test_copies_are_the_term_itself() -> None:
    term = X + 1
    assert copy.copy(term) is term and copy.deepcopy([term])[0] is term


def test_what_nobody_uses_is_dropped() -> None:
    terms.sweep()
    before = terms.live()
    kept = X + 123_456
    for i in range(1000):
        terms.land(terms.lt(X * i, Y + i), terms.ite(P, X * Y + i, 3) <= i)
    chain: Any = X
    for i in range(5000):
        chain = terms.ite(terms.eq(Y, i), i, chain * X)
    assert terms.live() > before + 10_000
    gone = weakref.ref(chain)
    del chain
    terms.sweep()
    assert gone() is None
    assert terms.live() <= before + 10
    assert kept is X + 123_456


def test_memory_is_bounded_without_asking() -> None:
    terms.sweep()
    before = terms.live()
    for i in range(300_000):
        X + i
    assert terms.live() < before + 250_000
    terms.sweep()


def test_terms_asked_for_everything_are_dropped_too() -> None:
    """What is remembered of a term must not keep it alive."""
    terms.sweep()
    fresh: Any = variable("fresh") + variable("fresher")
    condition: Any = terms.lt(fresh, 3)
    assert len(condition.variables) == 2 and condition.size > 2 and condition.order and str(condition)
    assert variable("fresh").variables == (variable("fresh"),)
    gone = [weakref.ref(fresh), weakref.ref(condition), weakref.ref(variable("fresh"))]
    del fresh, condition
    gc.collect()
    terms.sweep()
    assert [g() for g in gone] == [None, None, None]


def test_threads_get_the_same_terms() -> None:
    results: list[list[Any]] = [[] for _ in range(4)]

    def work(mine: list[Any]) -> None:
        for round_ in range(20):
            mine.append([terms.lt(X * i, Y + round_) for i in range(1, 100)])
            terms.sweep()

    threads = [threading.Thread(target=work, args=(mine,)) for mine in results]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(mine == results[0] for mine in results)


def test_facts_of_a_term() -> None:
    term = terms.land(terms.lt(X, Y), P)
    assert isinstance(term, Term)
    assert term.op is Op.AND and term.sort is Sort.BOOL and term.interval is None
    assert term.variables == (P, X, Y)
    assert X.uid < term.uid
    assert term.size > X.size == 1
    assert X.name == "x"
    with pytest.raises(AttributeError):
        _ = term.name
    many: Any = terms.total([variable(f"v{i}") for i in (10, 9, 2, 1)])
    assert [v.name for v in many.variables] == ["v1", "v2", "v9", "v10"]


SCRIPT = """
import pickle, sys, hashlib, random
from oxpecker import terms
from oxpecker.terms import variable, Sort, Interval, Level
order = list(range(12))
random.Random(int(sys.argv[1])).shuffle(order)   # the order of making them must not matter either
made = {i: variable(f"x{i}") for i in order}
xs = [made[i] for i in range(12)]
ps = [variable(f"p{i}", Sort.BOOL) for i in range(6)]
keep = []
for level in Level:
    with terms.evaluation(level):
        for i in range(12):
            a = terms.wrap(xs[i] * 3 + xs[(i * 5) % 12] * xs[(i * 7) % 12] - terms.div(xs[0], 3), 32)
            b = terms.ite(terms.lor(ps[i % 6], ps[(i * 5) % 6], terms.lt(a, xs[i])), a, terms.bit_xor(xs[2], a))
            c = terms.land(*ps, terms.le(b, a), terms.eq(xs[(i + 1) % 12], b), terms.ne(a, i))
            keep.append(c)
            print(terms.show(c))
            print([v.name for v in c.variables], c.order[:3])
print(hashlib.sha256(pickle.dumps(terms.pack(keep))).hexdigest())
found = terms.infer([terms.lt(xs[i], xs[(i * 5 + 1) % 12] + i) for i in range(12)] + [terms.le(0, x) for x in xs], 2)
print([(v.name, str(i)) for v, i in found.items()])
"""


def test_nothing_depends_on_the_hash_seed() -> None:
    outputs = []
    source = str(Path(terms.__file__).parents[2])
    for seed in ("0", "1", "4711"):
        environment = os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": source}
        done = subprocess.run(
            [sys.executable, "-c", SCRIPT, "1"], env=environment, capture_output=True, text=True, check=True
        )
        outputs.append(done.stdout)
    assert outputs[0] == outputs[1] == outputs[2]
    assert len(outputs[0].splitlines()) == 74


def test_the_order_of_making_variables_does_not_matter() -> None:
    """Another process makes them in another order and still builds and shows the same terms."""
    outputs = []
    for order in ("1", "2"):
        environment = os.environ | {"PYTHONPATH": str(Path(terms.__file__).parents[2])}
        done = subprocess.run(
            [sys.executable, "-c", SCRIPT, order], env=environment, capture_output=True, text=True, check=True
        )
        outputs.append([line for line in done.stdout.splitlines() if not line.isalnum()])
    assert outputs[0] == outputs[1]
