"""More inputs that nobody writes by hand: every construct nested in itself, declarations in circles, odd files."""

from __future__ import annotations

from collections.abc import Iterator

from tests.hostile.hostile_inputs import LIMITS, Hostile

_DEEP = {
    "switch": ("switch (x) { default: ", "x++;", " }"),
    "synchronised blocks": ("synchronized (s) { ", "x++;", " }"),
    "labels": ("l#: { ", "x++;", " }"),
    "lambdas": ("Runnable r# = () -> { ", "", " };"),
    "anonymous classes": ("new Object() { int g(int y) { ", "return y;", " } }.g(1);"),
    "local classes": ("class L# { int g() { ", "return 1;", " } }"),
    "do loops": ("do { ", "x++;", " } while (x < 3);"),
    "for loops": ("for (int i# = 0; i# < 2; i#++) { ", "x++;", " }"),
    "catches": ("try { x = 1 / x; } catch (Exception e#) { ", "x++;", " }"),
    "ternaries on the left": ("x = (x > 0 ? (", "x", ") : 1);"),
}
"""What opens, what is inside, what closes; `#` stands for the depth."""

_EXPRESSIONS = {
    "arrays": ("new int[][] {{ ", "{1}", " }}"),
    "indices": ("a[", "0", "]"),
    "new in new": ("new C(", "null", ")"),
    "method chains": ("", "this", ".me()"),
    "field chains": ("", "this", ".c"),
    "casts and parentheses": ("(int) (", "x", ")"),
    "instance tests": ("(o instanceof String && ", "true", ")"),
    "assignments": ("x = ", "1", ""),
    "increments": ("(x++ + ", "x", ")"),
    "shifts": ("x << (", "1", ")"),
    "string switches": ('switch ("a") { case "a" -> ', "1", "; default -> 2; }"),
}


_TAB = r"\t\u0041\77"
_AB = '"ab" + '
_SUM = r"(\sum int i; 0 <= i && i < 2; "
_TYPE = r"\typeof("


def _nested(opening: str, inside: str, closing: str, depth: int) -> str:
    return "".join(opening.replace("#", str(i)) for i in range(depth)) + inside + closing * depth


def _java(name: str, text: str | bytes, *command: str) -> Hostile:
    return Hostile(f"java: {name}", "C.java", text, command or ("check", "{}", *LIMITS))


def _oox(name: str, text: str) -> Hostile:
    return Hostile(f"oox: {name}", "c.oox", text, ("check", "{}", *LIMITS))


def _constructs(n: int) -> Iterator[Hostile]:
    """Statements and expressions nested in themselves."""
    for name, (opening, inside, closing) in _DEEP.items():
        body = _nested(opening, inside, closing, n)
        yield _java(f"deep {name}", f"class C {{ static int f(int x, Object s) {{ {body} return x; }} }}")
    members = "C c; C(C c) { } C me() { return this; }"
    for name, (opening, inside, closing) in _EXPRESSIONS.items():
        value = _nested(opening, inside, closing, n)
        body = f"int f(int x, int[] a, Object o) {{ Object v = {value}; return x; }}"
        yield _java(f"deep {name}", f"class C {{ {members} {body} }}")
    blocks = {"if": "if (x > 0) { ", "while": "while (x > 0) { ", "try": "try { ", "lock": "lock (c) { "}
    for name, opening in blocks.items():
        close = " } catch (Exception e) { }" if name == "try" else " }"
        body = _nested(opening, "x := 1;", close, n)
        yield _oox(f"deep {name}", f"class C {{ static int f(int x, C c) {{ {body} return x; }} }}")
    yield _oox("deep fields", f"class C {{ C c; int f() {{ C d := this{'.c' * n}; return 1; }} }}")
    yield _oox("deep negations", f"class C {{ static bool f(bool b) {{ return {'!' * n}b; }} }}")
    quantified = "forall v, i : a : (" * n + "true" + ")" * n
    yield _oox("deep quantifiers", f"class C {{ static int f(int[] a) requires({quantified}) {{ return 1; }} }}")


