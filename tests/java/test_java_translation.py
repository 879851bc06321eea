"""From Java to OOX: packages, places, the library, what is shown, what the command line does with it."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest
from click.testing import CliRunner

from oxpecker.cli.main import cli
from oxpecker.java import translate
from oxpecker.oox import syntax, types
from oxpecker.oox.checker import check
from oxpecker.oox.interpreter import Interpreter, Returned, parse_arguments
from oxpecker.oox.parser import parse
from oxpecker.oox.printer import print_program
from oxpecker.oox.source import Source

PROGRAMS = Path(__file__).parent.parent / "programs" / "java"


def output(*texts: str, owner: str = "Main") -> str:
    """What `main` of a program of several files prints."""
    translated = translate([Source(f"F{number}.java", text) for number, text in enumerate(texts)])
    assert translated.program is not None, translated.diagnostics
    return run_main(translated.program, owner)


def run_main(program: syntax.Program, owner: str) -> str:
    checked = check(program)
    assert checked.program is not None, checked.diagnostics
    (main,) = [m for m in checked.program.methods.values() if m.info.name == "main" and m.info.owner == owner]
    types = [parameter.type for parameter in main.parameters]
    run = Interpreter(checked.program).run(main, lambda heap: parse_arguments("[]" if types else "", types, heap))
    assert isinstance(run.outcome, Returned), run.outcome
    return run.output


def test_packages_and_imports() -> None:
    shapes = """
        package geometry.shapes;
        public class Square {
            public static final int SIDES = 4;
            public static int made;
            public final int side;
            public Square(int side) { this.side = side; made++; }
            public static class Factory { public Square make() { return new Square(3); } }
            public static int area(Square s) { return s.side * s.side; }
        }
    """
    helper = """
        package geometry;
        class Helper { static String help() { return "help"; } }
        public class Outside { public String call() { return Helper.help(); } }
    """
    main = """
        package app;
        import geometry.Outside;
        import geometry.shapes.*;
        import geometry.shapes.Square.Factory;
        import static geometry.shapes.Square.area;
        import static geometry.shapes.Square.*;
        public class Main {
            public static void main(String[] args) {
                Square s = new Factory().make();
                System.out.println(area(s) + SIDES + made + new Outside().call());
                System.out.println(new geometry.shapes.Square(5).side + geometry.shapes.Square.SIDES);
            }
        }
    """
    assert output(shapes, helper, main) == "14help\n9\n"


def test_classes_of_the_same_name_in_two_packages() -> None:
    thing = 'package {0}; public class Thing {{ public static String name() {{ return "{0}"; }} }}'
    call = "System.out.println(one.Thing.name() + two.Thing.name());"
    main = f"class Main {{ public static void main(String[] a) {{ {call} }} }}"
    assert output(thing.format("one"), thing.format("two"), main) == "onetwo\n"


def test_own_classes_take_names_of_the_library() -> None:
    text = """
        class Objects { static String equals() { return "own"; } }
        class NullPointerException extends RuntimeException { }
        record R(String s) { }
        class Main {
            public static void main(String[] a) {
                System.out.println(Objects.equals() + new R("x").equals(new R("x")));
                String s = null;
                try { s.length(); } catch (java.lang.NullPointerException e) { System.out.println("java's"); }
                try { throw new NullPointerException(); } catch (NullPointerException e) { System.out.println("own"); }
            }
        }
    """
    assert output(text) == "owntrue\njava's\nown\n"


@pytest.mark.parametrize(
    "name", ["classes/inner", "lambdas/functions", "statements/switch_new", "exceptions/resources", "enums/basics"]
)
def test_what_is_shown_means_the_same(name: str) -> None:
    translated = translate([Source(name, (PROGRAMS / f"{name}.java").read_text(encoding="utf-8"))])
    assert translated.program is not None
    parsed = parse(Source("shown.oox", print_program(translated.program)))
    assert not parsed.diagnostics
    assert run_main(parsed.program, "Main") == run_main(translated.program, "Main")


def test_every_statement_of_a_program_has_its_place() -> None:
    name = "statements/loops"
    translated = translate([Source(name, (PROGRAMS / f"{name}.java").read_text(encoding="utf-8"))])
    assert translated.program is not None
    for declaration in translated.program.classes:
        if declaration.name in translated.own:
            for node in syntax.walk(declaration):
                if isinstance(node, syntax.Statement):
                    assert node.span.file == name and node.span.line > 0, node


def test_only_what_is_reached_of_the_library_is_there() -> None:
    translated = translate([Source("M.java", "class Main { static int f(int x) { return x + 1; } }")])
    assert translated.program is not None
    names = {declaration.name for declaration in translated.program.classes}
    assert "Main" in names and "Integer" not in names and "PrintStream" not in names


def test_the_library_is_compiled_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from oxpecker.java.lowering import cache

    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    cache._folder.cache_clear()
    try:
        text = 'class Main { public static void main(String[] a) { Integer i = 5; System.out.println("n" + i); } }'
        assert output(text) == "n5\n"
        kept = {path.name for path in tmp_path.rglob("*.pickle")}
        assert {"java.lang.Integer.pickle", "java.lang.String.pickle"} <= kept
        monkeypatch.setattr(cache, "compile_class", None)
        assert output(text) == "n5\n"
        next(tmp_path.rglob("java.lang.Integer.pickle")).write_bytes(b"broken")
        monkeypatch.undo()
        assert output(text) == "n5\n"
    finally:
        cache._folder.cache_clear()


def test_a_class_named_like_one_of_the_library_costs_no_compilation(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from oxpecker.java.lowering import cache

    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    cache._folder.cache_clear()
    usual = """
        import java.util.ArrayDeque;
        class Main {
            public static void main(String[] a) {
                java.util.Queue<String> q = new ArrayDeque<>();
                q.add("first");
                System.out.println(q.remove());
            }
        }
    """
    own = usual.replace("class Main", "class Queue { int size = 7; }\nclass Main").replace(
        "q.re", "new Queue().size + q.re"
    )
    try:
        for text, printed in ((own, "7first\n"), (usual, "first\n")):
            assert output(text) == printed
        places = {path.relative_to(next(tmp_path.glob("oxpecker/*"))) for path in tmp_path.rglob("*.pickle")}
        assert Path("java.lang.String.pickle") in places and Path("java.util.ArrayDeque.pickle") in places
        apart = {path.name for path in places if path.parent.name}
        assert {"java.util.Deque.pickle", "java.util.Queue.pickle"} <= apart
        assert "java.lang.String.pickle" not in apart
        monkeypatch.setattr(cache, "compile_class", None)
        for text, printed in ((usual, "first\n"), (own, "7first\n")):
            assert output(text) == printed
    finally:
        cache._folder.cache_clear()


def test_a_member_is_unpacked_when_it_is_asked_for() -> None:
    from oxpecker.java.lowering.outline import Outline, outline

    method = syntax.Method(syntax.TypeUse(types.INT), "f", (), ())
    found = pickle.loads(pickle.dumps(outline(syntax.Class("C", (method,)))))
    assert isinstance(found, Outline)
    (entry,) = found.entries
    assert entry.key == ("f", 0) and not found.constructors
    assert found.trimmed(set()).members == () and entry._member is None
    assert found.trimmed({entry}).members == (method,) and entry._member is not None


# --- the command line --------------------------------------------------------------------------------------


def write(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def test_commands_take_java(tmp_path: Path) -> None:
    text = (
        "class Main { static int half(int x) { return 10 / x; } static void main() { System.out.println(half(5)); } }"
    )
    file = write(tmp_path, {"Main.java": text}) / "Main.java"
    run = CliRunner().invoke(cli, ["run", str(file)])
    assert run.exit_code == 0 and run.output.startswith("2\nMain.main() returned\n")
    checked = CliRunner().invoke(cli, ["check", str(file), "--method", "Main.half"])
    assert checked.exit_code == 1 and "Main.half(0) throws ArithmeticException" in checked.output
    assert f"{file}:1:46" in checked.output
    shown = CliRunner().invoke(cli, ["show", str(file)])
    assert shown.exit_code == 0 and "static int half(int x) {\n        return 10 / x;" in shown.output


def test_commands_take_a_whole_tree(tmp_path: Path) -> None:
    files = {
        "app/Main.java": "package app; class Main { static int f(int x) { return lib.Lib.twice(x); } }",
        "lib/Lib.java": "package lib; public class Lib { public static int twice(int x) { return 2 * x; } }",
    }
    result = CliRunner().invoke(cli, ["check", "--missing", "error", str(write(tmp_path, files))])
    assert result.exit_code == 0, result.output
    assert "Main.f(int): valid" in result.output and "Lib.twice(int): valid" in result.output


@pytest.mark.parametrize(
    ("files", "message"),
    [
        ({"A.java": "class A {"}, "A.java:1:9: error: reached end of file while parsing"),
        ({"A.java": "class A { void f() {\n}\n\n// }\n"}, "A.java:2:1: error: reached end of file while parsing"),
        ({"A.java": "class A { int f() { return g(1,"}, "A.java:1:31: error: reached end of file while parsing"),
        ({"A.java": "class A { void f() { Runnable r = () -> {"}, "error: reached end of file while parsing"),
        ({"A.java": "class A { void f() { int x = ; }"}, "syntax error: an expression is missing here"),
        ({"A.java": "import a.B; class A { }"}, "cannot find symbol: class a.B"),
        ({"A.java": "class A { Missing m; }"}, "cannot find symbol: class Missing"),
        ({"A.java": "class A extends A { }"}, "cyclic inheritance involving A"),
        ({"A.java": "class A extends A.B { static class B { } }"}, "cyclic inheritance involving A (A -> A.B -> A)"),
        ({"A.java": "class A { int\vx; /* \v */ }"}, "illegal character: '\\u000b'"),
        ({"A.java": "class A { }", "B.java": "class A { }"}, "duplicate class: A"),
        ({"A.txt": "class A { }"}, "contains no Java or OOX files"),
        ({"A.java": "void start() { }"}, "compact source file does not have main method"),
        ({"A.java": "class A { int f(int x) { return " + "x + " * 40_000 + "x; } }"}, "is nested too deeply"),
    ],
)
def test_mistakes_end_with_exit_code_2(tmp_path: Path, files: dict[str, str], message: str) -> None:
    result = CliRunner().invoke(cli, ["check", "--missing", "error", str(write(tmp_path, files))])
    assert result.exit_code == 2
    assert message in result.output


def test_places_are_those_of_the_text_with_its_escapes() -> None:
    line = "class A { int \\u0066(int \\u0061b) { return ab + nope; } }"
    found = translate([Source("A.java", line)]).diagnostics
    assert [(item.message, item.span.column) for item in found] == [
        ("cannot find symbol: variable nope", line.index("nope") + 1)
    ]
