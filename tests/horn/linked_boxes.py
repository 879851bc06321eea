"""Random methods that assign fields of linked objects, in a loop or not, and claims that small heaps refute or not.

A method is written in Java, and run here on every heap in which its objects are the same in some way. Its numbers are
only copied, so that heaps whose numbers all differ show every difference, but for the number of iterations.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from random import Random

PATHS = ("this", "other", "local", "this.next", "other.next", "local.next")
"""Expressions for objects; the precondition says that none of them is null."""
NUMBERS = ("a", "b")
MOST_ITERATIONS = 5

Links = dict[int, int]
"""The object to which the field `next` of each object refers."""


@dataclass(frozen=True)
class Step:
    """An assignment of a number or of a reference."""

    target: str
    field: str
    value: str

    @property
    def java(self) -> str:
        left = f"{self.target}.{self.field}" if self.field else self.target
        return f"{left} = {self.value};"


@dataclass
class _Heap:
    names: dict[str, int]
    links: Links
    numbers: dict[tuple[int, str], int]

    def object(self, path: str) -> int:
        first, *rest = path.split(".")
        found = self.names[first]
        return self.links[found] if rest else found

    def number(self, path: str) -> int:
        target, _, field = path.rpartition(".")
        return self.numbers[self.object(target), field]

    def run(self, step: Step) -> None:
        if step.field in NUMBERS:
            self.numbers[self.object(step.target), step.field] = self.number(step.value)
        elif step.field:
            self.links[self.object(step.target)] = self.object(step.value)
        else:
            self.names[step.target] = self.object(step.value)


@dataclass(frozen=True)
class LinkedBoxes:
    """Assignments, and a claim that a number in the end equals one on entry."""

    before: tuple[Step, ...]
    repeated: tuple[Step, ...]
    """The body of a loop; without any there is no loop."""
    apart: bool
    """Whether the precondition says that `other` is not `this`."""
    known: tuple[str, str] | None
    """Two numbers that are equal on entry, by the precondition."""
    claimed: str
    equals: str

    @property
    def java(self) -> str:
        """The method in a class of its own."""
        requires = "other != null && next != null && other.next != null && n >= 0"
        requires += " && other != this" if self.apart else ""
        requires += f" && {' == '.join(self.known)}" if self.known else ""
        lines = [f"        {each.java}" for each in self.before]
        if self.repeated:
            lines += ["        for (int i = 0; i < n; i++) {"]
            lines += [f"            {each.java}" for each in self.repeated]
            lines += ["        }"]
        return "\n".join(
            [
                "class Box {",
                "    int a, b;",
                "    Box next;",
                f"    //@ requires {requires};",
                f"    //@ ensures {self.claimed} == \\old({self.equals});",
                "    void copy(Box other, int n) {",
                "        Box local = this;",
                *lines,
                "    }",
                "}",
            ]
        )

    @property
    def is_refuted(self) -> bool:
        """Whether the claim is false for some heap and some number of iterations."""
        return any(not self._holds(other, links, n) for other, links, n in self._heaps())

    def _heaps(self) -> Iterator[tuple[int, Links, int]]:
        """The objects are 0 (`this`), perhaps 1 (`other`), and 2 and 3; those link to each other and to the rest."""
        iterations = range(MOST_ITERATIONS if self.repeated else 1)
        for other, first, second, third, n in product((0, 1), range(3), range(4), range(4), iterations):
            if not (self.apart and other == 0):
                yield other, {0: first, 1: second, 2: third, 3: 0}, n

    def _holds(self, other: int, links: Links, iterations: int) -> bool:
        values = {(each, field): 2 * each + place for each in links for place, field in enumerate(NUMBERS)}
        start = _Heap({"this": 0, "other": other, "local": 0}, links, values)
        if self.known:
            one, two = ((start.object(path.rpartition(".")[0]), path.rpartition(".")[2]) for path in self.known)
            values[one] = values[two]
        equals = start.number(self.equals)
        heap = _Heap(dict(start.names), dict(links), dict(values))
        for step in (*self.before, *self.repeated * iterations):
            heap.run(step)
        heap.names = start.names  # In a postcondition, a parameter has its value on entry.
        return heap.number(self.claimed) == equals


def linked_boxes(random: Random, count: int) -> Iterator[LinkedBoxes]:
    """Some methods."""

    def number(paths: tuple[str, ...]) -> str:
        return f"{random.choice(paths)}.{random.choice(NUMBERS)}"

    def step() -> Step:
        kind = random.random()
        if kind < 0.55:
            return Step(random.choice(PATHS), random.choice(NUMBERS), number(PATHS))
        if kind < 0.8:
            return Step(random.choice(("other", "local")), "", random.choice(PATHS))
        return Step(random.choice(PATHS[:3]), "next", random.choice(PATHS))

    stated = tuple(path for path in PATHS if not path.startswith("local"))
    for _ in range(count):
        before = tuple(step() for _ in range(random.randint(0, 3)))
        repeated = tuple(step() for _ in range(random.choice((0, 1, 2, 3))))
        known = (number(stated), number(stated)) if random.random() < 0.6 else None
        claimed = number(stated)
        equals = claimed if random.random() < 0.5 else number(stated)
        yield LinkedBoxes(before, repeated, random.random() < 0.5, known, claimed, equals)
