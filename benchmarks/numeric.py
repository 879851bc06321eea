"""Random numeric methods against a Java virtual machine: `python benchmarks/numeric.py [--programs N] [--seed S]`.

Each program has some methods that assert a bound of an expression with functions of `Math` or `StrictMath`, near the
greatest value that was seen. A JVM runs each on many arguments. A proof that one of them refutes is wrong, and so is
a finding that does not fail there, unless it says that it depends on the last digits. Exit code 1 if one is wrong.
"""

from __future__ import annotations

import argparse
import math
import subprocess
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from random import Random

import oxpecker
from oxpecker.numerics import PROMISES, Function, result_of
from oxpecker.terms.numbers import float_divide, to_single

LEAVES = ("x", "y", "n")
OPERATORS = "+-*/"


@dataclass(frozen=True)
class Expression:
    """An operator or a function of expressions, a variable or a number."""

    name: str
    parts: tuple[Expression, ...] = ()
    is_strict: bool = False

    @property
    def java(self) -> str:
        """The expression in Java."""
        if not self.parts:
            return "(double) n" if self.name == "n" else self.name
        if self.name in OPERATORS:
            return f"({self.parts[0].java} {self.name} {self.parts[1].java})"
        if self.name in ("float", "int"):
            return f"(double) ({self.name}) ({self.parts[0].java})"
        room = "StrictMath" if self.is_strict else "Math"
        return f"{room}.{self.name}({', '.join(part.java for part in self.parts)})"

    def value(self, inputs: dict[str, float]) -> float:
        """The value with fdlibm's results."""
        if not self.parts:
            return inputs[self.name] if self.name in inputs else float(self.name)
        given = [part.value(inputs) for part in self.parts]
        if self.name in OPERATORS:
            return _computed(self.name, *given)
        if self.name == "float":
            return to_single(given[0])
        if self.name == "int":
            return 0.0 if given[0] != given[0] else float(math.trunc(min(max(given[0], -(2.0**31)), 2.0**31 - 1)))
        return result_of(Function(self.name), given)


def _computed(operator: str, a: float, b: float) -> float:
    if operator == "/":
        return float_divide(a, b)
    return a + b if operator == "+" else a - b if operator == "-" else a * b


def expression(source: Random, depth: int) -> Expression:
    """A random expression."""
    if depth == 0 or source.random() < 0.15:
        name = source.choice(LEAVES) if source.random() < 0.75 else str(source.choice((0.5, 1.0, 2.0, 3.0, 0.1, 10.0)))
        return Expression(name)
    kind = source.randrange(10)
    if kind < 4:
        return Expression(source.choice("++--**/"), (expression(source, depth - 1), expression(source, depth - 1)))
    if kind == 4:
        return Expression(source.choice(("float", "int")), (expression(source, depth - 1),))
    function = source.choice(list(Function))
    parts = tuple(expression(source, depth - 1) for _ in range(PROMISES[function].arity))
    return Expression(function.value, parts, source.random() < 0.4)


@dataclass(frozen=True)
class Case:
    """A method: the ranges of its arguments, an expression and what is asserted of it."""

    ranges: dict[str, tuple[float, float]]
    body: Expression
    comparison: str
    bound: float

    def java(self, number: int) -> str:
        """The method."""
        inside = " && ".join(f"{name} >= {low!r} && {name} <= {high!r}" for name, (low, high) in self.ranges.items())
        return f"""    static void m{number}(double x, double y, int n) {{
        if ({inside}) {{
            assert {self.body.java} {self.comparison} {self.bound!r};
        }}
    }}
"""


def case(source: Random) -> Case:
    """A method whose bound is near the greatest or the least value of its expression."""
    while True:
        ranges = {name: _range(source) for name in LEAVES}
        body = expression(source, source.randint(1, 4))
        values = [body.value({name: _inside(source, *ends, name) for name, ends in ranges.items()}) for _ in range(300)]
        known = [each for each in values if math.isfinite(each)]
        if not known:
            continue
        low, high = min(known), max(known)
        is_upper = source.random() < 0.5
        end, width = (high, high - low) if is_upper else (low, low - high)
        bound = end + width * source.choice((0.5, 0.1, 0.01, 1e-6, 0.0, -0.01, -0.3))
        if not math.isfinite(bound):
            continue
        strict = "<" if is_upper else ">"
        return Case(ranges, body, strict + source.choice(("", "=")), bound)


def _range(source: Random) -> tuple[float, float]:
    low = source.choice((0.0, -1.0, 1.0, 0.5, -10.0, -100.0, -1000.0, 0.001))
    return low, low + source.choice((0.5, 1.0, 2.0, 10.0, 100.0, 1000.0))


