"""Inputs that nobody writes by hand: very deep, very long, cyclic, broken, or no text at all.

Each is a file and a command. Whatever is said about it, it is said with an exit code of the documentation, never with
that of a defect.
"""

from __future__ import annotations

from dataclasses import dataclass

_FORALL = r"(\forall int i; 0 <= i && i < 2; "
LIMITS = ("--time", "10", "--memory", "1500")


@dataclass(frozen=True, slots=True)
class Hostile:
    """A file, and the arguments of a command; `{}` among them stands for the file."""

    name: str
    file: str
    content: str | bytes
    command: tuple[str, ...] = ("check", "{}", *LIMITS)


def _java(name: str, body: str, before: str = "") -> Hostile:
    """A method of a Java class."""
    return Hostile(f"java: {name}", "C.java", f"class C {{ {before} static int f(int x, String s) {{ {body} }} }}")


def _jml(name: str, clause: str) -> Hostile:
    return Hostile(f"jml: {name}", "C.java", f"class C {{\n  //@ {clause}\n  static int f(int x) {{ return x; }} }}")


def _oox(name: str, body: str, contract: str = "") -> Hostile:
    return Hostile(f"oox: {name}", "c.oox", f"class C {{ static int f(int x) {contract} {{ {body} }} }}")


def _text(name: str, file: str, content: str | bytes, *command: str) -> Hostile:
    return Hostile(name, file, content, command or ("check", "{}", *LIMITS))


def _class(name: str, text: str) -> Hostile:
    """A Java file."""
    return _text(f"java: {name}", "C.java", text)


def _alloy(name: str, content: str | bytes) -> Hostile:
    return _text(f"alloy: {name}", "m.als", content, "relational", "{}")


def _nested(opening: str, inside: str, closing: str, depth: int) -> str:
    return opening * depth + inside + closing * depth


def _else_ifs(count: int) -> str:
    return " else ".join(f"if (x == {i}) {{ return {i}; }}" for i in range(count)) + " return -1;"


def _java_inputs(n: int) -> list[Hostile]:
    loop = "for (int i = 0; i < 60; i++)"
    return [
        _java("else-ifs", _else_ifs(n * 3)),
        _java("sum", f"return {'x + ' * n * 4}x;"),
        _java("concatenation", f'String t = {"s + " * n * 4}"a"; return t.length();'),
        _java("parentheses", f"return {_nested('(', 'x', ')', n * 10)};"),
        _java("blocks", f"{_nested('{', '', '}', n * 10)} return x;"),
        _java("loops", f"{'while (x > 0) ' * n}x--; return x;"),
        _java("negations", f"return {'-' * n * 5}x;".replace("--", "- -")),
        _java("conditionals", f"return {'x > 0 ? 1 : ' * n}0;"),
        _java("calls", f"return {_nested('g(', 'x', ')', n)};", "static int g(int x) { return x; }"),
        _java("casts", f"return {'(int) ' * n * 4}x;"),
        _java("array types", f"int{'[]' * 300} a = null; return x;"),
        _java("array elements", f"int[] a = {{{'1, ' * n * 10}1}}; return a[0];"),
        _java("statements", "x = x * 31 + 7; " * n * 3 + "return x;"),
        _java("locals", " ".join(f"int v{i} = x;" for i in range(n * 3)) + " return x;"),
        _java("switch cases", "switch (x) {" + "".join(f"case {i}: return {i};" for i in range(n * 2)) + "} return 0;"),
        _java("digits", f"return {'1' * n * 100};"),
        Hostile("java: digits without inputs", "C.java", f"class C {{ static int f() {{ return {'1' * n * 100}; }} }}"),
        _java("digits of a string", f'return s.equals("{"1" * n * 100}") ? 1 / x : 0;'),
        _java("hexadecimal digits", f"return 0x{'f' * n * 100};"),
        _java("digits of a double", f"return (int) {'1' * n * 100}.0;"),
        _java("growing string", f's = "ab"; {loop} s += s; return s.length();'),
        _java("growing builder", f'StringBuilder b = new StringBuilder("ab"); {loop} b.append(b); return b.length();'),
        _java("repeated string", 'return "ab".repeat(2000000000).length();'),
        _java("huge array", "int[] a = new int[Integer.MAX_VALUE]; return a[x];"),
        _java("huge arrays", "int[][] a = new int[100000][100000]; return a[0][0];"),
        _java("endless loop", "while (true) { x++; }"),
        _java("endless recursion", "return f(x + 1, s);"),
        _java("try", f"{'try { ' * 200}x = 1 / x;{' } finally { x++; }' * 200} return x;"),
        _java("long name", f"int {'a' * n * 100} = x; return x;"),
        _java("long string", f'return "{"a" * n * 100}".length();'),
        _java("hard product", "long p = (long) x * s.length(); assert p * p * p != 1234567891011L; return x;"),
        _class("bound of itself", "class C<T extends T> { T t; T get() { return t; } }"),
        _class("bounds in a circle", "class C<T extends U, U extends T> { T get() { return null; } }"),
        _class("bound of a method", "class C { <T extends T> T get(T t) { return t; } }"),
        _text(
            "java: classes in a circle", "C.java", "class A extends B { int f() { return 1; } } class B extends A { }"
        ),
        _class("interfaces in a circle", "interface A extends B { } interface B extends A { }"),
        _class("outer above inner", "class A extends A.B { static class B { } int f() { return 1; } }"),
        _class("records in themselves", "record R(R r) { int f() { return r.f(); } }"),
        _text(
            "java: deep generics",
            "C.java",
            f"import java.util.*; class C {{ {'List<' * 200}String{'>' * 200} x; int f() {{ return 1; }} }}",
        ),
        _text(
            "java: inner classes",
            "C.java",
            " ".join(f"class C{i} {{" for i in range(150)) + "int f() { return 1; }" + "}" * 150,
        ),
        _text(
            "java: methods", "C.java", "class C {" + "".join(f"int f{i}() {{ return {i}; }}" for i in range(20)) + "}"
        ),
    ]


