"""The one solver of analyses: it finds the least fixpoint, whoever asks first."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hypothesis import given, settings
from hypothesis import strategies as st

from oxpecker.oox.analysis.framework import Solution, TooManyKeys
from tests.exhaustive import tries

deterministic = settings(derandomize=True, deadline=None, database=None, max_examples=tries(200))

Values = frozenset[int]


@dataclass(frozen=True)
class Rule:
    """What a key has for itself, what it takes from others, and what it takes only once it has seen something."""

    own: Values
    needs: tuple[int, ...]
    then: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class System:
    """A system of monotone equations over sets."""

    rules: tuple[Rule, ...]

    def bottom(self) -> Values:
        return frozenset()

    def join(self, one: Values, other: Values) -> Values:
        return one | other

    def transfer(self, key: int, lookup: Callable[[int], Values]) -> Values:
        rule = self.rules[key]
        found = rule.own.union(*(lookup(other) for other in rule.needs))
        for seen, other in rule.then:
            found |= lookup(other) if seen in found else frozenset()
        return found


KEYS = 6
keys = st.integers(0, KEYS - 1)
rules = st.builds(
    Rule,
    st.frozensets(keys, max_size=2),
    st.lists(keys, max_size=3).map(tuple),
    st.lists(st.tuples(keys, keys), max_size=2).map(tuple),
)
systems = st.lists(rules, min_size=KEYS, max_size=KEYS).map(lambda each: System(tuple(each)))


def least_fixpoint(system: System) -> list[Values]:
    """All keys at once, from the bottom, until nothing changes."""
    values: list[Values] = [frozenset()] * KEYS
    while True:
        found = [values[key] | system.transfer(key, values.__getitem__) for key in range(KEYS)]
        if found == values:
            return values
        values = found


@deterministic
@given(systems, st.permutations(range(KEYS)))
def test_the_least_fixpoint_is_found_whoever_asks_first(system: System, order: list[int]) -> None:
    solution = Solution(system)
    found = {key: solution.of(key) for key in order}
    assert [found[key] for key in range(KEYS)] == least_fixpoint(system)


def test_what_an_open_recursion_takes_for_granted_is_not_kept() -> None:
    # 0 asks 1, which asks 0 again before 0 has its own value.
    system = System((Rule(frozenset({7}), (1,), ()), Rule(frozenset(), (0,), ())))
    solution = Solution(system)
    assert solution.of(0) == {7}
    assert solution.of(1) == {7}


@deterministic
@given(systems, st.permutations(range(KEYS)), st.integers(1, KEYS))
def test_a_solution_that_may_look_at_few_keys_gives_the_same_values_or_none(
    system: System, order: list[int], most: int
) -> None:
    solution, whole = Solution(system, most), least_fixpoint(system)
    for key in order:
        try:
            assert solution.of(key) == whole[key]
        except TooManyKeys:
            assert most < KEYS


def test_keys_that_all_need_each_other_are_solved_a_few_times_each() -> None:
    @dataclass(frozen=True)
    class Counted(System):
        solved: list[int]

        def transfer(self, key: int, lookup: Callable[[int], Values]) -> Values:
            self.solved.append(key)
            return super().transfer(key, lookup)

    many = 60
    rules = (Rule(frozenset({key}), tuple(n for n in range(many) if n % 7 != key % 5), ()) for key in range(many))
    system = Counted(tuple(rules), [])
    assert len(Solution(system).of(0)) == many
    assert len(system.solved) < 8 * many
