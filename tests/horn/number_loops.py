"""Random loops that assign their parameters, and claims about what these were, which small inputs refute or not.

A method is written twice: in Java, and in Python for the inputs that are tried, with Java's wrap-around. Inputs can
only refute: what they do not refute may still be wrong.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from tests.horn.java_int import JavaInt

LONGEST = 60
"""Iterations after which a run counts as one that does not return."""
VALUES = (*range(-3, 8), 12, 18, 1000, 46341, 2**31 - 1, -(2**31))
REQUIRED = ("a > 0 && b > 0", "a >= 0 && b >= 0", "a >= 0 && b > 0 && a <= 1000 && b <= 1000", "a != 0 && b != 0")
GUARDS = ("b != 0", "a != b", "a > b", "b > 0", "a >= b", "a > 0")
STEPS = (
    ("int t = a % b; a = b; b = t;", "a, b = b, a % b"),
    ("if (a > b) { a = a - b; } else { b = b - a; }", "if a > b: a = a - b\n  else: b = b - a"),
    ("if (a > b) { a = a - b; c++; } else { b = b - 1; }", "if a > b: a = a - b; c = c + 1\n  else: b = b - 1"),
    ("while (a > b) { a = a - b; } b = b - a;", "while a > b: a = a - b; rounds()\n  b = b - a"),
    ("a = a - b; c++;", "a = a - b; c = c + 1"),
    ("b--; c = c + a;", "b = b - 1; c = c + a"),
    ("a--; b++;", "a = a - 1; b = b + 1"),
    ("a = a - 2; c++;", "a = a - 2; c = c + 1"),
    ("a = a / 2; b = b - a;", "a = a / 2; b = b - a"),
    ("b--; c++;", "b = b - 1; c = c + 1"),
)
RESULTS = ("a", "b", "c", "a + b")
CLAIMS = (
    (r"\result > 0 && a % \result == 0", "r > 0 and a % r == 0"),
    (r"\result > 0 && a % \result == 0 && b % \result == 0", "r > 0 and a % r == 0 and b % r == 0"),
    (r"a % \result == 0 && b % \result == 0", "a % r == 0 and b % r == 0"),
    (
        r"(\forall int d; 1 <= d && d <= 20; a % d == 0 && b % d == 0 ==> \result % d == 0)",
        "all(a % d or b % d or r % d == 0 for d in range(1, 21))",
    ),
    (r"(\forall int d; 1 <= d && d <= 9; \result % d == a % d)", "all(r % d == a % d for d in range(1, 10))"),
    (r"\result >= 0", "r >= 0"),
    (r"\result <= a", "r <= a"),
    (r"\result <= a || \result <= b", "r <= a or r <= b"),
    (r"\result == a + b", "r == a + b"),
    (r"\result == a * b", "r == a * b"),
    (r"\result == b", "r == b"),
    (r"b <= 0 || \result < b", "b <= 0 or r < b"),
    (r"b <= 0 || \result == a % b", "b <= 0 or r == a % b"),
    (r"b <= 0 || \result == a / b", "b <= 0 or r == a / b"),
)


class _TooLong(Exception):
    pass


@dataclass(frozen=True, slots=True)
class NumberLoop:
    """A method in Java, and in Python: the loop as a function `f` of `a` and `b`, and the claim about its result."""

    java: str
    required: str
    python: str
    holds: str

    @property
    def is_refuted(self) -> bool:
        """Whether an input that was tried violates the claim, or makes the method or the claim throw."""
        return any(self._is_violated(JavaInt(a), JavaInt(b)) for a in VALUES for b in VALUES)

    def _is_violated(self, a: JavaInt, b: JavaInt) -> bool:
        given = {"a": a, "b": b}
        if not eval(self.required.replace("&&", "and"), given):
            return False
        left = iter(range(LONGEST))

        def rounds() -> None:
            if next(left, None) is None:
                raise _TooLong

        scope = {"rounds": rounds, "zero": JavaInt(0)}
        exec(self.python, scope)
        try:
            return not eval(self.holds, {**given, "r": scope["f"](a, b)})  # type: ignore[operator]
        except _TooLong:
            return False
        except ZeroDivisionError:
            return True


def number_loops(random: Random, count: int) -> Iterator[NumberLoop]:
    """Some methods, called `m0`, `m1` and so on."""
    for number in range(count):
        guard, (step, python), result = random.choice(GUARDS), random.choice(STEPS), random.choice(RESULTS)
        loop = f"def f(a, b):\n c = zero\n while {guard}:\n  rounds()\n  {python}\n return {result}"
        # Most claims are wrong: some random ones are skipped until one is not refuted.
        for _ in range(random.choice((1, 12))):
            required, (ensures, holds) = random.choice(REQUIRED), random.choice(CLAIMS)
            java = f"""
    //@ requires {required};
    //@ ensures {ensures};
    static int m{number}(int a, int b) {{
        int c = 0;
        while ({guard}) {{ {step} }}
        return {result};
    }}
"""
            found = NumberLoop(java, required, loop, holds)
            if not found.is_refuted:
                break
        yield found
