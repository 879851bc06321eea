"""Recursive methods for all inputs: `python benchmarks/recursive_proofs.py [PROBLEM ..] [--time SECONDS]`.

Each problem has a claim that is right and one that is wrong, as a contract of the recursive method or as an assertion
about methods that have none. The table says what `check` answers to both, and the seconds of the processor that it
takes. Exit code 1 if an answer is wrong.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.verdicts import Answer, answer


@dataclass(frozen=True)
class Problem:
    """A recursive method, and two claims about it."""

    name: str
    parameters: str
    """Of the method that is checked."""
    requires: str
    right: str
    wrong: str
    refuted_by: str
    """Arguments for which the wrong claim is false."""
    code: str
    """The methods; a claim about the first is a contract of it, if it has the parameters."""

    @property
    def is_contract(self) -> bool:
        """Whether the claim is the contract of the recursive method, and no assertion about calls."""
        return "\\result" in self.right

    @property
    def method(self) -> str:
        """The method to check."""
        return f"Main.{self.code.split('(')[0].split()[-1] if self.is_contract else 'claim'}"

    def program(self, claim: str) -> str:
        """The program in Java, with one of the claims."""
        if self.is_contract:
            lines = [f"//@ requires {self.requires};", f"//@ ensures {claim};", self.code]
        else:
            assertion = f"static void claim({self.parameters}) {{ if ({self.requires}) assert {claim}; }}"
            lines = [*self.code.splitlines(), assertion]
        body = "\n".join(f"    {line}" for line in "\n".join(lines).splitlines())
        return f"class Main {{\n{body}\n}}\n"


ADD = "static int add(int m, int n) { return n <= 0 ? m : add(m, n - 1) + 1; }"
MULTIPLY = "static int multiply(int m, int n) { return n == 0 ? 0 : multiply(m, n - 1) + m; }"
MCCARTHY = "static int f(int x) { return x > 100 ? x - 10 : f(f(x + 11)); }"
FIBONACCI = "static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }"
GCD = "static int gcd(int a, int b) { return b == 0 ? a : gcd(b, a % b); }"
HANOI = "static int moves(int n) { return n == 0 ? 0 : moves(n - 1) + 1 + moves(n - 1); }"
PARITY = """static boolean even(int n) { return n == 0 || odd(n - 1); }
static boolean odd(int n) { return n != 0 && even(n - 1); }"""
TAK = """static int tak(int x, int y, int z) {
    return x <= y ? y : tak(tak(x - 1, y, z), tak(y - 1, z, x), tak(z - 1, x, y));
}"""
ACKERMANN = """static int ack(int m, int n) {
    if (m == 0) return n == Integer.MAX_VALUE ? n : n + 1;
    return n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1));
}"""
DIGITS = "static int digits(int n) { return n < 10 ? n : n % 10 + digits(n / 10); }"

PROBLEMS = (
    Problem("addition", "int m, int n", "n >= 0", "add(m, n) == m + n", "add(m, n) != m", "0, 0", ADD),
    Problem(
        "addition, contract",
        "int m, int n",
        "n >= 0",
        r"\result == m + n",
        r"\result >= n",
        "-1, 0",
        "static int add(int m, int n) { return n == 0 ? m : add(m + 1, n - 1); }",
    ),
    Problem(
        "multiplication", "int m, int n", "n >= 0", "multiply(m, n) == m * n", "multiply(m, n) >= m", "1, 0", MULTIPLY
    ),
    Problem(
        "multiplication commutes",
        "int m, int n",
        "m >= 0 && n >= 0",
        "multiply(m, n) == multiply(n, m)",
        "multiply(m, n) == multiply(n, m + 1)",
        "0, 1",
        MULTIPLY,
    ),
    Problem(
        "halving and doubling",
        "int a, int b",
        "b >= 0",
        r"\result == a * b",
        r"\result >= b",
        "0, 1",
        "static int peasant(int a, int b) { return b == 0 ? 0 : (b % 2 == 0 ? 0 : a) + peasant(2 * a, b / 2); }",
    ),
    Problem("McCarthy 91", "int x", "x <= 101", "f(x) == 91", "f(x + 1) == 91", "101", MCCARTHY),
    Problem(
        "McCarthy 91, contract",
        "int x",
        "true",
        r"\result == (x > 100 ? x - 10 : 91)",
        r"\result == (x > 101 ? x - 10 : 90)",
        "100",
        MCCARTHY,
    ),
    Problem("Fibonacci grows", "int n", "0 <= n && n <= 46", "fib(n) >= n - 1", "fib(n) >= n", "2", FIBONACCI),
    Problem("Fibonacci is positive", "int n", "1 <= n && n <= 40", "fib(n) > 0", "fib(n) > 1", "2", FIBONACCI),
    Problem(
        "Ackermann is positive", "int m, int n", "m >= 0 && n >= 0", "ack(m, n) > 0", "ack(m, n) > 1", "0, 0", ACKERMANN
    ),
    Problem(
        "Ackermann grows, contract",
        "int m, int n",
        "m >= 0 && n >= 0",
        r"\result > n || n == Integer.MAX_VALUE && \result == n",
        r"\result > n + 1",
        "0, 0",
        ACKERMANN,
    ),
    Problem(
        "gcd divides",
        "int a, int b",
        "a > 0 && b >= 0",
        r"\result > 0 && a % \result == 0 && b % \result == 0",
        r"\result > 1",
        "1, 0",
        GCD,
    ),
    Problem(
        "gcd divides, assertion", "int a, int b", "a > 0 && b > 0", "a % gcd(a, b) == 0", "gcd(a, b) < a", "1, 1", GCD
    ),
    Problem(
        "gcd by subtraction",
        "int a, int b",
        "a > 0 && b > 0",
        r"\result > 0 && a % \result == 0 && b % \result == 0",
        r"\result < a",
        "1, 1",
        "static int gcd(int a, int b) { return a == b ? a : a > b ? gcd(a - b, b) : gcd(a, b - a); }",
    ),
    Problem("Hanoi", "int n", "0 <= n && n <= 30", "moves(n) == (1 << n) - 1", "moves(n) == 1 << n", "0", HANOI),
    Problem("Hanoi, lower bound", "int n", "0 <= n && n < 31", "moves(n) >= n", "moves(n) > n", "1", HANOI),
    Problem(
        "power",
        "int b, int n",
        "n >= 0",
        r"\result == (\product int k; 0 <= k && k < n; b)",
        r"\result >= b",
        "2, 0",
        "static int power(int b, int n) { return n == 0 ? 1 : b * power(b, n - 1); }",
    ),
    Problem(
        "power by squaring",
        "int b, int n",
        "n >= 0",
        r"(b == 1 ==> \result == 1) && (b == 0 && n > 0 ==> \result == 0)",
        r"b == -1 ==> \result == 1",
        "-1, 1",
        """static int power(int b, int n) {
    if (n == 0) return 1;
    int half = power(b, n / 2);
    return n % 2 == 0 ? half * half : b * half * half;
}""",
    ),
    Problem("digit sum", "int n", "n >= 0", "digits(n) >= 0 && digits(n) <= n", "digits(n) < n", "0", DIGITS),
    Problem("digit sum modulo nine", "int n", "n >= 0", r"\result % 9 == n % 9", r"\result % 8 == n % 8", "10", DIGITS),
    Problem(
        "number of digits",
        "int n",
        "n >= 0",
        r"1 <= \result && \result <= n + 1L && (n < 10 ==> \result == 1)",
        r"\result < 4",
        "1000",
        "static int length(int n) { return n < 10 ? 1 : 1 + length(n / 10); }",
    ),
    Problem(
        "binary search",
        "int[] a, int low, int high, int v",
        r"a != null && 0 <= low && low <= high && high <= a.length"
        r" && (\forall int p, q; 0 <= p && p < q && q < a.length; a[p] <= a[q])",
        r"\result == -1 ? (\forall int k; low <= k && k < high; a[k] != v)"
        r" : low <= \result && \result < high && a[\result] == v",
        r"\result >= low",
        "[], 0, 0, 0",
        """static int search(int[] a, int low, int high, int v) {
    if (low >= high) return -1;
    int middle = low + (high - low) / 2;
    if (a[middle] == v) return middle;
    return a[middle] < v ? search(a, middle + 1, high, v) : search(a, low, middle, v);
}""",
    ),
    Problem(
        "linear search",
        "int[] a, int i, int v",
        "a != null && 0 <= i && i <= a.length",
        r"\result == -1 ? (\forall int k; i <= k && k < a.length; a[k] != v)"
        r" : i <= \result && \result < a.length && a[\result] == v",
        r"\result >= i",
        "[], 0, 0",
        "static int find(int[] a, int i, int v) { return i == a.length ? -1 : a[i] == v ? i : find(a, i + 1, v); }",
    ),
    Problem(
        "sum of an array",
        "int[] a, int n",
        "a != null && 0 <= n && n <= a.length",
        r"\result == (\sum int k; 0 <= k && k < n; a[k])",
        r"\result >= 0",
        "[-1], 1",
        "static int sum(int[] a, int n) { return n == 0 ? 0 : sum(a, n - 1) + a[n - 1]; }",
    ),
    Problem(
        "maximum of an array",
        "int[] a, int n",
        "a != null && 0 < n && n <= a.length",
        r"(\forall int k; 0 <= k && k < n; a[k] <= \result) && (\exists int k; 0 <= k && k < n; a[k] == \result)",
        r"\result > a[0]",
        "[0], 1",
        "static int maximum(int[] a, int n) { return n == 1 ? a[0] : Math.max(maximum(a, n - 1), a[n - 1]); }",
    ),
    Problem(
        "filling an array",
        "int[] a, int i",
        "a != null && 0 <= i && i <= a.length",
        r"(\forall int k; 0 <= k && k < a.length; a[k] == (k < i ? \old(a[k]) : k)) && \result == a.length - i",
        r"(\forall int k; 0 <= k && k < a.length; a[k] == k) && \result == a.length",
        "[5], 1",
        "static int fill(int[] a, int i) { if (i == a.length) return 0; a[i] = i; return fill(a, i + 1) + 1; }",
    ),
    Problem(
        "length of a list",
        "Main list, int steps",
        "0 <= steps",
        r"0 <= \result && \result <= steps",
        r"\result == steps",
        "null, 1",
        """static int length(Main list, int steps) {
    return list == null || steps == 0 ? 0 : 1 + length(list.next, steps - 1);
}
Main next;""",
    ),
    Problem("even and odd", "int n", "n >= 0", "even(n) == (n % 2 == 0)", "even(n) == (n % 4 == 0)", "2", PARITY),
    Problem("even or odd", "int n", "n >= 0", "even(n) != odd(n)", "even(n) != odd(n + 1)", "0", PARITY),
    Problem(
        "even by two",
        "int n",
        "n >= 0",
        "isEven(n) == 1 - n % 2",
        "isEven(n) == 1",
        "1",
        "static int isEven(int n) { return n == 0 ? 1 : n == 1 ? 0 : isEven(n - 2); }",
    ),
    Problem(
        "multiples of three",
        "int n",
        "n >= 0",
        "zero(n) == (n % 3 == 0)",
        "zero(n) == (n % 6 == 0)",
        "3",
        """static boolean zero(int n) { return n == 0 || one(n - 1); }
