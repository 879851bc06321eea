"""Class invariants in proofs: what they show, that no trap is proved, and random assignments and calls."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from random import Random

import pytest

from oxpecker.api.loading import load_sources
from oxpecker.horn import NotEncodable, prove
from oxpecker.oox import typed
from oxpecker.oox.analysis.effects import effect_table
from oxpecker.oox.source import Source
from tests.exhaustive import tries
from tests.horn.test_objects import is_proved
from tests.horn.test_proof import PROGRAMS, loaded

RIGHT = {"Pair()", "Pair.look()", "Pair.relyOn(int[], Pair)", "Limit()", "Limit.bound()", "Plateau()", "Level()"}
"""The methods among the traps that are right, since others call them."""


def methods(name: str) -> list[typed.Method]:
    """The methods and constructors of a stored program."""
    file = str(PROGRAMS / f"{name}.java")
    program = loaded(name).program
    found = (each for each in program.methods.values() if each.info.span.file == file and each.body is not None)
    return [each for each in found if each.info.name != "getClass"]


def test_methods_that_keep_invariants_are_proved() -> None:
    program = loaded("ClassInvariants").program
    assert len(methods("ClassInvariants")) > 5
    assert [str(each.info) for each in methods("ClassInvariants") if not is_proved(program, each)] == []


def test_no_trap_is_proved() -> None:
    program = loaded("ClassInvariantTraps").program
    found = {str(each.info) for each in methods("ClassInvariantTraps") if is_proved(program, each)}
    assert found <= RIGHT
    assert {"Pair.look()", "Pair.relyOn(int[], Pair)"} <= found
    assert len(methods("ClassInvariantTraps")) > 15


def test_an_object_of_a_subclass_may_owe_more() -> None:
    program = loaded("ClassInvariantTraps").program
    (method,) = program.find_methods("Level.lower")
    with pytest.raises(NotEncodable, match="subclasses have more invariants"):
        prove(program, method, effect_table(program))


# --- random assignments and calls ----------------------------------------------------------------------------

OBJECTS, FIELDS = ("this", "other"), ("low", "high")
VALUES = range(-2, 4)
"""The constants of the steps are between 0 and 1, and steps only copy: more values show no other order."""

Value = tuple[str, str] | int
Heap = dict[tuple[int, str], int]


@dataclass(frozen=True)
class Step:
    """An assignment of a field, or a call of a method of an object."""

    target: str
    field: str = ""
    value: Value = 0
    called: str = ""

    @property
    def text(self) -> str:
        """The statement."""
        if self.called:
            return f"{self.target}.{self.called}();"
        value = str(self.value) if isinstance(self.value, int) else ".".join(self.value)
        return f"{self.target}.{self.field} = {value};"

    def run(self, heap: Heap, objects: dict[str, int]) -> bool:
        """Changes the heap; whether no invariant is found broken."""
        here = objects[self.target]
        if not self.called:
            given = self.value
            heap[here, self.field] = given if isinstance(given, int) else heap[objects[given[0]], given[1]]
            return True
        if self.called == "aid":  # a helper
            heap[here, "low"] = heap[here, "high"]
            return True
        if not keeps(heap, here):
            return False
        if self.called == "flatten":
            heap[here, "high"] = heap[here, "low"]
        return True


def keeps(heap: Heap, number: int) -> bool:
    return heap[number, "low"] <= heap[number, "high"]


TEXT = """class Pair {{
    int low;
    int high;
    //@ invariant low <= high;

    void look() {{
    }}

    //@ assignable high;
    //@ ensures low == \\old(low);
    void flatten() {{
        high = low;
    }}

    /*@ helper */ void aid() {{
        low = high;
    }}

    //@ requires other != null;
    void work(Pair other, int n) {{
        {steps}
    }}
}}
"""
LOOP = "for (int i = 0; i < n; i++) {{ Pair made = new Pair(); {steps} }}"
MOST_ITERATIONS = 3


def holds(steps: tuple[Step, ...], in_loop: bool = False) -> bool:
    """Whether invariants hold where they must, by running the steps on all small objects, also on a single one.

    In a loop, each iteration creates an object, which no other iteration knows.
    """
    places = [(number, field) for number in (0, 1) for field in FIELDS]
    for objects in ({"this": 0, "other": 1}, {"this": 0, "other": 0}):
        for values in product(VALUES, repeat=len(places)):
            heap = dict(zip(places, values, strict=True))
            if not all(keeps(heap, each) for each in objects.values()):
                continue
            for number in range(2, 2 + (MOST_ITERATIONS if in_loop else 1)):
                heap |= {(number, field): 0 for field in FIELDS}
                known = {**objects, "made": number}
                # The method may end after any number of iterations.
                if not all(step.run(heap, known) for step in steps) or not all_keep(heap, {*objects.values()}):
                    return False
    return True


def all_keep(heap: Heap, given: set[int]) -> bool:
    """Whether the objects that were given, and those that were created, satisfy their invariants."""
    return all(keeps(heap, number) for number, _ in heap if number in given or number > 1)


def made_up(random: Random, targets: tuple[str, ...] = OBJECTS) -> tuple[Step, ...]:
    def step() -> Step:
        target = random.choice(targets)
        if random.random() < 0.35:
            return Step(target, called=random.choice(("look", "flatten", "aid")))
        value = random.choice((0, 1, (random.choice(targets), random.choice(FIELDS))))
        return Step(target, random.choice(FIELDS), value)

    return tuple(step() for _ in range(random.randint(1, 4)))


@pytest.mark.sampled
def test_random_steps_are_proved_only_if_they_keep_invariants() -> None:
    random = Random(23)
    proved, right = 0, 0
    for _ in range(tries(160)):
        steps = made_up(random)
        text = TEXT.format(steps="\n        ".join(each.text for each in steps))
        program = load_sources([Source("Pair.java", text)]).program
        (method,) = program.find_methods("Pair.work")
        is_right = holds(steps)
        right += is_right
        if is_proved(program, method):
            assert is_right, text
            proved += 1
    assert 2 * proved > right > 4


@pytest.mark.sampled
def test_random_iterations_are_proved_only_if_they_keep_invariants() -> None:
    random = Random(29)
    proved, right = 0, 0
    for _ in range(tries(120)):
        steps = made_up(random, (*OBJECTS, "made"))
        text = TEXT.format(steps=LOOP.format(steps=" ".join(each.text for each in steps)))
        program = load_sources([Source("Pair.java", text)]).program
        (method,) = program.find_methods("Pair.work")
        is_right = holds(steps, in_loop=True)
        right += is_right
        if is_proved(program, method, units=1_000):
            assert is_right, text
            proved += 1
    assert 2 * proved > right > 4
