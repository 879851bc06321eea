"""Litmus tests with the outcome that each asks for, and who allows it.

The column about the Java memory model follows JLS 17.4 and 17.5, jcstress and Pugh's causality tests. `python -m
tests.engine.litmus.table` prints the table of `docs/concurrency.md`.
"""

from __future__ import annotations

from dataclasses import dataclass

from oxpecker.engine import Bounds, MemoryModel
from oxpecker.engine.options import Reduction
from tests.engine.interleavings.agreement import Explored, explored
from tests.oox.from_text import checked, method_named


@dataclass(frozen=True, slots=True)
class Litmus:
    """Threads over the fields of one object `c`, an outcome, and who allows it.

    Each thread stores what it reads in `c.r1` .. `c.r4`, which start as -1.
    """

    name: str
    threads: tuple[str, ...]
    asked: str
    sc: bool
    explored: bool
    """Whether `--memory-model java` shows the outcome."""
    java: bool
    """Whether the Java memory model allows it."""
    volatile: str = ""
    """Names of fields that are volatile."""

    @property
    def text(self) -> str:
        """The program, whose method `Main.go` returns whether the outcome occurred."""
        declared = " ".join(f"{'volatile ' if each in self.volatile.split() else ''}int {each};" for each in "xyz")
        published = "volatile " if "o" in self.volatile.split() else ""
        methods = "\n".join(f"    static void t{n}(C c) {{ {_body(t)} }}" for n, t in enumerate(self.threads))
        forks = " ".join(f"fork Main.t{n}(c);" for n in range(len(self.threads)))
        return _FRAME.format(
            declared=declared, published=published, methods=methods, forks=forks, asked=_expression(self.asked)
        )

    def outcomes(self, model: MemoryModel, reduction: Reduction = Reduction.OPTIMAL) -> Explored:
        """What the engine finds."""
        program = checked(self.text)
        bounds = Bounds(actions=200)
        return explored(program, method_named(program, "Main.go"), reduction, 60.0, bounds=bounds, memory_model=model)

    def occurs(self, model: MemoryModel) -> bool:
        """Whether the engine shows the outcome."""
        found = self.outcomes(model)
        assert not found.defect and not found.unknown, (self.name, found)
        return ("returned", True) in found.outcomes


_FRAME = """
class P {{ final int f; int p; final int[] a;
    P(int f) {{ this.f := f; this.p := f; int[] b := new int[1]; b[0] := f; this.a := b; }} }}
class C {{ {declared} {published}P o; int r1; int r2; int r3; int r4; }}
class Main {{
    static bool go() {{
        C c := new C();
        c.r1 := 0 - 1; c.r2 := 0 - 1; c.r3 := 0 - 1; c.r4 := 0 - 1;
        {forks}
        join;
        return {asked};
    }}
{methods}
}}
"""


def _body(thread: str) -> str:
    """`x=1; r1=y` with the fields written out."""
    return " ".join(_statement(each.strip()) for each in thread.split(";") if each.strip())


def _statement(written: str) -> str:
    if written.startswith("lock "):
        inner = written.removeprefix("lock ").strip("{} ")
        return f"lock (c) {{ {' '.join(_statement(each.strip()) for each in inner.split(','))} }}"
    if written.startswith("if "):
        condition, _, rest = written.removeprefix("if ").partition(": ")
        return f"if ({_expression(condition)}) {{ {' '.join(_statement(each.strip()) for each in rest.split(','))} }}"
    left, _, right = written.partition("=")
    if right == "new":
        return f"c.{left} := new P(1);"
    if left.startswith("q"):
        return f"P {left} := {_expression(right)};"
    return f"{_expression(left)} := {_expression(right)};"


def _expression(written: str) -> str:
    return " ".join(
        f"c.{word}" if word in ("x", "y", "z", "o", "r1", "r2", "r3", "r4") else word for word in written.split()
    )


_PUBLISH = ("o=new", "q=o; if q != null: r1=q.{part}")

