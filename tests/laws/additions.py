"""Laws about what nobody uses: a class, an import, a field, a method."""

from __future__ import annotations

from random import Random

from oxpecker.oox.source import Source
from tests.laws.law import Law, one_file
from tests.laws.source import TYPES, Edit, JavaSource

_CLASSES = (
    'class Unused9 { static String s = ""; }',
    "class Unused9 implements Comparable<Unused9> { int n; public int compareTo(Unused9 o) { return n - o.n; } }",
    "class Unused9 { Object o; public boolean equals(Object x) { return true; } public int hashCode() { return 1; } }",
    "final class Unused9 extends Number { public int intValue() { return 1; } public long longValue() { return 2; } "
    "public float floatValue() { return 3; } public double doubleValue() { return 4; } }",
    "class Unused9<T> { java.util.List<Integer> list = new java.util.ArrayList<>(); T held; }",
    "enum Unused9 { ONE9, TWO9 }",
    "record Unused9(Object part, int[] numbers) { }",
    "class Unused9 extends RuntimeException { Unused9(String message) { super(message); } }",
)
_IMPORTS = (
    "java.util.*",
    "java.util.ArrayList",
    "java.util.function.*",
    "java.util.HashMap",
    "java.util.concurrent.atomic.AtomicInteger",
    "java.math.BigInteger",
    "nowhere.Missing9",
    "nowhere.missing9.*",
    "static nowhere.Missing9.*",
)
_FIELDS = (
    'static String unused9 = "";',
    "static Integer unused9 = 5;",
    "static final double unused9 = 1.5;",
    "static Object[] unused9 = new Integer[] {1, 2};",
    "static java.util.List<String> unused9 = new java.util.ArrayList<>();",
)
_METHODS = (
    "static int unused9(Object o) { return o instanceof Integer ? 1 : 0; }",
    'static String unused9(Number n) { return n + ""; }',
    'static Comparable<String> unused9() { return "a"; }',
    "static <T9 extends Comparable<T9>> T9 unused9(T9 x, T9[] y) { return y.length > 0 ? y[0] : x; }",
    "static boolean unused9(java.util.List<Long> x) { return x.contains(3L); }",
)


def _with_class(text: str, random: Random) -> list[Source] | None:
    return one_file(f"{text.rstrip()}\n{random.choice(_CLASSES)}\n")


def _with_import(text: str, random: Random) -> list[Source] | None:
    source = JavaSource(text)
    package = next(source.nodes("package_declaration"), None)
    at = 0 if package is None else package.end_byte
    return one_file(source.edited([Edit(at, at, f"\nimport {random.choice(_IMPORTS)};\n")]))


def _with_member(text: str, random: Random, members: tuple[str, ...]) -> list[Source] | None:
    """One more member at the end of a class at the top level."""
    source = JavaSource(text)
    classes = [node for node in source.root.children if node.type in TYPES[:1]]
    if not classes:
        return None
    body = random.choice(classes).child_by_field_name("body")
    assert body is not None
    at = body.end_byte - 1
    return one_file(source.edited([Edit(at, at, f"\n    {random.choice(members)}\n")]))


def _with_field(text: str, random: Random) -> list[Source] | None:
    return _with_member(text, random, _FIELDS)


def _with_method(text: str, random: Random) -> list[Source] | None:
    return _with_member(text, random, _METHODS)


ADDITIONS = (
    Law("unused class", _with_class),
    Law("unused import", _with_import),
    Law("unused field", _with_field),
    Law("unused method", _with_method),
)
