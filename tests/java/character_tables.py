"""Writes what a JDK says about characters into the library: `python tests/java/character_tables.py`, with a JDK 17.

Each property is a conditional expression over intervals of code points, balanced, so that a path does not part in it
and a run needs a few comparisons. Beyond the intervals of one value there are those where even and odd ones take
turns, as capital and small letters do. What differs little from another property is the difference.
"""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

STORED = Path(__file__).parents[2] / "src/oxpecker/java/library/oxpecker/CharacterTables.java"
_BASIC, _LAST = 0x10000, 0x10FFFF

_TABLES: dict[str, tuple[str, str, str]] = {
    "letter": ("boolean", "isLetter(c)", "Letters."),
    "digit": ("boolean", "isDigit(c)", "Decimal digits."),
    "upper": ("boolean", "isUpperCase(c)", "Capital letters."),
    "lower": ("boolean", "isLowerCase(c)", "Small letters."),
    "title": ("boolean", "isTitleCase(c)", "Letters in title case."),
    "defined": ("boolean", "isDefined(c)", "What Unicode defines."),
    "mirrored": ("boolean", "isMirrored(c)", "What is mirrored from right to left."),
    "ignorable": ("boolean", "isIdentifierIgnorable(c)", "What is ignored in names."),
    "otherAlphabetic": ("boolean", "isAlphabetic(c) ^ Character.isLetter(c)", "Alphabetic and no letter, or reverse."),
    "otherJavaStart": (
        "boolean",
        "isJavaIdentifierStart(c) ^ Character.isLetter(c)",
        "What begins names in Java and is no letter, or reverse.",
    ),
    "otherJavaPart": (
        "boolean",
        "isJavaIdentifierPart(c) ^ Character.isJavaIdentifierStart(c)",
        "What names in Java have only further on.",
    ),
    "otherUnicodeStart": (
        "boolean",
        "isUnicodeIdentifierStart(c) ^ Character.isLetter(c)",
        "What begins names of Unicode and is no letter, or reverse.",
    ),
    "otherUnicodePart": (
        "boolean",
        "isUnicodeIdentifierPart(c) ^ Character.isUnicodeIdentifierStart(c)",
        "What names of Unicode have only further on.",
    ),
    "toUpper": ("int", "toUpperCase(c) - c", "The way to the capital letter."),
    "toLower": ("int", "toLowerCase(c) - c", "The way to the small letter."),
    "toTitle": ("int", "toTitleCase(c) - Character.toUpperCase(c)", "The way from the capital letter to title case."),
    "fold": ("int", "toLowerCase(Character.toUpperCase(c)) - c", "The way to the small letter of the capital letter."),
    "digitOrigin": (
        "int",
        "digit(c, 36) < 0 ? -1 : c - Character.digit(c, 36)",
        "The digit 0 that a digit or letter counts from; -1 for others.",
    ),
    "numericOrigin": (
        "int",
        "getNumericValue(c) < 0 ? -1 - Character.getNumericValue(c) : c - Character.getNumericValue(c) + 2",
        "2 more than where a number counts from; 0 for no number, 1 for a fraction.",
    ),
    "capitals": (
        "int",
        "upper(c).length() == 1 ? 0 : upper(c).length()",
        "How many units the upper case has, if it has several; else 0.",
    ),
    **{
        f"capital{n}": (
            "int",
            f"upper(c).length() == 1 || upper(c).length() < {n} ? 0 : upper(c).charAt({n - 1})",
            f"Unit {n} of such an upper case.",
        )
        for n in (1, 2, 3)
    },
}
"""The type of each table, what it holds, and what that is."""

_BASIC_ONLY = ("capitals", "capital1", "capital2", "capital3", "title")
"""Nothing beyond the basic plane is so."""


_PROGRAM = """
import java.util.Locale;
import java.util.function.IntUnaryOperator;

public class Tables {
    static void table(String name, int first, int last, IntUnaryOperator value) {
        StringBuilder line = new StringBuilder(name);
        int[] before = {0, 0};
        for (int start = first, end = first; start <= last; start = end) {
            int[] seen = {value.applyAsInt(start), value.applyAsInt(start)};
            for (end = start + 1; end <= last; end++) {
                int found = value.applyAsInt(end);
                if (end == start + 1) {
                    seen[1] = found;
                } else if (found != seen[end - start & 1]) {
                    break;
                }
            }
            int even = seen[start & 1], odd = seen[1 - (start & 1)];
            if (start == first || before[0] != even || before[1] != odd) {
                line.append(" ").append(start).append(" ").append(even).append(" ").append(odd);
            }
            before = new int[] {even, odd};
        }
        System.out.println(line);
    }

    static String upper(int c) {
        return Character.toString(c).toUpperCase(Locale.ROOT);
    }

    public static void main(String[] arguments) {
%s
    }
}
"""


def _stretches() -> dict[str, list[tuple[int, int, int]]]:
    """Of each table, where each stretch begins, and what even and odd code points in it have, by a JVM."""
    calls = []
    for name, (kind, what, _) in _TABLES.items():
        value = (
            f"Character.{what} ? 1 : 0"
            if kind == "boolean"
            else what
            if what.startswith("upper(")
            else f"Character.{what}"
        )
        calls.append(f'table("{name}", 0, {_BASIC - 1}, c -> {value});')
        if name not in _BASIC_ONLY:
            calls.append(f'table("{name}Beyond", {_BASIC}, {_LAST}, c -> {value});')
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "Tables.java")
        file.write_text(_PROGRAM % "\n".join(f"        {call}" for call in calls), "utf-8")
        run = subprocess.run(["java", str(file)], capture_output=True, check=True, timeout=600, text=True)
    found: dict[str, list[tuple[int, int, int]]] = {}
    for line in run.stdout.splitlines():
        name, *numbers = line.split()
        values = list(map(int, numbers))
        found[name] = list(zip(values[::3], values[1::3], values[2::3], strict=True))
    return found


def _expression(stretches: Sequence[tuple[int, int, int]], boolean: bool) -> str:
    if len(stretches) > 1:
        middle = len(stretches) // 2
        below, above = (_expression(part, boolean) for part in (stretches[:middle], stretches[middle:]))
        return f"(c < {stretches[middle][0]} ? {below} : {above})"
    _, even, odd = stretches[0]
    if even == odd:
        return ("true" if even else "false") if boolean else str(even)
    if boolean:
        return f"(c & 1) == {odd}"
    return f"((c & 1) == 0 ? {even} : {odd})"


def _wrapped(text: str, width: int = 112) -> Iterator[str]:
    line = ""
    for word in text.split(" "):
        if line and len(line) + 1 + len(word) > width:
            yield line
            line = word
        else:
            line = f"{line} {word}" if line else word
    yield line


def written() -> str:
    """The text of the class with the tables."""
    stretches = _stretches()
    members: list[str] = []
    for name, (kind, _, comment) in _TABLES.items():
        for method in (name, f"{name}Beyond"):
            if method in stretches:
                text = f"return {_expression(stretches[method], kind == 'boolean')};"
                lines = "\n".join(f"        {line}" for line in _wrapped(text))
                where = "" if method == name else " Beyond the basic plane."
                head = f"    /** {comment}{where} */\n    public static /*@ pure @*/ {kind} {method}(int c) {{"
                members.append(f"{head}\n{lines}\n    }}\n")
    return (
        "package oxpecker;\n\n/** What JDK 17 says about characters; tests/java/character_tables.py writes this. */\n"
        "public final class CharacterTables {\n" + "\n".join(members) + "}\n"
    )


if __name__ == "__main__":
    STORED.write_text(written(), "utf-8")