def _inside(source: Random, low: float, high: float, name: str) -> float:
    if name == "n":
        return float(source.randint(math.ceil(low), max(math.floor(high), math.ceil(low))))
    return source.choice((low, high, source.uniform(low, high), source.uniform(low, high), source.uniform(low, high)))


def program(cases: list[Case], samples: int) -> str:
    """The methods, and a main that runs each on many arguments or on given ones."""
    methods = "\n".join(each.java(number) for number, each in enumerate(cases))
    calls = "\n".join(f"            case {number}: m{number}(x, y, n); break;" for number in range(len(cases)))
    ranges = ",\n".join(
        "            {" + ", ".join(f"{low!r}, {high!r}" for low, high in each.ranges.values()) + "}" for each in cases
    )
    return f"""public class Numeric {{
{methods}
    static void call(int number, double x, double y, int n) {{
        switch (number) {{
{calls}
        }}
    }}

    static double number(java.util.Random random, double low, double high) {{
        int kind = random.nextInt(8);
        return kind == 0 ? low : kind == 1 ? high : kind == 2 ? 0.0 : low + random.nextDouble() * (high - low);
    }}

    public static void main(String[] given) {{
        if (given.length > 0) {{
            double x = Double.parseDouble(given[1]), y = Double.parseDouble(given[2]);
            call(Integer.parseInt(given[0]), x, y, Integer.parseInt(given[3]));
            return;
        }}
        double[][] ranges = {{
{ranges}
        }};
        for (int number = 0; number < ranges.length; number++) {{
            double[] r = ranges[number];
            java.util.Random random = new java.util.Random(number);
            for (int i = 0; i < {samples}; i++) {{
                double x = number(random, r[0], r[1]), y = number(random, r[2], r[3]);
                int n = (int) Math.round(number(random, r[4], r[5]));
                try {{
                    call(number, x, y, n);
                }} catch (AssertionError e) {{
                    System.out.println(number + " " + x + " " + y + " " + n);
                    break;
                }}
            }}
        }}
    }}
}}
"""


def check_program(cases: list[Case], samples: int, java: str, seconds: float) -> tuple[Counter[str], list[str]]:
    """The verdicts, and what is wrong with them."""
    text = program(cases, samples)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "Numeric.java"
        file.write_text(text)
        subprocess.run([java + "c", str(file)], check=True)
        run = [java, "-ea", "-cp", folder, "Numeric"]
        told = subprocess.run(run, check=True, stdout=subprocess.PIPE, text=True).stdout
        violated = {int(line.split()[0]): line for line in told.splitlines()}
        counts, wrong = Counter[str](), []
        only = text[: text.index("    static void call(")] + "}\n"
        for result in oxpecker.check(only, name="Numeric.java", time=seconds):
            number = int(result.method.partition(".m")[2].partition("(")[0])
            counts[str(result.verdict)] += 1
            if result.verdict == "valid" and number in violated:
                wrong.append(f"proved, but {violated[number]} violates\n{cases[number].java(number)}")
            if result.verdict == "invalid" and not result.findings[0].last_digits:
                given = [value for _, value in result.findings[0].inputs]
                again = subprocess.run([*run, str(number), *given], capture_output=True, text=True)
                if "AssertionError" not in again.stderr:
                    wrong.append(f"{given} does not violate on a JVM\n{cases[number].java(number)}{again.stderr}")
            counts["invalid by last digits"] += result.verdict == "invalid" and result.findings[0].last_digits
            counts["violated on a JVM"] += number in violated
        return counts, wrong


def main() -> int:
    """Checks the programs, and prints a line for each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--programs", type=int, default=10)
    parser.add_argument("--methods", type=int, default=12, help="methods of a program")
    parser.add_argument("--samples", type=int, default=200_000, help="arguments of each method")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--time", type=float, default=5.0, help="seconds for each method")
    parser.add_argument("--java", default="java", help="the command that runs Java; its compiler is beside it")
    options = parser.parse_args()
    every: Counter[str] = Counter()
    failed = 0
    for seed in range(options.seed, options.seed + options.programs):
        source = Random(seed)
        cases = [case(source) for _ in range(options.methods)]
        counts, wrong = check_program(cases, options.samples, options.java, options.time)
        for each in wrong:
            print(f"WRONG: {each}")
        failed += len(wrong)
        every += counts
        print(f"seed {seed}: {dict(counts)}", flush=True)
    print(f"all: {dict(every)}, {failed} wrong")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
