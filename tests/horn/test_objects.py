"""Proofs about fields of objects: what they show, that no trap is proved, and random assignments with aliases."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from random import Random

import pytest

from oxpecker.api.loading import load_sources
from oxpecker.horn import NotEncodable, Proof, prove
from oxpecker.limits import Budget
from oxpecker.oox import typed
from oxpecker.oox.analysis.effects import effect_table
from oxpecker.oox.source import Source
from tests.exhaustive import sampled, tries
from tests.horn.linked_boxes import LinkedBoxes, linked_boxes
from tests.horn.test_proof import PROGRAMS, loaded

RIGHT = {"Box.reset()", "Box.forget()"}
"""The methods among the traps whose contracts hold, since others call them by contract."""


def is_proved(program: typed.Program, method: typed.Method, units: int = 20_000) -> bool:
    with Budget(units).spending():
        try:
            return isinstance(prove(program, method, effect_table(program)), Proof)
        except NotEncodable:
            return False


@pytest.mark.parametrize(
    ("name", "shown"), [("plain", True), ("careful", True), ("bursting", False), ("replaced", False), ("given", False)]
)
def test_a_call_of_a_created_object_runs_the_body_of_its_class(name: str, shown: bool) -> None:
    program = loaded("ExactReceivers").program
    (method,) = program.find_methods(f"ExactReceivers.{name}")
    assert is_proved(program, method) is shown


def test_what_a_constructor_makes_may_be_of_a_subclass() -> None:
    program = loaded("ExactReceivers").program
    (method,) = program.find_methods("Tank.Tank(int)")
    assert not is_proved(program, method)


def methods(name: str) -> list[typed.Method]:
    """The methods with a contract of a stored program."""
    file = str(PROGRAMS / f"{name}.java")
    program = loaded(name).program
    return [each for each in program.methods.values() if each.info.span.file == file and each.cases]


def test_contracts_of_objects_are_proved() -> None:
    program = loaded("Objects").program
    assert len(methods("Objects")) > 10
    assert [str(each.info) for each in methods("Objects") if not is_proved(program, each)] == []


def test_no_trap_is_proved() -> None:
    program = loaded("ObjectTraps").program
    assert {str(each.info) for each in methods("ObjectTraps") if is_proved(program, each)} == RIGHT
    assert len(methods("ObjectTraps")) > 20


def test_what_is_not_covered_is_named() -> None:
    program = loaded("ObjectTraps").program
    (method,) = program.find_methods("Keeper.overwrites")
    with pytest.raises(NotEncodable, match="a comparison of objects"):
        prove(program, method, effect_table(program))


# --- random assignments --------------------------------------------------------------------------------------

OBJECTS, FIELDS = ("this", "other", "third"), ("a", "b")
Place = tuple[str, str]


@dataclass(frozen=True)
class Copying:
    """Assignments between fields of three objects, and a claim about a field in the end."""

    steps: tuple[tuple[Place, Place], ...]
    claimed: Place
    equals: Place
    """What the claimed field equals: the value of this field on entry."""
    apart: bool
    """Whether the precondition says that `other` is not `this`."""

    @property
    def text(self) -> str:
        """The method in Java, in a class of its own."""
        lines = [f"        {_read(to)} = {_read(by)};" for to, by in self.steps]
        apart = " && other != this" if self.apart else ""
        return "\n".join(
            [
                "class Box {",
                "    int a;",
                "    int b;",
                f"    //@ requires other != null && third != null{apart};",
                f"    //@ ensures {_read(self.claimed)} == \\old({_read(self.equals)});",
                "    void copy(Box other, Box third) {",
                *lines,
                "    }",
                "}",
            ]
        )

    def holds(self) -> bool:
        """Whether the claim holds for all ways in which the objects are the same, by running them all."""
        return all(self._holds(dict(zip(OBJECTS, numbers, strict=True))) for numbers in self._ways())

    def _ways(self) -> Iterator[tuple[int, int, int]]:
        for other, third in product((0, 1), (0, 1, 2)):
            if not (self.apart and other == 0):
                yield 0, other, third

    def _holds(self, objects: dict[str, int]) -> bool:
        # Assignments only copy: values that differ from each other show every difference.
        before = {(number, field): 10 * number + place for number in range(3) for place, field in enumerate(FIELDS)}
        after = dict(before)
        for (to, field), (by, source) in self.steps:
            after[objects[to], field] = after[objects[by], source]
        claimed, equals = (objects[self.claimed[0]], self.claimed[1]), (objects[self.equals[0]], self.equals[1])
        return after[claimed] == before[equals]


def _read(place: Place) -> str:
    return ".".join(place)


def made_up(random: Random) -> Copying:
    def place() -> Place:
        return random.choice(OBJECTS), random.choice(FIELDS)

    steps = tuple((place(), place()) for _ in range(random.randint(0, 4)))
    return Copying(steps, place(), place(), random.random() < 0.5)


@pytest.mark.sampled
def test_random_assignments_are_proved_exactly_where_they_hold() -> None:
    random = Random(20)
    seen = {True: 0, False: 0}
    for _ in range(tries(160)):
        copying = made_up(random)
        program = load_sources([Source("Box.java", copying.text)]).program
        (method,) = program.find_methods("Box.copy")
        assert is_proved(program, method) is copying.holds(), copying.text
        seen[copying.holds()] += 1
    assert min(seen.values()) > 2


def proved(claims: list[LinkedBoxes]) -> list[LinkedBoxes]:
    """Those that are proved."""
    found = []
    for each in claims:
        program = load_sources([Source("Box.java", each.java)]).program
        (method,) = program.find_methods("Box.copy")
        if is_proved(program, method, units=1_000):
            found.append(each)
    return found


@pytest.mark.sampled
@pytest.mark.parametrize("seed", sampled(range(6), 6))
def test_what_linked_objects_refute_is_not_proved(seed: int) -> None:
    claims = list(linked_boxes(Random(seed), tries(40)))
    assert [each.java for each in proved(claims) if each.is_refuted] == []


def test_claims_about_linked_objects_are_proved() -> None:
    claims = [each for each in linked_boxes(Random(4), 40) if not each.repeated and not each.is_refuted]
    assert len(claims) > 3
    assert proved(claims) == claims
