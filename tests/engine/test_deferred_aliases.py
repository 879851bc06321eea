"""Values that are the same object: paths try that only where code compares references, and miss nothing by it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from oxpecker.api.loading import load
from oxpecker.engine import Bounds, Explorer, Options, ProgramCode
from oxpecker.engine.path.endings import Excluded, Returned, Threw
from oxpecker.oox import typed
from tests.engine.checks import solver
from tests.exhaustive import exhaustive
from tests.oox.from_text import method_named

BOUNDS = Bounds(chain=2, array=2, string=1, decisions=60)

USES = (
    "a.length()",
    "b.length()",
    "c.length()",
    "p.name().length()",
    "q.name().length()",
    "p.number()",
    "s.number()",
    "(q == null ? 1 : q.number())",
    "LITERAL.length()",
)
QUESTIONS = (
    "a == b",
    "b == c",
    "a != c && b != c",
    "p == q",
    "p.name() == q.name()",
    "p.name() == a",
    "b == LITERAL",
    "o == LITERAL",
    "q.name() == a && p != q",
    "o == a",
    "o == p",
    "pair[k & 1] == c",
    "people[k & 1] == s",
    "pair[0] == pair[1]",
    "System.identityHashCode(p) == System.identityHashCode(q) && p == q",
)


def generated(seed: int) -> str:
    """A method that uses its inputs and compares some of them, in any order; its result tells what was true."""
    random = Random(seed)
    steps = [f"n += {random.choice(USES)} > 0 ? 0 : 0;" for _ in range(random.randint(3, 8))]
    questions = random.sample(QUESTIONS, random.randint(1, 3))
    steps += [f"if ({question}) r += {10**place};" for place, question in enumerate(questions)]
    random.shuffle(steps)
    return f"""
        record Person(String name, int number) {{ }}
        class Main {{
            static final String LITERAL = "l";
            static int ask(String a, String b, String c, Person p, Person q, Person s, Object o, int k) {{
                int n = 0, r = 0;
                String[] pair = {{a, b}};
                Person[] people = {{p, q}};
                {" ".join(steps)}
                return r;
            }}
        }}
    """


def loaded(tmp_path: Path, text: str) -> typed.Program:
    file = tmp_path / "Main.java"
    file.write_text(text)
    return load(file).program


def outcomes(program: typed.Program, strategy: str) -> tuple[set[object], int]:
    """What a method may return or throw, and the number of paths."""
    explorer = Explorer(ProgramCode(program), BOUNDS, solver(), Options(strategy=strategy))
    found: list[object] = []
    for end in explorer.paths(method_named(program, "Main.ask")):
        match end.ending:
            case Returned(value=value):
                found.append(value)
            case Threw():
                found.append("throws")
            case Excluded():
                pass
            case other:
                found.append(type(other).__name__)
    return set(found), len(found)


FEW = (0, 8, 16, 32, 40)


@pytest.mark.parametrize("seed", [seed if seed in FEW else exhaustive(seed) for seed in range(80)])
def test_the_same_outcomes_as_with_all_aliases(seed: int, tmp_path: Path) -> None:
    program = loaded(tmp_path, generated(seed))
    deferred, all_at_once = outcomes(program, "auto"), outcomes(program, "lazier#")
    assert deferred[0] == all_at_once[0]
    assert deferred[1] <= all_at_once[1]


def test_strings_that_nobody_compares_need_one_path(tmp_path: Path) -> None:
    names = [f"s{i}" for i in range(9)]
    uses = " + ".join(f"{name}.length()" for name in names)
    parameters = ", ".join(f"/*@ non_null @*/ String {name}" for name in names)
    program = loaded(tmp_path, f"class Main {{ static int ask({parameters}) {{ return {uses}; }} }}")
    assert outcomes(program, "auto")[1] == 1


def test_strings_beside_literals_that_nobody_compares_need_one_path(tmp_path: Path) -> None:
    text = """
        class Main {
            static final String[] LITERALS = {"a", "b", "c"};
            static int ask(/*@ non_null @*/ String s, /*@ non_null @*/ String t) {
                return LITERALS[0].length() + s.length() + t.length();
            }
        }
    """
    assert outcomes(loaded(tmp_path, text), "auto")[1] == 1


def test_a_lock_compares(tmp_path: Path) -> None:
    program = loaded(
        tmp_path,
        """
        class Main {
            static int ask(/*@ non_null @*/ String a, /*@ non_null @*/ String b) {
                int n = a.length() + b.length();
                synchronized (a) { b.notify(); }
                return 1;
            }
        }
        """,
    )
    assert outcomes(program, "auto")[0] == {1, "throws"}
