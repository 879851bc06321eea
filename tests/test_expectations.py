"""The reader of expectations itself: what is wrong turns red and says so, what is right stays green."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.expectations import load, program_from_text, surprise

PROGRAM = """
class Counter {
    int n;
    int next() { this.n := this.n + 1; return this.n; }
}
class Main {
    static int half(int x)
        requires(x >= 0)
        ensures(retval < 5)
    {
        return 10 / x;
    }
    static int same(int x) { return x; }
    static long same(long x) { return x; }
    static void nothing() { }
    static int[] pair(int a, string b) { return new int[]{a, #b}; }
    static int any() { int x := nondet(int); return x; }
    static void forever() { while (true) { } }
    static int deep(int x) { int y := Main.deep(x); return y; }
    static void four(int[] a) { if (a != null) { if (#a == 4) { assert a[3] == 0; } } }
    static int race() {
        Counter c := new Counter();
        fork c.next();
        fork c.next();
        join;
        return c.n;
    }
    static int far(int x) { if (x == 3) { unsupported("the moon, and more"); } return x; }
}
"""


def failures(expectation: str, program: str = PROGRAM) -> list[str]:
    """What is said about an expectation that is added to a program."""
    made = program_from_text("test.oox", f"{program}\n{expectation}\n")
    return [message for e in made.expectations if (message := e.failure(made)) is not None]


@pytest.mark.parametrize(
    "expectation",
    [
        "// run Main.half(2): throws ArithmeticException",
        "// run Main.half(5): 3",
        "// run Main.half(5): throws ArithmeticException",
        '// run Main.half(0): throws ArithmeticException "something else"',
        "// run Main.half(0): throws Exception",
        "// run Main.half(0): throws ArithmeticException at line 12",
        "// run Main.half(1): violates requires",
        "// run Main.half(1): violates ensures at line 8",
        "// run Main.half(-1): excluded at line 9",
        "// run Main.nothing(): exhausts steps",
        "// run Main.forever(): exhausts call depth",
        "// run Main.forever(): returns",
        "// run Main.nothing(): deadlocks",
        "// run Main.race() with 20 seeds: 2",
        "// run Main.race() with 20 seeds: 3 in some",
        "// run Main.race() with 20 seeds: deadlocks in some",
        "// run Main.any() with values 7: 8",
        "// check Main.four: invalid",
        "// check Main.four with array 4: valid within bounds",
        "// check Main.four with array 4: invalid, ensures",
        "// check Main.far: valid",
        "// check Main.far: unknown, unsupported the sun",
        "// check Main.far: unknown, unsupported the moon",
        "// check Main.far: unknown, unsupported the moon, and more here",
        "// error at line 3: no such error",
    ],
)
def test_a_wrong_expectation_fails_and_names_its_place(expectation: str) -> None:
    (message,) = failures(expectation)
    line = PROGRAM.count("\n") + 2
    assert message.startswith(f"test.oox:{line}: expected\n    {expectation.removeprefix('// ')}\nbut ")


@pytest.mark.parametrize(
    "expectation",
    [
        "// run Main.half(5): 2",
        "// run Main.half( 5 ):2",
        "// run Main.half(5): returns",
        "// run Main.half(5): returns 2",
        "// run half(5): 2",
        '// run Main.half(0): throws ArithmeticException "/ by zero" at line 11',
        "// run Main.half(1): violates ensures at line 9",
        "// run Main.half(-1): excluded",
        "// run Main.same(int)(5): 5",
        "// run Main.same(long)(5): 5",
        '// run Main.pair(3, "a): 5, ("): [3,8]',
        "// run Main.nothing(): returns",
        "// run Main.forever(): exhausts steps",
        "// run Main.deep(1): exhausts call depth",
        "// run Main.race(): 2",
        "// run Main.race() with 20 seeds: 1 in some",
        "// run Main.race() with seed 1 and ints java: returns",
        "// run Main.race() with schedule 0 1x2 2x4: 1",
        "// run Main.any() with values -7: -7",
        "// run new Counter(): Counter{n: 0}",
        "// run Counter.next() with this Counter{n: 2147483647} and ints java: -2147483648",
        "// run Counter.next() with this Counter{n: 2147483647} and overflow check: violates overflow",
        "// check Main.four: valid within bounds",
        "// check Main.four with array 4: invalid, assert",
        "// check Main.four with chain 1 and array 4: invalid",
        "// check Main.far: unknown",
        "// check Main.far: unknown, unsupported the moon, and more",
    ],
)
def test_a_right_expectation_holds(expectation: str) -> None:
    assert failures(expectation) == []


@pytest.mark.parametrize(
    ("expectation", "hint"),
    [
        ("// run", "write 'run Class.method(arguments): how it ends'"),
        ("// run Main.half: 2", "the arguments should follow in parentheses"),
        ("// run Main.half(2: 2", "are not closed"),
        ("// run Main.half(2)", "':' and how it ends should follow"),
        ("// run Main.half(2):", "how should it end?"),
        ("// run Main.half(2): soon", "neither a value of type int nor one of 'returns'"),
        ("// run Main.half(2): 5 here", "neither a value of type int"),
        ("// run Main.half(true): 5", "a value of type int expected here"),
        ("// run Main.nothing(): 5", "the method returns nothing"),
        ("// run Main.none(): 5", "the program has no method 'Main.none'"),
        ("// run Main.same(5): 5", "several methods take these arguments"),
        ("// run Counter.next(): 1", "write 'with this Counter{..}'"),
        ("// run Main.half(0): throws", "'throws' is followed by the class"),
        ("// run Main.half(0): throws NoSuchException", "the program has no class 'NoSuchException'"),
        ("// run Main.half(0): throws ArithmeticException here", "there is no code on it"),
        ("// run Main.half(0): throws ArithmeticException soon", "what does 'soon' mean?"),
        ("// run Main.half(1): violates something", "one of: assert, loop invariant"),
        ("// run Main.half(1): exhausts patience", "one of: steps, call depth"),
        ("// run Main.half(1) with luck: 5", "there is no such setting"),
        ("// run Main.half(1) with ints roman: 5", "there is no such setting"),
        ("// run Main.race() with schedule 0 up: 5", "'up' is not a thread number"),
        ("// run Main.race() with schedule 5: 2", "the schedule cannot be followed"),
        ("// run Main.nothing() with schedule 0 0: returns", "takes only 0 choices of a thread"),
        ("// run Main.any() with values 1 2: 1", "takes only 1 'nondet' values"),
        ("// check Main.four with luck 3: valid", "there is no bound 'luck'; bounds: decisions"),
        ("// check Main.four with array: valid", "write 'check Main.f: '"),
        ("// check Main.four: valid, unsupported x", "what is unsupported stands behind 'unknown'"),
        ("// error: cannot be converted to int", "there is no code on it"),
        ("class A { } // error:", "needs part of the message"),
        ("class A { } // error cannot be converted to int", "write 'error: part of the message'"),
        ("// accepted", "there is no code on it"),
        ("// exhaustive: it is slow", "stands before what a check or a run gives"),
        ("// exhaustive check Main.half", "write 'check Main.f: '"),
        ("// known defect: it is slow", "stands before an expectation"),
        ("// known defect", "write 'known defect: '"),
        ("// known defect: run Main.none(): 5", "the program has no method 'Main.none'"),
        ("// known defect: run Main.half(5) 2", "':' and how it ends should follow"),
        ("// Run Main.half(5): 2", "an expectation begins with one of"),
        ("// runs Main.half(5): 2", "an expectation begins with one of"),
        ("// expect 2", "an expectation begins with one of"),
        ("// Errors: none", "an expectation begins with one of"),
    ],
)
def test_what_cannot_be_read_fails_with_a_hint(expectation: str, hint: str) -> None:
    (message,) = failures(expectation)
    assert hint in message


@pytest.mark.parametrize("prose", ["// Running is fun.", "// Errors are values.", "/* run x */"])
def test_other_comments_are_for_people(prose: str) -> None:
    assert program_from_text("test.oox", prose).expectations == []


def test_a_failed_run_shows_what_happened() -> None:
    (message,) = failures("// run Main.half(0): 5")
    assert "threw ArithmeticException: / by zero" in message
    assert "test.oox:11" in message


def test_a_failed_run_under_seeds_names_one() -> None:
    (message,) = failures("// run Main.race() with 20 seeds: 2")
    assert "of 20 runs is not that, first with seed" in message
    assert "schedule:" in message


def test_a_run_of_a_program_with_errors_shows_the_errors() -> None:
    (message,) = failures("// run Main.f(): 1", "class Main { static int f() { return true; } }")
    assert "the program is not accepted" in message
    assert "bool cannot be converted to int" in message
    (message,) = failures("// run Main.f(): 1", "class Main { static int f() { return 1 1; } }")
    assert "the program cannot be read" in message


def test_here_is_the_line_of_the_comment() -> None:
    throws = "class Main { static void f() {\n throw; // run Main.f(): throws Exception here\n } }"
    assert failures("", throws) == []
    elsewhere = "class Main { static void f() { // run Main.f(): throws Exception here\n throw;\n } }"
    (message,) = failures("", elsewhere)
    assert message.startswith("test.oox:1:")
    missing = 'class Main { static void f() {\n unsupported("x"); // check Main.f: unknown, unsupported x here\n } }'
    assert failures("", missing) == []


def test_several_expectations_stand_on_one_line() -> None:
    text = "class Main { int x := true; bool y := 1; } // error: converted to int // error: converted to bool"
    program = program_from_text("test.oox", text)
    assert [e.failure(program) for e in program.expectations] == [None, None]
    assert surprise(program) is None


def test_strings_and_block_comments_hide_no_expectation() -> None:
    text = 'class Main { static string f() { return "// run Main.f(): 1"; } /*\n// run Main.f(): 2\n*/\n}\n'
    program = program_from_text("test.oox", text + '// run Main.f(): "// run Main.f(): 1"')
    (expectation,) = program.expectations
    assert expectation.line == 5
    assert expectation.failure(program) is None


# --- errors and warnings -----------------------------------------------------------------------------------


def test_an_expected_error_is_found_by_its_line_and_part_of_its_message() -> None:
    assert failures("class A { bool b := 1; } // error: int cannot be converted to bool") == []
    (message,) = failures("class A { bool b := 1; } // error: cannot be converted to int")
    assert "what is said there is\ntest.oox:" in message
    (message,) = failures("class A { bool b := 1; }\nclass B { } // error: cannot be converted to bool")
    assert "nothing is said there; elsewhere" in message
    (message,) = failures("class A { bool b := true; } // error: cannot be converted to bool")
    assert "the program is accepted without a word" in message


def test_an_error_said_twice_is_not_an_error_said_once() -> None:
    text = "class A { bool b := 1; bool c := 2; } // error: cannot be converted to bool"
    (message,) = failures(text)
    assert "this is said 2 times there" in message
    assert failures(f"{text} // error: cannot be converted to bool") == []


def test_syntax_errors_and_errors_are_told_apart() -> None:
    assert failures("class A { int 5; } // syntax error: expected a name") == []
    assert len(failures("class A { int 5; } // error: expected a name")) == 1
    assert failures("class A { // syntax error at the end: expected '}'") == []
    assert failures("class A {\n} }\n// syntax error at line 32: expected a class") == []


def test_accepted_means_that_nothing_is_said_about_the_line() -> None:
    assert failures("class A { bool b := true; } // accepted") == []
    (message,) = failures("class A { bool b := 1; } // accepted")
    assert "cannot be converted to bool" in message


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "no expectation"),
        ("class A { }", "no expectation"),
        ("class A { bool b := 1; bool c := 'c'; } // error: int cannot be converted", "char cannot be converted"),
        ("class A { static int f() { } }\n// run A.f(): 0", "missing return statement"),
        ("class A { bool b := 1; } // error: cannot be converted to bool\n// run A.f(): 0", "cannot be run"),
        ("class A { int 5; } // syntax error: a name\nclass B { } // error: x", "is not checked for other errors"),
    ],
)
def test_a_program_as_a_whole_may_fail(text: str, said: str) -> None:
    message = surprise(program_from_text("test.oox", text))
    assert message is not None
    assert message.startswith("test.oox:")
    assert said in message


def test_a_file_that_is_no_text_fails(tmp_path: Path) -> None:
    file = tmp_path / "folder" / "binary.oox"
    file.parent.mkdir()
    file.write_bytes(b"class \xff")
    assert "is not UTF-8" in (surprise(load(file, tmp_path)) or "")


# --- known defects -----------------------------------------------------------------------------------------


def test_a_known_defect_is_green_while_it_lasts_and_red_when_it_is_gone() -> None:
    assert failures("// known defect: run Main.half(5): 3") == []
    (message,) = failures("// known defect: run Main.half(5): 2")
    assert "that defect is gone: remove 'known defect:'" in message


def test_a_known_defect_may_be_an_error_that_is_missing_or_too_much() -> None:
    assert failures("class A { bool b := true; } // known defect: error: cannot be converted to bool") == []
    (message,) = failures("class A { bool b := 1; } // known defect: error: cannot be converted to bool")
    assert "that defect is gone" in message
    program = program_from_text("test.oox", "class A { bool b := 1; } // known defect: accepted")
    assert surprise(program) is None
    assert program.expectations[0].failure(program) is None


def test_a_crash_is_a_known_defect_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(*_arguments: object) -> None:
        raise RuntimeError

    monkeypatch.setattr("oxpecker.oox.interpreter.Interpreter.run", crash)
    assert failures("// known defect: run Main.half(5): 2") == []
    with pytest.raises(RuntimeError):
        failures("// run Main.half(5): 2")


# --- exhaustive ones ---------------------------------------------------------------------------------------


def test_exhaustive_expectations_hold_like_others() -> None:
    assert failures("// exhaustive: run Main.half(5): 2") == []
    (message,) = failures("// exhaustive: run Main.half(5): 3")
    assert "exhaustive: run Main.half(5): 3" in message