static boolean one(int n) { return n != 0 && two(n - 1); }
static boolean two(int n) { return n != 0 && zero(n - 1); }""",
    ),
    Problem(
        "tak",
        "int x, int y, int z",
        "x >= -1 && y >= 0 && z >= 0",
        r"\result == (x <= y ? y : y <= z ? z : x)",
        r"\result == y",
        "1, 0, 1",
        TAK,
    ),
    Problem(
        "tak, assertion",
        "int x, int y, int z",
        "x >= 0 && y >= 0 && z >= 0",
        "tak(x, y, z) >= 0",
        "tak(x, y, z) > 0",
        "0, 0, 0",
        TAK,
    ),
    Problem(
        "triangular numbers",
        "int n",
        "0 <= n && n <= 1000",
        "sum(n) == n * (n + 1) / 2",
        "sum(n) == n * n",
        "2",
        "static int sum(int n) { return n <= 0 ? 0 : n + sum(n - 1); }",
    ),
    Problem(
        "sum of squares",
        "int n",
        "0 <= n && n <= 1000",
        r"\result == n * (n + 1) * (2 * n + 1) / 6",
        r"\result == n * n",
        "2",
        "static int squares(int n) { return n == 0 ? 0 : n * n + squares(n - 1); }",
    ),
    Problem(
        "quotient",
        "int a, int b",
        "a >= 0 && b > 0",
        r"\result == a / b",
        r"\result < a",
        "0, 1",
        "static int quotient(int a, int b) { return a < b ? 0 : 1 + quotient(a - b, b); }",
    ),
    Problem(
        "remainder",
        "int a, int b",
        "a >= 0 && b > 0",
        r"\result == a % b",
        r"\result < b - 1",
        "0, 1",
        "static int remainder(int a, int b) { return a < b ? a : remainder(a - b, b); }",
    ),
    Problem(
        "identity",
        "int n",
        "true",
        "id(n) == n",
        "id(n) == n && n != 7",
        "7",
        "static int id(int n) { return n == 0 ? 0 : id(n - 1) + 1; }",
    ),
    Problem(
        "binomial coefficients",
        "int n, int k",
        "0 <= k && k <= n && n <= 30",
        r"1 <= \result && \result <= (1 << n)",
        r"\result > 1",
        "0, 0",
        "static int choose(int n, int k) { return k == 0 || k == n ? 1 : choose(n - 1, k - 1) + choose(n - 1, k); }",
    ),
    Problem(
        "logarithm",
        "int n",
        "n > 0",
        "depth(n) >= 0 && depth(n) < n",
        "depth(n) < n - 1",
        "1",
        "static int depth(int n) { return n <= 1 ? 0 : 1 + depth(n / 2); }",
    ),
    Problem(
        "number of bits",
        "int n",
        "n >= 0",
        r"0 <= \result && \result <= n",
        r"\result < n",
        "0",
        "static int bits(int n) { return n == 0 ? 0 : n % 2 + bits(n / 2); }",
    ),
    Problem(
        "Hofstadter's G",
        "int n",
        "n >= 0",
        r"0 <= \result && \result <= n",
        r"\result < n",
        "0",
        "static int g(int n) { return n == 0 ? 0 : n - g(g(n - 1)); }",
    ),
    Problem(
        "Hofstadter's G, assertion",
        "int n",
        "n >= 0",
        "g(n) <= n",
        "g(n) < n",
        "0",
        "static int g(int n) { return n == 0 ? 0 : n - g(g(n - 1)); }",
    ),
    Problem(
        "Josephus",
        "int n, int k",
        "0 < n && n <= 1000000 && 0 < k && k <= 1000",
        r"0 <= \result && \result < n",
        r"\result < n - 1",
        "1, 1",
        "static int survivor(int n, int k) { return n == 1 ? 0 : (survivor(n - 1, k) + k) % n; }",
    ),
    Problem(
        "primes",
        "int n, int k",
        "1 < k && k <= n",
        r"\result == (\forall int d; k <= d && d < n; n % d != 0)",
        r"\result",
        "4, 2",
        "static boolean isPrime(int n, int k) { return k == n || n % k != 0 && isPrime(n, k + 1); }",
    ),
)


def answered(problem: Problem, claim: str, seconds: float) -> Answer:
    """The answer about one of the claims."""
    return answer(problem.program(claim), problem.method, seconds)


def main() -> int:
    """Prints the table, and how many claims are decided."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("problems", nargs="*", help="some of them only")
    parser.add_argument("--time", type=float, default=10.0, help="seconds for each check")
    given = parser.parse_args()
    counts = Counter[str]()
    print("| problem | right | wrong |\n|---|---|---|")
    for problem in PROBLEMS:
        if given.problems and problem.name not in given.problems:
            continue
        cells = []
        for claim, truth, right in ((problem.right, "valid", "proved"), (problem.wrong, "invalid", "refuted")):
            said = answered(problem, claim, given.time)
            counts[right if said.verdict == truth else "wrong" if said.contradicts(truth) else "unknown"] += 1
            cells.append(f"{said.verdict}, {said.seconds:.1f} s")
        print(f"| {problem.name} | {' | '.join(cells)} |", flush=True)
    print(
        f"{counts['proved']} proved, {counts['refuted']} refuted, {counts['unknown']} unknown, {counts['wrong']} wrong"
    )
    return 1 if counts["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())