def _declarations(n: int) -> Iterator[Hostile]:
    """Very many of them, or in circles."""
    yield _java("interface above itself", "interface A extends A { int f(); }")
    yield _java(
        "class in its own bound", "class C<T extends C<T>> { int f(T t) { return 1; } } class D extends C<D> { }"
    )
    yield _java(
        "wildcards in a circle", "class C<T extends Comparable<? super T>> { int f(T t) { return t.compareTo(t); } }"
    )
    yield _java(
        "bounds of bounds",
        "class C<" + ", ".join(f"T{i} extends T{i + 1}" for i in range(300)) + ", T300> { int f() { return 1; } }",
    )
    yield _java("growing type arguments", "class C<T> extends D<C<C<T>>> { int f() { return 1; } } class D<T> { }")
    yield _java(
        "constants in a circle",
        "class C { static final int A = D.B; int f() { return A; } } class D { static final int B = C.A; }",
    )
    yield _java("enum of itself", "enum E { A(E.B), B(E.A); E(E e) { } int f() { return 1; } }")
    yield _java(
        "records in a circle", "record A(B b) { int f() { return b.f(); } } record B(A a) { int f() { return a.f(); } }"
    )
    yield _java("sealed circle", "sealed interface A permits B { } sealed interface B extends A permits A { int f(); }")
    yield _java("annotations", f"class C {{ {'@SuppressWarnings({' * n}1{'})' * n} int f() {{ return 1; }} }}")
    yield _java("many annotations", f"class C {{ {'@Deprecated ' * n * 5} int f() {{ return 1; }} }}")
    yield _java(
        "parameters", f"class C {{ static int f({', '.join(f'int p{i}' for i in range(n * 2))}) {{ return p0; }} }}"
    )
    yield _java(
        "arguments",
        f"class C {{ static int g(int... a) {{ return 1; }} static int f() {{ return g({'1, ' * n * 5}1); }} }}",
    )
    yield _java(
        "constants of an enum",
        f"enum E {{ {', '.join(f'A{i}' for i in range(n * 3))}; int f() {{ return ordinal(); }} }}",
    )
    yield _java("components", f"record R({', '.join(f'int p{i}' for i in range(n))}) {{ int f() {{ return p0; }} }}")
    yield _java("imports", "import java.util.*;\n" * n * 10 + "class C { int f() { return 1; } }")
    yield _java("100,000 methods", "class C {" + "".join(f"int f{i}() {{ return 1; }}\n" for i in range(n * 100)) + "}")
    yield _java(
        "overloads", "class C {" + " ".join(f"int f(int[]{'[]' * i} a) {{ return {i}; }}" for i in range(200)) + "}"
    )
    yield _java(
        "interfaces",
        " ".join(f"interface I{i} extends I{i + 1} {{ }}" for i in range(n))
        + f" interface I{n} {{ default int f() {{ return 1; }} }}",
    )
    yield _java("type arguments", f"class C<T> {{ C<{'C<' * n}String{'>' * n}> c; int f() {{ return 1; }} }}")
    yield _java("text block", f'class C {{ int f() {{ return """\n{"a" * n * 1000}\n""".length(); }} }}')
    yield _java("escapes", f'class C {{ int f() {{ return "{_TAB * n * 10}".length(); }} }}')
    yield _java("concatenated literals", f"class C {{ int f() {{ return ({_AB * n * 4}1).length(); }} }}")
    yield _oox("many classes", " ".join(f"class C{i} {{ int f() {{ return {i}; }} }}" for i in range(n)))
    yield _oox(
        "many parameters",
        f"class C {{ static int f({', '.join(f'int p{i}' for i in range(n * 2))}) {{ return p0; }} }}",
    )
    yield _oox("interfaces in a circle", "interface A extends B { } interface B extends A { int f(); }")


