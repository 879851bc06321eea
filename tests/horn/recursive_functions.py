"""Random recursive functions and claims about them, which small inputs refute or not.

A function is written twice: in Java, and in Python for the inputs that are tried, with Java's wrap-around. Inputs can
only refute: what they do not refute may still be wrong.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from tests.horn.java_int import JavaInt

DEEPEST = 60
"""Calls inside each other, after which a run counts as one that does not return."""
VALUES = (*range(-3, 12), 30, 31, 46340, 46341, 65536, 2**31 - 2, 2**31 - 1, -(2**31), -(2**31) + 1)
STOPS = ("n <= 0", "n == 0", "n < 2", "n <= 1", "n > 7")
BASES = ("0", "1", "n", "m", "m + 1", "n + m", "2 * n", "-1")
STEPS = (("n - 1", "m"), ("n - 2", "m"), ("n - 1", "m + 1"), ("n + 1", "m"), ("n / 2", "m"), ("n - 1", "n"))
RULES = ("R + 1", "R + m", "R + n", "R * 2", "R * 2 + 1", "R", "R - n", "R + R", "n * n + R", "m - R", "F(R % 5, m)")
CLAIMS = (
    "r == m + n",
    "r == m * n",
    "r >= n",
    "r >= 0",
    "r >= m",
    "r == n",
    "r == 0",
    "r <= n",
    "r % 2 == 0",
    "r == n * (n + 1) / 2",
    "r == (1 << n) - 1",
    "r == 1 << n",
    "r >= n - 1",
    "r == m + n * n",
    "r != 5",
)
GUARDS = (
    "true",
    "n >= 0",
    "n >= 0 && n <= 20",
    "n >= 0 && n <= 30 && m >= 0 && m <= 1000",
    "m >= 0 && n >= 1",
    "n <= 7",
)


class _TooDeep(Exception):
    pass


@dataclass(frozen=True, slots=True)
class RecursiveFunction:
    """A function in Java with a method that makes a claim about it, and both in Python."""

    java: str
    stop: str
    base: str
    arguments: str
    rule: str
    guard: str
    claim: str

    @property
    def is_refuted(self) -> bool:
        """Whether an input that was tried satisfies the guard and violates the claim."""
        return any(self._is_violated(JavaInt(n), JavaInt(m)) for n in VALUES for m in (-2, 0, 1, 3, 1000, 2**31 - 1))

    def _is_violated(self, n: JavaInt, m: JavaInt) -> bool:
        if not eval(_python(self.guard), {"n": n, "m": m}):
            return False
        try:
            return not eval(_python(self.claim), {"n": n, "m": m, "r": self._value(n, m, 0)})
        except _TooDeep:
            return False

    def _value(self, n: JavaInt, m: JavaInt, depth: int) -> JavaInt:
        if depth > DEEPEST:
            raise _TooDeep
        if eval(self.stop, {"n": n}):
            return JavaInt(eval(self.base, {"n": n, "m": m}))
        smaller, other = eval(f"({self.arguments})", {"n": n, "m": m})
        r = self._value(JavaInt(smaller), JavaInt(other), depth + 1)
        scope = {"n": n, "m": m, "R": r, "F": lambda n, m: self._value(JavaInt(n), JavaInt(m), depth + 1)}
        return JavaInt(eval(self.rule, scope))


def _python(condition: str) -> str:
    return condition.replace("&&", "and").replace("true", "True")


def recursive_functions(random: Random, count: int) -> Iterator[RecursiveFunction]:
    """Some functions `f0`, `f1` .. and methods `m0`, `m1` .. that claim something about them."""
    for number in range(count):
        stop, base, rule = random.choice(STOPS), random.choice(BASES), random.choice(RULES)
        arguments = random.choice(STEPS)
        value = rule.replace("F(", f"f{number}(")
        # Most claims are wrong: some random ones are skipped until one is not refuted.
        for _ in range(random.choice((1, 12))):
            guard, claim = random.choice(GUARDS), random.choice(CLAIMS)
            java = _java(number, stop, base, arguments, value, guard, claim)
            found = RecursiveFunction(java, stop, base, ", ".join(arguments), rule, guard, claim)
            if not found.is_refuted:
                break
        yield found


def _java(number: int, stop: str, base: str, arguments: tuple[str, str], value: str, guard: str, claim: str) -> str:
    return f"""
    static int f{number}(int n, int m) {{
        if ({stop}) return {base};
        int R = f{number}({arguments[0]}, {arguments[1]});
        return {value};
    }}
    static void m{number}(int n, int m) {{
        if ({guard}) {{ int r = f{number}(n, m); assert {claim}; }}
    }}
"""
