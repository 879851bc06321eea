"""Programs of the kinds that solver stages are good and bad at: forty in all, each with its verdict."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Program:
    """One method `Main.go`, and the verdict on it."""

    kind: str
    name: str
    contract: tuple[str, ...]
    code: str
    verdict: str = "valid"
    array: int = 4

    @property
    def text(self) -> str:
        """The Java class."""
        clauses = "\n".join(f"    //@ {clause};" for clause in self.contract)
        return f"class Main {{\n{clauses}\n    {self.code}\n}}\n"


def _array(n: int, low: int, high: int, *more: str, name: str = "t") -> tuple[str, ...]:
    values = f"(\\forall int i; 0 <= i && i < {n}; {low} <= {name}[i] && {name}[i] < {high})"
    return (f"requires {name} != null && {name}.length == {n}", f"requires {values}", *more)


def _different(n: int) -> str:
    return f"requires (\\forall int i, j; 0 <= i && i < j && j < {n}; t[i] != t[j])"


_SUM = "static int go(int[] t) { int s = 0; for (int i = 0; i < t.length; i++) s += t[i]; return s; }"
_SQUARES = "static int go(int[] t) { int s = 0; for (int i = 0; i < t.length; i++) s += t[i] * t[i]; return s; }"


def _permutations() -> list[Program]:
    found = []
    for n in (6, 8, 10, 12):
        total = n * (n - 1) // 2
        clauses = _array(n, 0, n, _different(n), f"ensures \\result == {total}")
        found.append(Program("permutations", f"sum of {n}", clauses, _SUM, array=n))
    for n in (6, 8, 10):
        total = sum(i * i for i in range(n))
        clauses = _array(n, 0, n, _different(n), f"ensures \\result == {total}")
        found.append(Program("permutations", f"squares of {n}", clauses, _SQUARES, array=n))
    clauses = _array(8, 0, 8, _different(8), "ensures \\result != 28")
    found.append(Program("permutations", "wrong sum of 8", clauses, _SUM, "invalid", 8))
    clauses = _array(8, 0, 7, _different(8), "ensures false")
    found.append(Program("permutations", "eight in seven holes", clauses, _SUM, array=8))
    clauses = _array(9, 0, 20, _different(9), "ensures \\result >= 36")
    found.append(Program("permutations", "least sum of 9", clauses, _SUM, array=9))
    return found


def _products() -> list[Program]:
    found = []
    for n in (12, 30, 60):
        inside = f"requires 0 < a && a < {n} && 0 < b && b < {n} && 0 < c && c < {n}"
        code = "static void go(int a, int b, int c) { assert a * a * a + b * b * b != c * c * c; }"
        found.append(Program("products", f"cubes below {n}", (inside,), code))
    for n in (20, 50):
        inside = f"requires 0 < a && a < {n} && 0 < b && b < {n} && 0 < c && c < {n}"
        code = "static void go(int a, int b, int c) { assert a * a + b * b != c * c || (a * b) % 12 == 0; }"
        found.append(Program("products", f"triples below {n}", (inside,), code))
    for n in (100, 400):
        root = (
            f"requires 0 <= x && x < {n}",
            "ensures \\result * \\result <= x && x < (\\result + 1) * (\\result + 1)",
        )
        code = "static int go(int x) { int r = 0; while ((r + 1) * (r + 1) <= x) r++; return r; }"
        found.append(Program("products", f"root below {n}", root, code))
    clauses = ("requires -40 < a && a < 40 && -40 < b && b < 40",)
    code = "static void go(int a, int b) { assert (a + b) * (a + b) == a * a + 2 * a * b + b * b; }"
    found.append(Program("products", "binomial", clauses, code))
    code = "static void go(int a, int b) { assert a * b != 667 || a == 1 || b == 1; }"
    clauses = ("requires 0 < a && a < 1000 && 0 < b && b < 1000",)
    found.append(Program("products", "factors of 667", clauses, code, "invalid"))
    code = "static void go(int a, int b) { assert a * b != 997 || a == 1 || b == 1; }"
    found.append(Program("products", "factors of 997", clauses, code))
    return found


def _remainders() -> list[Program]:
    found = []
    for n in (30, 60, 90):
        clauses = (
            f"requires 1 < n && n < {n}",
            "ensures \\result ==> (\\forall int d; 2 <= d && d < n; n % d != 0)",
        )
        code = (
            "static boolean go(int n) { for (int d = 2; d * d <= n; d++) if (n % d == 0) return false; return true; }"
        )
        found.append(Program("remainders", f"primes below {n}", clauses, code))
    for n in (30, 60):
        clauses = (f"requires 0 < n && n < {n}", "ensures n % \\result == 0")
        code = "static int go(int n) { int d = n - 1; while (d > 1 && n % d != 0) d--; return d < 1 ? 1 : d; }"
        found.append(Program("remainders", f"divisors below {n}", clauses, code))
    for n in (12, 20):
        clauses = (f"requires 0 < a && a < {n} && 0 < b && b < {n}", "ensures a % \\result == 0 && b % \\result == 0")
        code = "static int go(int a, int b) { while (b != 0) { int r = a % b; a = b; b = r; } return a; }"
        found.append(Program("remainders", f"divisors of two below {n}", clauses, code))
    clauses = ("requires 0 <= n && n < 1000", "ensures \\result % 9 == n % 9")
    code = "static int go(int n) { int s = 0; while (n > 0) { s += n % 10; n /= 10; } return s; }"
    found.append(Program("remainders", "sum of digits", clauses, code))
    clauses = ("requires 0 <= n && n < 500", "ensures \\result == 0")
    found.append(
        Program("remainders", "cube less itself", clauses, "static int go(int n) { return (n * n * n - n) % 6; }")
    )
    clauses = ("requires 0 <= n && n < 500", "ensures \\result != 3")
    found.append(
        Program("remainders", "wrong square", clauses, "static int go(int n) { return (n * n + 2) % 11; }", "invalid")
    )
    return found


def _elements() -> list[Program]:
    found = []
    for n in (5, 6, 8):
        clauses = _array(n, 0, n, f"requires (\\forall int i; 0 <= i && i < {n}; t[t[i]] == i)")
        code = (
            f"static void go(int[] t, int i, int j) {{ if (0 <= i && i < {n} && 0 <= j && j < {n} && i != j) "
            "assert t[i] != t[j]; }"
        )
        found.append(Program("elements", f"involution of {n}", clauses, code, array=n))
    for n in (5, 6, 7):
        clauses = _array(
            n, 0, n, f"requires (\\forall int i; 0 <= i && i < {n}; t[t[i]] == i)", "ensures \\result % 2 == 0"
        )
        code = "static int go(int[] t) { int n = 0; for (int i = 0; i < t.length; i++) if (t[i] != i) n++; return n; }"
        found.append(Program("elements", f"moved by an involution of {n}", clauses, code, array=n))
    for n in (5, 6):
        clauses = _array(n, 0, n, _different(n), f"requires 0 <= i && i < {n}", "ensures \\result")
        code = (
            "static boolean go(int[] t, int i) { int j = i; for (int n = 0; n < t.length; n++) { j = t[j]; "
            "if (j == i) return true; } return false; }"
        )
        found.append(Program("elements", f"cycles of {n}", clauses, code, array=n))
    for n in (4, 6):
        clauses = _array(n, 0, n, f"requires 0 <= i && i < {n}", "ensures \\result")
        code = (
            "static boolean go(int[] t, int i) { int j = i; for (int n = 0; n < t.length; n++) { j = t[j]; "
            "if (j == i) return true; } return false; }"
        )
        found.append(Program("elements", f"no cycles of {n}", clauses, code, "invalid", n))
    return found


PROGRAMS = (*_permutations(), *_products(), *_remainders(), *_elements())