LITMUS = (
    Litmus("SB", ("x=1; r1=y", "y=1; r2=x"), "r1 == 0 && r2 == 0", False, True, True),
    Litmus("SB, x volatile", ("x=1; r1=y", "y=1; r2=x"), "r1 == 0 && r2 == 0", False, True, True, "x"),
    Litmus("SB, volatile", ("x=1; r1=y", "y=1; r2=x"), "r1 == 0 && r2 == 0", False, False, False, "x y"),
    Litmus(
        "SB, locked", ("lock {x=1}; lock {r1=y}", "lock {y=1}; lock {r2=x}"), "r1 == 0 && r2 == 0", False, False, False
    ),
    Litmus("MP", ("x=1; y=1", "r1=y; r2=x"), "r1 == 1 && r2 == 0", False, True, True),
    Litmus("MP, flag volatile", ("x=1; y=1", "r1=y; r2=x"), "r1 == 1 && r2 == 0", False, False, False, "y"),
    Litmus("MP, data volatile", ("x=1; y=1", "r1=y; r2=x"), "r1 == 1 && r2 == 0", False, False, True, "x"),
    Litmus("MP, locked", ("lock {x=1, y=1}", "lock {r1=y, r2=x}"), "r1 == 1 && r2 == 0", False, False, False),
    Litmus("MP, writer locks", ("lock {x=1, y=1}", "r1=y; r2=x"), "r1 == 1 && r2 == 0", False, True, True),
    Litmus("LB", ("r1=x; y=1", "r2=y; x=1"), "r1 == 1 && r2 == 1", False, False, True),
    Litmus("LB, volatile", ("r1=x; y=1", "r2=y; x=1"), "r1 == 1 && r2 == 1", False, False, False, "x y"),
    Litmus("LB, copied", ("r1=x; y=r1", "r2=y; x=r2"), "r1 == 1 && r2 == 1", False, False, False),
    Litmus(
        "IRIW",
        ("x=1", "y=1", "r1=x; r2=y", "r3=y; r4=x"),
        "r1 == 1 && r2 == 0 && r3 == 1 && r4 == 0",
        False,
        True,
        True,
    ),
    Litmus(
        "IRIW, volatile",
        ("x=1", "y=1", "r1=x; r2=y", "r3=y; r4=x"),
        "r1 == 1 && r2 == 0 && r3 == 1 && r4 == 0",
        False,
        False,
        False,
        "x y",
    ),
    Litmus("WRC", ("x=1", "r1=x; y=r1", "r2=y; r3=x"), "r1 == 1 && r2 == 1 && r3 == 0", False, True, True),
    Litmus(
        "WRC, volatile",
        ("x=1", "r1=x; y=r1", "r2=y; r3=x"),
        "r1 == 1 && r2 == 1 && r3 == 0",
        False,
        False,
        False,
        "x y",
    ),
    Litmus("2+2W", ("x=1; y=2", "y=1; x=2"), "x == 1 && y == 1", False, True, True),
    Litmus("2+2W, volatile", ("x=1; y=2", "y=1; x=2"), "x == 1 && y == 1", False, False, False, "x y"),
    Litmus("R", ("x=1; y=1", "y=2; r1=x"), "y == 2 && r1 == 0", False, True, True),
    Litmus("R, volatile", ("x=1; y=1", "y=2; r1=x"), "y == 2 && r1 == 0", False, False, False, "x y"),
    Litmus("S", ("x=2; y=1", "r1=y; x=1"), "r1 == 1 && x == 2", False, True, True),
    Litmus("S, volatile", ("x=2; y=1", "r1=y; x=1"), "r1 == 1 && x == 2", False, False, False, "x y"),
    Litmus("CoRR", ("x=1", "r1=x; r2=x"), "r1 == 1 && r2 == 0", False, True, True),
    Litmus("CoRR, volatile", ("x=1", "r1=x; r2=x"), "r1 == 1 && r2 == 0", False, False, False, "x"),
    Litmus("CoWR", ("x=1; r1=x", "x=2"), "r1 == 0", False, False, False),
    Litmus("CoRW", ("r1=x; x=1", "x=2"), "r1 == 1", False, False, False),
    Litmus("lost update", ("r1=x; x=r1 + 1", "r2=x; x=r2 + 1"), "x == 1", True, True, True),
    Litmus("join", ("x=1",), "x == 0", False, False, False),
    Litmus("publication", ("o=new", "q=o; if q != null: r1=q.p"), "r1 == 0", False, True, True),
    Litmus("publication, final", ("o=new", "q=o; if q != null: r1=q.f"), "r1 == 0", False, False, False),
    Litmus(
        "publication, beside final",
        ("o=new", "q=o; if q != null: r1=q.f, r2=q.p"),
        "r1 == 1 && r2 == 0",
        False,
        True,
        True,
    ),
    Litmus("publication, through final", ("o=new", "q=o; if q != null: r1=q.a[0]"), "r1 == 0", False, False, False),
    Litmus("publication, volatile", ("o=new", "q=o; if q != null: r1=q.p"), "r1 == 0", False, False, False, "o"),
    Litmus("double-checked", ("lock {o=new}", "q=o; if q != null: r1=q.p"), "r1 == 0", False, True, True),
    Litmus("double-checked, final", ("lock {o=new}", "q=o; if q != null: r1=q.f"), "r1 == 0", False, False, False),
    Litmus(
        "double-checked, volatile", ("lock {o=new}", "q=o; if q != null: r1=q.p"), "r1 == 0", False, False, False, "o"
    ),
)
"""The litmus tests."""


def table() -> str:
    """The table of the documentation."""
    words = {True: "yes", False: "no"}
    rows = [
        f"| {each.name} | `{' ‖ '.join(each.threads)}` | `{each.asked}` "
        f"| {words[each.sc]} | {words[each.explored]} | {words[each.java]} |"
        for each in LITMUS
    ]
    head = "| test | threads | outcome | `sc` | `java` | Java memory model |"
    return "\n".join([head, "|---|---|---|---|---|---|", *rows]).replace("||", "\\|\\|")


if __name__ == "__main__":
    print(table())
