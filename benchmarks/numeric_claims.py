"""Claims about functions of `Math`, of which it is known whether they hold: `python benchmarks/numeric_claims.py`.

Each is an assertion about some numbers in a range. What does not hold has a witness: arguments for which it is false.
What holds, holds for every result that Java allows. The table says what `check` answers, and the seconds of the
processor that it takes. Exit code 1 if an answer is wrong.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.verdicts import answer

METHOD = "Main.claim"
"""The method of a claim."""


@dataclass(frozen=True)
class Claim:
    """An assertion about `x` and `y`, and arguments for which it is false, if there are any."""

    requires: str
    asserts: str
    witness: str = ""

    @property
    def truth(self) -> str:
        """The verdict that is right."""
        return "invalid" if self.witness else "valid"

    @property
    def program(self) -> str:
        """The program in Java."""
        return f"""class Main {{
    static void claim(double x, double y) {{
        if ({self.requires}) assert {self.asserts};
    }}
}}
"""


def between(low: str, high: str, *names: str) -> str:
    """The condition that some numbers are in a range, `x` if none is named."""
    return " && ".join(f"{low} <= {name} && {name} <= {high}" for name in names or ("x",))


def near(one: str, other: str, distance: str = "1e-9") -> str:
    """The condition that two numbers are nearly the same."""
    return f"Math.abs({one} - ({other})) <= {distance}"


NUMBER = "x == x"
CLAIMS = (
    # --- sine and cosine
    Claim(between("-100", "100"), "Math.sin(x) <= 1"),
    Claim(between("0", "2"), "Math.sin(x) < 1", "1.5707963267948966, 0.0"),
    Claim(between("0.01", "3.14"), "Math.sin(x) > 0"),
    Claim(between("0", "3.2"), "Math.sin(x) >= 0", "3.2, 0.0"),
    Claim(between("0.1", "10"), "Math.sin(x) < x"),
    Claim(between("0", "1"), "Math.sin(x) >= x - x * x * x / 6 - 1e-9"),
    Claim(between("0", "1"), "Math.sin(x) >= x - x * x * x / 7", "1.0, 0.0"),
    Claim(between("-10", "10"), near("Math.sin(-x)", "-Math.sin(x)")),
    Claim(between("-0.001", "0.001"), "Math.sin(x) == x", "0.001, 0.0"),
    Claim(between("-3", "3"), near("Math.sin(2 * x)", "2 * Math.sin(x) * Math.cos(x)", "1e-3")),
    Claim(between("-1", "1"), "Math.cos(x) > 0.5"),
    Claim(between("0", "7"), "Math.cos(x) < 0.999", "0.0, 0.0"),
    Claim(between("-2", "2"), "Math.cos(x) >= 1 - x * x / 2 - 1e-9"),
    Claim(between("-2", "2"), "Math.cos(x) >= 1 - x * x / 4", "1.0, 0.0"),
    Claim(between("-10", "10"), near("Math.sin(x) * Math.sin(x) + Math.cos(x) * Math.cos(x)", "1", "1e-2")),
    Claim(between("-10", "10"), "Math.sin(x) + Math.cos(x) <= 1.41", "0.7853981633974483, 0.0"),
    Claim(between("-5", "5", "x", "y"), "Math.sin(x) * Math.cos(y) <= 1"),
    Claim(between("-5", "5", "x", "y"), "Math.sin(x) * Math.cos(y) < 0.99", "1.5707963267948966, 0.0"),
    Claim(NUMBER, "(int) (Math.abs(Math.sin(x)) * 10) <= 10"),
    Claim(NUMBER, "(int) (Math.abs(Math.sin(x)) * 10) < 10", "1.5707963267948966, 0.0"),
    # --- tangent
    Claim(between("-1", "1"), "Math.tan(x) > -1.6 && Math.tan(x) < 1.6"),
    Claim(between("0", "1.5"), "Math.tan(x) < 14", "1.5, 0.0"),
    Claim(between("0.1", "1.4"), "Math.tan(x) > x"),
    Claim(between("-1.5", "1.5"), near("Math.tan(x) * Math.cos(x)", "Math.sin(x)", "1e-3")),
    Claim(between("0", "2"), "Math.tan(x) >= 0", "2.0, 0.0"),
    # --- arcs
    Claim(between("-1", "1"), "Math.asin(x) >= -1.5708 && Math.asin(x) <= 1.5708"),
    Claim(between("-1", "1"), "Math.asin(x) < 1.5", "1.0, 0.0"),
    Claim(between("-1", "1"), "Math.acos(x) >= 0 && Math.acos(x) <= 3.1416"),
    Claim(between("-1", "1"), "Math.acos(x) > 0", "1.0, 0.0"),
    Claim(between("-1", "1"), near("Math.asin(x) + Math.acos(x)", "Math.PI / 2", "1e-3")),
    Claim(NUMBER, "!Double.isNaN(Math.asin(x))", "2.0, 0.0"),
    Claim(between("0.01", "1"), "Math.asin(x) >= x - 1e-9"),
    Claim(between("-1", "1"), near("Math.sin(Math.asin(x))", "x")),
    Claim(NUMBER, "Math.atan(x) > -1.5708 && Math.atan(x) < 1.5708"),
    Claim(between("0", "10000"), "Math.atan(x) < 1.57", "10000.0, 0.0"),
    Claim(between("0.1", "100"), "Math.atan(x) < x"),
    Claim(between("0.1", "100"), near("Math.atan(x) + Math.atan(1 / x)", "Math.PI / 2", "1e-3")),
    Claim(between("-100", "100"), near("Math.tan(Math.atan(x))", "x", "1e-3")),
    Claim(between("-10", "10", "x", "y"), "Math.abs(Math.atan2(y, x)) <= 3.1416"),
    Claim(between("-1", "1", "x", "y"), "Math.atan2(y, x) >= 0", "0.0, -1.0"),
    # --- exponentials
    Claim(NUMBER, "Math.exp(x) >= 0"),
    Claim(NUMBER, "Math.exp(x) > 0", "-800.0, 0.0"),
    Claim(between("0.01", "700"), "Math.exp(x) > 1 + x"),
    Claim(between("0", "1000"), "Math.exp(x) < Double.POSITIVE_INFINITY", "1000.0, 0.0"),
    Claim(between("-20", "20"), near("Math.exp(x) * Math.exp(-x)", "1", "1e-3")),
    Claim(between("-2", "2", "x", "y"), near("Math.exp(x) * Math.exp(y)", "Math.exp(x + y)", "1e-1")),
    Claim(between("0", "50"), "Math.exp(x) > x * x"),
    Claim(between("1", "3"), "Math.exp(x) > x * x * x", "2.0, 0.0"),
    Claim(between("0", "10"), "Math.abs(3 * Math.exp(-x) * Math.cos(7 * x)) <= 3"),
    Claim(between("0", "10"), "Math.exp(-x) * Math.cos(7 * x) >= -0.6", "0.43, 0.0"),
    Claim(between("-5", "5"), "Math.cosh(x) >= 1"),
    Claim(between("0", "100"), "Math.tanh(x) < 1", "40.0, 0.0"),
    Claim(between("-30", "30"), "1 / (1 + Math.exp(-x)) < 1"),
    Claim(between("-50", "50"), "1 / (1 + Math.exp(-x)) < 1", "50.0, 0.0"),
    # --- logarithms
    Claim(between("1", "1e6"), "Math.log(x) >= 0 && Math.log(x) <= 13.82"),
    Claim("0 < x && x <= 10", "Math.log(x) >= 0", "0.5, 0.0"),
    Claim("0 < x && x <= 1e6", "Math.log(x) < x"),
    Claim(between("-10", "10"), near("Math.log(Math.exp(x))", "x")),
    Claim(between("1", "10", "x", "y"), near("Math.log(x * y)", "Math.log(x) + Math.log(y)", "1e-1")),
    Claim(between("1", "1e6"), "Math.log10(x) <= 6.0001"),
    Claim(between("-1", "1"), "Math.log(x) == Math.log(x)", "-1.0, 0.0"),
    Claim(between("0.01", "10"), "Math.log1p(x) < x"),
    Claim(between("0", "1"), "Math.log(1 + x) >= x - x * x / 3", "0.5, 0.0"),
    # --- powers
    Claim(between("-1e6", "1e6"), "Math.pow(x, 2) >= 0"),
    Claim(between("1", "10") + " && " + between("0", "5", "y"), "Math.pow(x, y) >= 1"),
    Claim(between("1", "10") + " && " + between("-1", "1", "y"), "Math.pow(x, y) >= 1", "10.0, -1.0"),
    Claim(between("0", "10"), "Math.pow(2, x) >= 1 && Math.pow(2, x) <= 1024.001"),
    Claim(NUMBER, "Math.pow(x, 0.5) == Math.sqrt(x)", "-Infinity, 0.0"),
    Claim(between("-10", "10"), near("Math.pow(x, 3)", "x * x * x", "1e-1")),
    Claim(between("0.5", "2"), "Math.pow(x, x) >= 0.69"),
    Claim(between("0.1", "2"), "Math.pow(x, x) >= 0.7", "0.37, 0.0"),
    # --- roots
    Claim(between("0", "1000"), near("Math.sqrt(x) * Math.sqrt(x)", "x")),
    Claim(between("0", "10"), "Math.sqrt(x) * Math.sqrt(x) == x", "2.0, 0.0"),
    Claim(NUMBER, "Math.sqrt(x * x) == Math.abs(x)", "1e-200, 0.0"),
    Claim(between("1", "1e9"), "Math.sqrt(x) <= x"),
    Claim(between("0", "1e9"), "Math.sqrt(x) <= x", "0.25, 0.0"),
    Claim(between("-100", "100", "x", "y"), "Math.sqrt(x * x + y * y) <= Math.abs(x) + Math.abs(y) + 1"),
    Claim(between("0", "100", "x", "y"), "Math.sqrt(x * y) <= (x + y) / 2 + 1"),
    Claim(between("0", "100", "x", "y"), "Math.sqrt(x * y) <= (x + y) / 3", "1.0, 1.0"),
    Claim(between("-1000", "1000"), "Math.abs(Math.cbrt(x)) <= 10.001"),
    Claim(between("0", "10"), "Math.cbrt(x) <= x", "0.125, 0.0"),
    Claim(between("-100", "100"), near("Math.cbrt(x) * Math.cbrt(x) * Math.cbrt(x)", "x", "1e-3")),
    Claim(between("-10", "10", "x", "y"), "Math.hypot(x, y) <= Math.abs(x) + Math.abs(y) + 1"),
    Claim(between("-10", "10", "x", "y"), "Math.hypot(x, y) > Math.abs(x)", "1.0, 0.0"),
    Claim(between("-100", "100", "x", "y"), near("Math.hypot(x, y)", "Math.sqrt(x * x + y * y)", "1")),
    Claim(between("3", "4") + " && " + between("4", "5", "y"), "Math.hypot(x, y) >= 5"),
    # --- roundings
    Claim(between("0", "1"), "(float) x == x", "0.1, 0.0"),
    Claim(between("-1e6", "1e6"), "(float) Math.sin(x) <= 1f"),
    Claim(between("0", "1e8"), "(float) x + 1f > (float) x", "1.6777216E7, 0.0"),
    Claim(between("0", "1e6"), "(float) x + 1f > (float) x"),
    Claim(between("-1e9", "1e9"), "(int) Math.floor(x) <= x"),
    Claim(between("-1e10", "1e10"), "(int) Math.floor(x) <= x", "-1e10, 0.0"),
    Claim(between("-1e6", "1e6"), "Math.abs(Math.rint(x) - x) <= 0.5"),
    Claim(between("0", "100"), "Math.abs(Math.toDegrees(Math.toRadians(x)) - x) <= 1e-9"),
)


def main() -> int:
    """Prints a line for each claim, and how many are decided."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--time", type=float, default=10.0, help="seconds for each check")
    parser.add_argument("--only", default="", help="claims that contain this text")
    given = parser.parse_args()
    counts = Counter[str]()
    for claim in CLAIMS:
        if given.only not in claim.asserts:
            continue
        said = answer(claim.program, METHOD, given.time)
        wrong = said.contradicts(claim.truth)
        counts["decided" if said.verdict == claim.truth else "wrong" if wrong else "unknown"] += 1
        line = f"{claim.truth:8} {said.verdict:8} {said.seconds:5.1f} s  {claim.requires}: {claim.asserts}"
        print(line, flush=True)
    print(f"{counts['decided']} decided, {counts['unknown']} unknown, {counts['wrong']} wrong")
    return 1 if counts["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())
