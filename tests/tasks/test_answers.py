"""Answers about small tasks: what counts as a violation, and what does not."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxpecker.engine import Bounds, Options
from oxpecker.oox.types import BOOL, BYTE, DOUBLE, FLOAT, INT, ClassType
from oxpecker.strategies.pool import pool_of
from oxpecker.tasks import (
    Answer,
    ProgramError,
    Question,
    answer,
    answers,
    find_tasks,
    questions,
    read_property,
    read_task,
)
from oxpecker.tasks.program import without_contracts
from tests.exhaustive import exhaustive

TASKS = Path(__file__).parents[1] / "svcomp"
OPTIONS = Options(bounds=Bounds(decisions=40, string=4), seconds=600, effort=20)
ALL = [each for file in find_tasks(TASKS) for each in questions(read_task(file), OPTIONS)]
LONG = {"decoded.yml", "swing.yml"}
"""Tasks that take seconds."""
NO_PROOF = {"endless.yml"}
"""Tasks that hold, but about which bounds leave something open."""


def ask(folder: Path, name: str, program: str) -> tuple[str, tuple[str, ...]]:
    file = folder / "Main.java"
    file.write_text(program, encoding="utf-8")
    found = answer(Question("t", (file,), read_property(TASKS / "properties" / f"{name}.prp"), OPTIONS))
    return found.verdict, found.explanation


@pytest.mark.parametrize(
    "question",
    [exhaustive(each) if Path(each.task).name in LONG else each for each in ALL],
    ids=lambda q: f"{Path(q.task).name}-{q.property.file.name}",
)
def test_stored_tasks(question: Question) -> None:
    found = answer(question)
    assert question.property.expected is not None
    if Path(question.task).name in NO_PROOF:
        assert found.answer is Answer.UNKNOWN
        assert found.detail.startswith("valid within bounds: decisions")
    else:
        assert found.answer == str(question.property.expected).lower()


def test_bounds_are_believed_only_on_request() -> None:
    (question,) = questions(read_task(TASKS / "endless.yml"), OPTIONS, bounded_true=True)
    assert answer(question).answer is Answer.TRUE


def test_a_violation_is_explained(tmp_path: Path) -> None:
    text = """
    import org.sosy_lab.sv_benchmarks.Verifier;
    class Main {
        public static void main(String[] args) {
            int x = Verifier.nondetInt();
            assert x != 41 : "no";
        }
    }
    """
    verdict, explanation = ask(tmp_path, "valid-assert", text)
    assert verdict == "false(assert)"
    assert explanation == (f"AssertionError: no at {tmp_path / 'Main.java'}:6:13", "nondet values: 41")


@pytest.mark.parametrize(
    ("thrown", "verdict"),
    [
        ("new RuntimeException()", "true"),
        ("new java.lang.RuntimeException()", "false(no-runtime-exception)"),
        ("new IllegalStateException()", "false(no-runtime-exception)"),
        ("new AssertionError()", "true"),
        ("null", "false(no-runtime-exception)"),
    ],
)
def test_the_class_counts_not_its_name(tmp_path: Path, thrown: str, verdict: str) -> None:
    text = f"""
    class Main {{
        static class RuntimeException extends Exception {{ }}
        public static void main(String[] args) throws Exception {{ throw {thrown}; }}
    }}
    """
    assert ask(tmp_path, "no-runtime-exception", text)[0] == verdict


def test_exceptions_below_assertion_error_and_in_initialisers_count(tmp_path: Path) -> None:
    main = "public static void main(String[] a) { throw new E(); }"
    below = f"class Main {{ static class E extends AssertionError {{ }} {main} }}"
    assert ask(tmp_path, "valid-assert", below)[0] == "false(assert)"
    early = "class Main { static int x = 1; static { assert x == 2; } public static void main(String[] a) { } }"
    assert ask(tmp_path, "valid-assert", early)[0] == "false(assert)"


def test_whether_an_initialiser_that_fails_is_meant_is_left_open(tmp_path: Path) -> None:
    text = "class Main { static int x = 0; static int y = 1 / x; public static void main(String[] a) { } }"
    assert ask(tmp_path, "valid-assert", text)[0] == "true"
    verdict, _ = ask(tmp_path, "no-runtime-exception", text)
    assert verdict.startswith("unknown (ExceptionInInitializerError at ")


@pytest.mark.parametrize(
    ("body", "verdict"),
    [
        ("try { assert a == null; } catch (AssertionError e) { }", "unknown (true, unless main gets arguments"),
        ("try { assert a == null; } catch (Throwable e) { }", "unknown (true, unless main gets arguments"),
        ("for (;;) { try { assert a == null; } finally { break; } }", "unknown (true, unless main gets arguments"),
        ("if (a.length == 2) { assert false; }", "unknown (true, unless main gets arguments"),
        ("int x = 1; try { assert x == 1; } catch (Throwable e) { x = 2; } finally { x = 3; }", "true"),
        ("try { assert a.length > 0; } catch (Exception e) { }", "false(assert)"),
        ("try { assert a.length < 0; } finally { a = null; }", "false(assert)"),
    ],
)
def test_what_may_be_read_in_two_ways_is_left_open(tmp_path: Path, body: str, verdict: str) -> None:
    text = f"class Main {{ public static void main(String[] a) {{ {body} }} }}"
    assert ask(tmp_path, "valid-assert", text)[0].startswith(verdict)


def test_a_search_goes_on_beside_paths_that_are_not_supported(tmp_path: Path) -> None:
    text = """
    import org.sosy_lab.sv_benchmarks.Verifier;
    class Main {
        static native void elsewhere();
        public static void main(String[] args) {
            String text = Verifier.nondetString();
            if (text.length() == 0) elsewhere();
            assert text.length() < 3;
        }
    }
    """
    file = tmp_path / "Main.java"
    file.write_text(text, encoding="utf-8")
    prop = read_property(TASKS / "properties" / "valid-assert.prp")
    assert answer(Question("t", (file,), prop, Options(seconds=600, effort=20))).answer is Answer.FALSE


def test_what_a_model_lacks_is_unknown_where_a_run_comes_to_it(tmp_path: Path) -> None:
    main = "public static void main(String[] a) throws Exception { %s }"
    for body, missing in [
        ('assert "a".describeConstable() != null;', "String.describeConstable"),
        ("assert Character.getType('a') == 2;", "Character.getType"),
        ("assert new StringBuilder().append(1, 2, 3, 4) != null;", "StringBuilder.append"),
        ("assert new ArrayList<String>(1, 2) != null;", "this constructor of ArrayList"),
        ("assert new Formatter() != null;", "class java.util.Formatter"),
        ("assert Integer.WIDTH == 32;", "Integer.WIDTH"),
    ]:
        program = f"import java.util.*; class Main {{ {main % body} }}"
        assert ask(tmp_path, "valid-assert", program)[0].startswith(f"unknown (unsupported: {missing} at ")


def test_what_is_not_supported_is_unknown(tmp_path: Path) -> None:
    text = "class Main { static native int f(); public static void main(String[] a) { assert f() == 1; } }"
    verdict, _ = ask(tmp_path, "valid-assert", text)
    assert verdict.startswith("unknown (unsupported: native method")


def test_the_verifier_of_a_task_is_replaced_wherever_it_lies(tmp_path: Path) -> None:
    verifier = (TASKS / "common/org/sosy_lab/sv_benchmarks/Verifier.java").read_text(encoding="utf-8")
    (tmp_path / "Verifier.java").write_text(verifier, encoding="utf-8")
    text = """
    import org.sosy_lab.sv_benchmarks.Verifier;
    class Main { public static void main(String[] args) { assert Verifier.nondetInt() == 0; } }
    """
    (tmp_path / "Main.java").write_text(text, encoding="utf-8")
    found = answer(Question("t", (tmp_path,), read_property(TASKS / "properties/valid-assert.prp"), OPTIONS))
    assert found.answer is Answer.FALSE


def test_another_encoding_does_no_harm_in_comments(tmp_path: Path) -> None:
    text = 'class Main { /* caf\xe9 */ public static void main(String[] args) { assert args.length == 0 : "%s"; } }'
    file = tmp_path / "Main.java"
    question = Question("t", (file,), read_property(TASKS / "properties/valid-assert.prp"), OPTIONS)
    file.write_bytes((text % "cafe").encode("latin-1"))
    assert answer(question).detail == "true, unless main gets arguments or a caught assertion failure counts"
    file.write_bytes((text % "caf\xe9").encode("latin-1"))
    with pytest.raises(ProgramError, match="0xe9 at offset"):
        answer(question)


def test_another_property_is_unknown(tmp_path: Path) -> None:
    file = tmp_path / "race.prp"
    file.write_text("CHECK( init(Main.main()), LTL(G !race) )", encoding="utf-8")
    found = answer(Question("t", (TASKS / "sum",), read_property(file)))
    assert found.verdict == "unknown (unsupported property CHECK( init(Main.main()), LTL(G !race) ))"


_TWO_THREADS = """
    class Main {
        static final Object left = new Object(), right = new Object();
        static void both(Object one, Object two) { synchronized (one) { synchronized (two) { %s } } }
        public static void main(String[] args) throws InterruptedException {
            Thread other = new Thread(() -> both(right, left));
            %s
            other.start();
            both(%s);
            other.join();
            assert %s;
        }
    }
