"""Programs that keep one phase of a command busy for longer than anybody waits, each with the commands to try.

Those of `heavy/` begin with a line for each command: the phase, a colon, the words. Those made here are large.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

SECONDS = 3
MEGABYTES = 300
_TIME = ("--time", str(SECONDS))
_MEMORY = ("--time", "25", "--memory", str(MEGABYTES))
_FOLDER = Path(__file__).parent / "heavy"
_AGAIN = {"--coverage": 1, "--report": 1, "--pictures-of": 1, "--run": 3}
"""Options by which the paths of a method are followed once more, and by which a JDK runs tests in its own time."""


@dataclass(frozen=True, slots=True)
class Heavy:
    """A file, and the words of a command; `{}` among them stands for the file."""

    phase: str
    name: str
    file: str
    text: str
    words: tuple[str, ...]

    @property
    def command(self) -> tuple[str, ...]:
        """The command with its limits."""
        named = self.words if any("{}" in word for word in self.words) else (self.words[0], "{}", *self.words[1:])
        return (*(word.replace("{}", self.file) for word in named), *(_MEMORY if self.about_memory else _TIME))

    @property
    def about_memory(self) -> bool:
        """Whether memory is scarce, and not time."""
        return self.phase == "memory"

    @property
    def spans(self) -> int:
        """How often the time may be used: reading counts for the first method, and so does what follows a check."""
        return 1 + max(_AGAIN.get(word, 0) for word in self.words)


def _stored() -> Iterator[Heavy]:
    for file in sorted(_FOLDER.iterdir()):
        text = file.read_text(encoding="utf-8")
        for phase, words in re.findall(r"^// ([a-z ]+): (.*)$", text, re.M):
            yield Heavy(phase, f"{file.name}: {words}", file.name.replace(file.stem, "C"), text, tuple(words.split()))


def _java(phase: str, name: str, members: str, *words: str) -> Heavy:
    return Heavy(phase, name, "C.java", f"class C {{\n{members}\n}}\n", words or ("check",))


def _method(phase: str, name: str, body: str, *words: str) -> Heavy:
    return _java(phase, name, f"static int f(int x, int y) {{\n{body}\n}}", *words)


def _lines(line: str, count: int) -> str:
    """So many lines; `#` stands for the number of a line, `@` for that of the next."""
    return "\n".join(line.replace("#", str(i)).replace("@", str((i + 1) % count)) for i in range(count))


def _large() -> Iterator[Heavy]:
    """Files that are large or deep."""
    methods = _lines("int f#(int x) { return x + #; }", 60_000)
    yield _java("reading", "60,000 methods", methods)
    yield _java("memory", "60,000 methods", methods)
    yield _java("reading", "60,000 methods: show", methods, "show")
    yield Heavy("reading", "60,000 methods in OOX", "c.oox", f"class C {{\n{methods}\n}}", ("check",))
    yield _java("reading", "a long line", f"int[] a = {{{'1, ' * 1_000_000}1}}; int f() {{ return a[0]; }}")
    yield _java("memory", "a long line", f"int[] a = {{{'1, ' * 1_000_000}1}}; int f() {{ return a[0]; }}")
    yield _java(
        "reading", "a long contract", f"/*@ ensures {'x == x && ' * 60_000}true; */ int f(int x) {{ return x; }}"
    )
    yield _java("reading", "3,000 classes", _lines("static class C# extends C@ { int f#() { return f@(); } }", 3_000))
    yield _java("analyses", "1,500 methods in a circle", _lines(_CIRCLE, 1_500), "check", "--method", "C.f0")
    yield _java("analyses", "800 fields that hold each other", _lines(_FIELDS, 800), "check", "--method", "C.s0")
    yield _java("modular", "30 contracts", f"{_lines(_CONTRACT, 30)} {_USES}", "check", "--modular", "--method", "C.f")
    yield Heavy(
        "translation", "2,500 constants", "C.java", f"enum C {{\n{_lines('A#,', 2_500)}; {_ORDINAL} }}", ("check",)
    )
    yield _java("relational", "120 loops: infer", f"C a, b, c; void f(C x) {{\n{_lines(_LOOP, 120)}\n}}", "infer")


_ORDINAL = "int f() { return ordinal(); }"
_CIRCLE = "static int f#(int[] a, int x) { a[x] = x; return x > 0 ? f@(a, x - 1) + f#(a.clone(), x - 2) : x; }"
_FIELDS = "private int a#; private C c# = this; void s#(C o) { c# = o.c@; a#++; }"
_CONTRACT = (
    "//@ ensures \\result * \\result <= x * x * x + #; assignable \\nothing;\nstatic long g#(long x) { return x; }"
)
_USES = f"static long f(long x) {{\n{_lines('x = g#(x) * x;', 30)}\nassert x != 12345; return x; }}"
_LOOP = "if (x.a == a) { a = x.b; } else { x = b.c; c.b = x.a; } while (x.b != null) { x = x.b.c; x.b = a; }"


def _deep() -> Iterator[Heavy]:
    """Long methods."""
    chain = "else if (x == #) { return #; }"
    for count in (600, 3_000):
        body = f"if (x < 0) {{ return 1; }} {_lines(chain, count)} return -1;"
        yield _method("control flow", f"{count:,} else-ifs", body)
        oox = f"class C {{ static int f(int x) {{ {body} }} }}"
        yield Heavy("control flow", f"{count:,} else-ifs in OOX", "c.oox", oox, ("check",))
    branches = f"{_lines('if (x > #) { y += #; }', 600)} assert y != 77; return y;"
    for words in ((), ("--merging", "always")):
        yield _method("control flow", f"600 ifs {' '.join(words)}", branches, "check", *words)
        yield _method("memory", f"600 ifs {' '.join(words)}", branches, "check", *words)
    loops = _lines("for (int i# = 0; i# < x; i#++) { if (i# == y) { continue; }", 60)
    yield _method("control flow", "60 loops in each other", f"{loops} y++; {'}' * 60} return y;")
    yield _method("translation", "40,000 statements", f"{_lines('x = x * 31 + 7;', 40_000)} return x;")
    yield _method("memory", "40,000 statements", f"{_lines('x = x * 31 + 7;', 40_000)} return x;")
    yield _method("outputs", "2,000 statements: mutate", f"{_lines('x = x * 31 + 7;', 2_000)} return x;", "mutate")
    lambdas = _lines("java.util.function.IntUnaryOperator g# = z -> z + #;", 4_000)
    yield _method("translation", "4,000 lambdas", f"{lambdas} return g7.applyAsInt(x);")
    yield _method("translation", "20,000 cases", f"switch (x) {{ {_lines('case #: return #;', 20_000)} }} return 0;")


def _arithmetic() -> Iterator[Heavy]:
    """Terms that become large circuits."""
    for name, factor, count in [
        ("product", "(x + y)", 400),
        ("quotient", "/ (x + #)", 40),
        ("remainder", "% (x | #)", 40),
        ("shift", "<< (x ^ #)", 200),
        ("sum of squares", "+ (y + #) * (y + #)", 120),
    ]:
        term = " * ".join([factor] * count) if name == "product" else f"{'(' * count}y{_lines(factor + ')', count)}"
        yield _java("solvers", f"a {name} of {count}", f"static void f(long x, long y) {{ assert {term} != 12345; }}")


def heavy_programs() -> list[Heavy]:
    """All of them, phase by phase; those about memory come last."""
    found = [*_large(), *_deep(), *_arithmetic(), *_stored()]
    phases = list(dict.fromkeys(each.phase for each in found if not each.about_memory))
    return sorted(found, key=lambda each: len(phases) if each.about_memory else phases.index(each.phase))