def _specifications(n: int) -> Iterator[Hostile]:
    """Comments of JML."""
    method = "static int f(int x) { while (x > 0) { x--; } return x; }"
    clauses = {
        "sums": f"ensures {_SUM * 30}x{')' * 30} == 0;",
        "cases": "\n  @ also ".join(["requires x > 0; ensures true;"] * n),
        "conditionals": f"ensures {'x > 0 ? true : ' * n}false;",
        "indices": f"requires {'a[' * n}0{']' * n} == 0;",
        "types": f"ensures {_TYPE * n}x{')' * n} == null;",
        "set comprehension": "ensures new JMLObjectSet { Integer i | true } != null;",
        "huge range": f"ensures (\\exists int i; {'9' * 50} < i && i < {'9' * 60}; true);",
        "nothing": ";;;;;;",
        "unknown words": "frobnicate " * n + ";",
        "calls of itself": "ensures f(x) == f(f(x));",
        "only an old": "ensures \\old(\\old(\\result)) == 1;",
    }
    for name, clause in clauses.items():
        yield _java(f"jml {name}", f"class C {{\n  /*@ {clause} */\n  {method} }}")
    ghost = "//@ ghost int g = 0;\n" * n
    yield _java("jml ghosts", f"class C {{ {ghost} int f() {{ return 1; }} }}")
    yield _java("jml invariants", f"class C {{ int y; {'/*@ invariant y * y >= y; */' * n} int f() {{ return y; }} }}")
    yield _java("jml open comment", "class C { /*@ ensures true; int f() { return 1; } }")


def _files(n: int) -> Iterator[Hostile]:
    """Files that are hardly texts."""
    small = "class C { int f(int x) { return x; } }"
    yield Hostile("file: empty", "C.java", b"")
    yield Hostile("file: a mark of order", "C.java", b"\xef\xbb\xbf" + small.encode())
    yield Hostile("file: only a mark of order", "C.java", b"\xef\xbb\xbf")
    yield Hostile("file: Latin-1", "C.java", "class C { int f() { return 1; } } // é".encode("latin-1"))
    yield Hostile("file: UTF-32", "C.java", small.encode("utf-32"))
    yield Hostile("file: surrogates", "C.java", small.encode() + b" // \xed\xa0\x80")
    yield Hostile("file: all bytes", "c.oox", bytes(range(256)) * 10)
    yield Hostile("file: carriage returns", "C.java", small.replace(" ", "\r").encode())
    yield Hostile("file: other spaces", "C.java", small.replace(" ", "\u00a0"))
    yield Hostile("file: direction marks", "C.java", "class C { int f() { /* \u202e */ return 1; } }")
    yield Hostile("file: a folder", "C.java/x", b"", ("check", "C.java"))
    yield Hostile("file: a long line", "C.java", f"class C {{ int f() {{ {' ' * n * 5000} return 1; }} }}")
    yield Hostile("file: a long comment", "C.java", f"/*{'*' * n * 1000}*/ {small}")
    yield Hostile("file: lines", "C.java", "\n" * n * 1000 + small)
    yield Hostile("file: a long name", "C.java", small, ("check", "x" * 5000))
    yield Hostile("file: a name with a zero", "C.java", small, ("check", "{}", "--method", "\x01\x02"))
    yield Hostile("file: the device of zeros", "c.oox", small, ("check", "/dev/null"))
    yield Hostile("run: huge arguments", "C.java", small, ("run", "{}", "--args", "1" * n * 100, "--time", "10"))
    yield Hostile("run: deep this", "C.java", small, ("run", "{}", "--this", "C{" * n, "--args", "1", "--time", "10"))
    yield Hostile(
        "run: many steps", "C.java", small, ("run", "{}", "--steps", "9" * 40, "--args", "1", "--this", "C{}")
    )
    yield Hostile("run: a schedule", "C.java", small, ("run", "{}", "--schedule", "0x" + "9" * 30, "--args", "1"))
    yield Hostile(
        "alloy: deep joins",
        "m.als",
        f"sig A {{ r: A }} run {{ some A{'.r' * n} }}",
        ("relational", "{}", "--time", "10"),
    )
    yield Hostile(
        "alloy: many signatures",
        "m.als",
        "".join(f"sig A{i} {{}}\n" for i in range(n)) + "run {}",
        ("relational", "{}", "--time", "10"),
    )
    yield Hostile(
        "alloy: a wide scope",
        "m.als",
        "sig A { r: A -> A -> A } run {} for 60",
        ("relational", "{}", "--time", "10", "--memory", "1500"),
    )
    yield Hostile(
        "alloy: predicates in a circle",
        "m.als",
        "pred p { q } pred q { p } run p",
        ("relational", "{}", "--time", "10"),
    )


def more_hostile_inputs(n: int = 1_000) -> list[Hostile]:
    """All of them; `n` says how large they are."""
    return [*_constructs(n), *_declarations(n), *_specifications(n), *_files(n)]