"""
_ALONE = """
    class Main {
        public static void main(String[] args) throws InterruptedException {
            synchronized (Main.class) { Main.class.wait(); }
            assert false;
        }
    }
"""
_ATTENDED = """
    class Main {
        static void attend() {
            try {
                synchronized (Main.class) { Main.class.wait(); }
            } catch (InterruptedException e) {
            }
        }
        public static void main(String[] args) {
            Thread daemon = new Thread(() -> attend());
            daemon.setDaemon(true);
            daemon.start();
        }
    }
"""
_MAY_BLOCK = "unknown (true, but some inputs make threads wait forever)"


@pytest.mark.parametrize(
    ("program", "deadlock", "asserted"),
    [
        (_TWO_THREADS % ("", "", "left, right", "true"), "false(no-deadlock)", _MAY_BLOCK),
        (_TWO_THREADS % ("", "", "left, right", "left == right"), "false(no-deadlock)", "false(assert)"),
        (_TWO_THREADS % ("", "", "right, left", "true"), "true", "true"),
        (_TWO_THREADS % ("int x = 1 / 0;", "", "right, left", "true"), "unknown (true, unless main", "true"),
        (_TWO_THREADS % ("", "other.setDaemon(true);", "left, right", "true"), "false(no-deadlock)", _MAY_BLOCK),
        (_ATTENDED, "true", "true"),
        (_ALONE, "false(no-deadlock)", _MAY_BLOCK),
    ],
    ids=["crossed", "crossed, wrong after", "ordered", "thrown", "crossed with a daemon", "daemon left", "alone"],
)
def test_deadlocks_violate_one_property_alone(tmp_path: Path, program: str, deadlock: str, asserted: str) -> None:
    assert ask(tmp_path, "no-deadlock", program)[0].startswith(deadlock)
    assert ask(tmp_path, "valid-assert", program)[0] == asserted


def test_a_deadlock_is_explained(tmp_path: Path) -> None:
    _, explanation = ask(tmp_path, "no-deadlock", _TWO_THREADS % ("", "", "left, right", "true"))
    place = f"Main.both(Object, Object) waits at {tmp_path / 'Main.java'}:4:"
    assert [line[: line.rindex(":") + 1] for line in explanation] == [f"thread {n} in {place}" for n in (0, 1)]


@pytest.mark.parametrize(
    ("program", "message"),
    [
        ("class Main { void main( }", "Main.java:1:"),
        ("class Main { }", "no 'static void main(String[])' in class Main"),
        ("class Main { public void main(String[] a) { } }", "no 'static void main(String[])' in class Main"),
        ("class Main { public static void main(int[] a) { } }", "no 'static void main"),
        ("class Other { public static void main(String[] a) { } }", "no 'static void main"),
    ],
)
def test_mistakes_in_the_program(tmp_path: Path, program: str, message: str) -> None:
    with pytest.raises(ProgramError) as caught:
        ask(tmp_path, "valid-assert", program)
    assert message in str(caught.value)


def test_many_questions_survive_a_bad_program_in_one_process_and_in_several(tmp_path: Path) -> None:
    (tmp_path / "Main.java").write_text("class Main { int x = ; }", encoding="utf-8")
    prop = read_property(TASKS / "properties/valid-assert.prp", True)
    bad = Question("bad", (tmp_path,), prop, OPTIONS)
    good = Question("good", (TASKS / "maximum",), prop, OPTIONS)
    for jobs in (1, 2):
        found = dict(answers([bad, good], jobs))
        assert found[0].verdict.startswith("unknown (error in the program: ")
        assert "\n" not in found[0].verdict
        assert found[1].verdict == "true"


def test_only_comments_lose_their_annotations() -> None:
    text = '''s = "//@ a"; c = '"'; t = """ /*@ "b" */ """; //@ assume x;\n/*@ pure @*/ @Override'''
    plain = '''s = "//@ a"; c = '"'; t = """ /*@ "b" */ """; //  assume x;\n/*  pure  */ @Override'''
    assert without_contracts(text) == plain


def test_what_a_program_compares_with_is_tried_first(tmp_path: Path) -> None:
    text = """
    import org.sosy_lab.sv_benchmarks.Verifier;
    class Main {
        static String clean(String name) {
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < name.length(); i++) {
                char c = name.charAt(i);
                switch (c) {
                    case '&': text.append("&amp;"); break;
                    case '"': text.append("&quot;"); break;
                    default: text.append(Character.isLetter(c) ? Character.toUpperCase(c) : c);
                }
            }
            return text.toString();
        }
        public static void main(String[] args) {
            String name = Verifier.nondetString();
            assert !clean(name).contains("/SCRIPT");
        }
    }
    """
    verdict, explanation = ask(tmp_path, "valid-assert", text)
    assert verdict == "false(assert)"
    assert explanation[1] == 'nondet values: "/SCRIPT"'


def test_plain_runs_see_only_what_counts(tmp_path: Path) -> None:
    text = """
    import org.sosy_lab.sv_benchmarks.Verifier;
    class Main {
        public static void main(String[] args) {
            int x = Verifier.nondetInt();
            Verifier.assume(x != 0);
            if (x == 10) { throw new IllegalStateException(); }
            assert 100 / x != 101;
        }
    }
    """
    assert ask(tmp_path, "valid-assert", text)[0] == "true"
    assert ask(tmp_path, "no-runtime-exception", text)[0] == "false(no-runtime-exception)"


@pytest.mark.parametrize("count", [4, exhaustive(12)])
def test_many_branches_that_choose_values_are_no_many_paths(tmp_path: Path, count: int) -> None:
    steps = "".join("        machine.step(Verifier.nondetInt(), Verifier.nondetBoolean());\n" for _ in range(count))
    text = f"""
    import org.sosy_lab.sv_benchmarks.Verifier;
    class Machine {{
        int mode;
        int level;
        void step(int wanted, boolean reset) {{
            int next;
            if (wanted == 1) {{ next = 1; }} else if (wanted == 2) {{ next = 2; }} else {{ next = level; }}
            if (reset) {{ mode = 0; }} else if (next == 2) {{ mode = 1; }}
            if (mode == 0) {{ level = 0; }} else {{ level = next; }}
        }}
    }}
    class Main {{
        public static void main(String[] args) {{
            Machine machine = new Machine();
    {steps}
            assert machine.level <= 2;
        }}
    }}
    """
    assert ask(tmp_path, "valid-assert", text)[0] == "true"


def test_literals_of_a_program_and_their_neighbours() -> None:
    pool = pool_of(['if (x < 1_0 && y == 37 && s.equals("key")) // "no" 99\n f(2.5f, 0.1, \'q\', "a\\n", x1);'])
    assert {37, 38, 36, -37, ord("q"), 0} <= set(pool.values(INT))
    assert not {99, 10, 5} & set(pool.integers) - {10}
    assert "key" in pool.texts and "no" not in pool.texts and pool.texts[0] == ""
    assert {2.5, 0.1, 1e300} <= set(pool.values(DOUBLE)) and pool.values(BOOL) == (False, True)
    assert {2.5, 0.10000000149011612} <= set(pool.values(FLOAT)) and not {0.1, 1e300} & set(pool.values(FLOAT))
    assert all(-128 <= number < 128 for number in pool.values(BYTE)) and pool.values(ClassType("Object")) == ()


def test_plain_values_are_values_of_their_type(tmp_path: Path) -> None:
    text = """
    import org.sosy_lab.sv_benchmarks.Verifier;
    class Main {
        public static void main(String[] args) {
            assert Verifier.nondetFloat() != 0.1;
            assert Verifier.nondetByte() != 200 && Verifier.nondetChar() != -1 && Verifier.nondetShort() != 40000;
        }
    }
    """
    assert ask(tmp_path, "valid-assert", text)[0] == "true"


def test_numbers_are_read_from_a_plain_text(tmp_path: Path) -> None:
    text = """
    import java.util.Scanner;
    import org.sosy_lab.sv_benchmarks.Verifier;
    class Main {
        public static void main(String[] args) {
            Scanner scanner = new Scanner(Verifier.nondetString());
            int size = scanner.nextInt();
            int choice = scanner.nextInt() % 3;
            assert choice >= 0 : size;
        }
    }
    """
    assert ask(tmp_path, "valid-assert", text)[0] == "false(assert)"


def test_what_rounding_decides_is_not_said(tmp_path: Path) -> None:
    text = """
    import org.sosy_lab.sv_benchmarks.Verifier;
    class Main {
        public static void main(String[] args) {
            double x = Verifier.nondetDouble();
            if (x > %s) {
                assert Math.%s;
            }
        }
    }
    """
    # Java leaves the last digits of a logarithm open, but of a power of ten it says which number it is.
    assert ask(tmp_path, "valid-assert", text % ("7 && x < 8", "log(x) != 2.0"))[0].startswith("unknown (depends on")
    assert ask(tmp_path, "valid-assert", text % ("70", "log10(x) != 2.0"))[1][-1] == "nondet values: 100.0"
    assert ask(tmp_path, "valid-assert", text % ("7 && x < 8", "log(x) > 2.0"))[0] == "false(assert)"


@pytest.mark.parametrize(
    ("condition", "verdict"),
    [
        ("Math.tanh(x) <= 1 || x != x", "true"),
        exhaustive("!(Math.atan2(x, 2) > 3.2) && !(Math.exp(x) < 0) && !(StrictMath.acos(x) < 0)", "true"),
        ("!(x > 0.01 && x < 1 && Math.sin(x) > x)", "true"),
        ("!(Math.log(x) > 700)", "false(assert)"),
    ],
)
def test_functions_stay_within_their_range(tmp_path: Path, condition: str, verdict: str) -> None:
    text = f"""
    import org.sosy_lab.sv_benchmarks.Verifier;
    class Main {{
        public static void main(String[] args) {{
            double x = Verifier.nondetDouble();
            assert {condition};
        }}
    }}
    """
    assert ask(tmp_path, "valid-assert", text)[0].startswith(verdict)
