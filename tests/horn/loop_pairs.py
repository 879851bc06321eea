"""Random pairs of methods with a loop over an array, which small inputs tell apart or not.

A method is written twice: in Java, and in Python for the inputs that are tried. Small inputs can only tell versions
apart: what they do not may still differ.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product
from random import Random

VALUES = (-1, 0, 2)
LONGEST = 4

PARTS = {
    "first": ("0", "1", "v"),
    "start": ("0", "1"),
    "end": ("n", "n - 1"),
    "step": ("1", "2"),
    "condition": ("a[i] > m", "a[i] == v", "a[i] < v", "m <= v", "a[i] <= m", "i < v"),
    "then": ("m = a[i]", "m = m + 1", "a[i] = v", "m = i", "m = m + a[i]", "a[i] = m", "m = a[i] + m", "m = 1 + m"),
    "otherwise": ("m = m", "m = m - 1", "a[i] = 0", "m = m + 1", "m = 1 + m"),
    "result": ("m", "m + 1", "m + 0", "v"),
}
"""The parts of a method, each of which is the same text in Java and in Python."""


@dataclass(frozen=True, slots=True)
class LoopMethod:
    """A method, by its parts."""

    first: str
    start: str
    end: str
    step: str
    condition: str
    then: str
    otherwise: str
    result: str
    shift: int = 0
    """How much smaller the counter is than the index."""

    @property
    def java(self) -> str:
        """The method in Java."""
        return f"""static int f(int[] a, int v) {{
            int m = {self.first}; int n = a.length;
            int j = {self.start} - {self.shift};
            while (j + {self.shift} < {self.end}) {{
                int i = j + {self.shift};
                if ({self.condition}) {{ {self.then}; }} else {{ {self.otherwise}; }}
                j += {self.step};
            }}
            return {self.result}; }}"""

    def run(self, a: list[int], v: int) -> object:
        """What the method returns, or that it throws, and the array that it leaves."""
        scope: dict[str, object] = {"a": a, "v": v}
        body = f"for i in range({self.start}, {self.end}, {self.step}):\n  if {self.condition}: {self.then}\n"
        body += f"  else: {self.otherwise}\n"
        code = f"def f(a, v):\n m = {self.first}; n = len(a)\n {body} return {self.result}\nr = f(a, v)"
        try:
            exec(code, scope)
        except IndexError:
            return "throws", a
        return scope["r"], a


def differ(old: LoopMethod, new: LoopMethod) -> bool:
    """Whether a small input tells two methods apart."""
    inputs = (each for n in range(LONGEST + 1) for each in product(VALUES, repeat=n + 1))
    return any(old.run(list(a), v) != new.run(list(a), v) for *a, v in inputs)


def loop_pairs(random: Random, count: int) -> Iterator[tuple[LoopMethod, LoopMethod]]:
    """Some pairs: the new version has another counter, and up to two other parts."""
    for _ in range(count):
        old = LoopMethod(**{name: random.choice(some) for name, some in PARTS.items()})
        changed = {name: random.choice(PARTS[name]) for name in random.sample(list(PARTS), random.randrange(3))}
        yield old, replace(old, shift=random.choice((0, 1)), **changed)