def _specifications(n: int) -> list[Hostile]:
    return [
        _jml("parentheses", f"ensures {_nested('(', 'true', ')', n * 10)};"),
        _jml("conjuncts", f"ensures {'x == x && ' * n * 4}true;"),
        _jml("negations", f"ensures {'!' * n * 10}true;"),
        _jml("implications", f"ensures {'x > 0 ==> ' * n}true;"),
        _jml("quantifiers", f"ensures {_nested(_FORALL, 'true', ')', 40)};"),
        _jml("digits", f"ensures x != {'9' * n * 100};"),
        _jml("clauses", "ensures true; " * n),
        _jml("unclosed", "ensures ((((x;"),
        _jml("old in old", f"ensures {_nested(chr(92) + 'old(', 'x', ')', n)} == x;"),
        _jml("wide range", "ensures (\\forall int i; 0 <= i && i < 2000000000; i >= 0);"),
    ]


def _oox_inputs(n: int) -> list[Hostile]:
    return [
        _oox("parentheses", f"return {_nested('(', 'x', ')', n * 10)};"),
        _oox("sum", f"return {'x + ' * n * 4}x;"),
        _oox("else-ifs", _else_ifs(n * 3)),
        _oox("blocks", _nested("{", "", "}", n * 10) + " return x;"),
        _oox("digits", f"return {'1' * n * 100};"),
        _oox("squares", "int i := 0; int y := 3; while (i < 60) { y := y * y; i := i + 1; } return y;"),
        _oox("squares of an input", "int i := 0; while (i < 60) { x := x * x; i := i + 1; } assert x != 7; return x;"),
        _oox("doubled string", 'int i := 0; string s := "ab"; while (i < 60) { s := s + s; i := i + 1; } return #s;'),
        _oox("huge array", "int[] a := new int[1000000000000]; return a[x];"),
        _oox("contract", "return x;", f"ensures({'x == x && ' * n}true)"),
        _oox("statements", "x := x + 1; " * n * 5 + "return x;"),
        _text("oox: classes in a circle", "c.oox", "class A extends B { } class B extends A { int f() { return 1; } }"),
        _text("oox: nothing", "c.oox", ""),
        _text("oox: no character of a program", "c.oox", "\x00\x01\x02"),
        _text("oox: a single brace", "c.oox", "{"),
        _text("oox: a comment without end", "c.oox", "/*" * n),
    ]


