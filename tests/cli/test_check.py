"""`oxpecker check`: verdicts, exit codes, data, and what is said about mistakes."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from zipfile import ZipFile

import pytest
from click.testing import CliRunner, Result

from oxpecker.cli.main import cli
from oxpecker.limits import Watch
from oxpecker.results import HeapGraph

PROGRAM = """
class Account {
    int balance;
    invariant(this.balance >= 0);
    void withdraw(int amount) requires(amount > 0) { this.balance := this.balance - amount; }
    // The same account may be given twice.
    void take(Account other) requires(other != null) ensures(this.balance != old(this.balance)) {
        this.balance := this.balance + other.balance;
    }
}
class Main {
    static int max(int x, int y) ensures(retval >= x && retval >= y) { return x > y ? x : y; }
    static int sum(int[] a) requires(a != null) exceptional(false) {
        int s := 0; int i := 0;
        while (i < #a) { s := s + a[i]; i := i + 1; }
        return s;
    }
    static int div(int x, int y) { return x / y; }
    static int never(int x) requires(x < x) ensures(false) { return x; }
    static void threads() { fork Main.threads(); }
    static void text(string s) { assert s != "abc"; }
    static int three(int x, char c) exceptional(false) { assert x != 1 || c != 'q'; assert x != 2; return 1 / x; }
    static void wide(int x) { assert x + 1 > x; }
    static void chosen() { bool b := nondet(bool); char c := nondet(char); Account a := nondet(Account);
        assert !b || c != 'x' || a == null || a.balance != 3; }
    static int open() { int x := nondet(int); assert x != 5; return x; }
}
"""


@pytest.fixture
def program(tmp_path: Path) -> Path:
    file = tmp_path / "program.oox"
    file.write_text(PROGRAM, encoding="utf-8")
    return file


def check(file: Path, *arguments: str) -> Result:
    return CliRunner().invoke(cli, ["check", str(file), "--fail-on", "bounds", *arguments])


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["--method", "Main.max"], 0, "Main.max(int, int): valid: every input satisfies the contract"),
        (["--method", "Main.sum", "--array", "3"], 4, "valid within bounds (array up to 3)"),
        (["--method", "Account.withdraw"], 1, "Account{balance: 0}.withdraw(1) violates 'invariant'"),
        (["--method", "Main.div"], 0, "note: ArithmeticException may leave the method"),
        (["--method", "Main.div", "--exceptions", "finding"], 1, "throws ArithmeticException"),
        (["--method", "Main.never"], 0, "warning: the precondition is unsatisfiable, so the contract says nothing"),
        (["--method", "Main.threads"], 3, "no path ends: threads bound of"),
        (["--method", "Main.text"], 1, "Main.text(\"abc\") violates 'assert'"),
        (["--method", "Main.max", "--ints", "java"], 0, "valid"),
    ],
)
def test_verdicts_and_exit_codes(program: Path, arguments: list[str], code: int, said: str) -> None:
    result = check(program, *arguments)
    assert said in result.output
    assert result.exit_code == code


@pytest.mark.parametrize(
    ("method", "findings", "flags"),
    [
        ("Account.withdraw", 1, []),
        ("Account.take", 1, []),
        ("Main.open", 1, []),
        ("Main.three", 3, []),
        ("Main.chosen", 1, []),
        ("Main.wide", 1, ["--ints", "java"]),
        ("Main.wide", 1, ["--ints", "java", "--overflow-check"]),
    ],
)
def test_the_replay_command_shows_the_same_violation(
    program: Path, method: str, findings: int, flags: list[str]
) -> None:
    output = check(program, "--method", method, "--all", "--array", "2", *flags).output
    lines = [line for line in output.splitlines() if "replay:" in line]
    assert len(lines) == findings
    for line in lines:
        replayed = CliRunner().invoke(cli, shlex.split(line.split("replay: oxpecker ")[1]))
        assert replayed.exit_code == 1
        assert "violates" in replayed.output


SHARED = Path(__file__).parents[1] / "programs" / "java" / "statics" / "shared_structures.java"


@pytest.mark.parametrize(
    "method, argument",
    [
        ("Shared.isEmpty", "Shared.EMPTY"),
        ("Shared.isNames", "Shared.NAMES"),
        ("Shared.isHeld", "Shared.REGISTER.names"),
        ("Shared.changeRow", "Shared.ROWS[0]"),
        ("Written.clear", "Written.COUNTS"),
    ],
)
def test_an_argument_that_a_static_field_leads_to_has_its_name(method: str, argument: str) -> None:
    output = check(SHARED, "--method", method).output
    assert f"{method}({argument}) throws AssertionError" in output
    (line,) = [line for line in output.splitlines() if "replay:" in line]
    replayed = CliRunner().invoke(cli, shlex.split(line.split("replay: oxpecker ")[1]))
    assert replayed.exit_code == 1
    assert f"{method}({argument}) threw AssertionError" in replayed.output


@pytest.mark.parametrize("name", ["shared_objects", "reached_sentinels"])
def test_a_replay_changes_the_objects_of_static_fields_and_names_them(name: str) -> None:
    output = check(SHARED.with_name(f"{name}.java")).output
    commands = [line.split("replay: oxpecker ")[1] for line in output.splitlines() if "replay:" in line]
    assert len(commands) == output.count(": invalid") > 9
    for command in commands:
        replayed = CliRunner().invoke(cli, shlex.split(command))
        assert (replayed.exit_code, "threw AssertionError" in replayed.output) == (1, True), command


LAMP = """
enum Lamp {
    LEFT, RIGHT;
    int uses;
    void use() { uses++; }
    static void unused() { assert LEFT.uses == 0; }
    static void notThree(Lamp lamp) { assert lamp == null || lamp.uses != 3; }
}
"""


@pytest.mark.parametrize("method, shown", [("Lamp.unused()", "Lamp.LEFT.uses=1"), ("Lamp.notThree(Lamp)", ".uses=3")])
def test_the_replay_gives_a_constant_its_changed_fields(tmp_path: Path, method: str, shown: str) -> None:
    file = tmp_path / "Lamp.java"
    file.write_text(LAMP, encoding="utf-8")
    (line,) = [line for line in check(file, "--method", method).output.splitlines() if "replay:" in line]
    assert shown in line
    replayed = CliRunner().invoke(cli, shlex.split(line.split("replay: oxpecker ")[1]))
    assert (replayed.exit_code, "AssertionError" in replayed.output) == (1, True)


def test_how_many_findings_are_wanted(program: Path) -> None:
    for arguments, findings in (([], 1), (["--max-findings", "2"], 2), (["--all"], 3)):
        result = check(program, "--method", "Main.three", *arguments)
        assert result.output.count("violates '") == findings


def test_findings_are_counted_over_all_methods(tmp_path: Path) -> None:
    methods = "".join(f"static int m{n}(int x) {{ return 1 / x; }} " for n in range(4))
    file = tmp_path / "Many.java"
    file.write_text(f"class Many {{ {methods}}}")
    output = check(file, "--max-findings", "2", "--jobs", "1").output
    assert output.count("throws ArithmeticException") == 2 and "Many.m2" not in output
    assert "2 methods not checked: enough findings (--max-findings)" in output
    assert "not checked" not in check(file, "--max-findings", "4", "--jobs", "1").output


def test_a_finding_is_told_in_order(program: Path) -> None:
    output = check(program, "--method", "Main.three", "--all").output
    texts = [
        "Main.three(0, 'a') violates 'exceptional': ArithmeticException leaves the method",
        "ArithmeticException: / by zero, thrown at",
        ": 1 / x",
        "Main.three(1, 'q') violates 'assert'",
        "where x = 1, c = 'q'",
        "Main.three(2, 'a') violates 'assert'",
        "where x = 2",
    ]
    places = [output.index(text) for text in texts]
    assert places == sorted(places)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--method", "Main.nothing"], "no such method: 'Main.nothing'"),
        (["--array", "-1"], "'-1' is not a whole number of at least 0"),
        (["--all", "--max-findings", "2"], "--all cannot be combined with --max-findings"),
        (["--strategy", "eager"], "'eager' is not one of"),
        (["--solver", "magic"], "'magic' is not one of"),
    ],
)
def test_mistakes_in_the_command(program: Path, arguments: list[str], said: str) -> None:
    result = check(program, *arguments)
    assert said in result.output
    assert result.exit_code == 2


def test_a_program_without_methods(tmp_path: Path) -> None:
    file = tmp_path / "empty.oox"
    file.write_text("class A { }", encoding="utf-8")
    result = check(file)
    assert result.exit_code == 2 and "no methods to check" in result.output


@pytest.mark.parametrize("text", ["", "// nothing yet\n", "/** A package. */\npackage p;\n"])
def test_a_file_without_a_class_is_named(tmp_path: Path, text: str) -> None:
    file = tmp_path / "package-info.java"
    file.write_text(text)
    result = CliRunner().invoke(cli, ["check", str(file)])
    assert result.exit_code == 2
    assert "error: the file declares no class, interface, enum or record" in result.output


def test_results_as_data(program: Path) -> None:
    result = check(program, "--method", "Account.withdraw", "--format", "json")
    data = json.loads(result.output)
    (method,) = data["methods"]
    assert method["verdict"] == "invalid"
    (finding,) = method["findings"]
    assert (finding["kind"], finding["line"]) == ("invariant", 4)
    assert finding["inputs"] == {"this": "Account{balance: 0}", "amount": "1"}
    assert finding["clause"] == "invariant(this.balance >= 0);"
    assert (finding["exception"], finding["witness"]) == (None, {"this.balance": "-1"})
    (step,) = finding["steps"]
    assert (step["number"], step["line"], step["text"]) == (1, 5, "this.balance: 0 -> -1")
    assert finding["steps_total"] == 1
    balances = [HeapGraph.from_data(finding[when]).objects[0].fields for when in ("heap_before", "heap_after")]
    assert balances == [(("balance", "0"),), (("balance", "-1"),)]
    assert {"paths", "solver_calls", "seconds"} <= method["statistics"].keys()


def test_time_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "wide.oox"
    file.write_text(
        'class Main { static string f() { int i := 0; string s := "";'
        ' while (i < 40) { if (nondet(bool)) { s := s + "a"; } i := i + 1; } assert #s != 41; return s; } }',
        encoding="utf-8",
    )
    result = check(file, "--time", "1")
    assert result.exit_code == 3 and "time: 1 seconds were not enough" in result.output


def test_a_loop_that_comes_back_to_where_it_was_never_ends(tmp_path: Path) -> None:
    file = tmp_path / "endless.oox"
    file.write_text("class Main { static void f() { int n := 0; while (true) { n := n + 1; } } }", encoding="utf-8")
    result = check(file)
    assert result.exit_code == 1
    assert "Main.f() never ends: the loop at line 1 repeats: all that it depends on is as before" in result.output


def test_a_long_loop_is_cut(tmp_path: Path) -> None:
    file = tmp_path / "counting.oox"
    file.write_text("class Main { static void f() { int i := 0; while (i < 9999) { i := i + 1; } } }", encoding="utf-8")
    result = check(file, "--steps", "5000")
    assert result.exit_code == 3 and "unknown (" in result.output


CALLER = """
class Caller {
    static int f(int x) ensures(retval == x + 1) { return Callee.next(x); }
    static int wrong(int x) { int y := true; return y; }
    static int calls(int x) { return Caller.wrong(x); }
    static int unread(int x) { if (x > 0) { return 1; return 2; }
    static int last(int x) ensures(retval > x) { return Callee.next(x); }
}
"""
CALLEE = "class Callee { static int next(int x) ensures(retval == x + 1) { return x + 1; } }"


def _two_files(folder: Path) -> tuple[Path, Path]:
    caller, callee = folder / "caller.oox", folder / "callee.oox"
    caller.write_text(CALLER, encoding="utf-8")
    callee.write_text(CALLEE, encoding="utf-8")
    return caller, callee


def test_an_error_in_one_method_leaves_the_others(tmp_path: Path) -> None:
    caller, callee = _two_files(tmp_path)
    result = check(caller, str(callee), "--format", "json")
    assert result.exit_code == 2
    assert "incompatible types: bool cannot be converted to int" in result.stderr
    assert "expected '}' to close the block" in result.stderr
    verdicts = {each["method"]: each["verdict"] for each in json.loads(result.stdout)["methods"]}
    assert verdicts == {
        "Caller.f(int)": "valid",
        "Caller.wrong(int)": "unknown",
        "Caller.calls(int)": "unknown",
        "Caller.unread(int)": "unknown",
        "Caller.last(int)": "valid",
        "Callee.next(int)": "valid",
    }


def test_a_folder_of_oox_files_is_one_program(tmp_path: Path) -> None:
    _two_files(tmp_path)
    result = check(tmp_path, "--method", "Caller.f")
    assert "Caller.f(int): valid" in result.stdout


def test_an_error_in_a_class_leaves_the_others(tmp_path: Path) -> None:
    file = tmp_path / "a.oox"
    wrong, right = "class A { int f := true; static int g() { return 1; } }", "class B { static int h() { return 1; } }"
    file.write_text(wrong + right, encoding="utf-8")
    result = check(file)
    assert result.exit_code == 2
    assert "A.g(): unknown" in result.stdout and "B.h(): valid" in result.stdout


def test_an_error_outside_of_classes_ends_the_check(tmp_path: Path) -> None:
    file = tmp_path / "a.oox"
    file.write_text("option ints = huge; class A { static int g() { return 1; } }", encoding="utf-8")
    result = check(file)
    assert result.exit_code == 2
    assert result.stdout == ""


def test_the_replay_names_all_files(tmp_path: Path) -> None:
    caller, callee = _two_files(tmp_path)
    caller.write_text("class A { static void f(int x) { assert Callee.next(x) != 8; } }", encoding="utf-8")
    callee.write_text(CALLEE.replace("static int", "static pure int"), encoding="utf-8")
    (line,) = [line for line in check(caller, str(callee)).stdout.splitlines() if "replay:" in line]
    replay = shlex.split(line.partition("replay: oxpecker ")[2])
    assert replay[1:3] == [str(caller), str(callee)]
    assert "violates 'assert'" in CliRunner().invoke(cli, replay).stdout


def test_files_of_two_languages_are_no_program(tmp_path: Path) -> None:
    _, callee = _two_files(tmp_path)
    result = check(tmp_path / "A.java", str(callee))
    assert result.exit_code == 2
    assert "give files of one language" in result.stderr


def test_one_switch_for_the_reading_of_jip(tmp_path: Path) -> None:
    file = tmp_path / "a.oox"
    methods = "static int f(int[] a) { return #a; } static int g(int[] a) { return a[0]; }"
    file.write_text(f"class A {{ {methods} }}", encoding="utf-8")
    assert check(file).exit_code == 4
    assert "NullPointerException" in check(file, "--exceptions", "finding").stdout
    result = check(file, "--dialect", "jip").stdout
    assert "A.f(int[]): valid" in result
    assert "throws ArrayIndexOutOfBoundsException" in result
    assert "--dialect jip" in result
    assert "A.g(int[]): valid" in check(file, "--dialect", "jip", "--exceptions", "allowed").stdout


def test_code_with_an_error_gets_no_further_warnings(tmp_path: Path) -> None:
    file = tmp_path / "a.oox"
    file.write_text("class A {\n  static int f() { return 1 + ; }\n}\n", encoding="utf-8")
    output = CliRunner().invoke(cli, ["check", str(file)]).output
    assert "error: expected an expression" in output and "missing return statement" not in output


def test_the_time_of_a_method_is_no_limit_for_reading_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "A.oox"
    file.write_text("class A { static void main() { } }")
    limits: list[float | None] = []

    def watch(seconds: float | None = None, megabytes: float | None = None) -> Watch:
        limits.append(seconds)
        return Watch(seconds, megabytes)

    monkeypatch.setattr("oxpecker.cli.loading.Watch", watch)
    jar = tmp_path / "sources" / "a-sources.jar"
    jar.parent.mkdir()
    with ZipFile(jar, "w") as written:
        written.writestr("A.java", "class A { static void f() { } }")
    for given in ([str(file), "--time", "77"], [str(tmp_path), "--time", "77"], [str(tmp_path), "--budget", "2"]):
        assert CliRunner().invoke(cli, ["check", *given]).exit_code == 0
    assert CliRunner().invoke(cli, ["check", str(jar), "--time", "77"]).exit_code == 0
    assert limits == [77.0, None, 120.0, None]


@pytest.mark.parametrize(
    ("name", "advice"),
    [
        ("README.md", "give Java files (.java), OOX files (.oox), or a folder that contains some"),
        ("lamp.als", "'oxpecker relational' runs the commands of Alloy modules"),
        ("A.class", "give the Java source; '--classpath' tells where compiled classes are"),
    ],
)
def test_files_of_other_kinds_are_refused_with_advice(tmp_path: Path, name: str, advice: str) -> None:
    file = tmp_path / name
    file.write_text("# Title")
    result = check(file)
    assert result.exit_code == 2 and f"{name} is not a program: {advice}" in result.stderr


def test_a_program_needs_no_suffix(tmp_path: Path) -> None:
    file = tmp_path / "program"
    file.write_text("class A { static void main() { } }")
    assert check(file).exit_code == 0
