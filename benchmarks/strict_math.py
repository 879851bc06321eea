"""Our functions of doubles against those of `StrictMath` in a Java virtual machine, bit for bit.

Random doubles of every size, numbers near multiples of pi and near the ends of each function's domain.
"""

from __future__ import annotations

import argparse
import math
import random
import struct
import subprocess
import tempfile
from collections import Counter
from pathlib import Path

from oxpecker.numerics import PROMISES, Function, result_of

SPECIAL = (
    *(0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, 3.0, 10.0, 22.0, 1000.0, 1e16, 1e22, math.inf, -math.inf, math.nan),
    *(5e-324, -5e-324, 2.2250738585072014e-308, 1.7976931348623157e308, -1.7976931348623157e308),
    *(709.782712893384, 710.4758600739439, -745.1332191019411, -745.2),
    *(0.7853981633974483, 1.5707963267948966, 3.141592653589793),
)
_NATURAL = {Function.FMA: "Math.fma", Function.HYPOT: "StrictMath.hypot"}


def _bits(number: float) -> str:
    return f"{struct.unpack('>q', struct.pack('>d', number))[0]}"


def _number(source: random.Random) -> float:
    """A double from one of several distributions."""
    kind = source.randrange(8)
    if kind == 0:
        return source.choice(SPECIAL)
    if kind == 1:
        return float(struct.unpack(">d", struct.pack(">Q", source.getrandbits(64)))[0])
    if kind == 2:
        near = source.randrange(1, 1 << source.randrange(1, 40)) * math.pi / 2
        return source.choice((-1, 1)) * math.nextafter(near, source.choice((-math.inf, math.inf)))
    if kind == 3:
        return float(source.randint(-30, 30)) / source.choice((1, 2, 4, 8, 10))
    if kind == 4:
        return math.copysign(math.ldexp(1 + source.random(), source.randint(-60, 1023)), source.choice((-1, 1)))
    return source.uniform(-1, 1) * source.choice((1, 1, 2, 10, 100, 800))


def _program(rows: int) -> str:
    cases = "\n".join(f'                case "{each}": r = {_call(each)}; break;' for each in Function)
    return f"""import java.io.*;
public class StrictValues {{
    public static void main(String[] files) throws IOException {{
        BufferedReader in = new BufferedReader(new FileReader(files[0]));
        PrintWriter out = new PrintWriter(new FileWriter(files[1]));
        for (int i = 0; i < {rows}; i++) {{
            String[] row = in.readLine().split(" ");
            double a = Double.longBitsToDouble(Long.parseLong(row[1]));
            double b = Double.longBitsToDouble(Long.parseLong(row[2]));
            double c = Double.longBitsToDouble(Long.parseLong(row[3]));
            double r = 0;
            switch (row[0]) {{
{cases}
            }}
            out.println(Double.doubleToLongBits(r));
        }}
        out.close();
    }}
}}
"""


def _call(function: Function) -> str:
    arguments = ", ".join("abc"[: PROMISES[function].arity])
    return f"{_NATURAL.get(function, f'StrictMath.{function}')}({arguments})"


def main() -> None:
    """Print how many values differ, for each function."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--values", type=int, default=20_000, help="values of each function")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--java", default="java", help="the command that runs Java")
    arguments = parser.parse_args()
    source = random.Random(arguments.seed)
    rows = [(function, [_number(source) for _ in range(3)]) for function in Function for _ in range(arguments.values)]
    with tempfile.TemporaryDirectory() as folder:
        program, given, told = (Path(folder) / name for name in ("StrictValues.java", "given", "told"))
        program.write_text(_program(len(rows)))
        given.write_text("\n".join(f"{function} {' '.join(map(_bits, numbers))}" for function, numbers in rows))
        subprocess.run([arguments.java, str(program), str(given), str(told)], check=True)
        answers = [int(line) for line in told.read_text().split()]
    wrong: Counter[Function] = Counter()
    for (function, numbers), answer in zip(rows, answers, strict=True):
        given_numbers = numbers[: PROMISES[function].arity]
        found = _bits(result_of(function, given_numbers))
        if int(found) != answer:
            wrong[function] += 1
            if wrong[function] <= 3:
                print(f"{function}{tuple(each.hex() for each in given_numbers)}: {found} here, {answer} in Java")
    for function in Function:
        print(f"{function:6} {arguments.values:8} values, {wrong[function]} differ")


if __name__ == "__main__":
    main()