def _files(n: int) -> list[Hostile]:
    deep_json = "[" * n * 10 + "]" * n * 10
    small = "class C { static int f(int x) { return x; } }"
    return [
        _text("file: no UTF-8", "c.oox", b"class C { \xff\xfe }"),
        _text("file: no UTF-8 in Java", "C.java", b"class C { int f() { return 1; } } // \xff\xfe\x80"),
        _text("file: zeros", "C.java", b"\x00" * 1000),
        _text("file: a class file", "C.java", b"\xca\xfe\xba\xbe\x00\x00\x00\x3d" * 50),
        _text("file: UTF-16", "C.java", small.encode("utf-16")),
        _text("file: none", "c.oox", small, "check", "{}.oox"),
        _text("file: a folder without programs", "folder/x.txt", "x", "check", "folder"),
        _text("file: baseline that is none", "c.oox", small, "check", "{}", "--baseline", "{}"),
        _text("file: deep baseline", "b.json", deep_json, "check", "{}", "--baseline", "{}"),
        _text("configuration: broken", "oxpecker.toml", "[[[", "check", ".", *LIMITS),
        _text("configuration: deep", "oxpecker.toml", f"time = {deep_json}", "check", ".", *LIMITS),
        _text("configuration: digits", "oxpecker.toml", f"time = {'9' * n * 100}", "check", ".", *LIMITS),
        _text("configuration: no UTF-8", "oxpecker.toml", b"time = \xff", "check", ".", *LIMITS),
        _text(
            "alloy: parentheses",
            "m.als",
            f"sig A {{}} run {{ {_nested('(', 'some A', ')', n * 10)} }}",
            "relational",
            "{}",
        ),
        _alloy("digits", f"sig A {{}} run {{}} for {'9' * n * 100}"),
        _alloy("conjuncts", f"sig A {{}} run {{ {'some A && ' * n}some A }}"),
        _alloy("negations", f"sig A {{}} run {{ {'!' * n * 5}some A }}"),
        _text(
            "alloy: signatures in a circle", "m.als", "sig A extends B {} sig B extends A {} run {}", "relational", "{}"
        ),
        _alloy("no UTF-8", b"sig \xff"),
        _alloy("nothing", ""),
        _text("task: broken", "t.yml", "a: [", "svcomp", "{}"),
        _text("task: deep", "t.yml", "[" * n * 2, "svcomp", "{}"),
    ]


def _command_lines(n: int) -> list[Hostile]:
    small = "class C { static int f(int x) { return x; } static int g(int[] a) { return 1; } }"
    number, deep = "9" * n * 100, "[" * n * 2
    branches = f"class C {{ static int f(int x) {{ {_else_ifs(n // 5)} }} }}"
    return [
        _text("arguments: digits", "c.oox", small, "run", "{}", "--method", "C.f", "--args", number),
        _text("arguments: deep", "c.oox", small, "run", "{}", "--method", "C.g", "--args", deep),
        _text("arguments: none of them", "c.oox", small, "run", "{}", "--method", "C.f", "--args", "\x01,,,"),
        _text("arguments: a long name", "c.oox", small, "check", "{}", "--method", "x" * n * 10),
        _text("arguments: a number with digits", "c.oox", small, "check", "{}", "--array", number[:4000]),
        _text("arguments: time that is no number", "c.oox", small, "check", "{}", "--time", "nan"),
        _text("arguments: endless time", "c.oox", small, "check", "{}", "--time", "inf"),
        _text("arguments: line", "c.oox", small, "reach", "{}:" + number[:4000]),
        _text("arguments: property", "c.oox", small, "check", "{}", "--engine", "inline", "--property", "(" * n * 10),
        _text(
            "infer: else-ifs",
            "c.oox",
            f"class C {{ static int f(int x) {{ {_else_ifs(n // 3)} }} }}",
            "infer",
            "{}",
            *LIMITS,
        ),
        _text("show: else-ifs", "c.oox", branches, "show", "{}"),
        _text(
            "tests: sums",
            "C.java",
            f"class C {{ static int f(int x) {{ return {'x + ' * n}x; }} }}",
            "tests",
            "{}",
            *LIMITS,
        ),
        _text(
            "refine: else-ifs",
            "C.java",
            f"class C {{ static int f(int x) {{ {_else_ifs(n // 5)} }} }}",
            "check",
            "{}",
            "--engine",
            "refine",
            *LIMITS,
        ),
    ]


def hostile_inputs(n: int = 1_000) -> list[Hostile]:
    """All of them; `n` says how large they are."""
    return [*_java_inputs(n), *_specifications(n), *_oox_inputs(n), *_files(n), *_command_lines(n)]
