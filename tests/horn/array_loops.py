"""Random methods with a loop over an array and a postcondition, which small inputs refute or not.

A method is written twice: in Java, and in Python for the inputs that are tried. Small inputs can only refute: what
they do not refute may still be wrong.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from random import Random

VALUES = (-1, 0, 2)
LONGEST = 4

STARTS = ("0", "1")
ENDS = (("a.length", "len(a)"), ("a.length - 1", "len(a) - 1"))
STEPS = ("1", "2")
FIRST = ("0", "-1", "v")
CONDITIONS = ("a[i] > m", "a[i] == v", "a[i] < v", "a[i] >= 0", "m <= v", "i % 2 == 0")
STATEMENTS = ("m = a[i];", "m = m + 1;", "a[i] = v;", "m = i;", "m = m + a[i];", "a[i] = m;", "a[i] = a[0];")
BIT_CONDITIONS = ("(a[i] & 1) == 0", "(a[i] ^ v) < 0", "a[i] != v", "(i & 1) == 0", "i >= 0")
BIT_STATEMENTS = (
    "m = m | a[i];",
    "m = m ^ a[i] & v;",
    "a[i] = a[i] & -2;",
    "a[i] = a[i] & v;",
    "a[i] = a[i] | 5;",
    "m = a[i] >> 1;",
    "m = ~a[i] & 6;",
)
POSTCONDITIONS = (
    (r"(\forall int k; 0 <= k && k < a.length; a[k] <= \result)", "all(x <= r for x in a)"),
    (r"(\forall int k; 1 <= k && k < a.length; a[k] <= \result)", "all(x <= r for x in a[1:])"),
    (r"(\forall int k; 0 <= k && k < a.length; a[k] == v)", "all(x == v for x in a)"),
    (r"(\forall int k; 0 <= k && k < a.length; a[k] >= v)", "all(x >= v for x in a)"),
    (r"(\forall int k; 0 <= k && k < a.length; a[k] == \old(a[k]))", "a == old"),
    (r"(\exists int k; 0 <= k && k < a.length; a[k] == \result)", "r in a"),
    (r"\result == (\sum int k; 0 <= k && k < a.length; a[k])", "r == sum(a)"),
    (r"\result == (\num_of int k; 0 <= k && k < a.length; a[k] == v)", "r == a.count(v)"),
    (r"\result <= (\num_of int k; 0 <= k && k < a.length; a[k] >= 0)", "r <= sum(x >= 0 for x in a)"),
    (r"\result == (\sum int k; 0 < k && k < a.length; a[k])", "r == sum(a[1:])"),
    (r"a.length == 0 || \result == (\max int k; 0 <= k && k < a.length; a[k])", "not a or r == max(a)"),
    (r"a.length == 0 || (\max int k; -1 < k && k < a.length; a[k]) <= \result", "not a or max(a) <= r"),
    (r"a.length < 2 || (\min int k; 0 < k && k < a.length; a[k]) <= \result", "len(a) < 2 or min(a[1:]) <= r"),
    (r"(\max int k; 0 <= k && k < a.length; a[k]) <= \result || v < 2", "bool(a) and max(a) <= r or bool(a) and v < 2"),
    (r"-1 <= \result && \result < a.length", "-1 <= r < len(a)"),
    (r"\result <= a.length", "r <= len(a)"),
    (r"\result >= v || \result >= 0", "r >= v or r >= 0"),
    (r"\result != -1 ==> a[\result] == v", "r == -1 or 0 <= r < len(a) and a[r] == v"),
)
BIT_POSTCONDITIONS = (
    (r"\result >= v || \result >= 0", "r >= v or r >= 0"),
    (r"\result >= 0", "r >= 0"),
    (r"\result <= 6", "r <= 6"),
    (r"(\forall int k; 0 <= k && k < a.length; (a[k] & 1) == 0)", "all(x & 1 == 0 for x in a)"),
    (r"(\forall int k; 0 <= k && k < a.length; (a[k] | v) == v)", "all(x | v == v for x in a)"),
    (r"(\forall int k; 0 <= k && k < a.length; a[k] == (\old(a[k]) | 5))", "a == [x | 5 for x in old]"),
    (r"(\result & 9) == 0", "r & 9 == 0"),
    (r"(\result | 7) == 7", "r | 7 == 7"),
)


@dataclass(frozen=True, slots=True)
class ArrayLoop:
    """A method in Java, and what it does in Python: sets `r` from `a` and `v`."""

    java: str
    python: str
    holds: str

    @property
    def is_refuted(self) -> bool:
        """Whether a small input violates the postcondition, or makes the method or the postcondition throw."""
        return not all(self._holds(list(a), v) for n in range(LONGEST + 1) for *a, v in product(VALUES, repeat=n + 1))

    def _holds(self, a: list[int], v: int) -> bool:
        scope = {"a": a, "v": v, "old": list(a)}
        try:
            exec(self.python, scope)
            return bool(eval(self.holds, scope))
        except IndexError:
            return False


def array_loops(random: Random, count: int, has_bits: bool = False) -> Iterator[ArrayLoop]:
    """Some methods, called `m0`, `m1` and so on; with bit operators if they are wanted."""
    conditions, statements = (BIT_CONDITIONS, BIT_STATEMENTS) if has_bits else (CONDITIONS, STATEMENTS)
    postconditions = BIT_POSTCONDITIONS if has_bits else POSTCONDITIONS
    for number in range(count):
        start, (end, limit), step = random.choice(STARTS), random.choice(ENDS), random.choice(STEPS)
        first, condition, statement = random.choice(FIRST), random.choice(conditions), random.choice(statements)
        returns = random.random() < 0.25
        ensures, holds = random.choice(postconditions)
        java = f"""
    //@ requires a != null;
    //@ ensures {ensures};
    static int m{number}(int[] a, int v) {{
        int m = {first};
        for (int i = {start}; i < {end}; i += {step}) {{
            if ({condition}) {{ {statement} {"return m;" if returns else ""} }}
        }}
        return m;
    }}
"""
        leave = "return m" if returns else "pass"
        body = f"for i in range({start}, {limit}, {step}):\n  if {condition}:\n   {statement}\n   {leave}\n return m"
        yield ArrayLoop(java, f"def f(a, v):\n m = {first}\n {body}\nr = f(a, v)", holds)
